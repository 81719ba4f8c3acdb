/*
 * What must hold for every answer to any question. Each field must have one of its permitted values. The
 * library must write the whole answer and nothing else. A failing call may write only to the error.
 */
#ifndef FUZZ_ORACLE_H
#define FUZZ_ORACLE_H

#include "texts.h"
#include "world.h"

/* The indices of the lists in `questions`. In that table the lists follow the questions, and the
   explanations follow the lists. */
enum { STEPS = ANSWERS, EDGES, PATH_STEPS, OWED, FINDINGS, EXPLANATIONS };

/* ---- fields --------------------------------------------------------------------------------- */

typedef enum part_kind {
  NAMED,     /* a value with a name, or 0 */
  GIVEN,     /* a value with a name */
  RULE,      /* an index into the rule book, or LCP_RULE_NONE */
  A_RULE,    /* an index into the rule book */
  FLAGS,
  COUNT_OF,  /* -1, or a number from 0 on */
  MASK_OF,   /* a mask of which the first `detail` bits may be set */
  VERSION_OF, /* 0, or a version from LCP_OS_OLDEST on */
  ZEROS
} part_kind;

/* One field of an answer or item. If the field holds a named value, `detail` is the kind of its enumeration. If
   the field holds a mask, `detail` is the number of bits that may be set. */
typedef struct part {
  int question;
  size_t offset, size;
  part_kind kind;
  int detail;
} part;

/* The fields with their permitted values. c_tables.py writes them from abi.json. */
#define PART(question, type, field, kind, detail) \
  {question, offsetof(type, field), sizeof(((type *)0)->field), kind, detail},
static const part parts[] = {
#include "parts.inc"
};
#undef PART

static inline void check_part(const char *name, const part *p, const uint8_t *answer) {
  uint32_t half;
  uint64_t value;
  memcpy(&half, answer + p->offset, sizeof half);
  value = half;
  if (p->size >= 8) memcpy(&value, answer + p->offset, sizeof value);
  int is_code = p->detail == LCP_ENUM_CODE;
  int64_t number = p->size == 8 || is_code ? (int64_t)value : (int32_t)half;
  switch (p->kind) {
    case NAMED: check_named(p->detail, number, 1); return;
    case GIVEN: check_named(p->detail, number, 0); return;
    case RULE:
    case A_RULE:
      HOLDSF(number >= (p->kind == RULE ? LCP_RULE_NONE : 0) &&
                 number < (int64_t)lcp_rule_count(),
             "%s: rule %lld", name, (long long)number);
      return;
    case FLAGS: HOLDS((value & ~UINT64_C(15)) == 0 && (value & 6) != 6); return;
    case MASK_OF:
      for (size_t at = 0; at < p->size; at += 8) {
        memcpy(&value, answer + p->offset + at, sizeof value);
        HOLDSF(!(value & ~mask_word(p->detail, 8 * (int)at)), "mask %llx", (unsigned long long)value);
      }
      return;
    case COUNT_OF: HOLDSF(number >= -1, "%lld", (long long)number); return;
    case VERSION_OF: HOLDS(value == 0 || (value >= LCP_OS_OLDEST && value >> 24 == 0)); return;
    case ZEROS: HOLDSF(all_bytes(answer + p->offset, 0, p->size), "%s: reserved", name); return;
  }
}

/* True while a target asks a policy whose bytes it has changed. The answers of such a policy may contain
   anything. */
static int is_tampered;

/* Checks the first `size` bytes of an answer, or of an item of a list. */
static inline void check_answer(const question *q, const uint8_t *answer, size_t size) {
  if (is_tampered) return;
  int at = (int)(q - questions);
  if (at > EXPLANATIONS) at = EXPLANATIONS;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (parts[i].question == at && parts[i].offset + parts[i].size <= size)
      check_part(q->name, &parts[i], answer);
  if (q->ask && size >= 12) {
    int32_t newest;
    memcpy(&newest, answer + 8, sizeof newest);
    HOLDS(newest != LCP_VERDICT_UNKNOWN_OS);
  }
  if (at == STEPS && size >= sizeof(lcp_step)) {
    lcp_step step;
    memcpy(&step, answer, sizeof step);
    HOLDS((step.callback != 0) != (step.notification != 0));
  }
}

/* Checks the disposition in an answer about a relaunch. The answer has a disposition exactly if it has a
   `disposition_rule`. An occasion requires a disposition. A disposition requires a standing, and a verdict other than
   allowed. */
static inline void check_disposition(const uint8_t *answer) {
  lcp_relaunch_answer a;
  memcpy(&a, answer, sizeof a);
  HOLDS((a.disposition != 0) == (a.disposition_rule != LCP_RULE_NONE));
  HOLDS(!a.occasion || a.disposition);
  HOLDS(!a.disposition || (a.standing && a.newest_verdict != LCP_VERDICT_ALLOWED));
}

/* Checks that an answer about suspension names only allowances and activities that are in the query. */
static inline void check_holding(const uint8_t *answer, const void *query) {
  lcp_suspension_answer a;
  lcp_suspension_query asked;
  if (get_size(query) < sizeof asked) return;
  memcpy(&a, answer, sizeof a);
  memcpy(&asked, query, sizeof asked);
  HOLDS((a.allowances & ~asked.allowances) == 0 && (a.activities & ~asked.activities) == 0);
}

/* Checks that an answer about a call that is not applicable has no receiver and no other details. Also checks
   that an answer has more options of a kind only if it has a first option of that kind. */
static inline void check_call_answer(const uint8_t *answer) {
  lcp_call_answer a;
  memcpy(&a, answer, sizeof a);
  HOLDS(a.newest_verdict != LCP_VERDICT_NOT_APPLICABLE || !a.receiver);
  HOLDS(a.receiver || (!a.launch_option && !a.connection_option && !a.return_value));
  HOLDS(!a.more_launch_options || a.launch_option > LCP_LAUNCH_OPTION_NONE);
  HOLDS(!a.more_connection_options || a.connection_option > LCP_CONNECTION_OPTION_NONE);
}

/* Checks that an answer names a target only if the query names none and the transition is allowed or conditional. The
   target and the query's `from` must both be states of the app, or both be states of a scene. */
static inline void check_target(const uint8_t *answer, const void *query) {
  lcp_transition_answer a;
  lcp_transition_query asked;
  if (get_size(query) < sizeof asked) return;
  memcpy(&a, answer, sizeof a);
  memcpy(&asked, query, sizeof asked);
  HOLDS(!a.to || (!asked.to && is_scene_state(a.to) == is_scene_state(asked.from)));
  HOLDS(!a.to || a.newest_verdict == LCP_VERDICT_ALLOWED ||
        a.newest_verdict == LCP_VERDICT_CONDITIONAL);
}

/* Checks that the time between the warning and the limit is not longer than the limit. If the allowance is not
   applicable, the answer must have no limit and no figure of the host. */
static inline void check_limit(const uint8_t *answer) {
  lcp_deadline_answer a;
  memcpy(&a, answer, sizeof a);
  HOLDS(a.limit_ns == LCP_NS_UNKNOWN || a.warning_ns <= a.limit_ns);
  HOLDS(a.newest_verdict != LCP_VERDICT_NOT_APPLICABLE ||
        (a.limit_ns == LCP_NS_UNKNOWN && a.evidence != LCP_EVIDENCE_OVERRIDDEN));
}

/* Checks a whole answer against its query, unless the bytes of the policy were changed. */
static inline void check_whole(const question *q, const uint8_t *answer, size_t size,
                               const void *query) {
  if (is_tampered || size < q->answer_size) return;
  switch ((int)(q - questions)) {
  case TRANSITION: check_target(answer, query); return;
  case DEADLINE: check_limit(answer); return;
  case RELAUNCH: check_disposition(answer); return;
  case SUSPENSION: check_holding(answer, query); return;
  case CALL: check_call_answer(answer); return;
  default: return;
  }
}

/* ---- calls ---------------------------------------------------------------------------------- */

enum { FIRST_FILL = 0xA5, SECOND_FILL = 0x5C };

/* Checks that a failing call fills the error up to `size`, and that a successful call leaves it alone. */
static inline void check_told(const uint8_t *error, uint32_t size, uint8_t fill,
                              lcp_status_t status) {
  HOLDS(get_size(error) == size);
  /* If the struct_size of the error is 0, the library does not use the error. */
  if (size == 0) return;
  if (size < 4 || size > MOST_BYTES) {
    HOLDS_STATUS(status, LCP_ERROR_STRUCT_SIZE);
    return;
  }
  if (status == LCP_OK) {
    HOLDS(all_bytes(error + 4, fill, claimed(size) - 4));
    return;
  }
  check_named(LCP_ENUM_STATUS, status, 0);
  lcp_error told = {0, status, LCP_FIELD_CONTEXT, 0, 0, 0, 0};
  /* The library does not write a field that the size cuts in two, so only whole fields are read. */
  size_t known = size < sizeof told ? size : sizeof told;
  memcpy(&told, error, known < 16 ? known & ~(size_t)3 : known & ~(size_t)7);
  HOLDS_STATUS(told.status, status);
  if (size >= 12) check_named(LCP_ENUM_FIELD, told.field, 1);
  /* With LCP_ERROR_PROCESS_KIND, `least` and `greatest` are the first and the last version that have this kind
     of process. `greatest` is 0 if the newest version still has this kind. */
  int has_range = size >= sizeof told && !(status == LCP_ERROR_PROCESS_KIND && told.greatest == 0);
  HOLDSF(!has_range || told.least <= told.greatest, "%s: %lld to %lld", status_text(status), (long long)told.least,
         (long long)told.greatest);
  if (size > sizeof told) HOLDS(all_bytes(error + sizeof told, 0, size - sizeof told));
}

/*
 * Asks twice with an answer of `size` bytes: first with an error struct of `error_size` bytes, then without one. If
 * the library refuses `error_size`, asks only once. The memory of the two answers is filled with different bytes
 * before, so the answers differ wherever the library leaves a byte unwritten. Stores the address of the first answer
 * in `given`.
 */
static inline lcp_status_t ask_sized(const question *q, const void *policy, const void *query,
                                     uint32_t size, uint32_t error_size, uint8_t **given) {
  uint8_t *answer = place_output(size, FIRST_FILL), *other = place_output(size, SECOND_FILL);
  uint8_t *error = place_output(error_size, FIRST_FILL);
  lcp_status_t status = q->ask(policy, query, answer, error);
  HOLDS(get_size(answer) == size);
  check_told(error, error_size, FIRST_FILL, status);
  if (error_size != 0 && claimed(error_size) != error_size) {
    HOLDS(all_bytes(answer + 4, FIRST_FILL, claimed(size) - 4));
    return status;
  }
  HOLDS_STATUS(q->ask(policy, query, other, NULL), status);
  if (status == LCP_OK) {
    for (size_t i = 0; i < claimed(size); i++) {
      /* The library does not write a field that the size cuts in two. */
      int cut = size < q->answer_size && i + 8 > size;
      HOLDSF(answer[i] == other[i] || (cut && answer[i] == FIRST_FILL && other[i] == SECOND_FILL),
             "%s: byte %zu of %u", q->name, i, size);
    }
    check_answer(q, answer, size < q->answer_size ? size : q->answer_size);
    if (size > q->answer_size)
      HOLDS(all_bytes(answer + q->answer_size, 0, size - q->answer_size));
  } else {
    HOLDS(all_bytes(answer + 4, FIRST_FILL, claimed(size) - 4));
    HOLDS(all_bytes(other + 4, SECOND_FILL, claimed(size) - 4));
  }
  if (given) *given = answer;
  return status;
}

/* ---- lists ---------------------------------------------------------------------------------- */

enum { MOST_ROOM = 64, UNTOLD = 99 };

/* An array for the items of a list. `count` is the number of items that the list has. */
typedef struct items {
  size_t stride, capacity, count;
  uint8_t *bytes;
} items;

/* Returns how many bytes of each item the library writes. */
static inline size_t item_length(const question *q, const items *list) {
  return list->stride < q->answer_size ? list->stride : q->answer_size;
}

/* Allocates memory for the items that the library may write. The memory ends where the last item ends. */
static inline uint8_t *place_items(const question *q, const items *list, uint8_t fill) {
  size_t room = list->capacity < MOST_ROOM ? list->capacity : MOST_ROOM;
  size_t size = 0;
  if (room && is_stride(list->stride)) size = (room - 1) * list->stride + item_length(q, list);
  uint8_t *bytes = memory_place(size);
  memset(bytes, fill, size);
  return bytes;
}

/*
 * Reads a list twice, into memory that was filled with different bytes, as ask_sized does. The memory holds at most
 * MOST_ROOM items. The library gets a greater capacity than that only if the list has at most MOST_ROOM items.
 */
static inline lcp_status_t list_sized(const question *q, const void *policy, const void *query,
                                      items *list, uint32_t error_size) {
  uint8_t *error = place_output(error_size, FIRST_FILL), *other;
  size_t *count = memory_place(sizeof *count), told = UNTOLD;
  list->count = 0;
  memcpy(count, &told, sizeof told);
  lcp_status_t status = q->list(policy, query, NULL, list->stride, 0, count, NULL);
  memcpy(&told, count, sizeof told);
  HOLDS((told == UNTOLD) == (status != LCP_OK));
  size_t total = told;
  if (list->capacity > MOST_ROOM && (status != LCP_OK || total > MOST_ROOM))
    list->capacity = MOST_ROOM;
  list->bytes = place_items(q, list, FIRST_FILL);
  other = place_items(q, list, SECOND_FILL);
  told = UNTOLD;
  memcpy(count, &told, sizeof told);
  lcp_status_t again = q->list(policy, query, list->bytes, list->stride, list->capacity, count,
                               (void *)error);
  memcpy(&told, count, sizeof told);
  check_told(error, error_size, FIRST_FILL, again);
  size_t room = list->capacity < MOST_ROOM ? list->capacity : MOST_ROOM;
  size_t length = item_length(q, list), filled = again == LCP_OK && total < room ? total : room;
  if (again != LCP_OK) filled = 0;
  if (status == LCP_OK && claimed(error_size) == error_size)
    HOLDS_STATUS(again, list->capacity && !is_stride(list->stride) ? LCP_ERROR_STRIDE : LCP_OK);
  HOLDS(told == (again == LCP_OK ? total : UNTOLD));
  if (again == LCP_OK)
    HOLDS_STATUS(q->list(policy, query, other, list->stride, list->capacity, NULL, NULL), LCP_OK);
  for (size_t i = 0; i < room && is_stride(list->stride); i++) {
    const uint8_t *item = list->bytes + i * list->stride, *twin = other + i * list->stride;
    if (i >= filled) HOLDS(all_bytes(item, FIRST_FILL, length));
    else {
      HOLDS(get_size(item) == length);
      check_answer(q, item, length);
      for (size_t at = 0; at < length; at++)
        HOLDSF(item[at] == twin[at] || (length < q->answer_size && at + 8 > length &&
                                        item[at] == FIRST_FILL && twin[at] == SECOND_FILL),
               "%s: byte %zu of item %zu", q->name, at, i);
    }
    if (i + 1 < room) HOLDS(all_bytes(item + length, FIRST_FILL, list->stride - length));
  }
  list->count = total;
  return again;
}

/* ---- policies ------------------------------------------------------------------------------- */

/* Prepares a policy in `size` bytes of memory. If that fails, the bytes must stay as they were. */
static inline lcp_status_t prepare_sized(const void *context, size_t size, uint32_t error_size,
                                         void **policy) {
  uint8_t *room = memory_place(size), *error = place_output(error_size, FIRST_FILL);
  memset(room, FIRST_FILL, size);
  lcp_status_t status = lcp_policy_prepare(context, (void *)room, size, (void *)error);
  check_told(error, error_size, FIRST_FILL, status);
  if (status != LCP_OK) HOLDS(all_bytes(room, FIRST_FILL, size));
  *policy = room;
  return status;
}

/* Prepares the policy of a case, now and then with tables. Returns NULL if the context is refused. */
static inline void *take_policy(input *in, int raw) {
  const void *context = take_context(in, raw);
  uint8_t way = take(in);
  void *policy;
  int tables = (way & (in->quick ? 63 : 7)) == 0;
  size_t size = lcp_policy_size(tables ? LCP_FORM_TABLES : LCP_FORM_SMALL);
  return prepare_sized(context, size, sizeof(lcp_error), &policy) == LCP_OK ? policy : NULL;
}

#endif /* FUZZ_ORACLE_H */
