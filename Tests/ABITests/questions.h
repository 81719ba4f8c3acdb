/*
 * The tables of questions, which are made from abi.json (questions.inc). They contain every question, every
 * list that belongs to a question, and every field of every input struct with its valid values. Tests walk
 * through the tables without naming any entry, so a new field, question or list is included automatically. Only the
 * explanations are listed by hand, in EXPLAINED.
 */
#ifndef ABITESTS_QUESTIONS_H
#define ABITESTS_QUESTIONS_H

#include "check.h"
#include "last.h"

/* The number of values of each enumeration. hostile.c checks that the library refuses the next number. */
enum {
  APP_STATES = LCP_STATE_SUSPENDED,
  STATES = LAST_STATE,
  CAUSES = LAST_CAUSE,
  TERMINATIONS = LAST_TERMINATION,
  TRIGGERS = LAST_TRIGGER,
  ALLOWANCES = LAST_ALLOWANCE,
  CONDITIONS = LAST_CONDITION,
  MODES = LAST_MODE,
  KINDS = LAST_ENUM_KIND
};

/* ---- fields --------------------------------------------------------------------------------- */

typedef enum field_kind {
  ENUMERATION,
  ANY_STATE,   /* of the app or of a scene */
  FIRST_STATE, /* like ANY_STATE, and of the same kind as the SAME_STATE beside it */
  SAME_STATE,
  APP_STATE,
  MASK,
  NUMBER,
  VERSION, /* 0 is valid if a VERSION, SAME_STATE or APP_STATE is optional */
  RESERVED,
  ANYTHING
} field_kind;

/* An integer field. Values from `low` to `high` are valid; is_good() also has the other valid values. For most other
   values a call returns `status`: see refusal(). */
typedef struct field {
  const char *name;
  size_t offset, size;
  field_kind kind;
  int required; /* whether 0 is refused with LCP_ERROR_MISSING_VALUE */
  int64_t low, high;
  lcp_status_t status;
  lcp_field_t field;
} field;

/* A field that is an array has a row for each of its elements of 64 bits. */
#define SIZE_IN(type, name) \
  (sizeof(((type *)0)->name) > 8 ? (size_t)8 : sizeof(((type *)0)->name))
#define FIELDS(type) static const field type##_fields[] = {
#define ROW(type, name, word, kind, required, low, high, status, field)                        \
  {#name, offsetof(type, name) + 8 * (word), SIZE_IN(type, name), kind, required, low, high,   \
   status, field},
#define END(type) {NULL, 0, 0, ANYTHING, 0, 0, 0, 0, 0}};
#include "questions.inc"

static const field no_fields[] = {{NULL, 0, 0, ANYTHING, 0, 0, 0, 0, 0}};

static inline int is_scene_state(int64_t value) { return value > APP_STATES && value <= STATES; }

/* Returns whether a value is valid for a field. Does not check that a SAME_STATE field and the other state
   are both of the app or both of a scene. */
static inline int is_good(const field *f, int64_t value) {
  int may_lack = f->kind == VERSION || f->kind == SAME_STATE || f->kind == APP_STATE;
  if (f->kind == ANYTHING || (value == 0 && may_lack && !f->required)) return 1;
  return value >= f->low && value <= f->high;
}

/* Returns the status for a value that is not valid. */
static inline lcp_status_t refusal(const field *f, int64_t value) {
  if (f->required && value == 0) return LCP_ERROR_MISSING_VALUE;
  if ((f->kind == APP_STATE || f->kind == SAME_STATE) && is_scene_state(value))
    return LCP_ERROR_OUT_OF_RANGE;
  return f->status;
}

/* Sets a field at any address. Structs in these tests need not be aligned. */
static inline void set_field(void *object, const field *f, int64_t value) {
  uint32_t narrow = (uint32_t)value;
  if (f->size == 4) memcpy((char *)object + f->offset, &narrow, 4);
  else memcpy((char *)object + f->offset, &value, 8);
}

static inline void set_size(void *object, uint32_t size) { memcpy(object, &size, 4); }

static inline uint32_t get_size(const void *object) {
  uint32_t size;
  memcpy(&size, object, 4);
  return size;
}

/* Returns what error.value contains for a field that holds `value`. */
static inline int64_t field_value(const field *f, int64_t value) {
  if (f->size == 8) return value;
  int is_unsigned = f->kind == NUMBER || f->kind == VERSION || f->kind == RESERVED;
  return is_unsigned ? (int64_t)(uint32_t)value : (int64_t)(int32_t)value;
}

/* ---- questions and lists -------------------------------------------------------------------- */

/* The size of a buffer for any query, answer or item, in bytes. */
enum { LARGEST = 128 };

typedef lcp_status_t ask_function(const void *, const void *, void *, void *);
typedef lcp_status_t list_function(const void *, const void *, void *, size_t, size_t, size_t *,
                                   void *);

/* A question, or a list that belongs to a question. If a question has no query, `query_size` is 0. */
typedef struct question {
  const char *name;
  lcp_question_t kind;
  size_t query_size, answer_size; /* for a list, `answer_size` is the size of an item */
  const field *fields;
  ask_function *ask;   /* NULL if this is a list */
  list_function *list; /* NULL if this is a question */
} question;

/* Wrappers that take policies, queries and outputs as void *, so that all functions have one type. */
#define QUESTION(subject, SUBJECT)                                                             \
  static lcp_status_t ask_##subject(const void *p, const void *q, void *a, void *e) {          \
    return lcp_query_##subject(p, q, a, e);                                                    \
  }
#define BARE_QUESTION(subject, SUBJECT)                                                        \
  static lcp_status_t ask_##subject(const void *p, const void *q, void *a, void *e) {          \
    (void)q;                                                                                   \
    return lcp_query_##subject(p, a, e);                                                       \
  }
#define LIST(name, subject, item)                                                              \
  static lcp_status_t list_##name(const void *p, const void *q, void *i, size_t s, size_t c,   \
                                  size_t *n, void *e) {                                        \
    return lcp_list_##name(p, q, i, s, c, n, e);                                               \
  }
#define BARE_LIST(name, item)                                                                  \
  static lcp_status_t list_##name(const void *p, const void *q, void *i, size_t s, size_t c,   \
                                  size_t *n, void *e) {                                        \
    (void)q;                                                                                   \
    return lcp_list_##name(p, i, s, c, n, e);                                                  \
  }
#include "questions.inc"

#define EXPLAINED(EXPLAIN)                                                                     \
  EXPLAIN(transition, TRANSITION)                                                              \
  EXPLAIN(deadline, DEADLINE)                                                                  \
  EXPLAIN(relaunch, RELAUNCH)                                                                  \
  EXPLAIN(conduct, CONDUCT)                                                                    \
  EXPLAIN(delivery, DELIVERY)                                                                  \
  EXPLAIN(mode, MODE)                                                                          \
  EXPLAIN(quota, QUOTA)                                                                        \
  EXPLAIN(termination, TERMINATION)                                                            \
  EXPLAIN(suspension, SUSPENSION)                                                              \
  EXPLAIN(purge, PURGE)                                                                        \
  EXPLAIN(call, CALL)
#define EXPLAIN(subject, SUBJECT)                                                              \
  static lcp_status_t explain_##subject(const void *p, const void *q, void *i, size_t s,       \
                                        size_t c, size_t *n, void *e) {                        \
    return lcp_explain(p, LCP_QUESTION_##SUBJECT, q, i, s, c, n, e);                           \
  }
EXPLAINED(EXPLAIN)
#undef EXPLAIN

/* The index of each entry in the table: the questions first, then the lists. */
#define QUESTION(subject, SUBJECT) SUBJECT,
#define BARE_QUESTION(subject, SUBJECT) SUBJECT,
enum {
#include "questions.inc"
  ANSWERS
};

static const question questions[] = {
#define QUESTION(subject, SUBJECT)                                                             \
  {#subject, LCP_QUESTION_##SUBJECT, sizeof(lcp_##subject##_query),                            \
   sizeof(lcp_##subject##_answer), lcp_##subject##_query_fields, ask_##subject, NULL},
#define BARE_QUESTION(subject, SUBJECT)                                                        \
  {#subject, LCP_QUESTION_##SUBJECT, 0, sizeof(lcp_##subject##_answer), no_fields,             \
   ask_##subject, NULL},
#define LIST(name, subject, item)                                                              \
  {"list of " #name, 0, sizeof(lcp_##subject##_query), sizeof(item),                           \
   lcp_##subject##_query_fields, NULL, list_##name},
#define BARE_LIST(name, item) \
  {"list of " #name, 0, 0, sizeof(item), no_fields, NULL, list_##name},
#include "questions.inc"
#define EXPLAIN(subject, SUBJECT)                                                              \
  {"explanation of " #subject, 0, sizeof(lcp_##subject##_query), sizeof(lcp_explanation),      \
   lcp_##subject##_query_fields, NULL, explain_##subject},
    EXPLAINED(EXPLAIN)
#undef EXPLAIN
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

static inline int has_batch(const question *q) { return q->ask && q->query_size; }

/* ---- queries -------------------------------------------------------------------------------- */

/* A buffer for any query, with the alignment that the structs of queries need. */
typedef struct any_query {
  uint64_t bytes[8];
} any_query;

/* Returns whether a query contains a state of the app and a state of a scene. */
static inline int is_mixed(const question *q, const void *query) {
  int kinds = 0;
  for (const field *f = q->fields; f->name; f++) {
    int32_t state;
    if (f->kind != FIRST_STATE && f->kind != SAME_STATE) continue;
    memcpy(&state, (const char *)query + f->offset, sizeof state);
    if (state) kinds |= is_scene_state(state) ? 2 : 1;
  }
  return kinds == 3;
}

/* LCP_TERMINATION_NONE is invalid in a relaunch query whose state says that the app is not in memory. Replaces it by
   another termination. */
static inline void mend_query(const question *q, void *query) {
  lcp_relaunch_query relaunch;
  if (q->fields != lcp_relaunch_query_fields) return;
  memcpy(&relaunch, query, sizeof relaunch);
  if ((relaunch.state != LCP_STATE_NOT_RUNNING && relaunch.state != LCP_STATE_PREWARMED) ||
      relaunch.termination != LCP_TERMINATION_NONE)
    return;
  relaunch.termination = LCP_TERMINATION_CRASH;
  memcpy(query, &relaunch, sizeof relaunch);
}

/* Fills a query with valid values. Required fields and the second state get the value 4, and a code gets a
   number that has a meaning. */
static inline void fill_query(void *query, const question *q) {
  if (!q->query_size) return;
  memset(query, 0, q->query_size);
  set_size(query, (uint32_t)q->query_size);
  for (const field *f = q->fields; f->name; f++)
    if (f->required || f->kind == SAME_STATE) set_field(query, f, 4);
    else if (f->kind == ANYTHING) set_field(query, f, LCP_CODE_WATCHDOG);
}

/* A walk through all combinations of values of a question's required fields, and of its second state if the question
   has one. */
typedef struct walk {
  const question *question;
  const field *needed[4];
  int64_t value[4];
  size_t count;
} walk;

/* Returns the first value of a field. An optional second state starts as absent. */
static inline int64_t walk_first(const field *f) { return f->required ? f->low : 0; }

static inline walk walk_start(const question *q) {
  walk w;
  w.question = q;
  w.count = 0;
  for (const field *f = q->fields; f->name; f++)
    if (f->required || f->kind == SAME_STATE)
      w.needed[w.count] = f, w.value[w.count++] = walk_first(f);
  return w;
}

static inline void walk_put(const walk *w, void *query) {
  for (size_t i = 0; i < w->count; i++) set_field(query, w->needed[i], w->value[i]);
}

static inline int64_t walk_last(const field *f) { return f->kind == SAME_STATE ? STATES : f->high; }

/* Goes to the next combination, and skips combinations with states of two kinds. Returns 0 after the last
   combination. */
static inline int walk_on(walk *w) {
  size_t i = 0;
  while (i < w->count) {
    if (++w->value[i] <= walk_last(w->needed[i])) {
      any_query query;
      walk_put(w, &query);
      if (!is_mixed(w->question, &query)) return 1;
      i = 0;
      continue;
    }
    w->value[i] = walk_first(w->needed[i]);
    i++;
  }
  return 0;
}

/* ---- calls ---------------------------------------------------------------------------------- */

enum { LARGE = 4200, FILL = 0xA5, MOST_ITEMS = 512 };

static unsigned char answer_bytes[2 * LARGE];
static unsigned char item_bytes[MOST_ITEMS * LARGEST];
static size_t item_count;

/* Prepares an error that a call must either fill or leave alone. */
static inline void blank_error(lcp_error *error) {
  *error = (lcp_error)LCP_ERROR_INIT;
  error->status = -77;
}

static inline void check_error(lcp_status_t status, const lcp_error *error) {
  if (status == LCP_OK) {
    CHECK_INT(error->status, -77);
    return;
  }
  CHECK_STATUS(error->status, status);
  CHECKF(lcp_enum_name(LCP_ENUM_FIELD, error->field), "field %d", error->field);
  CHECK_INT(error->struct_size, sizeof *error);
  if (status == LCP_ERROR_OUT_OF_RANGE)
    CHECKF(error->least <= error->greatest &&
               (error->field == LCP_FIELD_LIMIT_NS || error->value < error->least ||
                error->value > error->greatest || error->greatest == INT64_MAX),
           "%lld is outside of %lld to %lld", (long long)error->value, (long long)error->least,
           (long long)error->greatest);
}

/* Makes a call that must fail with the status `expected`. The caller's variable `error`, to which the call
   writes, must then name the field and the value. */
#define CHECK_REFUSED(call, expected, of_field, refused) \
  do {                                                   \
    lcp_status_t check_refusal = (expected);             \
    blank_error(&error);                                 \
    CHECK_STATUS(call, check_refusal);                   \
    check_error(check_refusal, &error);                  \
    CHECK_INT(error.field, of_field);                    \
    CHECK_INT(error.value, refused);                     \
  } while (0)

/*
 * Makes one call with its output filled with 0xA5. On failure the output must stay as it was, and `error`
 * must be filled. `answer_size` is the struct_size of the answer. It has no effect on a list, whose array has
 * room for all items.
 */
static inline lcp_status_t ask_with(const question *q, const void *policy, const void *query,
                                    uint32_t answer_size, lcp_error *error) {
  lcp_status_t status;
  blank_error(error);
  if (q->list) {
    size_t stride = q->answer_size;
    memset(item_bytes, FILL, sizeof item_bytes);
    item_count = 9999;
    status = q->list(policy, query, item_bytes, stride, MOST_ITEMS, &item_count, error);
    if (status != LCP_OK) {
      CHECK_UNTOUCHED(item_bytes, FILL, sizeof item_bytes);
      CHECK_INT(item_count, 9999);
    } else {
      CHECKF(item_count <= MOST_ITEMS, "%zu items", item_count);
      size_t written = item_count * stride;
      if (written <= sizeof item_bytes)
        CHECK_UNTOUCHED(item_bytes + written, FILL, sizeof item_bytes - written);
      for (size_t i = 0; i < item_count && i < MOST_ITEMS; i++)
        CHECK_INT(get_size(item_bytes + i * stride), stride);
    }
  } else {
    memset(answer_bytes, FILL, sizeof answer_bytes);
    set_size(answer_bytes, answer_size);
    status = q->ask(policy, query, answer_bytes, error);
    CHECK_INT(get_size(answer_bytes), answer_size);
    if (status == LCP_OK)
      CHECK_UNTOUCHED(answer_bytes + answer_size, FILL, sizeof answer_bytes - answer_size);
    else CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
  }
  check_error(status, error);
  return status;
}

static inline lcp_status_t ask(const question *q, const void *policy, const void *query,
                               lcp_error *error) {
  return ask_with(q, policy, query, (uint32_t)q->answer_size, error);
}

/* Returns the output of the last call: the answer, or the items. */
static inline const unsigned char *told_bytes(const question *q) {
  return q->list ? item_bytes : answer_bytes;
}

static inline size_t told_length(const question *q) {
  return q->list ? item_count * q->answer_size : q->answer_size;
}

/* ---- ground --------------------------------------------------------------------------------- */

/* All structs from which a policy is made, with valid values. The `items` of `limits` point to `limit`. */
typedef struct ground {
  lcp_context context;
  lcp_app app;
  lcp_device_facts facts;
  lcp_limit limit;
  lcp_limits limits;
} ground;

static inline void lay_ground(ground *g) {
  g->app = (lcp_app)LCP_APP_INIT;
  g->app.unknown_modes = 1; /* so that the list of findings has an item */
  g->facts = (lcp_device_facts)LCP_ORDINARY_DEVICE_INIT;
  g->limit = (lcp_limit)LCP_LIMIT_INIT;
  g->limit.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  g->limits = (lcp_limits)LCP_LIMITS_INIT;
  g->limits.count = 1;
  g->limits.items = &g->limit;
  g->context = (lcp_context)LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  g->context.app = &g->app;
  g->context.facts = &g->facts;
  g->context.limits = &g->limits;
}

/* Prepares a policy of the small form, which must succeed. */
static inline void prepare_policy(const lcp_context *context, lcp_policy *policy) {
  CHECK_STATUS(lcp_policy_prepare(context, policy, sizeof *policy, NULL), LCP_OK);
}

/* Prepares a policy with tables, in memory from malloc. */
static inline lcp_policy *prepare_tables(const lcp_context *context) {
  size_t size = lcp_policy_size(LCP_FORM_TABLES);
  lcp_policy *policy = malloc(size);
  if (!policy) exit(2);
  CHECK_STATUS(lcp_policy_prepare(context, policy, size, NULL), LCP_OK);
  return policy;
}

/* A policy and a valid query. The query of a list has at least one item if possible. */
typedef struct setting {
  ground ground;
  lcp_policy policy;
  any_query query;
} setting;

static inline void prepare(setting *s, const question *q) {
  static any_query chosen[QUESTIONS];
  static int is_chosen[QUESTIONS];
  ptrdiff_t at = q - questions;
  lay_ground(&s->ground);
  prepare_policy(&s->ground.context, &s->policy);
  if (!is_chosen[at]) {
    walk w = walk_start(q);
    size_t count = 0;
    is_chosen[at] = 1;
    fill_query(&chosen[at], q);
    any_query usual = chosen[at];
    while (q->list && q->query_size) {
      walk_put(&w, &chosen[at]);
      if (q->list(&s->policy, &chosen[at], NULL, 4, 0, &count, NULL) == LCP_OK && count) break;
      if (walk_on(&w)) continue;
      chosen[at] = usual;
      break;
    }
  }
  s->query = chosen[at];
  /* Chooses a termination that is valid with every state. */
  any_query ended = s->query;
  for (const field *f = q->fields; f->name; f++)
    if (f->field == LCP_FIELD_STATE && !f->required) set_field(&ended, f, LCP_STATE_NOT_RUNNING);
  mend_query(q, &ended);
  for (const field *f = q->fields; f->name; f++)
    if (f->field == LCP_FIELD_STATE && !f->required) set_field(&ended, f, 0);
  s->query = ended;
}

/* The versions on which some answer changes, read from the rule book, and one version that is too new. */
enum { MOST_BOUNDARIES = 128 };
static lcp_os_version_t os_boundaries[MOST_BOUNDARIES];
static int os_count;

static inline void find_boundaries(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS_OLDEST);
  lcp_os_version_t os = LCP_OS_OLDEST;
  do {
    if (os_count == MOST_BOUNDARIES) break;
    os_boundaries[os_count++] = os;
  } while (lcp_context_edge_after(&context, os, &os, NULL) == LCP_OK && os);
  CHECKF(os_count > 20 && os_count < MOST_BOUNDARIES, "%d versions", os_count);
  CHECKF(os_boundaries[os_count - 1] > lcp_os_newest(), "no version that is too new");
}

#endif /* ABITESTS_QUESTIONS_H */
