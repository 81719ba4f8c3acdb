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
  return status == LCP_OK ? NULL : lcp_enum_name(LCP_ENUM_STATUS, status);
}

/* What cannot be asked at all, or has more parts than there is room for here. */
static void stop(const char *what, const char *which) {
  fprintf(stderr, "answers: %s: %s\n", what, which);
  exit(2);
}

/* ---- names ---------------------------------------------------------------------------------- */

enum { KINDS = LCP_ENUM_SILENCE, MOST_VALUES = 128, MOST_RULES = 4096 };

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
    [LCP_ENUM_NAMESPACE] = "namespace", [LCP_ENUM_ROLE] = "role", [LCP_ENUM_FORM] = "form",
    [LCP_ENUM_KNOWLEDGE] = "knowledge", [LCP_ENUM_RULE_FIELD] = "rule-field",
    [LCP_ENUM_SILENCE] = "silence", [LCP_ENUM_QUESTION] = "question"};

/* The enumerations one by one. */
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

static const char *name_of(lcp_enum_kind_t kind, int64_t number) {
  if (number == 0) return NULL;
  const char *name = number > 0 && number < MOST_VALUES ? name_table[kind][number]
                                                        : lcp_enum_name(kind, number);
  return name ? name : "(no such value)";
}

static const char *id_of(lcp_rule_index_t index) {
  if (index == LCP_RULE_NONE) return NULL;
  return index >= 0 && index < MOST_RULES && rule_ids[index] ? rule_ids[index] : "(no such rule)";
}

/* In the text all states of a scene begin with "scene-"; in the library that of the background. */
static char scene_names[LCP_STATE_SCENE_BACKGROUND][40];

static void start_library(void) {
  uint32_t rules = lcp_rule_count();
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++)
    for (int64_t number = 0; number < MOST_VALUES; number++)
      name_table[kind][number] = lcp_enum_name(kind, number);
  for (int n = LCP_STATE_UNATTACHED; n < LCP_STATE_SCENE_BACKGROUND; n++)
    snprintf(scene_names[n], sizeof scene_names[n], "scene-%s", name_table[LCP_ENUM_STATE][n]),
        name_table[LCP_ENUM_STATE][n] = scene_names[n];
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

/* Reads a text; states of a scene are found with and without "scene-" before them. */
static int parses(lcp_enum_kind_t kind, const char *text, int64_t *found) {
  const char *scene = after_scene(text);
  if (lcp_enum_parse(kind, text, strlen(text), found) == LCP_OK) return 1;
  return kind == LCP_ENUM_STATE && lcp_enum_parse(kind, scene, strlen(scene), found) == LCP_OK &&
         *found >= LCP_STATE_UNATTACHED;
}

/* The value of a name that the domain has. */
static value value_named(const char *kind, const char *name) {
  int64_t found = 0;
  if (!parses(kind_named(kind), name, &found) || found == 0)
    stop("the library does not know", name);
  return found;
}

/* The name of a value, 0 included, which is one of facts and statuses. */
static const char *name_or_zero(lcp_enum_kind_t kind, int64_t number) {
  return number ? name_of(kind, number) : lcp_enum_name(kind, 0);
}

/* What a text names, or NULL. */
static const char *parsed(const char *kind_name, const char *text) {
  lcp_enum_kind_t kind = kind_named(kind_name);
  int64_t found;
  return parses(kind, text, &found) ? name_or_zero(kind, found) : NULL;
}

/* The names of an enumeration one by one, in any order; NULL past the last one. */
static const char *name_at(const char *kind_name, uint32_t index) {
  lcp_enum_kind_t kind = kind_named(kind_name);
  int64_t number;
  if (lcp_enum_value_at(kind, index, &number) != LCP_OK) return NULL;
  return name_or_zero(kind, number);
}

/* ---- masks ---------------------------------------------------------------------------------- */

/* The names of the values in a mask of `words` words. */
static void bits_of(const uint64_t *mask, int words, lcp_enum_kind_t kind, texts *out) {
  out->count = 0;
  for (int n = 0; n < 64 * words; n++)
    if (mask[n / 64] >> n % 64 & 1) {
      if (out->count == MOST_TEXTS) stop("too many bits in a mask of", kind_names[kind]);
      out->at[out->count++] = name_of(kind, n + 1);
    }
}

static uint64_t mode_mask(uint32_t bits) {
  uint64_t mask = 0;
  for (int n = 0; n < modes.count; n++)
    if (bits >> n & 1) mask |= LCP_BIT(modes.values[n]);
  return mask;
}

static uint64_t cause_mask(uint64_t bits) {
  uint64_t mask = 0;
  for (int n = 0; bits; n++, bits >>= 1)
    if (bits & 1) mask |= LCP_BIT(causes.values[n]);
  return mask;
}

/* ---- the ground on which all is asked ------------------------------------------------------- */

static lcp_app ground_app;
static lcp_device_facts ground_facts;
static lcp_limit ground_limit[LONGEST_LIST];
static lcp_limits ground_limits;

/* The policy is prepared where the ground changes: with tables, where main asks for them. A refusal
   is that of every question on the ground. */
enum { MOST_ROOM = 65536 };
static uint64_t ground_room[MOST_ROOM / sizeof(uint64_t)];
static lcp_policy *const ground = (lcp_policy *)ground_room;
static lcp_form_t ground_form;
static lcp_status_t ground_status;

/* A form by its name; 0: there is none. */
static lcp_form_t form_named(const char *name) {
  int64_t found = 0;
  return lcp_enum_parse(LCP_ENUM_FORM, name, strlen(name), &found) == LCP_OK ? (lcp_form_t)found : 0;
}

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
  lcp_context context = LCP_CONTEXT_INIT(os);
  size_t size = lcp_policy_size(ground_form);
  if (size == 0 || size > sizeof ground_room) stop("no room for a policy", "");
  context.profile = (lcp_profile_t)profile;
  if (a) take_app(a), context.app = &ground_app;
  if (d) take_device(d), context.facts = &ground_facts;
  if (own) take_figures(own), context.limits = &ground_limits;
  ground_status = lcp_policy_prepare(&context, ground, size, NULL);
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
#define TAKE_REQUIRES(r, a) bits_of((a).requires_mask, 2, LCP_ENUM_CONDITION, &(r).requires)
#define TAKE_RULING(r, a) \
  (TAKE_VERDICT(r, a), TAKE_RULE(r, a), TAKE_REASON(r, a), TAKE_REQUIRES(r, a))

/* Asks `what` of the ground's policy, with a query of its own beside it but for manifests. */
#define ASK(what, ...) \
  (ground_status ? ground_status : lcp_query_##what(ground, __VA_ARGS__, NULL))

/* The items of `what` behind an answer, into the array `items`; stops where there is no room. */
#define LIST(what, items, count, ...)                                                       \
  do {                                                                                      \
    if (lcp_list_##what(ground, __VA_ARGS__ items, sizeof *(items), COUNT(items), &(count), \
                        NULL) != LCP_OK ||                                                  \
        (count) > (size_t)COUNT(items))                                                     \
      stop("cannot list", #what);                                                           \
  } while (0)

/* A text of a rule; NULL where no rule is given. */
static const char *text_of(lcp_rule_index_t index, lcp_rule_field_t field) {
  const char *text = NULL;
  if (index == LCP_RULE_NONE) return NULL;
  if (lcp_rule_text(index, field, &text) != LCP_OK) stop("no text of", id_of(index));
  return text;
}

/* The values of a rule's field. */
static void values_of(lcp_rule_index_t index, lcp_rule_field_t field, lcp_enum_kind_t kind,
                      texts *out) {
  int64_t number;
  lcp_status_t status;
  out->count = 0;
  for (uint32_t n = 0; (status = lcp_rule_value(index, field, n, &number)) == LCP_OK; n++) {
    if (out->count == MOST_TEXTS) stop("too many values in a field of", id_of(index));
    out->at[out->count++] = name_of(kind, number);
  }
  if (status != LCP_ERROR_OUT_OF_RANGE) stop("no such field of", id_of(index));
}

static void take_steps(const lcp_transition_query *query, steps *out) {
  static lcp_step items[MOST_STEPS];
  size_t count;
  LIST(steps, items, count, query,);
  out->count = (int)count;
  for (size_t n = 0; n < count; n++) {
    const lcp_step *s = &items[n];
    step *o = &out->at[n];
    o->callback = name_of(LCP_ENUM_CALLBACK, s->callback);
    o->notification = name_of(LCP_ENUM_NOTIFICATION, s->notification);
    o->fallback = name_of(LCP_ENUM_CALLBACK, s->fallback);
    o->reads = name_of(LCP_ENUM_STATE, s->state);
    o->scene_reads = name_of(LCP_ENUM_STATE, s->scene_state);
    o->rule = id_of(s->rule);
  }
}

static const char *ask_transition(const transition_question *q, transition *out) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer a = LCP_TRANSITION_ANSWER_INIT;
  query.from = (lcp_state_t)q->from;
  query.to = (lcp_state_t)q->to;
  query.cause = (lcp_cause_t)q->cause;
  query.last_cause = (lcp_cause_t)q->last_cause;
  query.trigger = (lcp_trigger_t)q->trigger;
  query.interruption = (lcp_interruption_t)q->interruption;
  lcp_status_t status = ASK(transition, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->via = name_of(LCP_ENUM_STATE, a.via);
  take_steps(&query, &out->steps);
  return NULL;
}

static const char *ask_next(value from, value last_cause, next *out) {
  static lcp_edge items[MOST_ITEMS];
  size_t count;
  lcp_next_query query = LCP_NEXT_QUERY_INIT;
  lcp_next_answer a = LCP_NEXT_ANSWER_INIT;
  query.from = (lcp_state_t)from;
  query.last_cause = (lcp_cause_t)last_cause;
  lcp_status_t status = ASK(next, &query, &a);
  if (status != LCP_OK) return refused(status);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  TAKE_REASON(out->ruling, a);
  LIST(edges, items, count, &query,);
  if (count != a.count) stop("not as many as the answer says", "edges");
  out->count = (int)count;
  for (size_t n = 0; n < count; n++) {
    const lcp_edge *e = &items[n];
    edge *o = &out->edges[n];
    o->cause = name_of(LCP_ENUM_CAUSE, e->cause);
    o->to = name_of(LCP_ENUM_STATE, e->to);
    o->verdict = name_of(LCP_ENUM_VERDICT, e->verdict);
    o->disputed = (e->flags & LCP_ANSWER_DISPUTED) != 0;
    TAKE_RULE(*o, *e);
    TAKE_REASON(*o, *e);
  }
  return NULL;
}

static const char *ask_path(const path_question *q, path *out) {
  static lcp_path_step items[MOST_PATH_STEPS];
  size_t count;
  lcp_path_query query = LCP_PATH_QUERY_INIT;
  lcp_path_answer a = LCP_PATH_ANSWER_INIT;
  query.from = (lcp_state_t)q->from;
  query.to = (lcp_state_t)q->to;
  query.allowed_causes[0] = cause_mask(q->causes);
  query.last_cause = (lcp_cause_t)q->last_cause;
  query.trigger = (lcp_trigger_t)q->trigger;
  lcp_status_t status = ASK(path, &query, &a);
  if (status != LCP_OK) return refused(status);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  TAKE_REASON(out->ruling, a);
  TAKE_REQUIRES(out->ruling, a);
  LIST(path, items, count, &query,);
  if (count != a.count) stop("not as many as the answer says", "steps of a path");
  out->count = (int)count;
  for (size_t n = 0; n < count; n++) {
    const lcp_path_step *s = &items[n];
    lcp_transition_query step = LCP_TRANSITION_QUERY_INIT;
    step.from = s->from, step.to = s->to, step.cause = s->cause;
    step.last_cause = s->last_cause, step.trigger = s->trigger;
    out->at[n].cause = name_of(LCP_ENUM_CAUSE, s->cause);
    out->at[n].from = name_of(LCP_ENUM_STATE, s->from);
    out->at[n].to = name_of(LCP_ENUM_STATE, s->to);
    out->at[n].rule = id_of(s->rule);
    take_steps(&step, &out->at[n].steps);
  }
  return NULL;
}

/* The termination that a cause is. */
static const char *end_by(value cause) {
  return name_of(LCP_ENUM_TERMINATION, lcp_cause_termination((lcp_cause_t)cause));
}

static const char *ask_deadline(value allowance, deadline *out) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer a = LCP_DEADLINE_ANSWER_INIT;
  query.allowance = (lcp_allowance_t)allowance;
  lcp_status_t status = ASK(deadline, &query, &a);
  if (status != LCP_OK) return refused(status);
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
  if (since & SINCE_REBOOT) query.events_since |= LCP_BIT(LCP_SINCE_REBOOT);
  if (since & SINCE_UNLOCK) query.events_since |= LCP_BIT(LCP_SINCE_UNLOCK);
  if (since & SINCE_USER_LAUNCH) query.events_since |= LCP_BIT(LCP_SINCE_USER_LAUNCH);
  return query;
}

static const char *ask_relaunch(value termination, value trigger, unsigned since, relaunch *out) {
  lcp_relaunch_query query = relaunch_query_of(termination, trigger, since);
  lcp_relaunch_answer a = LCP_RELAUNCH_ANSWER_INIT;
  lcp_status_t status = ASK(relaunch, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->guarantee = name_of(LCP_ENUM_GUARANTEE, a.guarantee);
  out->launch_state = name_of(LCP_ENUM_STATE, a.launch_state);
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
  query.state = (lcp_state_t)state;
  query.activity = (lcp_activity_t)activity;
  lcp_status_t status = ASK(conduct, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->stop_before = name_of(LCP_ENUM_CALLBACK, a.stop_before);
  out->price = name_of(LCP_ENUM_PRICE, a.price);
  out->code = name_of(LCP_ENUM_CODE, a.code);
  return refused(status);
}

static const char *ask_duties(value callback, duties *out) {
  static lcp_duty items[MOST_ITEMS];
  size_t count;
  lcp_duties_query query = LCP_DUTIES_QUERY_INIT;
  lcp_duties_answer a = LCP_DUTIES_ANSWER_INIT;
  query.callback = (lcp_callback_t)callback;
  lcp_status_t status = ASK(duties, &query, &a);
  if (status != LCP_OK) return refused(status);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  out->ruling.rule = id_of(a.rule);
  LIST(duties, items, count, &query,);
  if (count != a.count) stop("not as many as the answer says", "duties");
  out->count = (int)count;
  for (size_t n = 0; n < count; n++) {
    out->at[n].rule = id_of(items[n].rule);
    out->at[n].undone_at = name_of(LCP_ENUM_CALLBACK, items[n].undone_at);
    out->at[n].text = text_of(items[n].rule, LCP_RULE_FIELD_TEXT);
  }
  return NULL;
}

static const char *ask_delivery(value state, value event, delivery *out) {
  lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
  lcp_delivery_answer a = LCP_DELIVERY_ANSWER_INIT;
  query.state = (lcp_state_t)state;
  query.event = (lcp_event_t)event;
  lcp_status_t status = ASK(delivery, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->manner = name_of(LCP_ENUM_MANNER, a.manner);
  out->callback = name_of(LCP_ENUM_CALLBACK, a.callback);
  return refused(status);
}

static const char *ask_mode(value of, mode *out) {
  lcp_mode_query query = LCP_MODE_QUERY_INIT;
  lcp_mode_answer a = LCP_MODE_ANSWER_INIT;
  query.mode = (lcp_mode_t)of;
  lcp_status_t status = ASK(mode, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->introduced = a.introduced, out->deprecated = a.deprecated, out->removed = a.removed;
  out->permits.count = out->keeps_running.count = out->wakes.count = 0;
  if (a.newest_verdict == LCP_VERDICT_ALLOWED) {
    values_of(a.rule, LCP_RULE_FIELD_PERMITS, LCP_ENUM_ACTIVITY, &out->permits);
    values_of(a.rule, LCP_RULE_FIELD_KEEPS_RUNNING, LCP_ENUM_ACTIVITY, &out->keeps_running);
    values_of(a.rule, LCP_RULE_FIELD_TRIGGERS, LCP_ENUM_TRIGGER, &out->wakes);
  }
  return refused(status);
}

static const char *ask_quota(value of, quota *out) {
  lcp_quota_query query = LCP_QUOTA_QUERY_INIT;
  lcp_quota_answer a = LCP_QUOTA_ANSWER_INIT;
  query.quota = (lcp_quota_t)of;
  lcp_status_t status = ASK(quota, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->unit = name_of(LCP_ENUM_UNIT, a.unit);
  out->at_excess = name_of(LCP_ENUM_EXPIRY, a.at_excess);
  out->count = a.count, out->window = a.window_ns;
  return refused(status);
}

static const char *ask_manifest(manifest *out) {
  static lcp_finding items[MOST_ITEMS];
  size_t count;
  lcp_manifest_answer a = LCP_MANIFEST_ANSWER_INIT;
  lcp_status_t status = ASK(manifest, &a);
  if (status != LCP_OK) return refused(status);
  out->ruling = (ruling){0};
  TAKE_VERDICT(out->ruling, a);
  LIST(findings, items, count,);
  if (count != a.count) stop("not as many as the answer says", "findings");
  out->count = (int)count;
  for (size_t n = 0; n < count; n++) {
    out->at[n].rule = id_of(items[n].rule);
    out->at[n].severity = name_of(LCP_ENUM_SEVERITY, items[n].severity);
    out->at[n].key = text_of(items[n].rule, LCP_RULE_FIELD_KEY);
    out->at[n].value = text_of(items[n].rule, LCP_RULE_FIELD_VALUE);
    out->at[n].message = text_of(items[n].rule, LCP_RULE_FIELD_TEXT);
  }
  return NULL;
}

static const char *ask_termination(value space, uint64_t code, termination *out) {
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  lcp_termination_answer a = LCP_TERMINATION_ANSWER_INIT;
  query.reason_namespace = (lcp_namespace_t)space;
  query.code = code;
  lcp_status_t status = ASK(termination, &query, &a);
  if (status != LCP_OK) return refused(status);
  TAKE_RULING(out->ruling, a);
  out->cause = name_of(LCP_ENUM_TERMINATION, a.cause);
  out->allowance = name_of(LCP_ENUM_ALLOWANCE, a.allowance);
  out->allowed = a.allowance_ns;
  out->meaning = text_of(a.rule, LCP_RULE_FIELD_TEXT);
  out->broken_rule = id_of(a.broken_rule);
  return refused(status);
}

/* ---- explanations --------------------------------------------------------------------------- */

static const char *explain(lcp_question_t question, const void *query, explanation *out) {
  static lcp_explanation items[MOST_ITEMS];
  size_t count;
  lcp_status_t status = ground_status;
  if (status == LCP_OK)
    status = lcp_explain(ground, question, query, items, sizeof *items, MOST_ITEMS, &count, NULL);
  if (status != LCP_OK) return refused(status);
  if (count > MOST_ITEMS) stop("too many", "explanations");
  out->count = (int)count;
  for (size_t n = 0; n < count; n++) {
    out->at[n].rule = id_of(items[n].rule);
    out->at[n].role = name_of(LCP_ENUM_ROLE, items[n].role);
    bits_of(items[n].failing_mask, 2, LCP_ENUM_CONDITION, &out->at[n].failing);
    bits_of(items[n].unknown_mask, 2, LCP_ENUM_CONDITION, &out->at[n].unknown);
  }
  return NULL;
}

static const char *explain_transition(value from, value to, value cause, explanation *out) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = (lcp_state_t)from, query.to = (lcp_state_t)to, query.cause = (lcp_cause_t)cause;
  return explain(LCP_QUESTION_TRANSITION, &query, out);
}

static const char *explain_deadline(value allowance, explanation *out) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  query.allowance = (lcp_allowance_t)allowance;
  return explain(LCP_QUESTION_DEADLINE, &query, out);
}

static const char *explain_relaunch(value termination, value trigger, unsigned since,
                                    explanation *out) {
  lcp_relaunch_query query = relaunch_query_of(termination, trigger, since);
  return explain(LCP_QUESTION_RELAUNCH, &query, out);
}

static const char *explain_conduct(value state, value activity, explanation *out) {
  lcp_conduct_query query = LCP_CONDUCT_QUERY_INIT;
  query.state = (lcp_state_t)state, query.activity = (lcp_activity_t)activity;
  return explain(LCP_QUESTION_CONDUCT, &query, out);
}

static const char *explain_delivery(value state, value event, explanation *out) {
  lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
  query.state = (lcp_state_t)state, query.event = (lcp_event_t)event;
  return explain(LCP_QUESTION_DELIVERY, &query, out);
}

static const char *explain_mode(value of, explanation *out) {
  lcp_mode_query query = LCP_MODE_QUERY_INIT;
  query.mode = (lcp_mode_t)of;
  return explain(LCP_QUESTION_MODE, &query, out);
}

static const char *explain_quota(value of, explanation *out) {
  lcp_quota_query query = LCP_QUOTA_QUERY_INIT;
  query.quota = (lcp_quota_t)of;
  return explain(LCP_QUESTION_QUOTA, &query, out);
}

static const char *explain_termination(value space, uint64_t code, explanation *out) {
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  query.reason_namespace = (lcp_namespace_t)space, query.code = code;
  return explain(LCP_QUESTION_TERMINATION, &query, out);
}

/* ---- the rule book -------------------------------------------------------------------------- */

static int rule_total(void) { return (int)lcp_rule_count(); }

static source source_of(const lcp_citation *c) {
  return (source){c->key, c->title, c->publisher, c->address};
}

/* The sources of a rule, or all there are; returns how many. */
static int read_sources(lcp_rule_index_t index, source *out, int most) {
  static lcp_citation items[MOST_RULES];
  size_t count;
  if (lcp_list_citations(index, items, sizeof *items, (size_t)most, &count, NULL) != LCP_OK)
    stop("sources cannot be read", "");
  if (count > (size_t)most) stop("too many", "sources");
  for (size_t n = 0; n < count; n++) out[n] = source_of(&items[n]);
  return (int)count;
}

static int all_sources(source *out, int most) { return read_sources(LCP_RULE_NONE, out, most); }

/* Rules in any order. */
static void read_rule(int index, rule *out) {
  lcp_rule r = LCP_RULE_INIT;
  if (lcp_rule_at(index, &r) != LCP_OK) stop("no such", "rule");
  out->id = r.id, out->note = r.note, out->evidence = name_of(LCP_ENUM_EVIDENCE, r.evidence);
  out->since = r.since, out->until = r.until;
  out->precedence = r.precedence;
  bits_of(&r.profiles, 1, LCP_ENUM_PROFILE, &out->profiles);
  bits_of(r.when_mask, 2, LCP_ENUM_CONDITION, &out->when);
  bits_of(r.unless_mask, 2, LCP_ENUM_CONDITION, &out->when_not);
  out->source_count = read_sources(index, out->sources, MOST_SOURCES);
}

#endif /* ANSWERS_LIBRARY_H */
