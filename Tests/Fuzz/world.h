/*
 * Reads a question from the bytes of a case. Every struct has a block of memory of exactly its size. Most fields
 * have valid values, and some have arbitrary values.
 *
 * In a `raw` world every struct begins as a valid one. Then any of its bytes can change, also those of struct_size,
 * but not those of pointers.
 */
#ifndef FUZZ_WORLD_H
#define FUZZ_WORLD_H

#include "fuzz.h"
#include "questions.h"

enum { MOST_BYTES = 4096 };

/* ---- one struct ----------------------------------------------------------------------------- */

/* Returns how many bytes of a struct the library may access if its struct_size is `size`. */
static inline size_t claimed(uint32_t size) { return size < 4 || size > MOST_BYTES ? 4 : size; }

/* Returns the size `known` most of the time, and otherwise a smaller or larger size. */
static inline uint32_t take_size(input *in, size_t known) {
  uint8_t way = take(in);
  if (way < 240) return (uint32_t)known;
  if (way < 246) return 4 + take_below(in, (uint32_t)known - 3);
  if (way < 252) return (uint32_t)known + take(in);
  return (uint32_t)take_number(in, 4);
}

/* Takes a version, which usually has a small minor version and a small patch, like the versions on which
   rules change. The greatest major version that is taken is one that the library does not know. */
static inline lcp_os_version_t take_version(input *in) {
  uint8_t major = take(in);
  if (major >= 0xF0) return (lcp_os_version_t)take_number(in, 4);
  uint8_t minor = take(in);
  return LCP_OS(2 + major % (lcp_os_newest() >> 16), minor & 15, minor >> 6);
}

/* Takes a value for a field. Most values are valid. */
static inline int64_t take_value(input *in, const field *f) {
  uint8_t way = take(in);
  if (way >= 0xFC) return (int64_t)take_number(in, f->size);
  if (f->kind == ANYTHING) return (int64_t)take_number(in, way & 1 ? f->size : 1);
  if (f->kind == VERSION) return f->required || way & 1 ? take_version(in) : 0;
  if (!f->required && (f->kind == SAME_STATE || f->kind == APP_STATE) && way < 0x60) return 0;
  if (f->kind == SAME_STATE) return 1 + way % STATES;
  uint64_t span = (uint64_t)f->high - (uint64_t)f->low + 1;
  if (span <= 0xFC) return f->low + (int64_t)(way % span);
  if (way < 0x80) return f->required ? f->low : 0;
  return (int64_t)((uint64_t)f->low + take_number(in, 8) % span);
}

/* Copies a struct of `known` bytes into new memory. The case chooses the size of the memory, which may cut off the
   end of the struct. The bytes after the struct are 0, but one of them may be 1. */
static inline void *take_sized(input *in, const void *object, size_t known) {
  uint8_t room[MOST_BYTES] = {0};
  uint32_t size = take_size(in, known);
  memcpy(room, object, known);
  set_size(room, size);
  if (claimed(size) > known && take(in) & 1)
    room[known + take_below(in, (uint32_t)(claimed(size) - known))] = 1;
  return memory_copy(room, claimed(size));
}

/* Changes some bytes anywhere in a struct, or none. The `keep` bytes that begin at `from` are pointers,
   and are not changed. */
static inline void take_patches(input *in, uint8_t *object, size_t from, size_t keep) {
  uint8_t way = take(in);
  for (int count = way < 0x80 ? 0 : way & 7; count > 0; count--) {
    size_t at = take(in);
    if (at >= 0xF0) at = take_below(in, MOST_BYTES);
    uint8_t byte = take(in);
    if (at < from || at >= from + keep) object[at] ^= byte;
  }
}

/* Places a struct in which any byte can be changed. */
static inline void *take_raw(input *in, const void *object, size_t known, size_t from,
                             size_t keep) {
  uint8_t room[MOST_BYTES] = {0};
  memcpy(room, object, known);
  take_patches(in, room, from, keep);
  return memory_copy(room, claimed(get_size(room)));
}

/* Takes the fields of a struct. A state of the app and a state of a scene seldom occur in the same struct. */
static inline void take_fields(input *in, void *object, const field *fields) {
  int64_t first = 0;
  for (const field *f = fields; f->name; f++) {
    int64_t value = take_value(in, f);
    if (f->kind == FIRST_STATE) first = value;
    if (f->kind == SAME_STATE && value > 0 && value <= STATES && take(in) < 0xF0)
      value = is_scene_state(first) ? APP_STATES + 1 + value % (STATES - APP_STATES)
                                    : 1 + value % APP_STATES;
    set_field(object, f, value);
  }
}

static inline void *take_struct(input *in, void *object, size_t known, const field *fields,
                                int raw) {
  if (raw) return take_raw(in, object, known, 0, 0);
  take_fields(in, object, fields);
  return take_sized(in, object, known);
}

/* Places a struct for an answer, filled with `fill`. */
static inline void *place_output(uint32_t size, uint8_t fill) {
  void *place = memory_place(claimed(size));
  memset(place, fill, claimed(size));
  set_size(place, size);
  return place;
}

/* ---- the ground ----------------------------------------------------------------------------- */

static inline int is_stride(size_t stride) { return stride >= 4 && stride <= MOST_BYTES; }

/* Takes the stride of an array of structs of `known` bytes. Most strides are `known`, or up to 7 bytes more.
   Some strides are invalid. */
static inline size_t take_stride(input *in, size_t known) {
  uint8_t way = take(in);
  if (way < 180) return known + (way & 7);
  if (way < 230) return 4 + take_below(in, 2 * (uint32_t)known);
  if (way < 250) return take_below(in, 4200);
  return (size_t)take_number(in, 8);
}

/* Places the items of the limits. There are as many items as the library may read, and no more. */
static inline void take_items(input *in, lcp_limits *limits, int raw) {
  size_t last = sizeof(lcp_limit);
  if (limits->count == 0 || limits->count > 64 || !is_stride(limits->stride)) {
    limits->items = take(in) & 1 ? NULL : memory_place(0);
    return;
  }
  static uint8_t items[64 * MOST_BYTES];
  size_t stride = limits->stride;
  memset(items, 0, limits->count * stride);
  for (uint32_t i = 0; i < limits->count; i++) {
    uint8_t item[MOST_BYTES] = {0};
    lcp_limit limit = LCP_LIMIT_INIT;
    limit.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
    memcpy(item, &limit, sizeof limit);
    if (raw) take_patches(in, item, 0, 0);
    else {
      take_fields(in, item, lcp_limit_fields);
      set_size(item, take_size(in, sizeof limit < stride ? sizeof limit : stride));
    }
    memcpy(items + i * stride, item, stride);
    last = claimed(get_size(item));
    if (last > stride) last = stride;
  }
  limits->items = memory_copy(items, (limits->count - 1) * stride + last);
}

static inline const void *take_limits(input *in, int raw) {
  lcp_limits limits = LCP_LIMITS_INIT;
  uint8_t way = take(in);
  if (way < 0x80) return NULL;
  limits.count = way & 3;
  if (way >= 0xF0) {
    limits.count = (uint32_t)take_number(in, way & 1 ? 4 : 1);
    limits.stride = (size_t)take_number(in, way & 2 ? 8 : 2);
  }
  uint32_t size = raw ? take_size(in, sizeof limits) : (uint32_t)sizeof limits;
  /* The size may cut off fields. To the library, such a field is 0. */
  if (size < offsetof(lcp_limits, items)) limits.count = 0;
  if (size < sizeof limits) limits.stride = 0;
  take_items(in, &limits, raw);
  uint8_t room[MOST_BYTES] = {0};
  memcpy(room, &limits, sizeof limits);
  set_size(room, size);
  return memory_copy(room, claimed(size));
}

static inline const void *take_app(input *in, int raw) {
  lcp_app app = LCP_APP_INIT;
  return take_struct(in, &app, sizeof app, lcp_app_fields, raw);
}

static inline const void *take_facts(input *in, int raw) {
  lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  return take_struct(in, &facts, sizeof facts, lcp_device_facts_fields, raw);
}

/* Takes a context. A policy can be prepared for most of these contexts. */
static inline const void *take_context(input *in, int raw) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  uint8_t way = take(in);
  if (way == 0xFF) return NULL;
  if (!raw) {
    context.os = take_version(in);
    context.profile = (lcp_profile_t)(way & 3);
    if (way >= 0xFC) context.profile = (lcp_profile_t)take_number(in, 4);
    if (way >= 0xF8) context.reserved = take(in) & 1;
  }
  context.app = way & 0x10 ? take_app(in, raw) : NULL;
  context.facts = way & 0x20 ? take_facts(in, raw) : NULL;
  context.limits = way & 0x40 ? take_limits(in, raw) : NULL;
  size_t pointers = offsetof(lcp_context, app);
  return raw ? take_raw(in, &context, sizeof context, pointers, sizeof context - pointers)
             : take_sized(in, &context, sizeof context);
}

static inline const void *take_query(input *in, const question *q, int raw) {
  any_query query;
  if (!q->query_size || (raw && take(in) == 0xFF)) return NULL;
  fill_query(&query, q);
  return take_struct(in, &query, q->query_size, q->fields, raw);
}

#endif /* FUZZ_WORLD_H */
