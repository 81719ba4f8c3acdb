/*
 * Ranges of OS versions: the answer to a range is that of its first version where nothing that is
 * answered changes in it, its verdict is conditional where the verdict changes, and the flag tells
 * of any change, in what stands behind an answer too. Asked between versions that follow each other
 * among those on which rules begin or end, where the two ends tell all that can happen.
 *
 * ABI_SHARE=n asks every n-th question (1: every 21st, since a range takes long).
 */
#include "holds.h"

/* ---- what is answered ----------------------------------------------------------------------- */

/* Fields that an answer may change without saying something else: by which rule, on what ground. */
typedef struct part {
  int question;
  size_t offset, size;
} part;

#define PART(question, type, field) \
  {question, offsetof(type, field), sizeof(((type *)0)->field)}
static const part parts[] = {
    PART(TRANSITION, lcp_transition_answer, reason),
    PART(TRANSITION, lcp_transition_answer, via),
    PART(TRANSITION, lcp_transition_answer, step_count),
    PART(NEXT, lcp_next_answer, reason),
    PART(NEXT, lcp_next_answer, count),
    PART(PATH, lcp_path_answer, reason),
    PART(PATH, lcp_path_answer, step_count),
    PART(DEADLINE, lcp_deadline_answer, at_expiry),
    PART(DEADLINE, lcp_deadline_answer, code),
    PART(DEADLINE, lcp_deadline_answer, advice_ns),
    PART(DEADLINE, lcp_deadline_answer, limit_ns),
    PART(DEADLINE, lcp_deadline_answer, warning_ns),
    PART(RELAUNCH, lcp_relaunch_answer, guarantee),
    PART(RELAUNCH, lcp_relaunch_answer, launch_state),
    PART(RELAUNCH, lcp_relaunch_answer, callback),
    PART(RELAUNCH, lcp_relaunch_answer, allowance),
    PART(RELAUNCH, lcp_relaunch_answer, allowance_ns),
    PART(RELAUNCH, lcp_relaunch_answer, standing),
    PART(CONDUCT, lcp_conduct_answer, stop_before),
    PART(CONDUCT, lcp_conduct_answer, price),
    PART(CONDUCT, lcp_conduct_answer, code),
    PART(DUTIES, lcp_duties_answer, count),
    PART(DELIVERY, lcp_delivery_answer, manner),
    PART(DELIVERY, lcp_delivery_answer, callback),
    PART(MODE, lcp_mode_answer, introduced),
    PART(MODE, lcp_mode_answer, deprecated),
    PART(MODE, lcp_mode_answer, removed),
    PART(MODE, lcp_mode_answer, permits_mask),
    PART(MODE, lcp_mode_answer, keeps_running_mask),
    PART(MODE, lcp_mode_answer, wakes_mask),
    PART(QUOTA, lcp_quota_answer, unit),
    PART(QUOTA, lcp_quota_answer, at_excess),
    PART(QUOTA, lcp_quota_answer, count),
    PART(QUOTA, lcp_quota_answer, window_ns),
    PART(MANIFEST, lcp_manifest_answer, count),
    PART(TERMINATION, lcp_termination_answer, cause),
    PART(TERMINATION, lcp_termination_answer, allowance),
    PART(TERMINATION, lcp_termination_answer, allowance_ns),
    PART(TERMINATION, lcp_termination_answer, meaning),
};
#undef PART

typedef union answer {
  lcp_transition_answer transition;
  lcp_path_answer path;
  uint64_t aligned[8];
  unsigned char bytes[64];
} answer;

static answer ask_range(int q, const lcp_context *context, const void *query) {
  answer a;
  memset(&a, 0, sizeof a);
  set_size(&a, (uint32_t)questions[q].answer_size);
  CHECK_STATUS(questions[q].ask(context, query, &a, NULL), LCP_OK);
  return a;
}

static lcp_verdict_t verdict_of(const answer *a) {
  lcp_verdict_t verdict;
  memcpy(&verdict, a->bytes + 4, sizeof verdict);
  return verdict;
}

static uint32_t flags_of(int q, const answer *a) {
  size_t at = q == NEXT || q == PATH || q == DUTIES ? 16 : q == MANIFEST ? 12 : 20;
  uint32_t flags;
  memcpy(&flags, a->bytes + at, sizeof flags);
  return flags;
}

/* ---- what stands behind it ------------------------------------------------------------------ */

static int same_steps(uint64_t one, uint64_t other, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    lcp_transition_step a = LCP_TRANSITION_STEP_INIT, b = LCP_TRANSITION_STEP_INIT;
    CHECK_STATUS(lcp_transition_step_at(one, i, &a), LCP_OK);
    CHECK_STATUS(lcp_transition_step_at(other, i, &b), LCP_OK);
    if (a.callback != b.callback || a.notification != b.notification ||
        a.fallback != b.fallback || a.state != b.state || a.scene_state != b.scene_state)
      return 0;
  }
  return 1;
}

static int same_path(const uint64_t *one, const uint64_t *other, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    lcp_path_step a = LCP_PATH_STEP_INIT, b = LCP_PATH_STEP_INIT;
    CHECK_STATUS(lcp_path_step_at(one, i, &a), LCP_OK);
    CHECK_STATUS(lcp_path_step_at(other, i, &b), LCP_OK);
    if (a.cause != b.cause || a.to != b.to || a.step_count != b.step_count ||
        !same_steps(a.sequence, b.sequence, a.step_count))
      return 0;
  }
  return 1;
}

/* The rows of a list without the rules that they rest on. */
static int same_list(int list, const lcp_context *one, const lcp_context *other, const void *query,
                     uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    union {
      lcp_next_edge edge;
      lcp_duty duty;
      lcp_manifest_finding finding;
    } a, b;
    list_index = i;
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    set_size(&a, (uint32_t)questions[list].answer_size);
    set_size(&b, (uint32_t)questions[list].answer_size);
    CHECK_STATUS(questions[list].ask(one, query, &a, NULL), LCP_OK);
    CHECK_STATUS(questions[list].ask(other, query, &b, NULL), LCP_OK);
    list_index = 0;
    int same = list == NEXT_LIST ? a.edge.cause == b.edge.cause && a.edge.to == b.edge.to &&
                                       a.edge.verdict == b.edge.verdict &&
                                       a.edge.reason == b.edge.reason
               : list == DUTY_LIST
                   ? a.duty.undone_at == b.duty.undone_at && strcmp(a.duty.text, b.duty.text) == 0
                   : a.finding.severity == b.finding.severity &&
                         strcmp(a.finding.key, b.finding.key) == 0 &&
                         strcmp(a.finding.value, b.finding.value) == 0 &&
                         strcmp(a.finding.message, b.finding.message) == 0;
    if (!same) return 0;
  }
  return 1;
}

static int same_behind(int q, const lcp_context *one, const lcp_context *other, const void *query,
                       const answer *a, const answer *b) {
  uint32_t count;
  switch (q) {
  case TRANSITION:
    return same_steps(a->transition.sequence, b->transition.sequence, a->transition.step_count);
  case PATH: return same_path(a->path.path, b->path.path, a->path.step_count);
  case NEXT:
  case DUTIES: memcpy(&count, a->bytes + 20, sizeof count); break;
  case MANIFEST: memcpy(&count, a->bytes + 16, sizeof count); break;
  default: return 1;
  }
  return same_list(q == NEXT     ? NEXT_LIST
                   : q == DUTIES ? DUTY_LIST
                                 : FINDING_LIST,
                   one, other, query, count);
}

/* ---- ranges --------------------------------------------------------------------------------- */

static long long asked[ANSWERS], changed[ANSWERS];

/* Whether two versions answer the same; the first part that differs is named. */
static int same_answer(int q, const lcp_context *one, const lcp_context *other, const void *query,
                       const answer *a, const answer *b) {
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (parts[i].question == q &&
        memcmp(a->bytes + parts[i].offset, b->bytes + parts[i].offset, parts[i].size) != 0) {
      check_at[3] = (long long)parts[i].offset;
      return 0;
    }
  check_at[3] = -1;
  return same_behind(q, one, other, query, a, b);
}

static void compare(int q, const life *l, lcp_os_version_t next, const void *query) {
  lcp_context last = l->context, range = l->context;
  last.os = next;
  range.os_last = next;
  check_begin(questions[q].name, range.os, range.os_last, range.profile, 0);
  answer a = ask_range(q, &l->context, query), b = ask_range(q, &last, query);
  answer r = ask_range(q, &range, query);
  lcp_verdict_t verdict = verdict_of(&a);
  int verdict_changes = verdict != verdict_of(&b);
  int changes = verdict_changes || !same_answer(q, &l->context, &last, query, &a, &b);
  asked[q]++;
  changed[q] += changes;
  CHECKF(verdict_of(&r) == (verdict_changes ? LCP_VERDICT_CONDITIONAL : verdict),
         "%s, then %s, range %s", lcp_enum_name(LCP_ENUM_VERDICT, verdict),
         lcp_enum_name(LCP_ENUM_VERDICT, verdict_of(&b)),
         lcp_enum_name(LCP_ENUM_VERDICT, verdict_of(&r)));
  int flagged = (flags_of(q, &r) & LCP_ANSWER_OS_DEPENDENT) != 0;
  if (changes) CHECKF(flagged, "a change without the flag");
  else CHECKF(!flagged, "the flag without a change");
  /* What is answered besides the verdict is that of the first version. */
  CHECKF(same_answer(q, &l->context, &range, query, &a, &r), "not that of the first version");
}

/* A query with any values. */
static void any_query(const question *q, void *query) {
  fill_query(query, q);
  for (const field *f = q->fields; f->name; f++) {
    if (f->low == INT64_MIN) {
      int64_t code = check_below(20);
      if (check_below(2)) (void)lcp_enum_value_at(LCP_ENUM_CODE, check_below(17), &code);
      set_field(query, f, code);
    } else if (f->one_bit) set_field(query, f, INT64_C(1) << check_below(MODES));
    else if (f->field == LCP_FIELD_AXIS) set_field(query, f, LCP_AXIS_APP);
    else if (f->field == LCP_FIELD_ALLOWED_CAUSES) set_field(query, f, 0);
    else if (f->required || check_below(4) == 0)
      set_field(query, f, f->low + check_below((uint32_t)(f->high - f->low + 1)));
  }
  /* Half of what has an axis is asked of scenes. */
  if (q->fields[0].field != LCP_FIELD_AXIS || check_below(2)) return;
  set_field(query, &q->fields[0], LCP_AXIS_SCENE);
  for (const field *f = q->fields; f->name; f++)
    if (f->field == LCP_FIELD_FROM || f->field == LCP_FIELD_TO)
      set_field(query, f, 1 + check_below(SCENE_STATES));
}

int main(void) {
  enum { SAMPLE = 400 };
  check_start();
  take_share(21);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  for (int os = 0; os + 1 < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= PROFILES; profile++)
      for (int kind = 0; kind < APPS; kind++)
        for (int q = 0; q < ANSWERS; q++)
          for (int n = 0; n < SAMPLE; n++) {
            union {
              uint64_t aligned[8];
              unsigned char bytes[64];
            } query;
            life l;
            if (!taken()) continue;
            lead(&l, kind, os_boundaries[os], profile);
            any_query(&questions[q], query.bytes);
            if (q == MANIFEST) {
              l.app.background_modes = (lcp_modes_t)check_random() & ALL_MODES;
              l.app.permitted_identifiers = check_below(2);
              l.app.minimum_os = check_below(2) ? LCP_OS(9, 0, 0) : 0;
              l.app.linked_sdk = check_below(2) ? LCP_OS(27, 0, 0) : 0;
            }
            compare(q, &l, os_boundaries[os + 1], query.bytes);
          }
  long long total = 0;
  for (int q = 0; q < ANSWERS; q++) {
    printf("%s: %lld of %lld ranges change\n", questions[q].name, changed[q], asked[q]);
    total += asked[q];
  }
  printf("ranges: %lld ranges of %d versions\n", total, os_count);
  return check_done("ranges");
}
