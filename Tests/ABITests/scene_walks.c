/*
 * Walks along the axes of an app and of its only scene, over the finished library. From not running, over
 * every step of the app: the scene takes a step for the same cause with the same callbacks, and those pair. A
 * step without a target leads to where a step with that target leads. Callbacks of a scene's step are also
 * among those of a step of its app.
 */
#include "holds.h"

enum { POINTS = 4096, STEPS = 32, CONNECTED = 1, IN_FRONT = 2, ACTIVE = 4 };

/* The states of both, the cause, and what the scene's callbacks told it. A cause that leaves no scene
   connected stays until a scene connects. */
typedef struct point {
  lcp_state_t app, scene;
  lcp_cause_t last;
  int heard;
} point;

/* Callbacks of scenes, with the states read inside. */
typedef struct list {
  size_t count;
  lcp_step steps[STEPS];
} list;

static life walked;
static point points[POINTS];
static int point_count;
static long long walks, places, steps_taken, scene_steps;

static int is_of_scene(lcp_callback_t callback) {
  switch (callback) {
    case LCP_CALLBACK_CONFIGURATION_FOR_CONNECTING_SCENE:
    case LCP_CALLBACK_DID_DISCARD_SCENE_SESSIONS:
    case LCP_CALLBACK_SCENE_WILL_CONNECT:
    case LCP_CALLBACK_SCENE_DID_DISCONNECT:
    case LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND:
    case LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE:
    case LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE:
    case LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND:
    case LCP_CALLBACK_SCENE_OPEN_URL_CONTEXTS:
    case LCP_CALLBACK_SCENE_CONTINUE_USER_ACTIVITY:
    case LCP_CALLBACK_WINDOW_SCENE_PERFORM_SHORTCUT_ACTION:
      return 1;
    default:
      return 0;
  }
}

static lcp_transition_query query_of(const point *p, lcp_state_t from, lcp_cause_t cause,
                                     lcp_state_t to) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  /* The last cause matters in these states. */
  int remembers = from == LCP_STATE_INACTIVE || from == LCP_STATE_BACKGROUND ||
                  from == LCP_STATE_FOREGROUND_INACTIVE || from == LCP_STATE_SCENE_BACKGROUND ||
                  from == LCP_STATE_UNATTACHED;
  query.from = from;
  query.to = to;
  query.cause = cause;
  query.last_cause = remembers ? p->last : 0;
  return query;
}

static lcp_transition_answer answer_of(lcp_transition_query query) {
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  CHECK_STATUS(lcp_query_transition(&walked.policy, &query, &answer, NULL), LCP_OK);
  return answer;
}

static int is_taken(lcp_transition_query query) {
  lcp_transition_answer answer = answer_of(query);
  return legal(answer.newest_verdict) && answer.reason == 0;
}

/* Adds the callbacks of a step that concern scenes to a list. The state after the last one is the target. */
static void tell(lcp_transition_query query, list *told) {
  lcp_step steps[STEPS];
  size_t count = 0;
  for (int i = 0; i < STEPS; i++) steps[i] = (lcp_step)LCP_STEP_INIT;
  CHECK_STATUS(lcp_list_steps(&walked.policy, &query, steps, sizeof *steps, STEPS, &count, NULL),
               LCP_OK);
  CHECK(count <= STEPS);
  for (size_t i = 0; i < count && i < STEPS; i++) {
    CHECK(steps[i].state_after != 0);
    if (is_of_scene(steps[i].callback) && told->count < STEPS)
      told->steps[told->count++] = steps[i];
  }
  if (count > 0 && count <= STEPS) CHECK_INT(steps[count - 1].state_after, query.to);
}

static int are_equal(const list *a, const list *b) {
  if (a->count != b->count) return 0;
  for (size_t i = 0; i < a->count; i++)
    if (a->steps[i].callback != b->steps[i].callback || a->steps[i].state != b->steps[i].state ||
        a->steps[i].scene_state != b->steps[i].scene_state)
      return 0;
  return 1;
}

/* Records a callback. Returns 0 if it cannot come now. */
static int hear(int *heard, lcp_callback_t callback) {
  int before = *heard;
  switch (callback) {
    case LCP_CALLBACK_SCENE_WILL_CONNECT:
      *heard |= CONNECTED;
      return !(before & CONNECTED);
    case LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND:
      *heard |= IN_FRONT;
      return (before & (CONNECTED | IN_FRONT)) == CONNECTED;
    case LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE:
      *heard |= ACTIVE;
      return (before & (IN_FRONT | ACTIVE)) == IN_FRONT;
    case LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE:
      *heard &= ~ACTIVE;
      return (before & ACTIVE) != 0;
    case LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND:
      *heard &= ~IN_FRONT;
      return (before & (IN_FRONT | ACTIVE)) == IN_FRONT;
    case LCP_CALLBACK_SCENE_DID_DISCONNECT:
      *heard = 0;
      return (before & CONNECTED) != 0;
    default:
      return 1;
  }
}

/* Returns the state of the scene after a step of the app. */
static lcp_state_t scene_after(const point *p, lcp_cause_t cause, lcp_state_t to) {
  switch (to) {
    case LCP_STATE_ACTIVE:
      return LCP_STATE_FOREGROUND_ACTIVE;
    case LCP_STATE_INACTIVE:
      return LCP_STATE_FOREGROUND_INACTIVE;
    case LCP_STATE_BACKGROUND:
      if (p->app == LCP_STATE_INACTIVE || cause == LCP_CAUSE_SCENE_REQUEST)
        return LCP_STATE_SCENE_BACKGROUND;
      return cause == LCP_CAUSE_SCENE_DISCONNECT ? LCP_STATE_UNATTACHED : p->scene;
    case LCP_STATE_NOT_RUNNING:
    case LCP_STATE_PREWARMED:
      return LCP_STATE_UNATTACHED;
    default:
      return p->scene;
  }
}

static point after(const point *p, lcp_cause_t cause, lcp_state_t to) {
  point next = *p;
  int without = cause == LCP_CAUSE_LAUNCH_BY_USER || cause == LCP_CAUSE_LAUNCH_BY_SYSTEM ||
                cause == LCP_CAUSE_SCENE_DISCONNECT;
  next.app = to;
  next.scene = scene_after(p, cause, to);
  if (to == LCP_STATE_INACTIVE) next.last = cause;
  else if (to != LCP_STATE_BACKGROUND && to != LCP_STATE_SUSPENDED) next.last = 0;
  else if (next.scene != LCP_STATE_UNATTACHED || without) next.last = cause;
  if (to == LCP_STATE_NOT_RUNNING) next.heard = 0;
  return next;
}

static void place_of(point p) {
  for (int i = 0; i < point_count; i++)
    if (memcmp(&points[i], &p, sizeof p) == 0) return;
  CHECKF(point_count < POINTS, "too many places");
  if (point_count < POINTS) points[point_count++] = p;
}

/* Takes a step of the app, which its scene follows. */
static void take_step(const point *p, lcp_cause_t cause, lcp_state_t to) {
  lcp_transition_query query = query_of(p, p->app, cause, to);
  list told = {0}, other = {0};
  if (!is_taken(query)) return;
  steps_taken++;
  tell(query, &told);
  point next = after(p, cause, to);
  int heard = p->heard;
  for (size_t i = 0; i < told.count; i++)
    CHECKF(hear(&heard, told.steps[i].callback), "to %s: %s cannot come",
           lcp_enum_name(LCP_ENUM_STATE, to),
           lcp_enum_name(LCP_ENUM_CALLBACK, told.steps[i].callback));
  if (to != LCP_STATE_NOT_RUNNING) next.heard = heard;
  if (next.scene != p->scene || told.count > 0) {
    lcp_transition_query scene = query_of(p, p->scene, cause, next.scene);
    CHECKF(is_taken(scene), "to %s: not the scene", lcp_enum_name(LCP_ENUM_STATE, to));
    tell(scene, &other);
    CHECKF(are_equal(&told, &other), "to %s: the scene is told something else",
           lcp_enum_name(LCP_ENUM_STATE, to));
  }
  place_of(next);
}

/* Checks that a cause without a target leads to a state to which the step is taken with that target. */
static void check_target(const point *p, lcp_state_t from, lcp_cause_t cause) {
  lcp_transition_answer answer = answer_of(query_of(p, from, cause, 0));
  if (!legal(answer.newest_verdict)) {
    CHECK_INT(answer.to, 0);
    return;
  }
  CHECK(answer.to != 0);
  lcp_transition_answer there = answer_of(query_of(p, from, cause, answer.to));
  CHECK_INT(there.newest_verdict, answer.newest_verdict);
  CHECK_INT(there.rule, answer.rule);
}

/* Checks that the callbacks of a scene's step are those of a step of its app, or of two at a launch. */
static void check_scene(const point *p, lcp_cause_t cause, lcp_state_t to) {
  static const lcp_state_t in_background[] = {LCP_STATE_BACKGROUND, LCP_STATE_NOT_RUNNING, 0};
  lcp_transition_query query = query_of(p, p->scene, cause, to);
  list told = {0};
  if (!is_taken(query)) return;
  tell(query, &told);
  if (told.count == 0) return;
  scene_steps++;
  int connects = 0;
  for (size_t i = 0; i < told.count; i++)
    connects |= told.steps[i].callback == LCP_CALLBACK_SCENE_WILL_CONNECT;
  CHECK(!connects || to != LCP_STATE_UNATTACHED);
  int launches = cause == LCP_CAUSE_LAUNCH_BY_USER || cause == LCP_CAUSE_LAUNCH_BY_SYSTEM;
  int starts = p->app == LCP_STATE_NOT_RUNNING && launches;
  if (!starts && (launches || (p->app != LCP_STATE_INACTIVE && p->app != LCP_STATE_ACTIVE &&
                               p->app != LCP_STATE_BACKGROUND)))
    return;
  lcp_state_t front[] = {0, 0};
  if (to == LCP_STATE_FOREGROUND_ACTIVE) front[0] = LCP_STATE_ACTIVE;
  if (to == LCP_STATE_FOREGROUND_INACTIVE) front[0] = LCP_STATE_INACTIVE;
  if (to == LCP_STATE_SCENE_BACKGROUND) front[0] = LCP_STATE_BACKGROUND;
  int found = 0;
  for (const lcp_state_t *state = front[0] ? front : in_background; *state; state++) {
    list of_app = {0};
    lcp_transition_query step = query_of(p, p->app, cause, *state);
    if (starts) {
      point launched = after(p, cause, LCP_STATE_BACKGROUND);
      tell(query_of(p, p->app, cause, LCP_STATE_BACKGROUND), &of_app);
      step = query_of(&launched, LCP_STATE_BACKGROUND, LCP_CAUSE_SCENE_REQUEST, *state);
    }
    if (!is_taken(step)) continue;
    tell(step, &of_app);
    found |= are_equal(&told, &of_app);
  }
  CHECKF(found, "the scene to %s: its app is told something else",
         lcp_enum_name(LCP_ENUM_STATE, to));
}

static void walk_app(void) {
  point_count = 0;
  place_of((point){LCP_STATE_NOT_RUNNING, LCP_STATE_UNATTACHED, 0, 0});
  for (int i = 0; i < point_count; i++) {
    point p = points[i];
    for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
      check_begin("a place", walked.context.os, walked.context.profile, p.app * 16 + p.scene, cause);
      for (lcp_state_t to = LCP_STATE_NOT_RUNNING; to <= LCP_STATE_SUSPENDED; to++)
        take_step(&p, cause, to);
      for (lcp_state_t to = LCP_STATE_UNATTACHED; to <= LCP_STATE_SCENE_BACKGROUND; to++)
        check_scene(&p, cause, to);
      check_target(&p, p.app, cause);
      check_target(&p, p.scene, cause);
    }
  }
  CHECKF(point_count > 20, "%d places", point_count);
  walks++;
  places += point_count;
}

int main(void) {
  /* On a phone, and on an iPad. */
  static const lcp_idiom_t idioms[] = {LCP_IDIOM_PHONE, LCP_IDIOM_PAD};
  check_start();
  take_share(1);
  find_boundaries();
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = LCP_PROFILE_DOCUMENTED; profile <= LCP_PROFILE_OBSERVED; profile++)
      for (int i = 0; i < 2; i++) {
        if (os_boundaries[os] < LCP_OS(13, 0, 0) || os_boundaries[os] > lcp_os_newest()) continue;
        if (!taken()) continue;
        lead(&walked, SCENES, os_boundaries[os], profile);
        walked.facts.idiom = idioms[i];
        prepare_policy(&walked.context, &walked.policy);
        walk_app();
      }
  printf("scene walks: %lld apps, %lld places, %lld steps, %lld of scenes\n", walks, places,
         steps_taken, scene_steps);
  return check_done("scene_walks");
}
