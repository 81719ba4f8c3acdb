/*
 * Pairs of events that return a device to its earlier state, single events that the device refuses, and the
 * devices for both. Some pairs also advance the time.
 */
#ifndef BENCHMARKS_EVENTS_H
#define BENCHMARKS_EVENTS_H

#include <lifecycle_policy.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 8 };
typedef struct pair {
  const char *name;
  struct { lcp_occurrence_t kind; int32_t value; } events[MOST];
} pair;
enum { TO_THE_NEXT = 1000 };
static const pair pairs[] = {
    {"open, home", {{LCP_OCCURRENCE_OPEN_APP, 0}, {LCP_OCCURRENCE_HOME, 0}, {TO_THE_NEXT, 0}}},
    {"lock, unlock", {{LCP_OCCURRENCE_LOCK, 0}, {LCP_OCCURRENCE_UNLOCK, 0}}},
    {"call that is refused",
     {{LCP_OCCURRENCE_BEGIN_INTERRUPTION, LCP_INTERRUPTION_PHONE_CALL},
      {LCP_OCCURRENCE_IGNORE_INTERRUPTION, LCP_INTERRUPTION_PHONE_CALL}}},
    {"task", {{LCP_OCCURRENCE_BEGIN_TASK, 0}, {LCP_OCCURRENCE_END_TASK, 0}}},
    {"push", {{LCP_OCCURRENCE_TRIGGER, LCP_TRIGGER_SILENT_PUSH}, {LCP_OCCURRENCE_COMPLETE, 0}, {TO_THE_NEXT, 0}}},
    {"audio",
     {{LCP_OCCURRENCE_BEGIN_ACTIVITY, LCP_ACTIVITY_AUDIO_PLAYBACK},
      {LCP_OCCURRENCE_END_ACTIVITY, LCP_ACTIVITY_AUDIO_PLAYBACK}}},
    {"crash, open", {{LCP_OCCURRENCE_END, LCP_TERMINATION_CRASH}, {LCP_OCCURRENCE_OPEN_APP, 0}}},
    {"footprint", {{LCP_OCCURRENCE_FOOTPRINT, 1}, {LCP_OCCURRENCE_FOOTPRINT, 2}}},
    /* Events that the device refuses, and that have no effects. */
    {"declined interruption", {{LCP_OCCURRENCE_BEGIN_INTERRUPTION, LCP_INTERRUPTION_BANNER}}},
    {"declined home, locked", {{LCP_OCCURRENCE_HOME, 0}}},
    {"declined end", {{LCP_OCCURRENCE_END, LCP_TERMINATION_BACKGROUND_TASK_EXPIRED}}},
};
enum { PAIRS = sizeof pairs / sizeof *pairs };

typedef struct life {
  lcp_device *device;
  const pair *its;
  uint32_t app;
  long long effects, events;
} life;

static void events_check(lcp_status_t status, const char *what) {
  if (!status) return;
  fprintf(stderr, "device: %s: %s\n", what, lcp_enum_name(LCP_ENUM_STATUS, status));
  exit(1);
}

static int is_declined(const pair *p) { return strncmp(p->name, "declined", 8) == 0; }

static void drain(life *b, uint32_t *token) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  while (lcp_device_next_effect(b->device, &effect, NULL) == LCP_OK) {
    b->effects++;
    if (effect.token) *token = effect.token;
  }
}

/* Posts the events of a pair, and advances the time where the pair says so. Returns how many times it did
   one of these. */
static size_t happen(life *b, unsigned *statuses) {
  uint32_t token = 0;
  size_t done = 0;
  for (; done < MOST && b->its->events[done].kind; done++) {
    lcp_device_event event = LCP_DEVICE_EVENT_INIT(b->its->events[done].kind);
    lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
    const int32_t value = b->its->events[done].value;
    if ((int)event.kind == TO_THE_NEXT) {
      int64_t at = 0;
      *statuses |= (unsigned)lcp_device_next_deadline(b->device, b->app, &at, NULL);
      if (at != LCP_NS_UNLIMITED) *statuses |= (unsigned)lcp_device_advance(b->device, at, NULL, NULL);
      drain(b, &token);
      continue;
    }
    switch (event.kind) {
      case LCP_OCCURRENCE_LOCK: case LCP_OCCURRENCE_UNLOCK: case LCP_OCCURRENCE_HOME: break;
      case LCP_OCCURRENCE_BEGIN_INTERRUPTION:
      case LCP_OCCURRENCE_IGNORE_INTERRUPTION: event.interruption = value; break;
      default: event.app = b->app;
    }
    if (event.kind == LCP_OCCURRENCE_TRIGGER) event.trigger = value;
    if (event.kind == LCP_OCCURRENCE_END) event.termination = value;
    if (event.kind == LCP_OCCURRENCE_BEGIN_ACTIVITY || event.kind == LCP_OCCURRENCE_END_ACTIVITY)
      event.activity = value;
    event.amount = event.kind == LCP_OCCURRENCE_FOOTPRINT ? value : 0;
    if (event.kind == LCP_OCCURRENCE_END_TASK || event.kind == LCP_OCCURRENCE_COMPLETE) event.token = token;
    *statuses |= (unsigned)lcp_device_post(b->device, &event, &outcome, NULL);
    if (outcome.token) token = outcome.token;
    drain(b, &token);
    if (is_declined(b->its) && (outcome.newest_verdict != LCP_VERDICT_FORBIDDEN || b->effects)) {
      fprintf(stderr, "device: %s is not declined\n", b->its->name);
      exit(1);
    }
  }
  b->events += (long long)done;
  return done;
}

/* Makes a device with a number of apps. The user has opened every app, and has left every app but the last one. The
   events are about the last app, which the user has also left if the pair is `push`. If the name of the pair ends
   in ", locked", the device is locked. */
static life *new_life(lcp_os_version_t os, int scenes, uint32_t apps, const pair *its) {
  life *b = calloc(1, sizeof *b);
  lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  lcp_app app = LCP_APP_INIT;
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(os);
  lcp_install install = LCP_INSTALL_INIT;
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
  uint32_t token = 0;
  if (!b) exit(3);
  app.scenes = scenes ? LCP_FACT_YES : LCP_FACT_NO;
  app.background_modes = LCP_BIT(LCP_MODE_AUDIO) | LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION);
  options.apps = apps;
  options.facts = &facts;
  install.app = &app;
  install.was_launched = LCP_FACT_YES;
  install.reply_after_ns = 0;
  b->its = its;
  events_check(lcp_device_create(&options, &b->device, NULL), "create");
  events_check(lcp_device_post(b->device, &event, NULL, NULL), "boot");
  for (uint32_t i = 0; i < apps; i++) {
    int64_t at = 0;
    events_check(lcp_device_install(b->device, &install, &b->app, NULL), "install");
    event.kind = LCP_OCCURRENCE_OPEN_APP;
    event.app = b->app;
    events_check(lcp_device_post(b->device, &event, NULL, NULL), "open");
    drain(b, &token);
    if (i + 1 == apps && strcmp(its->name, "push") != 0) break;
    event.kind = LCP_OCCURRENCE_HOME;
    event.app = 0;
    events_check(lcp_device_post(b->device, &event, NULL, NULL), "home");
    drain(b, &token);
    events_check(lcp_device_next_deadline(b->device, 0, &at, NULL), "next deadline");
    if (at != LCP_NS_UNLIMITED) events_check(lcp_device_advance(b->device, at, NULL, NULL), "advance");
    drain(b, &token);
  }
  if (strstr(its->name, ", locked")) {
    event.kind = LCP_OCCURRENCE_LOCK;
    event.app = 0;
    events_check(lcp_device_post(b->device, &event, NULL, NULL), "lock");
    drain(b, &token);
  }
  unsigned statuses = 0;
  b->effects = b->events = 0;
  for (int i = 0; i < 4; i++) happen(b, &statuses);
  events_check((lcp_status_t)statuses, its->name);
  return b;
}

#endif
