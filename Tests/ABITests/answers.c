/*
 * Asks every question about conduct, duties, delivery, modes, quotas, suspension, purge, manifests and
 * terminations on every version where answers change, under every evidence profile, for several kinds of
 * apps. Checks for each answer what the header says about all answers. Counts the verdicts.
 *
 * ABI_SHARE=n asks every n-th question (1: all).
 */
#include "holds.h"

enum {
  ACTIVITIES = LAST_ACTIVITY,
  CALLBACKS = LAST_CALLBACK,
  EVENTS = LAST_EVENT,
  NAMESPACES = LAST_NAMESPACE,
  QUOTAS = LAST_QUOTA,
  MOST_LISTED = 128
};

static long long duties_read, findings_read;

static void at_question(int q, const lcp_context *context, int kind, long long a, long long b) {
  check_begin(questions[q].name, context->os, a, b, context->profile * 10 + kind);
}

static lcp_rule rule_at(lcp_rule_index_t index) {
  lcp_rule rule;
  memset(&rule, 0, sizeof rule);
  rule.struct_size = sizeof rule;
  CHECK_STATUS(lcp_rule_at(index, &rule), LCP_OK);
  return rule;
}

/* Returns a text of a rule, from a field that its family has. */
static const char *text_of(lcp_rule_index_t index, lcp_rule_field_t field) {
  const char *text = "";
  CHECK_STATUS(lcp_rule_text(index, field, &text), LCP_OK);
  return text;
}

/* Returns whether a callback is a method of the interface in the app delegate. An app with scenes gets a
   scene's method instead. */
static int is_app_callback(lcp_callback_t callback) {
  return callback >= LCP_CALLBACK_DID_BECOME_ACTIVE &&
         callback <= LCP_CALLBACK_WILL_ENTER_FOREGROUND;
}

static int is_scene_callback(lcp_callback_t callback) {
  return callback >= LCP_CALLBACK_CONFIGURATION_FOR_CONNECTING_SCENE &&
         callback <= LCP_CALLBACK_WINDOW_SCENE_PERFORM_SHORTCUT_ACTION;
}

/* Checks that an app of that kind gets the callback. The articles know no scenes. */
static void check_callback(const lcp_context *context, lcp_callback_t callback) {
  check_name(LCP_ENUM_CALLBACK, callback);
  if (context->profile == LCP_PROFILE_FOUNDING) return;
  if (has_scenes(context)) CHECKF(!is_app_callback(callback), "callback %d with scenes", callback);
  else CHECKF(!is_scene_callback(callback), "callback %d without scenes", callback);
}

static void conduct(const life *l, int kind) {
  const lcp_context *context = &l->context;
  lcp_conduct_query query = LCP_CONDUCT_QUERY_INIT;
  for (query.state = 1; query.state <= APP_STATES; query.state++)
    for (query.activity = 1; query.activity <= ACTIVITIES; query.activity++) {
      lcp_conduct_answer a = LCP_CONDUCT_ANSWER_INIT;
      if (!taken()) continue;
      at_question(CONDUCT, context, kind, query.state, query.activity);
      CHECK_STATUS(lcp_query_conduct(&l->policy, &query, &a, NULL), LCP_OK);
      check_verdict(CONDUCT, context, a.verdict, a.newest_verdict);
      check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
      CHECKF(a.requires_mask[0] >> CONDITIONS == 0 && a.requires_mask[1] == 0, "%#llx",
             (unsigned long long)a.requires_mask[0]);
      /* An answer may depend on something that is not a fact; then its note says so. */
      if (a.newest_verdict == LCP_VERDICT_CONDITIONAL)
        CHECKF(a.requires_mask[0] || *rule_at(a.rule).note, "conditional, and on nothing");
      check_callback(context, a.stop_before);
      check_name(LCP_ENUM_PRICE, a.price);
      check_name(LCP_ENUM_CODE, a.code);
      CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
      if (a.newest_verdict == LCP_VERDICT_FORBIDDEN) CHECKF(a.rule >= 0, "forbidden by no rule");
      if (a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE ||
          a.newest_verdict == LCP_VERDICT_UNSPECIFIED)
        CHECKF(!a.stop_before && !a.price && !a.code, "stop before %d, price %d, code %#x",
               a.stop_before, a.price, a.code);
      check_newest(&questions[CONDUCT], context, &query, &a);
    }
}

static void duties(const life *l, int kind) {
  const lcp_context *context = &l->context;
  lcp_duties_query query = LCP_DUTIES_QUERY_INIT;
  for (query.callback = 1; query.callback <= CALLBACKS; query.callback++) {
    lcp_duties_answer a = LCP_DUTIES_ANSWER_INIT;
    lcp_rule_index_t last = LCP_RULE_NONE;
    if (!taken()) continue;
    at_question(DUTIES, context, kind, query.callback, 0);
    CHECK_STATUS(lcp_query_duties(&l->policy, &query, &a, NULL), LCP_OK);
    check_verdict(DUTIES, context, a.verdict, a.newest_verdict);
    CHECKF((a.newest_verdict == LCP_VERDICT_ALLOWED) == (a.count > 0), "%u duties", a.count);
    CHECKF(a.newest_verdict == LCP_VERDICT_ALLOWED ||
               a.newest_verdict == LCP_VERDICT_UNSPECIFIED ||
               a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE,
           "verdict %d", a.newest_verdict);
    CHECKF(a.rule == LCP_RULE_NONE || a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE, "rule %d",
           a.rule);
    if (a.rule != LCP_RULE_NONE) CHECK_INT(rule_at(a.rule).family, LCP_FAMILY_LIFECYCLE);
    CHECK_INT(a.flags, 0);
    check_newest(&questions[DUTIES], context, &query, &a);
    CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
    lcp_duty listed[MOST_LISTED];
    size_t count = 0;
    CHECK_STATUS(lcp_list_duties(&l->policy, &query, listed, sizeof *listed, MOST_LISTED, &count,
                                 NULL),
                 LCP_OK);
    CHECKF(count == a.count && count <= MOST_LISTED, "%zu duties, %u told", count, a.count);
    for (size_t i = 0; i < count && i < MOST_LISTED; i++) {
      const lcp_duty *duty = &listed[i];
      duties_read++;
      lcp_rule rule = rule_at(duty->rule);
      CHECK_INT(rule.family, LCP_FAMILY_DUTY);
      CHECKF(duty->rule > last, "%s is out of order", rule.id);
      last = duty->rule;
      CHECK_INT(duty->reserved, 0);
      CHECKF(*text_of(duty->rule, LCP_RULE_FIELD_TEXT), "%s: no text", rule.id);
      check_callback(context, duty->undone_at);
    }
  }
}

static void deliveries(const life *l, int kind) {
  const lcp_context *context = &l->context;
  lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
  for (query.state = 1; query.state <= APP_STATES; query.state++)
    for (query.event = 1; query.event <= EVENTS; query.event++) {
      lcp_delivery_answer a = LCP_DELIVERY_ANSWER_INIT;
      if (!taken()) continue;
      at_question(DELIVERY, context, kind, query.state, query.event);
      CHECK_STATUS(lcp_query_delivery(&l->policy, &query, &a, NULL), LCP_OK);
      check_verdict(DELIVERY, context, a.verdict, a.newest_verdict);
      check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
      check_requires(a.newest_verdict, a.requires_mask);
      check_name(LCP_ENUM_MANNER, a.manner);
      check_name(LCP_ENUM_MERGING, a.merging);
      check_name(LCP_ENUM_TRIGGER, a.trigger);
      CHECKF(a.rank >= LCP_COUNT_UNKNOWN, "rank %lld", (long long)a.rank);
      CHECK_INT(a.reserved32, 0);
      CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
      if (a.rule == LCP_RULE_NONE)
        CHECKF(!a.merging && !a.trigger && a.rank == LCP_COUNT_UNKNOWN, "told by no rule");
      check_callback(context, a.callback);
      if (a.manner == LCP_MANNER_WITHHELD)
        CHECKF(a.newest_verdict != LCP_VERDICT_ALLOWED, "withheld, and allowed");
      else if (a.manner)
        CHECKF(a.newest_verdict != LCP_VERDICT_FORBIDDEN, "manner %d, and forbidden", a.manner);
      if (a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE ||
          a.newest_verdict == LCP_VERDICT_UNSPECIFIED)
        CHECKF(!a.manner && !a.callback, "manner %d, callback %d", a.manner, a.callback);
      check_newest(&questions[DELIVERY], context, &query, &a);
    }
}

/* Checks the effects of a mode against its rule, value by value. */
static void check_effects(lcp_rule_index_t rule) {
  static const struct {
    lcp_rule_field_t field;
    lcp_enum_kind_t kind;
  } effects[] = {{LCP_RULE_FIELD_PERMITS, LCP_ENUM_ACTIVITY},
                 {LCP_RULE_FIELD_KEEPS_RUNNING, LCP_ENUM_ACTIVITY},
                 {LCP_RULE_FIELD_TRIGGERS, LCP_ENUM_TRIGGER}};
  for (size_t i = 0; i < sizeof effects / sizeof *effects; i++) {
    int64_t value, last = 0;
    uint32_t n = 0;
    lcp_status_t status;
    for (; (status = lcp_rule_value(rule, effects[i].field, n, &value)) == LCP_OK && n < 64; n++) {
      CHECKF(value > last && lcp_enum_name(effects[i].kind, value), "%lld after %lld",
             (long long)value, (long long)last);
      last = value;
    }
    CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
  }
}

static void modes(const life *l, int kind) {
  const lcp_context *context = &l->context;
  lcp_mode_query query = LCP_MODE_QUERY_INIT;
  for (query.mode = 1; query.mode <= MODES; query.mode++) {
    lcp_mode_answer a = LCP_MODE_ANSWER_INIT;
    lcp_os_version_t os = ruled_os(context);
    if (!taken()) continue;
    at_question(MODE, context, kind, query.mode, 0);
    CHECK_STATUS(lcp_query_mode(&l->policy, &query, &a, NULL), LCP_OK);
    check_verdict(MODE, context, a.verdict, a.newest_verdict);
    check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
    check_requires(a.newest_verdict, a.requires_mask);
    const lcp_os_version_t versions[] = {a.introduced, a.deprecated, a.removed};
    for (int i = 0; i < 3; i++)
      CHECKF(versions[i] == 0 || (versions[i] >= LCP_OS_OLDEST && versions[i] <= lcp_os_newest()),
             "version %#x", versions[i]);
    CHECKF(!a.introduced || !a.removed || a.introduced < a.removed, "%#x to %#x", a.introduced,
           a.removed);
    CHECKF(!a.introduced || !a.deprecated || a.introduced <= a.deprecated, "%#x, deprecated %#x",
           a.introduced, a.deprecated);
    int before = a.introduced && os < a.introduced, after = a.removed && os >= a.removed;
    if (legal(a.newest_verdict)) CHECKF(!before && !after, "%#x to %#x", a.introduced, a.removed);
    if (a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE && (a.introduced || a.removed))
      CHECKF(before || after, "%#x to %#x", a.introduced, a.removed);
    if (legal(a.newest_verdict)) check_effects(a.rule);
    CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
    check_newest(&questions[MODE], context, &query, &a);
  }
}

static void quotas(const life *l, int kind) {
  const lcp_context *context = &l->context;
  lcp_quota_query query = LCP_QUOTA_QUERY_INIT;
  for (query.quota = 1; query.quota <= QUOTAS; query.quota++) {
    lcp_quota_answer a = LCP_QUOTA_ANSWER_INIT;
    if (!taken()) continue;
    at_question(QUOTA, context, kind, query.quota, 0);
    CHECK_STATUS(lcp_query_quota(&l->policy, &query, &a, NULL), LCP_OK);
    check_verdict(QUOTA, context, a.verdict, a.newest_verdict);
    check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
    check_requires(a.newest_verdict, a.requires_mask);
    check_name(LCP_ENUM_UNIT, a.unit);
    check_name(LCP_ENUM_EXPIRY, a.at_excess);
    CHECKF(a.count >= LCP_COUNT_UNKNOWN, "%lld", (long long)a.count);
    CHECKF(a.window_ns == LCP_NS_UNKNOWN || a.window_ns > 0, "%lld ns", (long long)a.window_ns);
    if (legal(a.newest_verdict)) CHECKF(a.unit, "no unit");
    else
      CHECKF(!a.unit && !a.at_excess && a.count == LCP_COUNT_UNKNOWN &&
                 a.window_ns == LCP_NS_UNKNOWN,
             "a figure without a rule that gives it");
    CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
    check_newest(&questions[QUOTA], context, &query, &a);
  }
}

/* Checks that the same things keep an app running when they are asked one by one and all together. */
static void check_together(const life *l, int kind) {
  lcp_suspension_query all = LCP_SUSPENSION_QUERY_INIT;
  lcp_suspension_answer together = LCP_SUSPENSION_ANSWER_INIT, a;
  uint64_t allowances = 0, activities = 0;
  all.allowances = check_random() & (LCP_BIT(ALLOWANCES + 1) - 1);
  all.activities = check_random() & (LCP_BIT(LAST_ACTIVITY + 1) - 1);
  all.begun_in_front = check_random() & (LCP_BIT(LAST_ACTIVITY + 1) - 1);
  at_question(SUSPENSION, &l->context, kind, (long long)all.allowances, (long long)all.activities);
  CHECK_STATUS(lcp_query_suspension(&l->policy, &all, &together, NULL), LCP_OK);
  for (int n = 1; n <= ALLOWANCES + LAST_ACTIVITY; n++) {
    lcp_suspension_query one = LCP_SUSPENSION_QUERY_INIT;
    if (n <= ALLOWANCES) one.allowances = all.allowances & LCP_BIT(n);
    else one.activities = all.activities & LCP_BIT(n - ALLOWANCES);
    one.begun_in_front = all.begun_in_front;
    a = (lcp_suspension_answer)LCP_SUSPENSION_ANSWER_INIT;
    CHECK_STATUS(lcp_query_suspension(&l->policy, &one, &a, NULL), LCP_OK);
    allowances |= a.allowances, activities |= a.activities;
  }
  CHECKF(together.allowances == allowances && together.activities == activities,
         "held by %llx and %llx, one by one %llx and %llx", (unsigned long long)together.allowances,
         (unsigned long long)together.activities, (unsigned long long)allowances,
         (unsigned long long)activities);
}

/* Asks about one thing after the other, begun in front or not, and about all together. What keeps the app
   running must be among what was asked. */
static void suspensions(const life *l, int kind) {
  const lcp_context *context = &l->context;
  for (int n = 0; n <= ALLOWANCES + 2 * LAST_ACTIVITY + 1; n++) {
    lcp_suspension_query query = LCP_SUSPENSION_QUERY_INIT;
    lcp_suspension_answer a = LCP_SUSPENSION_ANSWER_INIT;
    if (!taken()) continue;
    if (n > ALLOWANCES + 2 * LAST_ACTIVITY) {
      query.allowances = LCP_BIT(ALLOWANCES + 1) - 1;
      query.activities = query.begun_in_front = LCP_BIT(LAST_ACTIVITY + 1) - 1;
    } else if (n > ALLOWANCES) {
      query.activities = LCP_BIT((n - ALLOWANCES - 1) / 2 + 1);
      if (n % 2) query.begun_in_front = query.activities;
    } else if (n > 0) {
      query.allowances = LCP_BIT(n);
    }
    at_question(SUSPENSION, context, kind, n, 0);
    CHECK_STATUS(lcp_query_suspension(&l->policy, &query, &a, NULL), LCP_OK);
    check_verdict(SUSPENSION, context, a.verdict, a.newest_verdict);
    check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
    check_requires(a.newest_verdict, a.requires_mask);
    CHECKF((a.allowances & ~query.allowances) == 0 && (a.activities & ~query.activities) == 0,
           "held by what is not there");
    if (a.allowances || a.activities) CHECK_INT(a.newest_verdict, LCP_VERDICT_FORBIDDEN);
    CHECK_INT(a.reserved32, 0);
    CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
    check_newest(&questions[SUSPENSION], context, &query, &a);
  }
}

static void purges(const life *l, int kind) {
  const lcp_context *context = &l->context;
  lcp_purge_query query = LCP_PURGE_QUERY_INIT;
  for (query.state = 1; query.state <= APP_STATES; query.state++)
    for (int activity = 0; activity <= LAST_ACTIVITY; activity++) {
      lcp_purge_answer a = LCP_PURGE_ANSWER_INIT;
      if (!taken()) continue;
      query.activities = activity ? LCP_BIT(activity) : 0;
      at_question(PURGE, context, kind, query.state, activity);
      CHECK_STATUS(lcp_query_purge(&l->policy, &query, &a, NULL), LCP_OK);
      check_verdict(PURGE, context, a.verdict, a.newest_verdict);
      check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
      check_requires(a.newest_verdict, a.requires_mask);
      check_name(LCP_ENUM_FACT, a.warned);
      CHECKF(a.rank == LCP_COUNT_UNKNOWN || a.rank > 0, "rank %lld", (long long)a.rank);
      if (!legal(a.newest_verdict)) CHECK(a.rank == LCP_COUNT_UNKNOWN && !a.warned);
      CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
      check_newest(&questions[PURGE], context, &query, &a);
    }
}

/* Makes a random manifest: known and unknown modes, keys, texts, placeholders. */
static lcp_app manifest_app(const lcp_context *context) {
  lcp_app app = *context->app;
  if (check_below(4)) app.background_modes = LCP_BIT(1 + check_below(MODES));
  else app.background_modes = check_random() & (LCP_BIT(MODES + 1) - 1);
  app.exits_on_suspend = (lcp_fact_t)check_below(3);
  app.scenes = (lcp_fact_t)check_below(3);
  app.multiple_scenes = (lcp_fact_t)check_below(3);
  if (check_below(2)) app.linked_sdk = os_boundaries[check_below((uint32_t)os_count)];
  if (check_below(4) == 0) app.minimum_os = os_boundaries[check_below((uint32_t)os_count)];
  app.permitted_identifiers = check_below(3);
  app.location_authorization = (lcp_authorization_t)check_below(4);
  app.always_usage_text = (lcp_fact_t)check_below(3);
  app.when_in_use_usage_text = (lcp_fact_t)check_below(3);
  app.microphone_usage_text = (lcp_fact_t)check_below(3);
  app.unknown_modes = check_below(4) ? 0 : check_below(3);
  app.placeholders = check_below(4) ? 0 : (uint32_t)check_random();
  app.background_activity_session = (lcp_fact_t)check_below(3);
  app.service_session = (lcp_fact_t)check_below(3);
  app.interface_kept = (lcp_fact_t)check_below(3);
  app.multitasking_camera = (lcp_fact_t)check_below(3);
  return app;
}

static void manifests(const life *given, int kind) {
  enum { SAMPLE = 300 };
  for (int n = 0; n < SAMPLE; n++) {
    lcp_manifest_answer a = LCP_MANIFEST_ANSWER_INIT;
    lcp_context context = given->context;
    lcp_policy policy = given->policy;
    lcp_rule_index_t last = LCP_RULE_NONE;
    lcp_finding listed[MOST_LISTED];
    size_t count = 0;
    int errors = 0;
    if (!taken()) continue;
    lcp_app app = manifest_app(&given->context);
    if (n) {
      context.app = &app;
      prepare_policy(&context, &policy);
    }
    at_question(MANIFEST, &context, kind, n, 0);
    CHECK_STATUS(lcp_query_manifest(&policy, &a, NULL), LCP_OK);
    check_verdict(MANIFEST, &context, a.verdict, a.newest_verdict);
    CHECK_INT(a.flags, 0);
    CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
    check_newest(&questions[MANIFEST], &context, NULL, &a);
    CHECK_STATUS(lcp_list_findings(&policy, listed, sizeof *listed, MOST_LISTED, &count, NULL),
                 LCP_OK);
    CHECKF(count == a.count && count <= MOST_LISTED, "%zu findings, %u told", count, a.count);
    for (size_t i = 0; i < count && i < MOST_LISTED; i++) {
      const lcp_finding *finding = &listed[i];
      int64_t severity = 0;
      findings_read++;
      lcp_rule rule = rule_at(finding->rule);
      CHECK_INT(rule.family, LCP_FAMILY_MANIFEST);
      CHECKF(finding->rule > last, "%s is out of order", rule.id);
      last = finding->rule;
      CHECK_STATUS(lcp_rule_value(finding->rule, LCP_RULE_FIELD_SEVERITY, 0, &severity), LCP_OK);
      CHECKF(finding->severity && finding->severity == severity, "%s: severity %d", rule.id,
             finding->severity);
      CHECK_INT(finding->reserved, 0);
      CHECK(text_of(finding->rule, LCP_RULE_FIELD_KEY) != NULL); /* "": one of several keys */
      CHECK(text_of(finding->rule, LCP_RULE_FIELD_VALUE) != NULL);
      CHECKF(*text_of(finding->rule, LCP_RULE_FIELD_TEXT), "%s: no sentence", rule.id);
      errors += finding->severity == LCP_SEVERITY_ERROR;
    }
    CHECK_INT(a.newest_verdict, errors ? LCP_VERDICT_FORBIDDEN : LCP_VERDICT_ALLOWED);
  }
}

static void terminations(const life *l, int kind) {
  const lcp_context *context = &l->context;
  static const uint64_t extremes[] = {255, 4096, 65535, 65536, INT32_MAX, UINT32_MAX,
                                      UINT64_C(1) << 32, UINT64_C(0x100000000) | LCP_CODE_WATCHDOG,
                                      INT64_MAX, UINT64_C(1) << 63, UINT64_MAX};
  enum { SMALL = 128, EXTREMES = sizeof extremes / sizeof *extremes };
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  for (query.reason_namespace = 0; query.reason_namespace <= NAMESPACES; query.reason_namespace++)
    for (uint32_t n = 0;; n++) {
      lcp_termination_answer a = LCP_TERMINATION_ANSWER_INIT;
      int64_t code = (int64_t)(n < SMALL ? n : n < SMALL + EXTREMES ? extremes[n - SMALL] : 0);
      if (n >= SMALL + EXTREMES &&
          lcp_enum_value_at(LCP_ENUM_CODE, n - SMALL - EXTREMES, &code) != LCP_OK)
        break;
      if (!taken()) continue;
      query.code = (uint64_t)code;
      at_question(TERMINATION, context, kind, query.reason_namespace, code);
      CHECK_STATUS(lcp_query_termination(&l->policy, &query, &a, NULL), LCP_OK);
      check_verdict(TERMINATION, context, a.verdict, a.newest_verdict);
      check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
      check_requires(a.newest_verdict, a.requires_mask);
      check_name(LCP_ENUM_TERMINATION, a.cause);
      check_name(LCP_ENUM_ALLOWANCE, a.allowance);
      if (a.newest_verdict == LCP_VERDICT_ALLOWED) CHECKF(a.cause, "allowed, without a cause");
      if (a.newest_verdict == LCP_VERDICT_UNSPECIFIED)
        CHECKF(!a.cause && !a.allowance && a.broken_rule == LCP_RULE_NONE, "unspecified, but not");
      CHECKF(a.cause != LCP_TERMINATION_NONE && a.cause != LCP_TERMINATION_NEVER_LAUNCHED,
             "cause %d", a.cause);
      CHECKF(a.allowance_ns >= LCP_NS_UNKNOWN, "%lld ns", (long long)a.allowance_ns);
      if (!a.allowance) CHECK_INT(a.allowance_ns, LCP_NS_UNKNOWN);
      CHECKF(a.rule == LCP_RULE_NONE || *text_of(a.rule, LCP_RULE_FIELD_TEXT), "no meaning");
      CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
      if (a.newest_verdict == LCP_VERDICT_UNSPECIFIED) CHECK_INT(a.rule, LCP_RULE_NONE);
      if (a.rule != LCP_RULE_NONE) CHECK_INT(rule_at(a.rule).family, LCP_FAMILY_TERMINATION);
      if (a.broken_rule != LCP_RULE_NONE) {
        lcp_family_t family = rule_at(a.broken_rule).family;
        CHECKF(family == LCP_FAMILY_DEADLINE || family == LCP_FAMILY_CONDUCT, "broken rule %d",
               a.broken_rule);
      }
      check_newest(&questions[TERMINATION], context, &query, &a);
    }
}

/* ---- unknown facts ---------------------------------------------------------------------------- */

/* Returns the verdict of a question by a policy. */
static lcp_verdict_t verdict_of(const question *q, const lcp_policy *policy, const void *query,
                                uint64_t *requires_mask) {
  unsigned char bytes[LARGEST];
  lcp_transition_answer answer; /* every answer begins as this one does */
  memset(bytes, 0, sizeof bytes);
  set_size(bytes, (uint32_t)q->answer_size);
  CHECK_STATUS(q->ask(policy, query, bytes, NULL), LCP_OK);
  memcpy(&answer, bytes, offsetof(lcp_transition_answer, reserved));
  *requires_mask = answer.requires_mask[0];
  return answer.verdict;
}

/* Returns a random bit of a mask. */
static int64_t any_bit(const field *mask) {
  uint32_t bits = 0;
  while (mask->high >> bits) bits++;
  return (int64_t)1 << check_below(bits);
}

/* A fact left at 0 is unknown. An answer that depends on it is conditional; silence stays silence. */
static void unknown_facts(const lcp_context *given, int kind) {
  static lcp_policy policies[LCP_FACT_YES + 1];
  static const int asked[] = {CONDUCT, DELIVERY, MODE, QUOTA, SUSPENSION, PURGE};
  for (const field *f = lcp_device_facts_fields; f->name; f++) {
    lcp_device_facts facts = *given->facts;
    lcp_context context = *given;
    /* Without a value, these options are "no". */
    if (f->field == LCP_FIELD_FORCE_QUIT_SURVIVES_REBOOT ||
        f->field == LCP_FIELD_REGIONS_END_AT_REBOOT || f->high != LCP_FACT_YES)
      continue;
    context.facts = &facts;
    for (int fact = LCP_FACT_UNKNOWN; fact <= LCP_FACT_YES; fact++) {
      set_field(&facts, f, fact);
      prepare_policy(&context, &policies[fact]);
    }
    for (size_t n = 0; n < sizeof asked / sizeof *asked; n++) {
      const question *q = &questions[asked[n]];
      any_query query;
      walk w = walk_start(q);
      fill_query(&query, q);
      do {
        lcp_verdict_t found[LCP_FACT_YES + 1];
        uint64_t leans_on = 0;
        if (!taken()) continue;
        walk_put(&w, &query);
        for (const field *m = q->fields; m->name; m++)
          if (m->kind == MASK) set_field(&query, m, any_bit(m));
        check_begin(q->name, context.os, f->field,
                    w.value[0] * 100 + (w.count > 1 ? w.value[1] : 0),
                    context.profile * 10 + kind);
        for (int64_t fact = LCP_FACT_YES; fact >= LCP_FACT_UNKNOWN; fact--) {
          found[fact] = verdict_of(q, &policies[fact], &query, &leans_on);
        }
        if (found[LCP_FACT_YES] == found[LCP_FACT_NO]) continue;
        if (found[LCP_FACT_UNKNOWN] == LCP_VERDICT_UNSPECIFIED &&
            (found[LCP_FACT_YES] == LCP_VERDICT_UNSPECIFIED ||
             found[LCP_FACT_NO] == LCP_VERDICT_UNSPECIFIED))
          continue;
        CHECKF(found[LCP_FACT_UNKNOWN] == LCP_VERDICT_CONDITIONAL && leans_on != 0,
               "%s: yes is %s, no is %s, unknown is %s", f->name,
               lcp_enum_name(LCP_ENUM_VERDICT, found[LCP_FACT_YES]),
               lcp_enum_name(LCP_ENUM_VERDICT, found[LCP_FACT_NO]),
               lcp_enum_name(LCP_ENUM_VERDICT, found[LCP_FACT_UNKNOWN]));
      } while (walk_on(&w));
    }
  }
}

int main(void) {
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= PROFILES; profile++)
      for (int kind = 0; kind < APPS; kind++) {
        life l;
        lead(&l, kind, os_boundaries[os], profile);
        conduct(&l, kind);
        duties(&l, kind);
        deliveries(&l, kind);
        modes(&l, kind);
        quotas(&l, kind);
        suspensions(&l, kind);
        if (taken()) check_together(&l, kind);
        purges(&l, kind);
        manifests(&l, kind);
        if (kind == PLAIN || kind == SCENES) terminations(&l, kind);
        if (kind == PLAIN || kind == WINDOWS) unknown_facts(&l.context, kind);
      }
  long long total = print_verdicts();
  printf("answers: %lld combinations on %d versions for %d kinds of app, %lld duties, %lld "
         "findings\n",
         total, os_count, (int)APPS, duties_read, findings_read);
  return check_done("answers");
}
