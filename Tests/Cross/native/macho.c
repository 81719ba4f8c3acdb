/*
 * Maps a Mach-O library as dyld does: maps its segments, applies the rebases and binds (the lazy ones at
 * once), and finds exports in the trie. Knows the tables of LC_DYLD_INFO_ONLY, which the linker writes for
 * macOS 11, and refuses any other form. From a universal file, maps the image for this processor.
 */
#include "image.h"

enum {
  MAGIC = 0xfeedfacf, FAT_MAGIC = 0xcafebabe, DYLIB = 6,
  LC_SEGMENT_64 = 0x19, LC_DYLD_INFO_ONLY = 0x22 /* | LC_REQ_DYLD */,
  MOST_SEGMENTS = 16, HEADER_SIZE = 32
};
static const uint32_t LC_REQ_DYLD = 0x80000000;
#if defined __x86_64__
static const uint32_t processor = 0x01000007;
#elif defined __aarch64__
static const uint32_t processor = 0x0100000c;
#endif

static const unsigned char *file;
static size_t file_size;
static unsigned char *image;
static size_t image_size;
static struct {
  uint64_t address, size;
  uint32_t access, flags;
} segments[MOST_SEGMENTS];
static uint32_t segment_count;
static const unsigned char *trie, *trie_end;

static uint32_t big(const unsigned char *at) { return __builtin_bswap32(u32(at)); }

/* A table in the file. */
typedef struct table {
  const unsigned char *at, *end;
} table;

static table table_at(uint32_t offset, uint32_t size) {
  if (offset > file_size || size > file_size - offset) image_refuse("is cut short", "");
  return (table){file + offset, file + offset + size};
}

static unsigned byte(table *t) {
  if (t->at == t->end) image_refuse("a table is cut short", "");
  return *t->at++;
}

/* Reads a number in LEB128. */
static uint64_t number(table *t, int is_signed) {
  uint64_t value = 0;
  unsigned next, shift = 0;
  do {
    next = byte(t);
    value |= (uint64_t)(next & 0x7f) << shift;
    shift += 7;
  } while (next & 0x80 && shift < 64);
  if (is_signed && next & 0x40 && shift < 64) value |= ~UINT64_C(0) << shift;
  return value;
}

static uint64_t unsigned_number(table *t) { return number(t, 0); }
static int64_t signed_number(table *t) { return (int64_t)number(t, 1); }

static const char *name(table *t) {
  const char *start = (const char *)t->at;
  while (byte(t)) {
  }
  return start;
}

/* Returns the address of a word of the image. A table names the word by its segment and offset. */
static unsigned char *word(uint32_t segment, uint64_t offset) {
  if (segment >= segment_count || offset > segments[segment].size - 8)
    image_refuse("a fixup lies outside its segment", "");
  if (!(segments[segment].access & IMAGE_WRITE))
    image_refuse("a fixup lies in a segment that is not written", "");
  return image + segments[segment].address + offset;
}

/* The file's addresses are relative to the image, so a rebase adds the address of the image. */
static void rebase(table t) {
  uint32_t segment = 0;
  uint64_t offset = 0;
  while (t.at < t.end) {
    unsigned code = byte(&t), low = code & 15;
    uint64_t times = 0, skip = 0;
    switch (code >> 4) {
      case 0: return;
      case 1:
        if (low != 1) image_refuse("a rebase is not of a pointer", "");
        break;
      case 2: segment = low, offset = unsigned_number(&t); break;
      case 3: offset += unsigned_number(&t); break;
      case 4: offset += 8 * (uint64_t)low; break;
      case 5: times = low; break;
      case 6: times = unsigned_number(&t); break;
      case 7: times = 1, skip = unsigned_number(&t); break;
      case 8: times = unsigned_number(&t), skip = unsigned_number(&t); break;
      default: image_refuse("an unknown rebase", "");
    }
    for (; times > 0; times--) {
      unsigned char *at = word(segment, offset);
      uint64_t value = u64(at) + (uint64_t)(uintptr_t)image;
      memcpy(at, &value, 8);
      offset += 8 + skip;
    }
  }
}

/* All imports come from the first and only library. The lazy table ends each entry with DONE. */
static void bind(table t, int lazy) {
  uint32_t segment = 0;
  uint64_t offset = 0;
  int64_t addend = 0;
  void *target = NULL;
  while (t.at < t.end) {
    unsigned code = byte(&t), low = code & 15;
    uint64_t times = 0, skip = 0;
    switch (code >> 4) {
      case 0:
        if (!lazy) return;
        break;
      case 1:
        if (low != 1) image_refuse("imports from another library than the first", "");
        break;
      case 4: {
        const char *symbol = name(&t);
        target = image_import(*symbol == '_' ? symbol + 1 : symbol);
        break;
      }
      case 5: break;
      case 6: addend = signed_number(&t); break;
      case 7: segment = low, offset = unsigned_number(&t); break;
      case 8: offset += unsigned_number(&t); break;
      case 9: times = 1; break;
      case 10: times = 1, skip = unsigned_number(&t); break;
      case 11: times = 1, skip = 8 * (uint64_t)low; break;
      case 12: times = unsigned_number(&t), skip = unsigned_number(&t); break;
      default: image_refuse("an unknown bind", "");
    }
    for (; times > 0; times--) {
      uint64_t value = (uint64_t)(uintptr_t)target + (uint64_t)addend;
      memcpy(word(segment, offset), &value, 8);
      offset += 8 + skip;
    }
  }
}

static void map_segments(const unsigned char *commands, uint32_t count) {
  const unsigned char *at = commands;
  for (uint32_t i = 0; i < count; at += u32(at + 4), i++) {
    if (u32(at) != LC_SEGMENT_64) continue;
    if (segment_count == MOST_SEGMENTS) image_refuse("has too many segments", "");
    segments[segment_count].address = u64(at + 24);
    segments[segment_count].size = u64(at + 32);
    segments[segment_count].access = u32(at + 60) & 7;
    segments[segment_count].flags = u32(at + 68);
    uint64_t end = u64(at + 24) + u64(at + 32);
    if (end > image_size) image_size = end;
    segment_count++;
  }
  image = image_reserve(image_size, 1 << 16);
  at = commands;
  for (uint32_t i = 0, n = 0; i < count; at += u32(at + 4), i++) {
    if (u32(at) != LC_SEGMENT_64) continue;
    table bytes = table_at((uint32_t)u64(at + 40), (uint32_t)u64(at + 48));
    memcpy(image + segments[n++].address, bytes.at, (size_t)(bytes.end - bytes.at));
  }
}

void image_map(const char *path) {
  enum { READ_ONLY_AFTER_FIXUPS = 0x10 };
  file = image_file(path, &file_size);
  if (file_size >= 8 && big(file) == (uint32_t)FAT_MAGIC) {
    const unsigned char *found = NULL;
    for (uint32_t i = 0; i < big(file + 4); i++)
      if (big(file + 8 + 20 * i) == processor) found = file + 8 + 20 * i;
    if (!found) image_refuse("has no image for this processor", "");
    file_size = big(found + 12), file += big(found + 8);
  }
  if (file_size < HEADER_SIZE || u32(file) != (uint32_t)MAGIC || u32(file + 4) != processor ||
      u32(file + 12) != DYLIB)
    image_refuse("is no Mach-O library for this processor", "");
  uint32_t count = u32(file + 16);
  map_segments(file + HEADER_SIZE, count);
  const unsigned char *at = file + HEADER_SIZE;
  for (uint32_t i = 0; i < count; at += u32(at + 4), i++) {
    if (u32(at) != (LC_DYLD_INFO_ONLY | LC_REQ_DYLD)) continue;
    rebase(table_at(u32(at + 8), u32(at + 12)));
    bind(table_at(u32(at + 16), u32(at + 20)), 0);
    if (u32(at + 28)) image_refuse("binds weakly", "");
    bind(table_at(u32(at + 32), u32(at + 36)), 1);
    table exports = table_at(u32(at + 40), u32(at + 44));
    trie = exports.at, trie_end = exports.end;
  }
  if (!trie) image_refuse("has no LC_DYLD_INFO_ONLY", "");
  for (uint32_t i = 0; i < segment_count; i++) {
    int access = (int)segments[i].access;
    if (segments[i].flags & READ_ONLY_AFTER_FIXUPS) access &= ~IMAGE_WRITE;
    image_protect(image + segments[i].address, segments[i].size, access);
  }
}

/* Looks an export up in the trie. A node begins with the size of its data and the data itself (flags and
   address). The edges follow, each with a text and the offset of a node. */
void *image_export(const char *wanted) {
  const char *rest = wanted;
  uint64_t node = 0;
  int is_start = 1; /* The name in the file begins with an underscore. */
  for (;;) {
    table t = {trie + node, trie_end};
    uint64_t size = unsigned_number(&t);
    if (size && !is_start && !*rest) {
      if (unsigned_number(&t) != 0) image_refuse("an export is not a usual one:", wanted);
      return image + unsigned_number(&t);
    }
    t.at += size;
    unsigned edges = byte(&t);
    int found = 0;
    for (; edges > 0; edges--) {
      const char *text = name(&t);
      uint64_t next = unsigned_number(&t);
      const char *tail = is_start ? text + (*text == '_') : text;
      if (found || strncmp(tail, rest, strlen(tail)) != 0 || (is_start && *text != '_')) continue;
      found = 1, rest += strlen(tail), node = next;
    }
    if (!found) return NULL;
    is_start = 0;
  }
}
