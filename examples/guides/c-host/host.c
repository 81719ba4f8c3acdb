/*
 * A host in C. Its guests are functions that stand for programs which run at the same time: a call
 * of a guest begins now, and returns some time later.
 *
 *   host [OS]        host 12.4
 */
#include "common.h"
#include <assert.h>

#define MILLISECONDS(count) ((int64_t)(count) * 1000000)
#define SECONDS(count) MILLISECONDS((count) * 1000)
enum { GUESTS = 3, CALLS = 4 * GUESTS };

/* The state of the host besides the device. It has no pointers, so its bytes can be saved. */
typedef struct world {
  int64_t now;                                 /* the time that the guests have run */
  struct { uint64_t effect; int64_t returns; } calls[CALLS]; /* the calls that have not returned */
  size_t call_count;
} world;

typedef struct host {
  lcp_device *device;
  world world;
  int64_t looked;                              /* the clock when it was last read */
} host;

/* ---- the clock ------------------------------------------------------------------------------- */

/* A stand-in for a clock, so that each run prints the same. A real host reads CLOCK_MONOTONIC. */
static int64_t machine_clock;
static void sleep_until(host *host, int64_t moment) { machine_clock += moment - host->world.now; }

/* The host sleeps for at most half of this time. After a longer step, the host was stopped in a
   debugger, or its machine slept, so the guests did not run. */
#define LONGEST_STEP SECONDS(1)

static int64_t look(host *host) {
  int64_t step = machine_clock - host->looked;
  host->looked = machine_clock;
  if (step > LONGEST_STEP) {
    printf("        the host stood still for %g s\n", (double)(step - LONGEST_STEP) / 1e9);
    step = LONGEST_STEP;
  }
  return host->world.now += step;
}

/* Posts and replies happen at the time of the device, so the device catches up first. */
static void catch_up(host *host) {
  lcp_error error = LCP_ERROR_INIT;
  lcp_status_t status = lcp_device_advance(host->device, host->world.now, NULL, &error);
  if (status != LCP_ERROR_QUEUE_FULL) CHECK(status, error); /* full: the loop takes effects first */
}

/* ---- the guests ------------------------------------------------------------------------------ */

/* A guest gets a call, and returns the time that the call takes. */
typedef int64_t guest(host *host, const lcp_device_effect *call);
enum { AT_ONCE = 0, NEVER = -1, HAS_NO_SUCH_METHOD = -2 };

static lcp_device_outcome post(host *host, lcp_device_event event) {
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  lcp_error error = LCP_ERROR_INIT;
  catch_up(host);
  CHECK(lcp_device_post(host->device, &event, &outcome, &error), error);
  return outcome;
}

static uint32_t begin_background_task(host *host, uint32_t app) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BEGIN_TASK);
  event.app = app;
  return post(host, event).token;
}

static void end_background_task(host *host, uint32_t app, uint32_t token) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_END_TASK);
  event.app = app;
  event.token = token;
  post(host, event);
}

/* Never ends its background task. */
static int64_t leaker(host *host, const lcp_device_effect *call) {
  if (call->kind == LCP_EFFECT_RUN_EXPIRATION_HANDLER) return AT_ONCE;
  if (call->callback != LCP_CALLBACK_DID_ENTER_BACKGROUND) return HAS_NO_SUCH_METHOD;
  begin_background_task(host, call->app); /* while the device waits for the reply to this call */
  return AT_ONCE;
}

/* Ends its task when its time is up. */
static int64_t writer(host *host, const lcp_device_effect *call) {
  if (call->kind == LCP_EFFECT_RUN_EXPIRATION_HANDLER) {
    end_background_task(host, call->app, call->token);
    return AT_ONCE;
  }
  if (call->callback == LCP_CALLBACK_DID_FINISH_LAUNCHING) return SECONDS(2);
  if (call->callback != LCP_CALLBACK_DID_ENTER_BACKGROUND) return HAS_NO_SUCH_METHOD;
  begin_background_task(host, call->app);
  return SECONDS(3);
}

/* Never returns from applicationDidEnterBackground:. */
static int64_t spinner(host *host, const lcp_device_effect *call) {
  (void)host;
  return call->callback == LCP_CALLBACK_DID_ENTER_BACKGROUND ? NEVER : MILLISECONDS(100);
}

static const struct { const char *name; guest *run; } guests[GUESTS] = {
    {"Leaker", leaker}, {"Writer", writer}, {"Spinner", spinner}};

/* ---- the loop -------------------------------------------------------------------------------- */

static void reply(host *host, uint64_t effect, lcp_reply_t reply) {
  lcp_error error = LCP_ERROR_INIT;
  catch_up(host);
  lcp_status_t status = lcp_device_reply(host->device, effect, reply, &error);
  if (status != LCP_ERROR_LATE) CHECK(status, error); /* late: the process was killed */
}

/* Replies for the calls that have returned by now. */
static void end_calls(host *host) {
  world *world = &host->world;
  for (size_t i = 0; i < world->call_count;) {
    if (world->calls[i].returns > world->now) { i++; continue; }
    uint64_t effect = world->calls[i].effect;
    world->calls[i] = world->calls[--world->call_count];
    reply(host, effect, LCP_REPLY_RETURNED);
  }
}

static void obey(host *host, const lcp_device_effect *effect) {
  char text[256];
  if (effect->kind != LCP_EFFECT_POST_NOTIFICATION && effect->kind != LCP_EFFECT_STATE_CHANGED &&
      lcp_effect_text(effect, text, sizeof text, NULL, NULL) == LCP_OK)
    printf("%-7s %s\n", guests[effect->app - 1].name, text);
  if (effect->needs_reply != LCP_FACT_YES) return;
  world *world = &host->world;
  int64_t takes = guests[effect->app - 1].run(host, effect);
  if (takes == HAS_NO_SUCH_METHOD) reply(host, effect->id, LCP_REPLY_NOT_IMPLEMENTED);
  if (takes == AT_ONCE) reply(host, effect->id, LCP_REPLY_RETURNED);
  if (takes <= 0) return;
  assert(world->call_count < CALLS);
  world->calls[world->call_count].effect = effect->id;
  world->calls[world->call_count++].returns = world->now + takes;
}

/* Runs up to `end`. Carries out each effect when it is due, and sleeps in between. */
static void run(host *host, int64_t end) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  lcp_error error = LCP_ERROR_INIT;
  for (;;) {
    int64_t now = look(host), wake;
    end_calls(host);
    while (lcp_device_run_until(host->device, now, &effect, NULL) == LCP_OK) obey(host, &effect);
    if (now >= end) return;
    CHECK(lcp_device_next_deadline(host->device, 0, &wake, &error), error);
    for (size_t i = 0; i < host->world.call_count; i++)
      if (host->world.calls[i].returns < wake) wake = host->world.calls[i].returns;
    if (now + LONGEST_STEP / 2 < wake) wake = now + LONGEST_STEP / 2;
    sleep_until(host, wake < end ? wake : end);
  }
}

static void user(host *host, lcp_occurrence_t kind, uint32_t app) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(kind);
  event.app = app;
  printf("        the user: %s\n", name_of(LCP_ENUM_OCCURRENCE, kind));
  post(host, event);
}

static host new_host(lcp_os_version_t os, int64_t now) {
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(os);
  lcp_install install = LCP_INSTALL_INIT;
  lcp_error error = LCP_ERROR_INIT;
  host host = {NULL, {now, {{0, 0}}, 0}, machine_clock};
  options.now_ns = now;
  CHECK(lcp_device_create(&options, &host.device, &error), error);
  for (size_t i = 0; i < GUESTS; i++) {
    uint32_t app = 0;
    CHECK(lcp_device_install(host.device, &install, &app, &error), error);
  }
  post(&host, (lcp_device_event)LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT));
  return host;
}

/* ---- saved states ---------------------------------------------------------------------------- */

typedef struct saved { world world; size_t count; unsigned char bytes[4096]; } saved;

static void save(const host *host, saved *saved) {
  lcp_error error = LCP_ERROR_INIT;
  saved->world = host->world;
  CHECK(lcp_device_snapshot(host->device, saved->bytes, sizeof saved->bytes, &saved->count, &error),
        error);
  assert(saved->count <= sizeof saved->bytes);
}

/* Continues a saved state at the time of this host. The snapshot contains the apps, too. */
static void restore(host *host, const saved *saved) {
  int64_t now = host->world.now;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_device_restore(host->device, saved->bytes, saved->count, now, NULL, &error), error);
  host->world = saved->world;
  host->world.now = now;
  for (size_t i = 0; i < saved->world.call_count; i++)
    host->world.calls[i].returns += now - saved->world.now;
}

static uint64_t digest(const host *host) {
  uint64_t digest = 0;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_device_digest(host->device, &digest, &error), error);
  return digest;
}

int main(int count, char **words) {
  lcp_os_version_t os = read_os(count > 1 ? words[1] : "12.4");

  printf("==== a leaked task\n");
  host first = new_host(os, 0);
  saved state;
  user(&first, LCP_OCCURRENCE_OPEN_APP, 1);
  run(&first, 0);
  user(&first, LCP_OCCURRENCE_HOME, 0);
  run(&first, SECONDS(10));
  save(&first, &state);
  run(&first, SECONDS(200));

  printf("==== the same, from the state at 10 s, by a host whose clock shows 1000 s\n");
  host second = new_host(os, SECONDS(1000));
  restore(&second, &state);
  run(&second, SECONDS(1190));
  printf("        %s\n", digest(&first) == digest(&second) ? "the devices are equal" : "DIFFERENT");
  lcp_device_destroy(first.device);
  lcp_device_destroy(second.device);

  printf("==== two guests, and a minute in a debugger while the writer writes\n");
  host third = new_host(os, 0);
  user(&third, LCP_OCCURRENCE_OPEN_APP, 2);
  run(&third, SECONDS(10));
  user(&third, LCP_OCCURRENCE_OPEN_APP, 3);
  run(&third, SECONDS(11));
  machine_clock += SECONDS(60);
  run(&third, SECONDS(20));
  user(&third, LCP_OCCURRENCE_HOME, 0);
  run(&third, SECONDS(200));
  lcp_device_destroy(third.device);
  return 0;
}
