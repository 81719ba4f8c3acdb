/*
 * What must hold for every answer, for the programs that ask all questions: apps of several kinds, shares of
 * a sweep, verdicts, rules, and an OS that is too new.
 */
#ifndef ABITESTS_HOLDS_H
#define ABITESTS_HOLDS_H

#include "questions.h"

enum { VERDICTS = 7, PROFILES = LCP_PROFILE_FOUNDING };

/* ---- apps ----------------------------------------------------------------------------------- */

enum { PLAIN, EXITS, SCENES, OLD_SDK, WINDOWS, APPS };
static const char *const app_names[APPS] = {"plain", "exits-on-suspend", "scenes", "sdk 3.2",
                                            "windows"};

typedef struct life {
  lcp_app app;
  lcp_device_facts facts;
  lcp_context context;
  lcp_policy policy;
} life;

/* Prepares an app of a kind on a device that suits it, with a policy for a version and a profile. */
static inline void lead(life *l, int kind, lcp_os_version_t os, lcp_profile_t profile) {
  l->app = (lcp_app)LCP_APP_INIT;
  l->facts = (lcp_device_facts)LCP_ORDINARY_DEVICE_INIT;
  if (kind == EXITS) l->app.exits_on_suspend = LCP_FACT_YES;
  l->app.scenes = kind == SCENES || kind == WINDOWS ? LCP_FACT_YES : LCP_FACT_NO;
  if (kind == OLD_SDK) l->app.linked_sdk = LCP_OS(3, 2, 0);
  if (kind == WINDOWS) {
    l->app.multiple_scenes = LCP_FACT_YES;
    l->facts.idiom = LCP_IDIOM_PAD;
  }
  l->context = (lcp_context)LCP_CONTEXT_INIT(os);
  l->context.profile = profile;
  l->context.app = &l->app;
  l->context.facts = &l->facts;
  prepare_policy(&l->context, &l->policy);
}

/* Returns whether the app has the life cycle of scenes on that OS. */
static inline int has_scenes(const lcp_context *context) {
  return context->app->scenes == LCP_FACT_YES && context->os >= LCP_OS(13, 0, 0);
}

/* ---- shares --------------------------------------------------------------------------------- */

static long long share, turn;

/* Reads ABI_SHARE=n (1 by default). One question in n * `usual` is asked. */
static inline void take_share(long long usual) {
  share = check_setting("ABI_SHARE", 1);
  share = (share < 1 ? 1 : share) * usual;
}

static inline int taken(void) { return turn++ % share == 0; }

/* ---- answers -------------------------------------------------------------------------------- */

static long long combinations[QUESTIONS], verdicts[QUESTIONS][VERDICTS];

static inline int legal(lcp_verdict_t verdict) {
  return verdict == LCP_VERDICT_ALLOWED || verdict == LCP_VERDICT_CONDITIONAL;
}

static inline lcp_os_version_t ruled_os(const lcp_context *context) {
  return context->os > lcp_os_newest() ? lcp_os_newest() : context->os;
}

static inline void check_verdict(int q, const lcp_context *context, lcp_verdict_t verdict,
                                 lcp_verdict_t newest) {
  combinations[q]++;
  CHECKF(verdict >= 1 && verdict < VERDICTS, "verdict %d", verdict);
  if (verdict < 1 || verdict >= VERDICTS) return;
  verdicts[q][verdict]++;
  CHECKF((verdict == LCP_VERDICT_UNKNOWN_OS) == (context->os > lcp_os_newest()), "verdict %s",
         lcp_enum_name(LCP_ENUM_VERDICT, verdict));
  CHECKF(newest >= 1 && newest < LCP_VERDICT_UNKNOWN_OS, "newest verdict %d", newest);
  if (verdict != LCP_VERDICT_UNKNOWN_OS) CHECK_INT(newest, verdict);
}

static inline void check_rule(const lcp_context *context, lcp_verdict_t newest,
                              lcp_rule_index_t rule, lcp_evidence_t evidence, uint32_t flags) {
  CHECKF(rule >= LCP_RULE_NONE && rule < (lcp_rule_index_t)lcp_rule_count(), "rule %d", rule);
  CHECKF((rule == LCP_RULE_NONE) == (evidence == 0), "rule %d, evidence %d", rule, evidence);
  CHECKF(evidence >= 0 && evidence <= LCP_EVIDENCE_INFERRED, "evidence %d", evidence);
  CHECKF((flags & ~0xfu) == 0 && (flags & 6) != 6, "flags %#x", flags);
  if (legal(newest)) CHECKF(rule >= 0, "%s by no rule", lcp_enum_name(LCP_ENUM_VERDICT, newest));
  if (rule < 0) return;
  lcp_rule row;
  row.struct_size = sizeof row;
  CHECK_STATUS(lcp_rule_at(rule, &row), LCP_OK);
  lcp_os_version_t os = ruled_os(context);
  /* If something does not exist here, the answer names the rule with the versions on which it does. */
  if (newest != LCP_VERDICT_NOT_APPLICABLE)
    CHECKF(row.since <= os && (row.until == 0 || os < row.until), "%s is not of this version",
           row.id);
  CHECKF(row.profiles >> (context->profile - 1) & 1, "%s is not of this profile", row.id);
  CHECKF(row.evidence == evidence, "%s: evidence %d", row.id, evidence);
  if (context->profile == LCP_PROFILE_DOCUMENTED)
    CHECKF(evidence == LCP_EVIDENCE_DOCUMENTED || evidence == LCP_EVIDENCE_INFERRED, "%s: %s",
           row.id, lcp_enum_name(LCP_ENUM_EVIDENCE, evidence));
  if (context->profile == LCP_PROFILE_FOUNDING)
    CHECKF(evidence == LCP_EVIDENCE_ARTICLE, "%s: %s", row.id,
           lcp_enum_name(LCP_ENUM_EVIDENCE, evidence));
}

/* An answer requires only conditions that exist, and a conditional answer requires at least one. */
static inline void check_requires(lcp_verdict_t newest, const uint64_t *requires_mask) {
  CHECKF(requires_mask[0] >> CONDITIONS == 0 && requires_mask[1] == 0, "requires %#llx, %#llx",
         (unsigned long long)requires_mask[0], (unsigned long long)requires_mask[1]);
  if (newest == LCP_VERDICT_CONDITIONAL)
    CHECKF(requires_mask[0] != 0, "conditional, and on nothing");
}

/* The value is 0, or has a name. */
static inline void check_name(lcp_enum_kind_t kind, int64_t value) {
  CHECKF(value == 0 || lcp_enum_name(kind, value), "kind %d has no value %lld", kind,
         (long long)value);
}

/* On an OS that is too new, everything but the verdict equals the answer on the newest known OS. The app's
   minimum is the exception: it is compared with the OS that was asked for. */
static inline void check_newest(const question *q, const lcp_context *context, const void *query,
                                const void *answer) {
  lcp_context known = *context;
  lcp_app app = LCP_APP_INIT;
  lcp_policy policy;
  unsigned char newest[LARGEST], given[LARGEST];
  int32_t verdict;
  if (context->os <= lcp_os_newest()) return;
  known.os = lcp_os_newest();
  if (context->app && context->app->minimum_os <= context->os) {
    app = *context->app;
    app.minimum_os = 0;
    known.app = &app;
  }
  memset(newest, 0, sizeof newest);
  set_size(newest, (uint32_t)q->answer_size);
  prepare_policy(&known, &policy);
  CHECK_STATUS(q->ask(&policy, query, newest, NULL), LCP_OK);
  memcpy(given, answer, q->answer_size);
  memcpy(&verdict, given + 8, sizeof verdict); /* newest_verdict follows verdict in each answer */
  memcpy(given + 4, &verdict, sizeof verdict);
  CHECKF(memcmp(given, newest, q->answer_size) == 0, "differs from the newest version known");
}

/* Prints how often each verdict came. Returns the number of questions asked. */
static inline long long print_verdicts(void) {
  long long total = 0;
  for (int q = 0; q < ANSWERS; q++) {
    if (!combinations[q]) continue;
    printf("%s: %lld combinations:", questions[q].name, combinations[q]);
    for (lcp_verdict_t v = 1; v < VERDICTS; v++)
      printf(" %lld %s%s", verdicts[q][v], lcp_enum_name(LCP_ENUM_VERDICT, v),
             v + 1 < VERDICTS ? "," : "\n");
    total += combinations[q];
  }
  return total;
}

#endif /* ABITESTS_HOLDS_H */
