/*
 * The structs that go into the library and the five questions as tables, so that a test can walk
 * every field of every question without naming it. A new field or question is a row here.
 */
#ifndef ABITESTS_QUESTIONS_H
#define ABITESTS_QUESTIONS_H

#include "check.h"

/* One integer field: the values from low to high are good, any other gets `status`. */
typedef struct field {
  const char *name;
  size_t offset, size;
  int is_signed, required; /* required: 0 gets LCP_ERROR_MISSING_VALUE */
  int64_t low, high;
  lcp_status_t status;
  lcp_field_t field;
} field;

#define AT(type, name) #name, offsetof(type, name), sizeof(((type *)0)->name)
#define ENUM(type, name, high, id) {AT(type, name), 1, 0, 0, high, LCP_ERROR_UNKNOWN_VALUE, id}
#define NEED(type, name, high, id) {AT(type, name), 1, 1, 1, high, LCP_ERROR_UNKNOWN_VALUE, id}
#define FACT(type, name, id) {AT(type, name), 1, 0, 0, 2, LCP_ERROR_UNKNOWN_VALUE, id}
#define MASK(type, name, high, id) {AT(type, name), 0, 0, 0, high, LCP_ERROR_UNKNOWN_VALUE, id}
#define RANGE(type, name, high, id) {AT(type, name), 0, 0, 0, high, LCP_ERROR_OUT_OF_RANGE, id}
#define END {NULL, 0, 0, 0, 0, 0, 0, 0, 0}

static const field context_fields[] = {
    {AT(lcp_context, os), 0, 1, LCP_OS(2, 0, 0), LCP_OS(255, 255, 255), LCP_ERROR_OUT_OF_RANGE,
     LCP_FIELD_OS},
    ENUM(lcp_context, profile, 3, LCP_FIELD_PROFILE),
    END};

static const field app_fields[] = {
    MASK(lcp_app, background_modes, 0x1fff, LCP_FIELD_BACKGROUND_MODES),
    FACT(lcp_app, exits_on_suspend, LCP_FIELD_EXITS_ON_SUSPEND),
    FACT(lcp_app, scenes, LCP_FIELD_SCENES),
    FACT(lcp_app, multiple_scenes, LCP_FIELD_MULTIPLE_SCENES),
    ENUM(lcp_app, location_authorization, 3, LCP_FIELD_LOCATION_AUTHORIZATION),
    FACT(lcp_app, restoration_identifier, LCP_FIELD_RESTORATION_IDENTIFIER),
    FACT(lcp_app, session_sends_launch_events, LCP_FIELD_SESSION_SENDS_LAUNCH_EVENTS),
    FACT(lcp_app, state_restoration, LCP_FIELD_STATE_RESTORATION),
    END};

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
    END};

static const field limit_fields[] = {
    NEED(lcp_limit, allowance, 29, LCP_FIELD_ALLOWANCE),
    {AT(lcp_limit, limit_ns), 1, 0, -1, INT64_MAX, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_LIMIT_NS},
    {AT(lcp_limit, advice_ns), 1, 0, -1, INT64_MAX, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_LIMIT_NS},
    {AT(lcp_limit, warning_ns), 1, 0, -1, INT64_MAX, LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_LIMIT_NS},
    END};

static const field transition_fields[] = {
    ENUM(lcp_transition_query, axis, 2, LCP_FIELD_AXIS),
    NEED(lcp_transition_query, from, 6, LCP_FIELD_FROM),
    NEED(lcp_transition_query, to, 6, LCP_FIELD_TO),
    NEED(lcp_transition_query, cause, 47, LCP_FIELD_CAUSE),
    ENUM(lcp_transition_query, last_cause, 47, LCP_FIELD_LAST_CAUSE),
    ENUM(lcp_transition_query, trigger, 43, LCP_FIELD_TRIGGER),
    ENUM(lcp_transition_query, interruption, 13, LCP_FIELD_INTERRUPTION),
    END};

static const field next_fields[] = {
    ENUM(lcp_next_query, axis, 2, LCP_FIELD_AXIS),
    NEED(lcp_next_query, from, 6, LCP_FIELD_FROM),
    ENUM(lcp_next_query, last_cause, 47, LCP_FIELD_LAST_CAUSE),
    END};

static const field path_fields[] = {
    ENUM(lcp_path_query, axis, 2, LCP_FIELD_AXIS),
    NEED(lcp_path_query, from, 6, LCP_FIELD_FROM),
    NEED(lcp_path_query, to, 6, LCP_FIELD_TO),
    MASK(lcp_path_query, allowed_causes, (INT64_C(1) << 47) - 1, LCP_FIELD_ALLOWED_CAUSES),
    ENUM(lcp_path_query, last_cause, 47, LCP_FIELD_LAST_CAUSE),
    ENUM(lcp_path_query, trigger, 43, LCP_FIELD_TRIGGER),
    END};

static const field deadline_fields[] = {
    NEED(lcp_deadline_query, allowance, 29, LCP_FIELD_ALLOWANCE),
    END};

static const field relaunch_fields[] = {
    NEED(lcp_relaunch_query, termination, 26, LCP_FIELD_TERMINATION),
    NEED(lcp_relaunch_query, trigger, 43, LCP_FIELD_TRIGGER),
    MASK(lcp_relaunch_query, since, 7, LCP_FIELD_SINCE),
    END};

#undef ENUM
#undef NEED
#undef FACT
#undef MASK
#undef RANGE
#undef END

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

/* One question; `batch` is NULL where it has no batch form. */
typedef struct question {
  const char *name;
  size_t query_size, answer_size;
  const field *fields;
  ask_function *ask;
  batch_function *batch;
} question;

#define ASK(subject)                                                                             \
  static lcp_status_t ask_##subject(const void *c, const void *q, void *a, void *e) {            \
    return lcp_query_##subject(c, q, a, e);                                                      \
  }
#define BATCH(subject)                                                                           \
  static lcp_status_t batch_##subject(const void *c, size_t n, const void *q, size_t qs, void *a, \
                                      size_t as, lcp_status_t *s, void *e) {                     \
    return lcp_query_##subject##_batch(c, n, q, qs, a, as, s, e);                                \
  }
ASK(transition) ASK(next) ASK(path) ASK(deadline) ASK(relaunch)
BATCH(transition) BATCH(deadline) BATCH(relaunch)
#undef ASK
#undef BATCH

enum { QUESTIONS = 5 };
#define ROW(subject, batch)                                                                  \
  {#subject, sizeof(lcp_##subject##_query), sizeof(lcp_##subject##_answer), subject##_fields, \
   ask_##subject, batch}
static const question questions[QUESTIONS] = {
    ROW(transition, batch_transition), ROW(next, NULL), ROW(path, NULL),
    ROW(deadline, batch_deadline), ROW(relaunch, batch_relaunch)};
#undef ROW

/* Fills a query that can be asked: every required field at 4. */
static inline void fill_query(void *query, const question *q) {
  memset(query, 0, q->query_size);
  set_size(query, (uint32_t)q->query_size);
  for (const field *f = q->fields; f->name; f++)
    if (f->required) set_field(query, f, 4);
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

/* Everything that a question can be given, all of it valid. */
typedef struct setting {
  lcp_context context;
  lcp_app app;
  lcp_device_facts facts;
  lcp_limit limit;
  lcp_limits limits;
  unsigned char query[64];
} setting;

static inline void prepare(setting *s, const question *q) {
  s->app = (lcp_app)LCP_APP_INIT;
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
  fill_query(s->query, q);
}

/* The versions on either side of which answers change, and one that is too new. */
static const lcp_os_version_t os_boundaries[] = {
    LCP_OS(2, 0, 0),  LCP_OS(2, 2, 0),  LCP_OS(3, 0, 0),  LCP_OS(4, 0, 0),  LCP_OS(4, 1, 0),
    LCP_OS(4, 3, 0),  LCP_OS(5, 0, 0),  LCP_OS(5, 1, 0),  LCP_OS(6, 0, 0),  LCP_OS(6, 1, 0),
    LCP_OS(7, 0, 0),  LCP_OS(7, 1, 0),  LCP_OS(8, 0, 0),  LCP_OS(9, 0, 0),  LCP_OS(10, 0, 0),
    LCP_OS(11, 0, 0), LCP_OS(12, 0, 0), LCP_OS(12, 4, 0), LCP_OS(13, 0, 0), LCP_OS(14, 0, 0),
    LCP_OS(15, 0, 0), LCP_OS(15, 3, 0), LCP_OS(15, 4, 0), LCP_OS(16, 0, 0), LCP_OS(17, 0, 0),
    LCP_OS(18, 0, 0), LCP_OS(18, 3, 0), LCP_OS(26, 0, 0), LCP_OS(26, 4, 0), LCP_OS(27, 0, 0),
    LCP_OS(28, 0, 0)};
enum { OS_BOUNDARIES = sizeof os_boundaries / sizeof *os_boundaries };

#endif /* ABITESTS_QUESTIONS_H */
