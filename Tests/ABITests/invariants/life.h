/* The data of a run: the kinds of checks, the host's records, and the report. */
#ifndef INVARIANTS_LIFE_H
#define INVARIANTS_LIFE_H

#include "check.h"

#include <setjmp.h>
#include <sys/time.h>

#define SECOND INT64_C(1000000000)
enum { APPS = 40, TOKENS = 8, HELD = 24, OWED = 512, BATCH = 8192, RECENT = 32, REQUESTS = 48, PENDING = 16 };

enum {
  K_PLACES, K_STEP, K_CALLBACK, K_TRIGGER, K_DISPOSITION, K_END, K_END_ASKED, K_UNASKED, K_TOKEN, K_KEPT, K_KEPT_BACK,
  K_QUEUED, K_REQUEST_GONE, K_REQUEST_LATE, K_HANG, K_ENDLESS, K_LOST, K_TWIN_STATUS, K_NO_ROOM, K_DEAD,
  K_SUSPENDED, K_PROCESS, K_START_TWICE, K_KILL, K_STATE, K_STATUS, K_PAIR, K_QUIT_MARK, K_PAST, K_PENDING_NONE,
  K_PENDING_OTHER, K_PENDING_SILENT, K_RULE, K_REMAINING_FRONT, K_REMAINING_ZERO, K_DIGEST_FORK,
  K_DIGEST_IDLE, K_DIGEST_OPTIONS, K_DIGEST_RESTORED, K_RESTORE, K_STALE, K_IN_LAUNCH, K_STALE_NOTICE, K_OFF, K_SESSION, K_DAY, KINDS
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
    [K_OFF] = {6, "a process runs on a device that is off"},
    [K_STALE_NOTICE] = {11, "a notice is delivered in a state in which lcp_query_delivery withholds it"},
    [K_SESSION] = {2, "a scene that UIKit has the session of is given a configuration again"},
    [K_DAY] = {10, "what a day posts to one device does something else on another"},
};
static long long failures_of[KINDS], checks_of[KINDS];
static char *first_of[KINDS];
static int is_skipped[16];

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

/* What the host knows about an app. */
typedef struct shadow {
  uint64_t connected; /* bit n is set if the app's scene number n was connected before */
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
  const char *told_in_launch; /* the last notice or trigger that came during the launch; NULL if none came */
  uint64_t since;
  uint32_t process;
  uint32_t tasks[TOKENS], wakes[TOKENS];
  int task_count, wake_count;
  held held[HELD];
  int held_count;
  int posted[64]; /* per trigger: posts that the device keeps, before the host takes LCP_EFFECT_KEEP_TRIGGER */
  pending pending[PENDING];
  int pending_count;
  int64_t zero_since; /* when the remaining time became 0; -1 while it is not 0 */
} shadow;

typedef struct request {
  uint32_t app;
  lcp_trigger_t trigger;
  uint64_t identifier;
  int64_t due;
  int is_begun; /* a process runs for the request; the request ends with the process */
} request;

typedef struct owed {
  uint64_t id;
  uint32_t app;
} owed;

/* A step, as the report shows it. */
typedef struct past {
  char what; /* 'e': an effect; 'p': an event; otherwise the call that `word` names */
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
static int is_shut; /* the device was turned off, and has not been turned on again */
static int is_on, is_extreme, is_crowded, is_day, patience;
static past recent[RECENT];
static unsigned recent_count;
static lcp_device_effect taken[BATCH], twins[BATCH];
static int taken_count;
static long long effects_seen, posts_taken, lives_hung;
static const lcp_device_effect no_effect = LCP_DEVICE_EFFECT_INIT;
/* is_behind: an event was posted while effects waited. kill_seen: an effect that kills an app was taken since
   kill_seen was reset. change_seen: an effect that changes the state of an app was taken since change_seen was
   reset. */
static int is_behind, kill_seen, change_seen;
static uint32_t unjudged; /* how many of the next effects predate the latest change of facts */

/* The apps of the file ABI_INVARIANTS_APPS. If there are any, the first app of each device is one of them. */
enum { GIVEN = 16 };
static lcp_app given[GIVEN];
static size_t given_count;

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

/* Describes the device in one line. */
static void write_device(char *text, size_t size) {
  snprintf(text, size, "iOS %u.%u, %s, silence %d, conditional %d, limit %d, %u apps, %u places, queue %u, now %lld",
           options.os >> 16, options.os >> 8 & 255, name_of(LCP_ENUM_PROFILE, options.profile),
           options.on_silence, options.on_conditional, options.unknown_limit, app_count, facts.foreground_slots,
           options.effects, (long long)now);
}

/* Counts a check of a kind. The first failure of a kind is kept with the steps before it. */
static void holds(int kind, int good, const char *detail, int64_t number) {
  enum { ROOM = 16384 };
  if (is_skipped[kinds[kind].group]) return;
  check_count++;
  checks_of[kind]++;
  if (good) return;
  check_failures++;
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

/* Joins three names for a failure message. */
static const char *words(const char *a, const char *b, const char *c) {
  static char text[300];
  snprintf(text, sizeof text, "%s, %s, %s", a, b, c);
  return text;
}

/* Returns whether a kind of check is enabled. If it is not, the caller skips the work that only this check
   needs. */
static int wants(int kind) { return !is_skipped[kinds[kind].group]; }

/* ---- calls that do not return ------------------------------------------------------------------ */

static sigjmp_buf out;
static volatile sig_atomic_t can_leave, ticks;
static volatile long long calls;

/* Abandons a call that has used half a second of processor time. A normal call takes a thousandth of that. */
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


#endif
