/*
 * Runs an app on iOS 8, 12 and 17. The app leaks a background task. The user leaves the app, and
 * the device says how long the app runs, what happens then, and which rule decides.
 */
#include "common.h"

#include <inttypes.h>

static void post(lcp_device *device, lcp_occurrence_t kind, uint32_t app) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(kind);
  lcp_error error = LCP_ERROR_INIT;
  event.app = app;
  CHECK(lcp_device_post(device, &event, NULL, &error), error);
}

/* Runs the device up to `until`, and prints the effects about the life of the process. */
static void run(lcp_device *device, int64_t until) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  char text[256];
  while (lcp_device_run_until(device, until, &effect, NULL) == LCP_OK) {
    if (effect.kind != LCP_EFFECT_RUN_EXPIRATION_HANDLER && effect.kind != LCP_EFFECT_SUSPEND &&
        effect.kind != LCP_EFFECT_KILL)
      continue;
    if (lcp_effect_text(&effect, text, sizeof text, NULL, NULL) == LCP_OK) printf("    %s\n", text);
  }
}

int main(void) {
  static const int versions[] = {8, 12, 17};
  printf("An app that leaks a background task\n");
  for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
    lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(LCP_OS(versions[i], 0, 0));
    lcp_install install = LCP_INSTALL_INIT;
    lcp_device *device = NULL;
    lcp_error error = LCP_ERROR_INIT;
    uint32_t app = 0;
    install.reply_after_ns = 0; /* the app's callbacks return at once */
    CHECK(lcp_device_create(&options, &device, &error), error);
    CHECK(lcp_device_install(device, &install, &app, &error), error);
    post(device, LCP_OCCURRENCE_BOOT, 0);
    post(device, LCP_OCCURRENCE_OPEN_APP, app);
    post(device, LCP_OCCURRENCE_BEGIN_TASK, app);
    post(device, LCP_OCCURRENCE_HOME, 0);
    run(device, 0);
    lcp_app_status status = LCP_APP_STATUS_INIT;
    CHECK(lcp_device_get_app_status(device, app, &status, &error), error);
    printf("  iOS %d, left with %" PRId64 " s\n", versions[i], status.remaining_ns / 1000000000);
    run(device, INT64_C(3600000000000));
    lcp_device_destroy(device);
  }
  return 0;
}
