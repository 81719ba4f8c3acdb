/* Checks a function that gives a list, with arrays of various lengths and strides, and with wrong arguments. */
#ifndef ABITESTS_LISTS_H
#define ABITESTS_LISTS_H

#include "questions.h"

/* Asks for a list whose items have `size` bytes, with room for various numbers of items and with various strides.
   The library must write as many items as fit, and must count all of them. Returns the number of all items. */
static inline size_t check_list(const char *name, list_function *list, const void *policy, const void *query,
                                size_t size) {
  static unsigned char room[8 * LARGE], whole[sizeof item_bytes];
  lcp_error error;
  size_t total = 77, count = 77;
  check_begin(name, 0, 0, 0, 0);
  memset(whole, FILL, sizeof whole);
  CHECK_STATUS(list(policy, query, whole, size, sizeof whole / size, &total, NULL), LCP_OK);
  CHECK(total * size <= sizeof whole);
  if (total * size > sizeof whole) return 0;
  CHECK_UNTOUCHED(whole + total * size, FILL, sizeof whole - total * size);
  const size_t strides[] = {4, 5, 8, 12, size - 4, size - 1, size, size + 1, size + 24, 4095, 4096};
  for (size_t i = 0; i < sizeof strides / sizeof *strides; i++)
    for (size_t n = 0; n < 6; n++) {
      size_t stride = strides[i], known = stride < size ? stride : size;
      size_t capacity = n < 3 ? n : n == 3 ? total : n == 4 ? total + 3 : SIZE_MAX;
      size_t written = capacity < total ? capacity : total;
      if (written * stride > sizeof room) continue;
      check_begin(name, (long long)stride, (long long)capacity, 1, 0);
      memset(room, FILL, sizeof room);
      count = 77;
      CHECK_STATUS(list(policy, query, room, stride, capacity, &count, NULL), LCP_OK);
      CHECK_INT(count, total);
      for (size_t k = 0; k < written; k++) {
        const unsigned char *item = room + k * stride;
        CHECK_INT(get_size(item), known);
        /* The library does not write a field that fits only in part. */
        size_t common = known & ~(size_t)7;
        if (common > 4) CHECK(memcmp(item + 4, whole + k * size + 4, common - 4) == 0);
        CHECK_UNTOUCHED(item + known, FILL, stride - known);
      }
      CHECK_UNTOUCHED(room + written * stride, FILL, sizeof room - written * stride);
    }
  check_begin(name, 2, 0, 0, 0);
  count = 77;
  CHECK_STATUS(list(policy, query, NULL, 0, 0, &count, NULL), LCP_OK);
  CHECK_INT(count, total);
  CHECK_STATUS(list(policy, query, NULL, SIZE_MAX, 0, NULL, NULL), LCP_OK);
  CHECK_STATUS(list(policy, query, whole, size, total, NULL, NULL), LCP_OK);
  memset(room, FILL, sizeof room);
  count = 77;
  const size_t wrong[] = {0, 1, 3, 4097, (size_t)(UINT64_C(1) << 32), SIZE_MAX / 2, SIZE_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    check_begin(name, (long long)wrong[i], 3, 0, 0);
    CHECK_REFUSED(list(policy, query, room, wrong[i], 1, &count, &error), LCP_ERROR_STRIDE, LCP_FIELD_STRIDE,
                  (int64_t)wrong[i]);
  }
  CHECK_REFUSED(list(policy, query, NULL, size, 1, &count, &error), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_ITEMS, 0);
  error.struct_size = 3;
  CHECK_STATUS(list(policy, query, room, size, 1, &count, &error), LCP_ERROR_STRUCT_SIZE);
  CHECK_UNTOUCHED(room, FILL, sizeof room);
  CHECK_INT(count, 77);
  return total;
}

#endif /* ABITESTS_LISTS_H */
