/* Runs the life of a device, as the bytes of a case describe it. Restores its snapshots, some of them
   damaged, and plays days, some of them damaged. */
#include "last.h"
#include "oracle.h"
#include "snapshots.h"

enum { TURNS = 32, APPS = 3, SNAPSHOT = 1 << 15 };

static lcp_device *device, *other;
static int has_other_os;
static lcp_device_effect last;

static int32_t take_one(input *in, int32_t count) {
  uint8_t way = take(in);
  if (way >= 0xFC) return (int32_t)take_number(in, 4);
  return way % (count + 1);
}

static const void *take_options(input *in, int raw) {
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(LCP_OS(17, 0, 0));
  uint8_t way = take(in);
  options.os = take_version(in);
  options.profile = (lcp_profile_t)(way & 3) % 3;
  options.apps = APPS;
  options.scenes = 1 + (way >> 2 & 3);
  options.tasks = 1 + (way >> 4 & 1);
  options.requests = 2;
  options.policies = 1 + (way >> 5 & 1);
  options.effects = way & 0x40 ? 28 : 64;
  way = take(in);
  options.on_silence = (way & 3) % 4;
  options.on_conditional = (way >> 2 & 3) % 4;
  options.unknown_limit = (way >> 4 & 3) % 3;
  options.facts = way & 0x40 ? take_facts(in, raw) : NULL;
  options.now_ns = way & 0x80 ? (int64_t)take_number(in, 8) : 0;
  if (!raw) return take_sized(in, &options, sizeof options);
  size_t from = offsetof(lcp_device_options, facts);
  return take_raw(in, &options, sizeof options, from, sizeof options - from);
}

/* Creates `device` and `other` with the same options, each in memory of exactly its size. Returns 0 if the options or
   the memory do not allow it. */
static int begin(input *in, int raw) {
  const lcp_device_options *options = take_options(in, raw);
  size_t size = 0;
  uint32_t fewest = 0;
  device = other = NULL;
  if (lcp_device_measure(options, &size, &fewest, NULL) != LCP_OK) {
    HOLDS(size == 0 && fewest == 0);
    HOLDS(lcp_device_create(options, &device, NULL) != LCP_OK && !device);
    return 0;
  }
  HOLDS(size > 0 && fewest > 0);
  if (size > 60000) return 0;
  void *room = memory_place(size), *second = memory_place(size);
  int is_aligned = !((uintptr_t)room & 7);
  lcp_status_t expected = is_aligned ? LCP_OK : LCP_ERROR_OUT_OF_RANGE;
  HOLDS_STATUS(lcp_device_init(room, size - 1, options, &device, NULL),
               is_aligned ? LCP_ERROR_MEMORY : expected);
  HOLDS(!device);
  HOLDS_STATUS(lcp_device_init(room, size, options, &device, NULL), expected);
  if (expected != LCP_OK || (uintptr_t)second & 7) return 0;
  HOLDS_STATUS(lcp_device_init(second, size, options, &other, NULL), LCP_OK);
  has_other_os = 0;
  return 1;
}

static const void *take_install(input *in, int raw, int has_limits) {
  lcp_install install = LCP_INSTALL_INIT;
  uint8_t way = take(in);
  install.was_launched = (way & 3) % 3;
  install.missing_callbacks_mask[0] = way & 4 ? take_number(in, 5) : 0;
  install.reply_after_ns = way & 8 ? (int64_t)take_number(in, 5) - 1 : way & 16 ? 0 : -1;
  install.footprint_bytes = way & 32 ? (int64_t)take_number(in, 4) : 0;
  install.app = way & 64 ? take_app(in, raw) : NULL;
  install.limits = way & 128 && has_limits ? take_limits(in, raw) : NULL;
  size_t from = offsetof(lcp_install, app);
  return raw ? take_raw(in, &install, sizeof install, from, sizeof install - from)
             : take_sized(in, &install, sizeof install);
}

static const void *take_event(input *in, int raw) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(0);
  event.kind = take_one(in, LCP_OCCURRENCE_KEEP_ALIVE);
  event.app = take(in) % (APPS + 2);
  event.trigger = take_one(in, LAST_TRIGGER);
  event.activity = take_one(in, LAST_ACTIVITY);
  event.termination = take_one(in, LAST_TERMINATION);
  uint8_t way = take(in);
  event.value = (way & 3) % 3;
  event.decision = (way >> 2 & 3) % 3;
  event.scene = way >> 4 & 3;
  event.process = way >> 6 & 1;
  event.token = take(in) & 7;
  event.interruption = event.token + 1;
  event.notice = take_one(in, LAST_EVENT);
  event.fact = 1 + event.token;
  event.identifier = way >> 6;
  event.amount = way & 0x80 ? (int64_t)take_number(in, 8) : take(in) * INT64_C(1000000000);
  return raw ? take_raw(in, &event, sizeof event, 0, 0) : take_sized(in, &event, sizeof event);
}

static void check_effect(const lcp_device_effect *e) {
  check_named(LCP_ENUM_EFFECT, e->kind, 0);
  check_named(LCP_ENUM_CALLBACK, e->callback, 1);
  check_named(LCP_ENUM_STATE, e->from, 1);
  check_named(LCP_ENUM_STATE, e->to, 1);
  check_named(LCP_ENUM_STATE, e->reads, 1);
  check_named(LCP_ENUM_TERMINATION, e->termination, 1);
  check_named(LCP_ENUM_ALLOWANCE, e->allowance, 1);
  HOLDS(e->rule >= LCP_RULE_NONE && e->rule < (int64_t)lcp_rule_count());
  HOLDS(e->app >= 1);
}

/* Takes waiting effects, as many as the case says, and replies to some of them. If `until` is set, also takes effects
   that are due until then. */
static void take_effects(input *in, const int64_t *until) {
  lcp_device_effect *e = memory_place(sizeof *e);
  char *text = NULL;
  size_t length = 0, room = 0;
  for (int count = take(in); count > 0; count--) {
    lcp_device_effect empty = LCP_DEVICE_EFFECT_INIT;
    memcpy(e, &empty, sizeof empty);
    lcp_status_t status = until ? lcp_device_run_until(device, *until, e, NULL)
                                : lcp_device_next_effect(device, e, NULL);
    if (status != LCP_OK) return;
    memcpy(&last, e, sizeof last);
    check_effect(&last);
    HOLDS_STATUS(lcp_effect_text(e, NULL, 0, &length, NULL), LCP_OK);
    if (!text) text = memory_place(room = length + 1);
    HOLDS_STATUS(lcp_effect_text(e, text, room, &length, NULL), LCP_OK);
    HOLDS(strlen(text) == (length < room ? length : room - 1));
    if (last.needs_reply == LCP_FACT_YES && count & 1)
      lcp_device_reply(device, last.id, count & 2 ? LCP_REPLY_RETURNED : LCP_REPLY_NOT_IMPLEMENTED, NULL);
  }
}

static uint64_t digest_of(const lcp_device *of) {
  uint64_t digest = 0;
  HOLDS_STATUS(lcp_device_digest(of, &digest, NULL), LCP_OK);
  return digest;
}

/* Restores a snapshot into `other`, which must then be equal to `device`. Then changes the snapshot and restores it
   again. That must either fail and change nothing, or succeed; then the case may go on with the restored device. */
static void snapshot(input *in) {
  static uint8_t bytes[SNAPSHOT], again[SNAPSHOT];
  size_t size = 0, same_size = 0;
  lcp_device_status s = LCP_DEVICE_STATUS_INIT;
  if (lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL) != LCP_OK) return;
  if (size > sizeof bytes) return;
  HOLDS_STATUS(lcp_device_get_status(device, &s, NULL), LCP_OK);
  lcp_status_t status = lcp_device_restore(other, bytes, size, s.now_ns, NULL, NULL);
  if (has_other_os && status == LCP_ERROR_SNAPSHOT_FOREIGN) return;
  HOLDS_STATUS(status, LCP_OK);
  HOLDS(digest_of(other) == digest_of(device));
  HOLDS_STATUS(lcp_device_snapshot(other, again, sizeof again, &same_size, NULL), LCP_OK);
  HOLDS(same_size == size && memcmp(bytes, again, size) == 0);
  uint8_t way = take(in);
  for (int count = way & 3; count > 0; count--) bytes[take_below(in, (uint32_t)size)] ^= take(in);
  if (way & 4) size = take_below(in, (uint32_t)size + 1);
  if (way & 8 && size >= HEADER) put_checksum(bytes, size);
  uint64_t before = digest_of(other);
  const uint8_t *place = memory_copy(bytes, size);
  status = lcp_device_restore(other, place, size, (int64_t)take(in), NULL, NULL);
  if (status != LCP_OK) HOLDS(digest_of(other) == before);
  else if (way & 16) HOLDS_STATUS(lcp_device_copy(device, other, NULL), LCP_OK);
}

static void look(input *in) {
  lcp_app_status s = LCP_APP_STATUS_INIT;
  lcp_device_effect kill = LCP_DEVICE_EFFECT_INIT;
  uint32_t app = take(in) % (APPS + 2), scene = take(in) & 3;
  int64_t at = 77;
  lcp_state_t state = 77;
  if (lcp_device_get_app_status(device, app, &s, NULL) == LCP_OK) {
    check_named(LCP_ENUM_STATE, s.state, 0);
    HOLDS(s.remaining_ns >= 0);
  }
  lcp_status_t status = lcp_device_next_deadline(device, app, &at, NULL);
  HOLDS((status == LCP_OK) == (at != 77));
  if (lcp_device_pending_kill(device, app, &kill, NULL) == LCP_OK) {
    check_effect(&kill);
    HOLDS(kill.kind == LCP_EFFECT_KILL);
  }
  status = lcp_device_get_scene_state(device, app, scene, &state, NULL);
  HOLDS((status == LCP_OK) == (state != 77));
}

/* Begins a day with any habits, even contradictory ones. Changes some bytes of the day if the case says so.
   Then plays a part of the day. */
static void live_a_day(input *in, int raw) {
  lcp_app_habits items[2] = {LCP_APP_HABITS_INIT(1), LCP_APP_HABITS_INIT(0)};
  lcp_habits habits = LCP_HABITS_INIT;
  uint8_t way = take(in);
  habits.start_hour = take(in) % 25;
  habits.days = way & 3;
  habits.used_hours = (uint32_t)take_number(in, 3);
  habits.charging_hours = (uint32_t)take_number(in, 3);
  habits.off_hours = way & 4 ? (uint32_t)take_number(in, 3) & ~habits.used_hours : way & 8 ? take(in) : 0;
  habits.offline_hours = way & 16 ? (uint32_t)take_number(in, 3) : 0;
  habits.low_power_hours = way & 32 ? (uint32_t)take_number(in, 4) : 0;
  habits.pickups_per_day = take(in);
  habits.seconds_per_use = (uint32_t)take_number(in, 2) % 3700;
  habits.memory_pressures_per_day = take(in);
  for (int i = 0; i < 2; i++) {
    uint32_t *rates = &items[i].opens_per_day;
    for (int n = 0; n < 8; n++) rates[n] = (uint32_t)take(in) * 6;
    items[i].app = i ? take(in) % (APPS + 2) : 1;
  }
  habits.count = way >> 6;
  if (habits.count > 2) habits.count = 2;
  habits.items = (const lcp_app_habits *)memory_copy((const uint8_t *)items, habits.count * sizeof *items);
  size_t from = offsetof(lcp_habits, count);
  const void *given = raw ? take_raw(in, &habits, sizeof habits, from, sizeof habits - from)
                          : memory_copy((const uint8_t *)&habits, sizeof habits);
  lcp_day *day = memory_place(sizeof *day);
  memset((void *)day, 0, sizeof *day);
  uint64_t seed = take_number(in, 8);
  lcp_status_t expected = (uintptr_t)day & 7 ? LCP_ERROR_OUT_OF_RANGE : LCP_ERROR_DAY;
  lcp_day_act act = LCP_DAY_ACT_INIT;
  HOLDS_STATUS(lcp_day_next(day, device, &act, NULL), expected);
  lcp_status_t status = lcp_day_begin(device, given, seed, day, NULL);
  if (expected == LCP_ERROR_OUT_OF_RANGE) HOLDS(status != LCP_OK);
  if (status != LCP_OK) return;
  if (way & 8) /* damages the day, but not the 8 bytes that mark it as a day */
    for (int count = take(in) & 7; count > 0; count--)
      ((uint8_t *)day)[8 + take_number(in, 2) % (sizeof *day - 8)] = take(in);
  for (int count = take(in); count > 0; count--) {
    status = lcp_day_next(day, device, &act, NULL);
    if (status == LCP_ERROR_QUEUE_FULL) {
      take_effects(in, NULL);
    } else if (status != LCP_OK) {
      HOLDS(status == LCP_ERROR_NOT_FOUND || status == LCP_ERROR_DAY);
      return;
    } else {
      check_named(LCP_ENUM_OCCURRENCE, act.kind, 0);
      check_named(LCP_ENUM_TRIGGER, act.trigger, 1);
      check_named(LCP_ENUM_VERDICT, act.verdict, 1);
      HOLDS(act.choice >= LCP_RULE_NONE && act.choice < (int64_t)lcp_rule_count());
      HOLDS(act.rule >= LCP_RULE_NONE && act.rule < (int64_t)lcp_rule_count());
    }
  }
}

void fuzz_devices(input *in) {
  int raw = take(in) & 1;
  if (!begin(in, raw)) return;
  if (take(in) == 0xFF) {
    lcp_device *copy = NULL;
    HOLDS_STATUS(lcp_device_fork(device, &copy, NULL), LCP_OK);
    HOLDS(digest_of(copy) == digest_of(device));
    lcp_device_destroy(copy);
  }
  for (int step = 0; step < TURNS && left(in); step++) {
    uint32_t app = 0;
    int64_t reached = 0;
    uint8_t way = take(in), error_size = sizeof(lcp_error);
    switch (step < 2 ? step : way & 15) {
      case 0: lcp_device_install(device, take_install(in, raw, step == 0), &app, NULL); break;
      case 1: {
        lcp_device_event boot = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
        lcp_device_post(device, &boot, NULL, NULL);
        break;
      }
      case 2: lcp_device_update_app(device, way >> 4 & 3, take_install(in, raw, 0), NULL); break;
      case 3:
        if (way & 0x80) lcp_device_uninstall(device, way >> 4 & 3, NULL);
        else if (way & 0x40) has_other_os |= lcp_device_update_os(device, take_version(in), NULL) == LCP_OK;
        break;
      case 4: lcp_device_reply(device, way & 16 ? last.id : take_number(in, 3), way >> 5 & 3, NULL); break;
      case 5: case 6:
        lcp_device_advance(device, (int64_t)take_number(in, way & 16 ? 8 : 5), &reached, NULL);
        break;
      case 7: snapshot(in); break;
      case 8: look(in); break;
      case 9: take_effects(in, NULL); break;
      case 15: live_a_day(in, raw); break;
      case 10: {
        int64_t until = (int64_t)take_number(in, way & 16 ? 8 : 5);
        take_effects(in, &until);
        break;
      }
      default: {
        uint8_t *error = place_output(error_size, FIRST_FILL);
        lcp_device_outcome *outcome = place_output(sizeof *outcome, FIRST_FILL);
        const void *event = take_event(in, raw);
        lcp_status_t status = lcp_device_post(device, event, outcome, (void *)error);
        check_told(error, error_size, FIRST_FILL, status);
        if (status == LCP_OK) {
          lcp_device_outcome told;
          memcpy(&told, outcome, sizeof told);
          check_named(LCP_ENUM_VERDICT, told.verdict, 0);
          check_named(LCP_ENUM_PRICE, told.price, 1);
        } else {
          HOLDS(all_bytes((uint8_t *)outcome + 4, FIRST_FILL, sizeof *outcome - 4));
        }
      }
    }
  }
}
