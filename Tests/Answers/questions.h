/*
 * The questions: what is asked of each on which grounds, and how its answers are spelled.
 */
#ifndef ANSWERS_QUESTIONS_H
#define ANSWERS_QUESTIONS_H

#include "grounds.h"

/* ---- transitions ---------------------------------------------------------------------------- */

/* The n-th of a list, from 1; 0: not given. */
static value value_at(const list *l, int n) { return n ? l->values[n - 1] : 0; }

static void option(const char *key, const list *l, int n) {
  if (n) field(key, l->names[n - 1]);
}

static void put_steps(const steps *s) {
  for (int i = 0; i < s->count; i++) {
    const step *at = &s->at[i];
    item(at->callback ? at->callback : at->notification);
    if (at->callback && at->notification) field("notification", at->notification);
    field("fallback", at->fallback);
    field("reads", at->reads), field("scene-reads", at->scene_reads), field("rule", at->rule);
  }
}

/* Where states of the other axis begin and end. */
static int first_state(int from) { return from < APP_STATES ? 0 : APP_STATES; }
static int last_state(int from) { return from < APP_STATES ? APP_STATES : ALL_STATES; }

static transition_question question_of(int from, int to, int cause) {
  transition_question q = {states.values[from], states.values[to], causes.values[cause], 0, 0, 0};
  return q;
}

static void transition_line(int from, int to, int cause, int last, int trigger,
                            int interruption) {
  static transition a;
  transition_question q = question_of(from, to, cause);
  q.last_cause = value_at(&causes, last), q.trigger = value_at(&triggers, trigger);
  q.interruption = value_at(&interruptions, interruption);
  begin();
  field("from", states.names[from]), field("to", states.names[to]);
  field("cause", causes.names[cause]);
  option("last-cause", &causes, last), option("trigger", &triggers, trigger);
  option("interruption", &interruptions, interruption);
  if (answer(ask_transition(&q, &a))) {
    put_ruling(&a.ruling);
    field("via", a.via);
    put_steps(&a.steps);
  }
  end();
}

/* Whether it is a step that the system takes, or may take, with no options. */
static int is_legal(int from, int to, int cause) {
  static transition a;
  transition_question q = question_of(from, to, cause);
  if (ask_transition(&q, &a) || !a.ruling.newest) return 0;
  return !strcmp(a.ruling.newest, "allowed") || !strcmp(a.ruling.newest, "conditional");
}

/* Every pair of states and every cause, on both axes. */
static void for_each_transition(void (*ask)(int from, int to, int cause)) {
  for (int from = 0; from < ALL_STATES; from++)
    for (int to = first_state(from); to < last_state(from); to++)
      for (int cause = 0; cause < causes.count; cause++) ask(from, to, cause);
}

static void without_options(int from, int to, int cause) {
  transition_line(from, to, cause, 0, 0, 0);
}

static void with_each_option(int from, int to, int cause) {
  for (int n = 1; n <= causes.count; n++) transition_line(from, to, cause, n, 0, 0);
  for (int n = 1; n <= triggers.count; n++) transition_line(from, to, cause, 0, n, 0);
  for (int n = 1; n <= interruptions.count; n++) transition_line(from, to, cause, 0, 0, n);
}

static void legal_with_each_option(int from, int to, int cause) {
  if (is_legal(from, to, cause)) with_each_option(from, to, cause);
}

/* Each last cause with each trigger, and with each interruption. */
static void legal_with_two_options(int from, int to, int cause) {
  if (!is_legal(from, to, cause)) return;
  for (int last = 1; last <= causes.count; last++) {
    for (int n = 1; n <= triggers.count; n++) transition_line(from, to, cause, last, n, 0);
    for (int n = 1; n <= interruptions.count; n++) transition_line(from, to, cause, last, 0, n);
  }
}

static void transitions(void) { for_each_transition(without_options); }
static void optional_transitions(void) { for_each_transition(with_each_option); }
static void legal_transitions(void) { for_each_transition(legal_with_each_option); }
static void twice_optional_transitions(void) { for_each_transition(legal_with_two_options); }

/* Any pair and cause, with any three options. */
static void sampled_transitions(void) {
  enum { SAMPLE = 2000 };
  for (int n = 0; n < SAMPLE; n++) {
    int from = random_below(ALL_STATES), first = first_state(from);
    int to = first + random_below(last_state(from) - first);
    int cause = random_below(causes.count), last = 1 + random_below(causes.count);
    int trigger = 1 + random_below(triggers.count);
    transition_line(from, to, cause, last, trigger, 1 + random_below(interruptions.count));
  }
}

/*
 * All pairs and causes on all grounds. The legal ones with each option for every app on two
 * devices, and a sample of all with three options. On the chosen versions, for two apps, all of
 * them with each option, and for one the legal ones with two.
 */
static void walk_transitions(int index) {
  walk_small(index, transitions);
  for (profile = 0; profile < profiles.count; profile++) {
    for (int a = 0; a < APPS; a++) {
      on(&apps[a], &ordinary, NULL, legal_transitions);
      on(&apps[a], &nothing_known, NULL, legal_transitions);
      seed_random(a);
      on(&apps[a], &ordinary, NULL, sampled_transitions);
    }
    if (!is_chosen(os)) continue;
    on(&apps[PLAIN], &ordinary, NULL, optional_transitions);
    on(&apps[EVERYTHING], &ordinary, NULL, optional_transitions);
    on(&apps[EVERYTHING], &ordinary, NULL, twice_optional_transitions);
  }
}

/* ---- next and paths ------------------------------------------------------------------------- */

static void next_line(int from, int last) {
  static next a;
  begin();
  field("from", states.names[from]);
  option("last-cause", &causes, last);
  if (answer(ask_next(states.values[from], value_at(&causes, last), &a))) {
    put_ruling(&a.ruling);
    for (int i = 0; i < a.count; i++) {
      const edge *e = &a.edges[i];
      item(e->cause);
      field("to", e->to), field("verdict", e->verdict), field("reason", e->reason);
      field("rule", e->rule), field("evidence", e->evidence);
      if (e->disputed) put(" disputed");
    }
  }
  end();
}

static void nexts(void) {
  for (int from = 0; from < ALL_STATES; from++) next_line(from, 0);
}

static void nexts_by_last_cause(void) {
  for (int from = 0; from < ALL_STATES; from++)
    for (int last = 1; last <= causes.count; last++) next_line(from, last);
}

/* Every state on all grounds; with each last cause for every app, and where nothing is known. */
static void walk_next(int index) {
  walk_small(index, nexts);
  for (profile = 0; profile < profiles.count; profile++) {
    on_ordinary(nexts_by_last_cause);
    on(&apps[EVERYTHING], &nothing_known, NULL, nexts_by_last_cause);
  }
}

static void path_line(int from, int to, const char *permitted, uint64_t mask, int last,
                      int trigger) {
  static path a;
  path_question q = {states.values[from], states.values[to], value_at(&causes, last),
                     value_at(&triggers, trigger), mask};
  begin();
  field("from", states.names[from]), field("to", states.names[to]);
  field("causes", permitted);
  option("last-cause", &causes, last), option("trigger", &triggers, trigger);
  if (answer(ask_path(&q, &a))) {
    put_ruling(&a.ruling);
    for (int i = 0; i < a.count; i++) {
      item("step");
      field("from", a.at[i].from), field("to", a.at[i].to), field("cause", a.at[i].cause);
      field("rule", a.at[i].rule);
      put_steps(&a.at[i].steps);
    }
  }
  end();
}

#define ALL_CAUSES ((UINT64_C(1) << causes.count) - 1)

static void paths(void) {
  for (int from = 0; from < ALL_STATES; from++)
    for (int to = first_state(from); to < last_state(from); to++) {
      path_line(from, to, NULL, 0, 0, 0);
      path_line(from, to, "any", ALL_CAUSES, 0, 0);
    }
}

static void paths_with_options(void) {
  char permitted[64];
  for (int from = 0; from < ALL_STATES; from++)
    for (int to = first_state(from); to < last_state(from); to++) {
      for (int n = 1; n <= causes.count; n++) {
        path_line(from, to, NULL, 0, n, 0);
        path_line(from, to, "any", ALL_CAUSES, n, 0);
        snprintf(permitted, sizeof permitted, "any-but-%s", causes.names[n - 1]);
        path_line(from, to, permitted, ALL_CAUSES ^ UINT64_C(1) << (n - 1), 0, 0);
        snprintf(permitted, sizeof permitted, "%s", causes.names[n - 1]);
        path_line(from, to, permitted, UINT64_C(1) << (n - 1), 0, 0);
      }
      for (int n = 1; n <= triggers.count; n++) path_line(from, to, NULL, 0, 0, n);
    }
}

/*
 * Every pair of states, with the causes that lead there and with any, on all grounds; with each
 * last cause, trigger, and set of one cause or of all but one, for three apps.
 */
static void walk_paths(int index) {
  walk_small(index, paths);
  for (profile = 0; profile < profiles.count; profile++) {
    on(&apps[PLAIN], &ordinary, NULL, paths_with_options);
    on(&apps[EXITS], &ordinary, NULL, paths_with_options);
    on(&apps[EVERYTHING], &ordinary, NULL, paths_with_options);
  }
}

/* ---- deadlines and relaunches --------------------------------------------------------------- */

/* A host's own figures. */
static const figures own_figures[] = {
    {"limit=7s", 7000000000, DURATION_UNKNOWN, DURATION_UNKNOWN},
    {"limit=0", 0, DURATION_UNKNOWN, DURATION_UNKNOWN},
    {"limit=unlimited", DURATION_UNLIMITED, DURATION_UNKNOWN, DURATION_UNKNOWN},
    {"advice=3s", DURATION_UNKNOWN, 3000000000, DURATION_UNKNOWN},
    {"warning=1s", DURATION_UNKNOWN, DURATION_UNKNOWN, 1000000000},
    {"limit=9s,advice=8s,warning=2s", 9000000000, 8000000000, 2000000000}};

static void deadlines(void) {
  static deadline a;
  for (int n = 0; n < allowances.count; n++) {
    begin();
    field("allowance", allowances.names[n]);
    if (answer(ask_deadline(allowances.values[n], &a))) {
      put_ruling(&a.ruling);
      time_field("advice", a.advice), time_field("limit", a.limit);
      time_field("warning", a.warning);
      field("extendable", a.extendable), field("at-expiry", a.at_expiry), field("code", a.code);
    }
    end();
  }
}

/* On all grounds; with own figures for two apps. */
static void walk_deadlines(int index) {
  walk_small(index, deadlines);
  for (profile = 0; profile < profiles.count; profile++)
    for (int n = 0; n < COUNT(own_figures); n++) {
      on(&apps[PLAIN], &ordinary, &own_figures[n], deadlines);
      on(&apps[EVERYTHING], &nothing_known, &own_figures[n], deadlines);
    }
}

static const char *const since_names[SINCES] = {
    NULL,          "reboot",             "unlock",             "reboot+unlock",
    "user-launch", "reboot+user-launch", "unlock+user-launch", "reboot+unlock+user-launch"};

static void relaunches_since(unsigned since) {
  static relaunch a;
  for (int t = 0; t < terminations.count; t++)
    for (int n = 0; n < triggers.count; n++) {
      begin();
      field("termination", terminations.names[t]), field("trigger", triggers.names[n]);
      field("since", since_names[since]);
      if (answer(ask_relaunch(terminations.values[t], triggers.values[n], since, &a))) {
        put_ruling(&a.ruling);
        field("guarantee", a.guarantee), field("launch-state", a.launch_state);
        field("callback", a.callback), field("allowance", a.allowance);
        time_field("allowed", a.allowed);
        field("standing", a.standing), field("delivery-rule", a.delivery_rule);
      }
      end();
    }
}

static void relaunches(void) {
  for (unsigned since = 0; since < SINCES; since++) relaunches_since(since);
}

static void relaunches_at_once(void) { relaunches_since(0); }

static void relaunches_around_reboot(void) {
  relaunches_since(0);
  relaunches_since(SINCE_REBOOT);
  relaunches_since(SINCE_REBOOT | SINCE_UNLOCK);
}

/*
 * Every termination and trigger: whatever came since for every app, and for three where nothing is
 * known; before and after a reboot for those three on every device, and for one with each fact of
 * the device turned; at once with each field of the app changed, and with own figures.
 */
static void walk_relaunches(int index) {
  static const int some[] = {PLAIN, EVERYTHING, PLACES};
  at_version(index);
  for (profile = 0; profile < profiles.count; profile++) {
    on_ordinary(relaunches);
    for (int a = 0; a < COUNT(some); a++) {
      on(&apps[some[a]], &nothing_known, NULL, relaunches);
      for (int d = NOTHING_KNOWN + 1; d < DEVICES; d++)
        on(&apps[some[a]], &devices[d], NULL, relaunches_around_reboot);
    }
    on_turned(&apps[EVERYTHING], relaunches_around_reboot);
    on_changed(relaunches_at_once);
    for (int n = 0; n < COUNT(own_figures); n++)
      on(&apps[EVERYTHING], &ordinary, &own_figures[n], relaunches_at_once);
    on(NULL, NULL, NULL, relaunches_at_once);
  }
  on_the_last(index, relaunches_at_once);
}

/* ---- conduct, duties, delivery, modes, quotas ----------------------------------------------- */

static void conducts(void) {
  static conduct a;
  for (int s = 0; s < APP_STATES; s++)
    for (int n = 0; n < activities.count; n++) {
      begin();
      field("state", states.names[s]), field("activity", activities.names[n]);
      if (answer(ask_conduct(states.values[s], activities.values[n], &a))) {
        put_ruling(&a.ruling);
        field("stop-before", a.stop_before), field("price", a.price), field("code", a.code);
      }
      end();
    }
}

static void all_duties(void) {
  static duties a;
  for (int n = 0; n < callbacks.count; n++) {
    begin();
    field("callback", callbacks.names[n]);
    if (answer(ask_duties(callbacks.values[n], &a))) {
      put_ruling(&a.ruling);
      for (int i = 0; i < a.count; i++) {
        item(a.at[i].rule);
        field("undone-at", a.at[i].undone_at), sentence("text", a.at[i].text);
      }
    }
    end();
  }
}

static void deliveries(void) {
  static delivery a;
  for (int s = 0; s < APP_STATES; s++)
    for (int n = 0; n < events.count; n++) {
      begin();
      field("state", states.names[s]), field("event", events.names[n]);
      if (answer(ask_delivery(states.values[s], events.values[n], &a))) {
        put_ruling(&a.ruling);
        field("manner", a.manner), field("callback", a.callback);
      }
      end();
    }
}

static void all_modes(void) {
  static mode a;
  for (int n = 0; n < modes.count; n++) {
    begin();
    field("mode", modes.names[n]);
    if (answer(ask_mode(modes.values[n], &a))) {
      put_ruling(&a.ruling);
      version_field("introduced", a.introduced), version_field("deprecated", a.deprecated);
      version_field("removed", a.removed);
      texts_field("permits", &a.permits), texts_field("keeps-running", &a.keeps_running);
      texts_field("wakes", &a.wakes);
    }
    end();
  }
}

static void all_quotas(void) {
  static quota a;
  for (int n = 0; n < quotas.count; n++) {
    begin();
    field("quota", quotas.names[n]);
    if (answer(ask_quota(quotas.values[n], &a))) {
      put_ruling(&a.ruling);
      number_field("count", a.count), field("unit", a.unit), time_field("window", a.window);
      field("at-excess", a.at_excess);
    }
    end();
  }
}

/* All of them on all grounds. */
static void walk_conduct(int index) { walk_small(index, conducts); }
static void walk_duties(int index) { walk_small(index, all_duties); }
static void walk_delivery(int index) { walk_small(index, deliveries); }
static void walk_modes(int index) { walk_small(index, all_modes); }
static void walk_quotas(int index) { walk_small(index, all_quotas); }

/* ---- manifests ------------------------------------------------------------------------------ */

static void manifests(void) {
  static manifest a;
  begin();
  if (answer(ask_manifest(&a))) {
    put_ruling(&a.ruling);
    for (int i = 0; i < a.count; i++) {
      item(a.at[i].rule);
      field("severity", a.at[i].severity), field("key", a.at[i].key);
      sentence("value", a.at[i].value), sentence("message", a.at[i].message);
    }
  }
  end();
}

/* Any app, with all that it says in the place of a name. */
static const app *random_app(void) {
  static app a;
  char text[16], *name = a.name;
  char *const over = a.name + sizeof a.name;
  a = (app){.name = "any"};
  a.modes = (uint32_t)(random_below(2) ? 1 << random_below(MODES) : random_below(ALL_MODES + 1));
  for (int n = 0; n < APP_FACTS; n++) a.facts[n] = (fact)random_below(YES + 1);
  a.authorization = random_below(authorizations.count + 1);
  if (random_below(2)) a.linked_sdk = versions[random_below(VERSIONS)];
  if (random_below(4) == 0) a.minimum_os = versions[random_below(VERSIONS)];
  a.permitted_identifiers = (uint32_t)random_below(3);
  a.unknown_modes = random_below(4) ? 0 : (uint32_t)random_below(3);
  a.placeholders = random_below(4) ? 0 : (uint32_t)random_below(3);
#define ADD(...) (name += snprintf(name, (size_t)(over - name), __VA_ARGS__))
  name += strlen(name);
  for (int n = 0; n < MODES; n++)
    if (a.modes >> n & 1) ADD(",%s", modes.names[n]);
  for (int n = 0; n < APP_FACTS; n++)
    if (a.facts[n]) ADD(",%s=%s", app_fact_names[n], fact_names[a.facts[n]]);
  if (a.authorization) ADD(",authorization=%s", authorizations.names[a.authorization - 1]);
  if (a.linked_sdk) ADD(",linked-sdk=%s", version_text(a.linked_sdk, text));
  if (a.minimum_os) ADD(",minimum-os=%s", version_text(a.minimum_os, text));
  ADD(",identifiers=%u,unknown-modes=%u,placeholders=%u", a.permitted_identifiers,
      a.unknown_modes, a.placeholders);
#undef ADD
  return &a;
}

/* The apps on all grounds, and random ones on the ordinary device. */
static void walk_manifests(int index) {
  enum { SAMPLE = 1500 };
  walk_small(index, manifests);
  for (profile = 0; profile < profiles.count; profile++) {
    seed_random(APPS);
    for (int n = 0; n < SAMPLE; n++) on(random_app(), &ordinary, NULL, manifests);
  }
}

/* ---- terminations --------------------------------------------------------------------------- */

static void termination_line(int space, uint64_t code) {
  static termination a;
  char text[24];
  snprintf(text, sizeof text, "0x%" PRIx64, code);
  begin();
  option("namespace", &namespaces, space), field("code", text);
  if (answer(ask_termination(value_at(&namespaces, space), code, &a))) {
    put_ruling(&a.ruling);
    field("cause", a.cause), field("allowance", a.allowance);
    time_field("allowed", a.allowed);
    field("broken-rule", a.broken_rule), sentence("meaning", a.meaning);
  }
  end();
}

/* Every namespace, and none, with the codes that have names and with small numbers. */
static void terminations_up_to(uint64_t small) {
  for (int space = 0; space <= namespaces.count; space++) {
    for (uint64_t code = 0; code < small; code++) termination_line(space, code);
    for (int n = 0; n < COUNT(known_codes); n++) termination_line(space, known_codes[n]);
  }
}

static void few_terminations(void) { terminations_up_to(FEW_CODES); }

static void all_terminations(void) {
  terminations_up_to(SMALL_CODES);
  for (int space = 0; space <= namespaces.count; space++)
    for (int n = 0; n < COUNT(extreme_codes); n++) termination_line(space, extreme_codes[n]);
}

/*
 * All codes for every app; those that have names and twelve more on every other device, with each
 * fact of the device turned, and with own figures.
 */
static void walk_terminations(int index) {
  at_version(index);
  for (profile = 0; profile < profiles.count; profile++) {
    on_ordinary(all_terminations);
    on_others(few_terminations);
    on_turned(&apps[PLAIN], few_terminations);
    for (int n = 0; n < COUNT(own_figures); n++)
      on(&apps[PLAIN], &ordinary, &own_figures[n], few_terminations);
  }
  on_the_last(index, few_terminations);
}

#endif /* ANSWERS_QUESTIONS_H */
