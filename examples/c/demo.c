/*
 * Two apps on five generations of the system: an audio player and a location tracker, described by
 * the entries that their Info.plist would have, each asked the three questions.
 */
#include "common.h"

#define TEXT(literal) {literal, sizeof(literal) - 1}

/* A sample app, and the event that may bring it back. */
typedef struct sample {
  const char *name;
  const lcp_text *modes;
  size_t mode_count;
  lcp_authorization_t authorization;
  lcp_trigger_t trigger;
} sample;

static const lcp_text audio_modes[] = {TEXT("audio"), TEXT("remote-notification"), TEXT("fetch")};
static const lcp_text location_modes[] = {TEXT("location"), TEXT("fetch"), TEXT("processing")};

static const sample samples[] = {
    {"Audio player", audio_modes, sizeof audio_modes / sizeof *audio_modes, 0,
     LCP_TRIGGER_SILENT_PUSH},
    {"Location tracker", location_modes, sizeof location_modes / sizeof *location_modes,
     LCP_AUTHORIZATION_ALWAYS, LCP_TRIGGER_REGION_ENTER},
};

/* One Info.plist entry. The library keeps nothing of what it is given. */
static void apply(lcp_app *app, lcp_info_progress *progress, const char *key,
                  const lcp_info_value *value) {
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_app_apply_info(app, progress, key, strlen(key), value, NULL, 0, 0, NULL, &error), error);
}

static lcp_app describe(const sample *sample) {
  lcp_app app = LCP_APP_INIT;
  lcp_info_progress progress = LCP_INFO_PROGRESS_INIT;
  lcp_info_value modes = LCP_INFO_VALUE_INIT;
  modes.kind = LCP_INFO_STRING_LIST;
  modes.items = sample->modes;
  modes.item_count = sample->mode_count;
  apply(&app, &progress, "UIBackgroundModes", &modes);
  lcp_info_value minimum = LCP_INFO_VALUE_INIT;
  minimum.kind = LCP_INFO_STRING;
  minimum.string = "3.0";
  minimum.string_length = 3;
  apply(&app, &progress, "MinimumOSVersion", &minimum);
  lcp_info_value exits = LCP_INFO_VALUE_INIT;
  exits.kind = LCP_INFO_BOOLEAN;
  apply(&app, &progress, "UIApplicationExitsOnSuspend", &exits);
  /* What the user granted is in no plist. */
  app.location_authorization = sample->authorization;
  return app;
}

/* Rule and first source, on one line. */
static void source(lcp_rule_index_t index) {
  lcp_rule rule;
  lcp_citation citation;
  rule.struct_size = sizeof rule;
  if (index == LCP_RULE_NONE || lcp_rule_at(index, &rule) != LCP_OK) {
    printf("\n        no rule: no source says\n");
    return;
  }
  printf("\n        %s (%s)", rule.id, name_of(LCP_ENUM_EVIDENCE, rule.evidence));
  size_t count = 0;
  if (lcp_list_citations(index, &citation, sizeof citation, 1, &count, NULL) == LCP_OK && count)
    printf(", %s: %s", citation.publisher, citation.title);
  printf("\n");
}

/* The home button: into the background, or before that existed out of the app. */
static void ask_transition(const lcp_policy *policy) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  query.from = LCP_STATE_ACTIVE;
  query.to = LCP_STATE_BACKGROUND;
  query.cause = LCP_CAUSE_HOME_BUTTON;
  CHECK(lcp_query_transition(policy, &query, &answer, &error), error);
  if (answer.reason == LCP_REASON_STATE_UNAVAILABLE) {
    query.to = LCP_STATE_NOT_RUNNING;
    CHECK(lcp_query_transition(policy, &query, &answer, &error), error);
  }
  printf("    home button, active to %s: %s", name_of(LCP_ENUM_STATE, query.to),
         name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.reason) printf(", %s", name_of(LCP_ENUM_REASON, answer.reason));
  if (answer.via) printf(" via %s", name_of(LCP_ENUM_STATE, answer.via));
  const char *before = ":";
  lcp_step steps[32];
  size_t count = 0;
  CHECK(lcp_list_steps(policy, &query, steps, sizeof *steps, 32, &count, &error), error);
  for (size_t i = 0; i < count && i < 32; i++) {
    if (!steps[i].callback) continue; /* a notification, which c/transition.c prints */
    printf("%s %s", before, name_of(LCP_ENUM_CALLBACK, steps[i].callback));
    before = ",";
    if (steps[i].state) printf(" (%s)", name_of(LCP_ENUM_STATE, steps[i].state));
  }
  source(answer.rule);
}

static void ask_deadline(const lcp_policy *policy, lcp_allowance_t allowance) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer answer = LCP_DEADLINE_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  query.allowance = allowance;
  CHECK(lcp_query_deadline(policy, &query, &answer, &error), error);
  printf("    time for %s: %s", name_of(LCP_ENUM_ALLOWANCE, allowance),
         name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.verdict == LCP_VERDICT_ALLOWED) {
    print_duration(", advice", answer.advice_ns);
    print_duration(", limit", answer.limit_ns);
    if (answer.at_expiry) printf(", then %s", name_of(LCP_ENUM_EXPIRY, answer.at_expiry));
  }
  source(answer.rule);
}

static void ask_relaunch(const lcp_policy *policy, lcp_termination_t after,
                         lcp_trigger_t trigger) {
  lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
  lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  query.termination = after;
  query.trigger = trigger;
  CHECK(lcp_query_relaunch(policy, &query, &answer, &error), error);
  printf("    %s after %s: %s", name_of(LCP_ENUM_TRIGGER, query.trigger),
         name_of(LCP_ENUM_TERMINATION, query.termination),
         name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.guarantee) printf(", %s", name_of(LCP_ENUM_GUARANTEE, answer.guarantee));
  if (answer.callback) printf(", %s", name_of(LCP_ENUM_CALLBACK, answer.callback));
  source(answer.rule);
}

int main(void) {
  static const int generations[] = {3, 8, 12, 17, 26};
  for (size_t s = 0; s < sizeof samples / sizeof *samples; s++) {
    lcp_app app = describe(&samples[s]);
    printf("%s%s\n", s ? "\n" : "", samples[s].name);
    for (size_t g = 0; g < sizeof generations / sizeof *generations; g++) {
      lcp_context context = LCP_CONTEXT_INIT(LCP_OS(generations[g], 0, 0));
      context.app = &app;
      lcp_policy policy = prepare(&context);
      printf("  iOS %d\n", generations[g]);
      ask_transition(&policy);
      ask_deadline(&policy, LCP_ALLOWANCE_BACKGROUND_TASK);
      ask_relaunch(&policy, LCP_TERMINATION_SYSTEM_RECLAIMED, samples[s].trigger);
      ask_relaunch(&policy, LCP_TERMINATION_USER_FORCE_QUIT, samples[s].trigger);
    }
  }
  printf("\nlibrary %s, rules %s\n", lcp_library_version(), lcp_ruleset_version());
  return 0;
}
