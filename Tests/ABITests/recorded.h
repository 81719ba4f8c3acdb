/*
 * Calls every function, except those of devices, days and auditors, with shared contexts, policies and queries.
 * Keeps the output of the first run, byte by byte. Other threads (threads.c) or a signal handler (signals.c)
 * then make the same calls, and compare their output with the first one. The comparison allocates nothing,
 * prints nothing, and uses little stack.
 *
 * ABI_SHARE=n takes every n-th context (default: 1).
 */
#ifndef ABITESTS_RECORDED_H
#define ABITESTS_RECORDED_H

#include "any.h"

enum { LIVES = 48, QUERIES = 4, BATCH = 24, ROW = 64, ITEMS = 1024, OWN = 1 << 17 };

/* The contexts that all listeners share. Once prepared, they are only read. */
static any_life lives[LIVES];
static lcp_policy *tables[LIVES];
static size_t tables_size;
static any_query queries[LIVES][QUESTIONS][QUERIES];
static any_query batches[QUESTIONS][BATCH];
static int lives_taken;

/* ---- the first output, and its comparison --------------------------------------------------- */

static unsigned char *recorded;
static size_t recorded_size, recorded_room;

typedef struct listener {
  int records;
  size_t at;
  long long calls;
  /* Whether the output differed, and the part and the question of the first difference. */
  int differs, part, question;
  /* The output buffers. They are not on the stack, which may be small. */
  uint64_t row[ROW], items[ITEMS], answers[BATCH][LARGEST / 8], own[OWN / 8];
  lcp_status_t statuses[BATCH];
} listener;

static void record(listener *l, const void *bytes, size_t size) {
  if (size == 0) return;
  if (l->records) {
    if (recorded_size + size > recorded_room) {
      recorded_room = 2 * recorded_room + size + (1 << 20);
      recorded = realloc(recorded, recorded_room);
      if (!recorded) exit(2);
    }
    memcpy(recorded + recorded_size, bytes, size);
    recorded_size += size;
  } else if (!l->differs && (l->at + size > recorded_size || memcmp(recorded + l->at, bytes, size) != 0)) {
    l->differs = 1;
  }
  l->at += size;
}

static void record_number(listener *l, int64_t number) { record(l, &number, sizeof number); }

/* Records the status, the struct and the error of one call. Pointers in the struct can be compared as bytes,
   because the library's texts are static: equal texts have equal addresses. */
static lcp_status_t record_call(listener *l, lcp_status_t status, const void *row, size_t size,
                              const lcp_error *error) {
  l->calls++;
  record_number(l, status);
  record(l, row, size);
  if (error) record(l, error, sizeof *error);
  return status;
}

static void *sized(uint64_t *row, size_t size) {
  memset(row, 0, ROW * sizeof *row);
  set_size(row, (uint32_t)size);
  return row;
}

/* Records the status, the array, the error and the count of a call that lists something. */
static void record_items(listener *l, lcp_status_t status, size_t count, const lcp_error *error) {
  record_call(l, status, l->items, sizeof l->items, error);
  record_number(l, (int64_t)count);
}

/* ---- policies and questions ----------------------------------------------------------------- */

static void ask_one(listener *l, const lcp_policy *policy, int q, const void *query) {
  size_t size = questions[q].answer_size, count = 0;
  lcp_error error = LCP_ERROR_INIT;
  if (questions[q].list) {
    memset(l->items, 0, sizeof l->items);
    lcp_status_t status = questions[q].list(policy, query, l->items, size,
                                            sizeof l->items / size, &count, &error);
    record_items(l, status, count, &error);
    return;
  }
  lcp_status_t status = questions[q].ask(policy, query, sized(l->row, size), &error);
  record_call(l, status, l->row, size, &error);
  char text[256] = "";
  status = lcp_answer_text(policy, questions[q].kind, query, NULL, text, sizeof text, &count, &error);
  record_call(l, status, text, sizeof text, &error);
  record_number(l, (int64_t)count);
}

static void ask_batch(listener *l, const lcp_policy *policy, int q) {
  lcp_error error = LCP_ERROR_INIT;
  memset(l->answers, 0, sizeof l->answers);
  memset(l->statuses, 0, sizeof l->statuses);
  lcp_status_t status =
      lcp_query_batch(policy, questions[q].kind, BATCH, batches[q], sizeof *batches[q], l->answers,
                      sizeof *l->answers, l->statuses, &error);
  record_call(l, status, l->answers, sizeof l->answers, &error);
  record(l, l->statuses, sizeof l->statuses);
}

/* Prepares policies of both forms from a shared context, in the listener's own memory. */
static void prepare_own(listener *l, const any_life *life) {
  lcp_policy *own = (void *)l->own;
  lcp_error error = LCP_ERROR_INIT;
  lcp_os_version_t next = 0;
  const lcp_context *context = &life->life.context;
  memset(own, 0, sizeof *own); /* keeps unused bytes the same each time */
  record_call(l, lcp_policy_prepare(context, own, sizeof *own, &error), own, sizeof *own, &error);
  record_call(l, lcp_policy_prepare(context, own, 2047, &error), own, sizeof *own, &error);
  record_call(l, lcp_policy_prepare(context, own, tables_size, &error), NULL, 0, &error);
  for (lcp_condition_t condition = 0; condition <= CONDITIONS; condition++) {
    lcp_knowledge_t knowledge = 0;
    lcp_status_t status = lcp_policy_condition(own, condition, &knowledge, &error);
    record_call(l, status, &knowledge, sizeof knowledge, &error);
  }
  record_call(l, lcp_context_edge_after(context, context->os, &next, &error), &next, sizeof next,
            &error);
}

/* ---- functions that ask no question ----------------------------------------------------------- */

static void read_names(listener *l) {
  for (lcp_enum_kind_t kind = 0; kind <= KINDS + 1; kind++) {
    int64_t value = 0, parsed = 0;
    lcp_status_t status = LCP_OK;
    const char *versions[] = {lcp_library_version(), lcp_ruleset_version()};
    record(l, versions, sizeof versions);
    record_number(l, lcp_abi_version());
    for (uint32_t i = 0; status == LCP_OK; i++) {
      status = lcp_enum_value_at(kind, i, &value);
      const char *name = lcp_enum_name(kind, value);
      record_call(l, status, &value, sizeof value, NULL);
      record(l, &name, sizeof name);
      const char *titles[] = {lcp_enum_title(kind, value),
                              lcp_condition_opposite_title((lcp_condition_t)value)};
      record(l, titles, sizeof titles);
      if (!name) continue;
      status |= lcp_enum_parse(kind, name, strlen(name), &parsed);
      record_call(l, status, &parsed, sizeof parsed, NULL);
      if (kind == LCP_ENUM_CAUSE) record_number(l, lcp_cause_termination((lcp_cause_t)value));
      if (kind == LCP_ENUM_STATE)
        record_call(l, lcp_state_raw_value((lcp_state_t)value, &parsed), &parsed, sizeof parsed, NULL);
      if (kind != LCP_ENUM_STATUS) continue;
      const char *text = lcp_status_message((lcp_status_t)value);
      record(l, &text, sizeof text);
    }
    record_number(l, (int64_t)lcp_policy_size(kind));
    record_number(l, lcp_os_newest());
  }
  lcp_os_version_t os = 0;
  record_call(l, lcp_os_parse("9.3.5", 5, &os), &os, sizeof os, NULL);
  record_call(l, lcp_os_parse("9.3.", 4, &os), &os, sizeof os, NULL);
}

static void read_citations(listener *l, lcp_rule_index_t index) {
  lcp_error error = LCP_ERROR_INIT;
  size_t count = 0, size = sizeof(lcp_citation);
  memset(l->items, 0, sizeof l->items);
  lcp_status_t status = lcp_list_citations(index, (void *)l->items, size, sizeof l->items / size,
                                           &count, &error);
  record_items(l, status, count, &error);
}

static void read_rule(listener *l, lcp_rule_index_t index) {
  lcp_rule *rule = sized(l->row, sizeof *rule);
  lcp_rule_index_t found = LCP_RULE_NONE;
  lcp_error error = LCP_ERROR_INIT;
  size_t count = 0, size = sizeof(lcp_rule_step);
  if (record_call(l, lcp_rule_at(index, rule), rule, sizeof *rule, NULL) != LCP_OK) return;
  record_call(l, lcp_rule_find(rule->id, strlen(rule->id), &found), &found, sizeof found, NULL);
  for (lcp_rule_field_t field = 0; field <= LAST_RULE_FIELD + 1; field++) {
    int64_t value = 0;
    const char *text = NULL;
    lcp_status_t status = LCP_OK;
    for (uint32_t i = 0; status == LCP_OK; i++) {
      status = lcp_rule_value(index, field, i, &value);
      record_call(l, status, &value, sizeof value, NULL);
    }
    record_call(l, lcp_rule_text(index, field, &text), &text, sizeof text, NULL);
  }
  memset(l->items, 0, sizeof l->items);
  lcp_status_t status = lcp_list_rule_steps(index, (void *)l->items, size, sizeof l->items / size,
                                            &count, &error);
  record_items(l, status, count, &error);
}

/* Reads every third rule, and the citations of some of them. Reading all rules in a signal handler would take too
   long. */
static void read_rules(listener *l) {
  for (uint32_t i = 0; i < lcp_rule_count(); i += 3) {
    read_rule(l, (lcp_rule_index_t)i);
    if (i % 8 == 0) read_citations(l, (lcp_rule_index_t)i);
  }
  read_rule(l, -5);
  read_citations(l, LCP_RULE_NONE);
  read_citations(l, -5);
}

/* Applies a shared list to the listener's own app. */
static void read_info(listener *l) {
  static const lcp_text modes[] = {{"audio", 5}, {"gps", 3}, {"fetch", 5}, {"$(MODE)", 7}};
  static const char *const keys[] = {"UIBackgroundModes", "MinimumOSVersion", "DTSDKName"};
  lcp_info_value list = LCP_INFO_VALUE_INIT, text = LCP_INFO_VALUE_INIT;
  lcp_app app = LCP_APP_INIT;
  lcp_info_progress progress = LCP_INFO_PROGRESS_INIT;
  list.kind = LCP_INFO_STRING_LIST;
  list.items = modes;
  list.item_count = sizeof modes / sizeof *modes;
  text.kind = LCP_INFO_STRING;
  text.string = "12.0";
  text.string_length = 4;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    lcp_notice notices[8];
    size_t count = 0;
    lcp_error error = LCP_ERROR_INIT;
    memset(notices, 0, sizeof notices);
    lcp_status_t status =
        lcp_app_apply_info(&app, &progress, keys[i], strlen(keys[i]), i ? &text : &list, notices,
                           sizeof *notices, 8, &count, &error);
    record_call(l, status, &app, sizeof app, &error);
    record(l, &progress, sizeof progress);
    record(l, notices, sizeof notices);
    record_number(l, (int64_t)count);
  }
}

/* ---- all of it ------------------------------------------------------------------------------ */

enum { APART = 3 }; /* the parts that do not belong to a context: names, rules, Info.plist */
static size_t part_at[LIVES + APART + 1];

/* Asks shared policies of both forms, and the listener's own policy. */
static void ask_life(listener *l, int life) {
  prepare_own(l, &lives[life]);
  const lcp_policy *policies[] = {&lives[life].life.policy, tables[life], (void *)l->own};
  for (int q = 0; q < QUESTIONS; q++) {
    l->question = l->differs ? l->question : q;
    for (int n = 0; n < QUERIES; n++) ask_one(l, policies[n % 3], q, &queries[life][q][n]);
    if (has_batch(&questions[q])) ask_batch(l, policies[q % 3], q);
  }
}

static void ask_part(listener *l, int part) {
  if (!l->records) l->at = part_at[part];
  switch (part) {
  case 0: read_names(l); break;
  case 1: read_rules(l); break;
  case 2: read_info(l); break;
  default: ask_life(l, part - APART);
  }
  if (!l->records && !l->differs) l->differs = l->at != part_at[part + 1];
  if (l->differs && l->part < 0) l->part = part;
}

static void prepare_all(void) {
  tables_size = lcp_policy_size(LCP_FORM_TABLES);
  if (tables_size > OWN) exit(2);
  for (int life = 0; life < LIVES; life++) {
    lead_any(&lives[life]);
    tables[life] = prepare_tables(&lives[life].life.context);
    for (int q = 0; q < QUESTIONS; q++)
      for (int n = 0; n < QUERIES; n++) ask_any(&questions[q], &queries[life][q][n]);
    /* Makes the first query of each question invalid. */
    for (int q = 0; q < QUESTIONS; q++)
      if (questions[q].query_size) set_field(&queries[life][q][0], questions[q].fields, -1);
  }
  for (int q = 0; q < QUESTIONS; q++)
    for (int n = 0; n < BATCH; n++) ask_any(&questions[q], &batches[q][n]);
}

static void free_all(void) {
  for (int life = 0; life < LIVES; life++) free(tables[life]);
  free(recorded);
}

/* Asks everything once, and keeps the output. */
static void record_first(listener *first) {
  find_boundaries();
  prepare_all();
  lives_taken = (int)((LIVES + share - 1) / share);
  first->records = 1;
  first->part = -1;
  for (int part = 0; part < lives_taken + APART; part++) {
    part_at[part] = recorded_size;
    ask_part(first, part);
  }
  part_at[lives_taken + APART] = recorded_size;
}

/* Returns the name of a part, for a message about a difference. */
static inline const char *part_name(const listener *l) {
  return l->part < APART ? "names, rules or info" : questions[l->question].name;
}

#endif /* ABITESTS_RECORDED_H */
