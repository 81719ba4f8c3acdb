/* Damaged snapshots with a corrected checksum. */
#ifndef INVARIANTS_MUTANTS_H
#define INVARIANTS_MUTANTS_H

#include "steps.h"
#include "snapshots.h"

/* Puts all apps into the background, with open tasks. */
static void busy(void) {
  lcp_device_event e = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_UNLOCK);
  lcp_device_post(device, &e, NULL, NULL);
  for (uint32_t i = 1; i <= app_count; i++) {
    e.app = i;
    e.kind = LCP_OCCURRENCE_OPEN_APP;
    lcp_device_post(device, &e, NULL, NULL);
    for (int n = 0; n < 40; n++) drain(), reply(0);
    e.kind = LCP_OCCURRENCE_BEGIN_TASK;
    lcp_device_post(device, &e, NULL, NULL);
    e.kind = LCP_OCCURRENCE_HOME;
    lcp_device_post(device, &e, NULL, NULL);
    for (int n = one_in(4) ? 3 : 40; n > 0; n--) drain(), reply(0);
  }
}

static void mutate(long long count) {
  static unsigned char bytes[1 << 17], changed[1 << 17];
  static size_t size;
  static volatile long long done, restored, hung;
  seed = 1;
  life = 0;
  while (done < count) {
    life++;
    check_random_state = (UINT64_C(0x9e3779b97f4a7c15) + (uint64_t)life) * UINT64_C(0xbf58476d1ce4e5b9) | 1;
    device = twin = NULL;
    int way = sigsetjmp(out, 1);
    if (way) continue; /* A call to an undamaged device did not return. A run without mutants reports such a call. */
    do {
      lcp_device_destroy(device);
      lcp_device_destroy(twin);
      new_device();
    } while (app_count > 6 || is_extreme);
    drop_twin();
    can_leave = 1;
    for (step = 1; step <= 20 + (long long)below(60); step++) take_step();
    drain();
    if (!one_in(4)) busy();
    can_leave = 0;
    if (lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL) != LCP_OK) continue;
    lcp_device_destroy(device);
    device = NULL;
    static volatile int i;
    for (i = 0; i < 400 && done < count; i++) {
      static lcp_device *other;
      static char where[200];
      int length = 0;
      memcpy(changed, bytes, size);
      where[0] = 0;
      for (uint32_t n = one_in(2) ? 1 : 1 + below(4); n > 0; n--) {
        size_t at = HEADER + below((uint32_t)(size - HEADER));
        /* Usually chooses a byte that may be a value of an enumeration. */
        for (int tries = 0; tries < 12 && !(changed[at] && changed[at] < 32); tries++)
          at = HEADER + below((uint32_t)(size - HEADER));
        unsigned value = one_in(3) ? below(256) : below(11);
        length += snprintf(where + length, sizeof where - (size_t)length, " %zu:%02x->%02x", at, changed[at], value);
        changed[at] = (unsigned char)value;
      }
      put_checksum(changed, size);
      done++;
      check_count++;
      CHECK_STATUS(lcp_device_create(&options, &other, NULL), LCP_OK);
      if (sigsetjmp(out, 1)) {
        check_failures++;
        if (hung++ < 5)
          printf("invariants: does not return: snapshot of life %lld, mutant %d, size %zu:%s\n", life, i, size, where);
        other = NULL;
        continue;
      }
      if (lcp_device_restore(other, changed, size, now, NULL, NULL) == LCP_OK) {
        int64_t reached = 0;
        int times = 0;
        restored++;
        can_leave = 1;
        lcp_device_effect e = no_effect;
        do {
          while (lcp_device_next_effect(other, &e, NULL) == LCP_OK) {}
        } while (advance(other, now + 3600 * SECOND, &reached) == LCP_ERROR_QUEUE_FULL && ++times < 100000);
        can_leave = 0;
        if (times >= 100000) {
          check_failures++;
          if (hung++ < 5)
            printf("invariants: no end of effects: snapshot of life %lld, mutant %d:%s\n", life, i, where);
        }
      }
      lcp_device_destroy(other);
    }
  }
  printf("invariants: %lld damaged snapshots, %lld of them a state, %lld that go on for ever\n", (long long)done,
         (long long)restored, (long long)hung);
}

#endif
