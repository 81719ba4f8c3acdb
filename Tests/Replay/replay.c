/*
 * Asks a finished library the questions of a stream, and compares its answers with the answers in the stream,
 * which come from the core. `rulec questions` writes the stream, and AnswerStream.swift describes it.
 *
 *   replay [other|grown] <STREAM
 *
 * Asks each question with a policy of the small form and with a policy of the form with tables. Questions that have a
 * query are also asked in a batch.
 * Every byte of an answer must be the expected one. Fields that the stream does not name must be 0. For each
 * list, a further call asks for the count alone.
 *
 * With `other`, the library is another build. Rules are then compared by their ids. If the library refuses a
 * question because it does not know a value or a field, the question is counted and left out. With `grown`,
 * the book of the library also has more rules, some of which have the id of another rule. Then rules, explanations
 * and the next version on which answers change are not compared.
 *
 * Prints the first differences and the number of all differences. Exits 1 if there is a difference, 2 if the
 * stream is broken.
 */
#include "../ABITests/questions.h"

/* ---- the stream ------------------------------------------------------------------------------- */

static const char signature[] = "lifecycle-policy questions 1\n";

enum record { END, RULE_ROW, NAME, CONTEXT, QUESTION_ASKED, EXPLANATION };

static void stop(const char *what) {
  fprintf(stderr, "replay: the stream is broken: %s\n", what);
  exit(2);
}

static int read_byte(void) {
  static unsigned char bytes[1 << 16];
  static size_t at, end;
  if (at == end) {
    at = 0, end = fread(bytes, 1, sizeof bytes, stdin);
    if (end == 0) stop("it ends too early");
  }
  return bytes[at++];
}

static int64_t read_number(void) {
  uint64_t number = 0;
  int shift = 0, byte;
  do {
    byte = read_byte();
    number |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
  } while (byte & 0x80 && shift < 64);
  if (byte & 0x80) stop("a number has no end");
  return (int64_t)(number >> 1 ^ (~(number & 1) + 1));
}

static size_t read_count(size_t most) {
  int64_t count = read_number();
  if (count < 0 || (uint64_t)count > most) stop("a count is too large");
  return (size_t)count;
}

enum { LONGEST_TEXT = 1 << 14 };

/* Reads a text. The text is valid until the next call. */
static const char *read_text(void) {
  static char text[LONGEST_TEXT];
  size_t length = read_count(LONGEST_TEXT - 1);
  for (size_t i = 0; i < length; i++) text[i] = (char)read_byte();
  text[length] = 0;
  return text;
}

/* ---- the header's structs --------------------------------------------------------------------- */

/* The values of `what` for members that hold no value of an enumeration. */
enum { FIGURE = 0, RULE = -1, OS = -2, BITS = -3 };

typedef struct member {
  const char *name;
  size_t offset, size;
  int what;
} member;

#define STRUCT(type) static const member type##_members[] = {
#define FIELD(type, field, word, name, what) \
  {name, offsetof(type, field) + 8 * (word), SIZE_IN(type, field), what},
#define END(type) {NULL, 0, 0, 0}};
#include "fields.inc"

typedef struct shape {
  const char *name;
  size_t size;
  const member *members;
} shape;

static const shape shapes[] = {
#define STRUCT(type) {#type, sizeof(type), type##_members},
#include "fields.inc"
};

/* A struct of the stream, with its members in the order of the stream. */
enum { MOST_STRUCTS = 64, MOST_MEMBERS = 32 };
static struct named {
  const shape *shape;
  const member *members[MOST_MEMBERS];
  size_t count;
} named_structs[MOST_STRUCTS];

static int is_other, is_grown;

static const shape *shape_named(const char *name) {
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
    if (strcmp(shapes[i].name, name) == 0) return &shapes[i];
  stop("it has a struct that the header does not have");
  return NULL;
}

/* Reads the name of a struct and the names of its fields. Each member must be named. */
static void read_names(struct named *n) {
  const char *name = read_text();
  n->shape = shape_named(name);
  n->count = read_count(MOST_MEMBERS);
  for (size_t i = 0; i < n->count; i++) {
    name = read_text();
    for (const member *m = n->shape->members; m->name; m++)
      if (strcmp(m->name, name) == 0) n->members[i] = m;
    if (!n->members[i]) stop("it has a field that the header does not have");
  }
  for (const member *m = n->shape->members; m->name; m++) {
    int found = 0;
    for (size_t i = 0; i < n->count; i++) found |= n->members[i] == m;
    if (found) continue;
    fprintf(stderr, "replay: the stream does not name %s.%s\n", n->shape->name, m->name);
    exit(2);
  }
}

/* For each rule of the stream, the index of that rule in this library. */
enum { MOST_RULES = 8192 };
static lcp_rule_index_t rule_here[MOST_RULES];
static size_t rule_count;

/* For each rule of this library, the index of the first rule that has the same id. */
static lcp_rule_index_t first_alike[MOST_RULES];

static void find_alike(void) {
  for (uint32_t i = 0; i < lcp_rule_count() && i < MOST_RULES; i++) {
    lcp_rule rule = LCP_RULE_INIT;
    lcp_rule_index_t index = (lcp_rule_index_t)i;
    first_alike[i] = index;
    if (lcp_rule_at(index, &rule) == LCP_OK)
      (void)lcp_rule_find(rule.id, strlen(rule.id), &first_alike[i]);
  }
}

/* Replaces each rule in an answer of another build by the first rule that has the same id. */
static void name_alike(const shape *s, void *bytes) {
  for (const member *m = s->members; is_other && m->name; m++) {
    int32_t index;
    if (m->what != RULE) continue;
    memcpy(&index, (char *)bytes + m->offset, 4);
    if (index < 0 || index >= MOST_RULES) continue;
    memcpy((char *)bytes + m->offset, &first_alike[index], 4);
  }
}

/* Reads a struct, and returns its shape. Sets struct_size. Bytes that belong to no field become 0. */
static const shape *read_struct(void *bytes) {
  struct named *n = &named_structs[read_count(MOST_STRUCTS - 1)];
  if (!n->shape) read_names(n);
  memset(bytes, 0, n->shape->size);
  set_size(bytes, (uint32_t)n->shape->size);
  for (size_t i = 0; i < n->count; i++) {
    const member *m = n->members[i];
    int64_t value = read_number();
    if (m->what == RULE && value >= 0) {
      if ((size_t)value >= rule_count) stop("it names a rule that it does not have");
      value = rule_here[value];
    }
    uint32_t narrow = (uint32_t)value;
    if (m->size == 4) memcpy((char *)bytes + m->offset, &narrow, 4);
    else memcpy((char *)bytes + m->offset, &value, 8);
  }
  return n->shape;
}

static int64_t value_of(const void *bytes, const member *m) {
  int32_t narrow;
  int64_t wide;
  memcpy(&wide, (const char *)bytes + m->offset, m->size == 8 ? 8 : 0);
  if (m->size == 8) return wide;
  memcpy(&narrow, (const char *)bytes + m->offset, 4);
  return m->what == LCP_ENUM_CODE || m->what == OS ? (int64_t)(uint32_t)narrow : narrow;
}

/* ---- differences ------------------------------------------------------------------------------ */

enum { PRINTED = 5 };
static long long differences, asked, answers_compared, items_compared, explained, contexts;
/* How many recorded values, contexts and questions the tested library does not know, because it is older. */
static long long unknown_here;

static lcp_context context;
static lcp_app app;
static lcp_device_facts facts;
static lcp_limit limits[64];
static lcp_limits all_limits;

/* The question that is being asked. */
static const question *asking;
static any_query query;
static const shape *query_shape;

static void print_value(const member *m, int64_t value) {
  const char *name = NULL;
  lcp_rule rule = LCP_RULE_INIT;
  if (m->what > 0) name = lcp_enum_name(m->what, value);
  if (m->what == RULE && value >= 0 && lcp_rule_at((lcp_rule_index_t)value, &rule) == LCP_OK)
    name = rule.id;
  if (name) printf("%s", name);
  else if (m->what == OS && value)
    printf("%d.%d.%d", (int)(value >> 16), (int)(value >> 8 & 255), (int)(value & 255));
  else if (m->what == BITS) printf("%#llx", (unsigned long long)value);
  else if (value == 0 || m->what == RULE) printf("none");
  else printf("%lld", (long long)value);
}

/* Prints the fields of a struct that are not 0. */
static void print_struct(const char *title, const shape *s, const void *bytes) {
  printf("  %s:", title);
  for (const member *m = s->members; m->name; m++) {
    int64_t value = value_of(bytes, m);
    if (value == 0) continue;
    printf(" %s=", m->name);
    print_value(m, value);
  }
  printf("\n");
}

/* True while a rule is replayed with `grown`. Differences are then not counted. */
static int may_differ;

/* Counts a difference. If it is one of the first differences, prints the question and its context, and
   returns 1. */
static int differs(const char *form) {
  if (may_differ || differences++ >= PRINTED) return 0;
  printf("DIFFERS %s, %s\n", asking ? asking->name : "-", form);
  print_struct("context", shape_named("lcp_context"), &context);
  if (context.app) print_struct("app", shape_named("lcp_app"), &app);
  if (context.facts) print_struct("device", shape_named("lcp_device_facts"), &facts);
  if (context.limits) printf("  limits: %u, the first of %lld ns\n", all_limits.count,
                             (long long)limits[0].limit_ns);
  if (asking && asking->query_size) print_struct("query", query_shape, &query);
  return 1;
}

static void print_members(const shape *s, const void *got, const void *expected) {
  int found = 0;
  for (const member *m = s->members; m->name; m++) {
    int64_t a = value_of(got, m), b = value_of(expected, m);
    if (a == b) continue;
    found = 1;
    printf("  %s.%s: expected ", s->name, m->name);
    print_value(m, b);
    printf(", got ");
    print_value(m, a);
    printf("\n");
  }
  if (!found) printf("  %s: its size, or a byte that must be 0\n", s->name);
}

/* Compares a struct byte by byte, after name_alike has replaced the rules of another build. */
static void compare(const char *form, const shape *s, void *got, const void *expected) {
  answers_compared++;
  name_alike(s, got);
  if (memcmp(got, expected, s->size) == 0) return;
  if (differs(form)) print_members(s, got, expected);
}

/* Compares only the fields of a struct that also contains texts. */
static void compare_members(const char *form, const shape *s, const void *got, const void *expected) {
  int same = 1;
  for (const member *m = s->members; m->name; m++) same &= value_of(got, m) == value_of(expected, m);
  if (!same && differs(form)) print_members(s, got, expected);
}

static void compare_number(const char *what, int64_t got, int64_t expected) {
  if (got != expected && differs(what))
    printf("  expected %lld, got %lld\n", (long long)expected, (long long)got);
}

static void compare_text(const char *what, const char *got, const char *expected) {
  if ((!got || strcmp(got, expected) != 0) && differs(what))
    printf("  expected \"%.60s\", got \"%.60s\"\n", expected, got ? got : "(NULL)");
}

/* ---- names and rules -------------------------------------------------------------------------- */

static void replay_name(void) {
  static uint32_t positions[128];
  lcp_enum_kind_t kind = (lcp_enum_kind_t)read_count(127);
  int64_t value = read_number(), found = -1;
  const char *name = read_text();
  int64_t termination = read_number();
  if (is_other && !lcp_enum_name(kind, value)) {
    unknown_here++;
    return;
  }
  compare_number("status of a value", lcp_enum_value_at(kind, positions[kind]++, &found), LCP_OK);
  compare_number("value at a position", found, value);
  compare_text("name of a value", lcp_enum_name(kind, value), name);
  compare_number("status of a name", lcp_enum_parse(kind, name, strlen(name), &found), LCP_OK);
  compare_number("value of a name", found, value);
  if (kind == LCP_ENUM_CAUSE)
    compare_number("termination of a cause", lcp_cause_termination((lcp_cause_t)value), termination);
}

static void replay_fields(lcp_rule_index_t index) {
  size_t count = read_count(256);
  for (size_t i = 0; i < count; i++) {
    lcp_rule_field_t field = (lcp_rule_field_t)read_count(256);
    if (read_number()) {
      const char *text = NULL;
      compare_number("status of a text", lcp_rule_text(index, field, &text), LCP_OK);
      compare_text("text of a rule", text, read_text());
      continue;
    }
    uint32_t values = (uint32_t)read_count(128);
    int64_t value = 0;
    for (uint32_t n = 0; n < values; n++) {
      compare_number("status of a rule's value", lcp_rule_value(index, field, n, &value), LCP_OK);
      compare_number("value of a rule", value, read_number());
    }
    compare_number("status past the last value", lcp_rule_value(index, field, values, &value),
                   LCP_ERROR_OUT_OF_RANGE);
  }
}

static void replay_rule(void) {
  enum { MOST = 64 };
  static char id[LONGEST_TEXT];
  static lcp_rule_step steps[MOST];
  static lcp_citation citations[MOST];
  lcp_rule rule = LCP_RULE_INIT, expected;
  lcp_rule_step step;
  lcp_rule_index_t index = -2;
  size_t count = 0;
  if (rule_count == MOST_RULES) stop("it has too many rules");
  strcpy(id, read_text());
  compare_number("status of a rule's id", lcp_rule_find(id, strlen(id), &index), LCP_OK);
  if (!is_other) compare_number("index of a rule", index, (int64_t)rule_count);
  rule_here[rule_count++] = index;
  compare_number("status of a rule", lcp_rule_at(index, &rule), LCP_OK);
  compare_text("id of a rule", rule.id, id);
  compare_text("note of a rule", rule.note, read_text());
  const shape *s = read_struct(&expected);
  compare_members("rule", s, &rule, &expected);
  compare_number("status of a rule's steps",
                 lcp_list_rule_steps(index, steps, sizeof *steps, MOST, &count, NULL), LCP_OK);
  size_t step_count = read_count(MOST);
  compare_number("number of a rule's steps", (int64_t)count, (int64_t)step_count);
  for (size_t i = 0; i < step_count; i++) {
    s = read_struct(&step);
    if (i < count) compare("step of a rule", s, &steps[i], &step);
  }
  compare_number("status of a rule's sources",
                 lcp_list_citations(index, citations, sizeof *citations, MOST, &count, NULL), LCP_OK);
  size_t source_count = read_count(MOST);
  compare_number("number of a rule's sources", (int64_t)count, (int64_t)source_count);
  for (size_t i = 0; i < source_count; i++) {
    const char *key = read_text();
    if (i < count) compare_text("source of a rule", citations[i].key, key);
  }
  replay_fields(index);
}

/* ---- contexts --------------------------------------------------------------------------------- */

static lcp_policy small;
static lcp_policy *tables;
static int is_prepared;

static void flush_batch(void);

/* Returns whether a status shows that the question comes from a newer build. */
static int is_unknown(lcp_status_t status) {
  return is_other && (status == LCP_ERROR_UNKNOWN_VALUE || status == LCP_ERROR_NEWER_STRUCT ||
                      status == LCP_ERROR_OUT_OF_RANGE);
}

static void replay_knowledge(uint64_t holding, uint64_t failing) {
  for (lcp_condition_t condition = 1; condition <= CONDITIONS; condition++) {
    lcp_knowledge_t found = 0;
    uint64_t bit = LCP_BIT(condition);
    if (is_other && !lcp_enum_name(LCP_ENUM_CONDITION, condition)) continue;
    compare_number("status of a condition", lcp_policy_condition(&small, condition, &found, NULL),
                   LCP_OK);
    if (found == LCP_KNOWLEDGE_ASSUMED) continue; /* policy.c checks these conditions */
    lcp_knowledge_t expected = holding & bit   ? LCP_KNOWLEDGE_HOLDS
                               : failing & bit ? LCP_KNOWLEDGE_FAILS
                                               : LCP_KNOWLEDGE_NOT_GIVEN;
    if (found != expected && differs(lcp_enum_name(LCP_ENUM_CONDITION, condition)))
      printf("  expected %s, got %s\n", lcp_enum_name(LCP_ENUM_KNOWLEDGE, expected),
             lcp_enum_name(LCP_ENUM_KNOWLEDGE, found));
  }
}

static void replay_context(void) {
  lcp_os_version_t next = 77;
  size_t size = lcp_policy_size(LCP_FORM_TABLES);
  flush_batch();
  contexts++;
  asking = NULL;
  read_struct(&context);
  context.app = NULL, context.facts = NULL, context.limits = NULL;
  if (read_count(1)) read_struct(&app), context.app = &app;
  if (read_count(1)) read_struct(&facts), context.facts = &facts;
  all_limits = (lcp_limits)LCP_LIMITS_INIT;
  all_limits.count = (uint32_t)read_count(64);
  for (size_t i = 0; i < all_limits.count; i++) read_struct(&limits[i]);
  all_limits.items = limits;
  if (all_limits.count) context.limits = &all_limits;
  uint64_t holding = (uint64_t)read_number(), failing = (uint64_t)read_number();
  int64_t edge = read_number();
  if (!tables && !(tables = malloc(size))) exit(2);
  lcp_status_t status = lcp_policy_prepare(&context, &small, sizeof small, NULL);
  is_prepared = status == LCP_OK;
  if (is_unknown(status)) {
    unknown_here++;
    return;
  }
  compare_number("status of a context", status, LCP_OK);
  compare_number("status of a context with tables", lcp_policy_prepare(&context, tables, size, NULL),
                 LCP_OK);
  replay_knowledge(holding, failing);
  compare_number("status of an edge", lcp_context_edge_after(&context, context.os, &next, NULL), LCP_OK);
  if (!is_grown) compare_number("next edge", next, edge);
}

/* ---- questions -------------------------------------------------------------------------------- */

/* Lists of explanations have up to MOST_LISTED items. All other lists are short. */
enum { MOST_LISTED = 512, LONG_BATCH = 600, BATCH_ROOM = 1024 };

static const struct listed {
  const char *subject, *item;
  list_function *list;
} lists[] = {
#define LIST(name, subject, item) {#subject, #item, list_##name},
#define BARE_LIST(name, item) {"manifest", #item, list_##name},
#include "questions.inc"
};

/* The expected items of a list, from the stream. */
static unsigned char expected_items[MOST_LISTED * LARGEST];

static size_t read_list(const shape *item) {
  size_t count = read_count(MOST_LISTED);
  for (size_t i = 0; i < count; i++)
    if (read_struct(&expected_items[i * item->size]) != item) stop("a list has another struct");
  return count;
}

/* Returns the list that belongs to a question. Returns NULL if there is no such list. */
static const struct listed *list_behind(const question *q) {
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (strcmp(lists[i].subject, q->name) == 0) return &lists[i];
  return NULL;
}

/* Lists the items for the question in `asking`. If `list` is NULL, lists the rules that explain the
   answer. */
static lcp_status_t list_items(const lcp_policy *policy, list_function *list, void *items,
                               size_t stride, size_t capacity, size_t *count) {
  if (list) return list(policy, &query, items, stride, capacity, count, NULL);
  return lcp_explain(policy, asking->kind, &query, items, stride, capacity, count, NULL);
}

static void compare_list(const char *form, const lcp_policy *policy, list_function *list,
                         const shape *item, size_t count) {
  static unsigned char items[MOST_LISTED * LARGEST];
  size_t found = 0, bytes = count * item->size;
  memset(items, FILL, bytes);
  lcp_status_t status = list_items(policy, list, items, item->size, MOST_LISTED, &found);
  compare_number("status of a list", status, LCP_OK);
  compare_number("length of a list", (int64_t)found, (int64_t)count);
  items_compared += (long long)count;
  if (found != count) return;
  if (!is_other && memcmp(items, expected_items, bytes) == 0) return;
  for (size_t i = 0; i < count; i++)
    compare(form, item, &items[i * item->size], &expected_items[i * item->size]);
}

/* Compares the lists that policies of both forms give. Then asks for the count of items alone, and
   compares it. */
static void replay_list(list_function *list, const shape *item, size_t count) {
  size_t found = 0;
  compare_list("list of the small form", &small, list, item, count);
  compare_list("list of the form with tables", tables, list, item, count);
  compare_number("status of a length", list_items(&small, list, NULL, 0, 0, &found), LCP_OK);
  compare_number("length alone", (int64_t)found, (int64_t)count);
}

/* Questions of one kind and one context, which are asked together as a batch, and the expected answers. */
static unsigned char batch_queries[BATCH_ROOM * LARGEST], batch_answers[BATCH_ROOM * LARGEST];
static size_t batch_count;
static const question *batch_question;
static const shape *batch_query, *batch_answer;

static void ask_batch(const char *form, const lcp_policy *policy, size_t count) {
  static unsigned char answers[BATCH_ROOM * LARGEST];
  static lcp_status_t statuses[BATCH_ROOM];
  size_t size = batch_question->answer_size;
  memset(answers, FILL, count * size);
  lcp_status_t status =
      lcp_query_batch(policy, batch_question->kind, count, batch_queries,
                      batch_question->query_size, answers, size, statuses, NULL);
  compare_number("status of a batch", status, LCP_OK);
  for (size_t i = 0; i < count; i++) {
    memcpy(&query, &batch_queries[i * batch_question->query_size], batch_question->query_size);
    if (statuses[i] != LCP_OK) compare_number("status in a batch", statuses[i], LCP_OK);
    compare(form, batch_answer, &answers[i * size], &batch_answers[i * size]);
  }
}

/* Asks the batch with a policy of the small form, and every second batch also with a policy of the form
   with tables. The library answers long batches in a different way. Every 61st batch is therefore also
   repeated until it is long. */
static void flush_batch(void) {
  static long long turn;
  size_t given = batch_count;
  if (given == 0) return;
  asking = batch_question, query_shape = batch_query;
  turn++;
  ask_batch("batch", &small, given);
  if (turn % 2) ask_batch("batch with tables", tables, given);
  if (turn % 61 == 0 && given < LONG_BATCH) {
    for (size_t i = given; i < LONG_BATCH; i++) {
      memcpy(&batch_queries[i * asking->query_size], &batch_queries[(i % given) * asking->query_size],
             asking->query_size);
      memcpy(&batch_answers[i * asking->answer_size],
             &batch_answers[(i % given) * asking->answer_size], asking->answer_size);
    }
    ask_batch("long batch", &small, LONG_BATCH);
  }
  batch_count = 0;
}

static void add_to_batch(const void *answer, const shape *answer_shape) {
  memcpy(&batch_queries[batch_count * asking->query_size], &query, asking->query_size);
  memcpy(&batch_answers[batch_count * asking->answer_size], answer, asking->answer_size);
  batch_question = asking, batch_query = query_shape, batch_answer = answer_shape;
  if (++batch_count == BATCH_ROOM) flush_batch();
}

static lcp_status_t ask_form(const lcp_policy *policy, unsigned char *answer) {
  memset(answer, FILL, asking->answer_size);
  set_size(answer, (uint32_t)asking->answer_size);
  return asking->ask(policy, &query, answer, NULL);
}

static const question *question_of(int64_t kind) {
  for (int i = 0; i < ANSWERS; i++)
    if (questions[i].kind == kind) return &questions[i];
  stop("it has a question that the header does not have");
  return NULL;
}

/* The number of questions of each kind. */
static long long asked_of[ANSWERS];

/* Stops if a large stream lacks a kind of question. */
static void check_kinds(void) {
  for (int i = 0; i < ANSWERS && asked > 100000; i++) {
    if (asked_of[i]) continue;
    fprintf(stderr, "replay: the stream has no question about a %s\n", questions[i].name);
    exit(2);
  }
}

/* Replays one question. Returns 0 if the question was left out. */
static int replay_question(void) {
  uint64_t expected[LARGEST / 8], answer[LARGEST / 8];
  const shape *answer_shape, *item = NULL;
  const question *next = question_of(read_number());
  size_t count = 0;
  if (batch_count && batch_question != next) flush_batch();
  asking = next;
  if (asking->query_size) query_shape = read_struct(&query);
  answer_shape = read_struct(expected);
  const struct listed *behind = list_behind(asking);
  if (behind) item = shape_named(behind->item), count = read_list(item);
  if (!is_prepared) return 0;
  check_begin(asking->name, context.os, context.profile, contexts, asked);
  lcp_status_t status = ask_form(&small, (unsigned char *)answer);
  if (is_unknown(status)) {
    unknown_here++;
    return 0;
  }
  asked++, asked_of[asking - questions]++;
  compare_number("status of a question", status, LCP_OK);
  if (status == LCP_OK) compare("small form", answer_shape, answer, expected);
  compare_number("status of a question to tables", ask_form(tables, (unsigned char *)answer), LCP_OK);
  compare("form with tables", answer_shape, answer, expected);
  if (behind) replay_list(behind->list, item, count);
  if (asking->query_size) add_to_batch(expected, answer_shape);
  return 1;
}

static void replay_explanation(int is_asked) {
  const shape *item = shape_named("lcp_explanation");
  size_t count = read_list(item);
  if (!is_asked || is_grown) return;
  explained++;
  replay_list(NULL, item, count);
}

int main(int count, char **arguments) {
  int is_asked = 0;
  int64_t record;
  is_grown = count == 2 && strcmp(arguments[1], "grown") == 0;
  is_other = is_grown || (count == 2 && strcmp(arguments[1], "other") == 0);
  if (count > 1 + is_other) {
    fputs("usage: replay [other|grown] <STREAM\n", stderr);
    return 2;
  }
  find_alike();
  check_start();
  for (const char *c = signature; *c; c++)
    if (read_byte() != *c) stop("it does not begin with the signature");
  while ((record = read_number()) != END) switch (record) {
      case RULE_ROW:
        may_differ = is_grown;
        replay_rule();
        may_differ = 0;
        break;
      case NAME: replay_name(); break;
      case CONTEXT: replay_context(); break;
      case QUESTION_ASKED: is_asked = replay_question(); break;
      case EXPLANATION: replay_explanation(is_asked); break;
      default: stop("it has an unknown record");
    }
  flush_batch();
  int64_t context_count = read_number(), question_count = read_number();
  (void)read_number();
  if (context_count != contexts || (question_count != asked && !is_other) || asked == 0)
    stop("its counts do not agree");
  if (!is_other) check_kinds();
  printf("replay: %lld questions in %lld contexts, %lld of them explained, %zu rules; %lld answers and "
         "%lld items compared",
         asked, contexts, explained, rule_count, answers_compared, items_compared);
  if (is_other) printf("; %lld unknown to the library", unknown_here);
  printf("; %lld differ\n", differences);
  return differences ? 1 : 0;
}
