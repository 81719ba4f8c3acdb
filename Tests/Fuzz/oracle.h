/*
 * What must hold of every answer, whatever was asked: each field has a value that it may have, all
 * of it is written and nothing else, and a failure touches nothing but the error.
 */
#ifndef FUZZ_ORACLE_H
#define FUZZ_ORACLE_H

#include "texts.h"
#include "world.h"

/* ---- fields --------------------------------------------------------------------------------- */

typedef enum part_kind {
  NAMED,     /* a value with a name, or 0 */
  GIVEN,     /* a value with a name */
  RULE,      /* an index into the rule book, or LCP_RULE_NONE */
  A_RULE,    /* an index into the rule book */
  FLAGS,
  BITS,      /* a mask of the first `detail` bits */
  NUMBER,    /* -1, 0 or more */
  VERSION,   /* 0, or a version from the first on */
  TEXT,
  ZERO
} part_kind;

/* One field of an answer; `detail` is the enumeration of a named one. */
typedef struct part {
  int question;
  size_t offset, size;
  part_kind kind;
  int detail;
} part;

#define PART(question, type, field, kind, detail) \
  {question, offsetof(type, field), sizeof(((type *)0)->field), kind, detail}
#define DECIDED(question, type)                              \
  PART(question, type, rule, RULE, 0),                       \
  PART(question, type, evidence, NAMED, LCP_ENUM_EVIDENCE),  \
  PART(question, type, requires_mask, BITS, CONDITIONS)
#define EXPLAINED(question)                                       \
  PART(question, lcp_explanation, rule, A_RULE, 0),               \
  PART(question, lcp_explanation, role, GIVEN, LCP_ENUM_ROLE),    \
  PART(question, lcp_explanation, reserved, ZERO, 0),             \
  PART(question, lcp_explanation, failing_mask, BITS, CONDITIONS), \
  PART(question, lcp_explanation, unknown_mask, BITS, CONDITIONS)

static const part parts[] = {
    DECIDED(TRANSITION, lcp_transition_answer),
    PART(TRANSITION, lcp_transition_answer, flags, FLAGS, 0),
    PART(TRANSITION, lcp_transition_answer, reason, NAMED, LCP_ENUM_REASON),
    PART(TRANSITION, lcp_transition_answer, via, NAMED, LCP_ENUM_STATE),
    PART(TRANSITION, lcp_transition_answer, reserved, ZERO, 0),
    PART(NEXT, lcp_next_answer, flags, FLAGS, 0),
    PART(NEXT, lcp_next_answer, reason, NAMED, LCP_ENUM_REASON),
    PART(PATH, lcp_path_answer, flags, FLAGS, 0),
    PART(PATH, lcp_path_answer, reason, NAMED, LCP_ENUM_REASON),
    PART(PATH, lcp_path_answer, requires_mask, BITS, CONDITIONS),
    DECIDED(DEADLINE, lcp_deadline_answer),
    PART(DEADLINE, lcp_deadline_answer, flags, FLAGS, 0),
    PART(DEADLINE, lcp_deadline_answer, at_expiry, NAMED, LCP_ENUM_EXPIRY),
    PART(DEADLINE, lcp_deadline_answer, code, NAMED, LCP_ENUM_CODE),
    PART(DEADLINE, lcp_deadline_answer, advice_ns, NUMBER, 0),
    PART(DEADLINE, lcp_deadline_answer, limit_ns, NUMBER, 0),
    PART(DEADLINE, lcp_deadline_answer, warning_ns, NUMBER, 0),
    DECIDED(RELAUNCH, lcp_relaunch_answer),
    PART(RELAUNCH, lcp_relaunch_answer, flags, FLAGS, 0),
    PART(RELAUNCH, lcp_relaunch_answer, guarantee, NAMED, LCP_ENUM_GUARANTEE),
    PART(RELAUNCH, lcp_relaunch_answer, launch_state, NAMED, LCP_ENUM_STATE),
    PART(RELAUNCH, lcp_relaunch_answer, callback, NAMED, LCP_ENUM_CALLBACK),
    PART(RELAUNCH, lcp_relaunch_answer, allowance, NAMED, LCP_ENUM_ALLOWANCE),
    PART(RELAUNCH, lcp_relaunch_answer, allowance_ns, NUMBER, 0),
    PART(RELAUNCH, lcp_relaunch_answer, standing, NAMED, LCP_ENUM_STANDING),
    PART(RELAUNCH, lcp_relaunch_answer, delivery_rule, RULE, 0),
    DECIDED(CONDUCT, lcp_conduct_answer),
    PART(CONDUCT, lcp_conduct_answer, flags, FLAGS, 0),
    PART(CONDUCT, lcp_conduct_answer, stop_before, NAMED, LCP_ENUM_CALLBACK),
    PART(CONDUCT, lcp_conduct_answer, price, NAMED, LCP_ENUM_PRICE),
    PART(CONDUCT, lcp_conduct_answer, code, NAMED, LCP_ENUM_CODE),
    PART(CONDUCT, lcp_conduct_answer, reserved, ZERO, 0),
    PART(DUTIES, lcp_duties_answer, rule, RULE, 0),
    PART(DUTIES, lcp_duties_answer, flags, FLAGS, 0),
    DECIDED(DELIVERY, lcp_delivery_answer),
    PART(DELIVERY, lcp_delivery_answer, flags, FLAGS, 0),
    PART(DELIVERY, lcp_delivery_answer, manner, NAMED, LCP_ENUM_MANNER),
    PART(DELIVERY, lcp_delivery_answer, callback, NAMED, LCP_ENUM_CALLBACK),
    DECIDED(MODE, lcp_mode_answer),
    PART(MODE, lcp_mode_answer, flags, FLAGS, 0),
    PART(MODE, lcp_mode_answer, introduced, VERSION, 0),
    PART(MODE, lcp_mode_answer, deprecated, VERSION, 0),
    PART(MODE, lcp_mode_answer, removed, VERSION, 0),
    PART(MODE, lcp_mode_answer, permits_mask, BITS, ACTIVITIES),
    PART(MODE, lcp_mode_answer, keeps_running_mask, BITS, ACTIVITIES),
    PART(MODE, lcp_mode_answer, reserved, ZERO, 0),
    PART(MODE, lcp_mode_answer, wakes_mask, BITS, TRIGGERS),
    DECIDED(QUOTA, lcp_quota_answer),
    PART(QUOTA, lcp_quota_answer, flags, FLAGS, 0),
    PART(QUOTA, lcp_quota_answer, unit, NAMED, LCP_ENUM_UNIT),
    PART(QUOTA, lcp_quota_answer, at_excess, NAMED, LCP_ENUM_EXPIRY),
    PART(QUOTA, lcp_quota_answer, count, NUMBER, 0),
    PART(QUOTA, lcp_quota_answer, window_ns, NUMBER, 0),
    PART(MANIFEST, lcp_manifest_answer, flags, FLAGS, 0),
    DECIDED(TERMINATION, lcp_termination_answer),
    PART(TERMINATION, lcp_termination_answer, flags, FLAGS, 0),
    PART(TERMINATION, lcp_termination_answer, cause, NAMED, LCP_ENUM_TERMINATION),
    PART(TERMINATION, lcp_termination_answer, allowance, NAMED, LCP_ENUM_ALLOWANCE),
    PART(TERMINATION, lcp_termination_answer, allowance_ns, NUMBER, 0),
    PART(TERMINATION, lcp_termination_answer, meaning, TEXT, 0),
    PART(TERMINATION, lcp_termination_answer, broken_rule, RULE, 0),
    PART(TERMINATION, lcp_termination_answer, reserved, ZERO, 0),
    PART(NEXT_LIST, lcp_next_edge, cause, GIVEN, LCP_ENUM_CAUSE),
    PART(NEXT_LIST, lcp_next_edge, to, GIVEN, LCP_ENUM_STATE),
    PART(NEXT_LIST, lcp_next_edge, verdict, GIVEN, LCP_ENUM_VERDICT),
    PART(NEXT_LIST, lcp_next_edge, rule, A_RULE, 0),
    PART(NEXT_LIST, lcp_next_edge, evidence, GIVEN, LCP_ENUM_EVIDENCE),
    PART(NEXT_LIST, lcp_next_edge, flags, FLAGS, 0),
    PART(NEXT_LIST, lcp_next_edge, reason, NAMED, LCP_ENUM_REASON),
    PART(DUTY_LIST, lcp_duty, rule, A_RULE, 0),
    PART(DUTY_LIST, lcp_duty, undone_at, NAMED, LCP_ENUM_CALLBACK),
    PART(DUTY_LIST, lcp_duty, reserved, ZERO, 0),
    PART(DUTY_LIST, lcp_duty, text, TEXT, 0),
    PART(FINDING_LIST, lcp_manifest_finding, rule, A_RULE, 0),
    PART(FINDING_LIST, lcp_manifest_finding, severity, GIVEN, LCP_ENUM_SEVERITY),
    PART(FINDING_LIST, lcp_manifest_finding, reserved, ZERO, 0),
    PART(FINDING_LIST, lcp_manifest_finding, key, TEXT, 0),
    PART(FINDING_LIST, lcp_manifest_finding, value, TEXT, 0),
    PART(FINDING_LIST, lcp_manifest_finding, message, TEXT, 0),
    EXPLAINED(EXPLAIN_TRANSITION), EXPLAINED(EXPLAIN_DEADLINE), EXPLAINED(EXPLAIN_RELAUNCH),
    EXPLAINED(EXPLAIN_CONDUCT), EXPLAINED(EXPLAIN_DELIVERY), EXPLAINED(EXPLAIN_MODE),
    EXPLAINED(EXPLAIN_QUOTA), EXPLAINED(EXPLAIN_TERMINATION)};
#undef PART
#undef DECIDED
#undef EXPLAINED
enum { PARTS = sizeof parts / sizeof *parts };

static inline void check_part(const part *p, const uint8_t *answer) {
  uint32_t half;
  uint64_t value;
  memcpy(&half, answer + p->offset, sizeof half);
  value = half;
  if (p->size == 8) memcpy(&value, answer + p->offset, sizeof value);
  int is_code = p->detail == LCP_ENUM_CODE;
  int64_t number = p->size == 8 || is_code ? (int64_t)value : (int32_t)half;
  const char *text;
  switch (p->kind) {
    case NAMED: check_named(p->detail, number, 1); return;
    case GIVEN: check_named(p->detail, number, 0); return;
    case RULE:
    case A_RULE:
      HOLDSF(number >= (p->kind == RULE ? LCP_RULE_NONE : 0) &&
                 number < (int64_t)lcp_rule_count(),
             "%s: rule %lld", questions[p->question].name, (long long)number);
      return;
    case FLAGS: HOLDS((value & ~UINT64_C(15)) == 0 && (value & 6) != 6); return;
    case BITS: HOLDSF(value >> p->detail == 0, "mask %llx", (unsigned long long)value); return;
    case NUMBER: HOLDSF(number >= -1, "%lld", (long long)number); return;
    case VERSION: HOLDS(value == 0 || (value >= LCP_OS_OLDEST && value >> 24 == 0)); return;
    case TEXT:
      memcpy(&text, answer + p->offset, sizeof text);
      check_text(text);
      return;
    case ZERO: HOLDSF(value == 0, "%s: reserved", questions[p->question].name); return;
  }
}

/* What must hold of the first `size` bytes of an answer. */
static inline void check_answer(const question *q, const uint8_t *answer, size_t size) {
  if (!q->is_list && size >= 12) {
    int32_t verdict, newest;
    memcpy(&verdict, answer + 4, sizeof verdict);
    memcpy(&newest, answer + 8, sizeof newest);
    check_named(LCP_ENUM_VERDICT, verdict, 0);
    check_named(LCP_ENUM_VERDICT, newest, 0);
    HOLDS(newest != LCP_VERDICT_UNKNOWN_OS);
  }
  if (q == &questions[DEADLINE] && size >= sizeof(lcp_deadline_answer)) {
    lcp_deadline_answer a;
    memcpy(&a, answer, sizeof a);
    HOLDS(a.limit_ns == LCP_NS_UNKNOWN || a.warning_ns <= a.limit_ns);
    HOLDS(a.newest_verdict != LCP_VERDICT_NOT_APPLICABLE ||
          (a.limit_ns == LCP_NS_UNKNOWN && a.evidence != LCP_EVIDENCE_OVERRIDDEN));
  }
  for (int i = 0; i < PARTS; i++)
    if (parts[i].question == q - questions && parts[i].offset + parts[i].size <= size)
      check_part(&parts[i], answer);
}

/* ---- calls ---------------------------------------------------------------------------------- */

/* A failure is told in the error as far as its size goes; success leaves it alone. */
static inline void check_error(const uint8_t *error, uint32_t size, uint8_t fill,
                               lcp_status_t status) {
  HOLDS(size_of(error) == size);
  if (status == LCP_OK) {
    HOLDS(all_bytes(error + 4, fill, claimed(size) - 4));
    return;
  }
  lcp_error told = {0, status, LCP_FIELD_CONTEXT, 0, 0};
  memcpy(&told, error, size < sizeof told ? size & ~3u : sizeof told);
  HOLDS_STATUS(told.status, status);
  if (size >= 12) check_named(LCP_ENUM_FIELD, told.field, 1);
  if (size > sizeof told) HOLDS(all_bytes(error + sizeof told, 0, size - sizeof told));
}

/*
 * Asks with an answer of `size` bytes, twice: with an error and without, into memory with other
 * bytes in it, so that one which the library leaves unwritten differs. Gives the answer.
 */
static inline lcp_status_t ask_sized(const question *q, const void *context, const void *query,
                                     uint32_t size, uint32_t error_size, uint8_t **given) {
  enum { FIRST = 0xA5, SECOND = 0x5C };
  uint8_t *answer = place_output(size, FIRST), *other = place_output(size, SECOND);
  uint8_t *error = place_output(error_size, FIRST);
  lcp_status_t status = q->ask(context, query, answer, error);
  HOLDS(size_of(answer) == size);
  if (error_size < 4 || error_size > LARGEST) {
    HOLDS_STATUS(status, LCP_ERROR_STRUCT_SIZE);
    HOLDS(all_bytes(answer + 4, FIRST, claimed(size) - 4));
    return status;
  }
  check_error(error, error_size, FIRST, status);
  HOLDS_STATUS(q->ask(context, query, other, NULL), status);
  if (status == LCP_OK) {
    for (size_t i = 0; i < claimed(size); i++) {
      /* Of a field that the size cuts in two nothing is written. */
      int cut = size < q->answer_size && i + 8 > size;
      HOLDSF(answer[i] == other[i] || (cut && answer[i] == FIRST && other[i] == SECOND),
             "%s: byte %zu of %u", q->name, i, size);
    }
    check_answer(q, answer, size < q->answer_size ? size : q->answer_size);
    if (size > q->answer_size)
      HOLDS(all_bytes(answer + q->answer_size, 0, size - q->answer_size));
  } else {
    check_named(LCP_ENUM_STATUS, status, 0);
    HOLDS(all_bytes(answer + 4, FIRST, claimed(size) - 4));
    HOLDS(all_bytes(other + 4, SECOND, claimed(size) - 4));
  }
  if (given) *given = answer;
  return status;
}

/* ---- tokens --------------------------------------------------------------------------------- */

enum { MOST_STEPS = 64, MOST_ROWS = 4096 };

static inline void check_step(const lcp_transition_step *step) {
  HOLDS((step->callback != 0) != (step->notification != 0));
  check_named(LCP_ENUM_CALLBACK, step->callback, 1);
  check_named(LCP_ENUM_CALLBACK, step->fallback, 1);
  check_named(LCP_ENUM_NOTIFICATION, step->notification, 1);
  check_named(LCP_ENUM_STATE, step->state, 1);
  check_named(LCP_ENUM_SCENE_STATE, step->scene_state, 1);
  HOLDS(step->rule >= 0 && step->rule < (lcp_rule_index_t)lcp_rule_count());
}

/* Reads a sequence to its end: gives how many steps it has, or -1 where it is malformed. */
static inline int read_sequence(uint64_t sequence) {
  lcp_transition_step step, *place = place_output(sizeof *place, FILL);
  lcp_status_t far = lcp_transition_step_at(sequence, UINT32_MAX, place);
  HOLDS(far == LCP_ERROR_MALFORMED || far == LCP_ERROR_OUT_OF_RANGE);
  for (uint32_t i = 0; i < MOST_STEPS; i++) {
    lcp_status_t status = lcp_transition_step_at(sequence, i, place);
    if (status != LCP_OK) {
      HOLDS_STATUS(status, far);
      return status == LCP_ERROR_MALFORMED ? -1 : (int)i;
    }
    memcpy(&step, place, sizeof step);
    check_step(&step);
  }
  HOLDSF(0, "sequence %llx has no end", (unsigned long long)sequence);
  return -1;
}

/* The same for a path, whose steps follow on each other. */
static inline int read_path(const uint64_t *words, lcp_path_step *first, lcp_path_step *last) {
  const uint64_t *path = memory_copy(words, 3 * sizeof *words);
  lcp_path_step step, *place = place_output(sizeof *place, FILL);
  lcp_status_t far = lcp_path_step_at(path, UINT32_MAX, place);
  HOLDS(far == LCP_ERROR_MALFORMED || far == LCP_ERROR_OUT_OF_RANGE);
  for (uint32_t i = 0; i < MOST_STEPS; i++) {
    lcp_status_t status = lcp_path_step_at(path, i, place);
    if (status != LCP_OK) {
      HOLDS_STATUS(status, far);
      return status == LCP_ERROR_MALFORMED ? -1 : (int)i;
    }
    memcpy(&step, place, sizeof step);
    check_named(LCP_ENUM_CAUSE, step.cause, 0);
    check_named(LCP_ENUM_STATE, step.from, 0);
    check_named(LCP_ENUM_STATE, step.to, 0);
    HOLDS(step.rule >= 0 && step.rule < (lcp_rule_index_t)lcp_rule_count());
    HOLDS(read_sequence(step.sequence) == (int)step.step_count);
    if (i == 0) *first = step;
    else HOLDS(last->to == step.from);
    *last = step;
  }
  HOLDSF(0, "a path has no end");
  return -1;
}

#endif /* FUZZ_ORACLE_H */
