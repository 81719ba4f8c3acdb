/*
 * What a device promises, looked at from outside: random devices, random events, and after each step the
 * promises of the header, and the questions, which a device must agree with.
 *
 *   ABI_INVARIANTS=SEED,LIVES,STEPS   the size of a run (1,1000,200): each life is another device
 *   ABI_INVARIANTS_LIFE=N             only that life of the seed, with its steps and effects printed
 *   ABI_INVARIANTS_LIST=1             a line for each violation, not only the first of a kind
 *   ABI_INVARIANTS_COUNTS=1           how many checks of each kind there were
 *   ABI_INVARIANTS_SKIP=2,7           groups of checks to leave out: see `kinds`
 *   ABI_SNAPSHOT_MUTANTS=N            instead: N damaged snapshots with the checksum put right, each restored
 *                                     and advanced by an hour
 *
 * The host keeps its own books: what it has seen start and end, what it was told is kept, what it has
 * requested. A life is a number alone: the same seed and life give the same steps on every machine.
 */
#include "check.h"

#include <setjmp.h>
#include <sys/time.h>

#define SECOND INT64_C(1000000000)
enum { APPS = 40, TOKENS = 8, HELD = 24, OWED = 512, BATCH = 8192, RECENT = 32, REQUESTS = 48, PENDING = 16 };

/* ---- kinds of violations --------------------------------------------------------------------- */

enum {
  K_PLACES, K_STEP, K_CALLBACK, K_TRIGGER, K_DISPOSITION, K_END, K_END_ASKED, K_UNASKED, K_TOKEN, K_KEPT, K_KEPT_BACK,
  K_QUEUED, K_REQUEST_GONE, K_REQUEST_LATE, K_HANG, K_ENDLESS, K_LOST, K_TWIN_STATUS, K_NO_ROOM, K_DEAD,
  K_SUSPENDED, K_PROCESS, K_START_TWICE, K_KILL, K_STATE, K_STATUS, K_PAIR, K_QUIT_MARK, K_PAST, K_PENDING_NONE,
  K_PENDING_OTHER, K_PENDING_SILENT, K_RULE, K_REMAINING_FRONT, K_REMAINING_ZERO, K_DIGEST_FORK,
  K_DIGEST_IDLE, K_DIGEST_OPTIONS, K_DIGEST_RESTORED, K_RESTORE, K_STALE, K_IN_LAUNCH, K_STALE_NOTICE, KINDS
};
static const struct kind {
  int group;
  const char *text;
} kinds[KINDS] = {
    [K_PLACES] = {1, "more apps are active than there are places"},
    [K_STEP] = {2, "a change of state that the question forbids for its cause"},
    [K_CALLBACK] = {2, "a callback that the steps of its transition do not have"},
    [K_TRIGGER] = {2, "a trigger is ruled otherwise than lcp_query_relaunch does"},
    [K_DISPOSITION] = {2, "a trigger's disposition is another than lcp_query_relaunch's"},
    [K_END] = {2, "an END that its own ruling refuses has effects"},
    [K_END_ASKED] = {2, "an END is ruled otherwise than lcp_query_transition does"},
    [K_UNASKED] = {2, "left open, to be asked, and nobody was asked"},
    [K_TOKEN] = {3, "an accepted trigger with a token leads to nothing"},
    [K_KEPT] = {3, "a kept trigger is not delivered at its occasion"},
    [K_KEPT_BACK] = {3, "a trigger that nothing holds back any more is still kept"},
    [K_QUEUED] = {3, "queued triggers are delivered fewer times than they were kept"},
    [K_REQUEST_GONE] = {3, "a request is neither delivered nor pending"},
    [K_REQUEST_LATE] = {3, "a request is due, and may run, and does not"},
    [K_HANG] = {4, "a call does not return"},
    [K_ENDLESS] = {4, "effects without end"},
    [K_LOST] = {5, "another sequence of effects with a large queue"},
    [K_TWIN_STATUS] = {5, "another status or outcome with a large queue"},
    [K_NO_ROOM] = {5, "an empty queue is too small for one event"},
    [K_DEAD] = {6, "a process that has ended has an effect"},
    [K_SUSPENDED] = {6, "code of a suspended process is called"},
    [K_PROCESS] = {6, "another process number"},
    [K_START_TWICE] = {6, "a process is started twice"},
    [K_KILL] = {6, "a kill without a process or a termination"},
    [K_STATE] = {6, "a change of state from another state than the last"},
    [K_STATUS] = {6, "the status of an app differs from its effects"},
    [K_PAIR] = {6, "callbacks that do not pair"},
    [K_QUIT_MARK] = {6, "the mark of a force quit differs"},
    [K_PAST] = {6, "a deadline before the call"},
    [K_PENDING_NONE] = {7, "pending_kill names a kill that does not come"},
    [K_PENDING_OTHER] = {7, "another kill comes before that of pending_kill"},
    [K_PENDING_SILENT] = {7, "a kill comes that pending_kill did not name"},
    [K_RULE] = {8, "an effect without a rule"},
    [K_REMAINING_FRONT] = {9, "the remaining time in front has a limit"},
    [K_REMAINING_ZERO] = {9, "no time remains, and the app stays in the background for two minutes"},
    [K_DIGEST_FORK] = {10, "a fork does something else or has another digest"},
    [K_DIGEST_IDLE] = {10, "an idle device has another digest a second later"},
    [K_DIGEST_OPTIONS] = {10, "devices with other treatments have equal digests"},
    [K_DIGEST_RESTORED] = {10, "a restored device has another digest"},
    [K_RESTORE] = {10, "an equal device refuses a snapshot"},
    [K_STALE] = {11, "a trigger is delivered in a state in which lcp_query_relaunch refuses it"},
    [K_IN_LAUNCH] = {11, "a notice or trigger between the two methods of a launch"},
    [K_STALE_NOTICE] = {11, "a notice is delivered in a state in which lcp_query_delivery withholds it"},
};
static long long failures_of[KINDS], checks_of[KINDS];
static char *first_of[KINDS];
static int is_skipped[16];

/* Seen, and not mended yet: they are counted and printed, and fail with ABI_INVARIANTS_STRICT=1. */
static int is_strict;
static int is_known(int kind) {
  switch (kind) {
    case K_STEP: case K_TOKEN: case K_KEPT: case K_KEPT_BACK: case K_QUEUED: case K_REQUEST_LATE: case K_REQUEST_GONE:
    case K_LOST: case K_TWIN_STATUS: case K_SUSPENDED: case K_PENDING_NONE: case K_PENDING_OTHER:
    case K_PENDING_SILENT: case K_DIGEST_IDLE: case K_REMAINING_ZERO: case K_STALE: case K_IN_LAUNCH: case K_STALE_NOTICE:
      return !is_strict;
    default: return 0;
  }
}

/* ---- the life -------------------------------------------------------------------------------- */

typedef struct held {
  lcp_trigger_t trigger;
  lcp_occasion_t occasion;
  lcp_disposition_t disposition;
  int count, is_due;
} held;

typedef struct pending {
  lcp_trigger_t trigger;
  uint32_t token;
} pending;

enum { KNOWN = 64 };

/* What the host knows of an app. */
typedef struct shadow {
  struct known {
    uint64_t key;
    int result;
  } known[KNOWN];
  lcp_app app;
  lcp_install install;
  lcp_policy policy;
  int is_installed, has_policy;
  int is_alive, is_suspended, is_quit, is_active, is_launching, is_ending;
  lcp_state_t state;
  lcp_termination_t ended;
  uint64_t since;
  uint32_t process;
  uint32_t tasks[TOKENS], wakes[TOKENS];
  int task_count, wake_count;
  held held[HELD];
  int held_count;
  pending pending[PENDING];
  int pending_count;
  int64_t zero_since; /* the remaining time is 0 from then on; -1: it is not */
} shadow;

typedef struct request {
  uint32_t app;
  lcp_trigger_t trigger;
  uint64_t identifier;
  int64_t due;
  int is_begun; /* a process was started or resumed for it: if that ends, so does the request */
} request;

typedef struct owed {
  uint64_t id;
  uint32_t app;
} owed;

/* A step, for the report. */
typedef struct past {
  char what; /* 'e': an effect; 'p': an event; else a word */
  long long step;
  lcp_device_effect effect;
  lcp_device_event event;
  lcp_status_t status;
  lcp_verdict_t verdict;
  int64_t number;
  const char *word;
} past;

static uint64_t seed;
static long long life, step;
static int is_loud, is_listing;
static lcp_device *device, *twin;
static lcp_device_options options;
static lcp_device_facts facts;
static uint32_t app_count;
static shadow apps[APPS + 1];
static owed owes[OWED];
static int owe_count;
static request requests[REQUESTS];
static int request_count;
static int64_t now;
static int is_on, is_extreme, is_crowded, patience;
static past recent[RECENT];
static unsigned recent_count;
static lcp_device_effect taken[BATCH], twins[BATCH];
static int taken_count;
static long long effects_seen, posts_taken, lives_hung;
static const lcp_device_effect no_effect = LCP_DEVICE_EFFECT_INIT;
static int is_behind, kill_seen, change_seen; /* of the app of the event under way */

static uint32_t below(uint32_t bound) { return check_below(bound); }
static int one_in(uint32_t bound) { return check_below(bound) == 0; }

static const char *name_of(lcp_enum_kind_t kind, int64_t value) {
  const char *name = value ? lcp_enum_name(kind, value) : "-";
  return name ? name : "?";
}

static void write_past(char *line, size_t size, const past *p) {
  int n = snprintf(line, size, "    [%lld] ", p->step);
  if (n < 0 || (size_t)n >= size) return;
  if (p->what == 'e') {
    lcp_effect_text(&p->effect, line + n, size - (size_t)n, NULL, NULL);
    return;
  }
  if (p->what != 'p') {
    snprintf(line + n, size - (size_t)n, "%s %lld: %s", p->word, (long long)p->number, status_name(p->status));
    return;
  }
  const lcp_device_event *e = &p->event;
  snprintf(line + n, size - (size_t)n, "post %s app %u trigger %s %s %s %s %s fact %d value %d decision %d token %u"
           " identifier %llu amount %lld scene %u: %s, %s",
           name_of(LCP_ENUM_OCCURRENCE, e->kind), e->app, name_of(LCP_ENUM_TRIGGER, e->trigger),
           name_of(LCP_ENUM_INTERRUPTION, e->interruption), name_of(LCP_ENUM_ACTIVITY, e->activity),
           name_of(LCP_ENUM_TERMINATION, e->termination), name_of(LCP_ENUM_EVENT, e->notice), e->fact, e->value,
           e->decision, e->token, (unsigned long long)e->identifier, (long long)e->amount, e->scene,
           status_name(p->status), name_of(LCP_ENUM_VERDICT, p->verdict));
}

static past *note(char what) {
  past *p = &recent[recent_count++ % RECENT];
  p->what = what;
  p->step = step;
  p->verdict = 0;
  p->status = LCP_OK;
  return p;
}

static void say(const past *p) {
  char line[600];
  if (!is_loud) return;
  write_past(line, sizeof line, p);
  puts(line);
}

static void note_word(const char *word, int64_t number, lcp_status_t status) {
  past *p = note('w');
  p->word = word;
  p->number = number;
  p->status = status;
  say(p);
}

/* What kind of device it is, in one line. */
static void write_device(char *text, size_t size) {
  snprintf(text, size, "iOS %u.%u, %s, silence %d, conditional %d, limit %d, %u apps, %u places, queue %u, now %lld",
           options.os >> 16, options.os >> 8 & 255, name_of(LCP_ENUM_PROFILE, options.profile),
           options.on_silence, options.on_conditional, options.unknown_limit, app_count, facts.foreground_slots,
           options.effects, (long long)now);
}

/* Counts a check of a kind; the first one that fails is kept with what came before. */
static void holds(int kind, int good, const char *detail, int64_t number) {
  enum { ROOM = 16384 };
  if (is_skipped[kinds[kind].group]) return;
  check_count++;
  checks_of[kind]++;
  if (good) return;
  if (!is_known(kind)) check_failures++;
  if (is_loud || is_listing)
    printf("  life %lld [%lld] !!! %s: %s %lld\n", life, step, kinds[kind].text, detail, (long long)number);
  if (failures_of[kind]++ || is_loud) return;
  char *text = malloc(ROOM), about[256];
  if (!text) exit(3);
  write_device(about, sizeof about);
  int n = snprintf(text, ROOM, "  seed %llu, life %lld, step %lld: %s %lld; %s\n", (unsigned long long)seed, life,
                   step, detail, (long long)number, about);
  unsigned from = recent_count > 14 ? recent_count - 14 : 0;
  for (unsigned i = from; i < recent_count && n > 0 && n < ROOM - 700; i++) {
    char line[600];
    write_past(line, sizeof line, &recent[i % RECENT]);
    n += snprintf(text + n, (size_t)(ROOM - n), "%s\n", line);
  }
  first_of[kind] = text;
}

static const char *rule_name(lcp_rule_index_t index) {
  static lcp_rule rule = LCP_RULE_INIT;
  return index >= 0 && lcp_rule_at(index, &rule) == LCP_OK ? rule.id : "no rule";
}

/* Some names in a row, for a failure. */
static const char *words(const char *a, const char *b, const char *c) {
  static char text[300];
  snprintf(text, sizeof text, "%s, %s, %s", a, b, c);
  return text;
}

/* Whether a check of a kind is wanted: to leave out what only it needs. */
static int wants(int kind) { return !is_skipped[kinds[kind].group]; }

/* ---- calls that do not return ---------------------------------------------------------------- */

static sigjmp_buf out;
static volatile sig_atomic_t can_leave, ticks;
static volatile long long calls;

/* Half a second of the processor's time in one call: it may take a thousandth of that. */
static void tick(int signal_number) {
  static long long last = -1;
  (void)signal_number;
  if (calls != last) {
    last = calls;
    ticks = 0;
  } else if (++ticks >= 5 && can_leave) {
    ticks = 0;
    can_leave = 0;
    siglongjmp(out, 1);
  }
}

static void start_ticks(void) {
  struct itimerval each = {{0, 100000}, {0, 100000}};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = tick;
  action.sa_flags = SA_NODEFER;
  sigaction(SIGVTALRM, &action, NULL);
  setitimer(ITIMER_VIRTUAL, &each, NULL);
}

static lcp_status_t advance(lcp_device *d, int64_t to, int64_t *reached) {
  calls++;
  return lcp_device_advance(d, to, reached, NULL);
}

/* ---- questions ------------------------------------------------------------------------------- */

static void forget_policies(void) {
  for (uint32_t i = 1; i <= app_count; i++) apps[i].has_policy = 0, memset(apps[i].known, 0, sizeof apps[i].known);
}

static const lcp_policy *policy_of(shadow *s) {
  if (!s->has_policy) {
    lcp_context context = LCP_CONTEXT_INIT(options.os);
    context.profile = options.profile;
    context.app = &s->app;
    context.facts = &facts;
    context.limits = s->install.limits;
    CHECK_STATUS(lcp_policy_prepare(&context, &s->policy, sizeof s->policy, NULL), LCP_OK);
    s->has_policy = 1;
  }
  return &s->policy;
}

/* Whether what has that verdict happens, as the options say. */
static int happens(lcp_verdict_t verdict) {
  if (verdict == LCP_VERDICT_CONDITIONAL) return options.on_conditional >= LCP_TREATMENT_ALLOW;
  if (verdict == LCP_VERDICT_UNSPECIFIED) return options.on_silence >= LCP_TREATMENT_ALLOW;
  return verdict == LCP_VERDICT_ALLOWED;
}

static int is_refused(lcp_verdict_t verdict) {
  return verdict == LCP_VERDICT_FORBIDDEN || verdict == LCP_VERDICT_NOT_APPLICABLE;
}

/* The relaunch as the books say that the app stands; 0 where it cannot be asked. */
static int ask_relaunch(shadow *s, lcp_trigger_t trigger, lcp_state_t state, lcp_relaunch_answer *answer) {
  lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
  static const lcp_relaunch_answer none = LCP_RELAUNCH_ANSWER_INIT;
  query.trigger = trigger;
  query.state = state;
  query.events_since = s->since;
  query.force_quit = s->is_quit ? LCP_FACT_YES : LCP_FACT_NO;
  if (state == LCP_STATE_NOT_RUNNING || state == LCP_STATE_PREWARMED) query.termination = s->ended;
  *answer = none;
  return lcp_query_relaunch(policy_of(s), &query, answer, NULL) == LCP_OK;
}

/* One value of a rule's set; 0 past its end. */
static int32_t value_of(lcp_rule_index_t rule, lcp_rule_field_t field, uint32_t index) {
  int64_t value = 0;
  return lcp_rule_value(rule, field, index, &value) == LCP_OK ? (int32_t)value : 0;
}

static int is_step_allowed(shadow *s, lcp_state_t from, lcp_state_t to, lcp_cause_t cause) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  query.from = from;
  query.to = to;
  query.cause = cause;
  return lcp_query_transition(policy_of(s), &query, &answer, NULL) == LCP_OK && !is_refused(answer.newest_verdict);
}

/* What was found for a rule and two numbers is not asked again until the facts change. */
static int *memory_of(shadow *s, lcp_rule_index_t rule, uint32_t a, uint32_t b, int *is_new) {
  uint64_t key = ((uint64_t)(uint32_t)rule << 24 | a << 12 | b) + 1;
  struct known *k = &s->known[(key * UINT64_C(0x9e3779b97f4a7c15) >> 58) % KNOWN];
  *is_new = k->key != key;
  k->key = key;
  return &k->result;
}

/* Whether that change happens on the way of the rule's own transition, such as the background that an app
   reads before it is ended. */
static int is_on_the_way(shadow *s, const lcp_device_effect *e) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_step steps[48];
  size_t count = 0;
  query.to = value_of(e->rule, LCP_RULE_FIELD_TO, 0);
  for (uint32_t i = 0; (query.from = value_of(e->rule, LCP_RULE_FIELD_STATES, i)) != 0; i++)
    for (uint32_t c = 0; (query.cause = value_of(e->rule, LCP_RULE_FIELD_CAUSES, c)) != 0; c++) {
      if (!is_step_allowed(s, query.from, query.to, query.cause) ||
          lcp_list_steps(policy_of(s), &query, steps, sizeof *steps, 48, &count, NULL) != LCP_OK)
        continue;
      int has_from = e->from == query.from, has_to = e->to == query.to;
      for (size_t k = 0; k < count && k < 48; k++) {
        has_from |= e->from == steps[k].state || e->from == steps[k].state_after;
        has_to |= e->to == steps[k].state || e->to == steps[k].state_after;
      }
      if (has_from && has_to) return 1;
    }
  return 0;
}

/* Whether some cause of the rule that is named takes this step; any cause, if it names none. */
static int is_step(shadow *s, const lcp_device_effect *e) {
  int is_new, *result = memory_of(s, e->rule, (uint32_t)e->from << 5 | (uint32_t)e->to, 4095, &is_new);
  if (!is_new) return *result;
  int32_t cause = e->rule >= 0 ? value_of(e->rule, LCP_RULE_FIELD_CAUSES, 0) : 0;
  int is_any = !cause;
  *result = 0;
  if (is_any) cause = 1;
  for (uint32_t i = 1; cause && cause <= 64 && !*result; i++) {
    *result = is_step_allowed(s, e->from, e->to, cause);
    if (is_any && !lcp_enum_name(LCP_ENUM_CAUSE, cause + 1)) break;
    cause = is_any ? cause + 1 : value_of(e->rule, LCP_RULE_FIELD_CAUSES, i);
  }
  if (!*result && !is_any) *result = is_on_the_way(s, e);
  /* It has no such state but on the way out, and is ended there: nothing can be asked. */
  lcp_rule rule = LCP_RULE_INIT;
  if (is_any && e->rule >= 0 && lcp_rule_at(e->rule, &rule) == LCP_OK && rule.family == LCP_FAMILY_LIFECYCLE) *result = 1;
  return *result;
}

/* Whether a step of that rule for that cause has the callback. */
static int has_step(shadow *s, const lcp_device_effect *e) {
  int is_new, *result = memory_of(s, e->rule, (uint32_t)e->callback, (uint32_t)e->cause, &is_new);
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_step steps[48];
  size_t count = 0;
  if (!is_new) return *result;
  *result = 0;
  query.to = value_of(e->rule, LCP_RULE_FIELD_TO, 0);
  query.cause = e->cause;
  for (uint32_t i = 0; (query.from = value_of(e->rule, LCP_RULE_FIELD_STATES, i)) != 0; i++) {
    if (lcp_list_steps(policy_of(s), &query, steps, sizeof *steps, 48, &count, NULL) != LCP_OK) continue;
    for (size_t k = 0; k < count && k < 48; k++)
      if (steps[k].callback == e->callback || (steps[k].fallback && steps[k].fallback == e->callback)) *result = 1;
  }
  return *result;
}

/* ---- the books ------------------------------------------------------------------------------- */

static void forget_token(uint32_t *tokens, int *count, uint32_t token) {
  for (int i = 0; i < *count; i++)
    if (tokens[i] == token) tokens[i--] = tokens[--*count];
}

static void keep_token(uint32_t *tokens, int *count, uint32_t token) {
  for (int i = 0; i < *count; i++)
    if (tokens[i] == token) return;
  if (*count < TOKENS) tokens[(*count)++] = token;
}

static void forget_owed(uint32_t app) {
  for (int i = 0; i < owe_count; i++)
    if (owes[i].app == app) owes[i--] = owes[--owe_count];
}

static void occasion(shadow *s, lcp_occasion_t which) {
  for (int i = 0; i < s->held_count; i++)
    if (s->held[i].occasion == which) s->held[i].is_due = 1;
}

static void hold(shadow *s, const lcp_device_effect *e) {
  int i = 0;
  while (i < s->held_count && (s->held[i].trigger != e->trigger || s->held[i].occasion != e->occasion)) i++;
  if (i == HELD) return;
  held *h = &s->held[i];
  if (i == s->held_count) {
    s->held_count++;
    h->trigger = e->trigger;
    h->occasion = e->occasion;
    h->count = 0;
  }
  h->disposition = e->disposition;
  h->count = e->disposition == LCP_DISPOSITION_QUEUED ? h->count + 1 : 1;
  h->is_due = e->occasion == LCP_OCCASION_CONDITIONS_MET;
}

/* Something is said of a trigger: one that is held has come or is dropped. */
static void release(shadow *s, const lcp_device_effect *e, int all) {
  for (int i = 0; i < s->held_count; i++) {
    held *h = &s->held[i];
    if (h->trigger != e->trigger) continue;
    if (!all && h->disposition == LCP_DISPOSITION_QUEUED && --h->count > 0) continue;
    s->held[i--] = s->held[--s->held_count];
  }
}

static void settle_pending(shadow *s, const lcp_device_effect *e) {
  for (int i = 0; i < s->pending_count; i++)
    if (s->pending[i].token == e->token || (!e->token && s->pending[i].trigger == e->trigger))
      s->pending[i--] = s->pending[--s->pending_count];
}

static void settle_request(const lcp_device_effect *e) {
  for (int i = 0; i < request_count; i++)
    if (requests[i].app == e->app && requests[i].trigger == e->trigger && requests[i].identifier == e->identifier)
      requests[i--] = requests[--request_count];
}

static void begin_requests(const lcp_device_effect *e) {
  for (int i = 0; i < request_count; i++)
    if (requests[i].app == e->app &&
        (requests[i].trigger == e->trigger || (!e->trigger && requests[i].due <= e->at_ns)))
      requests[i].is_begun = 1;
}

static void forget_requests(uint32_t app, int only_begun) {
  for (int i = 0; i < request_count; i++)
    if (requests[i].app == app && (requests[i].is_begun || !only_begun)) requests[i--] = requests[--request_count];
}

static int active_apps(void) {
  int count = 0;
  for (uint32_t i = 1; i <= app_count; i++) count += apps[i].is_installed && apps[i].state == LCP_STATE_ACTIVE;
  return count;
}

static int is_app_state(lcp_state_t state) { return state && state <= LCP_STATE_SUSPENDED; }

static void see_callback(shadow *s, const lcp_device_effect *e) {
  lcp_relaunch_answer answer;
  int is_wake = 0, is_whole = !s->install.missing_callbacks_mask[0];
  switch (e->callback) {
    case LCP_CALLBACK_WILL_FINISH_LAUNCHING: s->is_launching = 1; break;
    case LCP_CALLBACK_DID_FINISH_LAUNCHING:
    case LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY: s->is_launching = 0; break;
    case LCP_CALLBACK_DID_BECOME_ACTIVE:
      holds(K_PAIR, !is_whole || !s->is_active, "active twice, app", e->app);
      s->is_active = 1;
      break;
    case LCP_CALLBACK_WILL_RESIGN_ACTIVE:
      holds(K_PAIR, !is_whole || s->is_active, "resigns what is not active, app", e->app);
      s->is_active = 0;
      break;
    case LCP_CALLBACK_DID_ENTER_BACKGROUND:
      holds(K_PAIR, !is_whole || !s->is_active, "enters the background from active, app", e->app);
      break;
    default: break;
  }
  /* A method of the life cycle belongs to its transition. */
  lcp_rule rule = LCP_RULE_INIT;
  if (e->cause && e->rule >= 0 && wants(K_CALLBACK) && lcp_rule_at(e->rule, &rule) == LCP_OK &&
      rule.family == LCP_FAMILY_TRANSITION)
    holds(K_CALLBACK, has_step(s, e), words(name_of(LCP_ENUM_CALLBACK, e->callback), name_of(LCP_ENUM_CAUSE, e->cause), rule.id), e->app);
  /* What a trigger brings is delivered where the question allows it. */
  if (e->trigger && e->callback && is_app_state(e->reads) && wants(K_STALE) &&
      ask_relaunch(s, e->trigger, e->reads, &answer)) {
    is_wake = answer.callback == e->callback || (is_refused(answer.newest_verdict) &&
              (e->callback == LCP_CALLBACK_PERFORM_FETCH || e->callback == LCP_CALLBACK_BGTASK_LAUNCH_HANDLER));
    if (is_wake)
      holds(K_STALE, happens(answer.newest_verdict),
            happens(answer.newest_verdict) ? ""
                                           : words(name_of(LCP_ENUM_TRIGGER, e->trigger),
                                                   name_of(LCP_ENUM_VERDICT, answer.newest_verdict),
                                                   rule_name(answer.rule)),
            e->reads);
  }
  if ((e->notice || is_wake) && s->is_launching)
    holds(K_IN_LAUNCH, 0, lcp_enum_name(LCP_ENUM_CALLBACK, e->callback), e->app);
  else holds(K_IN_LAUNCH, 1, "", 0);
  if (e->notice && is_app_state(e->reads)) {
    lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
    lcp_delivery_answer delivery = LCP_DELIVERY_ANSWER_INIT;
    query.state = e->reads;
    query.event = e->notice;
    if (lcp_query_delivery(policy_of(s), &query, &delivery, NULL) == LCP_OK)
      holds(K_STALE_NOTICE, !is_refused(delivery.newest_verdict), lcp_enum_name(LCP_ENUM_EVENT, e->notice), e->reads);
  }
}

static void see(const lcp_device_effect *e) {
  shadow *s = &apps[e->app <= app_count ? e->app : 0];
  past *p = note('e');
  p->effect = *e;
  say(p);
  effects_seen++;
  holds(K_RULE, e->rule >= 0, lcp_enum_name(LCP_ENUM_EFFECT, e->kind), e->app);
  switch (e->kind) {
    case LCP_EFFECT_START_PROCESS:
      holds(K_START_TWICE, !s->is_alive, "app", e->app);
      s->is_alive = 1;
      s->is_suspended = s->is_active = s->is_launching = 0;
      s->process = e->process;
      s->since = 0;
      begin_requests(e);
      if (e->cause == LCP_CAUSE_LAUNCH_BY_USER) occasion(s, LCP_OCCASION_USER_LAUNCH), s->is_quit = 0;
      break;
    case LCP_EFFECT_KILL:
      holds(K_KILL, s->is_alive && e->termination > LCP_TERMINATION_NONE, "app", e->app);
      holds(K_PROCESS, e->process == s->process, "app", e->app);
      s->is_alive = s->is_suspended = s->is_active = s->is_launching = 0;
      s->ended = e->termination;
      s->since = 0;
      s->task_count = s->wake_count = s->pending_count = 0;
      if (e->termination == LCP_TERMINATION_USER_FORCE_QUIT) s->is_quit = 1;
      forget_owed(e->app);
      forget_requests(e->app, 1);
      kill_seen = 1;
      break;
    case LCP_EFFECT_SUSPEND:
      holds(K_SUSPENDED, s->is_alive && !s->is_suspended, "suspended twice, app", e->app);
      s->is_suspended = 1;
      s->wake_count = 0;
      break;
    case LCP_EFFECT_RESUME:
      holds(K_SUSPENDED, s->is_suspended, "resumes what runs, app", e->app);
      s->is_suspended = 0;
      begin_requests(e);
      occasion(s, LCP_OCCASION_NEXT_RUN);
      break;
    case LCP_EFFECT_DELIVER_CALLBACK:
    case LCP_EFFECT_RUN_EXPIRATION_HANDLER:
    case LCP_EFFECT_POST_NOTIFICATION:
    case LCP_EFFECT_DELIVER_NOTICE:
      holds(K_DEAD, s->is_alive, lcp_enum_name(LCP_ENUM_EFFECT, e->kind), e->app);
      holds(K_SUSPENDED, !s->is_suspended, lcp_enum_name(LCP_ENUM_EFFECT, e->kind), e->app);
      holds(K_PROCESS, !s->is_alive || e->process == s->process, "app", e->app);
      holds(K_PAST, e->deadline_ns >= e->at_ns, "app", e->app);
      if (e->kind == LCP_EFFECT_DELIVER_CALLBACK) see_callback(s, e);
      if (e->trigger) {
        if (e->token) keep_token(s->wakes, &s->wake_count, e->token);
        settle_pending(s, e);
        settle_request(e);
        release(s, e, 0);
      }
      break;
    case LCP_EFFECT_SHOW_TO_USER:
      settle_pending(s, e);
      release(s, e, 0);
      break;
    case LCP_EFFECT_DROP_TRIGGER:
      settle_pending(s, e);
      settle_request(e);
      release(s, e, 1);
      break;
    case LCP_EFFECT_KEEP_TRIGGER:
      settle_pending(s, e);
      hold(s, e);
      break;
    case LCP_EFFECT_STATE_CHANGED:
      if (e->scene || !is_app_state(e->to)) break;
      change_seen = 1;
      holds(K_STATE, e->from == s->state, "app", e->app);
      /* What an END does has checks of its own. */
      if (e->from != e->to && !(s->is_ending && e->to == LCP_STATE_NOT_RUNNING) && wants(K_STEP)) {
        int good = is_step(s, e);
        holds(K_STEP, good, good ? "" : words(name_of(LCP_ENUM_STATE, e->from), name_of(LCP_ENUM_STATE, e->to), rule_name(e->rule)), e->app);
      }
      if (s->state == LCP_STATE_NOT_RUNNING || s->state == LCP_STATE_PREWARMED)
        if (e->to != LCP_STATE_PREWARMED && e->to != LCP_STATE_NOT_RUNNING) {
          occasion(s, LCP_OCCASION_NEXT_RUN);
          if (e->cause == LCP_CAUSE_LAUNCH_BY_USER) occasion(s, LCP_OCCASION_USER_LAUNCH), s->is_quit = 0;
        }
      s->state = e->to;
      if (e->to == LCP_STATE_NOT_RUNNING) s->is_ending = 0;
      if (e->to == LCP_STATE_ACTIVE)
        holds(K_PLACES, active_apps() <= (int)facts.foreground_slots, "active:", active_apps());
      break;
    default: break;
  }
  if (e->cause == LCP_CAUSE_RETURN_BY_USER || e->cause == LCP_CAUSE_LAUNCH_BY_USER) s->is_quit = 0;
  if (e->needs_reply == LCP_FACT_YES && owe_count < OWED) {
    owes[owe_count].id = e->id;
    owes[owe_count++].app = e->app;
  }
}

/* Takes what waits. */
static void drain(void) {
  lcp_device_effect *e;
  int count = 0;
  while (e = &taken[taken_count], *e = no_effect, lcp_device_next_effect(device, e, NULL) == LCP_OK) {
    if (taken_count < BATCH - 1) taken_count++;
    see(e);
    if (++count > 6000) {
      holds(K_ENDLESS, 0, "effects:", count);
      can_leave = 0;
      siglongjmp(out, 2);
    }
  }
}

static void drop_twin(void) {
  lcp_device_destroy(twin);
  twin = NULL;
}

/* The twin has the same effects. */
static void compare(void) {
  lcp_device_effect e = no_effect;
  int count = 0;
  if (twin) {
    while (count < BATCH - 1 && lcp_device_next_effect(twin, &e, NULL) == LCP_OK) {
      twins[count] = e;
      twins[count++].id = 0;
    }
    int same = count == taken_count;
    for (int i = 0; same && i < count; i++) {
      taken[i].id = 0;
      same = memcmp(&taken[i], &twins[i], sizeof e) == 0;
    }
    holds(K_LOST, same, "lost:", count - taken_count);
    if (!same) drop_twin();
  }
  taken_count = 0;
}

/* The twin does something else: what has been told so far may say why. */
static void part(void) {
  drain();
  compare();
  if (twin) drop_twin();
}

/* ---- what holds after a step ----------------------------------------------------------------- */

/* Whether what was accepted still waits: the user opens the app, which answers, and there it comes. */
static int is_still_held(uint32_t number, uint32_t token) {
  lcp_device *copy = NULL;
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_OPEN_APP);
  lcp_device_effect e = no_effect;
  int found = 0, times = 0;
  if (lcp_device_fork(device, &copy, NULL) != LCP_OK) exit(3);
  event.app = number;
  if (lcp_device_post(copy, &event, NULL, NULL) == LCP_OK)
    while (lcp_device_next_effect(copy, &e, NULL) == LCP_OK && ++times < 500) {
      found |= e.app == number && e.token == token && e.trigger;
      if (e.needs_reply == LCP_FACT_YES) lcp_device_reply(copy, e.id, LCP_REPLY_RETURNED, NULL);
    }
  lcp_device_destroy(copy);
  return found;
}

static void look_at(uint32_t number, int is_idle) {
  shadow *s = &apps[number];
  lcp_app_status status = LCP_APP_STATUS_INIT;
  lcp_relaunch_answer answer;
  if (!s->is_installed || lcp_device_get_app_status(device, number, &status, NULL) != LCP_OK) return;
  holds(K_STATUS, status.state == s->state, "state of app", number);
  holds(K_STATUS, (status.process != 0) == s->is_alive && (!s->is_alive || status.process == s->process),
        "process of app", number);
  holds(K_STATUS, status.state != LCP_STATE_NOT_RUNNING || !status.tasks, "tasks of app", number);
  /* What a host that is behind reads is older than what it has posted since. */
  if (!is_behind) holds(K_QUIT_MARK, (status.force_quit == LCP_FACT_YES) == s->is_quit, "app", number);
  if (!s->is_quit && status.force_quit == LCP_FACT_YES) s->since = 0;
  s->is_quit = status.force_quit == LCP_FACT_YES;
  if (status.state == LCP_STATE_ACTIVE || status.state == LCP_STATE_INACTIVE)
    holds(K_REMAINING_FRONT, status.remaining_ns == LCP_NS_UNLIMITED, "app", number);
  if (status.state != LCP_STATE_BACKGROUND || status.remaining_ns || status.tasks || s->wake_count ||
      status.waiting == LCP_FACT_YES) {
    s->zero_since = -1;
  } else if (s->zero_since < 0) {
    s->zero_since = now;
  } else {
    holds(K_REMAINING_ZERO, now - s->zero_since < 120 * SECOND, "app", number);
    if (now - s->zero_since >= 120 * SECOND) s->zero_since = now;
  }
  if (status.waiting == LCP_FACT_YES || !is_idle) return;
  for (int i = 0; i < s->pending_count; i++) {
    /* What an app that lacks the method is told is nothing. */
    if (!s->install.missing_callbacks_mask[0])
      holds(K_TOKEN, is_still_held(number, s->pending[i].token), words(name_of(LCP_ENUM_TRIGGER, s->pending[i].trigger), name_of(LCP_ENUM_STATE, s->state), ""),
            number);
    s->pending[i--] = s->pending[--s->pending_count];
  }
  for (int i = 0; i < s->held_count; i++) {
    held *h = &s->held[i];
    if (!h->is_due || s->wake_count >= 4 || s->state == LCP_STATE_PREWARMED) continue;
    checks_of[h->occasion == LCP_OCCASION_CONDITIONS_MET ? K_KEPT_BACK : K_KEPT]++;
    if (!ask_relaunch(s, h->trigger, s->state, &answer) || answer.verdict != LCP_VERDICT_ALLOWED) continue;
    int is_queued = h->disposition == LCP_DISPOSITION_QUEUED && h->count > 1;
    holds(is_queued ? K_QUEUED : h->occasion == LCP_OCCASION_CONDITIONS_MET ? K_KEPT_BACK : K_KEPT, 0,
          words(name_of(LCP_ENUM_TRIGGER, h->trigger), name_of(LCP_ENUM_OCCASION, h->occasion),
                name_of(LCP_ENUM_STATE, s->state)),
          number);
    s->held[i--] = s->held[--s->held_count];
  }
}

static void look(void) {
  lcp_device_status status = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &status, NULL);
  now = status.now_ns;
  is_on = status.on == LCP_FACT_YES;
  if (status.effects) return;
  for (uint32_t i = 1; i <= app_count; i++) look_at(i, is_on && status.locked != LCP_FACT_YES);
  is_behind = 0;
}

/* Fires what is due to see whether the kill that was announced comes. */
static void look_ahead(void) {
  lcp_device *copy = NULL;
  uint64_t digest = 0, other = 0;
  int64_t due = 0, reached = 0;
  lcp_device_effect named = no_effect, e = no_effect;
  uint32_t number = 1 + below(app_count);
  lcp_device_get_status(device, &(lcp_device_status)LCP_DEVICE_STATUS_INIT, NULL);
  if (lcp_device_fork(device, &copy, NULL) != LCP_OK) exit(3);
  lcp_device_digest(device, &digest, NULL);
  lcp_device_digest(copy, &other, NULL);
  holds(K_DIGEST_FORK, digest == other, "at once", 0);
  if (lcp_device_next_deadline(device, 0, &due, NULL) == LCP_OK && due == LCP_NS_UNLIMITED && now < INT64_MAX - SECOND) {
    int is_idle = 1;
    for (uint32_t i = 1; i <= app_count; i++)
      if (apps[i].is_installed && (apps[i].state == LCP_STATE_BACKGROUND || apps[i].state == LCP_STATE_PREWARMED)) is_idle = 0;
    /* A day later, every window of time is over, such as that of the wake-ups of a VoIP app. */
    int64_t from = one_in(2) || options.os < LCP_OS(10, 0, 0) ? now + 86400 * SECOND : now;
    if (is_idle && owe_count == 0 && !is_extreme) {
      if (from > now) advance(copy, from, NULL);
      lcp_device_digest(copy, &digest, NULL);
      advance(copy, from + SECOND, NULL);
      lcp_device_digest(copy, &other, NULL);
      holds(K_DIGEST_IDLE, digest == other, "", 0);
    }
  } else if (apps[number].is_installed && apps[number].is_alive) {
    int is_named = lcp_device_pending_kill(device, number, &named, NULL) == LCP_OK, found = 0;
    int64_t to = is_named ? named.at_ns : due == LCP_NS_UNLIMITED ? now : due;
    lcp_status_t status;
    do {
      status = advance(copy, to, &reached);
      e = no_effect;
      while (lcp_device_next_effect(copy, &e, NULL) == LCP_OK)
        if (e.kind == LCP_EFFECT_KILL && e.app == number && !found)
          found = is_named && e.at_ns == named.at_ns && e.termination == named.termination ? 1 : 2;
    } while (status == LCP_ERROR_QUEUE_FULL);
    if (is_named) {
      past *p = note('e');
      p->effect = named;
      holds(K_PENDING_NONE, found != 0, "app", number);
      holds(K_PENDING_OTHER, found != 2, "app", number);
      recent_count--;
    } else {
      holds(K_PENDING_SILENT, !found, "app", number);
    }
    /* Another fork does the same, and is the same. */
    lcp_device *other_copy = NULL;
    if (lcp_device_fork(device, &other_copy, NULL) != LCP_OK) exit(3);
    while (advance(other_copy, to, &reached) == LCP_ERROR_QUEUE_FULL)
      while (lcp_device_next_effect(other_copy, &e, NULL) == LCP_OK) {}
    while (lcp_device_next_effect(other_copy, &e, NULL) == LCP_OK) {}
    lcp_device_digest(copy, &digest, NULL);
    lcp_device_digest(other_copy, &other, NULL);
    holds(K_DIGEST_FORK, digest == other, "later", number);
    lcp_device_destroy(other_copy);
  }
  lcp_device_destroy(copy);
}

/* Whether an app can still cancel that request: one that does not run is opened for it. 1: yes; 0: there is
   none; -1: it cannot be told. */
static int is_pending(const request *r) {
  lcp_device *copy = NULL;
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_CANCEL_REQUEST);
  lcp_device_effect e = no_effect;
  int result = -1, was_delivered = 0;
  if (lcp_device_fork(device, &copy, NULL) != LCP_OK) exit(3);
  event.app = r->app;
  event.trigger = r->trigger;
  event.identifier = r->identifier;
  for (int i = 0; i < 2 && result < 0; i++) {
    lcp_status_t status = lcp_device_post(copy, &event, NULL, NULL);
    if (status == LCP_OK) result = 1;
    if (status == LCP_ERROR_NOT_FOUND && !was_delivered) result = 0;
    if (result >= 0 || i) break;
    event.kind = LCP_OCCURRENCE_OPEN_APP;
    event.trigger = 0;
    lcp_device_post(copy, &event, NULL, NULL);
    for (int times = 0; times < 500 && lcp_device_next_effect(copy, &e, NULL) == LCP_OK; times++) {
      was_delivered |= e.app == r->app && e.trigger == r->trigger && e.identifier == r->identifier;
      if (e.needs_reply == LCP_FACT_YES) lcp_device_reply(copy, e.id, LCP_REPLY_RETURNED, NULL);
    }
    event.kind = LCP_OCCURRENCE_CANCEL_REQUEST;
    event.trigger = r->trigger;
  }
  lcp_device_destroy(copy);
  return result;
}

/* Requests: each is delivered, or still pending; one that is due, and may run, is not pending. */
static void look_at_requests(void) {
  lcp_device_status whole = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &whole, NULL);
  if (whole.on != LCP_FACT_YES || whole.locked == LCP_FACT_YES || whole.effects) return;
  for (int i = 0; i < request_count; i++) {
    request *r = &requests[i];
    shadow *s = &apps[r->app];
    lcp_app_status status = LCP_APP_STATUS_INIT;
    lcp_relaunch_answer answer;
    lcp_device_get_app_status(device, r->app, &status, NULL);
    /* One that is under way is a call that waits for another. */
    if (status.waiting == LCP_FACT_YES || s->install.missing_callbacks_mask[0]) continue;
    int pending = is_pending(r);
    if (pending >= 0) holds(K_REQUEST_GONE, pending, name_of(LCP_ENUM_TRIGGER, r->trigger), r->app);
    if (pending == 1 && r->due < whole.now_ns && !s->wake_count && s->state != LCP_STATE_PREWARMED &&
        ask_relaunch(s, r->trigger, s->state, &answer))
      holds(K_REQUEST_LATE, answer.verdict != LCP_VERDICT_ALLOWED, name_of(LCP_ENUM_TRIGGER, r->trigger), r->app);
    if (pending == 0) requests[i--] = requests[--request_count];
  }
}

/* ---- a random device ------------------------------------------------------------------------- */

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
  /* Apps of a device share few policies. */
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
  is_extreme = one_in(400);
  is_crowded = !is_extreme && one_in(80);
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
  /* Much is kept for many apps, until all of it comes at once. */
  if (is_crowded) {
    facts.passcode = facts.low_power_mode = LCP_FACT_YES;
    facts.background_app_refresh = facts.charging = LCP_FACT_NO;
  }
  if (one_in(30)) facts.hardware_multitasking = LCP_FACT_NO;
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

/* ---- a random step --------------------------------------------------------------------------- */

static const lcp_occurrence_t often[] = {
    LCP_OCCURRENCE_LOCK, LCP_OCCURRENCE_UNLOCK, LCP_OCCURRENCE_UNLOCK, LCP_OCCURRENCE_HOME, LCP_OCCURRENCE_HOME,
    LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP,
    LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_TRIGGER,
    LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_BEGIN_TASK, LCP_OCCURRENCE_BEGIN_TASK,
    LCP_OCCURRENCE_END_TASK, LCP_OCCURRENCE_COMPLETE, LCP_OCCURRENCE_COMPLETE, LCP_OCCURRENCE_BEGIN_ACTIVITY,
    LCP_OCCURRENCE_SUBMIT_REQUEST, LCP_OCCURRENCE_SUBMIT_REQUEST, LCP_OCCURRENCE_FACT_CHANGE,
    LCP_OCCURRENCE_CLOSE_SWITCHER, LCP_OCCURRENCE_IGNORE_INTERRUPTION};

static const lcp_trigger_t often_kept[] = {
    LCP_TRIGGER_BACKGROUND_FETCH,     LCP_TRIGGER_SILENT_PUSH,
    LCP_TRIGGER_URL_SESSION_FINISHED, LCP_TRIGGER_URL_SESSION_AUTHENTICATION,
    LCP_TRIGGER_APP_REFRESH_TASK,     LCP_TRIGGER_PROCESSING_TASK,
    LCP_TRIGGER_SILENT_PUSH_WITH_ALERT, LCP_TRIGGER_WATCH_TRANSFER};

static void any_event(lcp_device_event *e) {
  static const lcp_device_event none = LCP_DEVICE_EVENT_INIT(0);
  *e = none;
  e->kind = one_in(3) ? any_of(LCP_ENUM_OCCURRENCE) : often[below(sizeof often / sizeof *often)];
  if ((e->kind == LCP_OCCURRENCE_SHUTDOWN || e->kind == LCP_OCCURRENCE_BATTERY_EMPTY) && !one_in(4))
    e->kind = LCP_OCCURRENCE_OPEN_APP;
  if (!is_on) e->kind = one_in(8) ? e->kind : LCP_OCCURRENCE_BOOT;
  if (is_crowded && is_on)
    e->kind = !one_in(60)  ? LCP_OCCURRENCE_TRIGGER
              : one_in(4)  ? e->kind
              : one_in(2)  ? LCP_OCCURRENCE_UNLOCK
                           : LCP_OCCURRENCE_FACT_CHANGE;
  e->app = 1 + below(app_count);
  shadow *s = &apps[e->app];
  switch (e->kind) {
    case LCP_OCCURRENCE_TRIGGER:
      e->trigger = is_crowded && !one_in(20) ? often_kept[below(sizeof often_kept / sizeof *often_kept)]
                                            : any_of(LCP_ENUM_TRIGGER);
      break;
    case LCP_OCCURRENCE_OPEN_APP:
      e->trigger = one_in(4) ? any_of(LCP_ENUM_TRIGGER) : 0;
      e->value = any_fact();
      break;
    case LCP_OCCURRENCE_BEGIN_INTERRUPTION:
    case LCP_OCCURRENCE_IGNORE_INTERRUPTION: e->interruption = any_of(LCP_ENUM_INTERRUPTION), e->app = 0; break;
    case LCP_OCCURRENCE_ACCEPT_INTERRUPTION:
      e->interruption = any_of(LCP_ENUM_INTERRUPTION);
      if (one_in(2)) e->app = 0;
      break;
    case LCP_OCCURRENCE_MEMORY_PRESSURE: e->amount = 1 + (int64_t)below(200000000), e->app = 0; break;
    case LCP_OCCURRENCE_FACT_CHANGE:
      e->fact = any_of(LCP_ENUM_CHANGING);
      if (e->fact == LCP_CHANGING_DEBUGGER_ATTACHED && !one_in(4)) e->fact = LCP_CHANGING_CHARGING;
      e->value = LCP_FACT_NO + (lcp_fact_t)below(2);
      e->app = 0;
      break;
    case LCP_OCCURRENCE_NOTICE:
      e->notice = any_of(LCP_ENUM_EVENT);
      e->value = any_fact();
      if (one_in(2)) e->app = 0;
      break;
    case LCP_OCCURRENCE_END: e->termination = any_of(LCP_ENUM_TERMINATION); break;
    case LCP_OCCURRENCE_END_TASK: e->token = s->task_count ? s->tasks[below((uint32_t)s->task_count)] : 1; break;
    case LCP_OCCURRENCE_COMPLETE: e->token = s->wake_count ? s->wakes[below((uint32_t)s->wake_count)] : 1; break;
    case LCP_OCCURRENCE_BEGIN_ACTIVITY:
    case LCP_OCCURRENCE_END_ACTIVITY: e->activity = any_of(LCP_ENUM_ACTIVITY); break;
    case LCP_OCCURRENCE_SUBMIT_REQUEST:
      e->trigger = one_in(8) ? any_of(LCP_ENUM_TRIGGER) : LCP_TRIGGER_APP_REFRESH_TASK + (lcp_trigger_t)below(2);
      e->identifier = below(3);
      e->amount = (int64_t)below(700) * SECOND;
      break;
    case LCP_OCCURRENCE_CANCEL_REQUEST:
      e->trigger = LCP_TRIGGER_APP_REFRESH_TASK + (lcp_trigger_t)below(3);
      e->identifier = below(3);
      break;
    case LCP_OCCURRENCE_FOOTPRINT: e->amount = (int64_t)below(300000000); break;
    case LCP_OCCURRENCE_REQUEST_SCENE:
    case LCP_OCCURRENCE_CLOSE_SCENE:
    case LCP_OCCURRENCE_DISCONNECT_SCENE: e->scene = below(4), e->value = any_fact(); break;
    case LCP_OCCURRENCE_KEEP_ALIVE:
      e->amount = is_extreme ? 1 : (int64_t)below(3) * 400 * SECOND;
      break;
    case LCP_OCCURRENCE_FORCE_QUIT: break;
    case LCP_OCCURRENCE_BEGIN_TASK: break;
    default: e->app = 0; break;
  }
  if (options.on_silence == LCP_TREATMENT_ASK || options.on_conditional == LCP_TREATMENT_ASK)
    e->decision = any_fact();
}

static lcp_cause_t cause_of(lcp_termination_t termination) {
  static lcp_cause_t known[64];
  if (termination < 64 && known[termination]) return known[termination];
  lcp_cause_t found = 0;
  const char *name = lcp_enum_name(LCP_ENUM_TERMINATION, termination);
  for (int32_t c = 1; c <= last_of(LCP_ENUM_CAUSE) && name; c++)
    if (strcmp(lcp_enum_name(LCP_ENUM_CAUSE, c), name) == 0) found = c;
  if (termination < 64) known[termination] = found;
  return found;
}

/* Facts that an event changed. */
static void follow(const lcp_device_event *e, const lcp_device_status *before) {
  lcp_device_status after = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &after, NULL);
  int has_passcode = facts.passcode == LCP_FACT_YES;
  lcp_fact_t was_locked = facts.device_locked;
  facts.device_locked = after.locked;
  if (e->kind == LCP_OCCURRENCE_BOOT) {
    facts.first_unlock_done = has_passcode ? LCP_FACT_NO : LCP_FACT_YES;
    for (uint32_t i = 1; i <= app_count; i++)
      apps[i].since |= LCP_BIT(LCP_SINCE_REBOOT) | (has_passcode ? 0 : LCP_BIT(LCP_SINCE_UNLOCK));
    forget_policies();
  }
  if (e->kind == LCP_OCCURRENCE_UNLOCK && before->locked == LCP_FACT_YES && after.locked != LCP_FACT_YES) {
    int is_first = facts.first_unlock_done != LCP_FACT_YES;
    facts.first_unlock_done = LCP_FACT_YES;
    for (uint32_t i = 1; i <= app_count; i++) {
      occasion(&apps[i], LCP_OCCASION_UNLOCK);
      if (!is_first) continue;
      occasion(&apps[i], LCP_OCCASION_FIRST_UNLOCK);
      apps[i].since |= LCP_BIT(LCP_SINCE_UNLOCK);
    }
    forget_policies();
  }
  if (was_locked != after.locked) forget_policies();
  if (e->kind == LCP_OCCURRENCE_FACT_CHANGE) {
    lcp_fact_t *const changed[] = {NULL,
                                   &facts.background_app_refresh,
                                   &facts.low_power_mode,
                                   &facts.charging,
                                   &facts.bluetooth_off,
                                   &facts.bluetooth_off_in_control_center,
                                   &facts.airplane_mode,
                                   &facts.debugger_attached,
                                   &facts.accessory_setup_kit};
    *changed[e->fact] = e->value;
    forget_policies();
  }
}

static int is_quiet(const lcp_device_status *s) { return s->effects == 0; }

static void post(void) {
  lcp_device_event e;
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT, same = LCP_DEVICE_OUTCOME_INIT;
  lcp_device_status before = LCP_DEVICE_STATUS_INIT;
  lcp_relaunch_answer relaunch;
  lcp_transition_query ended = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer end = LCP_TRANSITION_ANSWER_INIT;
  int is_asked = 0, is_end_asked = 0;
  any_event(&e);
  shadow *s = &apps[e.app];
  lcp_device_get_status(device, &before, NULL);
  is_behind |= before.effects > 0;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && is_on && s->is_installed && is_quiet(&before) &&
      (s->state != LCP_STATE_NOT_RUNNING || !s->is_alive) &&
      (wants(K_TRIGGER) || wants(K_DISPOSITION)))
    is_asked = ask_relaunch(s, e.trigger, s->state, &relaunch);
  if (e.kind == LCP_OCCURRENCE_END && s->is_alive && s->state != LCP_STATE_NOT_RUNNING && is_quiet(&before) && cause_of(e.termination)) {
    ended.from = s->state;
    ended.to = LCP_STATE_NOT_RUNNING;
    ended.cause = cause_of(e.termination);
    is_end_asked = lcp_query_transition(policy_of(s), &ended, &end, NULL) == LCP_OK;
  }
  calls++;
  lcp_status_t status = lcp_device_post(device, &e, &outcome, NULL);
  if (status == LCP_ERROR_QUEUE_FULL) {
    drain();
    calls++;
    status = lcp_device_post(device, &e, &outcome, NULL);
    holds(K_NO_ROOM, status != LCP_ERROR_QUEUE_FULL, lcp_enum_name(LCP_ENUM_OCCURRENCE, e.kind), e.app);
    is_asked = is_end_asked = 0;
    if (status == LCP_ERROR_QUEUE_FULL) return;
  }
  past *p = note('p');
  p->event = e;
  p->status = status;
  p->verdict = status == LCP_OK ? outcome.verdict : 0;
  say(p);
  if (twin) {
    lcp_status_t its = lcp_device_post(twin, &e, &same, NULL);
    holds(K_TWIN_STATUS, its == status && memcmp(&same, &outcome, sizeof same) == 0,
          lcp_enum_name(LCP_ENUM_OCCURRENCE, e.kind), e.app);
    if (its != status) part();
  }
  if (status != LCP_OK) return;
  posts_taken++;
  int is_undecided = outcome.undecided == LCP_FACT_YES;
  lcp_treatment_t treatment = outcome.newest_verdict == LCP_VERDICT_CONDITIONAL   ? options.on_conditional
                              : outcome.newest_verdict == LCP_VERDICT_UNSPECIFIED ? options.on_silence
                                                                                  : 0;
  if (treatment == LCP_TREATMENT_ASK && !e.decision && e.kind != LCP_OCCURRENCE_END)
    holds(K_UNASKED, is_undecided, lcp_enum_name(LCP_ENUM_OCCURRENCE, e.kind), e.app);
  if (is_asked && !is_undecided) {
    lcp_rule rule = LCP_RULE_INIT;
    int is_of_lock = outcome.rule >= 0 && lcp_rule_at(outcome.rule, &rule) == LCP_OK &&
                     strcmp(rule.id, "choice.user-while-locked") == 0;
    if (!is_of_lock) {
      int is_same = relaunch.newest_verdict == outcome.newest_verdict;
      holds(K_TRIGGER, is_same, is_same ? "" : words(name_of(LCP_ENUM_VERDICT, relaunch.newest_verdict),
            rule_name(relaunch.rule), name_of(LCP_ENUM_TERMINATION, s->ended)), s->state);
      if (outcome.disposition)
        holds(K_DISPOSITION, relaunch.disposition == outcome.disposition && relaunch.occasion == outcome.occasion,
              lcp_enum_name(LCP_ENUM_TRIGGER, e.trigger), e.app);
    }
  }
  if (is_end_asked && !is_undecided)
    holds(K_END_ASKED, end.newest_verdict == outcome.newest_verdict, name_of(LCP_ENUM_VERDICT, end.newest_verdict), e.app);
  /* The books, before what it leads to. */
  if (e.kind == LCP_OCCURRENCE_END) s->is_ending = 1;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && outcome.verdict == LCP_VERDICT_ALLOWED &&
      ask_relaunch(s, e.trigger, LCP_STATE_NOT_RUNNING, &relaunch) && relaunch.launch_state == LCP_STATE_INACTIVE)
    s->is_quit = 0;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && outcome.token && outcome.verdict == LCP_VERDICT_ALLOWED &&
      s->pending_count < PENDING) {
    s->pending[s->pending_count].trigger = e.trigger;
    s->pending[s->pending_count++].token = outcome.token;
  }
  if (e.kind == LCP_OCCURRENCE_BEGIN_TASK && outcome.token) keep_token(s->tasks, &s->task_count, outcome.token);
  if (e.kind == LCP_OCCURRENCE_END_TASK) forget_token(s->tasks, &s->task_count, e.token);
  if (e.kind == LCP_OCCURRENCE_COMPLETE) forget_token(s->wakes, &s->wake_count, e.token);
  if (e.kind == LCP_OCCURRENCE_FORCE_QUIT && outcome.newest_verdict == LCP_VERDICT_ALLOWED) {
    lcp_app_status now_is = LCP_APP_STATUS_INIT;
    lcp_device_get_app_status(device, e.app, &now_is, NULL);
    s->is_quit = now_is.force_quit == LCP_FACT_YES;
    /* Since a force quit nothing has happened yet. */
    if (s->is_quit && !now_is.process) s->since = 0;
    forget_requests(e.app, 0);
  }
  if (e.kind == LCP_OCCURRENCE_CANCEL_REQUEST && !is_undecided)
    for (int i = 0; i < request_count; i++)
      if (requests[i].app == e.app && requests[i].identifier == e.identifier) requests[i--] = requests[--request_count];
  if (e.kind == LCP_OCCURRENCE_SUBMIT_REQUEST && outcome.verdict == LCP_VERDICT_ALLOWED && !is_undecided) {
    for (int i = 0; i < request_count; i++)
      if (requests[i].app == e.app && requests[i].identifier == e.identifier) requests[i--] = requests[--request_count];
    if (request_count < REQUESTS) {
      request *r = &requests[request_count++];
      r->app = e.app;
      r->trigger = e.trigger;
      r->identifier = e.identifier;
      r->due = before.now_ns + e.amount;
      r->is_begun = 0;
    }
  }
  if (e.kind == LCP_OCCURRENCE_OPEN_APP && outcome.newest_verdict == LCP_VERDICT_ALLOWED && !is_undecided) s->is_quit = 0;
  follow(&e, &before);
  if (e.kind == LCP_OCCURRENCE_END && before.effects == 0) {
    kill_seen = change_seen = 0;
    drain();
    if (is_refused(outcome.newest_verdict))
      holds(K_END, !kill_seen && !change_seen, name_of(LCP_ENUM_TERMINATION, e.termination), e.app);
  }
}

static void reply(int any) {
  while (owe_count) {
    int at = any ? (int)below((uint32_t)owe_count) : 0;
    uint64_t id = owes[at].id;
    memmove(owes + at, owes + at + 1, (size_t)(owe_count - at - 1) * sizeof *owes);
    owe_count--;
    lcp_reply_t how = one_in(15) ? LCP_REPLY_NOT_IMPLEMENTED : LCP_REPLY_RETURNED;
    calls++;
    lcp_status_t status = lcp_device_reply(device, id, how, NULL);
    if (status == LCP_ERROR_QUEUE_FULL) {
      drain();
      status = lcp_device_reply(device, id, how, NULL);
      holds(K_NO_ROOM, status != LCP_ERROR_QUEUE_FULL, "reply", 0);
    }
    note_word("reply", (int64_t)id, status);
    if (twin) {
      lcp_status_t its = lcp_device_reply(twin, id, how, NULL);
      holds(K_TWIN_STATUS, its == status, "reply", 0);
      if (its != status) part();
    }
    if (status == LCP_OK) return;
  }
}

static void go_on(void) {
  int64_t to = INT64_MAX, reached = 0;
  lcp_status_t status;
  if (is_extreme && one_in(3)) to = INT64_MAX - 1;
  else if (!one_in(3)) lcp_device_next_deadline(device, 0, &to, NULL);
  if (to == INT64_MAX || to < now) {
    static const int64_t spans[] = {1, 20000000, SECOND, 5 * SECOND, 30 * SECOND, 200 * SECOND, 1000 * SECOND, 7200 * SECOND};
    int64_t span = 1 + (int64_t)(check_random() % (uint64_t)spans[below(8)]);
    if (now > INT64_MAX - span) return;
    to = now + span;
  }
  note_word("advance to", to, LCP_OK);
  int times = 0;
  while ((status = advance(device, to, &reached)) == LCP_ERROR_QUEUE_FULL) {
    drain();
    /* A handler each nanosecond for centuries has that many effects: the life ends here. */
    if (is_extreme && times > 1000) {
      can_leave = 0;
      siglongjmp(out, 3);
    }
    if (++times > 20000) {
      holds(K_ENDLESS, 0, "advances:", times);
      can_leave = 0;
      siglongjmp(out, 2);
    }
    if (times > 50 && twin) drop_twin(); /* It has no more room than that. */
    if (times > 50) taken_count = 0;
  }
  CHECK_STATUS(status, LCP_OK);
  now = to;
  if (twin) {
    while (advance(twin, to, &reached) == LCP_ERROR_QUEUE_FULL) {
      drop_twin();
      taken_count = 0;
      break;
    }
  }
}

static void remove_app(void) {
  uint32_t number = 1 + below(app_count);
  lcp_status_t status = lcp_device_uninstall(device, number, NULL);
  if (status == LCP_ERROR_QUEUE_FULL) drain(), status = lcp_device_uninstall(device, number, NULL);
  note_word("uninstall", number, status);
  if (status != LCP_OK) return;
  if (twin) lcp_device_uninstall(twin, number, NULL);
  drain();
  holds(K_DEAD, !apps[number].is_alive, "uninstalled app", number);
  forget_owed(number);
  forget_requests(number, 0);
  install(number);
}

static void change_app(void) {
  uint32_t number = 1 + below(app_count);
  shadow *s = &apps[number], changed = *s;
  lcp_install its = s->install;
  changed.app.location_authorization = (lcp_authorization_t)below(4);
  if (one_in(2)) changed.app.background_modes = check_random() & 0x1fff;
  its.app = &changed.app;
  lcp_status_t status = lcp_device_update_app(device, number, &its, NULL);
  if (status == LCP_ERROR_QUEUE_FULL) drain(), status = lcp_device_update_app(device, number, &its, NULL);
  note_word("update app", number, status);
  if (twin) {
    lcp_status_t same = lcp_device_update_app(twin, number, &its, NULL);
    holds(K_TWIN_STATUS, same == status, "update", number);
  }
  if (status != LCP_OK) return;
  s->app = changed.app;
  s->has_policy = 0;
  memset(s->known, 0, sizeof s->known);
}

/* The device goes on as another one that was restored from its snapshot. */
static void replace(void) {
  static unsigned char bytes[1 << 17];
  size_t size = 0;
  lcp_device *other = NULL;
  uint64_t digest = 0, same = 0;
  if (lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL) != LCP_OK || size > sizeof bytes) return;
  CHECK_STATUS(lcp_device_create(&options, &other, NULL), LCP_OK);
  lcp_status_t status = lcp_device_restore(other, bytes, size, now, NULL, NULL);
  note_word("restore", (int64_t)size, status);
  holds(K_RESTORE, status == LCP_OK, status_name(status), 0);
  if (status != LCP_OK) {
    lcp_device_destroy(other);
    return;
  }
  lcp_device_digest(device, &digest, NULL);
  lcp_device_digest(other, &same, NULL);
  holds(K_DIGEST_RESTORED, digest == same, "", 0);
  lcp_device_destroy(device);
  device = other;
}

static void take_step(void) {
  uint32_t dice = below(100);
  int is_lazy = is_crowded ? !one_in(20) : one_in(6);
  if (dice < 58 || !is_on) post();
  else if (dice < 72) reply(1);
  else if (dice < 94) go_on();
  else if (dice < 96) drain(), look_ahead();
  else if (dice < 97) drain(), look_at_requests();
  else if (dice < 98) replace();
  else if (dice < 99) { if (one_in(3)) remove_app(); }
  else change_app();
  if (is_lazy) return;
  drain();
  if (patience == 0) {
    for (int i = 0; i < 200 && owe_count; i++) reply(0), drain();
  } else if (!one_in((uint32_t)patience)) {
    reply(1);
    drain();
  }
  compare();
  look();
}

static void live(long long steps_wanted) {
  volatile long long steps = steps_wanted;
  check_random_state = (seed * UINT64_C(0x9e3779b97f4a7c15) + (uint64_t)life) * UINT64_C(0xbf58476d1ce4e5b9) | 1;
  for (int i = 0; i < 4; i++) check_random();
  step = 0;
  device = twin = NULL;
  int way = sigsetjmp(out, 1);
  if (way == 0) {
    new_device();
    can_leave = 1;
    if (is_crowded && steps >= 100) steps = 2000;
    for (step = 1; step <= steps; step++) take_step();
    drain();
    look_at_requests();
  } else if (way == 1) {
    holds(K_HANG, 0, "", 0);
    lives_hung++;
  }
  can_leave = 0;
  /* What a call that did not return has left is not touched again. */
  if (way != 1) lcp_device_destroy(device), lcp_device_destroy(twin);
}

/* ---- damaged snapshots ----------------------------------------------------------------------- */

enum { HEADER = 24 }; /* a magic number and a version, the length, the checksum: eight bytes each */

static void put_checksum(unsigned char *bytes, size_t size) {
  uint64_t sum = UINT64_C(0xcbf29ce484222325);
  for (size_t i = HEADER; i < size; i++) sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
  for (int i = 0; i < 8; i++) bytes[16 + i] = (unsigned char)(sum >> 8 * i);
}

/* Apps that run in the background, with tasks that are open. */
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
    if (way) continue; /* The honest device: the other mode reports it. */
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
        /* Mostly a byte that may be a value of an enumeration. */
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

int main(void) {
  const char *size = getenv("ABI_INVARIANTS"), *skip = getenv("ABI_INVARIANTS_SKIP");
  long long mutants = check_setting("ABI_SNAPSHOT_MUTANTS", 0), only = check_setting("ABI_INVARIANTS_LIFE", -1);
  unsigned long long first = 1;
  long long lives = 1000, steps = 200;
  check_start();
  is_strict = check_setting("ABI_INVARIANTS_STRICT", 0) != 0;
  if (size && *size) sscanf(size, "%llu,%lld,%lld", &first, &lives, &steps);
  else if (check_setting("ABI_SHARE", 1) > 1) lives = 20;
  while (skip && *skip) {
    char *end;
    long group = strtol(skip, &end, 10);
    if (end == skip) break;
    if (group > 0 && group < 16) is_skipped[group] = 1;
    skip = *end ? end + 1 : end;
  }
  keep_alive_limit.allowance = LCP_ALLOWANCE_VOIP_KEEP_ALIVE_INTERVAL;
  keep_alive_limit.limit_ns = 0;
  keep_alive_limits.count = 1;
  keep_alive_limits.items = &keep_alive_limit;
  start_ticks();
  if (mutants) {
    for (int i = 0; i < 16; i++) is_skipped[i] = 1;
    mutate(mutants);
    return check_done("invariants");
  }
  seed = first;
  is_loud = only >= 0;
  is_listing = check_setting("ABI_INVARIANTS_LIST", 0) != 0;
  for (life = is_loud ? only : 0; life < (is_loud ? only + 1 : lives); life++) live(steps);
  for (int k = 0; k < KINDS; k++)
    if (failures_of[k]) {
      printf("invariants: (%d) %s%s: %lld of %lld\n", kinds[k].group, is_known(k) ? "known: " : "", kinds[k].text,
             failures_of[k], checks_of[k]);
      if (first_of[k] && !is_known(k)) fputs(first_of[k], stdout);
    }
  for (int k = 0; check_setting("ABI_INVARIANTS_COUNTS", 0) && k < KINDS; k++)
    printf("  (%d) %s: %lld of %lld\n", kinds[k].group, kinds[k].text, failures_of[k], checks_of[k]);
  printf("invariants: %lld lives of %lld steps, %lld events taken, %lld effects, %lld lives that hung\n",
         is_loud ? 1 : lives, steps, posts_taken, effects_seen, lives_hung);
  return check_done("invariants");
}
