/*
 * Walks over the finished library, like a host that keeps an app's state: from not running over every step
 * that may follow. A place is a state, the cause that led there, and what covers the app. In each place some
 * step may follow that does not end the process, every cover can go, and every cause that can end the process
 * does so. Callbacks pair. Every relaunch that is allowed has a step. The chain of forms of a callback is
 * followed to its end.
 */
#include "holds.h"

enum { SPOTS = 4096, EDGES = 256, STEPS = 32, INTERRUPTION = 1, SWITCHER = 2, LOCK = 4 };

/* The kinds of app that are walked. */
static const struct kind {
  const char *name;
  int app;
  lcp_os_version_t sdk;
} kinds[] = {
    {"plain", PLAIN, 0},
    {"exits-on-suspend", EXITS, 0},
    {"sdk 3.2", OLD_SDK, 0},
    {"sdk 26", PLAIN, LCP_OS(26, 0, 0)},
};

/* The position of an app: its state, what covers it, and what its callbacks told it. */
typedef struct spot {
  lcp_state_t state;
  lcp_cause_t last;
  int covers, launched, active, behind;
} spot;

static life walked;
static int kind_walked;
static spot spots[SPOTS];
static int spot_count;
/* The places that each place leads to, and the terminations that were met. */
static unsigned char ways[SPOTS][SPOTS / 8];
static unsigned char met[TERMINATIONS + 1];
static long long walks, places, steps_taken, ends, relaunches;

static int has_cause(lcp_cause_t cause, const lcp_cause_t *causes) {
  for (; *causes; causes++)
    if (*causes == cause) return 1;
  return 0;
}

static const lcp_cause_t leaving[] = {LCP_CAUSE_HOME_BUTTON, LCP_CAUSE_APP_SWITCH,
                                      LCP_CAUSE_INTERRUPTION_ACCEPTED, 0};
/* Ends that the user brings about from another place. */
static const lcp_cause_t acts[] = {LCP_CAUSE_USER_FORCE_QUIT, LCP_CAUSE_EXITS_ON_SUSPEND, 0};

/* Returns whether UIKit ends the app at launch because it must adopt scenes and has not. */
static int cannot_launch(void) {
  return walked.context.os >= LCP_OS(27, 0, 0) && kinds[kind_walked].app != OLD_SDK &&
         kinds[kind_walked].sdk == 0;
}

/* Returns whether a place may have no way on: if the app cannot launch, or if leaving it ends it. */
static int may_end(const spot *s) {
  if (cannot_launch()) return s->state != LCP_STATE_BACKGROUND;
  return kinds[kind_walked].app == EXITS && s->state == LCP_STATE_INACTIVE &&
         (s->last == LCP_CAUSE_HOME_BUTTON || s->last == LCP_CAUSE_APP_SWITCH);
}

static int in_front(const spot *s) {
  return s->state == LCP_STATE_INACTIVE || s->state == LCP_STATE_ACTIVE;
}

/* Returns the covers that remain when one goes; -1 if it cannot go on that step. */
static int without(const spot *s, int cover, lcp_state_t to) {
  int left = s->covers & ~cover;
  if (!(s->covers & cover)) return -1;
  if (to == LCP_STATE_ACTIVE) return left ? -1 : 0;
  return s->state == LCP_STATE_INACTIVE && !left ? -1 : left;
}

/* Returns what covers the app after a step; -1 if the covers forbid the step. */
static int covers_after(const spot *s, lcp_cause_t cause, lcp_state_t to) {
  int locked = s->covers & LOCK;
  switch (cause) {
    case LCP_CAUSE_INTERRUPTION_BEGIN:
      return s->covers & (LOCK | INTERRUPTION) ? -1 : s->covers | INTERRUPTION;
    case LCP_CAUSE_APP_SWITCHER_OPEN:
      return s->covers & (LOCK | SWITCHER) ? -1 : s->covers | SWITCHER;
    case LCP_CAUSE_INTERRUPTION_IGNORED:
      return locked ? -1 : without(s, INTERRUPTION, to);
    case LCP_CAUSE_APP_SWITCHER_CLOSED:
      return locked ? -1 : without(s, SWITCHER, to);
    case LCP_CAUSE_INTERRUPTION_ACCEPTED:
      return locked || !(s->covers & INTERRUPTION) ? -1 : 0;
    case LCP_CAUSE_DEVICE_LOCK:
      if (to == LCP_STATE_BACKGROUND) return (s->covers | LOCK) & ~SWITCHER;
      return locked ? -1 : s->covers | LOCK;
    case LCP_CAUSE_DEVICE_UNLOCK:
      if (!locked) return -1;
      return to == LCP_STATE_BACKGROUND ? s->covers : without(s, LOCK, to);
    case LCP_CAUSE_HOME_BUTTON:
    case LCP_CAUSE_APP_SWITCH:
    case LCP_CAUSE_RETURN_BY_USER:
      return locked ? -1 : 0;
    case LCP_CAUSE_ACTIVATION:
      return s->covers ? -1 : 0;
    case LCP_CAUSE_USER_FORCE_QUIT:
      return in_front(s) && (locked || !(s->covers & SWITCHER)) ? -1 : s->covers;
    default:
      return s->covers;
  }
}

static lcp_transition_query query_of(const spot *s, lcp_cause_t cause, lcp_state_t to) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = s->state;
  query.to = to;
  query.cause = cause;
  query.last_cause = s->last;
  return query;
}

static lcp_transition_answer answer_of(lcp_transition_query query) {
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  CHECK_STATUS(lcp_query_transition(&walked.policy, &query, &answer, NULL), LCP_OK);
  return answer;
}

static size_t steps_of(lcp_transition_query query, lcp_step *steps) {
  size_t count = 0;
  for (int i = 0; i < STEPS; i++) steps[i] = (lcp_step)LCP_STEP_INIT;
  CHECK_STATUS(lcp_list_steps(&walked.policy, &query, steps, sizeof *steps, STEPS, &count, NULL),
               LCP_OK);
  CHECK(count <= STEPS);
  return count <= STEPS ? count : STEPS;
}

/* Returns whether a step has a callback. */
static int calls(lcp_transition_query query, lcp_callback_t callback) {
  lcp_step steps[STEPS];
  size_t count = steps_of(query, steps);
  for (size_t i = 0; i < count; i++)
    if (steps[i].callback == callback) return 1;
  return 0;
}

/* Checks that callbacks pair: active after resigned, foreground after background, one launch for each
   process. */
static void hear(const spot *from, const lcp_edge *edge, spot *to) {
  lcp_step steps[STEPS];
  size_t count = steps_of(query_of(from, edge->cause, edge->to), steps);
  /* Apple documents that applicationDidEnterBackground: comes at every wake-up in the background. */
  int comes_again = walked.context.profile == LCP_PROFILE_DOCUMENTED &&
                    edge->cause == LCP_CAUSE_WAKE_BY_SYSTEM;
  for (size_t i = 0; i < count; i++) {
    switch (steps[i].callback) {
      case LCP_CALLBACK_DID_FINISH_LAUNCHING:
      case LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY:
        CHECK(!to->launched);
        to->launched = 1;
        break;
      case LCP_CALLBACK_DID_BECOME_ACTIVE:
      case LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE:
        CHECK(to->launched && !to->active && !to->behind);
        to->active = 1;
        break;
      case LCP_CALLBACK_WILL_RESIGN_ACTIVE:
      case LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE:
        CHECK(to->active);
        to->active = 0;
        break;
      case LCP_CALLBACK_DID_ENTER_BACKGROUND:
      case LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND:
        CHECK(!to->active && (!to->behind || comes_again));
        to->behind = 1;
        break;
      case LCP_CALLBACK_WILL_ENTER_FOREGROUND:
      case LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND:
        CHECK(to->behind);
        to->behind = 0;
        break;
      case LCP_CALLBACK_WILL_TERMINATE:
        CHECK(to->launched && edge->to == LCP_STATE_NOT_RUNNING);
        break;
      default:
        break;
    }
  }
  if (edge->cause == LCP_CAUSE_LAUNCH_BY_SYSTEM) to->behind = 1;
  if (edge->to == LCP_STATE_NOT_RUNNING) return;
  CHECK_INT(to->active, edge->to == LCP_STATE_ACTIVE);
  CHECK_INT(to->behind, edge->to == LCP_STATE_BACKGROUND || edge->to == LCP_STATE_SUSPENDED);
}

static int place_of(spot s) {
  for (int i = 0; i < spot_count; i++)
    if (memcmp(&spots[i], &s, sizeof s) == 0) return i;
  CHECKF(spot_count < SPOTS, "too many places");
  if (spot_count == SPOTS) return 0;
  spots[spot_count] = s;
  return spot_count++;
}

static void walk_from(int place) {
  lcp_edge edges[EDGES];
  spot s = spots[place];
  size_t count = 0;
  int has_way_on = 0;
  lcp_next_query query = LCP_NEXT_QUERY_INIT;
  query.from = s.state;
  query.last_cause = s.last;
  for (int i = 0; i < EDGES; i++) edges[i] = (lcp_edge)LCP_EDGE_INIT;
  CHECK_STATUS(lcp_list_edges(&walked.policy, &query, edges, sizeof *edges, EDGES, &count, NULL),
               LCP_OK);
  CHECK(count <= EDGES);
  for (size_t i = 0; i < count && i < EDGES; i++) {
    if (edges[i].verdict != LCP_VERDICT_ALLOWED || edges[i].reason) continue;
    spot to = s;
    to.covers = covers_after(&s, edges[i].cause, edges[i].to);
    if (to.covers < 0) continue;
    steps_taken++;
    to.state = edges[i].to;
    /* The last cause matters only in two states. */
    to.last = to.state == LCP_STATE_INACTIVE || to.state == LCP_STATE_BACKGROUND ? edges[i].cause : 0;
    hear(&s, &edges[i], &to);
    if (to.state == LCP_STATE_NOT_RUNNING) {
      lcp_termination_t termination = lcp_cause_termination(edges[i].cause);
      CHECK(termination > LCP_TERMINATION_NONE && termination <= TERMINATIONS);
      if (s.state != LCP_STATE_NOT_RUNNING) met[termination] = 1;
      to = spots[0];
    } else {
      has_way_on = 1;
    }
    int reached = place_of(to);
    ways[place][reached / 8] |= (unsigned char)(1 << reached % 8);
  }
  if (s.state == LCP_STATE_SUSPENDED) met[LCP_TERMINATION_NONE] = 1;
  CHECKF(has_way_on || may_end(&s), "%s: no way on", kinds[kind_walked].name);
}

/* Checks that every cover can go, and that a locked app comes back when the device is unlocked. */
static void check_covers(const spot *s) {
  const lcp_state_t states[] = {LCP_STATE_ACTIVE, LCP_STATE_INACTIVE, LCP_STATE_BACKGROUND};
  lcp_cause_t due = 0;
  int goes = 0;
  if (s->covers & LOCK) {
    int on_its_way =
        s->state == LCP_STATE_INACTIVE &&
        calls(query_of(s, LCP_CAUSE_DEVICE_LOCK, LCP_STATE_BACKGROUND),
              LCP_CALLBACK_DID_ENTER_BACKGROUND);
    if (!on_its_way) due = LCP_CAUSE_DEVICE_UNLOCK;
  } else if (s->state == LCP_STATE_INACTIVE && !has_cause(s->last, leaving)) {
    if (s->covers & INTERRUPTION) due = LCP_CAUSE_INTERRUPTION_IGNORED;
    else if (s->covers & SWITCHER) due = LCP_CAUSE_APP_SWITCHER_CLOSED;
  }
  if (!due) return;
  for (int i = 0; i < 3; i++)
    goes |= covers_after(s, due, states[i]) >= 0 &&
            answer_of(query_of(s, due, states[i])).newest_verdict == LCP_VERDICT_ALLOWED;
  CHECKF(goes, "%s: no %s", kinds[kind_walked].name, lcp_enum_name(LCP_ENUM_CAUSE, due));
}

/* Returns whether the walk leads from a place to one where the cause ends the process. */
static int can_come(int start, lcp_cause_t cause) {
  static int rim[SPOTS];
  static unsigned char seen[SPOTS];
  int count = 0;
  memset(seen, 0, sizeof seen);
  seen[start] = 1;
  rim[count++] = start;
  while (count > 0) {
    int place = rim[--count];
    const spot *s = &spots[place];
    if (s->state == LCP_STATE_NOT_RUNNING) continue;
    if (covers_after(s, cause, LCP_STATE_NOT_RUNNING) >= 0 &&
        answer_of(query_of(s, cause, LCP_STATE_NOT_RUNNING)).newest_verdict == LCP_VERDICT_ALLOWED)
      return 1;
    for (int i = 0; i < spot_count; i++)
      if (!seen[i] && ways[place][i / 8] >> i % 8 & 1) seen[i] = 1, rim[count++] = i;
  }
  return 0;
}

/* Checks that every cause that can end the process in a place does end it. */
static void check_ends(int place) {
  const spot *s = &spots[place];
  if (s->state == LCP_STATE_NOT_RUNNING) return;
  for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
    if (lcp_cause_termination(cause) == LCP_TERMINATION_NONE || has_cause(cause, leaving)) continue;
    lcp_transition_answer answer = answer_of(query_of(s, cause, LCP_STATE_NOT_RUNNING));
    if (answer.newest_verdict == LCP_VERDICT_NOT_APPLICABLE ||
        answer.reason == LCP_REASON_CAUSE_OUT_OF_PLACE)
      continue;
    /* An app that exits on suspend ends when it is left, before the switcher shows it. */
    if (cause == LCP_CAUSE_USER_FORCE_QUIT && may_end(s)) continue;
    ends++;
    check_begin("an end", walked.context.os, walked.context.profile, s->state, cause);
    int elsewhere = has_cause(cause, acts) || answer.reason == LCP_REASON_NOT_ONE_STEP;
    CHECKF(answer.newest_verdict == LCP_VERDICT_ALLOWED || (elsewhere && can_come(place, cause)),
           "%s", kinds[kind_walked].name);
  }
}

/* Checks a force quit of an app that does not run: the switcher shows such apps, too. */
static void check_card(const spot *s) {
  if (s->state != LCP_STATE_NOT_RUNNING && s->state != LCP_STATE_PREWARMED) return;
  lcp_verdict_t verdict =
      answer_of(query_of(s, LCP_CAUSE_USER_FORCE_QUIT, LCP_STATE_NOT_RUNNING)).newest_verdict;
  CHECK(verdict == LCP_VERDICT_ALLOWED || verdict == LCP_VERDICT_NOT_APPLICABLE);
}

/* Checks that the expiration handler comes once: when the allowance warns, or at the end. */
static void check_handler(void) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer answer = LCP_DEADLINE_ANSWER_INIT;
  spot s = {LCP_STATE_BACKGROUND, 0, 0, 0, 0, 0};
  lcp_transition_query end =
      query_of(&s, LCP_CAUSE_BACKGROUND_TASK_EXPIRED, LCP_STATE_NOT_RUNNING);
  if (answer_of(end).newest_verdict == LCP_VERDICT_NOT_APPLICABLE) return;
  query.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  CHECK_STATUS(lcp_query_deadline(&walked.policy, &query, &answer, NULL), LCP_OK);
  CHECK((answer.warning_ns >= 0) != calls(end, LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER));
}

/* Checks that every relaunch that is allowed has a step, and that the user can launch the app again. */
static void check_relaunches(void) {
  for (lcp_termination_t termination = 1; termination <= TERMINATIONS; termination++) {
    if (!met[termination]) continue;
    for (lcp_trigger_t trigger = 1; trigger <= TRIGGERS; trigger++) {
      int in_memory = termination == LCP_TERMINATION_NONE;
      lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
      lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
      query.termination = termination;
      query.trigger = trigger;
      CHECK_STATUS(lcp_query_relaunch(&walked.policy, &query, &answer, NULL), LCP_OK);
      check_begin("a relaunch", walked.context.os, walked.context.profile, termination, trigger);
      if (trigger == LCP_TRIGGER_USER_TAP && termination != LCP_TERMINATION_APP_UNINSTALL &&
          !cannot_launch())
        CHECK_INT(answer.newest_verdict, LCP_VERDICT_ALLOWED);
      if (answer.newest_verdict != LCP_VERDICT_ALLOWED &&
          answer.newest_verdict != LCP_VERDICT_CONDITIONAL)
        continue;
      relaunches++;
      lcp_transition_query step = LCP_TRANSITION_QUERY_INIT;
      int front = answer.launch_state == LCP_STATE_INACTIVE;
      /* If no rule gives the state at launch, there is no step to ask for. */
      if (!answer.launch_state) continue;
      step.from = in_memory ? LCP_STATE_SUSPENDED : LCP_STATE_NOT_RUNNING;
      step.to = in_memory ? LCP_STATE_BACKGROUND : answer.launch_state;
      step.trigger = trigger;
      if (in_memory) step.cause = front ? LCP_CAUSE_RETURN_BY_USER : LCP_CAUSE_WAKE_BY_SYSTEM;
      else if (front) step.cause = LCP_CAUSE_LAUNCH_BY_USER;
      else if (answer.launch_state == LCP_STATE_PREWARMED) step.cause = LCP_CAUSE_PREWARM;
      else step.cause = LCP_CAUSE_LAUNCH_BY_SYSTEM;
      CHECKF(answer_of(step).newest_verdict == LCP_VERDICT_ALLOWED, "%s", kinds[kind_walked].name);
    }
  }
}

static void walk_app(void) {
  memset(ways, 0, sizeof ways);
  memset(met, 0, sizeof met);
  spot_count = 0;
  place_of((spot){LCP_STATE_NOT_RUNNING, 0, 0, 0, 0, 0});
  for (int i = 0; i < spot_count; i++) {
    check_begin("a place", walked.context.os, walked.context.profile, spots[i].state, spots[i].last);
    walk_from(i);
  }
  for (int i = 0; i < spot_count; i++) {
    check_begin("a place", walked.context.os, walked.context.profile, spots[i].state, spots[i].last);
    check_covers(&spots[i]);
    check_ends(i);
    check_card(&spots[i]);
  }
  check_begin("the handler", walked.context.os, walked.context.profile, 0, 0);
  check_handler();
  check_relaunches();
  walks++;
  places += spot_count;
}

/* Prepares an app with everything that it may declare or be granted, so that events reach it. */
static void lead_favoured(int kind, lcp_os_version_t os, lcp_profile_t profile) {
  lead(&walked, kinds[kind].app, os, profile);
  if (kinds[kind].sdk) walked.app.linked_sdk = kinds[kind].sdk;
  walked.app.background_modes = (UINT64_C(1) << MODES) - 1;
  walked.app.permitted_identifiers = 1;
  walked.app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
  walked.app.restoration_identifier = LCP_FACT_YES;
  walked.app.session_sends_launch_events = LCP_FACT_YES;
  walked.app.service_session = LCP_FACT_YES;
  walked.app.multitasking_camera = LCP_FACT_YES;
  walked.facts.charging = LCP_FACT_YES;
  walked.facts.accessory_setup_kit = LCP_FACT_YES;
  prepare_policy(&walked.context, &walked.policy);
}

/* Returns the rule of a callback. */
static lcp_rule_index_t rule_of(lcp_callback_t callback) {
  for (uint32_t i = 0; i < lcp_rule_count(); i++) {
    lcp_rule rule = LCP_RULE_INIT;
    int64_t value = 0;
    CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)i, &rule), LCP_OK);
    if (rule.family == LCP_FAMILY_CALLBACK &&
        lcp_rule_value((lcp_rule_index_t)i, LCP_RULE_FIELD_CALLBACK, 0, &value) == LCP_OK &&
        value == callback)
      return (lcp_rule_index_t)i;
  }
  return -1;
}

/* A step names one fallback, and the rule of that callback names the next: a tapped push has three forms. */
static void forms(void) {
  const lcp_callback_t wanted[] = {LCP_CALLBACK_DID_RECEIVE_NOTIFICATION_RESPONSE,
                                   LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION_FETCH,
                                   LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION};
  lcp_step steps[STEPS];
  lead_favoured(0, LCP_OS(10, 0, 0), LCP_PROFILE_OBSERVED);
  spot s = {LCP_STATE_BACKGROUND, LCP_CAUSE_HOME_BUTTON, 0, 0, 0, 0};
  lcp_transition_query query = query_of(&s, LCP_CAUSE_RETURN_BY_USER, LCP_STATE_INACTIVE);
  query.trigger = LCP_TRIGGER_NOTIFICATION_TAP;
  size_t count = steps_of(query, steps), found = 0;
  while (found < count && steps[found].callback != wanted[0]) found++;
  CHECK(found < count);
  if (found == count) return;
  CHECK_INT(steps[found].fallback, wanted[1]);
  lcp_callback_t callback = steps[found].fallback;
  for (int i = 2; i <= 3; i++) {
    int64_t value = 0;
    lcp_status_t status = lcp_rule_value(rule_of(callback), LCP_RULE_FIELD_FALLBACK, 0, &value);
    check_begin("a form", callback, i, 0, 0);
    CHECK_STATUS(status, i < 3 ? LCP_OK : LCP_ERROR_OUT_OF_RANGE);
    if (i < 3) CHECK_INT(value, wanted[i]);
    callback = (lcp_callback_t)value;
  }
}

int main(void) {
  check_start();
  take_share(1);
  find_boundaries();
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = LCP_PROFILE_DOCUMENTED; profile <= LCP_PROFILE_OBSERVED; profile++)
      for (kind_walked = 0; kind_walked < (int)(sizeof kinds / sizeof *kinds); kind_walked++) {
        if (!taken()) continue;
        lead_favoured(kind_walked, os_boundaries[os], profile);
        walk_app();
      }
  forms();
  printf("walks: %lld apps, %lld places, %lld steps, %lld ends, %lld relaunches\n", walks, places,
         steps_taken, ends, relaunches);
  return check_done("walks");
}
