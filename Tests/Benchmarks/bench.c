/*
 * How long the finished library takes for a question, beside an empty function, beside decisions
 * written by hand, and in batches beside the plain writing of answers.
 *
 *   bench ROUNDS SAMPLE_US      JSON on standard output, see measure.h
 */
#include <stdlib.h>
#include <string.h>

#include "baselines.h"
#include "domain.h"
#include "measure.h"

enum {
  RANDOM = 8192, /* random questions: too many for branches to be learnt by heart */
  REPEATED = 64,
  BATCH = 1024,
  LARGE_BATCH = 65536,
  ANSWER_STRIDE = 64,
  LIMITS = 4
};

static world worlds[CONTEXTS];
/* An answer fills one line of the cache. */
static uint64_t answers_of_batch[LARGE_BATCH * ANSWER_STRIDE / sizeof(uint64_t)]
    __attribute__((aligned(ANSWER_STRIDE)));
static lcp_status_t statuses_of_batch[LARGE_BATCH];

/* ---- Loops ---- */

#define LOOP(name, function, Query, Answer)                                                    \
  static unsigned name(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    unsigned statuses = 0;                                                                     \
    Answer answer;                                                                             \
    memset(&answer, 0, sizeof answer);                                                         \
    answer.struct_size = sizeof answer;                                                        \
    for (size_t asked = 0; asked < questions;) {                                               \
      const size_t rest = questions - asked;                                                   \
      const size_t count = rest < set->count ? rest : set->count;                              \
      for (size_t i = 0; i < count; i++)                                                       \
        statuses |= (unsigned)function(set->contexts[i], &queries[i], &answer, NULL);          \
      asked += count;                                                                          \
    }                                                                                          \
    return statuses;                                                                           \
  }

/* With all structs of the context made anew for each question. */
typedef struct everything {
  lcp_app app;
  lcp_device_facts facts;
  lcp_limit items[LIMITS];
  lcp_limits limits;
  lcp_context context;
} everything;

static inline void make_everything(everything *its, lcp_os_version_t os) {
  static const lcp_allowance_t allowances[LIMITS] = {
      LCP_ALLOWANCE_BACKGROUND_TASK, LCP_ALLOWANCE_DID_ENTER_BACKGROUND,
      LCP_ALLOWANCE_PROCESS_LAUNCH, LCP_ALLOWANCE_SILENT_PUSH};
  const lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  const lcp_limits limits = LCP_LIMITS_INIT;
  const lcp_limit limit = LCP_LIMIT_INIT;
  const lcp_context context = LCP_CONTEXT_INIT(os);
  its->app = domain_app(1, 1);
  its->facts = facts;
  for (int i = 0; i < LIMITS; i++) {
    its->items[i] = limit;
    its->items[i].allowance = allowances[i];
    its->items[i].limit_ns = 1000000000;
  }
  its->limits = limits;
  its->limits.items = its->items;
  its->limits.count = LIMITS;
  its->context = context;
  its->context.app = &its->app;
  its->context.facts = &its->facts;
  its->context.limits = &its->limits;
}

#define LOOP_ANEW(name, function, Query, Answer)                                               \
  static unsigned name(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    unsigned statuses = 0;                                                                     \
    for (size_t asked = 0; asked < questions; asked++) {                                       \
      everything its;                                                                          \
      Answer answer;                                                                           \
      memset(&answer, 0, sizeof answer);                                                       \
      answer.struct_size = sizeof answer;                                                      \
      make_everything(&its, set->contexts[0]->os);                                             \
      statuses |= (unsigned)function(&its.context, &queries[asked % set->count], &answer, NULL); \
    }                                                                                          \
    return statuses;                                                                           \
  }

#define LOOP_BATCH(name, function, Query, Answer)                                              \
  static unsigned name(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    unsigned statuses = 0;                                                                     \
    for (size_t asked = 0; asked < questions; asked += set->batch) {                           \
      const size_t at = asked % set->count;                                                    \
      statuses |= (unsigned)function(set->contexts[at], set->batch, &queries[at],              \
                                     sizeof *queries, (Answer *)answers_of_batch,              \
                                     ANSWER_STRIDE, statuses_of_batch, NULL);                  \
    }                                                                                          \
    return statuses;                                                                           \
  }

/* What a host writes that has no batch: answers and statuses one by one. */
#define LOOP_EACH(name, function, Query, Answer)                                               \
  static unsigned name(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    unsigned statuses = 0;                                                                     \
    for (size_t asked = 0; asked < questions; asked += set->batch) {                           \
      const size_t at = asked % set->count;                                                    \
      for (size_t i = 0; i < set->batch; i++) {                                                \
        Answer *answer =                                                                       \
            (Answer *)(answers_of_batch + i * (ANSWER_STRIDE / sizeof *answers_of_batch));     \
        answer->struct_size = sizeof *answer;                                                  \
        statuses_of_batch[i] = function(set->contexts[at], &queries[at + i], answer, NULL);    \
        statuses |= (unsigned)statuses_of_batch[i];                                            \
      }                                                                                        \
    }                                                                                          \
    return statuses;                                                                           \
  }

#define QUERY(name)                                                                            \
  LOOP(name##_library, lcp_query_##name, lcp_##name##_query, lcp_##name##_answer)              \
  LOOP(name##_empty, empty_query, lcp_##name##_query, lcp_##name##_answer)

#define QUERY_BATCH(name)                                                                       \
  LOOP_BATCH(name##_batch_library, lcp_query_##name##_batch, lcp_##name##_query,                \
             lcp_##name##_answer)                                                               \
  LOOP_EACH(name##_each_library, lcp_query_##name, lcp_##name##_query, lcp_##name##_answer)     \
  LOOP_BATCH(name##_batch_empty, empty_batch, lcp_##name##_query, lcp_##name##_answer)          \
  LOOP_BATCH(name##_batch_copy, copy_batch, lcp_##name##_query, lcp_##name##_answer)            \
  LOOP_BATCH(name##_batch_clear, clear_batch, lcp_##name##_query, lcp_##name##_answer)

#define QUERY_BY_HAND(name)                                                                     \
  QUERY(name)                                                                                   \
  QUERY_BATCH(name)                                                                             \
  LOOP(name##_switch, switch_##name, lcp_##name##_query, lcp_##name##_answer)                   \
  LOOP(name##_table, table_##name, lcp_##name##_query, lcp_##name##_answer)                     \
  LOOP_EACH(name##_each_switch, switch_##name, lcp_##name##_query, lcp_##name##_answer)         \
  LOOP_EACH(name##_each_table, table_##name, lcp_##name##_query, lcp_##name##_answer)           \
  LOOP_BATCH(name##_batch_switch, switch_##name##_batch, lcp_##name##_query,                    \
             lcp_##name##_answer)                                                               \
  LOOP_BATCH(name##_batch_table, table_##name##_batch, lcp_##name##_query, lcp_##name##_answer) \
  LOOP_ANEW(name##_anew_library, lcp_query_##name, lcp_##name##_query, lcp_##name##_answer)     \
  LOOP_ANEW(name##_anew_empty, empty_query, lcp_##name##_query, lcp_##name##_answer)

QUERY_BY_HAND(transition)
QUERY_BY_HAND(deadline)
QUERY_BY_HAND(relaunch)
QUERY(next)
QUERY(path)
QUERY(conduct)
QUERY_BATCH(conduct)
QUERY(duties)
QUERY(delivery)
QUERY(mode)
QUERY(quota)
QUERY(termination)

/* A manifest is asked about without a query. */
static lcp_status_t query_manifest(const lcp_context *context, const uint32_t *query,
                                   lcp_manifest_answer *answer, lcp_error *error) {
  (void)query;
  return lcp_query_manifest(context, answer, error);
}

static lcp_status_t query_nothing(const lcp_context *context, const uint32_t *query,
                                  lcp_manifest_answer *answer, lcp_error *error) {
  (void)query;
  return empty_question(context, answer, error);
}

LOOP(manifest_library, query_manifest, uint32_t, lcp_manifest_answer)
LOOP(manifest_empty, query_nothing, uint32_t, lcp_manifest_answer)

/* ---- Questions ---- */

/* The era of a set that has all of them. */
enum { MIXED = ERAS };
static const char *era_name(int number) { return number == MIXED ? "mixed" : eras[number].name; }

static int random_context(uint64_t *state, int number) {
  return number == MIXED ? random_below(state, CONTEXTS)
                         : number * APPS + random_below(state, APPS);
}

static set *new_set(size_t count, size_t size, size_t batch) {
  set *its = measure_room(1, sizeof *its);
  its->contexts = measure_room(count, sizeof *its->contexts);
  its->queries = measure_room(count, size);
  its->count = count;
  its->batch = batch;
  return its;
}

/* Random questions of one kind about an era: `fill` gives one. */
#define RANDOM_SET(name, Query, fill)                                                          \
  static const set *name##_random(int number, size_t count, size_t batch) {                    \
    uint64_t state = (uint64_t)number + 1;                                                     \
    set *its = new_set(count, sizeof(Query), batch);                                           \
    Query *queries = its->queries;                                                             \
    int at = 0;                                                                                \
    for (size_t i = 0; i < count; i++) {                                                       \
      if (i % batch == 0) at = random_context(&state, number);                                 \
      its->contexts[i] = &worlds[at].context;                                                  \
      fill(&state, &eras[at / APPS], &queries[i]);                                             \
    }                                                                                          \
    return its;                                                                                \
  }

/* The same question of the app that declares much, over and over. */
#define REPEATED_SET(name, Query)                                                              \
  static const set *name##_repeated(int number, size_t count, size_t batch, Query query) {     \
    set *its = new_set(count, sizeof(Query), batch);                                           \
    Query *queries = its->queries;                                                             \
    for (size_t i = 0; i < count; i++) {                                                       \
      const size_t at = number == MIXED ? i % CONTEXTS : (size_t)(number * APPS + 1);          \
      its->contexts[i] = &worlds[at].context;                                                  \
      queries[i] = query;                                                                      \
    }                                                                                          \
    return its;                                                                                \
  }

#define SETS(name, Query, fill)                                                                \
  RANDOM_SET(name, Query, fill)                                                                \
  REPEATED_SET(name, Query)

static void random_manifest(uint64_t *state, const era *at, uint32_t *query) {
  (void)state, (void)at;
  *query = 0;
}

SETS(transition, lcp_transition_query, random_transition)
SETS(next, lcp_next_query, random_next_query)
SETS(path, lcp_path_query, random_path)
SETS(deadline, lcp_deadline_query, random_deadline)
SETS(relaunch, lcp_relaunch_query, random_relaunch)
SETS(conduct, lcp_conduct_query, random_conduct)
SETS(duties, lcp_duties_query, random_duties)
SETS(delivery, lcp_delivery_query, random_delivery)
SETS(mode, lcp_mode_query, random_mode)
SETS(quota, lcp_quota_query, random_quota)
SETS(manifest, uint32_t, random_manifest)
SETS(termination, lcp_termination_query, random_termination)

#define SIZED(Query) (uint32_t)sizeof(Query)
static const lcp_transition_query one_transition = {
    SIZED(lcp_transition_query), LCP_AXIS_APP, LCP_STATE_INACTIVE, LCP_STATE_ACTIVE,
    LCP_CAUSE_ACTIVATION, 0, 0, 0};
static const lcp_next_query one_next = {SIZED(lcp_next_query), LCP_AXIS_APP, LCP_STATE_ACTIVE, 0};
static const lcp_path_query one_path = {
    SIZED(lcp_path_query), LCP_AXIS_APP, LCP_STATE_NOT_RUNNING, LCP_STATE_ACTIVE, 0, 0, 0};
static const lcp_deadline_query one_deadline = {
    SIZED(lcp_deadline_query), LCP_ALLOWANCE_BACKGROUND_TASK};
static const lcp_relaunch_query one_relaunch = {
    SIZED(lcp_relaunch_query), LCP_TERMINATION_USER_FORCE_QUIT, LCP_TRIGGER_REGION_ENTER, 0};
static const lcp_conduct_query one_conduct = {
    SIZED(lcp_conduct_query), LCP_STATE_BACKGROUND, LCP_ACTIVITY_OPENGL_ES};
static const lcp_duties_query one_duties = {
    SIZED(lcp_duties_query), LCP_CALLBACK_WILL_RESIGN_ACTIVE};
static const lcp_delivery_query one_delivery = {
    SIZED(lcp_delivery_query), LCP_STATE_SUSPENDED, LCP_EVENT_LOCATION_UPDATE};
static const lcp_mode_query one_mode = {SIZED(lcp_mode_query), LCP_MODE_LOCATION};
static const lcp_quota_query one_quota = {SIZED(lcp_quota_query), LCP_QUOTA_MONITORED_REGIONS};
static const uint32_t one_manifest = 0;
static const lcp_termination_query one_termination = {
    SIZED(lcp_termination_query), LCP_NAMESPACE_SPRINGBOARD, LCP_CODE_WATCHDOG};

/* ---- Cells ---- */

static void add(const char *query, const char *form, const char *questions, const char *context,
                unsigned (*loop)(const set *, size_t), const set *its) {
  const cell one = {query, form, questions, context, loop, its};
  measure_add(one);
}

#define ADD_EACH_ERA(name, ADD_FORMS)                                                          \
  for (int i = 0; i <= MIXED; i++) {                                                           \
    const set *its = name##_random(i, RANDOM, 1);                                              \
    ADD_FORMS(name, "random", era_name(i))                                                     \
    its = name##_repeated(i, REPEATED, 1, one_##name);                                         \
    ADD_FORMS(name, "repeated", era_name(i))                                                   \
  }

#define ADD_PLAIN(name, questions, context)                                                    \
  add(#name, "empty", questions, context, name##_empty, its);                                  \
  add(#name, "library", questions, context, name##_library, its);

#define ADD_BY_HAND(name, questions, context)                                                  \
  ADD_PLAIN(name, questions, context)                                                          \
  add(#name, "switch", questions, context, name##_switch, its);                                \
  add(#name, "table", questions, context, name##_table, its);

#define ADD_BATCH_PLAIN(name, questions, context)                                              \
  add(#name, "empty batch", questions, context, name##_batch_empty, its);                      \
  add(#name, "copies", questions, context, name##_batch_copy, its);                            \
  add(#name, "zeros", questions, context, name##_batch_clear, its);                            \
  add(#name, "library batch", questions, context, name##_batch_library, its);                  \
  add(#name, "library loop", questions, context, name##_each_library, its);

#define ADD_BATCH_BY_HAND(name, questions, context)                                            \
  ADD_BATCH_PLAIN(name, questions, context)                                                    \
  add(#name, "switch loop", questions, context, name##_each_switch, its);                      \
  add(#name, "table loop", questions, context, name##_each_table, its);                        \
  add(#name, "switch batch", questions, context, name##_batch_switch, its);                    \
  add(#name, "table batch", questions, context, name##_batch_table, its);

/* One batch has one context, so there is no mixed era; a large one is asked about one era. */
#define ADD_BATCHES(name, ADD_FORMS)                                                           \
  for (int i = 0; i < MIXED; i++) {                                                            \
    const set *its = name##_random(i, RANDOM, BATCH);                                          \
    ADD_FORMS(name, "random", era_name(i))                                                     \
    its = name##_repeated(i, BATCH, BATCH, one_##name);                                        \
    ADD_FORMS(name, "repeated", era_name(i))                                                   \
  }                                                                                            \
  {                                                                                            \
    const set *its = name##_random(LARGE_ERA, LARGE_BATCH, LARGE_BATCH);                       \
    ADD_FORMS(name, "random", era_name(LARGE_ERA))                                             \
  }

/* The eras of which a large batch and all kinds of contexts are asked. */
enum { LARGE_ERA = 4, CONTEXTS_ERA = 6 };

/* Every field of the question given: what the hand-written forms do not know. */
RANDOM_SET(full_transition, lcp_transition_query, random_full_transition)

static void add_full_transitions(void) {
  for (int i = 0; i <= MIXED; i++) {
    const set *its = full_transition_random(i, RANDOM, 1);
    ADD_PLAIN(transition, "random, all fields", era_name(i))
  }
}

/* The same questions in contexts of which more or less is given. */
#define ADD_CONTEXTS(name)                                                                     \
  for (int kind = 0; kind < 4; kind++) {                                                       \
    static const char *const names[] = {"no app", "app", "app, facts, limits",                 \
                                        "app, facts, limits, made anew"};                      \
    static lcp_context nothing;                                                                \
    static everything all;                                                                     \
    const lcp_context bare = LCP_CONTEXT_INIT(eras[CONTEXTS_ERA].os);                          \
    nothing = bare;                                                                            \
    make_everything(&all, eras[CONTEXTS_ERA].os);                                              \
    const set *its = name##_random(CONTEXTS_ERA, RANDOM, 1);                                   \
    for (size_t i = 0; i < its->count; i++) {                                                  \
      its->contexts[i] = kind == 0   ? &nothing                                                \
                         : kind == 1 ? &worlds[CONTEXTS_ERA * APPS + 1].context                \
                                     : &all.context;                                           \
    }                                                                                          \
    add(#name, "empty", "contexts", names[kind],                                               \
        kind == 3 ? name##_anew_empty : name##_empty, its);                                    \
    add(#name, "library", "contexts", names[kind],                                             \
        kind == 3 ? name##_anew_library : name##_library, its);                                \
  }

int main(int count, char **words) {
  const long rounds = count == 3 ? strtol(words[1], NULL, 10) : 0;
  const long sample_us = count == 3 ? strtol(words[2], NULL, 10) : 0;
  if (rounds < 1 || rounds > 1000 || sample_us < 1 || sample_us > 1000000) {
    fprintf(stderr, "usage: bench ROUNDS SAMPLE_US   (1 to 1000, 1 to 1000000)\n");
    return 2;
  }
  if (lcp_abi_version() != LCP_ABI_VERSION) {
    fprintf(stderr, "bench: the library has ABI %d, the header %d\n", (int)lcp_abi_version(),
            LCP_ABI_VERSION);
    return 2;
  }
  domain_worlds(worlds);
  ADD_EACH_ERA(transition, ADD_BY_HAND)
  add_full_transitions();
  ADD_EACH_ERA(next, ADD_PLAIN)
  ADD_EACH_ERA(path, ADD_PLAIN)
  ADD_EACH_ERA(deadline, ADD_BY_HAND)
  ADD_EACH_ERA(relaunch, ADD_BY_HAND)
  ADD_EACH_ERA(conduct, ADD_PLAIN)
  ADD_EACH_ERA(duties, ADD_PLAIN)
  ADD_EACH_ERA(delivery, ADD_PLAIN)
  ADD_EACH_ERA(mode, ADD_PLAIN)
  ADD_EACH_ERA(quota, ADD_PLAIN)
  ADD_EACH_ERA(manifest, ADD_PLAIN)
  ADD_EACH_ERA(termination, ADD_PLAIN)
  ADD_CONTEXTS(transition)
  ADD_CONTEXTS(deadline)
  ADD_CONTEXTS(relaunch)
  ADD_BATCHES(transition, ADD_BATCH_BY_HAND)
  ADD_BATCHES(deadline, ADD_BATCH_BY_HAND)
  ADD_BATCHES(relaunch, ADD_BATCH_BY_HAND)
  ADD_BATCHES(conduct, ADD_BATCH_PLAIN)
  measure_run(stdout, (int)rounds, sample_us);
  return ferror(stdout) || fflush(stdout) ? 2 : 0;
}
