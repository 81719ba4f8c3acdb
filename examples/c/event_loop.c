/*
 * A host with three guests. Its event loop owns the clock: it asks the device when something is
 * due, sleeps until then (here it skips the time), passes each effect to the guest concerned, and
 * replies to the device when the guest has returned. The guests are functions. One of them never
 * returns from applicationDidEnterBackground:.
 *
 *   event_loop OS        event_loop 12.4
 */
#include "common.h"

#define SECONDS(count) ((int64_t)(count) * 1000000000)

/* A guest returns how long its callback takes; -1 if the callback never returns. */
typedef int64_t guest(lcp_callback_t callback);

static int64_t notes(lcp_callback_t callback) {
  return callback == LCP_CALLBACK_DID_FINISH_LAUNCHING ? SECONDS(2) : SECONDS(1) / 10;
}
static int64_t player(lcp_callback_t callback) { (void)callback; return SECONDS(1) / 20; }
static int64_t spinner(lcp_callback_t callback) {
  return callback == LCP_CALLBACK_DID_ENTER_BACKGROUND ? -1 : SECONDS(1) / 10;
}

static const struct { const char *name; guest *run; } guests[] = {
    {"Notes", notes}, {"Player", player}, {"Spinner", spinner}};
enum { GUESTS = sizeof guests / sizeof *guests };

/* What the user does, and when. */
static const struct { int at; lcp_occurrence_t kind; uint32_t app; } day[] = {
    {0, LCP_OCCURRENCE_OPEN_APP, 1},  {5, LCP_OCCURRENCE_OPEN_APP, 2},
    {6, LCP_OCCURRENCE_BEGIN_ACTIVITY, 2}, {10, LCP_OCCURRENCE_OPEN_APP, 3},
    {20, LCP_OCCURRENCE_HOME, 0},     {60, LCP_OCCURRENCE_OPEN_APP, 1}};
enum { ACTS = sizeof day / sizeof *day };

/* The calls under way. Each app has at most one, besides its expiration handlers. */
typedef struct call { uint64_t effect; uint32_t app; int64_t returns; } call;
static call calls[4 * GUESTS];
static size_t call_count;

static void begin_call(const lcp_device_effect *effect, int64_t now) {
  int64_t takes = guests[effect->app - 1].run(effect->callback);
  if (takes >= 0 && call_count < sizeof calls / sizeof *calls)
    calls[call_count++] = (call){effect->id, effect->app, now + takes};
}

/* Replies for the guests that have returned by now. Drops calls of processes that were ended. */
static void end_calls(lcp_device *device, int64_t now) {
  for (size_t i = 0; i < call_count;) {
    if (calls[i].returns > now) { i++; continue; }
    call over = calls[i];
    calls[i] = calls[--call_count];
    lcp_status_t status = lcp_device_reply(device, over.effect, LCP_REPLY_RETURNED, NULL);
    if (status != LCP_OK && status != LCP_ERROR_NOT_FOUND) exit(2);
  }
}

static void drain(lcp_device *device, int64_t now) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  char text[256];
  while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) {
    if (effect.kind != LCP_EFFECT_POST_NOTIFICATION &&
        lcp_effect_text(&effect, text, sizeof text, NULL, NULL) == LCP_OK)
      printf("%-7s %s\n", effect.app ? guests[effect.app - 1].name : "", text);
    if (effect.needs_reply == LCP_FACT_YES) begin_call(&effect, now);
  }
}

int main(int count, char **words) {
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(read_os(count > 1 ? words[1] : "12.4"));
  lcp_device *device = NULL;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_device_create(&options, &device, &error), error);
  for (size_t i = 0; i < GUESTS; i++) {
    lcp_app app = LCP_APP_INIT;
    lcp_install install = LCP_INSTALL_INIT;
    uint32_t number = 0;
    app.background_modes = i == 1 ? LCP_BIT(LCP_MODE_AUDIO) : 0;
    install.app = &app;
    CHECK(lcp_device_install(device, &install, &number, &error), error);
  }
  lcp_device_event boot = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
  CHECK(lcp_device_post(device, &boot, NULL, &error), error);

  int64_t now = 0;
  for (size_t next = 0; now < SECONDS(70);) {
    end_calls(device, now);
    for (; next < ACTS && SECONDS(day[next].at) <= now; next++) {
      lcp_device_event event = LCP_DEVICE_EVENT_INIT(day[next].kind);
      event.app = day[next].app;
      if (event.kind == LCP_OCCURRENCE_BEGIN_ACTIVITY) event.activity = LCP_ACTIVITY_AUDIO_PLAYBACK;
      CHECK(lcp_device_post(device, &event, NULL, &error), error);
    }
    drain(device, now);
    /* Finds the next moment at which the device has something due, the user acts, or a guest
       returns. */
    int64_t wake = SECONDS(70);
    CHECK(lcp_device_next_deadline(device, 0, &wake, &error), error);
    if (next < ACTS && SECONDS(day[next].at) < wake) wake = SECONDS(day[next].at);
    for (size_t i = 0; i < call_count; i++)
      if (calls[i].returns < wake) wake = calls[i].returns;
    now = wake < SECONDS(70) ? wake : SECONDS(70);
    /* A host with a real clock would sleep until then, and read the clock. */
    while (lcp_device_advance(device, now, NULL, NULL) == LCP_ERROR_QUEUE_FULL) drain(device, now);
  }
  drain(device, now);
  lcp_device_destroy(device);
  return 0;
}
