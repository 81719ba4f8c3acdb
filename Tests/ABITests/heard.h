/*
 * Every function, asked over contexts and queries that are shared: what comes out is kept once, to
 * the byte, and compared when it is asked again, from other threads (threads.c) or from a signal
 * handler (signals.c). Comparing allocates nothing, prints nothing, and takes little of the stack.
 *
 * ABI_SHARE=n takes every n-th context (1).
 */
#ifndef ABITESTS_HEARD_H
#define ABITESTS_HEARD_H

#include "any.h"

enum { LIVES = 48, QUERIES = 4, BATCH = 24, ROW = 64 };

/* What every listener asks; nothing writes it once it is prepared. */
static any_life lives[LIVES];
static any_query queries[LIVES][QUESTIONS][QUERIES];
static any_query batches[QUESTIONS][BATCH];
static int lives_taken;

/* ---- what came out at first, and whether it comes out again ---------------------------------- */

static unsigned char *told;
static size_t told_size, told_room;

typedef struct listener {
  int records;
  size_t at;
  long long calls;
  /* The first difference. */
  int differs, part, question;
  /* What is written into: not on the stack, which may be small. */
  uint64_t row[ROW], step_row[ROW], path_row[ROW], answers[BATCH][8];
  lcp_status_t statuses[BATCH];
} listener;

static void hear(listener *l, const void *bytes, size_t size) {
  if (l->records) {
    if (told_size + size > told_room) {
      told_room = 2 * told_room + size + (1 << 20);
      told = realloc(told, told_room);
      if (!told) exit(2);
    }
    memcpy(told + told_size, bytes, size);
    told_size += size;
  } else if (!l->differs && (l->at + size > told_size || memcmp(told + l->at, bytes, size) != 0)) {
    l->differs = 1;
  }
  l->at += size;
}

static void hear_number(listener *l, int64_t number) { hear(l, &number, sizeof number); }

/* The status, the struct and the error of one call; texts are static, so their addresses agree. */
static lcp_status_t hear_call(listener *l, lcp_status_t status, const void *row, size_t size,
                              const lcp_error *error) {
  l->calls++;
  hear_number(l, status);
  hear(l, row, size);
  if (error) hear(l, error, sizeof *error);
  return status;
}

static void *sized(uint64_t *row, size_t size) {
  memset(row, 0, ROW * sizeof *row);
  set_size(row, (uint32_t)size);
  return row;
}

/* ---- questions ------------------------------------------------------------------------------ */

/* As in `questions`, with an index that is not shared. */
static lcp_status_t list_at(int q, const lcp_context *c, const void *query, uint32_t i, void *row,
                            lcp_error *error) {
  switch (q) {
  case NEXT_LIST: return lcp_next_edge_at(c, query, i, row, error);
  case DUTY_LIST: return lcp_duty_at(c, query, i, row, error);
  case FINDING_LIST: return lcp_manifest_finding_at(c, i, row, error);
  case EXPLAIN_TRANSITION: return lcp_explain_transition(c, query, i, row, error);
  case EXPLAIN_DEADLINE: return lcp_explain_deadline(c, query, i, row, error);
  case EXPLAIN_RELAUNCH: return lcp_explain_relaunch(c, query, i, row, error);
  case EXPLAIN_CONDUCT: return lcp_explain_conduct(c, query, i, row, error);
  case EXPLAIN_DELIVERY: return lcp_explain_delivery(c, query, i, row, error);
  case EXPLAIN_MODE: return lcp_explain_mode(c, query, i, row, error);
  case EXPLAIN_QUOTA: return lcp_explain_quota(c, query, i, row, error);
  default: return lcp_explain_termination(c, query, i, row, error);
  }
}

static void ask_steps(listener *l, uint64_t sequence, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    lcp_transition_step *step = sized(l->step_row, sizeof *step);
    hear_call(l, lcp_transition_step_at(sequence, i, step), step, sizeof *step, NULL);
  }
}

static void ask_path_steps(listener *l, const lcp_path_answer *path) {
  for (uint32_t i = 0; i < path->step_count; i++) {
    lcp_path_step *step = sized(l->path_row, sizeof *step);
    hear_call(l, lcp_path_step_at(path->path, i, step), step, sizeof *step, NULL);
    ask_steps(l, step->sequence, step->step_count);
  }
}

static void ask_one(listener *l, const lcp_context *context, int q, const void *query) {
  uint64_t *row = l->row;
  size_t size = questions[q].answer_size;
  lcp_error error = LCP_ERROR_INIT;
  lcp_status_t status;
  if (questions[q].is_list) {
    uint32_t i = 0;
    do {
      status = list_at(q, context, query, i++, sized(row, size), &error);
      hear_call(l, status, row, size, &error);
    } while (status == LCP_OK);
    return;
  }
  status = questions[q].ask(context, query, sized(row, size), &error);
  if (hear_call(l, status, row, size, &error) != LCP_OK) return;
  if (q == TRANSITION) {
    const lcp_transition_answer *answer = (const void *)row;
    ask_steps(l, answer->sequence, answer->step_count);
  }
  if (q == PATH) ask_path_steps(l, (const void *)row);
}

static void ask_batch(listener *l, const lcp_context *context, int q) {
  lcp_error error = LCP_ERROR_INIT;
  memset(l->answers, 0, sizeof l->answers);
  memset(l->statuses, 0, sizeof l->statuses);
  lcp_status_t status = questions[q].batch(context, BATCH, batches[q], sizeof *batches[q],
                                           l->answers, sizeof *l->answers, l->statuses, &error);
  hear_call(l, status, l->answers, sizeof l->answers, &error);
  hear(l, l->statuses, sizeof l->statuses);
}

/* ---- what asks nothing ---------------------------------------------------------------------- */

static void read_names(listener *l) {
  for (lcp_enum_kind_t kind = 0; kind <= KINDS + 1; kind++) {
    int64_t value = 0, parsed = 0;
    lcp_status_t status = LCP_OK;
    const char *versions[] = {lcp_library_version(), lcp_ruleset_version()};
    hear(l, versions, sizeof versions);
    hear_number(l, lcp_abi_version());
    for (uint32_t i = 0; status == LCP_OK; i++) {
      status = lcp_enum_value_at(kind, i, &value);
      const char *name = lcp_enum_name(kind, value);
      hear_call(l, status, &value, sizeof value, NULL);
      hear(l, &name, sizeof name);
      if (!name) continue;
      status |= lcp_enum_parse(kind, name, strlen(name), &parsed);
      hear_call(l, status, &parsed, sizeof parsed, NULL);
      if (kind == LCP_ENUM_CAUSE) hear_number(l, lcp_cause_termination((lcp_cause_t)value));
      if (kind != LCP_ENUM_STATUS) continue;
      const char *texts[] = {lcp_status_name((lcp_status_t)value),
                             lcp_status_message((lcp_status_t)value)};
      hear(l, texts, sizeof texts);
    }
  }
  lcp_os_version_t os = 0;
  hear_call(l, lcp_os_parse("9.3.5", 5, &os), &os, sizeof os, NULL);
  hear_call(l, lcp_os_parse("9.3.", 4, &os), &os, sizeof os, NULL);
}

static void read_rule(listener *l, lcp_rule_index_t index) {
  uint64_t *part = l->step_row;
  lcp_rule *rule = sized(l->row, sizeof *rule);
  lcp_rule_index_t found = LCP_RULE_NONE;
  if (hear_call(l, lcp_rule_at(index, rule), rule, sizeof *rule, NULL) != LCP_OK) return;
  hear_call(l, lcp_rule_find(rule->id, strlen(rule->id), &found), &found, sizeof found, NULL);
  for (uint32_t i = 0; i < rule->step_count; i++)
    hear_call(l, lcp_rule_step_at(index, i, sized(part, sizeof(lcp_rule_step))), part,
              sizeof(lcp_rule_step), NULL);
  for (uint32_t i = 0; i < rule->citation_count; i++)
    hear_call(l, lcp_rule_citation_at(index, i, sized(part, sizeof(lcp_citation))), part,
              sizeof(lcp_citation), NULL);
}

static void read_rules(listener *l) {
  for (uint32_t i = 0; i < lcp_rule_count(); i++) read_rule(l, (lcp_rule_index_t)i);
  for (uint32_t i = 0; i < lcp_citation_count(); i++)
    hear_call(l, lcp_citation_at(i, sized(l->row, sizeof(lcp_citation))), l->row,
              sizeof(lcp_citation), NULL);
}

/* Into an app of its own, from a list that all of them share. */
static void read_info(listener *l) {
  static const lcp_text modes[] = {{"audio", 5}, {"gps", 3}, {"fetch", 5}, {"$(MODE)", 7}};
  static const char *const keys[] = {"UIBackgroundModes", "MinimumOSVersion", "DTSDKName"};
  lcp_info_value list = LCP_INFO_VALUE_INIT, text = LCP_INFO_VALUE_INIT;
  lcp_app app = LCP_APP_INIT;
  list.kind = LCP_INFO_STRING_LIST;
  list.items = modes;
  list.count = sizeof modes / sizeof *modes;
  text.kind = LCP_INFO_STRING;
  text.string.data = "12.0";
  text.string.length = 4;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    lcp_notice notices[8];
    size_t count = 0;
    lcp_error error = LCP_ERROR_INIT;
    memset(notices, 0, sizeof notices);
    lcp_status_t status = lcp_app_apply_info(&app, keys[i], strlen(keys[i]), i ? &text : &list,
                                             notices, 8, &count, &error);
    hear_call(l, status, &app, sizeof app, &error);
    hear(l, notices, sizeof notices);
    hear_number(l, (int64_t)count);
  }
}

/* ---- all of it ------------------------------------------------------------------------------ */

enum { APART = 3 }; /* names, rules and the manifest; a context is a part each */
static size_t part_at[LIVES + APART + 1];

static void ask_life(listener *l, int life) {
  for (int q = 0; q < QUESTIONS; q++) {
    l->question = l->differs ? l->question : q;
    for (int n = 0; n < QUERIES; n++)
      ask_one(l, &lives[life].life.context, q, &queries[life][q][n]);
    if (questions[q].batch) ask_batch(l, &lives[life].life.context, q);
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
  for (int life = 0; life < LIVES; life++) {
    lead_any(&lives[life]);
    for (int q = 0; q < QUESTIONS; q++)
      for (int n = 0; n < QUERIES; n++) ask_any(&questions[q], &queries[life][q][n]);
    /* One that cannot be asked. */
    for (int q = 0; q < QUESTIONS; q++)
      if (questions[q].query_size) set_field(&queries[life][q][0], questions[q].fields, -1);
  }
  for (int q = 0; q < QUESTIONS; q++)
    for (int n = 0; n < BATCH; n++) ask_any(&questions[q], &batches[q][n]);
}

/* Asks everything once, and keeps what comes out. */
static void hear_first(listener *first) {
  find_boundaries();
  prepare_all();
  lives_taken = (int)((LIVES + share - 1) / share);
  first->records = 1;
  first->part = -1;
  for (int part = 0; part < lives_taken + APART; part++) {
    part_at[part] = told_size;
    ask_part(first, part);
  }
  part_at[lives_taken + APART] = told_size;
}

/* What a part is about, for a message on a difference. */
static inline const char *part_name(const listener *l) {
  return l->part < APART ? "names, rules or info" : questions[l->question].name;
}

#endif /* ABITESTS_HEARD_H */
