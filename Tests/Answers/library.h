/*
 * Every call into the library: what is asked and answered, as plain values and texts. Where the
 * interface changes this file is written again; answers.c, and what it prints, stay as they are.
 *
 * A text that an answer does not have is NULL. Each function that asks returns NULL, or the name of
 * the status with which the library refused. Answers are good until the next one of their kind.
 */
#ifndef ANSWERS_LIBRARY_H
#define ANSWERS_LIBRARY_H

#include "domain.h"
#include <lifecycle_policy.h>
#include <stdlib.h>

/* ---- what comes out ------------------------------------------------------------------------- */

enum { DURATION_UNKNOWN = -1, MOST_TEXTS = 64, MOST_STEPS = 64, MOST_PATH_STEPS = 24,
       MOST_ITEMS = 512, MOST_SOURCES = 16 };
#define DURATION_UNLIMITED INT64_MAX

typedef struct texts {
  int count;
  const char *at[MOST_TEXTS];
} texts;

/* What most answers have. */
typedef struct ruling {
  const char *verdict, *newest, *reason, *rule, *evidence;
  int disputed;
  texts requires;
} ruling;

typedef struct step {
  const char *callback, *notification, *fallback, *reads, *scene_reads, *rule;
} step;

typedef struct steps {
  int count;
  step at[MOST_STEPS];
} steps;

typedef struct transition {
  ruling ruling;
  const char *via;
  steps steps;
} transition;

typedef struct edge {
  const char *cause, *to, *verdict, *reason, *rule, *evidence;
  int disputed;
} edge;

typedef struct next {
  ruling ruling;
  int count;
  edge edges[MOST_ITEMS];
} next;

typedef struct path {
  ruling ruling;
  int count;
  struct {
    const char *cause, *from, *to, *rule;
    steps steps;
  } at[MOST_PATH_STEPS];
} path;

typedef struct deadline {
  ruling ruling;
  const char *extendable, *at_expiry, *code;
  int64_t advice, limit, warning;
} deadline;

typedef struct relaunch {
  ruling ruling;
  const char *guarantee, *launch_state, *callback, *allowance, *standing, *delivery_rule;
  int64_t allowed;
} relaunch;

typedef struct conduct {
  ruling ruling;
  const char *stop_before, *price, *code;
} conduct;

typedef struct duties {
  ruling ruling;
  int count;
  struct {
    const char *rule, *undone_at, *text;
  } at[MOST_ITEMS];
} duties;

typedef struct delivery {
  ruling ruling;
  const char *manner, *callback;
} delivery;

typedef struct mode {
  ruling ruling;
  version introduced, deprecated, removed;
  texts permits, keeps_running, wakes;
} mode;

typedef struct quota {
  ruling ruling;
  const char *unit, *at_excess;
  int64_t count, window; /* DURATION_UNKNOWN: not known */
} quota;

typedef struct manifest {
  ruling ruling;
  int count;
  struct {
    const char *rule, *severity, *key, *value, *message;
  } at[MOST_ITEMS];
} manifest;

typedef struct termination {
  ruling ruling;
  const char *cause, *allowance, *broken_rule, *meaning;
  int64_t allowed;
} termination;

typedef struct explanation {
  int count;
  struct {
    const char *rule, *role;
    texts failing, unknown;
  } at[MOST_ITEMS];
} explanation;

typedef struct source {
  const char *key, *title, *publisher, *address;
} source;

typedef struct rule {
  const char *id, *evidence, *note;
  version since, until; /* 0: open */
  int precedence, source_count;
  texts profiles, when, when_not;
  source sources[MOST_SOURCES];
} rule;

/* ---- what goes in --------------------------------------------------------------------------- */

typedef struct transition_question {
  value from, to, cause, last_cause, trigger, interruption;
} transition_question;

typedef struct path_question {
  value from, to, last_cause, trigger;
  uint64_t causes; /* bit n for the n-th of the list; 0: not given */
} path_question;

enum { SINCE_REBOOT = 1, SINCE_UNLOCK = 2, SINCE_USER_LAUNCH = 4, SINCES = 8 };

/* The host's own figures, the same for each allowance; DURATION_UNKNOWN keeps the rule's. */
typedef struct figures {
  const char *name;
  int64_t limit, advice, warning;
} figures;

/* ==== from here on the library's own words =================================================== */

static const char *refused(lcp_status_t status) {
  return status == LCP_OK ? NULL : lcp_status_name(status);
}

/* What cannot be asked at all, or has more parts than there is room for here. */
static void stop(const char *what, const char *which) {
  fprintf(stderr, "answers: %s: %s\n", what, which);
  exit(2);
}

/* ---- names ---------------------------------------------------------------------------------- */

/* The states of a scene are numbered apart: here they follow those of the app. */
enum { SCENE_STATE = 0x100, KINDS = LCP_ENUM_ROLE, MOST_VALUES = 128, MOST_RULES = 4096 };

static const char *const kind_names[] = {
    [LCP_ENUM_STATE] = "state", [LCP_ENUM_AXIS] = "axis", [LCP_ENUM_LIFECYCLE] = "lifecycle",
    [LCP_ENUM_CAUSE] = "cause", [LCP_ENUM_TERMINATION] = "termination",
    [LCP_ENUM_TRIGGER] = "trigger", [LCP_ENUM_INTERRUPTION] = "interruption",
    [LCP_ENUM_CALLBACK] = "callback", [LCP_ENUM_MODE] = "mode", [LCP_ENUM_ACTIVITY] = "activity",
    [LCP_ENUM_ALLOWANCE] = "allowance", [LCP_ENUM_EXPIRY] = "expiry",
    [LCP_ENUM_VERDICT] = "verdict", [LCP_ENUM_GUARANTEE] = "guarantee",
    [LCP_ENUM_EVIDENCE] = "evidence", [LCP_ENUM_PROFILE] = "profile", [LCP_ENUM_FACT] = "fact",
    [LCP_ENUM_IDIOM] = "idiom", [LCP_ENUM_AUTHORIZATION] = "authorization",
    [LCP_ENUM_REASON] = "reason", [LCP_ENUM_CONDITION] = "condition",
    [LCP_ENUM_STANDING] = "standing", [LCP_ENUM_SINCE] = "since", [LCP_ENUM_FAMILY] = "family",
    [LCP_ENUM_CONFLICT] = "conflict", [LCP_ENUM_CODE] = "code", [LCP_ENUM_INFO] = "info",
    [LCP_ENUM_NOTICE] = "notice", [LCP_ENUM_FIELD] = "field", [LCP_ENUM_STATUS] = "status",
    [LCP_ENUM_NOTIFICATION] = "notification", [LCP_ENUM_PRICE] = "price",
    [LCP_ENUM_EVENT] = "event", [LCP_ENUM_MANNER] = "manner", [LCP_ENUM_QUOTA] = "quota",
    [LCP_ENUM_UNIT] = "unit", [LCP_ENUM_SEVERITY] = "severity",
    [LCP_ENUM_NAMESPACE] = "namespace", [LCP_ENUM_ROLE] = "role"};

/* The enumerations one by one; the states of scenes, which are among the states, are skipped. */
static const char *kind_at(int index) {
  for (int kind = 1; kind <= KINDS; kind++)
    if (kind_names[kind] && index-- == 0) return kind_names[kind];
  return NULL;
}

static lcp_enum_kind_t kind_named(const char *name) {
  for (int kind = 1; kind <= KINDS; kind++)
    if (kind_names[kind] && strcmp(kind_names[kind], name) == 0) return kind;
  stop("no such enumeration", name);
  return 0;
}

static const char *name_table[KINDS + 1][MOST_VALUES], *rule_ids[MOST_RULES];
static char scene_names[LCP_SCENE_STATE_BACKGROUND + 1][40];

static const char *name_of(lcp_enum_kind_t kind, int64_t number) {
  if (number == 0) return NULL;
  const char *name = number > 0 && number < MOST_VALUES ? name_table[kind][number]
                                                        : lcp_enum_name(kind, number);
  return name ? name : "(no such value)";
}

static const char *state_name(lcp_axis_t axis, lcp_state_t state) {
  if (axis == LCP_AXIS_SCENE && state > 0 && state <= LCP_SCENE_STATE_BACKGROUND)
    return scene_names[state];
  return name_of(LCP_ENUM_STATE, state);
}

static const char *id_of(lcp_rule_index_t index) {
  if (index == LCP_RULE_NONE) return NULL;
  return index >= 0 && index < MOST_RULES && rule_ids[index] ? rule_ids[index] : "(no such rule)";
}

static void start_library(void) {
  uint32_t rules = lcp_rule_count();
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++)
    for (int64_t number = 0; number < MOST_VALUES; number++)
      name_table[kind][number] = lcp_enum_name(kind, number);
  for (int n = 1; n <= LCP_SCENE_STATE_BACKGROUND; n++)
    snprintf(scene_names[n], sizeof scene_names[n], "scene-%s",
             lcp_enum_name(LCP_ENUM_SCENE_STATE, n));
  if (rules > MOST_RULES) stop("too many", "rules");
  for (uint32_t n = 0; n < rules; n++) {
    lcp_rule row = LCP_RULE_INIT;
    if (lcp_rule_at((lcp_rule_index_t)n, &row) != LCP_OK) stop("a rule cannot be read", "");
    rule_ids[n] = row.id;
  }
}

/* What follows "scene-" in a text, in the spellings that the library takes; else all of it. */
static const char *after_scene(const char *text) {
  static const char word[] = "scene";
  size_t n = 0;
  while (n < sizeof word - 1 && (text[n] == word[n] || text[n] == word[n] - 'a' + 'A')) n++;
  return n == sizeof word - 1 && text[n] && strchr("-_ ", text[n]) ? text + n + 1 : text;
}

/* The value of a text, or 0; the states of both axes are one enumeration. */
static value value_of_text(const char *kind_name, const char *text) {
  lcp_enum_kind_t kind = kind_named(kind_name);
  const char *scene = after_scene(text);
  int64_t found = 0;
  if (lcp_enum_parse(kind, text, strlen(text), &found) == LCP_OK) return found;
  if (kind == LCP_ENUM_STATE &&
      lcp_enum_parse(LCP_ENUM_SCENE_STATE, scene, strlen(scene), &found) == LCP_OK)
    return SCENE_STATE + found;
  return 0;
}

/* The value of a name that the domain has. */
static value value_named(const char *kind, const char *name) {
  value v = value_of_text(kind, name);
  if (v == 0) stop("the library does not know", name);
  return v;
}

/* What a text names, or NULL. A value of 0 is one of facts and statuses. */
static const char *parsed(const char *kind_name, const char *text) {
  lcp_enum_kind_t kind = kind_named(kind_name);
  int64_t found;
  if (lcp_enum_parse(kind, text, strlen(text), &found) == LCP_OK) return lcp_enum_name(kind, found);
  if (kind != LCP_ENUM_STATE) return NULL;
  found = value_of_text(kind_name, text);
  return found ? state_name(LCP_AXIS_SCENE, (lcp_state_t)(found - SCENE_STATE)) : NULL;
}

/* The names of an enumeration one by one, in any order; NULL past the last one. */
static const char *name_at(const char *kind_name, uint32_t index) {
  lcp_enum_kind_t kind = kind_named(kind_name);
  int64_t number;
  if (lcp_enum_value_at(kind, index, &number) == LCP_OK) return lcp_enum_name(kind, number);
  if (kind != LCP_ENUM_STATE || index < LCP_STATE_SUSPENDED) return NULL;
  index -= LCP_STATE_SUSPENDED;
  return index < LCP_SCENE_STATE_BACKGROUND ? scene_names[index + 1] : NULL;
}

/* ---- masks ---------------------------------------------------------------------------------- */

static void bits_of(uint64_t mask, lcp_enum_kind_t kind, texts *out) {
  out->count = 0;
  for (int number = 1; mask; number++, mask >>= 1)
    if (mask & 1) out->at[out->count++] = name_of(kind, number);
}

static lcp_modes_t mode_mask(uint32_t bits) {
  lcp_modes_t mask = 0;
  for (int n = 0; n < modes.count; n++)
    if (bits >> n & 1) mask |= (lcp_modes_t)modes.values[n];
  return mask;
}

static uint64_t cause_mask(uint64_t bits) {
  uint64_t mask = 0;
  for (int n = 0; bits; n++, bits >>= 1)
    if (bits & 1) mask |= UINT64_C(1) << (causes.values[n] - 1);
  return mask;
}

/* ---- the ground on which all is asked ------------------------------------------------------- */

static lcp_app ground_app;
static lcp_device_facts ground_facts;
static lcp_limit ground_limit[LONGEST_LIST];
static lcp_limits ground_limits;
static lcp_context ground;

static lcp_fact_t fact_of(fact given) {
  return given == YES ? LCP_FACT_YES : given == NO ? LCP_FACT_NO : LCP_FACT_UNKNOWN;
}

static void take_app(const app *a) {
  ground_app = (lcp_app)LCP_APP_INIT;
  ground_app.background_modes = mode_mask(a->modes);
  ground_app.exits_on_suspend = fact_of(a->facts[EXITS_ON_SUSPEND]);
  ground_app.scenes = fact_of(a->facts[SCENES]);
  ground_app.multiple_scenes = fact_of(a->facts[MULTIPLE_SCENES]);
  ground_app.state_restoration = fact_of(a->facts[STATE_RESTORATION]);
  ground_app.always_usage_text = fact_of(a->facts[ALWAYS_USAGE_TEXT]);
  ground_app.when_in_use_usage_text = fact_of(a->facts[WHEN_IN_USE_USAGE_TEXT]);
  ground_app.microphone_usage_text = fact_of(a->facts[MICROPHONE_USAGE_TEXT]);
  ground_app.restoration_identifier = fact_of(a->facts[RESTORATION_IDENTIFIER]);
  ground_app.session_sends_launch_events = fact_of(a->facts[SESSION_SENDS_LAUNCH_EVENTS]);
  ground_app.background_activity_session = fact_of(a->facts[BACKGROUND_ACTIVITY_SESSION]);
  ground_app.service_session = fact_of(a->facts[SERVICE_SESSION]);
  if (a->authorization)
    ground_app.location_authorization =
        (lcp_authorization_t)authorizations.values[a->authorization - 1];
  ground_app.linked_sdk = a->linked_sdk;
  ground_app.minimum_os = a->minimum_os;
  ground_app.permitted_identifiers = a->permitted_identifiers;
  ground_app.unknown_modes = a->unknown_modes;
  ground_app.placeholders = a->placeholders;
}

static void take_device(const device *d) {
  lcp_fact_t f[DEVICE_FACTS];
  for (int n = 0; n < DEVICE_FACTS; n++) f[n] = fact_of(d->facts[n]);
  ground_facts = (lcp_device_facts)LCP_DEVICE_FACTS_INIT;
  if (d->idiom) ground_facts.idiom = (lcp_idiom_t)idioms.values[d->idiom - 1];
  ground_facts.simulator = f[SIMULATOR];
  ground_facts.hardware_multitasking = f[HARDWARE_MULTITASKING];
  ground_facts.cellular = f[CELLULAR];
  ground_facts.passcode = f[PASSCODE];
  ground_facts.first_unlock_done = f[FIRST_UNLOCK_DONE];
  ground_facts.background_app_refresh = f[BACKGROUND_APP_REFRESH];
  ground_facts.low_power_mode = f[LOW_POWER_MODE];
  ground_facts.charging = f[CHARGING];
  ground_facts.debugger_attached = f[DEBUGGER_ATTACHED];
  ground_facts.foreground_slots = d->foreground_slots;
  ground_facts.bluetooth_off = f[BLUETOOTH_OFF];
  ground_facts.bluetooth_off_in_control_center = f[BLUETOOTH_OFF_IN_CONTROL_CENTER];
  ground_facts.airplane_mode = f[AIRPLANE_MODE];
  ground_facts.accessory_setup_kit = f[ACCESSORY_SETUP_KIT];
  ground_facts.force_quit_survives_reboot = f[FORCE_QUIT_SURVIVES_REBOOT];
  ground_facts.regions_end_at_reboot = f[REGIONS_END_AT_REBOOT];
  ground_facts.device_locked = f[DEVICE_LOCKED];
}

static void take_figures(const figures *own) {
  ground_limits = (lcp_limits)LCP_LIMITS_INIT;
  ground_limits.items = ground_limit;
  for (int n = 0; n < allowances.count; n++) {
    lcp_limit *l = &ground_limit[ground_limits.count++];
    *l = (lcp_limit)LCP_LIMIT_INIT;
    l->allowance = (lcp_allowance_t)allowances.values[n];
    l->limit_ns = own->limit, l->advice_ns = own->advice, l->warning_ns = own->warning;
  }
}

/* `profile` is one of the list. No app, device or figures: NULL, which the library takes, too. */
static void stand_on(version os, value profile, const app *a, const device *d,
                     const figures *own) {
  ground = (lcp_context)LCP_CONTEXT_INIT(os);
  ground.profile = (lcp_profile_t)profile;
  if (a) take_app(a), ground.app = &ground_app;
  if (d) take_device(d), ground.facts = &ground_facts;
  if (own) take_figures(own), ground.limits = &ground_limits;
}

/* ---- questions ------------------------------------------------------------------------------ */

/* Takes what an answer `a` has into the ruling `r`. */
#define TAKE_VERDICT(r, a)                                     \
  ((r).verdict = name_of(LCP_ENUM_VERDICT, (a).verdict),       \
   (r).newest = name_of(LCP_ENUM_VERDICT, (a).newest_verdict), \
   (r).disputed = ((a).flags & LCP_ANSWER_DISPUTED) != 0)
#define TAKE_RULE(r, a) \
  ((r).rule = id_of((a).rule), (r).evidence = name_of(LCP_ENUM_EVIDENCE, (a).evidence))
#define TAKE_REASON(r, a) ((r).reason = name_of(LCP_ENUM_REASON, (a).reason))
#define TAKE_REQUIRES(r, a) bits_of((a).requires_mask, LCP_ENUM_CONDITION, &(r).requires)
#define TAKE_RULING(r, a) \
  (TAKE_VERDICT(r, a), TAKE_RULE(r, a), (r).reason = NULL, TAKE_REQUIRES(r, a))

static lcp_axis_t axis_of(value from) {
  return from > SCENE_STATE ? LCP_AXIS_SCENE : LCP_AXIS_APP;
}

static lcp_state_t state_of(value v) {
  return (lcp_state_t)(v > SCENE_STATE ? v - SCENE_STATE : v);
}

static void take_steps(uint64_t sequence, uint32_t count, steps *out) {
  if (count > MOST_STEPS) stop("too many", "steps");
  out->count = (int)count;
  for (uint32_t n = 0; n < count; n++) {
    lcp_transition_step s = LCP_TRANSITION_STEP_INIT;
    step *o = &out->at[n];
    if (lcp_transition_step_at(sequence, n, &s) != LCP_OK) stop("a step cannot be read", "");
    o->callback = name_of(LCP_ENUM_CALLBACK, s.callback);
    o->notification = name_of(LCP_ENUM_NOTIFICATION, s.notification);
    o->fallback = name_of(LCP_ENUM_CALLBACK, s.fallback);
    o->reads = state_name(LCP_AXIS_APP, s.state);
    o->scene_reads = state_name(LCP_AXIS_SCENE, s.scene_state);
    o->rule = id_of(s.rule);
  }
}

static const char *ask_transition(const transition_question *q, transition *out) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer a = LCP_TRANSITION_ANSWER_INIT;
  query.axis = axis_of(q->from);
  query.from = state_of(q->from);
  query.to = state_of(q->to);
  query.cause = (lcp_cause_t)q->cause;
  query.last_cause = (lcp_cause_t)q->last_cause;
  query.trigger = (lcp_trigger_t)q->trigger;
  query.interruption = (lcp_interruption_t)q->interruption;
  lcp_status_t status = lcp_query_transition(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  TAKE_REASON(out->ruling, a);
  out->via = state_name(query.axis, a.via);
  take_steps(a.sequence, a.step_count, &out->steps);
  return refused(status);
}

static const char *ask_next(value from, value last_cause, next *out) {
  lcp_next_query query = LCP_NEXT_QUERY_INIT;
  lcp_next_answer a = LCP_NEXT_ANSWER_INIT;
  query.axis = axis_of(from);
  query.from = state_of(from);
  query.last_cause = (lcp_cause_t)last_cause;
  lcp_status_t status = lcp_query_next(&ground, &query, &a, NULL);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  TAKE_REASON(out->ruling, a);
  if (a.count > MOST_ITEMS) stop("too many", "edges");
  out->count = (int)a.count;
  for (uint32_t n = 0; n < a.count; n++) {
    lcp_next_edge e = LCP_NEXT_EDGE_INIT;
    edge *o = &out->edges[n];
    if (lcp_next_edge_at(&ground, &query, n, &e, NULL) != LCP_OK) stop("no such", "edge");
    o->cause = name_of(LCP_ENUM_CAUSE, e.cause);
    o->to = state_name(query.axis, e.to);
    o->verdict = name_of(LCP_ENUM_VERDICT, e.verdict);
    o->disputed = (e.flags & LCP_ANSWER_DISPUTED) != 0;
    TAKE_RULE(*o, e);
    TAKE_REASON(*o, e);
  }
  return refused(status);
}

static const char *ask_path(const path_question *q, path *out) {
  lcp_path_query query = LCP_PATH_QUERY_INIT;
  lcp_path_answer a = LCP_PATH_ANSWER_INIT;
  query.axis = axis_of(q->from);
  query.from = state_of(q->from);
  query.to = state_of(q->to);
  query.allowed_causes = cause_mask(q->causes);
  query.last_cause = (lcp_cause_t)q->last_cause;
  query.trigger = (lcp_trigger_t)q->trigger;
  lcp_status_t status = lcp_query_path(&ground, &query, &a, NULL);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  TAKE_REASON(out->ruling, a);
  TAKE_REQUIRES(out->ruling, a);
  if (a.step_count > MOST_PATH_STEPS) stop("too many", "steps of a path");
  out->count = (int)a.step_count;
  for (uint32_t n = 0; n < a.step_count; n++) {
    lcp_path_step s = LCP_PATH_STEP_INIT;
    if (lcp_path_step_at(a.path, n, &s) != LCP_OK) stop("no such", "step of a path");
    out->at[n].cause = name_of(LCP_ENUM_CAUSE, s.cause);
    out->at[n].from = state_name(query.axis, s.from);
    out->at[n].to = state_name(query.axis, s.to);
    out->at[n].rule = id_of(s.rule);
    take_steps(s.sequence, s.step_count, &out->at[n].steps);
  }
  return refused(status);
}

/* The termination that a cause is. */
static const char *end_by(value cause) {
  return name_of(LCP_ENUM_TERMINATION, lcp_cause_termination((lcp_cause_t)cause));
}

static const char *ask_deadline(value allowance, deadline *out) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer a = LCP_DEADLINE_ANSWER_INIT;
  query.allowance = (lcp_allowance_t)allowance;
  lcp_status_t status = lcp_query_deadline(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->extendable = a.flags & LCP_ANSWER_EXTENDABLE       ? "yes"
                    : a.flags & LCP_ANSWER_NOT_EXTENDABLE ? "no"
                                                          : NULL;
  out->at_expiry = name_of(LCP_ENUM_EXPIRY, a.at_expiry);
  out->code = name_of(LCP_ENUM_CODE, a.code);
  out->advice = a.advice_ns, out->limit = a.limit_ns, out->warning = a.warning_ns;
  return refused(status);
}

static lcp_relaunch_query relaunch_query_of(value termination, value trigger, unsigned since) {
  lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
  query.termination = (lcp_termination_t)termination;
  query.trigger = (lcp_trigger_t)trigger;
  if (since & SINCE_REBOOT) query.since |= LCP_SINCE_REBOOT;
  if (since & SINCE_UNLOCK) query.since |= LCP_SINCE_UNLOCK;
  if (since & SINCE_USER_LAUNCH) query.since |= LCP_SINCE_USER_LAUNCH;
  return query;
}

static const char *ask_relaunch(value termination, value trigger, unsigned since, relaunch *out) {
  lcp_relaunch_query query = relaunch_query_of(termination, trigger, since);
  lcp_relaunch_answer a = LCP_RELAUNCH_ANSWER_INIT;
  lcp_status_t status = lcp_query_relaunch(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->guarantee = name_of(LCP_ENUM_GUARANTEE, a.guarantee);
  out->launch_state = state_name(LCP_AXIS_APP, a.launch_state);
  out->callback = name_of(LCP_ENUM_CALLBACK, a.callback);
  out->allowance = name_of(LCP_ENUM_ALLOWANCE, a.allowance);
  out->allowed = a.allowance_ns;
  out->standing = name_of(LCP_ENUM_STANDING, a.standing);
  out->delivery_rule = id_of(a.delivery_rule);
  return refused(status);
}

static const char *ask_conduct(value state, value activity, conduct *out) {
  lcp_conduct_query query = LCP_CONDUCT_QUERY_INIT;
  lcp_conduct_answer a = LCP_CONDUCT_ANSWER_INIT;
  query.state = state_of(state);
  query.activity = (lcp_activity_t)activity;
  lcp_status_t status = lcp_query_conduct(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->stop_before = name_of(LCP_ENUM_CALLBACK, a.stop_before);
  out->price = name_of(LCP_ENUM_PRICE, a.price);
  out->code = name_of(LCP_ENUM_CODE, a.code);
  return refused(status);
}

static const char *ask_duties(value callback, duties *out) {
  lcp_duties_query query = LCP_DUTIES_QUERY_INIT;
  lcp_duties_answer a = LCP_DUTIES_ANSWER_INIT;
  query.callback = (lcp_callback_t)callback;
  lcp_status_t status = lcp_query_duties(&ground, &query, &a, NULL);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  out->ruling.rule = id_of(a.rule);
  if (a.count > MOST_ITEMS) stop("too many", "duties");
  out->count = (int)a.count;
  for (uint32_t n = 0; n < a.count; n++) {
    lcp_duty d = LCP_DUTY_INIT;
    if (lcp_duty_at(&ground, &query, n, &d, NULL) != LCP_OK) stop("no such", "duty");
    out->at[n].rule = id_of(d.rule);
    out->at[n].undone_at = name_of(LCP_ENUM_CALLBACK, d.undone_at);
    out->at[n].text = d.text;
  }
  return refused(status);
}

static const char *ask_delivery(value state, value event, delivery *out) {
  lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
  lcp_delivery_answer a = LCP_DELIVERY_ANSWER_INIT;
  query.state = state_of(state);
  query.event = (lcp_event_t)event;
  lcp_status_t status = lcp_query_delivery(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->manner = name_of(LCP_ENUM_MANNER, a.manner);
  out->callback = name_of(LCP_ENUM_CALLBACK, a.callback);
  return refused(status);
}

static const char *ask_mode(value of, mode *out) {
  lcp_mode_query query = LCP_MODE_QUERY_INIT;
  lcp_mode_answer a = LCP_MODE_ANSWER_INIT;
  query.mode = (lcp_modes_t)of;
  lcp_status_t status = lcp_query_mode(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->introduced = a.introduced, out->deprecated = a.deprecated, out->removed = a.removed;
  bits_of(a.permits_mask, LCP_ENUM_ACTIVITY, &out->permits);
  bits_of(a.keeps_running_mask, LCP_ENUM_ACTIVITY, &out->keeps_running);
  bits_of(a.wakes_mask, LCP_ENUM_TRIGGER, &out->wakes);
  return refused(status);
}

static const char *ask_quota(value of, quota *out) {
  lcp_quota_query query = LCP_QUOTA_QUERY_INIT;
  lcp_quota_answer a = LCP_QUOTA_ANSWER_INIT;
  query.quota = (lcp_quota_t)of;
  lcp_status_t status = lcp_query_quota(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->unit = name_of(LCP_ENUM_UNIT, a.unit);
  out->at_excess = name_of(LCP_ENUM_EXPIRY, a.at_excess);
  out->count = a.count, out->window = a.window_ns;
  return refused(status);
}

static const char *ask_manifest(manifest *out) {
  lcp_manifest_answer a = LCP_MANIFEST_ANSWER_INIT;
  lcp_status_t status = lcp_query_manifest(&ground, &a, NULL);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  if (a.count > MOST_ITEMS) stop("too many", "findings");
  out->count = (int)a.count;
  for (uint32_t n = 0; n < a.count; n++) {
    lcp_manifest_finding f = LCP_MANIFEST_FINDING_INIT;
    if (lcp_manifest_finding_at(&ground, n, &f, NULL) != LCP_OK) stop("no such", "finding");
    out->at[n].rule = id_of(f.rule);
    out->at[n].severity = name_of(LCP_ENUM_SEVERITY, f.severity);
    out->at[n].key = f.key, out->at[n].value = f.value, out->at[n].message = f.message;
  }
  return refused(status);
}

static const char *ask_termination(value space, uint64_t code, termination *out) {
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  lcp_termination_answer a = LCP_TERMINATION_ANSWER_INIT;
  query.namespace_ = (lcp_namespace_t)space;
  query.code = code;
  lcp_status_t status = lcp_query_termination(&ground, &query, &a, NULL);
  TAKE_RULING(out->ruling, a);
  out->cause = name_of(LCP_ENUM_TERMINATION, a.cause);
  out->allowance = name_of(LCP_ENUM_ALLOWANCE, a.allowance);
  out->allowed = a.allowance_ns;
  out->meaning = a.meaning;
  out->broken_rule = id_of(a.broken_rule);
  return refused(status);
}

/* ---- explanations --------------------------------------------------------------------------- */

/* Reads the list behind `call`, which has `index` and `e` at its disposal, into `out`. */
#define EXPLAIN(out, call)                                                              \
  do {                                                                                  \
    lcp_explanation e = LCP_EXPLANATION_INIT;                                           \
    lcp_status_t status;                                                                \
    uint32_t index = 0;                                                                 \
    for (; (status = (call)) == LCP_OK && index < MOST_ITEMS; index++) {                \
      (out)->at[index].rule = id_of(e.rule);                                            \
      (out)->at[index].role = name_of(LCP_ENUM_ROLE, e.role);                           \
      bits_of(e.failing_mask, LCP_ENUM_CONDITION, &(out)->at[index].failing);           \
      bits_of(e.unknown_mask, LCP_ENUM_CONDITION, &(out)->at[index].unknown);           \
    }                                                                                   \
    (out)->count = (int)index;                                                          \
    return status == LCP_ERROR_OUT_OF_RANGE ? NULL : refused(status);                   \
  } while (0)

static const char *explain_transition(value from, value to, value cause, explanation *out) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.axis = axis_of(from);
  query.from = state_of(from), query.to = state_of(to), query.cause = (lcp_cause_t)cause;
  EXPLAIN(out, lcp_explain_transition(&ground, &query, index, &e, NULL));
}

static const char *explain_deadline(value allowance, explanation *out) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  query.allowance = (lcp_allowance_t)allowance;
  EXPLAIN(out, lcp_explain_deadline(&ground, &query, index, &e, NULL));
}

static const char *explain_relaunch(value termination, value trigger, unsigned since,
                                    explanation *out) {
  lcp_relaunch_query query = relaunch_query_of(termination, trigger, since);
  EXPLAIN(out, lcp_explain_relaunch(&ground, &query, index, &e, NULL));
}

static const char *explain_conduct(value state, value activity, explanation *out) {
  lcp_conduct_query query = LCP_CONDUCT_QUERY_INIT;
  query.state = state_of(state), query.activity = (lcp_activity_t)activity;
  EXPLAIN(out, lcp_explain_conduct(&ground, &query, index, &e, NULL));
}

static const char *explain_delivery(value state, value event, explanation *out) {
  lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
  query.state = state_of(state), query.event = (lcp_event_t)event;
  EXPLAIN(out, lcp_explain_delivery(&ground, &query, index, &e, NULL));
}

static const char *explain_mode(value of, explanation *out) {
  lcp_mode_query query = LCP_MODE_QUERY_INIT;
  query.mode = (lcp_modes_t)of;
  EXPLAIN(out, lcp_explain_mode(&ground, &query, index, &e, NULL));
}

static const char *explain_quota(value of, explanation *out) {
  lcp_quota_query query = LCP_QUOTA_QUERY_INIT;
  query.quota = (lcp_quota_t)of;
  EXPLAIN(out, lcp_explain_quota(&ground, &query, index, &e, NULL));
}

static const char *explain_termination(value space, uint64_t code, explanation *out) {
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  query.namespace_ = (lcp_namespace_t)space, query.code = code;
  EXPLAIN(out, lcp_explain_termination(&ground, &query, index, &e, NULL));
}

/* ---- the rule book -------------------------------------------------------------------------- */

static int rule_total(void) { return (int)lcp_rule_count(); }

static int source_total(void) { return (int)lcp_citation_count(); }

static source source_of(const lcp_citation *c) {
  return (source){c->key, c->title, c->publisher, c->address};
}

/* Rules and sources in any order. */
static void read_source(int index, source *out) {
  lcp_citation c = LCP_CITATION_INIT;
  if (lcp_citation_at((uint32_t)index, &c) != LCP_OK) stop("no such", "source");
  *out = source_of(&c);
}

static void read_rule(int index, rule *out) {
  lcp_rule r = LCP_RULE_INIT;
  if (lcp_rule_at(index, &r) != LCP_OK) stop("no such", "rule");
  out->id = r.id, out->note = r.note, out->evidence = name_of(LCP_ENUM_EVIDENCE, r.evidence);
  out->since = r.since, out->until = r.until;
  out->precedence = r.precedence;
  bits_of(r.profiles, LCP_ENUM_PROFILE, &out->profiles);
  bits_of(r.when, LCP_ENUM_CONDITION, &out->when);
  bits_of(r.when_not, LCP_ENUM_CONDITION, &out->when_not);
  if (r.citation_count > MOST_SOURCES) stop("too many sources", r.id);
  out->source_count = (int)r.citation_count;
  for (uint32_t n = 0; n < r.citation_count; n++) {
    lcp_citation c = LCP_CITATION_INIT;
    if (lcp_rule_citation_at(index, n, &c) != LCP_OK) stop("a source cannot be read", r.id);
    out->sources[n] = source_of(&c);
  }
}

#endif /* ANSWERS_LIBRARY_H */
