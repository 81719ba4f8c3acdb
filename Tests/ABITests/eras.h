/* Kinds of devices and apps, from the first versions to the newest ones. */
#ifndef ABITESTS_ERAS_H
#define ABITESTS_ERAS_H

#include <lifecycle_policy.h>

typedef struct era {
  const char *name;
  lcp_os_version_t os;
  int has_modes, scenes, exits, passcode;
} era;
static const era eras[] = {
    {"3.1", LCP_OS(3, 1, 0), 0, 0, 0, 0},          {"4.3", LCP_OS(4, 3, 0), 1, 0, 0, 0},
    {"6.1", LCP_OS(6, 1, 0), 1, 0, 0, 0},          {"8.1-exits-on-suspend", LCP_OS(8, 1, 0), 1, 0, 1, 0},
    {"12.4", LCP_OS(12, 4, 0), 1, 0, 0, 1},        {"17.0", LCP_OS(17, 0, 0), 1, 0, 0, 1},
    {"17.0-scenes", LCP_OS(17, 0, 0), 1, 1, 0, 1}, {"27.0", LCP_OS(27, 0, 0), 1, 1, 0, 1},
};
enum { ERAS = sizeof eras / sizeof *eras };

static inline lcp_app era_app(const era *e) {
  lcp_app app = LCP_APP_INIT;
  app.scenes = e->scenes ? LCP_FACT_YES : LCP_FACT_NO;
  app.exits_on_suspend = e->exits ? LCP_FACT_YES : LCP_FACT_NO;
  if (e->has_modes) {
    app.background_modes = LCP_BIT(LCP_MODE_AUDIO) | LCP_BIT(LCP_MODE_FETCH) |
                           LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION) | LCP_BIT(LCP_MODE_LOCATION) |
                           LCP_BIT(LCP_MODE_VOIP);
    app.permitted_identifiers = 1;
    app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
    app.session_sends_launch_events = LCP_FACT_YES;
    if (!e->scenes && !e->exits) app.linked_sdk = LCP_OS(17, 0, 0);
  }
  return app;
}

#endif /* ABITESTS_ERAS_H */
