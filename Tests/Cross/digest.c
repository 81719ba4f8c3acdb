/*
 * Prints a digest of the answers to every question on every version where answers change, under every
 * evidence profile, for several kinds of apps: one line for each question, the same on every machine. Every
 * other policy has tables. Lists are read to their end, and so are the names and the rule book with every
 * field of its rules.
 *
 * For each question, app and version about twelve combinations of the required fields are asked, different
 * ones each time, with random values in the optional fields. ABI_SHARE=n asks every n-th.
 */
#include "any.h"
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

static inline void add_number(uint64_t value, size_t size) {
  (void)size;
  for (int shift = 0; shift < 64; shift += 8) add_byte((unsigned)(value >> shift & 0xff));
}

static inline void add_text(const char *text, size_t size) {
  (void)size;
  if (!text) text = "(NULL)";
  do add_byte((unsigned char)*text);
  while (*text++);
}

static inline void add_words(const uint64_t *words, size_t size) {
  for (size_t i = 0; i < size / sizeof *words; i++) add_number(words[i], sizeof *words);
}

/* What a host passes is not part of the digest. */
static inline void skip(const void *pointer, size_t size) { (void)pointer, (void)size; }

/* Skips struct_size, which comes first and differs where pointers have another size. */
#define ADD(x)                                                                                \
  _Generic((x), const char *: add_text, const uint64_t *: add_words, const lcp_text *: skip,   \
      const lcp_app *: skip, const lcp_device_facts *: skip, const lcp_limits *: skip,         \
      const lcp_limit *: skip, default: add_number)(x, sizeof(x))
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
    [SUSPENSION] = add_lcp_suspension_answer, [PURGE] = add_lcp_purge_answer,
    [ANSWERS] = add_lcp_step, add_lcp_edge, add_lcp_path_step, add_lcp_duty, add_lcp_finding,
    add_lcp_explanation, add_lcp_explanation, add_lcp_explanation, add_lcp_explanation,
    add_lcp_explanation, add_lcp_explanation, add_lcp_explanation, add_lcp_explanation,
    add_lcp_explanation, add_lcp_explanation};

/* ---- questions ------------------------------------------------------------------------------ */

/* Gives about half of the optional fields a random value. */
static void vary(void *bytes, const field *fields) {
  for (const field *f = fields; f->name; f++)
    if (!f->required && check_below(2)) set_field(bytes, f, any_value(f));
}

static void add_question(int q, const void *policy, const void *query) {
  static uint64_t items[MOST_ITEMS * LARGEST / sizeof(uint64_t)];
  const question *about = &questions[q];
  size_t count = 1, stride = about->answer_size;
  lcp_status_t status;
  memset(items, 0, stride);
  set_size(items, (uint32_t)stride);
  if (about->ask) status = about->ask(policy, query, items, NULL);
  else status = about->list(policy, query, items, stride, MOST_ITEMS, &count, NULL);
  add_number((uint64_t)status, sizeof status);
  if (status != LCP_OK) return;
  add_number(count, sizeof count);
  for (size_t i = 0; i < count && i < MOST_ITEMS; i++)
    add_answer[q]((const char *)items + i * stride);
}

/* Returns the policy of an app and device, in the small form or with tables. */
static const lcp_policy *policy_of(life *l) {
  static lcp_policy *with_tables;
  static size_t size;
  if (!with_tables) {
    size = lcp_policy_size(LCP_FORM_TABLES);
    with_tables = malloc(size);
    if (!with_tables) exit(2);
  }
  lcp_policy *policy = check_below(2) ? with_tables : &l->policy;
  CHECK_STATUS(lcp_policy_prepare(&l->context, policy, policy == with_tables ? size : sizeof *policy,
                                  NULL),
               LCP_OK);
  return policy;
}

/* Returns the step from one combination of required fields that is asked to the next. */
static long long stride_of(const question *q) {
  walk w = walk_start(q);
  long long combinations = 1;
  while (walk_on(&w)) combinations++;
  return share * (combinations / 12 + 1);
}

static void sweep(int q, int kind, lcp_os_version_t os, lcp_profile_t profile, digest *of) {
  static long long stride[QUESTIONS], turns[QUESTIONS];
  any_query query;
  walk w = walk_start(&questions[q]);
  if (!stride[q]) stride[q] = stride_of(&questions[q]);
  do {
    life l;
    if (turns[q]++ % stride[q]) continue;
    check_begin(questions[q].name, os, profile, kind, of->count);
    lead(&l, kind, os, profile);
    fill_query(&query, &questions[q]);
    walk_put(&w, &query);
    vary(&query, questions[q].fields);
    if (check_below(2)) vary(&l.app, lcp_app_fields);
    if (check_below(2)) vary(&l.facts, lcp_device_facts_fields);
    begin(of);
    add_question(q, policy_of(&l), &query);
  } while (walk_on(&w));
}

/* ---- the rule book, and names --------------------------------------------------------------- */

static void add_fields(lcp_rule_index_t rule) {
  for (lcp_rule_field_t field = 1; field <= LAST_RULE_FIELD; field++) {
    const char *text;
    int64_t value;
    if (lcp_rule_text(rule, field, &text) == LCP_OK) add_text(text, sizeof text);
    for (uint32_t n = 0; lcp_rule_value(rule, field, n, &value) == LCP_OK; n++)
      add_number((uint64_t)value, sizeof value);
  }
}

static void add_rules(digest *of) {
  enum { MOST = 32 };
  for (lcp_rule_index_t i = 0; i < (lcp_rule_index_t)lcp_rule_count(); i++) {
    lcp_rule rule = LCP_RULE_INIT;
    lcp_rule_step steps[MOST];
    lcp_citation citations[MOST];
    size_t step_count = 0, citation_count = 0;
    begin(of);
    CHECK_STATUS(lcp_rule_at(i, &rule), LCP_OK);
    add_lcp_rule(&rule);
    add_fields(i);
    CHECK_STATUS(lcp_list_rule_steps(i, steps, sizeof *steps, MOST, &step_count, NULL), LCP_OK);
    for (size_t n = 0; n < step_count && n < MOST; n++) add_lcp_rule_step(&steps[n]);
    CHECK_STATUS(lcp_list_citations(i, citations, sizeof *citations, MOST, &citation_count, NULL),
                 LCP_OK);
    CHECKF(step_count <= MOST && citation_count <= MOST, "%s: too long", rule.id);
    for (size_t n = 0; n < citation_count && n < MOST; n++) add_lcp_citation(&citations[n]);
  }
}

static void add_names(digest *of) {
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++) {
    int64_t value;
    for (uint32_t i = 0; lcp_enum_value_at(kind, i, &value) == LCP_OK; i++) {
      begin(of);
      add_number((uint64_t)value, sizeof value);
      add_text(lcp_enum_name(kind, value), 0);
      if (kind == LCP_ENUM_STATUS) add_text(lcp_status_message((lcp_status_t)value), 0);
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
