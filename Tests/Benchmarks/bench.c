/*
 * Measures how long the finished library takes for a question, with a small policy and with a policy with
 * tables. Compares these times with those of an empty function and of decisions written by hand.
 *
 *   bench ROUNDS SAMPLE_US      writes JSON to standard output: see measure.h
 */
#include <string.h>

#include "baselines.h"
#include "domain.h"
#include "measure.h"

enum {
  RANDOM = 8192, /* random questions: too many for the branch predictor to remember */
  REPEATED = 64,
  BATCH = 1024,
  ITEMS = 256
};

static world worlds[CONTEXTS];
static uint64_t answers[RANDOM * sizeof(lcp_relaunch_answer) / sizeof(uint64_t)];
static lcp_status_t statuses[RANDOM];

/* ---- Loops ---- */

#define LOOP(loop, function, Query, Answer)                                                    \
  static unsigned loop(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    unsigned found = 0;                                                                        \
    Answer answer;                                                                             \
    memset(&answer, 0, sizeof answer);                                                         \
    answer.struct_size = sizeof answer;                                                        \
    for (size_t asked = 0; asked < questions;) {                                               \
      const size_t rest = questions - asked;                                                   \
      const size_t count = rest < set->count ? rest : set->count;                              \
      for (size_t i = 0; i < count; i++)                                                       \
        found |= (unsigned)function(set->grounds[i], &queries[i], &answer, NULL);              \
      asked += count;                                                                          \
    }                                                                                          \
    return found;                                                                              \
  }

/* The loop that a host writes if it does not use batches: a call for each question, whose answer and status
   are kept. */
#define LOOP_EACH(loop, function, Query, Answer)                                               \
  static unsigned loop(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    Answer *its = (Answer *)answers;                                                           \
    unsigned found = 0;                                                                        \
    for (size_t asked = 0; asked < questions; asked += set->batch) {                           \
      const size_t at = asked % set->count;                                                    \
      for (size_t i = 0; i < set->batch; i++) {                                                \
        its[i].struct_size = sizeof *its;                                                      \
        statuses[i] = function(set->grounds[at], &queries[at + i], &its[i], NULL);             \
        found |= (unsigned)statuses[i];                                                        \
      }                                                                                        \
    }                                                                                          \
    return found;                                                                              \
  }

#define LOOP_BATCH(loop, kind, Query, Answer)                                                  \
  static unsigned loop(const set *set, size_t questions) {                                     \
    const Query *queries = set->queries;                                                       \
    unsigned found = 0;                                                                        \
    for (size_t asked = 0; asked < questions; asked += set->batch) {                           \
      const size_t at = asked % set->count;                                                    \
      found |= (unsigned)lcp_query_batch(set->grounds[at], kind, set->batch, &queries[at],     \
                                         sizeof *queries, answers, sizeof(Answer), statuses,   \
                                         NULL);                                                \
    }                                                                                          \
    return found;                                                                              \
  }

#define KIND(name)                                                                             \
  LOOP(name##_library, lcp_query_##name, lcp_##name##_query, lcp_##name##_answer)              \
  LOOP(name##_empty, empty_query, lcp_##name##_query, lcp_##name##_answer)

#define KIND_BY_HAND(name, kind)                                                               \
  KIND(name)                                                                                   \
  LOOP(name##_finding, finding_##name, lcp_##name##_query, lcp_##name##_answer)                \
  LOOP(name##_handed, handed_##name, lcp_##name##_query, lcp_##name##_answer)                  \
  LOOP(name##_prepared, prepared_##name, lcp_##name##_query, lcp_##name##_answer)              \
  LOOP_BATCH(name##_batch, kind, lcp_##name##_query, lcp_##name##_answer)                      \
  LOOP_EACH(name##_each, finding_##name, lcp_##name##_query, lcp_##name##_answer)

/* Prepares a policy for each question. */
#define PREPARED(name)                                                                         \
  static lcp_status_t prepared_##name(const void *context, const lcp_##name##_query *query,    \
                                      lcp_##name##_answer *answer, lcp_error *error) {         \
    lcp_policy policy;                                                                         \
    const lcp_status_t status = lcp_policy_prepare(context, &policy, sizeof policy, error);    \
    return status ? status : lcp_query_##name(&policy, query, answer, error);                  \
  }

PREPARED(transition)
PREPARED(deadline)
PREPARED(relaunch)
KIND_BY_HAND(transition, LCP_QUESTION_TRANSITION)
KIND_BY_HAND(deadline, LCP_QUESTION_DEADLINE)
KIND_BY_HAND(relaunch, LCP_QUESTION_RELAUNCH)
KIND(next)
KIND(path)
OTHER_KINDS(KIND, )

/* Asks about the manifest, which takes no query. */
static lcp_status_t query_manifest(const lcp_policy *policy, const uint32_t *query,
                                   lcp_manifest_answer *answer, lcp_error *error) {
  (void)query;
  return lcp_query_manifest(policy, answer, error);
}

LOOP(manifest_library, query_manifest, uint32_t, lcp_manifest_answer)
LOOP(manifest_empty, empty_query, uint32_t, lcp_manifest_answer)

/* Lists every edge of a state, in one call. */
static lcp_status_t all_edges(const lcp_policy *policy, const lcp_next_query *query,
                              lcp_next_answer *answer, lcp_error *error) {
  static lcp_edge items[ITEMS];
  size_t count;
  (void)answer;
  return lcp_list_edges(policy, query, items, sizeof *items, ITEMS, &count, error);
}

static lcp_status_t no_edges(const lcp_policy *policy, const lcp_next_query *query,
                             lcp_next_answer *answer, lcp_error *error) {
  size_t count;
  return empty_list(policy, query, answer, sizeof *answer, 1, &count, error);
}

LOOP(edges_library, all_edges, lcp_next_query, lcp_next_answer)
LOOP(edges_empty, no_edges, lcp_next_query, lcp_next_answer)

/* Only prepares a policy. The "question" is the form of the policy. */
static lcp_status_t prepare(const lcp_context *context, const lcp_form_t *form, lcp_error *answer,
                            lcp_error *error) {
  static uint64_t room[1 << 14];
  (void)answer;
  return lcp_policy_prepare(context, (lcp_policy *)room, lcp_policy_size(*form), error);
}

static lcp_status_t prepare_nothing(const lcp_context *context, const lcp_form_t *form,
                                    lcp_error *answer, lcp_error *error) {
  (void)answer;
  return empty_prepare(context, NULL, (size_t)*form, error);
}

LOOP(prepare_library, prepare, lcp_form_t, lcp_error)
LOOP(prepare_empty, prepare_nothing, lcp_form_t, lcp_error)

/* ---- Questions ---- */

/* The number of the set of questions that mixes all eras. */
enum { MIXED = ERAS };
static const char *era_name(int number) { return number == MIXED ? "mixed" : eras[number].name; }

/* The first argument of a question: a small policy, a policy with tables, a context, or the number of a
   context. */
typedef enum { SMALL, TABLES, CONTEXT, PLACE } ground;

static const void *ground_of(const world *at, ground kind) {
  switch (kind) {
    case SMALL: return &at->small;
    case TABLES: return at->tables;
    case CONTEXT: return &at->context;
    case PLACE: return &at->place;
  }
  return NULL;
}

static set *new_set(size_t count, size_t size, size_t batch) {
  set *its = measure_room(1, sizeof *its);
  its->grounds = measure_room(count, sizeof *its->grounds);
  its->queries = measure_room(count, size);
  its->count = count;
  its->batch = batch;
  return its;
}

/* Makes random questions of one kind about an era. The questions are the same in every call. `fill` makes
   one question. If `batch` is 1, each question is about a random app. Otherwise each batch is about one
   app, and the two apps take turns. */
#define RANDOM_SET(name, Query, fill)                                                          \
  static const set *name##_random(int number, size_t batch, ground kind) {                     \
    uint64_t state = (uint64_t)number + 1;                                                     \
    set *its = new_set(batch * APPS > RANDOM ? batch * APPS : RANDOM, sizeof(Query), batch);    \
    Query *queries = its->queries;                                                             \
    for (size_t i = 0; i < its->count; i++) {                                                  \
      const int at = number == MIXED ? random_below(&state, CONTEXTS)                          \
                     : batch == 1    ? number * APPS + random_below(&state, APPS)              \
                                     : number * APPS + (int)(i / batch % APPS);                \
      its->grounds[i] = ground_of(&worlds[at], kind);                                          \
      fill(&state, &eras[at / APPS], &queries[i]);                                             \
    }                                                                                          \
    return its;                                                                                \
  }

static void random_manifest(uint64_t *state, const era *at, uint32_t *query) {
  (void)state, (void)at;
  *query = 0;
}

#define PLAIN_SET(name) RANDOM_SET(name, lcp_##name##_query, random_##name)

PLAIN_SET(transition)
RANDOM_SET(full_transition, lcp_transition_query, random_full_transition)
RANDOM_SET(next, lcp_next_query, random_next_query)
PLAIN_SET(path)
PLAIN_SET(deadline)
PLAIN_SET(relaunch)
OTHER_KINDS(PLAIN_SET, RANDOM_SET(manifest, uint32_t, random_manifest))

static const set *forms(int number, lcp_form_t form) {
  set *its = new_set(REPEATED, sizeof(lcp_form_t), 1);
  for (size_t i = 0; i < REPEATED; i++) {
    const size_t at = number == MIXED ? i % CONTEXTS : (size_t)number * APPS + i % APPS;
    its->grounds[i] = &worlds[at].context;
    ((lcp_form_t *)its->queries)[i] = form;
  }
  return its;
}

/* ---- Cells ---- */

static void add(const char *query, const char *form, const char *context,
                unsigned (*loop)(const set *, size_t), const set *its) {
  const cell one = {query, form, context, loop, its};
  measure_add(one);
}

#define ADD(name, label, questions, number)                                                    \
  add(label, "empty", era_name(number), name##_empty, questions(number, 1, SMALL));            \
  add(label, "small", era_name(number), name##_library, questions(number, 1, SMALL));

#define ADD_BY_HAND(name, number)                                                              \
  ADD(name, #name, name##_random, number)                                                      \
  add(#name, "tables", era_name(number), name##_library, name##_random(number, 1, TABLES));    \
  add(#name, "finding", era_name(number), name##_finding, name##_random(number, 1, CONTEXT));  \
  add(#name, "handed", era_name(number), name##_handed, name##_random(number, 1, PLACE));      \
  add(#name, "prepared", era_name(number), name##_prepared, name##_random(number, 1, CONTEXT));

#define ADD_BATCH(name, number, batch)                                                         \
  add(#name, "small", era_name(number), name##_batch, name##_random(number, batch, SMALL));    \
  add(#name, "tables", era_name(number), name##_batch, name##_random(number, batch, TABLES));  \
  add(#name, "finding", era_name(number), name##_each, name##_random(number, batch, CONTEXT));

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
  for (int i = 0; i <= MIXED; i++) {
    ADD_BY_HAND(transition, i)
    ADD_BY_HAND(deadline, i)
    ADD_BY_HAND(relaunch, i)
    ADD(transition, "transition, all fields", full_transition_random, i)
    ADD(next, "next", next_random, i)
    ADD(edges, "next with its edges", next_random, i)
    ADD(path, "path", path_random, i)
#define ADD_PLAIN(name) ADD(name, #name, name##_random, i)
    OTHER_KINDS(ADD_PLAIN, ADD_PLAIN(manifest))
    add("prepare", "empty", era_name(i), prepare_empty, forms(i, LCP_FORM_SMALL));
    add("prepare", "small", era_name(i), prepare_library, forms(i, LCP_FORM_SMALL));
    add("prepare", "tables", era_name(i), prepare_library, forms(i, LCP_FORM_TABLES));
  }
  for (int i = 0; i < MIXED; i++) {
    ADD_BATCH(transition, i, BATCH)
    ADD_BATCH(deadline, i, BATCH)
    ADD_BATCH(relaunch, i, BATCH)
    ADD_BATCH(relaunch, i, RANDOM)
  }
  measure_run(stdout, (int)rounds, sample_us);
  return ferror(stdout) || fflush(stdout) ? 2 : 0;
}
