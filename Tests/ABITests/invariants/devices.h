/* Makes random devices with random apps. */
#ifndef INVARIANTS_DEVICES_H
#define INVARIANTS_DEVICES_H

#include "looks.h"

static const lcp_os_version_t versions[] = {
    LCP_OS(2, 0, 0),  LCP_OS(3, 1, 0),  LCP_OS(4, 0, 0),  LCP_OS(4, 3, 0),  LCP_OS(5, 0, 0),  LCP_OS(6, 1, 0),
    LCP_OS(7, 0, 0),  LCP_OS(8, 1, 0),  LCP_OS(9, 0, 0),  LCP_OS(10, 0, 0), LCP_OS(11, 0, 0), LCP_OS(12, 4, 0),
    LCP_OS(13, 0, 0), LCP_OS(14, 0, 0), LCP_OS(15, 0, 0), LCP_OS(16, 0, 0), LCP_OS(17, 0, 0), LCP_OS(18, 0, 0),
    LCP_OS(26, 0, 0), LCP_OS(27, 0, 0)};

static int last_of(lcp_enum_kind_t kind) {
  static int known[128];
  int64_t value = 0;
  if (kind < 128 && known[kind]) return known[kind];
  int last = 0;
  for (uint32_t i = 0; lcp_enum_value_at(kind, i, &value) == LCP_OK; i++)
    if (value > last) last = (int)value;
  if (kind < 128) known[kind] = last;
  return last;
}

static int32_t any_of(lcp_enum_kind_t kind) { return 1 + (int32_t)below((uint32_t)last_of(kind)); }

static lcp_fact_t any_fact(void) { return (lcp_fact_t)below(3); }

static lcp_limit keep_alive_limit = LCP_LIMIT_INIT;
static lcp_limits keep_alive_limits = LCP_LIMITS_INIT;

static void any_install(shadow *s) {
  static const shadow empty;
  lcp_install usual = LCP_INSTALL_INIT;
  lcp_app app = LCP_APP_INIT;
  int is_like_the_first = one_in(2) && s != &apps[1] && apps[1].is_installed;
  *s = empty;
  app.exits_on_suspend = one_in(12) ? LCP_FACT_YES : LCP_FACT_NO;
  app.background_modes = check_random() & check_random() & 0x1fff;
  if (one_in(3)) app.background_modes = 0x1fff;
  app.scenes = any_fact();
  app.multiple_scenes = any_fact();
  if (one_in(5)) app.linked_sdk = LCP_OS(2 + below(25), 0, 0);
  app.permitted_identifiers = below(3);
  app.location_authorization = (lcp_authorization_t)below(4);
  if (one_in(2)) app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
  app.restoration_identifier = any_fact();
  app.session_sends_launch_events = any_fact();
  app.background_activity_session = any_fact();
  app.service_session = any_fact();
  /* The apps of a crowded device differ little, so that they share a few policies. */
  if (is_crowded) {
    app.background_modes = 0x1fff;
    app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
    app.permitted_identifiers = 2;
    app.session_sends_launch_events = app.restoration_identifier = LCP_FACT_YES;
  }
  if (is_like_the_first) app = apps[1].app;
  s->app = app;
  s->install = usual;
  s->install.was_launched = one_in(4) && !is_crowded ? LCP_FACT_NO : LCP_FACT_YES;
  if (one_in(8)) s->install.missing_callbacks_mask[0] = check_random() & check_random() & (LCP_BIT(60) - 1);
  static const int64_t times[] = {0, 0, 50000000, SECOND, 4 * SECOND, 15 * SECOND, 60 * SECOND};
  s->install.reply_after_ns = one_in(2) ? LCP_NS_UNKNOWN : times[below(7)];
  if (is_crowded && !one_in(4)) s->install.reply_after_ns = 0;
  s->install.complete_after_ns = one_in(3) ? times[below(7)] : LCP_NS_UNKNOWN;
  /* In a day, the apps reply, and complete their wake-ups, by themselves. */
  if (is_day) {
    s->install.reply_after_ns = one_in(2) ? 0 : times[below(4)];
    s->install.complete_after_ns = times[below(6)];
    s->install.was_launched = LCP_FACT_YES;
    s->app.permitted_identifiers = 2;
    if (given_count && s == &apps[1]) s->app = given[life % (long long)given_count];
  }
  if (one_in(4)) s->install.stay_for_ns = times[below(7)];
  s->install.footprint_bytes = below(100000000);
  if (is_extreme) s->install.limits = &keep_alive_limits;
  s->state = LCP_STATE_NOT_RUNNING;
  s->ended = s->install.was_launched == LCP_FACT_YES ? LCP_TERMINATION_SYSTEM_RECLAIMED : LCP_TERMINATION_NEVER_LAUNCHED;
  s->is_quit = 0;
  s->zero_since = -1;
  s->is_installed = 1;
}

static void install(uint32_t wanted) {
  shadow *s = &apps[wanted];
  uint32_t number = 0;
  any_install(s);
  s->install.app = &s->app;
  lcp_status_t status = lcp_device_install(device, &s->install, &number, NULL);
  note_word("install", wanted, status);
  if (status != LCP_OK || number != wanted) {
    CHECK_STATUS(status, LCP_OK);
    CHECK_INT(number, wanted);
    exit(3);
  }
  if (twin) CHECK_STATUS(lcp_device_install(twin, &s->install, &number, NULL), LCP_OK);
  lcp_app_status now_is = LCP_APP_STATUS_INIT;
  lcp_device_get_app_status(device, wanted, &now_is, NULL);
  s->is_quit = now_is.force_quit == LCP_FACT_YES;
}

static void new_device(void) {
  lcp_device_options usual = LCP_DEVICE_OPTIONS_INIT(0);
  lcp_device_facts ordinary = LCP_ORDINARY_DEVICE_INIT;
  uint32_t fewest = 0;
  options = usual;
  facts = ordinary;
  is_extreme = one_in(400) && !is_day;
  is_crowded = !is_extreme && one_in(80) && !is_day;
  options.os = is_extreme ? LCP_OS(6, 1, 0) : versions[below(sizeof versions / sizeof *versions)];
  if (is_crowded && !one_in(4)) options.os = LCP_OS(13 + below(2), 0, 0);
  options.profile = LCP_PROFILE_DOCUMENTED + (lcp_profile_t)below(2);
  app_count = is_crowded ? APPS - below(8) : one_in(60) ? 2 + below(APPS - 1) : 2 + below(4);
  options.apps = app_count;
  options.scenes = 3 * app_count;
  options.policies = app_count + 1;
  options.on_silence = (lcp_treatment_t)below(4);
  options.on_conditional = (lcp_treatment_t)below(4);
  options.unknown_limit = (lcp_unknown_limit_t)below(3);
  options.now_ns = is_extreme ? INT64_MIN : one_in(8) ? (int64_t)below(2000000000) * SECOND : 0;
  facts.foreground_slots = one_in(5) ? 1 + below(3) : 1;
  facts.idiom = facts.foreground_slots > 1 ? LCP_IDIOM_PAD : LCP_IDIOM_PHONE;
  facts.passcode = one_in(2) ? LCP_FACT_YES : LCP_FACT_NO;
  facts.charging = one_in(2) ? LCP_FACT_YES : LCP_FACT_NO;
  if (one_in(4)) facts.background_app_refresh = LCP_FACT_NO;
  /* With these facts the device keeps many triggers for many apps. When the facts change, all these triggers
     come at once. */
  if (is_crowded) {
    facts.passcode = facts.low_power_mode = LCP_FACT_YES;
    facts.background_app_refresh = facts.charging = LCP_FACT_NO;
  }
  if (one_in(30) && !is_day) facts.hardware_multitasking = LCP_FACT_NO;
  if (is_day) {
    options.on_silence = options.on_conditional = LCP_TREATMENT_REFUSE;
    if (options.os < LCP_OS(4, 0, 0) || one_in(2))
      options.os = one_in(3) ? LCP_OS(12, 0, 0) : one_in(2) ? LCP_OS(17, 0, 0) : LCP_OS(26, 0, 0);
    static const lcp_os_version_t of_given[] = {LCP_OS(12, 0, 0), LCP_OS(17, 0, 0), LCP_OS(26, 0, 0)};
    if (given_count) options.os = of_given[life / (long long)given_count % 3];
  }
  options.facts = &facts;
  CHECK_STATUS(lcp_device_measure(&options, NULL, &fewest, NULL), LCP_OK);
  if (is_crowded || one_in(2)) options.effects = fewest;
  CHECK_STATUS(lcp_device_create(&options, &device, NULL), LCP_OK);
  if (!device) exit(3);
  twin = NULL;
  if ((is_crowded || one_in(3)) && wants(K_LOST)) {
    lcp_device_options large = options;
    large.effects = 4096;
    CHECK_STATUS(lcp_device_create(&large, &twin, NULL), LCP_OK);
  }
  now = options.now_ns;
  is_behind = is_on = owe_count = request_count = taken_count = 0;
  is_shut = unjudged = 0;
  recent_count = 0;
  patience = one_in(3) ? 0 : 1 + (int)below(20);
  for (uint32_t i = 1; i <= app_count; i++) install(i);
  if (!wants(K_DIGEST_OPTIONS) || !one_in(16)) return;
  lcp_device *other = NULL;
  lcp_device_options changed = options;
  uint64_t digest = 0, digest_of_other = 0;
  changed.apps = app_count;
  changed.on_silence = options.on_silence == LCP_TREATMENT_ALLOW ? LCP_TREATMENT_REFUSE : LCP_TREATMENT_ALLOW;
  CHECK_STATUS(lcp_device_create(&changed, &other, NULL), LCP_OK);
  uint32_t number;
  for (uint32_t i = 1; i <= app_count; i++) lcp_device_install(other, &apps[i].install, &number, NULL);
  lcp_device_digest(device, &digest, NULL);
  lcp_device_digest(other, &digest_of_other, NULL);
  holds(K_DIGEST_OPTIONS, digest != digest_of_other, "", 0);
  lcp_device_destroy(other);
}

#endif
