/*
 * Checks what the header promises of days: equal seeds give equal days, quotas and habits are respected, the
 * replies of a host are never late, and a copy of a day continues as the original does. Bad habits are refused
 * with their field and value, and a day of arbitrary bytes never traps.
 *
 * `days time [N]` plays N days, so that valgrind can count the instructions.
 */
#include <lifecycle_policy.h>

#include "check.h"

enum { HOUR = 3600, DAY = 24 * HOUR, MOST = 20000 };
#define SECOND INT64_C(1000000000)

static lcp_day day, other;
static lcp_device_effect effect;

/* ---- devices --------------------------------------------------------------------------------- */

static lcp_device *device_of(lcp_os_version_t os, uint32_t apps) {
  static lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(os);
  lcp_device *device = NULL;
  facts.passcode = LCP_FACT_YES;
  options.facts = &facts;
  options.apps = apps;
  options.policies = apps;
  CHECK_STATUS(lcp_device_create(&options, &device, NULL), LCP_OK);
  return device;
}

static uint32_t install(lcp_device *device, const lcp_app *app, int replies) {
  lcp_install install = LCP_INSTALL_INIT;
  uint32_t number = 0;
  install.was_launched = LCP_FACT_YES;
  install.app = app;
  if (!replies) install.reply_after_ns = 0;
  install.complete_after_ns = 8 * SECOND;
  install.stay_for_ns = 5 * SECOND;
  CHECK_STATUS(lcp_device_install(device, &install, &number, NULL), LCP_OK);
  return number;
}

static lcp_app scheduling_app(void) {
  lcp_app app = LCP_APP_INIT;
  app.background_modes =
      LCP_BIT(LCP_MODE_FETCH) | LCP_BIT(LCP_MODE_PROCESSING) | LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION);
  app.permitted_identifiers = 2;
  app.session_sends_launch_events = LCP_FACT_YES;
  return app;
}

static lcp_habits commuter(lcp_app_habits *app) {
  lcp_habits habits = LCP_HABITS_INIT;
  habits.used_hours = UINT32_C(0x7e11c0);
  habits.charging_hours = UINT32_C(0x80003f);
  habits.low_power_hours = UINT32_C(0x060000);
  habits.pickups_per_day = 40;
  habits.seconds_per_use = 150;
  habits.memory_pressures_per_day = 14;
  app->opens_per_day = 8;
  app->force_quits_per_week = 3;
  app->silent_pushes_per_day = 100;
  app->visible_pushes_per_day = 10;
  habits.count = 1;
  habits.items = app;
  return habits;
}

static int is_in(uint32_t hours, const lcp_habits *habits, int64_t at_ns) {
  return hours >> ((habits->start_hour + at_ns / SECOND / HOUR) % 24) & 1;
}

/* ---- a day, act by act ----------------------------------------------------------------------- */

/* What happened in a day. */
typedef struct {
  long long acts, effects, refreshes, pushes, opens, ends, held, late;
  uint64_t digest, device;
} outcome;

/* Plays the day at `from` to its end, and checks each act. If `replies` is set, replies to effects as soon as they
   are taken. */
static outcome play(lcp_device *device, lcp_day *from, const lcp_habits *habits, int replies) {
  outcome o = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  int64_t pushed[4] = {INT64_MIN, INT64_MIN, INT64_MIN, INT64_MIN}, last = INT64_MIN;
  lcp_day_act act = LCP_DAY_ACT_INIT;
  const lcp_device_effect no_effect = LCP_DEVICE_EFFECT_INIT;
  for (long long calls = 0; calls < 100 * MOST; calls++) {
    lcp_error error = LCP_ERROR_INIT;
    lcp_status_t status = lcp_day_next(from, device, &act, &error);
    if (status == LCP_ERROR_QUEUE_FULL) {
      CHECK(error.field == LCP_FIELD_EFFECTS);
      for (effect = no_effect; lcp_device_next_effect(device, &effect, NULL) == LCP_OK; effect = no_effect) {
        o.effects++;
        o.ends += effect.kind == LCP_EFFECT_KILL;
        o.refreshes += effect.kind == LCP_EFFECT_DELIVER_CALLBACK && effect.token &&
                       (effect.trigger == LCP_TRIGGER_APP_REFRESH_TASK ||
                        effect.trigger == LCP_TRIGGER_BACKGROUND_FETCH);
        if (replies && effect.needs_reply == LCP_FACT_YES)
          o.late += lcp_device_reply(device, effect.id, LCP_REPLY_RETURNED, NULL) != LCP_OK;
      }
      continue;
    }
    if (status != LCP_OK) {
      CHECK_STATUS(status, LCP_ERROR_NOT_FOUND);
      CHECK(error.field == LCP_FIELD_DAY);
      break;
    }
    o.acts++;
    CHECK(act.at_ns >= last && act.at_ns < (habits->days ? habits->days : 1) * (int64_t)DAY * SECOND);
    last = act.at_ns;
    o.digest = act.digest;
    CHECK(act.choice != LCP_RULE_NONE);
    lcp_rule rule = LCP_RULE_INIT;
    CHECK_STATUS(lcp_rule_at(act.choice, &rule), LCP_OK);
    CHECK(rule.family == LCP_FAMILY_CHOICE && !strncmp(rule.id, "choice.day.", 11));
    if (act.posted != LCP_FACT_YES) {
      CHECK(act.verdict == 0 && act.disposition == LCP_DISPOSITION_NEWEST_HELD);
      o.held++;
      continue;
    }
    CHECK(act.verdict != 0);
    if (act.kind == LCP_OCCURRENCE_OPEN_APP) {
      o.opens++;
      CHECK(is_in(habits->used_hours, habits, act.at_ns) || is_in(habits->used_hours, habits, act.at_ns - 10 * SECOND));
    }
    if (act.kind == LCP_OCCURRENCE_TRIGGER && act.trigger == LCP_TRIGGER_SILENT_PUSH) {
      CHECK(!is_in(habits->off_hours | habits->offline_hours, habits, act.at_ns));
      if (act.verdict != LCP_VERDICT_ALLOWED) continue;
      o.pushes++;
      /* At most three pushes are delivered within an hour. */
      CHECK(habits->count > 1 || pushed[1] == INT64_MIN || act.at_ns - pushed[1] >= HOUR * SECOND);
      for (int i = 0; i < 3; i++) pushed[i] = pushed[i + 1];
      pushed[3] = act.at_ns;
    }
  }
  CHECK_STATUS(lcp_device_digest(device, &o.device, NULL), LCP_OK);
  lcp_device_status status = LCP_DEVICE_STATUS_INIT;
  CHECK_STATUS(lcp_device_get_status(device, &status, NULL), LCP_OK);
  CHECK(status.now_ns == (habits->days ? habits->days : 1) * (int64_t)DAY * SECOND);
  return o;
}

static outcome day_of(uint64_t seed, lcp_os_version_t os, uint32_t days, int replies) {
  lcp_device *device = device_of(os, 1);
  lcp_app app = scheduling_app();
  lcp_app_habits app_habits = LCP_APP_HABITS_INIT(install(device, &app, replies));
  lcp_habits habits = commuter(&app_habits);
  habits.days = days;
  CHECK_STATUS(lcp_day_begin(device, &habits, seed, &day, NULL), LCP_OK);
  outcome o = play(device, &day, &habits, replies);
  /* After its end, a day has no further act. */
  lcp_day_act act = LCP_DAY_ACT_INIT;
  CHECK_STATUS(lcp_day_next(&day, device, &act, NULL), LCP_ERROR_NOT_FOUND);
  lcp_device_destroy(device);
  return o;
}

static void check_days(void) {
  static const lcp_os_version_t versions[] = {LCP_OS(7, 0, 0), LCP_OS(12, 0, 0), LCP_OS(17, 0, 0), LCP_OS(26, 0, 0)};
  long long refreshes = 0, opens = 0, ends = 0, held = 0, days = 0;
  for (uint64_t seed = 0; seed < (uint64_t)check_setting("ABI_DAYS", 100); seed++) {
    lcp_os_version_t os = versions[seed % 4];
    check_begin("lcp_day_next", (long long)seed, os, 0, 0);
    outcome one = day_of(seed, os, 1, 0), again = day_of(seed, os, 1, 0);
    CHECK(one.digest == again.digest && one.device == again.device && one.acts == again.acts);
    outcome replied = day_of(seed, os, 1, 1);
    CHECK(replied.late == 0);
    CHECK(one.digest != day_of(seed + 1, os, 1, 0).digest);
    CHECK(one.refreshes < 24 && one.pushes <= 72);
    days++, refreshes += one.refreshes, opens += one.opens, ends += one.ends, held += one.held;
  }
  /* On average, a day has few refreshes, and as many opens as the habits say. */
  CHECKF(refreshes > 2 * days && refreshes < 10 * days, "%lld refreshes in %lld days", refreshes, days);
  CHECKF(opens > 6 * days && opens < 10 * days, "%lld opens in %lld days", opens, days);
  CHECKF(ends > days / 2 && held > days, "%lld ends, %lld held", ends, held);
}

/* ---- copies ---------------------------------------------------------------------------------- */

static void check_copies(void) {
  lcp_device *device = device_of(LCP_OS(17, 0, 0), 1), *second = NULL;
  lcp_app app = scheduling_app();
  lcp_app_habits app_habits = LCP_APP_HABITS_INIT(install(device, &app, 0));
  lcp_habits habits = commuter(&app_habits);
  lcp_day_act act = LCP_DAY_ACT_INIT;
  CHECK_STATUS(lcp_day_begin(device, &habits, 9, &day, NULL), LCP_OK);
  for (int i = 0; i < 40;) {
    lcp_status_t status = lcp_day_next(&day, device, &act, NULL);
    if (status == LCP_ERROR_QUEUE_FULL)
      while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) continue;
    else if (status == LCP_OK)
      i++;
    else
      break;
  }
  while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) continue;
  CHECK_STATUS(lcp_device_fork(device, &second, NULL), LCP_OK);
  memcpy(&other, &day, sizeof day);
  outcome one = play(device, &day, &habits, 0), two = play(second, &other, &habits, 0);
  CHECK(one.digest == two.digest && one.device == two.device && one.acts == two.acts && one.acts > 20);
  lcp_device_destroy(second);
  lcp_device_destroy(device);
}

/* ---- refused arguments ----------------------------------------------------------------------- */

static lcp_error error;

static lcp_status_t begin_day(const lcp_device *device, const lcp_habits *habits) {
  static const lcp_error no_error = LCP_ERROR_INIT;
  error = no_error;
  memset(&day, 0x5a, sizeof day);
  lcp_status_t status = lcp_day_begin(device, habits, 1, &day, &error);
  if (status != LCP_OK) CHECK_UNTOUCHED(&day, 0x5a, sizeof day);
  return status;
}

#define REFUSED(call, expected, of_field, refused) \
  do {                                             \
    CHECK_STATUS(call, expected);                  \
    CHECK_INT(error.field, of_field);              \
    CHECK_INT(error.value, refused);               \
  } while (0)

static void check_refusals(void) {
  lcp_device *device = device_of(LCP_OS(17, 0, 0), 2), *old = device_of(LCP_OS(3, 0, 0), 1);
  lcp_app app = scheduling_app();
  lcp_app_habits items[2] = {LCP_APP_HABITS_INIT(install(device, &app, 0)), LCP_APP_HABITS_INIT(0)};
  items[1].app = install(device, NULL, 0);
  lcp_habits habits = commuter(&items[0]), bad;
  habits.items = items;
  habits.count = 2;
  CHECK_STATUS(begin_day(device, &habits), LCP_OK);
  REFUSED(begin_day(NULL, &habits), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_DEVICE, 0);
  REFUSED(begin_day((const lcp_device *)&other, &habits), LCP_ERROR_DEVICE, LCP_FIELD_DEVICE, 0);
  REFUSED(begin_day(device, NULL), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_HABITS, 0);
  CHECK_STATUS(lcp_day_begin(device, &habits, 1, NULL, &error), LCP_ERROR_NULL_ARGUMENT);
  CHECK_INT(error.field, LCP_FIELD_DAY);
  REFUSED(begin_day(old, &habits), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_OS, LCP_OS(3, 0, 0));
#define BAD(of, to, field)                                                          \
  do {                                                                              \
    bad = habits;                                                                   \
    bad.of = to;                                                                    \
    REFUSED(begin_day(device, &bad), LCP_ERROR_OUT_OF_RANGE, field, to);            \
  } while (0)
  BAD(start_hour, 24, LCP_FIELD_START_HOUR);
  BAD(days, 367, LCP_FIELD_DAYS);
  BAD(used_hours, 0x1000000, LCP_FIELD_USED_HOURS);
  BAD(charging_hours, 0x1000000, LCP_FIELD_CHARGING_HOURS);
  BAD(offline_hours, 0x80000000, LCP_FIELD_OFFLINE_HOURS);
  BAD(low_power_hours, 0x1000000, LCP_FIELD_LOW_POWER_HOURS);
  BAD(off_hours, 0x1000000, LCP_FIELD_OFF_HOURS);
  BAD(pickups_per_day, 1441, LCP_FIELD_PICKUPS_PER_DAY);
  BAD(seconds_per_use, 3601, LCP_FIELD_SECONDS_PER_USE);
  BAD(memory_pressures_per_day, UINT32_MAX, LCP_FIELD_MEMORY_PRESSURES_PER_DAY);
  BAD(count, 65, LCP_FIELD_COUNT);
  /* With these habits, the phone is off in the first hour in which the user uses it. */
  bad = habits, bad.off_hours = 0x40;
  REFUSED(begin_day(device, &bad), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_USED_HOURS, 0x40);
  bad = habits, bad.used_hours = 0;
  REFUSED(begin_day(device, &bad), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_PICKUPS_PER_DAY, 40);
  bad.pickups_per_day = bad.memory_pressures_per_day = 0;
  REFUSED(begin_day(device, &bad), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_OPENS_PER_DAY, 8);
  bad = habits, bad.items = NULL;
  REFUSED(begin_day(device, &bad), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_HABITS, 0);
  bad = habits, bad.stride = 2;
  REFUSED(begin_day(device, &bad), LCP_ERROR_STRIDE, LCP_FIELD_STRIDE, 2);
  bad = habits, bad.stride = sizeof *items - 4;
  REFUSED(begin_day(device, &bad), LCP_ERROR_STRIDE, LCP_FIELD_STRIDE, (long long)(sizeof *items - 4));
#define BAD_APP(of, to, status, field)                            \
  do {                                                            \
    lcp_app_habits kept = items[1];                               \
    items[1].of = to;                                             \
    REFUSED(begin_day(device, &habits), status, field, to);       \
    CHECK_INT(error.index, 1);                                    \
    items[1] = kept;                                              \
  } while (0)
  BAD_APP(app, 3, LCP_ERROR_NOT_FOUND, LCP_FIELD_APP);
  BAD_APP(app, 0, LCP_ERROR_MISSING_VALUE, LCP_FIELD_APP);
  BAD_APP(opens_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_OPENS_PER_DAY);
  BAD_APP(force_quits_per_week, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_FORCE_QUITS_PER_WEEK);
  BAD_APP(silent_pushes_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_SILENT_PUSHES_PER_DAY);
  BAD_APP(visible_pushes_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_VISIBLE_PUSHES_PER_DAY);
  BAD_APP(region_crossings_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_REGION_CROSSINGS_PER_DAY);
  BAD_APP(transfers_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_TRANSFERS_PER_DAY);
  BAD_APP(voip_pushes_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_VOIP_PUSHES_PER_DAY);
  BAD_APP(bluetooth_events_per_day, 1441, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_BLUETOOTH_EVENTS_PER_DAY);

  /* Tries structs that are too short or longer than the library knows. */
  bad = habits, bad.struct_size = 3;
  REFUSED(begin_day(device, &bad), LCP_ERROR_STRUCT_SIZE, LCP_FIELD_HABITS, 3);
  bad = habits, bad.struct_size = 5000;
  CHECK_STATUS(begin_day(device, &bad), LCP_ERROR_STRUCT_SIZE);
  bad = habits, bad.struct_size = 12; /* without the hours and the apps */
  CHECK_STATUS(begin_day(device, &bad), LCP_OK);
  struct {
    lcp_habits habits;
    uint32_t more[2];
  } longer = {habits, {0, 0}};
  longer.habits.struct_size = sizeof longer;
  CHECK_STATUS(begin_day(device, &longer.habits), LCP_OK);
  longer.more[1] = 1;
  CHECK_STATUS(begin_day(device, &longer.habits), LCP_ERROR_NEWER_STRUCT);
  lcp_app_habits kept = items[1];
  items[1].struct_size = 8;
  CHECK_STATUS(begin_day(device, &habits), LCP_OK);
  items[1].struct_size = 2;
  CHECK_STATUS(begin_day(device, &habits), LCP_ERROR_STRUCT_SIZE);
  items[1] = kept;

  /* Tries wrong arguments of lcp_day_next. */
  lcp_day_act act = LCP_DAY_ACT_INIT;
  const lcp_error no_error = LCP_ERROR_INIT;
  CHECK_STATUS(begin_day(device, &habits), LCP_OK);
#define NEXT(d, v, a) (error = no_error, lcp_day_next(d, v, a, &error))
  REFUSED(NEXT(NULL, device, &act), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_DAY, 0);
  REFUSED(NEXT((lcp_day *)((char *)&day + 4), device, &act), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_DAY, 4);
  memset(&other, 0, sizeof other);
  REFUSED(NEXT(&other, device, &act), LCP_ERROR_DAY, LCP_FIELD_DAY, 0);
  REFUSED(NEXT(&day, NULL, &act), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_DEVICE, 0);
  REFUSED(NEXT(&day, device, NULL), LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_ANSWER, 0);
  act.struct_size = 3;
  CHECK_STATUS(NEXT(&day, device, &act), LCP_ERROR_STRUCT_SIZE);
  unsigned char room[sizeof act + 16];
  memset(room, 0x5a, sizeof room);
  uint32_t size = 16;
  memcpy(room, &size, sizeof size);
  CHECK_STATUS(lcp_day_next(&day, device, (lcp_day_act *)(void *)room, NULL), LCP_OK);
  CHECK_UNTOUCHED(room + 16, 0x5a, sizeof room - 16);
  lcp_device_destroy(old);
  lcp_device_destroy(device);
}

/* ---- any bytes ------------------------------------------------------------------------------- */

/* Damages a day, and plays it on a device. In a third of the cases, the app of the day was removed from
   the device before. Nothing may trap, and each call must return. */
static void check_damage(void) {
  lcp_app app = scheduling_app();
  for (int i = 0; i < (int)check_setting("ABI_DAMAGED_DAYS", 300); i++) {
    check_begin("lcp_day_next", i, 0, 0, 0);
    lcp_device *device = device_of(LCP_OS(17, 0, 0), 2);
    lcp_app_habits app_habits = LCP_APP_HABITS_INIT(install(device, &app, 0));
    lcp_habits habits = commuter(&app_habits);
    CHECK_STATUS(lcp_day_begin(device, &habits, (uint64_t)i, &day, NULL), LCP_OK);
    if (i % 3 == 0) lcp_device_uninstall(device, app_habits.app, NULL);
    for (int n = (int)check_below(12); n >= 0; n--) /* keeps the first 8 bytes, which mark a day */
      ((unsigned char *)&day)[8 + check_below(sizeof day - 8)] = (unsigned char)check_random();
    if (i % 5 == 0)
      for (size_t n = 8; n < sizeof day; n++) ((unsigned char *)&day)[n] = (unsigned char)check_random();
    lcp_day_act act = LCP_DAY_ACT_INIT;
    for (int n = 0; n < 2000; n++) {
      lcp_status_t status = lcp_day_next(&day, device, &act, NULL);
      if (status == LCP_ERROR_QUEUE_FULL)
        while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) continue;
      else if (status != LCP_OK)
        break;
      else
        CHECK(act.choice >= LCP_RULE_NONE && act.rule >= LCP_RULE_NONE);
    }
    lcp_device_destroy(device);
  }
}

/* ---- recorded days, which the tests of every binding play ------------------------------------ */

static lcp_device *kept;
static lcp_app_habits kept_habits[64];
static uint32_t kept_count;

static void vector_day(const char *id, const lcp_habits *habits, uint64_t seed, long long acts, uint64_t digest) {
  CHECK_STATUS(lcp_day_begin(kept, habits, seed, &day, NULL), LCP_OK);
  outcome o = play(kept, &day, habits, 0);
  CHECKF(o.acts == acts && o.digest == digest, "%s: %lld acts, digest %016llx", id, o.acts,
         (unsigned long long)o.digest);
  lcp_device_destroy(kept);
}

/* In days.inc, the last arguments of APP and PLAY are in the order of the fields of lcp_app_habits and
   lcp_habits. */
static void check_vectors(void) {
#define BEGIN(os, apps) kept = device_of(os, apps), kept_count = 0;
#define APP(modes, identifiers, authorization, scenes_, events, restores, ...)                   \
  {                                                                                              \
    lcp_app app = LCP_APP_INIT;                                                                  \
    app.background_modes = modes, app.permitted_identifiers = identifiers;                       \
    app.location_authorization = authorization, app.scenes = scenes_;                            \
    app.session_sends_launch_events = events, app.restoration_identifier = restores;             \
    lcp_app_habits own = {sizeof own, install(kept, &app, 0), __VA_ARGS__};                      \
    kept_habits[kept_count++] = own;                                                             \
  }
#define PLAY(id, seed, acts, digest, ...)                                                        \
  {                                                                                              \
    lcp_habits habits = {sizeof habits, __VA_ARGS__, kept_count, kept_habits, sizeof *kept_habits}; \
    vector_day(id, &habits, seed, acts, digest);                                                 \
  }
#include "days.inc"
}

int main(int argc, char **argv) {
  check_start();
  if (argc > 1 && !strcmp(argv[1], "time")) {
    long long acts = 0, days = argc > 2 ? atoll(argv[2]) : 1000;
    for (long long seed = 0; seed < days; seed++) acts += day_of((uint64_t)seed, LCP_OS(17, 0, 0), 1, 0).acts;
    printf("%lld days, %lld acts\n", days, acts);
    return check_done("days time");
  }
  check_vectors();
  check_days();
  check_copies();
  check_refusals();
  check_damage();
  return check_done("days");
}
