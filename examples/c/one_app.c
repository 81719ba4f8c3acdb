/*
 * Runs one app in a host with its own clock. The iOS app is ported to a system that allows each
 * program one second to leave, like Android in onPause. The host posts an event for each change of
 * its window, and sets this second as the limit. The callbacks of the app come in the same order as
 * on iOS.
 *
 *   one_app OS [SECONDS]     SECONDS is how long the app works when it leaves. Without it, the
 *                            example runs twice: with 0.3 s, and with 3 s.
 */
#include "common.h"

static const int64_t second = 1000000000;

/* The events of the host's window. */
typedef enum { CREATED, STOPPED, RESTARTED } host_event;

static void tell(lcp_device *device, uint32_t app, host_event what) {
  static const lcp_occurrence_t kinds[] = {LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_HOME,
                                           LCP_OCCURRENCE_OPEN_APP};
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(kinds[what]);
  lcp_error error = LCP_ERROR_INIT;
  event.app = what == STOPPED ? 0 : app;
  CHECK(lcp_device_post(device, &event, NULL, &error), error);
}

/* Does what the device says, and lets the app work. Returns whether the app still runs. */
static int run(lcp_device *device, double takes) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  lcp_error error = LCP_ERROR_INIT;
  int lives = 1;
  while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) {
    if (effect.kind == LCP_EFFECT_KILL) {
      printf("  killed: %s\n", name_of(LCP_ENUM_TERMINATION, effect.termination));
      print_source("    ", effect.rule);
      lives = 0;
    }
    if (effect.needs_reply != LCP_FACT_YES) continue;
    printf("  %s", name_of(LCP_ENUM_CALLBACK, effect.callback));
    if (effect.deadline_ns != LCP_NS_UNLIMITED)
      printf(", at most %g s", (double)(effect.deadline_ns - effect.at_ns) / (double)second);
    printf("\n");
    /* Lets the app work for some time. The app's time may run out. */
    lcp_device_status status = LCP_DEVICE_STATUS_INIT;
    CHECK(lcp_device_get_status(device, &status, &error), error);
    int is_last = effect.callback == LCP_CALLBACK_DID_ENTER_BACKGROUND;
    int64_t until = status.now_ns + (int64_t)((is_last ? takes : 0.01) * (double)second);
    CHECK(lcp_device_advance(device, until, NULL, &error), error);
    lcp_status_t replied = lcp_device_reply(device, effect.id, LCP_REPLY_RETURNED, &error);
    if (replied != LCP_ERROR_LATE) CHECK(replied, error); /* late: the app was killed */
  }
  return lives;
}

int main(int count, char **words) {
  check_arguments(count >= 2, "one_app OS [SECONDS]");
  lcp_os_version_t os = read_os(words[1]);
  double given[] = {0.3, 3};
  size_t runs = count > 2 ? 1 : 2;
  if (count > 2) given[0] = strtod(words[2], NULL);
  for (size_t i = 0; i < runs; i++) {
    lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(os);
    lcp_limit limit = LCP_LIMIT_INIT;
    lcp_limits limits = LCP_LIMITS_INIT;
    lcp_install install = LCP_INSTALL_INIT;
    lcp_device_event boot = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
    lcp_error error = LCP_ERROR_INIT;
    lcp_device *device = NULL;
    uint32_t app = 0;
    options.apps = 1;
    limit.allowance = LCP_ALLOWANCE_DID_ENTER_BACKGROUND;
    limit.limit_ns = second;
    limits.items = &limit;
    limits.count = 1;
    install.limits = &limits;
    CHECK(lcp_device_create(&options, &device, &error), error);
    CHECK(lcp_device_install(device, &install, &app, &error), error);
    CHECK(lcp_device_post(device, &boot, NULL, &error), error);
    printf("leaving takes %g s\n onCreate\n", given[i]);
    tell(device, app, CREATED);
    run(device, given[i]);
    printf(" onStop\n");
    tell(device, app, STOPPED);
    int lives = run(device, given[i]);
    printf(" onRestart%s\n", lives ? "" : ", which launches it anew");
    tell(device, app, RESTARTED);
    run(device, given[i]);
    lcp_device_destroy(device);
  }
  return 0;
}
