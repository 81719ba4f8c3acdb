/*
 * Checks the findings about hand-written logs: calls that took too long, background tasks, clocks, gaps,
 * records that contradict each other, logs as iOS writes them, and the ways in which a process may have
 * ended.
 */
#include "lives.h"

/* ---- exact logs -------------------------------------------------------------------------------- */

/* These macros make records of process 1. `ms` is the time in milliseconds. */
#define REC(ms, kind, code, reads, token) \
  {LCP_RECORD_##kind, (code), (reads), 0, 0, (ms) * INT64_C(1000000), 1, (token), 0}
#define CALLED(ms, callback, reads) REC(ms, ENTERED, LCP_CALLBACK_##callback, LCP_STATE_##reads, 0)
#define RETURNED(ms, callback) REC(ms, RETURNED, LCP_CALLBACK_##callback, 0, 0)

enum { MOST_FOUND = 64 };
static audit exact;
static lcp_audit_finding found[MOST_FOUND];
static size_t found_count;

static const char *rule_id(lcp_rule_index_t number) {
  lcp_rule rule = LCP_RULE_INIT;
  return number >= 0 && lcp_rule_at(number, &rule) == LCP_OK ? rule.id : "none";
}

/* Judges a log with a new auditor. */
static void judge_log(const lcp_auditor_options *options, const record *records, size_t count) {
  open_audit(&exact, options);
  blank_findings(found, MOST_FOUND);
  found_count = judge(&exact, records, (int)count, found, MOST_FOUND);
}

/* Judges a log of an app without scenes on iOS 17. The auditor is told that the log has every call of the callbacks
   of `short_list`. Calls of other callbacks may be missing. */
static void judge_exact(const char *name, const record *records, size_t count, uint32_t flags) {
  static lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
  static lcp_app app = LCP_APP_INIT;
  app.scenes = LCP_FACT_NO;
  app.background_modes = LCP_BIT(LCP_MODE_FETCH) | LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION);
  context.app = &app;
  lcp_auditor_options options = log_options(&context, SHORT, flags);
  check_begin(name, 0, 0, 0, 0);
  judge_log(&options, records, count);
}
#define JUDGE(name, records, flags) judge_exact(name, records, sizeof(records) / sizeof *(records), flags)

/* Checks a finding, and returns it. */
static const lcp_audit_finding *expect(size_t index, uint64_t at, lcp_audit_t kind, lcp_severity_t severity) {
  static const lcp_audit_finding none = LCP_AUDIT_FINDING_INIT;
  CHECKF(index < found_count, "only %zu findings", found_count);
  if (index >= found_count) return &none;
  const lcp_audit_finding *f = &found[index];
  CHECKF(f->kind == kind && f->severity == severity && f->record == at, "record %llu: %s",
         (unsigned long long)f->record, finding_line(f));
  CHECK_INT(f->struct_size, sizeof *f);
  return f;
}

static void expect_count(size_t count) {
  CHECKF(found_count == count, "%zu findings, expected %zu; the first one: %s", found_count, count,
         found_count ? finding_line(&found[0]) : "none");
}

static void overruns(void) {
#define FETCH(completed_ns)                                                                          \
  {                                                                                                  \
    CALLED(0, DID_FINISH_LAUNCHING, BACKGROUND),                                                     \
        REC(10000, ENTERED, LCP_CALLBACK_PERFORM_FETCH, LCP_STATE_BACKGROUND, 5), {                  \
      LCP_RECORD_COMPLETED, LCP_CALLBACK_PERFORM_FETCH, 0, 0, 0, (completed_ns), 1, 5, 0             \
    }                                                                                                \
  }
  const record late[] = FETCH(53 * SECOND), in_time[] = FETCH(40 * SECOND), just_late[] = FETCH(40 * SECOND + 1);
#undef FETCH
  JUDGE("a fetch that took 43 s", late, 0);
  const lcp_audit_finding *f = expect(0, 2, LCP_AUDIT_OVERRUN, LCP_SEVERITY_ERROR);
  expect_count(1);
  CHECK_INT(f->since, 1);
  CHECK_INT(f->took_ns, 43 * SECOND);
  CHECK_INT(f->limit_ns, 30 * SECOND);
  CHECK_INT(f->allowance, LCP_ALLOWANCE_BACKGROUND_FETCH);
  CHECK_INT(f->token, 5);
  CHECK_INT(f->record_kind, LCP_RECORD_COMPLETED);
  CHECK_INT(f->code, LCP_CALLBACK_PERFORM_FETCH);
  CHECK_TEXT(rule_id(f->rule), "deadline.background-fetch.13");
  CHECKF(strstr(finding_line(f), "took 43 s; its limit is 30 s"), "%s", finding_line(f));
  JUDGE("a fetch in time", in_time, 0);
  expect_count(0);
  JUDGE("a fetch that took a nanosecond too long", just_late, 0);
  expect(0, 2, LCP_AUDIT_OVERRUN, LCP_SEVERITY_ERROR);
  expect_count(1);

  const record in_front[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE),
                             REC(10000, ENTERED, LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION_FETCH,
                                 LCP_STATE_ACTIVE, 5),
                             REC(99000, COMPLETED, LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION_FETCH, 0, 5)};
  JUDGE("a push in front", in_front, 0);
  expect_count(0);

  const record call[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), CALLED(100, DID_ENTER_BACKGROUND, BACKGROUND),
                         RETURNED(20100, DID_ENTER_BACKGROUND)};
  JUDGE("a call that took 20 s", call, 0);
  f = expect(0, 2, LCP_AUDIT_OVERRUN, LCP_SEVERITY_ERROR);
  expect_count(1);
  CHECK_INT(f->since, 1);
  CHECK_INT(f->took_ns, 20 * SECOND);
  CHECK_INT(f->allowance, LCP_ALLOWANCE_DID_ENTER_BACKGROUND);
  CHECK_TEXT(rule_id(f->rule), "deadline.did-enter-background");

  const record task[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE),
                         REC(1000, TASK_BEGUN, 0, 0, 9),
                         CALLED(500000, WILL_RESIGN_ACTIVE, ACTIVE),
                         CALLED(501000, DID_ENTER_BACKGROUND, BACKGROUND),
                         REC(541000, TASK_ENDED, 0, 0, 9)};
  JUDGE("a task that took 40 s in the background", task, 0);
  f = expect(0, 4, LCP_AUDIT_OVERRUN, LCP_SEVERITY_ERROR);
  expect_count(1);
  CHECK_INT(f->since, 3);
  CHECK_INT(f->took_ns, 40 * SECOND);
  CHECK_INT(f->limit_ns, 30 * SECOND);
  CHECK_INT(f->token, 9);

  const record front_task[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), REC(1000, TASK_BEGUN, 0, 0, 9),
                               REC(900000, TASK_ENDED, 0, 0, 9)};
  JUDGE("a long task in front", front_task, 0);
  expect_count(0);

  record no_times[5];
  memcpy(no_times, task, sizeof no_times);
  for (int i = 0; i < 5; i++) no_times[i].time = -1;
  JUDGE("a task without times", no_times, 0);
  expect_count(0);
}

static void background_tasks(void) {
  const record twice[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), REC(1000, TASK_BEGUN, 0, 0, 3),
                          REC(2000, TASK_ENDED, 0, 0, 3), REC(3000, TASK_ENDED, 0, 0, 3)};
  JUDGE("a task that was ended twice", twice, 0);
  const lcp_audit_finding *f = expect(0, 3, LCP_AUDIT_ENDED_TWICE, LCP_SEVERITY_ERROR);
  expect_count(1);
  CHECK_INT(f->token, 3);
  CHECK_INT(f->since, 2);

  const record other_twice[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), REC(1000, TASK_BEGUN, 0, 0, 3),
                                REC(1000, TASK_BEGUN, 0, 0, 4), REC(2000, TASK_ENDED, 0, 0, 3),
                                REC(3000, TASK_ENDED, 0, 0, 4), REC(3000, TASK_ENDED, 0, 0, 5)};
  JUDGE("tasks that were ended once, and one of which the log has no beginning", other_twice, 0);
  expect_count(0);

  const record in_handler[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), CALLED(100, DID_ENTER_BACKGROUND, BACKGROUND),
                               CALLED(20000, BACKGROUND_TASK_EXPIRATION_HANDLER, BACKGROUND),
                               REC(20100, TASK_BEGUN, 0, 0, 4), RETURNED(20200, BACKGROUND_TASK_EXPIRATION_HANDLER),
                               REC(20300, TASK_BEGUN, 0, 0, 5)};
  JUDGE("a task that an expiration handler begins", in_handler, 0);
  f = expect(0, 3, LCP_AUDIT_BEGUN_IN_HANDLER, LCP_SEVERITY_WARNING);
  expect_count(1);
  CHECK_INT(f->token, 4);
  CHECK_INT(f->since, 2);

  const record never[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), REC(1000, TASK_BEGUN, 0, 0, 3),
                          REC(1000, TASK_BEGUN, 0, 0, 4), REC(2000, TASK_ENDED, 0, 0, 4),
                          REC(9000, ENDED, LCP_TERMINATION_CRASH, 0, 0)};
  JUDGE("a task that is never ended", never, LCP_LOG_ENDS);
  f = expect(0, 4, LCP_AUDIT_NOT_ENDED, LCP_SEVERITY_WARNING);
  CHECK_INT(f->token, 3);
  CHECK_INT(f->since, 1);
  f = expect(1, 4, LCP_AUDIT_END, LCP_SEVERITY_NOTE);
  CHECK_INT(f->termination, LCP_TERMINATION_CRASH);
  expect_count(2);

  record next[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), REC(1000, TASK_BEGUN, 0, 0, 3),
                   CALLED(9000, DID_FINISH_LAUNCHING, INACTIVE)};
  next[2].process = 2;
  JUDGE("a task of a process that the next one follows", next, LCP_LOG_PROCESSES);
  f = expect(0, 2, LCP_AUDIT_NOT_ENDED, LCP_SEVERITY_WARNING);
  CHECK_INT(f->token, 3);
  expect(1, 2, LCP_AUDIT_END, LCP_SEVERITY_NOTE);
  expect_count(2);

  const record expired[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), CALLED(100, DID_ENTER_BACKGROUND, BACKGROUND),
                            REC(200, TASK_BEGUN, 0, 0, 3),
                            REC(40200, ENDED, LCP_TERMINATION_BACKGROUND_TASK_EXPIRED, 0, 0)};
  JUDGE("a task that is ended by the system", expired, LCP_LOG_ENDS);
  f = expect(0, 3, LCP_AUDIT_OVERRUN, LCP_SEVERITY_ERROR);
  CHECK_INT(f->took_ns, 40 * SECOND);
  expect(1, 3, LCP_AUDIT_END, LCP_SEVERITY_NOTE);
}

static void clocks_and_gaps(void) {
  const record backwards[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), CALLED(10000, DID_ENTER_BACKGROUND, BACKGROUND),
                              REC(10000, TASK_BEGUN, 0, 0, 3), REC(4000, NOTE, 0, 0, 0),
                              REC(90000, TASK_ENDED, 0, 0, 3)};
  JUDGE("times that run backwards", backwards, 0);
  const lcp_audit_finding *f = expect(0, 3, LCP_AUDIT_CLOCK, LCP_SEVERITY_NOTE);
  expect_count(1);
  CHECK_INT(f->took_ns, 6 * SECOND);

  const record gap[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), REC(1000, GAP, 0, 0, 0),
                        CALLED(2000, WILL_RESIGN_ACTIVE, ACTIVE)};
  const record no_gap[] = {gap[0], gap[2]};
  JUDGE("a gap", gap, 0);
  f = expect(0, 1, LCP_AUDIT_GAP, LCP_SEVERITY_NOTE);
  CHECK_INT(f->rule, LCP_RULE_NONE);
  expect_count(1);
  JUDGE("the same without a gap", no_gap, 0);
  f = expect(0, 1, LCP_AUDIT_MISSING, LCP_SEVERITY_ERROR);
  CHECK_INT(f->callback, LCP_CALLBACK_DID_BECOME_ACTIVE);
  expect_count(1);

  const record unread[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), {0, 1, 0, 0, 0, 0, 1, 0, 0},
                           {15, 1, 0, 0, 0, 0, 1, 0, 0},          {LCP_RECORD_ENTERED, 0, 0, 0, 0, 0, 1, 0, 0},
                           {LCP_RECORD_ENTERED, 1000, 0, 0, 0, 0, 1, 0, 0},
                           {LCP_RECORD_NOTE, 0, 77, 0, 0, 0, 1, 0, 0},
                           {LCP_RECORD_NOTE, 0, 0, 1, 0, 0, 1, 0, 0},
                           {LCP_RECORD_NOTE, 0, 0, 0, -1, 0, 1, 0, 0},
                           {LCP_RECORD_NOTE, 0, 0, 0, 0, 0, -1, 0, 0},
                           CALLED(0, DID_ENTER_BACKGROUND, BACKGROUND)};
  JUDGE("records that cannot be read", unread, LCP_LOG_PROCESSES);
  for (size_t i = 0; i < 8; i++) {
    f = expect(i, i + 1, LCP_AUDIT_UNREAD, LCP_SEVERITY_WARNING);
    CHECK_INT(f->record_kind, i < 2 ? 0 : unread[i + 1].kind);
    CHECK_INT(f->code, unread[i + 1].code);
  }
  expect_count(8);
}

static void violations(void) {
  const record missing[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), CALLED(9000, DID_ENTER_BACKGROUND, BACKGROUND)};
  JUDGE("a missing record", missing, 0);
  const lcp_audit_finding *f = expect(0, 1, LCP_AUDIT_MISSING, LCP_SEVERITY_ERROR);
  expect_count(1);
  CHECK_INT(f->callback, LCP_CALLBACK_WILL_RESIGN_ACTIVE);
  CHECK_INT(f->notification, 0);
  CHECK_INT(f->places, LCP_BIT(LCP_STATE_ACTIVE));
  CHECK_INT(f->places_after, LCP_BIT(LCP_STATE_BACKGROUND));
  CHECK(f->rule >= 0 && f->rule == f->expected_rule);

  const record state[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), CALLED(1, DID_ENTER_BACKGROUND, ACTIVE)};
  JUDGE("a state that cannot be read", state, 0);
  f = expect(0, 1, LCP_AUDIT_READS, LCP_SEVERITY_ERROR);
  expect_count(1);
  CHECK_INT(f->reads, LCP_STATE_ACTIVE);
  CHECK_INT(f->callback, LCP_CALLBACK_DID_ENTER_BACKGROUND);
  CHECK_INT(f->expected_reads, LCP_STATE_BACKGROUND);

  const record order[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), CALLED(1, DID_BECOME_ACTIVE, ACTIVE)};
  JUDGE("a record too many", order, 0);
  CHECK(found_count == 1 && found[0].severity == LCP_SEVERITY_ERROR);

  const record unavailable[] = {CALLED(0, SCENE_DID_BECOME_ACTIVE, INACTIVE), CALLED(0, PERFORM_FETCH, BACKGROUND)};
  static lcp_context old = LCP_CONTEXT_INIT(LCP_OS(6, 0, 0));
  lcp_auditor_options options = log_options(&old, WHOLE, 0);
  judge_log(&options, unavailable, 2);
  for (size_t i = 0; i < 2; i++) {
    f = expect(i, i, LCP_AUDIT_UNAVAILABLE, LCP_SEVERITY_ERROR);
    CHECKF(strncmp(rule_id(f->rule), "callback.", 9) == 0, "%s", rule_id(f->rule));
  }
  expect_count(2);
}

/* The log shows only the notifications and the ends of two processes. */
static void ends_of_notifications(void) {
  static lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  lcp_auditor_options options = log_options(&context, WATCHED, LCP_LOG_ENDS);
  options.callbacks_mask[0] = options.callbacks_mask[1] = 0;
  set_all_bits(&options.notifications_mask, LCP_ENUM_NOTIFICATION);
  const record log[] = {REC(0, NOTIFICATION, LCP_NOTIFICATION_DID_BECOME_ACTIVE, LCP_STATE_ACTIVE, 0),
                        REC(1000, ENDED, LCP_TERMINATION_CRASH, 0, 0),
                        REC(2000, NOTIFICATION, LCP_NOTIFICATION_DID_FINISH_LAUNCHING, LCP_STATE_INACTIVE, 0),
                        REC(3000, NOTIFICATION, LCP_NOTIFICATION_DID_BECOME_ACTIVE, LCP_STATE_ACTIVE, 0),
                        REC(4000, ENDED, LCP_TERMINATION_CRASH, 0, 0)};
  check_begin("two ends between notifications", 0, 0, 0, 0);
  judge_log(&options, log, 5);
  expect(0, 1, LCP_AUDIT_END, LCP_SEVERITY_NOTE);
  expect(1, 4, LCP_AUDIT_END, LCP_SEVERITY_NOTE);
  expect_count(2);
}

/* ---- logs of iOS ------------------------------------------------------------------------------- */

/* Checks that a log has no violation. `log` says which callbacks and notifications the log shows. */
static void accept(const char *name, const lcp_context *context, int log, uint32_t flags, const record *records,
                   size_t count) {
  lcp_auditor_options options = log_options(context, log, flags);
  check_begin(name, context->os, flags, 0, 0);
  judge_log(&options, records, count);
  for (size_t i = 0; i < found_count && i < MOST_FOUND; i++)
    CHECKF(found[i].severity != LCP_SEVERITY_ERROR, "record %llu: %s", (unsigned long long)found[i].record,
           finding_line(&found[i]));
}
#define ACCEPT(name, context, log, flags, records) \
  accept(name, context, log, flags, records, sizeof(records) / sizeof *(records))
#define POSTED(ms, notification, reads) REC(ms, NOTIFICATION, LCP_NOTIFICATION_##notification, LCP_STATE_##reads, 0)
#define OF_SCENE(ms, number, kind, code, reads, scene_reads) \
  {LCP_RECORD_##kind, (code), (reads), (scene_reads), (number), (ms) * INT64_C(1000000), 1, 0, 0}

static void logs_of_ios(void) {
  static lcp_app app = LCP_APP_INIT;
  static lcp_device_facts pad = LCP_ORDINARY_DEVICE_INIT;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(6, 1, 0));
  context.app = &app;

  app.exits_on_suspend = LCP_FACT_NO;
  app.linked_sdk = LCP_OS(6, 1, 0);
  const record push[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE), POSTED(0, DID_BECOME_ACTIVE, ACTIVE),
                         CALLED(1000, DID_RECEIVE_REMOTE_NOTIFICATION, ACTIVE)};
  ACCEPT("a push in front on iOS 6", &context, WHOLE, 0, push);

  /* The log does not show that the first process has ended. */
  app = (lcp_app)LCP_APP_INIT;
  context.os = LCP_OS(2, 0, 0);
  const record launches[] = {REC(0, ENTERED, LCP_CALLBACK_DID_BECOME_ACTIVE, 0, 0),
                             REC(0, NOTIFICATION, LCP_NOTIFICATION_DID_BECOME_ACTIVE, 0, 0),
                             REC(9, ENTERED, LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY, 0, 0),
                             REC(9, NOTIFICATION, LCP_NOTIFICATION_DID_FINISH_LAUNCHING, 0, 0)};
  ACCEPT("two launches on iOS 2", &context, WHOLE, 0, launches);

  /* When the memory warning comes, applicationWillEnterForeground: has not returned yet, so the app is still in
     the background. */
  context.os = LCP_OS(17, 0, 0);
  app.scenes = LCP_FACT_NO;
  const record warning[] = {POSTED(0, WILL_ENTER_FOREGROUND, BACKGROUND), CALLED(0, WILL_ENTER_FOREGROUND, BACKGROUND),
                            CALLED(9, DID_RECEIVE_MEMORY_WARNING, BACKGROUND),
                            REC(9, NOTIFICATION, LCP_NOTIFICATION_DID_RECEIVE_MEMORY_WARNING, 0, 0),
                            CALLED(99, DID_BECOME_ACTIVE, ACTIVE)};
  for (context.profile = LCP_PROFILE_DOCUMENTED; context.profile <= LCP_PROFILE_OBSERVED; context.profile++)
    ACCEPT("a memory warning on the way to the foreground", &context, WHOLE, 0, warning);

  app.scenes = LCP_FACT_YES;
  const record disconnected[] = {
      OF_SCENE(0, 1, ENTERED, LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND,
               LCP_STATE_SCENE_BACKGROUND),
      OF_SCENE(0, 1, NOTIFICATION, LCP_NOTIFICATION_SCENE_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND, 0),
      OF_SCENE(0, 1, NOTIFICATION, LCP_NOTIFICATION_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND, 0),
      OF_SCENE(0, 1, NOTIFICATION, LCP_NOTIFICATION_WILL_ENTER_FOREGROUND, LCP_STATE_BACKGROUND, 0),
      OF_SCENE(0, 1, NOTIFICATION, LCP_NOTIFICATION_SCENE_WILL_ENTER_FOREGROUND, LCP_STATE_BACKGROUND, 0),
      OF_SCENE(0, 1, ENTERED, LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND, LCP_STATE_BACKGROUND, 0),
      REC(99, ENTERED, LCP_CALLBACK_SCENE_DID_DISCONNECT, 0, 0)};
  for (context.profile = LCP_PROFILE_DOCUMENTED; context.profile <= LCP_PROFILE_OBSERVED; context.profile++)
    ACCEPT("a scene that is disconnected in front", &context, WHOLE, LCP_LOG_ENDS, disconnected);

  context.profile = LCP_PROFILE_OBSERVED;
  app.scenes = app.multiple_scenes = LCP_FACT_YES;
  pad.idiom = LCP_IDIOM_PAD;
  context.os = LCP_OS(13, 0, 0);
  context.facts = &pad;
  /* The other window is in front, but its callbacks have not been called yet. */
  const record window[] = {
      OF_SCENE(0, 1, ENTERED, LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE, LCP_STATE_INACTIVE,
               LCP_STATE_FOREGROUND_ACTIVE),
      OF_SCENE(1, 1, ENTERED, LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE, LCP_STATE_ACTIVE,
               LCP_STATE_FOREGROUND_ACTIVE),
      OF_SCENE(2, 1, ENTERED, LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND, LCP_STATE_INACTIVE, LCP_STATE_SCENE_BACKGROUND)};
  ACCEPT("a window that is left for another one", &context, SHORT, 0, window);

  /* The app is already in the foreground, so UIApplicationWillEnterForegroundNotification is not posted. */
  const record second_window[] = {
      OF_SCENE(0, 1, ENTERED, LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE, LCP_STATE_INACTIVE, LCP_STATE_FOREGROUND_ACTIVE),
      OF_SCENE(0, 1, NOTIFICATION, LCP_NOTIFICATION_SCENE_DID_ACTIVATE, LCP_STATE_ACTIVE,
               LCP_STATE_FOREGROUND_ACTIVE),
      OF_SCENE(9, 2, ENTERED, LCP_CALLBACK_SCENE_WILL_CONNECT, LCP_STATE_ACTIVE, LCP_STATE_UNATTACHED),
      OF_SCENE(9, 2, NOTIFICATION, LCP_NOTIFICATION_SCENE_WILL_CONNECT, LCP_STATE_ACTIVE, LCP_STATE_UNATTACHED),
      OF_SCENE(9, 2, NOTIFICATION, LCP_NOTIFICATION_SCENE_WILL_ENTER_FOREGROUND, LCP_STATE_ACTIVE, 0)};
  ACCEPT("a second window", &context, WHOLE, 0, second_window);
}

/* ---- ends -------------------------------------------------------------------------------------- */

static lcp_audit_end ends[128];
static size_t end_count;

static void list_ends(uint32_t beside) {
  memset(ends, 0, sizeof ends);
  for (int i = 0; i < 128; i++) ends[i].struct_size = sizeof *ends;
  CHECK_STATUS(lcp_list_ends(exact.auditor, exact.session, beside, ends, sizeof *ends, 128, &end_count, NULL),
               LCP_OK);
  CHECK(end_count > 4 && end_count <= 128);
}

static const lcp_audit_end *end_of(lcp_cause_t cause) {
  static const lcp_audit_end none = LCP_AUDIT_END_INIT;
  for (size_t i = 0; i < end_count && i < 128; i++)
    if (ends[i].cause == cause) return &ends[i];
  CHECKF(0, "no end by %s", lcp_enum_name(LCP_ENUM_CAUSE, cause));
  return &none;
}

/* Checks the likeliest end of the last log, and that the ends which are ruled out come last. */
static void likeliest(uint32_t beside, lcp_termination_t termination, lcp_ground_t ground) {
  list_ends(beside);
  CHECKF(ends[0].termination == termination && ends[0].speaks_for == ground, "%s, by %s",
         lcp_enum_name(LCP_ENUM_TERMINATION, ends[0].termination),
         ends[0].speaks_for ? lcp_enum_name(LCP_ENUM_GROUND, ends[0].speaks_for) : "nothing");
  int was_ruled_out = 0;
  for (size_t i = 0; i < end_count; i++) {
    const lcp_audit_end *e = &ends[i];
    CHECK(e->possible == LCP_FACT_YES || e->possible == LCP_FACT_NO);
    CHECKF(e->possible == LCP_FACT_NO || !was_ruled_out, "%s comes after what is ruled out",
           lcp_enum_name(LCP_ENUM_CAUSE, e->cause));
    was_ruled_out |= e->possible == LCP_FACT_NO;
    CHECK((e->speaks_against != 0) == (e->possible == LCP_FACT_NO));
    CHECK(!e->speaks_for || !e->speaks_against);
    CHECK_INT(e->termination, lcp_cause_termination(e->cause));
  }
}

static void ruled_out(lcp_cause_t cause, lcp_ground_t ground) {
  const lcp_audit_end *e = end_of(cause);
  CHECKF(e->possible == LCP_FACT_NO && e->speaks_against == ground, "%s: %s", lcp_enum_name(LCP_ENUM_CAUSE, cause),
         e->speaks_against ? lcp_enum_name(LCP_ENUM_GROUND, e->speaks_against) : "not ruled out");
}

static void ladder(void) {
  const record background[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE), CALLED(100, DID_ENTER_BACKGROUND, BACKGROUND)};
  JUDGE("ends in the background", background, 0);
  likeliest(LCP_BESIDE_NOTHING, LCP_TERMINATION_MEMORY_PRESSURE, LCP_GROUND_NOTHING_ELSE);
  CHECK(end_of(LCP_CAUSE_CRASH)->possible == LCP_FACT_YES);
  likeliest(LCP_BESIDE_CRASH_REPORT, LCP_TERMINATION_CRASH, LCP_GROUND_CRASH_REPORT);
  likeliest(LCP_BESIDE_NO_CRASH_REPORT, LCP_TERMINATION_MEMORY_PRESSURE, LCP_GROUND_NOTHING_ELSE);
  ruled_out(LCP_CAUSE_CRASH, LCP_GROUND_NO_REPORT);
  likeliest(LCP_BESIDE_NEW_VERSION, LCP_TERMINATION_APP_UPDATE, LCP_GROUND_NEW_VERSION);
  likeliest(LCP_BESIDE_REBOOT, LCP_TERMINATION_REBOOT, LCP_GROUND_REBOOT);
  likeliest(LCP_BESIDE_LOW_BATTERY, lcp_cause_termination(LCP_CAUSE_LOW_BATTERY_SHUTDOWN), LCP_GROUND_LOW_BATTERY);
  likeliest(LCP_BESIDE_LOW_BATTERY | LCP_BESIDE_REBOOT, LCP_TERMINATION_REBOOT, LCP_GROUND_REBOOT);
  likeliest(LCP_BESIDE_CRASH_REPORT | LCP_BESIDE_NEW_VERSION, LCP_TERMINATION_CRASH, LCP_GROUND_CRASH_REPORT);

  const record front[] = {CALLED(0, DID_BECOME_ACTIVE, ACTIVE)};
  JUDGE("ends in front", front, 0);
  list_ends(LCP_BESIDE_NOTHING);
  ruled_out(LCP_CAUSE_SYSTEM_ENDED_BACKGROUND, LCP_GROUND_PLACES);
  ruled_out(LCP_CAUSE_BACKGROUND_TASK_EXPIRED, LCP_GROUND_PLACES);

  const record clean[] = {background[0], background[1], CALLED(9000, WILL_TERMINATE, BACKGROUND)};
  JUDGE("a clean end", clean, 0);
  list_ends(LCP_BESIDE_NOTHING);
  CHECK_INT(ends[0].speaks_for, LCP_GROUND_CLEAN_EXIT);
  CHECK_INT(ends[0].termination, LCP_TERMINATION_USER_FORCE_QUIT);
  list_ends(LCP_BESIDE_CRASH_REPORT);
  CHECK_INT(ends[0].speaks_for, LCP_GROUND_CLEAN_EXIT);

  record reported[] = {background[0], background[1], REC(9000, ENDED, LCP_TERMINATION_CPU_LIMIT, 0, 0)};
  JUDGE("a reported end", reported, LCP_LOG_ENDS);
  CHECK_INT(expect(0, 2, LCP_AUDIT_END, LCP_SEVERITY_NOTE)->termination, LCP_TERMINATION_CPU_LIMIT);
  likeliest(LCP_BESIDE_CRASH_REPORT, LCP_TERMINATION_CPU_LIMIT, LCP_GROUND_REPORTED);
  ruled_out(LCP_CAUSE_CRASH, LCP_GROUND_OTHER_REPORTED);

  reported[2].code = 0;
  reported[2].token = LCP_NAMESPACE_SPRINGBOARD;
  reported[2].value = LCP_CODE_WATCHDOG;
  JUDGE("the code of a report", reported, LCP_LOG_ENDS);
  likeliest(LCP_BESIDE_NOTHING, LCP_TERMINATION_WATCHDOG, LCP_GROUND_REPORTED);

  record task[] = {background[0], background[1], REC(200, TASK_BEGUN, 0, 0, 8), REC(32000, NOTE, 0, 0, 0)};
  JUDGE("a task that is used up", task, 0);
  likeliest(LCP_BESIDE_NOTHING, LCP_TERMINATION_BACKGROUND_TASK_EXPIRED, LCP_GROUND_USED_UP);
  CHECK_INT(ends[0].allowance, LCP_ALLOWANCE_BACKGROUND_TASK);
  CHECK_INT(ends[0].token, 8);
  task[3].time = 20 * SECOND;
  JUDGE("a task that is not used up", task, 0);
  likeliest(LCP_BESIDE_NOTHING, LCP_TERMINATION_MEMORY_PRESSURE, LCP_GROUND_NOTHING_ELSE);
  ruled_out(LCP_CAUSE_BACKGROUND_TASK_EXPIRED, LCP_GROUND_NOTHING_OPEN);

  const record switcher[] = {CALLED(0, WILL_RESIGN_ACTIVE, ACTIVE),
                             REC(10, EVENT, LCP_OCCURRENCE_OPEN_SWITCHER, 0, 0)};
  JUDGE("the app switcher", switcher, 0);
  likeliest(LCP_BESIDE_NOTHING, LCP_TERMINATION_USER_FORCE_QUIT, LCP_GROUND_SWITCHER_SEEN);
  const record closed[] = {switcher[0], switcher[1], REC(20, EVENT, LCP_OCCURRENCE_CLOSE_SWITCHER, 0, 0)};
  JUDGE("the app switcher, closed", closed, 0);
  list_ends(LCP_BESIDE_NOTHING);
  CHECK(ends[0].speaks_for != LCP_GROUND_SWITCHER_SEEN);

  const record battery[] = {background[0], background[1], REC(300, EVENT, LCP_OCCURRENCE_BATTERY_EMPTY, 0, 0)};
  JUDGE("an empty battery", battery, 0);
  likeliest(LCP_BESIDE_NOTHING, lcp_cause_termination(LCP_CAUSE_LOW_BATTERY_SHUTDOWN), LCP_GROUND_LOW_BATTERY);

  const record boot[] = {background[0], background[1], REC(300, EVENT, LCP_OCCURRENCE_BOOT, 0, 0)};
  JUDGE("a start of the device", boot, 0);
  list_ends(LCP_BESIDE_NOTHING);
  CHECK_INT(ends[0].termination, LCP_TERMINATION_REBOOT);
}

int main(void) {
  check_start();
  overruns();
  background_tasks();
  clocks_and_gaps();
  violations();
  ends_of_notifications();
  logs_of_ios();
  ladder();
  return check_done("auditor_logs");
}
