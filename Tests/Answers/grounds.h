/*
 * The grounds on which questions are asked: an OS, a profile, an app and a device, and which of
 * them are crossed.
 */
#ifndef ANSWERS_GROUNDS_H
#define ANSWERS_GROUNDS_H

#include "text.h"

static const char *asking;
static version os;
static int profile;

static void on(const app *a, const device *d, const figures *own, void (*ask)(void)) {
  char text[16];
  stand_on(os, profiles.values[profile], a, d, own);
  length = 0;
  put(asking), put(" "), put(version_text(os, text)), put(" "), put(profiles.names[profile]);
  put(" "), put(a ? a->name : "no-app"), put(" "), put(d ? d->name : "no-device");
  if (own) field("figures", own->name);
  ground_length = length;
  ask();
}

/* Every app on the ordinary device. */
static void on_ordinary(void (*ask)(void)) {
  for (int a = 0; a < APPS; a++) on(&apps[a], &ordinary, NULL, ask);
}

/* Every app on every other device; and neither given at all. */
static void on_others(void (*ask)(void)) {
  for (int a = 0; a < APPS; a++)
    for (int d = 1; d < DEVICES; d++) on(&apps[a], &devices[d], NULL, ask);
  on(NULL, NULL, NULL, ask);
}

/* An app on the ordinary device with each fact turned. */
static void on_turned(const app *a, void (*ask)(void)) {
  for (int d = 0; d < turned_count; d++) on(a, &turned[d], NULL, ask);
}

/* The app without anything and that with everything, each field changed. */
static void on_changed(void (*ask)(void)) {
  for (int a = 0; a < changed_count; a++) on(&changed[a], &ordinary, NULL, ask);
}

/* What is small is asked on all of these, under each profile. */
static void on_many(void (*ask)(void)) {
  on_ordinary(ask);
  on_others(ask);
  on_turned(&apps[PLAIN], ask);
  on_turned(&apps[EVERYTHING], ask);
  on_changed(ask);
}

static void at_version(int index) { os = versions[index]; }

/* Each app once more on the last version before the next one. */
static void on_the_last(int index, void (*ask)(void)) {
  os = last_before_next(index);
  for (profile = 0; profile < profiles.count; profile++) on_ordinary(ask);
  at_version(index);
}

static void walk_small(int index, void (*ask)(void)) {
  at_version(index);
  for (profile = 0; profile < profiles.count; profile++) on_many(ask);
  on_the_last(index, ask);
}

static int is_chosen(version v) {
  for (int i = 0; i < COUNT(chosen_versions); i++)
    if (chosen_versions[i] == v) return 1;
  return 0;
}

/* SplitMix64: the same numbers on every machine. */
static uint64_t random_state;

static int random_below(int bound) {
  uint64_t z = random_state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return (int)((z ^ (z >> 31)) % (uint64_t)bound);
}

static void seed_random(int a) {
  random_state = (uint64_t)os << 16 | (uint64_t)profile << 8 | (uint64_t)a;
}

#endif /* ANSWERS_GROUNDS_H */
