/*
 * A digest of the answers to every question on every version where answers change, under every
 * evidence profile, for apps that lead different lives: one line for each question, the same on
 * every machine. Lists are read to their end, with all texts; so are the rule book and the names.
 *
 * Of each question about twelve combinations of what it must be given are asked for each app on
 * each version, others each time, and what may be left out is varied. ABI_SHARE=n: every n-th.
 */
#include "holds.h"
#include <inttypes.h>

/* ---- digests: FNV-1a, 64 bits --------------------------------------------------------------- */

typedef struct digest {
  uint64_t value;
  long long count;
} digest;

static digest *sum;

static void begin(digest *of) {
  sum = of;
  if (sum->count == 0) sum->value = UINT64_C(0xcbf29ce484222325);
  sum->count++;
}

static void add_byte(unsigned byte) { sum->value = (sum->value ^ byte) * UINT64_C(0x100000001b3); }

static inline void add_number(uint64_t value) {
  for (int shift = 0; shift < 64; shift += 8) add_byte((unsigned)(value >> shift & 0xff));
}

static inline void add_text(const char *text) {
  if (!text) text = "(NULL)";
  do add_byte((unsigned char)*text);
  while (*text++);
}

static inline void add_path(const uint64_t *path) {
  for (int i = 0; i < 3; i++) add_number(path[i]);
}

/* What a host hands in is not digested. */
static inline void skip(const void *pointer) { (void)pointer; }
static inline void skip_text(lcp_text text) { (void)text; }

/* struct_size comes first, and is another one where pointers have another size. */
#define ADD(x)                                                                                \
  _Generic((x), const char *: add_text, const uint64_t *: add_path, lcp_text: skip_text,       \
      const lcp_text *: skip, const lcp_app *: skip, const lcp_device_facts *: skip,           \
      const lcp_limits *: skip, const lcp_limit *: skip, default: add_number)(x)
#define STRUCT(type)                                  \
  static inline void add_##type(const void *bytes) { \
    const type *p = bytes;                            \
    (void)p;
#define FIELD(type, field) \
  if (offsetof(type, field) > 0) ADD(p->field);
#define LAST(type) }
#define ANSWER(type)
#define INIT(type, macro)
#include "structs.inc"

static void (*const add_answer[QUESTIONS])(const void *) = {
    [TRANSITION] = add_lcp_transition_answer, [NEXT] = add_lcp_next_answer,
    [PATH] = add_lcp_path_answer, [DEADLINE] = add_lcp_deadline_answer,
    [RELAUNCH] = add_lcp_relaunch_answer, [CONDUCT] = add_lcp_conduct_answer,
    [DUTIES] = add_lcp_duties_answer, [DELIVERY] = add_lcp_delivery_answer,
    [MODE] = add_lcp_mode_answer, [QUOTA] = add_lcp_quota_answer,
    [MANIFEST] = add_lcp_manifest_answer, [TERMINATION] = add_lcp_termination_answer,
    [NEXT_LIST] = add_lcp_next_edge, [DUTY_LIST] = add_lcp_duty,
    [FINDING_LIST] = add_lcp_manifest_finding, [EXPLAIN_TRANSITION] = add_lcp_explanation,
    [EXPLAIN_DEADLINE] = add_lcp_explanation, [EXPLAIN_RELAUNCH] = add_lcp_explanation,
    [EXPLAIN_CONDUCT] = add_lcp_explanation, [EXPLAIN_DELIVERY] = add_lcp_explanation,
    [EXPLAIN_MODE] = add_lcp_explanation, [EXPLAIN_QUOTA] = add_lcp_explanation,
    [EXPLAIN_TERMINATION] = add_lcp_explanation};

/* ---- questions ------------------------------------------------------------------------------ */

/* A struct that comes out, with its size set and the rest zero. */
typedef union row {
  uint64_t aligned[64];
  unsigned char bytes[512];
  lcp_rule rule;
} row;

static void *sized(row *r, size_t size) {
  memset(r, 0, sizeof *r);
  set_size(r->bytes, (uint32_t)size);
  return r;
}

/* Gives about half of the fields that may be left out a value of theirs. */
static void vary(void *bytes, const field *fields) {
  for (const field *f = fields; f->name; f++) {
    if (f->required || check_below(2)) continue;
    if (f->low == INT64_MIN) {
      int64_t code = 0;
      lcp_enum_value_at(LCP_ENUM_CODE, check_below(20), &code);
      set_field(bytes, f, code);
    } else {
      uint64_t span = (uint64_t)f->high - (uint64_t)f->low + 1;
      set_field(bytes, f, (int64_t)((uint64_t)f->low + check_random() % span));
    }
  }
}

static void add_steps(uint64_t sequence, uint32_t count) {
  row r;
  for (uint32_t i = 0; i < count; i++) {
    lcp_transition_step *step = sized(&r, sizeof *step);
    add_number((uint64_t)lcp_transition_step_at(sequence, i, step));
    add_lcp_transition_step(step);
  }
}

static void add_path_steps(const lcp_path_answer *answer) {
  row r;
  for (uint32_t i = 0; i < answer->step_count; i++) {
    lcp_path_step *step = sized(&r, sizeof *step);
    add_number((uint64_t)lcp_path_step_at(answer->path, i, step));
    add_lcp_path_step(step);
    add_steps(step->sequence, step->step_count);
  }
}

static void add_question(int q, const lcp_context *context, const void *query) {
  row r;
  lcp_status_t status;
  list_index = 0;
  do {
    status = questions[q].ask(context, query, sized(&r, questions[q].answer_size), NULL);
    add_number((uint64_t)status);
    add_answer[q](&r);
    list_index++;
  } while (questions[q].is_list && status == LCP_OK);
  if (status != LCP_OK) return;
  if (q == TRANSITION) {
    const lcp_transition_answer *answer = (const void *)&r;
    add_steps(answer->sequence, answer->step_count);
  }
  if (q == PATH) add_path_steps((const void *)&r);
}

/* How many combinations of what must be given there are; the step from one that is asked on. */
static long long stride_of(const question *q) {
  walk w = walk_start(q);
  long long combinations = 1;
  while (walk_on(&w)) combinations++;
  return share * (combinations / 12 + 1);
}

static void sweep(int q, int kind, lcp_os_version_t os, lcp_profile_t profile, digest *of) {
  static long long stride[QUESTIONS], turns[QUESTIONS];
  uint64_t query[8] = {0};
  walk w = walk_start(&questions[q]);
  if (!stride[q]) stride[q] = stride_of(&questions[q]);
  do {
    life l;
    if (turns[q]++ % stride[q]) continue;
    check_begin(questions[q].name, os, profile, kind, of->count);
    lead(&l, kind, os, profile);
    fill_query(query, &questions[q]);
    walk_put(&w, query);
    vary(query, questions[q].fields);
    if (check_below(2)) vary(&l.app, app_fields);
    if (check_below(2)) vary(&l.facts, facts_fields);
    begin(of);
    add_question(q, &l.context, query);
  } while (walk_on(&w));
}

/* ---- the rule book, and names --------------------------------------------------------------- */

static void add_rules(digest *of) {
  row r;
  for (lcp_rule_index_t i = 0; i < (lcp_rule_index_t)lcp_rule_count(); i++) {
    lcp_rule *rule = sized(&r, sizeof *rule);
    begin(of);
    add_number((uint64_t)lcp_rule_at(i, rule));
    add_lcp_rule(rule);
    const uint32_t steps = rule->step_count, citations = rule->citation_count;
    for (uint32_t n = 0; n < steps; n++) {
      lcp_rule_step_at(i, n, sized(&r, sizeof(lcp_rule_step)));
      add_lcp_rule_step(&r);
    }
    for (uint32_t n = 0; n < citations; n++) {
      lcp_rule_citation_at(i, n, sized(&r, sizeof(lcp_citation)));
      add_lcp_citation(&r);
    }
  }
}

static void add_names(digest *of) {
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++) {
    int64_t value;
    for (uint32_t i = 0; lcp_enum_value_at(kind, i, &value) == LCP_OK; i++) {
      begin(of);
      add_number((uint64_t)value);
      add_text(lcp_enum_name(kind, value));
      if (kind == LCP_ENUM_STATUS) add_text(lcp_status_message((lcp_status_t)value));
    }
  }
}

static void print(const char *name, const digest *d) {
  printf("%-26s %6lld %016" PRIx64 "\n", name, d->count, d->value);
}

int main(void) {
  static digest answers[QUESTIONS], rules, names;
  check_start();
  take_share(1);
  find_boundaries();
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= PROFILES; profile++)
      for (int kind = 0; kind < APPS; kind++)
        for (int q = 0; q < QUESTIONS; q++)
          sweep(q, kind, os_boundaries[os], profile, &answers[q]);
  add_rules(&rules);
  add_names(&names);
  for (int q = 0; q < QUESTIONS; q++) print(questions[q].name, &answers[q]);
  print("rules", &rules);
  print("names", &names);
  return check_failures ? 1 : 0;
}
