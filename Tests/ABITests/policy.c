/*
 * Checks policies, which lie in memory of the host. Both forms, and every copy of either form, must give
 * equal answers. Nothing may be written past the given memory. Whatever the memory contains, no call
 * may trap, read outside the memory or take long. To test this, the program changes bits and writes
 * meaningless bytes, both in policies and in their tables. Most policies end where an unreadable page begins.
 * A policy must report what is known about each condition as the context gave it.
 *
 * ABI_SHARE=n takes every n-th part (default: 1). ABI_SEED is the seed of the random parts.
 */
#include "any.h"
#include "guarded.h"

static size_t tables_size;

/* ---- memory that ends at an unreadable page -------------------------------------------------- */

enum { ROOMS = 4, ROOM = 1 << 17 };
static unsigned char *rooms[ROOMS];

/* Returns the address of the last `size` bytes of rooms[room]. */
static void *at_edge(int room, size_t size) { return rooms[room] + ROOM - size; }

/* ---- sizes ---------------------------------------------------------------------------------- */

static void sizes(void) {
  const lcp_form_t none[] = {INT32_MIN, -1, 0, LCP_FORM_TABLES + 1, 255, 65537, INT32_MAX};
  check_begin("lcp_policy_size", 0, 0, 0, 0);
  CHECK_INT(lcp_policy_size(LCP_FORM_SMALL), 2048);
  CHECK_INT(sizeof(lcp_policy), 2048);
  CHECKF(tables_size > 2048 && tables_size <= 69632, "%zu bytes", tables_size);
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    CHECK_INT(lcp_policy_size(none[i]), 0);

  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  unsigned char *room = at_edge(0, tables_size);
  for (size_t size = 0; size <= tables_size; size += size < 2060 ? 1 : 997) {
    lcp_error error;
    check_begin("lcp_policy_prepare", (long long)size, 0, 0, 0);
    memset(room, FILL, tables_size);
    blank_error(&error);
    lcp_status_t status = lcp_policy_prepare(&context, (void *)room, size, &error);
    check_error(status, &error);
    CHECK_STATUS(status, size < 2048 ? LCP_ERROR_OUT_OF_RANGE : LCP_OK);
    if (status == LCP_OK) {
      CHECK_UNTOUCHED(room + 2048, FILL, tables_size - 2048);
      continue;
    }
    CHECK_INT(error.field, LCP_FIELD_POLICY_SIZE);
    CHECK_INT(error.value, (int64_t)size);
    CHECK_INT(error.least, 2048);
    CHECK_UNTOUCHED(room, FILL, tables_size);
  }
  /* If the size is at least that of a policy with tables, the policy gets tables, and the library writes
     nothing after them. */
  const size_t more[] = {tables_size, tables_size + 1, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX};
  for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
    check_begin("lcp_policy_prepare", (long long)more[i], 1, 0, 0);
    memset(room, FILL, tables_size);
    CHECK_STATUS(lcp_policy_prepare(&context, (void *)room, more[i], NULL), LCP_OK);
    CHECK(!check_all(room + 2048, FILL, tables_size - 2048));
  }
}

/* ---- equal answers -------------------------------------------------------------------------- */

enum { SMALL, TABLES, MOVED, CUT, ODD, FORMS };
static const char *const form_names[FORMS] = {"small", "tables", "moved", "cut", "odd"};
static const void *forms[FORMS];
static long long compared;

/* Makes the same policy in several ways: prepares the small form, a policy with tables, and a policy with
   tables at an odd address; copies the policy with tables whole; and copies only its first bytes. */
static void take_forms(const lcp_context *context) {
  void *tables = at_edge(0, tables_size), *moved = at_edge(1, tables_size);
  void *cut = at_edge(2, sizeof(lcp_policy)), *odd = at_edge(3, tables_size + 3);
  static lcp_policy small;
  CHECK_STATUS(lcp_policy_prepare(context, &small, sizeof small, NULL), LCP_OK);
  CHECK_STATUS(lcp_policy_prepare(context, tables, tables_size, NULL), LCP_OK);
  CHECK_STATUS(lcp_policy_prepare(context, odd, tables_size, NULL), LCP_OK);
  memcpy(moved, tables, tables_size);
  memcpy(cut, tables, sizeof(lcp_policy));
  forms[SMALL] = &small, forms[TABLES] = tables, forms[MOVED] = moved;
  forms[CUT] = cut, forms[ODD] = odd;
}

static void compare(const question *q, const void *query) {
  static unsigned char first[sizeof item_bytes];
  size_t length = 0;
  for (int form = 0; form < FORMS; form++) {
    lcp_error error;
    check_at[3] = form;
    CHECK_STATUS(ask(q, forms[form], query, &error), LCP_OK);
    if (form == SMALL) memcpy(first, told_bytes(q), length = told_length(q));
    else
      CHECKF(told_length(q) == length && memcmp(first, told_bytes(q), length) == 0,
             "%s: the form \"%s\" says otherwise", q->name, form_names[form]);
  }
  compared++;
}

/* Asks random questions about random apps. Every form must give an equal answer. */
static void equal_anywhere(int rounds) {
  for (int n = 0; n < rounds; n++) {
    any_life l;
    if (!taken()) continue;
    lead_any(&l);
    take_forms(&l.life.context);
    for (int q = 0; q < QUESTIONS; q++)
      for (int k = 0; k < 6; k++) {
        any_query query;
        ask_any(&questions[q], &query);
        check_begin("equal answers", n, q, k, 0);
        compare(&questions[q], &query);
      }
  }
}

/* Compares the small form with the form with tables, for transition, deadline and relaunch questions with all values of
   their required fields. */
static void equal_everywhere(int rounds) {
  static const int asked[] = {TRANSITION, DEADLINE, RELAUNCH};
  for (int n = 0; n < rounds; n++) {
    any_life l;
    if (!taken()) continue;
    lead_any(&l);
    take_forms(&l.life.context);
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
      const question *q = &questions[asked[i]];
      any_query query;
      walk w = walk_start(q);
      memset(&query, 0, sizeof query);
      set_size(&query, (uint32_t)q->query_size);
      do {
        unsigned char one[LARGEST], other[LARGEST];
        walk_put(&w, &query);
        set_size(memset(one, FILL, sizeof one), (uint32_t)q->answer_size);
        set_size(memset(other, FILL, sizeof other), (uint32_t)q->answer_size);
        check_begin(q->name, n, w.value[0], w.count > 1 ? w.value[1] : 0,
                    w.count > 2 ? w.value[2] : 0);
        CHECK_STATUS(q->ask(forms[SMALL], &query, one, NULL), LCP_OK);
        CHECK_STATUS(q->ask(forms[TABLES], &query, other, NULL), LCP_OK);
        CHECK(memcmp(one, other, sizeof one) == 0);
        compared++;
      } while (walk_on(&w));
    }
  }
}

/* Checks that the library uses tables only at the address at which they were prepared. Changed tables at that
   address must change the answer about a transition, a deadline and a relaunch. A copy of the policy with the
   changed tables must still give the first answer. */
static void used_in_place(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  unsigned char *tables = at_edge(0, tables_size), *moved = at_edge(1, tables_size);
  for (int q = 0; q < ANSWERS; q++) {
    unsigned char first[LARGEST];
    lcp_error error;
    setting s;
    prepare(&s, &questions[q]);
    check_begin("tables in use", q, 0, 0, 0);
    CHECK_STATUS(lcp_policy_prepare(&context, (void *)tables, tables_size, NULL), LCP_OK);
    CHECK_STATUS(ask(&questions[q], tables, &s.query, &error), LCP_OK);
    memcpy(first, answer_bytes, questions[q].answer_size);
    int used = 0;
    for (int n = 0; n < 200 && !used; n++) {
      for (size_t i = 2056; i < tables_size; i += 8) { /* after the mark that ties the tables to the policy */
        uint64_t word = check_random();
        memcpy(tables + i, &word, 8);
      }
      memcpy(moved, tables, tables_size);
      CHECK_STATUS(ask(&questions[q], moved, &s.query, &error), LCP_OK);
      CHECK(memcmp(first, answer_bytes, questions[q].answer_size) == 0);
      CHECK_STATUS(ask(&questions[q], tables, &s.query, &error), LCP_OK);
      used = memcmp(first, answer_bytes, questions[q].answer_size) != 0;
    }
    if (q == TRANSITION || q == DEADLINE || q == RELAUNCH) CHECK(used);
  }
}

/* ---- memory that is no policy ----------------------------------------------------------------- */

/* Checks that every function refuses `policy`, and writes nothing. */
static void refused(const void *policy) {
  for (int i = 0; i < QUESTIONS; i++) {
    const question *q = &questions[i];
    lcp_error error;
    any_query query;
    fill_query(&query, q);
    CHECK_STATUS(ask(q, policy, &query, &error), LCP_ERROR_POLICY);
    CHECK_INT(error.field, LCP_FIELD_POLICY);
    if (!has_batch(q)) continue;
    lcp_status_t statuses[2] = {-77, -77};
    memset(answer_bytes, FILL, sizeof answer_bytes);
    CHECK_REFUSED(lcp_query_batch(policy, q->kind, 2, &query, 4, answer_bytes, 4, statuses, &error),
                  LCP_ERROR_POLICY, LCP_FIELD_POLICY, 0);
    CHECK_UNTOUCHED(answer_bytes, FILL, sizeof answer_bytes);
    CHECK(statuses[0] == -77 && statuses[1] == -77);
  }
  lcp_knowledge_t knowledge = 77;
  lcp_error error;
  CHECK_REFUSED(lcp_policy_condition(policy, 1, &knowledge, &error), LCP_ERROR_POLICY, LCP_FIELD_POLICY, 0);
  CHECK_INT(knowledge, 77);
  any_query query;
  size_t length = 77;
  ask_any(&questions[0], &query);
  CHECK_STATUS(lcp_answer_text(policy, questions[0].kind, &query, NULL, NULL, 0, &length, &error),
               LCP_ERROR_POLICY);
  CHECK_INT(length, 77);
}

/* Tries memory without a policy, and the policy of another build, whose first word differs. */
static void foreign(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  unsigned char *policy = at_edge(2, sizeof(lcp_policy));
  const int fills[] = {0, 0xFF, FILL};
  for (size_t i = 0; i < sizeof fills / sizeof *fills; i++) {
    check_begin("no policy", fills[i], 0, 0, 0);
    refused(memset(policy, fills[i], sizeof(lcp_policy)));
  }
  for (int bit = 0; bit < 64; bit++) {
    check_begin("another build", bit, 0, 0, 0);
    prepare_policy(&context, (void *)policy);
    policy[bit / 8] ^= (unsigned char)(1 << bit % 8);
    refused(policy);
  }
}

/* ---- damaged policies ------------------------------------------------------------------------- */

static long long damaged, damaged_calls;

/* Asks a possibly damaged policy all kinds of questions. Any answer is good if it comes soon. */
static void endure(const void *policy, uint64_t seed) {
  static unsigned char answers[4 * LARGEST], items[8 * LARGEST];
  alarm(60);
  for (int i = 0; i < QUESTIONS; i++) {
    const question *q = &questions[i];
    any_query queries[4];
    lcp_status_t statuses[4];
    for (int n = 0; n < 4; n++) {
      check_begin(q->name, (long long)seed, n, 0, 0);
      ask_any(q, &queries[n]);
      if (q->list) {
        size_t count = 0;
        CHECK_STATUS(q->list(policy, &queries[n], items, q->answer_size, 8, &count, NULL), LCP_OK);
        CHECKF(count < 10000, "%zu items", count);
        continue;
      }
      memset(answers, FILL, sizeof answers);
      set_size(answers, (uint32_t)q->answer_size);
      CHECK_STATUS(q->ask(policy, &queries[n], answers, NULL), LCP_OK);
      CHECK_UNTOUCHED(answers + q->answer_size, FILL, sizeof answers - q->answer_size);
    }
    damaged_calls += 4;
    if (q->ask) {
      size_t length = 0;
      check_begin("lcp_answer_text", (long long)seed, i, 0, 0);
      CHECK_STATUS(lcp_answer_text(policy, q->kind, &queries[0], NULL, NULL, 0, &length, NULL), LCP_OK);
      CHECK(length > 0);
    }
    if (!has_batch(q)) continue;
    check_begin("lcp_query_batch", (long long)seed, i, 0, 0);
    CHECK_STATUS(lcp_query_batch(policy, q->kind, 4, queries, sizeof *queries, answers, LARGEST,
                                 statuses, NULL),
                 LCP_OK);
    damaged_calls++;
  }
  for (lcp_condition_t condition = 1; condition <= CONDITIONS; condition++) {
    lcp_knowledge_t knowledge = 0;
    check_begin("lcp_policy_condition", (long long)seed, condition, 0, 0);
    CHECK_STATUS(lcp_policy_condition(policy, condition, &knowledge, NULL), LCP_OK);
    CHECK(lcp_enum_name(LCP_ENUM_KNOWLEDGE, knowledge));
  }
  alarm(0);
  damaged++;
}

/* Returns a random offset after the stamp, which is the first 8 bytes. Most of these offsets are in the part
   where the policy stores something. */
static size_t somewhere(void) { return 8 + check_below(check_below(4) ? 248 : 2040); }

static void damage(int rounds) {
  unsigned char *small = at_edge(2, sizeof(lcp_policy)), *tables = at_edge(0, tables_size);
  any_life l;
  /* Changes each single bit of the policy after the stamp. */
  lead_any(&l);
  for (size_t bit = 64; bit < 8 * sizeof(lcp_policy); bit++) {
    if (!taken()) continue;
    memcpy(small, &l.life.policy, sizeof(lcp_policy));
    small[bit / 8] ^= (unsigned char)(1 << bit % 8);
    check_at[3] = 1;
    endure(small, bit);
  }
  for (int n = 0; n < rounds; n++) {
    if (!taken()) continue;
    lead_any(&l);
    /* Writes random bytes everywhere except into the stamp. */
    memcpy(small, &l.life.policy, sizeof(lcp_policy));
    for (size_t i = 8; i < sizeof(lcp_policy); i++)
      small[i] = (unsigned char)(check_random() >> 56);
    endure(small, (uint64_t)n);
    /* Writes extreme values, word by word. */
    for (size_t i = 8; i < sizeof(lcp_policy); i += 8) {
      const uint64_t words[] = {0, UINT64_MAX, UINT64_C(1) << 63, INT64_MAX, check_random()};
      memcpy(small + i, &words[check_below(5)], 8);
    }
    endure(small, (uint64_t)n);
    /* Writes some random bytes. */
    memcpy(small, &l.life.policy, sizeof(lcp_policy));
    for (uint32_t i = 1 + check_below(8); i > 0; i--)
      small[somewhere()] = (unsigned char)(check_random() >> 56);
    endure(small, (uint64_t)n);
    /* Writes random contents into tables that are in use, and then also random bytes into the policy before
       them, but not into its first 16 bytes. */
    CHECK_STATUS(lcp_policy_prepare(&l.life.context, (void *)tables, tables_size, NULL), LCP_OK);
    for (size_t i = 2048; i < tables_size; i += 8) {
      uint64_t word = check_random();
      if (n % 3 == 0) word |= UINT64_C(1) << 29; /* marks the cell as filled */
      if (n % 3 == 1 && check_below(8)) continue;
      memcpy(tables + i, &word, 8);
    }
    endure(tables, (uint64_t)n);
    for (uint32_t i = 1 + check_below(8); i > 0; i--)
      tables[16 + check_below(240)] = (unsigned char)(check_random() >> 56);
    endure(tables, (uint64_t)n);
  }
}

/* ---- conditions ----------------------------------------------------------------------------- */

static lcp_knowledge_t known(const lcp_context *context, lcp_condition_t condition) {
  lcp_policy policy;
  lcp_knowledge_t knowledge = 0;
  prepare_policy(context, &policy);
  CHECK_STATUS(lcp_policy_condition(&policy, condition, &knowledge, NULL), LCP_OK);
  return knowledge;
}

/* Returns whether a condition has no default. Such a condition depends on the query, on what the app does at
   run time, or on what the user permits at run time. */
static int is_never_assumed(lcp_condition_t condition) {
  switch (condition) {
  case LCP_CONDITION_REBOOTED_SINCE:
  case LCP_CONDITION_UNLOCKED_SINCE:
  case LCP_CONDITION_USER_LAUNCHED_SINCE:
  case LCP_CONDITION_LOCATION_AUTHORIZATION_GRANTED:
  case LCP_CONDITION_LOCATION_AUTHORIZATION_ALWAYS:
  case LCP_CONDITION_RESTORATION_IDENTIFIER:
  case LCP_CONDITION_SESSION_SENDS_LAUNCH_EVENTS:
  case LCP_CONDITION_BACKGROUND_ACTIVITY_SESSION:
  case LCP_CONDITION_SERVICE_SESSION:
  case LCP_CONDITION_MULTITASKING_CAMERA:
  case LCP_CONDITION_CHARGING: return 1;
  default: return 0;
  }
}

static const field *field_named(const field *fields, const char *name) {
  for (const field *f = fields; f->name; f++)
    if (strcmp(f->name, name) == 0) return f;
  CHECKF(0, "no field %s", name);
  return fields;
}

/* Sets one fact about the app or the device at a time, and checks the knowledge about the condition that
   depends on the fact. */
static void conditions(void) {
  static const struct {
    const field *fields; /* facts of the app or of the device */
    const char *name;
    lcp_condition_t condition;
    int is_reversed; /* if the fact is "yes", the condition fails */
    int is_declared; /* if the fact has no value, it counts as "no" */
  } rows[] = {
      {lcp_app_fields, "exits_on_suspend", LCP_CONDITION_EXITS_ON_SUSPEND, 0, 1},
      {lcp_app_fields, "scenes", LCP_CONDITION_SCENES_ADOPTED, 0, 1},
      {lcp_app_fields, "multiple_scenes", LCP_CONDITION_MULTIPLE_SCENES, 0, 1},
      {lcp_app_fields, "state_restoration", LCP_CONDITION_STATE_RESTORATION, 0, 1},
      {lcp_app_fields, "always_usage_text", LCP_CONDITION_ALWAYS_USAGE_TEXT, 0, 1},
      {lcp_app_fields, "when_in_use_usage_text", LCP_CONDITION_WHEN_IN_USE_USAGE_TEXT, 0, 1},
      {lcp_app_fields, "microphone_usage_text", LCP_CONDITION_MICROPHONE_USAGE_TEXT, 0, 1},
      {lcp_app_fields, "restoration_identifier", LCP_CONDITION_RESTORATION_IDENTIFIER, 0, 0},
      {lcp_app_fields, "session_sends_launch_events", LCP_CONDITION_SESSION_SENDS_LAUNCH_EVENTS,
       0, 0},
      {lcp_app_fields, "background_activity_session", LCP_CONDITION_BACKGROUND_ACTIVITY_SESSION,
       0, 0},
      {lcp_app_fields, "service_session", LCP_CONDITION_SERVICE_SESSION, 0, 0},
      {lcp_app_fields, "multitasking_camera", LCP_CONDITION_MULTITASKING_CAMERA, 0, 0},
      {lcp_device_facts_fields, "simulator", LCP_CONDITION_REAL_DEVICE, 1, 0},
      {lcp_device_facts_fields, "hardware_multitasking", LCP_CONDITION_HARDWARE_MULTITASKING, 0,
       0},
      {lcp_device_facts_fields, "cellular", LCP_CONDITION_CELLULAR, 0, 0},
      {lcp_device_facts_fields, "passcode", LCP_CONDITION_PASSCODE, 0, 0},
      {lcp_device_facts_fields, "background_app_refresh", LCP_CONDITION_BACKGROUND_APP_REFRESH, 0,
       0},
      {lcp_device_facts_fields, "low_power_mode", LCP_CONDITION_LOW_POWER_MODE_OFF, 1, 0},
      {lcp_device_facts_fields, "charging", LCP_CONDITION_CHARGING, 0, 0},
      {lcp_device_facts_fields, "debugger_attached", LCP_CONDITION_DEBUGGER_DETACHED, 1, 0},
      {lcp_device_facts_fields, "airplane_mode", LCP_CONDITION_AIRPLANE_MODE_OFF, 1, 0},
      {lcp_device_facts_fields, "accessory_setup_kit", LCP_CONDITION_ACCESSORY_SETUP_KIT, 0, 0},
      {lcp_device_facts_fields, "force_quit_survives_reboot",
       LCP_CONDITION_FORCE_QUIT_SURVIVES_REBOOT, 0, 1},
      {lcp_device_facts_fields, "regions_end_at_reboot", LCP_CONDITION_REGIONS_END_AT_REBOOT, 0,
       1},
  };
  const lcp_context nothing = LCP_CONTEXT_INIT(LCP_OS(27, 0, 0));
  for (lcp_condition_t condition = 1; condition <= CONDITIONS; condition++) {
    check_begin("lcp_policy_condition", condition, 0, 0, 0);
    CHECK_INT(known(&nothing, condition), is_never_assumed(condition) ? LCP_KNOWLEDGE_NOT_GIVEN
                                                                      : LCP_KNOWLEDGE_ASSUMED);
  }
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (lcp_fact_t fact = 0; fact <= 2; fact++) {
      ground g;
      const field *f = field_named(rows[i].fields, rows[i].name);
      lay_ground(&g);
      g.facts = (lcp_device_facts)LCP_DEVICE_FACTS_INIT;
      g.app.linked_sdk = LCP_OS(27, 0, 0);
      set_field(rows[i].fields == lcp_app_fields ? (void *)&g.app : (void *)&g.facts, f, fact);
      check_begin(rows[i].name, fact, rows[i].condition, 0, 0);
      CHECK_INT(known(&g.context, rows[i].condition),
                fact                                             ? (fact == LCP_FACT_YES) !=
                                                  rows[i].is_reversed ? LCP_KNOWLEDGE_HOLDS
                                                                      : LCP_KNOWLEDGE_FAILS
                : rows[i].is_declared ? LCP_KNOWLEDGE_ASSUMED
                                      : LCP_KNOWLEDGE_NOT_GIVEN);
    }
  /* The mask of modes is complete: the app has the modes in the mask, and no others. */
  for (lcp_mode_t mode = 1; mode <= MODES; mode++) {
    ground g;
    lay_ground(&g);
    g.app.background_modes = LCP_BIT(mode);
    for (lcp_mode_t other = 1; other <= MODES; other++) {
      check_begin("a mode", mode, other, 0, 0);
      CHECK_INT(known(&g.context, other == LCP_MODE_SCREEN_CAPTURE
                                      ? LCP_CONDITION_MODE_SCREEN_CAPTURE
                                      : LCP_CONDITION_MODE_AUDIO + other - 1),
                mode == other ? LCP_KNOWLEDGE_HOLDS : LCP_KNOWLEDGE_FAILS);
    }
    CHECK_INT(known(&g.context, LCP_CONDITION_ANY_MODE), LCP_KNOWLEDGE_HOLDS);
  }
}

int main(void) {
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  tables_size = lcp_policy_size(LCP_FORM_TABLES);
  if (tables_size > ROOM - 64) return 2;
  for (int i = 0; i < ROOMS; i++) rooms[i] = guarded(ROOM);
  find_boundaries();
  sizes();
  foreign();
  conditions();
  used_in_place();
  equal_anywhere(400);
  equal_everywhere(24);
  damage(4000);
  printf("policy: %lld answers equal in both forms; %lld calls of %lld damaged policies\n", compared,
         damaged_calls, damaged);
  return check_done("policy");
}
