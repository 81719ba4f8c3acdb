/*
 * The cases of the driver: random bytes, and changed inputs of the corpora. A case depends only on its seed,
 * its number and the corpora.
 */
#ifndef FUZZ_CASES_H
#define FUZZ_CASES_H

#include "fuzz.h"
#include <dirent.h>
#include <errno.h>
#include <sys/stat.h>

enum { LONGEST = 512, MOST_SAMPLES = 256, CHANGES = 8 };

/* ---- random numbers ------------------------------------------------------------------------- */

static uint64_t state;

/* xorshift64* */
static uint64_t draw(void) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * UINT64_C(0x2545f4914f6cdd1d);
}

static size_t below(size_t bound) { return (size_t)(draw() >> 32) % bound; }

/* Seeds the random numbers of a case with the finaliser of splitmix64, so that neighbouring cases have
   unrelated numbers. */
static void begin_numbers(uint64_t seed, uint64_t number) {
  uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + number;
  x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
  state = (x ^ x >> 31) | 1;
}

/* ---- corpora -------------------------------------------------------------------------------- */

typedef struct sample {
  uint8_t bytes[LONGEST];
  size_t size;
} sample;

typedef struct corpus {
  sample samples[MOST_SAMPLES];
  char *paths[MOST_SAMPLES];
  size_t count;
} corpus;

static void stop(const char *path) {
  perror(path);
  exit(2);
}

static char *join(const char *folder, const char *name) {
  size_t size = strlen(folder) + strlen(name) + 2;
  char *path = malloc(size);
  if (!path) stop(folder);
  snprintf(path, size, "%s/%s", folder, name);
  return path;
}

static void read_sample(corpus *all, const char *path) {
  if (all->count == MOST_SAMPLES) {
    errno = EFBIG;
    stop(path);
  }
  sample *read = &all->samples[all->count];
  FILE *file = fopen(path, "rb");
  if (!file) stop(path);
  read->size = fread(read->bytes, 1, sizeof read->bytes, file);
  fclose(file);
  if (!(all->paths[all->count++] = strdup(path))) stop(path);
}

static int not_hidden(const struct dirent *entry) { return entry->d_name[0] != '.'; }

static int is_folder(const char *path) {
  struct stat about;
  return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Reads an input, or all inputs of a folder in the order of their names. */
static void read_samples(corpus *all, const char *path) {
  struct dirent **entries;
  if (!is_folder(path)) {
    read_sample(all, path);
    return;
  }
  int count = scandir(path, &entries, not_hidden, alphasort);
  if (count < 0) stop(path);
  for (int i = 0; i < count; i++) {
    char *file = join(path, entries[i]->d_name);
    if (!is_folder(file)) read_sample(all, file);
    free(file);
    free(entries[i]);
  }
  free(entries);
}

/* ---- one case ------------------------------------------------------------------------------- */

static void change(sample *s, const corpus *all) {
  static const uint8_t telling[] = {0, 1, 2, 4, 0x7F, 0x80, 0xF0, 0xF8, 0xFC, 0xFF};
  size_t at = s->size ? below(s->size) : 0;
  switch (below(6)) {
    case 0:
      if (s->size) s->bytes[at] ^= (uint8_t)(1u << below(8));
      break;
    case 1:
      if (s->size) s->bytes[at] = (uint8_t)draw();
      break;
    case 2:
      if (s->size) s->bytes[at] = telling[below(sizeof telling)];
      break;
    case 3: /* inserts a byte */
      if (s->size == LONGEST) break;
      memmove(s->bytes + at + 1, s->bytes + at, s->size - at);
      s->bytes[at] = (uint8_t)draw();
      s->size++;
      break;
    case 4: /* removes a byte */
      if (!s->size) break;
      memmove(s->bytes + at, s->bytes + at + 1, s->size - at - 1);
      s->size--;
      break;
    default: { /* continues with bytes of another input */
      if (!all->count) break;
      const sample *other = &all->samples[below(all->count)];
      if (other->size <= at) break;
      memcpy(s->bytes + at, other->bytes + at, other->size - at);
      s->size = other->size;
    }
  }
}

static void make_case(sample *made, const corpus *all, uint64_t seed, uint64_t number) {
  begin_numbers(seed, number);
  if (all->count && below(4)) {
    const sample *chosen = &all->samples[below(all->count)];
    made->size = chosen->size;
    memcpy(made->bytes, chosen->bytes, chosen->size);
  } else {
    made->size = below(LONGEST / 2);
    for (size_t i = 0; i < made->size; i++) made->bytes[i] = (uint8_t)draw();
  }
  for (size_t changes = below(CHANGES + 1); changes > 0; changes--) change(made, all);
}

/* Changes the first byte, which says whether the case is quick. A quick case avoids slow questions. */
static void set_quick(sample *made, int quick) {
  if (made->size == 0) made->bytes[made->size++] = 0;
  made->bytes[0] = (uint8_t)((made->bytes[0] & ~QUICK) | (quick ? QUICK : 0));
}

#endif /* FUZZ_CASES_H */
