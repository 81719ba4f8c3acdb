/*
 * Support for the callers that older_newer.py generates: structs that end at an unreadable page, with known
 * bytes before them; values that depend only on names and counters, and so are the same in every program; and a
 * digest of the answers.
 */
#ifndef ABITESTS_OLDER_NEWER_H
#define ABITESTS_OLDER_NEWER_H

#include "../check.h"
#include "../guarded.h"
#include <inttypes.h>

enum { FILL = 0xA5, CANARY = 0xC7, CANARIES = 64, SLOTS = 64, ROOM = 1 << 16 };
enum { TURNS = 120, ATTEMPTS = 30 }; /* turns for each function, and attempts to find a list with items */
typedef enum role { INPUT, OUTPUT, ELEMENTS } role;

/* ---- structs at the edge of a page ---------------------------------------------------------- */

typedef struct slot {
  int id, used;
  role role;
  size_t size, count, known; /* `size` is the caller's size of one struct, and `known` the library's */
  unsigned char *room, *start;
} slot;

static slot slots[SLOTS];

static inline void set_size_of(unsigned char *at, size_t size) {
  uint32_t narrow = (uint32_t)size;
  memcpy(at, &narrow, 4);
}

static inline uint32_t size_of(const unsigned char *at) {
  uint32_t size;
  memcpy(&size, at, 4);
  return size;
}

/* Fills input structs with 0, and others with FILL. Sets struct_size in output structs. Elements of an
   array have no struct_size yet. */
static inline void fill_slot(slot *s) {
  memset(s->start, s->role == INPUT ? 0 : FILL, s->size * s->count);
  for (size_t i = 0; s->role == OUTPUT && i < s->count; i++)
    set_size_of(s->start + i * s->size, s->size);
}

static inline slot *open_slot(int id, role role, size_t size, size_t count, size_t known) {
  slot *s = &slots[id];
  if (!s->room) s->room = guarded(ROOM);
  s->id = id, s->role = role, s->size = size, s->count = count, s->known = known, s->used = 1;
  s->start = s->room + ROOM - size * count;
  memset(s->start - CANARIES, CANARY, CANARIES);
  fill_slot(s);
  return s;
}

static inline void close_slots(void) {
  for (int i = 0; i < SLOTS; i++) slots[i].used = 0;
}

/* Checks that the bytes before each struct were not changed. Behind each struct is an unreadable page. */
static inline void check_canaries(void) {
  for (int i = 0; i < SLOTS; i++)
    if (slots[i].used) CHECK_UNTOUCHED(slots[i].start - CANARIES, CANARY, CANARIES);
}

/* ---- values --------------------------------------------------------------------------------- */

static uint64_t turn, attempt;
static const char *call_name = "";

static inline uint64_t hash_text(uint64_t hash, const char *text) {
  for (; *text; text++) hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
  return hash;
}

/* Returns a number that depends only on the call, the turn, the attempt, the name and the element. */
static inline uint64_t roll(const char *name, size_t element) {
  uint64_t x = hash_text(hash_text(UINT64_C(0xcbf29ce484222325), call_name), name);
  x += (turn + attempt * TURNS) * UINT64_C(0x9e3779b97f4a7c15);
  x += element * UINT64_C(0xd1b54a32d192ed03);
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static inline int64_t pick(uint64_t dice, const int64_t *values, size_t count) {
  return values[(dice >> 8) % count];
}

/* Returns one bit of a mask, or a random selection of the bits. */
static inline uint64_t pick_bits(uint64_t dice, uint64_t all) {
  uint64_t one = UINT64_C(1) << ((dice >> 8) % 64);
  for (int i = 0; i < 64 && !(one & all); i++) one = one << 1 | one >> 63;
  return dice & 1 ? one : dice >> 3 & all;
}

static inline lcp_os_version_t pick_os(uint64_t dice, unsigned zeros) {
  if (dice % 64 < zeros) return 0;
  return LCP_OS(2 + (dice >> 8) % (lcp_os_newest() >> 16), (dice >> 16) % 4, (dice >> 24) % 2);
}

static const char *const texts[] = {
    "audio",  "location", "fetch",        "processing",      "mystery", "", "12.0", "8",
    "15.4.1", "iphoneos17.0", "$(PRODUCT_NAME)", "org.example.refresh", "YES"};
enum { TEXTS = sizeof texts / sizeof *texts };

static inline const char *pick_text(uint64_t dice) { return texts[(dice >> 8) % TEXTS]; }

static inline lcp_text text_of(const char *data) {
  lcp_text text = {data, strlen(data)};
  return text;
}

/* The items of every list of texts. No list has more items than these. */
static const lcp_text text_list[] = {{"audio", 5}, {"mystery", 7}, {"location", 8}};

/* ---- policies ------------------------------------------------------------------------------- */

/* Returns the policy of a turn. It is prepared from structs with only the fields of the oldest header, so the
   policy is the same for every copy of the header. */
static inline const lcp_policy *any_policy(void) {
  static lcp_policy policy;
  struct {
    uint32_t struct_size, exits_on_suspend;
    uint64_t background_modes;
    uint32_t scenes;
  } app = {20, 0, 0, 0};
  struct {
    uint32_t struct_size, os, profile, reserved;
    const void *app;
  } context = {16 + sizeof(void *), 0, 0, 0, NULL};
  context.os = pick_os(roll("policy.os", 0), 0);
  context.profile = (uint32_t)(roll("policy.profile", 0) % 4);
  app.background_modes = pick_bits(roll("policy.modes", 0), 0x1fff);
  app.scenes = (uint32_t)(roll("policy.scenes", 0) % 3);
  context.app = &app;
  CHECK_STATUS(lcp_policy_prepare((const void *)&context, &policy, sizeof policy, NULL), LCP_OK);
  return &policy;
}

/* ---- devices -------------------------------------------------------------------------------- */

/* The size of the memory for a device with the usual capacities or smaller ones. */
enum { DEVICE_ROOM = 1 << 18 };
static inline void *device_room(void) {
  static uint64_t room[DEVICE_ROOM / sizeof(uint64_t)];
  return room;
}

/* Returns a device that is on, with an app in front that owes a reply. The device is in the same state for every
   call. It is made from structs that have the fields of the oldest header. */
static inline lcp_device *any_device(void) {
  static uint64_t room[1 << 15];
  struct {
    uint32_t struct_size, os;
  } options = {8, LCP_OS(17, 0, 0)};
  uint32_t install = 4;
  struct {
    uint32_t struct_size, kind, app;
  } event = {12, LCP_OCCURRENCE_BOOT, 0};
  lcp_device *device = NULL;
  CHECK_STATUS(lcp_device_init(room, sizeof room, (const void *)&options, &device, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_install(device, (const void *)&install, &event.app, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_post(device, (const void *)&event, NULL, NULL), LCP_OK);
  event.kind = LCP_OCCURRENCE_OPEN_APP;
  CHECK_STATUS(lcp_device_post(device, (const void *)&event, NULL, NULL), LCP_OK);
  return device;
}

/* ---- answers ---------------------------------------------------------------------------------- */

static uint64_t digest;
static int verbose;

static inline void show_line(const char *line) {
  digest = hash_text(digest, line);
  if (verbose) printf("  %s %" PRIu64 " %s\n", call_name, turn, line);
}

static inline void show_number(const char *name, uint64_t value) {
  char line[160];
  snprintf(line, sizeof line, "%s = %" PRIu64, name, value);
  show_line(line);
}

static inline void show_bytes(const char *name, const void *bytes, size_t size) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < size; i++)
    hash = (hash ^ ((const unsigned char *)bytes)[i]) * UINT64_C(0x100000001b3);
  show_number(name, hash);
}

static inline void show_text(const char *name, const char *value) {
  char line[4096];
  snprintf(line, sizeof line, "%s = %s", name, value ? value : "(NULL)");
  show_line(line);
}

#endif /* ABITESTS_OLDER_NEWER_H */
