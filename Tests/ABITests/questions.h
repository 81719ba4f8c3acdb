/*
 * The structs that go into the library, the questions, and the lists behind them as tables, so that
 * a test can walk every field of every question without naming it. A new field, question or list is
 * a row here.
 */
#ifndef ABITESTS_QUESTIONS_H
#define ABITESTS_QUESTIONS_H

#include "check.h"

/* How many values there are; one more than these must be refused, as hostile.c sees to. */
enum {
  STATES = LCP_STATE_SUSPENDED,
  SCENE_STATES = LCP_SCENE_STATE_BACKGROUND,
  CAUSES = LCP_CAUSE_INSECURE_DRAWING,
  TERMINATIONS = LCP_TERMINATION_INSECURE_DRAWING,
  TRIGGERS = LCP_TRIGGER_NOTIFICATION_SERVICE_EXTENSION,
  CALLBACKS = LCP_CALLBACK_HEALTHKIT_UPDATE_HANDLER,
  ACTIVITIES = LCP_ACTIVITY_PLAY_ALONGSIDE_OTHERS,
  ALLOWANCES = LCP_ALLOWANCE_PERSISTENT_WIFI,
  CONDITIONS = LCP_CONDITION_SERVICE_SESSION,
  EVENTS = LCP_EVENT_REMOTE_NOTIFICATION,
  QUOTAS = LCP_QUOTA_NOTIFICATION_SERVICE_MEMORY,
  NAMESPACES = LCP_NAMESPACE_WEBKIT,
  MODES = 13,
  ALL_MODES = (1 << MODES) - 1,
  KINDS = LCP_ENUM_ROLE
};

/* One integer field: the values from low to high are good, any other gets `status`. */
typedef struct field {
  const char *name;
  size_t offset, size;
  int is_signed, required; /* required: 0 gets LCP_ERROR_MISSING_VALUE */
  int64_t low, high;
  lcp_status_t status;
  lcp_field_t field;
  int one_bit; /* of the values from low to high only the powers of two */
} field;

#define AT(type, name) #name, offsetof(type, name), sizeof(((type *)0)->name)
#define ENUM(type, name, high, id) {AT(type, name), 1, 0, 0, high, LCP_ERROR_UNKNOWN_VALUE, id, 0}
#define NEED(type, name, high, id) {AT(type, name), 1, 1, 1, high, LCP_ERROR_UNKNOWN_VALUE, id, 0}
#define FACT(type, name, id) {AT(type, name), 1, 0, 0, 2, LCP_ERROR_UNKNOWN_VALUE, id, 0}
#define MASK(type, name, high, id) {AT(type, name), 0, 0, 0, high, LCP_ERROR_UNKNOWN_VALUE, id, 0}
#define RANGE(type, name, high, id) {AT(type, name), 0, 0, 0, high, LCP_ERROR_OUT_OF_RANGE, id, 0}
#define BIT(type, name, high, id) {AT(type, name), 0, 1, 1, high, LCP_ERROR_UNKNOWN_VALUE, id, 1}
#define ANY(type, name, id) {AT(type, name), 0, 0, INT64_MIN, INT64_MAX, LCP_OK, id, 0}
#define TIME(type, name, id) {AT(type, name), 1, 0, -1, INT64_MAX, LCP_ERROR_OUT_OF_RANGE, id, 0}
#define END {NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0}

static const field context_fields[] = {
    {AT(lcp_context, os), 0, 1, LCP_OS(2, 0, 0), LCP_OS(255, 255, 255), LCP_ERROR_OUT_OF_RANGE,
     LCP_FIELD_OS, 0},
    ENUM(lcp_context, profile, 3, LCP_FIELD_PROFILE),
    END};

static const field app_fields[] = {
    MASK(lcp_app, background_modes, ALL_MODES, LCP_FIELD_BACKGROUND_MODES),
    FACT(lcp_app, exits_on_suspend, LCP_FIELD_EXITS_ON_SUSPEND),
    FACT(lcp_app, scenes, LCP_FIELD_SCENES),
    FACT(lcp_app, multiple_scenes, LCP_FIELD_MULTIPLE_SCENES),
    ENUM(lcp_app, location_authorization, 3, LCP_FIELD_LOCATION_AUTHORIZATION),
    FACT(lcp_app, restoration_identifier, LCP_FIELD_RESTORATION_IDENTIFIER),
    FACT(lcp_app, session_sends_launch_events, LCP_FIELD_SESSION_SENDS_LAUNCH_EVENTS),
    FACT(lcp_app, state_restoration, LCP_FIELD_STATE_RESTORATION),
    FACT(lcp_app, always_usage_text, LCP_FIELD_ALWAYS_USAGE_TEXT),
    FACT(lcp_app, when_in_use_usage_text, LCP_FIELD_WHEN_IN_USE_USAGE_TEXT),
    FACT(lcp_app, microphone_usage_text, LCP_FIELD_MICROPHONE_USAGE_TEXT),
    FACT(lcp_app, background_activity_session, LCP_FIELD_BACKGROUND_ACTIVITY_SESSION),
    FACT(lcp_app, service_session, LCP_FIELD_SERVICE_SESSION),
    END};

/* The fields of an app that take any number; the versions take any up to 255.255.255. */
static const size_t app_numbers[] = {
    offsetof(lcp_app, permitted_identifiers), offsetof(lcp_app, applied_keys),
    offsetof(lcp_app, unknown_modes), offsetof(lcp_app, placeholders)};
enum { APP_NUMBERS = sizeof app_numbers / sizeof *app_numbers };

static const field facts_fields[] = {
    ENUM(lcp_device_facts, idiom, 2, LCP_FIELD_IDIOM),
    FACT(lcp_device_facts, simulator, LCP_FIELD_SIMULATOR),
    FACT(lcp_device_facts, hardware_multitasking, LCP_FIELD_HARDWARE_MULTITASKING),
    FACT(lcp_device_facts, cellular, LCP_FIELD_CELLULAR),
    FACT(lcp_device_facts, passcode, LCP_FIELD_PASSCODE),
    FACT(lcp_device_facts, first_unlock_done, LCP_FIELD_FIRST_UNLOCK_DONE),
    FACT(lcp_device_facts, background_app_refresh, LCP_FIELD_BACKGROUND_APP_REFRESH),
    FACT(lcp_device_facts, low_power_mode, LCP_FIELD_LOW_POWER_MODE),
    FACT(lcp_device_facts, charging, LCP_FIELD_CHARGING),
    FACT(lcp_device_facts, debugger_attached, LCP_FIELD_DEBUGGER_ATTACHED),
    RANGE(lcp_device_facts, foreground_slots, 8, LCP_FIELD_FOREGROUND_SLOTS),
    FACT(lcp_device_facts, bluetooth_off, LCP_FIELD_BLUETOOTH_OFF),
    FACT(lcp_device_facts, bluetooth_off_in_control_center,
         LCP_FIELD_BLUETOOTH_OFF_IN_CONTROL_CENTER),
    FACT(lcp_device_facts, airplane_mode, LCP_FIELD_AIRPLANE_MODE),
    FACT(lcp_device_facts, accessory_setup_kit, LCP_FIELD_ACCESSORY_SETUP_KIT),
    FACT(lcp_device_facts, force_quit_survives_reboot, LCP_FIELD_FORCE_QUIT_SURVIVES_REBOOT),
    FACT(lcp_device_facts, regions_end_at_reboot, LCP_FIELD_REGIONS_END_AT_REBOOT),
    FACT(lcp_device_facts, device_locked, LCP_FIELD_DEVICE_LOCKED),
    END};

static const field limit_fields[] = {
    NEED(lcp_limit, allowance, ALLOWANCES, LCP_FIELD_ALLOWANCE),
    TIME(lcp_limit, limit_ns, LCP_FIELD_LIMIT_NS),
    TIME(lcp_limit, advice_ns, LCP_FIELD_LIMIT_NS),
    TIME(lcp_limit, warning_ns, LCP_FIELD_LIMIT_NS),
    END};

static const field transition_fields[] = {
    ENUM(lcp_transition_query, axis, 2, LCP_FIELD_AXIS),
    NEED(lcp_transition_query, from, STATES, LCP_FIELD_FROM),
    NEED(lcp_transition_query, to, STATES, LCP_FIELD_TO),
    NEED(lcp_transition_query, cause, CAUSES, LCP_FIELD_CAUSE),
    ENUM(lcp_transition_query, last_cause, CAUSES, LCP_FIELD_LAST_CAUSE),
    ENUM(lcp_transition_query, trigger, TRIGGERS, LCP_FIELD_TRIGGER),
    ENUM(lcp_transition_query, interruption, LCP_INTERRUPTION_BANNER, LCP_FIELD_INTERRUPTION),
    END};

static const field next_fields[] = {
    ENUM(lcp_next_query, axis, 2, LCP_FIELD_AXIS),
    NEED(lcp_next_query, from, STATES, LCP_FIELD_FROM),
    ENUM(lcp_next_query, last_cause, CAUSES, LCP_FIELD_LAST_CAUSE),
    END};

static const field path_fields[] = {
    ENUM(lcp_path_query, axis, 2, LCP_FIELD_AXIS),
    NEED(lcp_path_query, from, STATES, LCP_FIELD_FROM),
    NEED(lcp_path_query, to, STATES, LCP_FIELD_TO),
    MASK(lcp_path_query, allowed_causes, (INT64_C(1) << CAUSES) - 1, LCP_FIELD_ALLOWED_CAUSES),
    ENUM(lcp_path_query, last_cause, CAUSES, LCP_FIELD_LAST_CAUSE),
    ENUM(lcp_path_query, trigger, TRIGGERS, LCP_FIELD_TRIGGER),
    END};

static const field deadline_fields[] = {
    NEED(lcp_deadline_query, allowance, ALLOWANCES, LCP_FIELD_ALLOWANCE),
    END};

static const field relaunch_fields[] = {
    NEED(lcp_relaunch_query, termination, TERMINATIONS, LCP_FIELD_TERMINATION),
    NEED(lcp_relaunch_query, trigger, TRIGGERS, LCP_FIELD_TRIGGER),
    MASK(lcp_relaunch_query, since, 7, LCP_FIELD_SINCE),
    END};

static const field conduct_fields[] = {
    NEED(lcp_conduct_query, state, STATES, LCP_FIELD_STATE),
    NEED(lcp_conduct_query, activity, ACTIVITIES, LCP_FIELD_ACTIVITY),
    END};

static const field duties_fields[] = {
    NEED(lcp_duties_query, callback, CALLBACKS, LCP_FIELD_CALLBACK),
    END};

static const field delivery_fields[] = {
    NEED(lcp_delivery_query, state, STATES, LCP_FIELD_STATE),
    NEED(lcp_delivery_query, event, EVENTS, LCP_FIELD_EVENT),
    END};

static const field mode_fields[] = {
    BIT(lcp_mode_query, mode, ALL_MODES, LCP_FIELD_MODE),
    END};

static const field quota_fields[] = {
    NEED(lcp_quota_query, quota, QUOTAS, LCP_FIELD_QUOTA),
    END};

static const field manifest_fields[] = {END};

static const field termination_fields[] = {
    ENUM(lcp_termination_query, namespace_, NAMESPACES, LCP_FIELD_NAMESPACE),
    ANY(lcp_termination_query, code, LCP_FIELD_CODE),
    END};

#undef ENUM
#undef NEED
#undef FACT
#undef MASK
#undef RANGE
#undef BIT
#undef ANY
#undef TIME
#undef END

/* Whether a field takes a value. */
static inline int is_good(const field *f, int64_t value) {
  return value >= f->low && value <= f->high && (!f->one_bit || (value & (value - 1)) == 0);
}

/* Sets a field at any address; structs in these tests need not be aligned. */
static inline void set_field(void *object, const field *f, int64_t value) {
  uint32_t narrow = (uint32_t)value;
  if (f->size == 4) memcpy((char *)object + f->offset, &narrow, 4);
  else memcpy((char *)object + f->offset, &value, 8);
}

static inline void set_size(void *object, uint32_t size) { memcpy(object, &size, 4); }

/* What error.value should say of a field holding `value`. */
static inline int64_t field_value(const field *f, int64_t value) {
  if (f->size == 8) return value;
  return f->is_signed ? (int64_t)(int32_t)value : (int64_t)(uint32_t)value;
}

typedef lcp_status_t ask_function(const void *, const void *, void *, void *);
typedef lcp_status_t batch_function(const void *, size_t, const void *, size_t, void *, size_t,
                                    lcp_status_t *, void *);

/*
 * One question, or one list behind a question: of a list `ask` gives the row at `list_index`, and
 * its answer is the struct of a row. A question about the context alone has a query of no size.
 */
typedef struct question {
  const char *name;
  size_t query_size, answer_size;
  const field *fields;
  ask_function *ask;
  batch_function *batch; /* NULL where it has no batch form */
  int is_list;
  lcp_family_t family; /* of a list: no rows without a rule of this family */
} question;

/* Which row of a list is asked for. */
static uint32_t list_index;

#define ASK(subject)                                                                             \
  static lcp_status_t ask_##subject(const void *c, const void *q, void *a, void *e) {            \
    return lcp_query_##subject(c, q, a, e);                                                      \
  }
#define BATCH(subject)                                                                           \
  static lcp_status_t batch_##subject(const void *c, size_t n, const void *q, size_t qs, void *a, \
                                      size_t as, lcp_status_t *s, void *e) {                     \
    return lcp_query_##subject##_batch(c, n, q, qs, a, as, s, e);                                \
  }
#define LIST(subject, function)                                                                  \
  static lcp_status_t list_##subject(const void *c, const void *q, void *a, void *e) {           \
    return function(c, q, list_index, a, e);                                                     \
  }
ASK(transition) ASK(next) ASK(path) ASK(deadline) ASK(relaunch) ASK(conduct) ASK(duties)
ASK(delivery) ASK(mode) ASK(quota) ASK(termination)
BATCH(transition) BATCH(deadline) BATCH(relaunch) BATCH(conduct)
LIST(next, lcp_next_edge_at) LIST(duties, lcp_duty_at)
LIST(explain_transition, lcp_explain_transition) LIST(explain_deadline, lcp_explain_deadline)
LIST(explain_relaunch, lcp_explain_relaunch) LIST(explain_conduct, lcp_explain_conduct)
LIST(explain_delivery, lcp_explain_delivery) LIST(explain_mode, lcp_explain_mode)
LIST(explain_quota, lcp_explain_quota) LIST(explain_termination, lcp_explain_termination)
#undef ASK
#undef BATCH
#undef LIST

static lcp_status_t ask_manifest(const void *c, const void *q, void *a, void *e) {
  (void)q;
  return lcp_query_manifest(c, a, e);
}

static lcp_status_t list_manifest(const void *c, const void *q, void *a, void *e) {
  (void)q;
  return lcp_manifest_finding_at(c, list_index, a, e);
}

enum {
  TRANSITION, NEXT, PATH, DEADLINE, RELAUNCH, CONDUCT, DUTIES, DELIVERY, MODE, QUOTA, MANIFEST,
  TERMINATION, /* the questions; the lists follow */
  NEXT_LIST, DUTY_LIST, FINDING_LIST, EXPLAIN_TRANSITION, EXPLAIN_DEADLINE, EXPLAIN_RELAUNCH,
  EXPLAIN_CONDUCT, EXPLAIN_DELIVERY, EXPLAIN_MODE, EXPLAIN_QUOTA, EXPLAIN_TERMINATION,
  QUESTIONS, ANSWERS = NEXT_LIST
};
#define ROW(subject, batch)                                                                  \
  {#subject, sizeof(lcp_##subject##_query), sizeof(lcp_##subject##_answer), subject##_fields, \
   ask_##subject, batch, 0, 0}
#define LIST(subject, row, function, family)                                                 \
  {#function, sizeof(lcp_##subject##_query), sizeof(row), subject##_fields, function, NULL, 1, \
   family}
#define EXPLAIN(subject, family) LIST(subject, lcp_explanation, list_explain_##subject, family)
static const question questions[QUESTIONS] = {
    ROW(transition, batch_transition), ROW(next, NULL), ROW(path, NULL),
    ROW(deadline, batch_deadline), ROW(relaunch, batch_relaunch), ROW(conduct, batch_conduct),
    ROW(duties, NULL), ROW(delivery, NULL), ROW(mode, NULL), ROW(quota, NULL),
    {"manifest", 0, sizeof(lcp_manifest_answer), manifest_fields, ask_manifest, NULL, 0, 0},
    ROW(termination, NULL),
    LIST(next, lcp_next_edge, list_next, LCP_FAMILY_TRANSITION),
    LIST(duties, lcp_duty, list_duties, LCP_FAMILY_DUTY),
    {"list_manifest", 0, sizeof(lcp_manifest_finding), manifest_fields, list_manifest, NULL, 1,
     LCP_FAMILY_MANIFEST},
    EXPLAIN(transition, LCP_FAMILY_TRANSITION), EXPLAIN(deadline, LCP_FAMILY_DEADLINE),
    EXPLAIN(relaunch, LCP_FAMILY_RELAUNCH), EXPLAIN(conduct, LCP_FAMILY_CONDUCT),
    EXPLAIN(delivery, LCP_FAMILY_EVENT), EXPLAIN(mode, LCP_FAMILY_MODE),
    EXPLAIN(quota, LCP_FAMILY_QUOTA), EXPLAIN(termination, LCP_FAMILY_TERMINATION)};
#undef ROW
#undef LIST
#undef EXPLAIN

/* Fills a query that can be asked: every required field at 4, and a code that means something. */
static inline void fill_query(void *query, const question *q) {
  if (!q->query_size) return;
  memset(query, 0, q->query_size);
  set_size(query, (uint32_t)q->query_size);
  for (const field *f = q->fields; f->name; f++)
    if (f->required) set_field(query, f, 4);
    else if (f->low == INT64_MIN) set_field(query, f, LCP_CODE_WATCHDOG);
}

/* The required fields of a question and a value for each of them, to walk all combinations. */
typedef struct walk {
  const field *needed[4];
  int64_t value[4];
  size_t count;
} walk;

static inline walk walk_start(const question *q) {
  walk w;
  w.count = 0;
  for (const field *f = q->fields; f->name; f++)
    if (f->required) w.needed[w.count] = f, w.value[w.count++] = f->low;
  return w;
}

static inline void walk_put(const walk *w, void *query) {
  for (size_t i = 0; i < w->count; i++) set_field(query, w->needed[i], w->value[i]);
}

/* To the next combination; false after the last one. */
static inline int walk_on(walk *w) {
  for (size_t i = 0; i < w->count; i++) {
    const field *f = w->needed[i];
    do w->value[i]++;
    while (w->value[i] <= f->high && !is_good(f, w->value[i]));
    if (w->value[i] <= f->high) return 1;
    w->value[i] = f->low;
  }
  return 0;
}

enum { LARGE = 4200, FILL = 0xA5 };

static unsigned char answer_bytes[2 * LARGE];

/* One call, with the answer filled with 0xA5: on failure it must stay so, and `error` must tell. */
static inline lcp_status_t ask_with(const question *q, const void *context, const void *query,
                             uint32_t answer_size, lcp_error *error) {
  memset(answer_bytes, FILL, sizeof answer_bytes);
  set_size(answer_bytes, answer_size);
  *error = (lcp_error)LCP_ERROR_INIT;
  error->status = -77;
  lcp_status_t status = q->ask(context, query, answer_bytes, error);
  uint32_t size_after;
  memcpy(&size_after, answer_bytes, 4);
  CHECK_INT(size_after, answer_size);
  if (status == LCP_OK) {
    CHECK_INT(error->status, -77);
    CHECK_UNTOUCHED(answer_bytes + answer_size, FILL, sizeof answer_bytes - answer_size);
  } else {
    CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
    CHECK_STATUS(error->status, status);
    CHECKF(lcp_enum_name(LCP_ENUM_FIELD, error->field), "field %d", error->field);
    CHECK_INT(error->struct_size, sizeof *error);
  }
  return status;
}

static inline lcp_status_t ask(const question *q, const void *context, const void *query,
                        lcp_error *error) {
  return ask_with(q, context, query, (uint32_t)q->answer_size, error);
}

/* Whether the question could be asked: a list may have no row at `list_index`, and then says so. */
static inline int is_asked(const question *q, lcp_status_t status, const lcp_error *error) {
  if (status == LCP_OK) return 1;
  return q->is_list && status == LCP_ERROR_OUT_OF_RANGE && error->status == status &&
         error->field == LCP_FIELD_INDEX && error->value == (int64_t)list_index;
}

#define CHECK_ASKED(q, call, error)                                                          \
  do {                                                                                       \
    lcp_status_t check_asked = (call);                                                       \
    CHECKF(is_asked(q, check_asked, error), "status is %s, field %d, value %lld",            \
           lcp_status_name(check_asked), (error)->field, (long long)(error)->value);         \
  } while (0)

/* Everything that a question can be given, all of it valid. */
typedef struct setting {
  lcp_context context;
  lcp_app app;
  lcp_device_facts facts;
  lcp_limit limit;
  lcp_limits limits;
  unsigned char query[64];
} setting;

static inline void prepare_with(setting *s, const question *q, const void *query) {
  s->app = (lcp_app)LCP_APP_INIT;
  s->app.unknown_modes = 1; /* something for a manifest to be told */
  s->facts = (lcp_device_facts)LCP_ORDINARY_DEVICE_INIT;
  s->limit = (lcp_limit)LCP_LIMIT_INIT;
  s->limit.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  s->limits = (lcp_limits)LCP_LIMITS_INIT;
  s->limits.count = 1;
  s->limits.items = &s->limit;
  s->context = (lcp_context)LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  s->context.app = &s->app;
  s->context.facts = &s->facts;
  s->context.limits = &s->limits;
  memset(s->query, 0, sizeof s->query);
  if (query) memcpy(s->query, query, q->query_size);
  else fill_query(s->query, q);
}

/* The query of a list is one that has a row, where any has. */
static inline void prepare(setting *s, const question *q) {
  static unsigned char chosen[QUESTIONS][64];
  static int is_chosen[QUESTIONS];
  ptrdiff_t at = q - questions;
  if (!q->is_list || !q->query_size) {
    prepare_with(s, q, NULL);
    return;
  }
  if (!is_chosen[at]) {
    unsigned char row[64];
    walk w = walk_start(q);
    is_chosen[at] = 1;
    fill_query(chosen[at], q);
    prepare_with(s, q, NULL);
    do {
      walk_put(&w, s->query);
      memset(row, 0, sizeof row);
      set_size(row, (uint32_t)q->answer_size);
      if (q->ask(&s->context, s->query, row, NULL) == LCP_OK) {
        memcpy(chosen[at], s->query, q->query_size);
        break;
      }
    } while (walk_on(&w));
  }
  prepare_with(s, q, chosen[at]);
}

/* The versions on which some rule begins or ends, from the rule book itself, and one too new. */
enum { MOST_BOUNDARIES = 128 };
static lcp_os_version_t os_boundaries[MOST_BOUNDARIES];
static int os_count;

static inline void add_boundary(lcp_os_version_t os) {
  int at = os_count;
  if (os < LCP_OS_OLDEST || os_count == MOST_BOUNDARIES) return;
  for (int i = 0; i < os_count; i++)
    if (os_boundaries[i] == os) return;
  for (; at > 0 && os_boundaries[at - 1] > os; at--) os_boundaries[at] = os_boundaries[at - 1];
  os_boundaries[at] = os;
  os_count++;
}

static inline void find_boundaries(void) {
  add_boundary(LCP_OS_OLDEST);
  add_boundary(LCP_OS(28, 0, 0));
  for (uint32_t i = 0; i < lcp_rule_count(); i++) {
    lcp_rule rule;
    rule.struct_size = sizeof rule;
    CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)i, &rule), LCP_OK);
    add_boundary(rule.since);
    add_boundary(rule.until);
  }
  CHECKF(os_count > 20 && os_count < MOST_BOUNDARIES, "%d versions", os_count);
}

/* Whether the rule book has any rule of a family: without one there is nothing to list. */
static inline int has_family(lcp_family_t family) {
  for (uint32_t i = 0; i < lcp_rule_count(); i++) {
    lcp_rule rule;
    rule.struct_size = sizeof rule;
    if (lcp_rule_at((lcp_rule_index_t)i, &rule) == LCP_OK && rule.family == family) return 1;
  }
  return 0;
}

#endif /* ABITESTS_QUESTIONS_H */
