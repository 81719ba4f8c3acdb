/*
 * Tests devices whose hosts misbehave. These hosts take effects late or never, call the device from within a
 * callback, reply late, twice or for another app, let time stand still, pass impossible values, or have no
 * memory.
 *
 *   device_hosts                runs all tests; ABI_SHARE=n reduces the number of events to about an n-th
 *   device_hosts kept FOLDER    loads the snapshots that are kept in the folder, and continues with them
 *   device_hosts keep FOLDER    writes a snapshot for each version and profile that has none in the folder
 *
 * Counts allocations, except under valgrind and sanitizers, where the C library's functions cannot be
 * replaced.
 */
#include "check.h"
#include "eras.h"
#include "guarded.h"
#include <pthread.h>

enum { NEWEST = ERAS - 1 };
enum { LINE = 512, BYTES = 1 << 16, QUEUE = 4096 };
static const int64_t second = 1000000000;
static const lcp_device_effect no_effect = LCP_DEVICE_EFFECT_INIT;
static const lcp_device_outcome no_outcome = LCP_DEVICE_OUTCOME_INIT;
static const lcp_error no_error = LCP_ERROR_INIT;

/* ---- devices --------------------------------------------------------------------------------- */

static lcp_device_options options_of(const era *e, uint32_t apps) {
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(0);
  static lcp_device_facts facts[2] = {LCP_ORDINARY_DEVICE_INIT, LCP_ORDINARY_DEVICE_INIT};
  facts[1].passcode = LCP_FACT_YES;
  options.os = e->os;
  options.apps = apps;
  options.facts = &facts[e->passcode];
  return options;
}

static void install(lcp_device *device, const era *e, uint32_t apps, int64_t reply_after) {
  lcp_app app = era_app(e);
  lcp_install install = LCP_INSTALL_INIT;
  uint32_t number = 0;
  install.app = &app;
  install.was_launched = LCP_FACT_YES;
  install.reply_after_ns = reply_after;
  for (uint32_t i = 0; i < apps; i++)
    CHECK_STATUS(lcp_device_install(device, &install, &number, NULL), LCP_OK);
}

static lcp_device *created(const lcp_device_options *options) {
  lcp_device *device = NULL;
  CHECK_STATUS(lcp_device_create(options, &device, NULL), LCP_OK);
  if (!device) exit(3);
  return device;
}

/* Creates a device whose apps reply after `reply_after` ns. If `reply_after` is LCP_NS_UNKNOWN, the host
   replies. */
static lcp_device *new_device(const era *e, uint32_t apps, int64_t reply_after) {
  lcp_device_options options = options_of(e, apps);
  lcp_device *device = created(&options);
  install(device, e, apps, reply_after);
  return device;
}

static lcp_device *fork_of(const lcp_device *device) {
  lcp_device *copy = NULL;
  CHECK_STATUS(lcp_device_fork(device, &copy, NULL), LCP_OK);
  if (!copy) exit(3);
  return copy;
}

static uint64_t digest_of(const lcp_device *device) {
  uint64_t digest = 0;
  CHECK_STATUS(lcp_device_digest(device, &digest, NULL), LCP_OK);
  return digest;
}

static lcp_device_status status_of(const lcp_device *device) {
  lcp_device_status status = LCP_DEVICE_STATUS_INIT;
  CHECK_STATUS(lcp_device_get_status(device, &status, NULL), LCP_OK);
  return status;
}

static int64_t now_of(const lcp_device *device) { return status_of(device).now_ns; }

static const char *text_of(const lcp_device_effect *effect) {
  static char texts[2][LINE];
  static int which;
  which = !which;
  CHECK_STATUS(lcp_effect_text(effect, texts[which], LINE, NULL, NULL), LCP_OK);
  return texts[which];
}

static int take(lcp_device *device, lcp_device_effect *effect) {
  *effect = no_effect;
  return lcp_device_next_effect(device, effect, NULL) == LCP_OK;
}

static lcp_status_t post(lcp_device *device, lcp_occurrence_t kind, uint32_t app) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(0);
  event.kind = kind;
  event.app = app;
  return lcp_device_post(device, &event, NULL, NULL);
}

/* Turns a device on and unlocks it. Opens the app with the number `app`, unless `app` is 0. */
static void boot(lcp_device *device, uint32_t app) {
  CHECK_STATUS(post(device, LCP_OCCURRENCE_BOOT, 0), LCP_OK);
  CHECK_STATUS(post(device, LCP_OCCURRENCE_UNLOCK, 0), LCP_OK);
  if (app) CHECK_STATUS(post(device, LCP_OCCURRENCE_OPEN_APP, app), LCP_OK);
}

/* ---- series of calls ------------------------------------------------------------------------- */

enum { POST, ADVANCE, REPLY };
typedef struct act {
  int what;
  lcp_device_event event;
  int64_t by;
} act;

static int32_t any_of(lcp_enum_kind_t kind) {
  int64_t value = 0;
  if (!check_below(4) || lcp_enum_value_at(kind, check_below(50), &value) != LCP_OK) return 0;
  return (int32_t)value;
}

static act any_act(uint32_t apps) {
  static const int64_t amounts[] = {0, 1, 1000000000, INT64_C(40000000000), INT64_C(4000000000000), INT64_MAX};
  act a = {0, LCP_DEVICE_EVENT_INIT(0), 0};
  lcp_device_event *e = &a.event;
  uint32_t dice = check_below(16);
  a.what = dice < 3 ? ADVANCE : dice < 7 ? REPLY : POST;
  a.by = amounts[check_below(5)];
  e->kind = 1 + (lcp_occurrence_t)check_below(LCP_OCCURRENCE_KEEP_ALIVE);
  if ((e->kind == LCP_OCCURRENCE_SHUTDOWN || e->kind == LCP_OCCURRENCE_BATTERY_EMPTY) && check_below(12))
    e->kind = check_below(2) ? LCP_OCCURRENCE_OPEN_APP : LCP_OCCURRENCE_TRIGGER;
  if (e->kind == LCP_OCCURRENCE_LOCK && check_below(2)) e->kind = LCP_OCCURRENCE_UNLOCK;
  e->app = check_below(4) ? 1 + check_below(apps) : 0;
  e->process = check_below(3) ? 0 : check_below(9);
  e->scene = check_below(3);
  e->trigger = any_of(LCP_ENUM_TRIGGER);
  e->interruption = any_of(LCP_ENUM_INTERRUPTION);
  e->activity = any_of(LCP_ENUM_ACTIVITY);
  e->termination = any_of(LCP_ENUM_TERMINATION);
  e->notice = any_of(LCP_ENUM_EVENT);
  e->fact = any_of(LCP_ENUM_CHANGING);
  e->value = (lcp_fact_t)check_below(3);
  e->decision = (lcp_fact_t)check_below(3);
  e->token = 1 + check_below(4);
  e->identifier = check_below(4);
  e->amount = amounts[check_below(6)];
  return a;
}

/* The replies that a host owes, the oldest first. */
typedef struct debts {
  uint64_t ids[QUEUE];
  uint32_t first, count;
} debts;

static void owe(debts *d, const lcp_device_effect *e) {
  if (e->needs_reply != LCP_FACT_YES || d->count == QUEUE) return;
  d->ids[(d->first + d->count++) % QUEUE] = e->id;
}

/* Makes the call that `a` describes. If the call is an advance, its time is `to`. If the call is a reply, it
   answers the effect with the id `reply`. */
static lcp_status_t perform(lcp_device *device, const act *a, int64_t to, uint64_t reply,
                            lcp_device_outcome *outcome) {
  *outcome = no_outcome;
  if (a->what == POST) return lcp_device_post(device, &a->event, outcome, NULL);
  if (a->what == ADVANCE) return lcp_device_advance(device, to, NULL, NULL);
  return lcp_device_reply(device, reply, LCP_REPLY_RETURNED, NULL);
}

static int64_t later(int64_t now, int64_t by) { return now > INT64_MAX - by ? INT64_MAX : now + by; }

/* ---- full queues ----------------------------------------------------------------------------- */

/* Two devices that get the same events. The host of `at_once` takes effects at once, and the host of `late`
   takes them late. `waiting` contains the effects that only the first host has taken. `owed` contains the
   replies that the second host owes. */
typedef struct pair {
  lcp_device *at_once, *late;
  lcp_device_effect waiting[QUEUE];
  uint32_t first, count;
  debts owed;
  long long taken, full;
} pair;

static int take_late(pair *p) {
  lcp_device_effect e;
  if (!take(p->late, &e)) return 0;
  p->taken++;
  CHECKF(p->count > 0, "an effect that the other host did not have: %s", text_of(&e));
  if (!p->count) return 1;
  const lcp_device_effect *same = &p->waiting[p->first++ % QUEUE];
  p->count--;
  CHECK_TEXT(text_of(&e), text_of(same));
  CHECKF(memcmp(&e, same, sizeof e) == 0, "%s", text_of(&e));
  owe(&p->owed, &e);
  return 1;
}

static void take_all(pair *p) {
  lcp_device_effect e;
  while (p->count < QUEUE && take(p->at_once, &e)) p->waiting[(p->first + p->count++) % QUEUE] = e;
  CHECK(p->count < QUEUE);
}

static void step(pair *p, const act *a) {
  lcp_device_outcome one, other;
  int64_t to = later(now_of(p->at_once), a->by), reached = 0;
  uint64_t reply = 0;
  if (a->what == REPLY) {
    while (!p->owed.count && take_late(p)) {}
    if (p->owed.count) reply = p->owed.ids[p->owed.first++ % QUEUE], p->owed.count--;
  }
  lcp_status_t status, same;
  while ((status = perform(p->at_once, a, to, reply, &one)) == LCP_ERROR_QUEUE_FULL) {
    if (a->what == ADVANCE) to = now_of(p->at_once);
    take_all(p);
  }
  take_all(p);
  while ((same = perform(p->late, a, to, reply, &other)) == LCP_ERROR_QUEUE_FULL) {
    p->full++;
    if (a->what == ADVANCE) {
      uint64_t digest = digest_of(p->late);
      CHECK_STATUS(lcp_device_advance(p->late, to, &reached, NULL), LCP_ERROR_QUEUE_FULL);
      CHECK(digest_of(p->late) == digest);
      CHECK_INT(reached, now_of(p->late));
      CHECK(reached <= to);
    }
    CHECK(take_late(p));
    if (check_failures > 20) return;
  }
  CHECK_STATUS(same, status);
  CHECKF(memcmp(&one, &other, sizeof one) == 0, "another outcome: %d and %d", one.verdict, other.verdict);
}

static void full_queues(long long rounds) {
  enum { MANY = 24 };
  static const int64_t replies[] = {0, 3000000000, LCP_NS_UNKNOWN};
  static pair p;
  long long full = 0;
  for (int which = 0; which < ERAS; which++)
    for (int r = 0; r < 6 && check_failures < 20; r++) {
      lcp_device_options options = options_of(&eras[which], MANY);
      uint32_t fewest = 0;
      memset(&p, 0, sizeof p);
      check_begin("full queues", which, r, 0, 0);
      options.profile = r < 3 ? LCP_PROFILE_OBSERVED : LCP_PROFILE_DOCUMENTED;
      CHECK_STATUS(lcp_device_measure(&options, NULL, &fewest, NULL), LCP_OK);
      options.effects = 2048;
      p.at_once = created(&options);
      options.effects = fewest - 1;
      lcp_error error = no_error;
      lcp_device *none = NULL;
      CHECK_STATUS(lcp_device_create(&options, &none, &error), LCP_ERROR_OUT_OF_RANGE);
      CHECK(!none && error.field == LCP_FIELD_EFFECTS && error.value == fewest - 1 && error.least == fewest);
      options.effects = fewest;
      p.late = created(&options);
      install(p.at_once, &eras[which], MANY, replies[r % 3]);
      install(p.late, &eras[which], MANY, replies[r % 3]);
      act a = {POST, LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT), 0};
      step(&p, &a);
      for (long long i = 0; i < rounds && check_failures < 20; i++) {
        check_begin("full queues", which, r, i, a.event.kind);
        a = any_act(MANY);
        step(&p, &a);
      }
      while (take_late(&p)) {}
      CHECK_INT(p.count, 0);
      CHECK(digest_of(p.at_once) == digest_of(p.late));
      full += p.full;
      lcp_device_destroy(p.at_once), lcp_device_destroy(p.late);
    }
  CHECKF(full > rounds, "the queue was full %lld times", full);
}

/* ---- hosts that never take effects ------------------------------------------------------------ */

/* Memory that ends where an unreadable page begins. The device is at the end of the memory, at `at`, and must
   not change the bytes before `at`. */
typedef struct room {
  unsigned char *memory, *at;
  size_t size, needed;
} room;

static room room_for(const lcp_device_options *options) {
  room r = {NULL, NULL, 0, 0};
  CHECK_STATUS(lcp_device_measure(options, &r.needed, NULL, NULL), LCP_OK);
  CHECK(r.needed % 8 == 0);
  r.size = (r.needed / page_size() + 2) * page_size();
  r.memory = guarded(r.size);
  memset(r.memory, 0xA5, r.size);
  r.at = r.memory + r.size - r.needed;
  return r;
}

static void never_drained(long long rounds) {
  enum { FEW = 5 };
  for (int which = 0; which < ERAS; which++) {
    lcp_device_options options = options_of(&eras[which], FEW);
    CHECK_STATUS(lcp_device_measure(&options, NULL, &options.effects, NULL), LCP_OK);
    room r = room_for(&options);
    lcp_device *device = NULL;
    lcp_device_effect effect;
    lcp_device_outcome outcome;
    long long full = 0, taken = 0, count = 0;
    CHECK_STATUS(lcp_device_init(r.at, r.needed, &options, &device, NULL), LCP_OK);
    CHECK((unsigned char *)device == r.at);
    install(device, &eras[which], FEW, LCP_NS_UNKNOWN);
    CHECK_STATUS(post(device, LCP_OCCURRENCE_BOOT, 0), LCP_OK);
    for (long long i = 0; i < rounds; i++) {
      act a = any_act(FEW);
      uint64_t before = digest_of(device);
      int64_t now = now_of(device), to = later(now, a.by);
      check_begin("never drained", which, i, a.what, a.event.kind);
      lcp_status_t status = perform(device, &a, to, (uint64_t)i << 16 | a.event.app, &outcome);
      full += status == LCP_ERROR_QUEUE_FULL;
      if (status != LCP_OK && a.what != ADVANCE) CHECK(digest_of(device) == before);
      if (status != LCP_OK) CHECK(memcmp(&outcome, &no_outcome, sizeof outcome) == 0);
      if (a.what == ADVANCE) CHECK(status == LCP_OK ? now_of(device) == to : now_of(device) <= to);
      CHECK(now_of(device) >= now);
      CHECK(status_of(device).effects >= count && status_of(device).effects <= options.effects);
      count = status_of(device).effects;
    }
    if (eras[which].has_modes) CHECKF(full > rounds / 20, "full %lld times", full);
    while (take(device, &effect)) taken++;
    CHECK(taken >= count);
    CHECK_UNTOUCHED(r.memory, 0xA5, (size_t)(r.at - r.memory));
    free_guarded(r.memory, r.size);
  }
}

/* ---- calls from within a callback ------------------------------------------------------------- */

/* Makes other calls while app 1 owes the reply to the effect `owed`. These calls are legal, but until app 1
   replies, it must get no other life-cycle callback. */
static void from_within(void) {
  for (int which = 0; which < ERAS; which++)
    for (int act_of = 0; act_of < 6; act_of++) {
      static unsigned char bytes[BYTES];
      lcp_device *device = new_device(&eras[which], 3, LCP_NS_UNKNOWN);
      lcp_device_effect e;
      size_t size = 0;
      uint64_t owed = 0;
      int others = 0;
      check_begin("from within", which, act_of, 0, 0);
      boot(device, 1);
      /* The host replies to each callback at once, until it takes app 1's life-cycle callback number `act_of`, counted
         from 0. To this callback the host does not reply yet. */
      for (int call = 0; take(device, &e);) {
        if (e.needs_reply != LCP_FACT_YES) continue;
        if (e.app == 1 && e.cause && call++ == act_of) {
          owed = e.id;
          break;
        }
        CHECK_STATUS(lcp_device_reply(device, e.id, LCP_REPLY_RETURNED, NULL), LCP_OK);
      }
      if (owed) {
        uint32_t process = e.process;
        CHECK_STATUS(post(device, LCP_OCCURRENCE_HOME, 0), LCP_OK);
        CHECK_STATUS(post(device, LCP_OCCURRENCE_OPEN_APP, 2), LCP_OK);
        CHECK_STATUS(lcp_device_advance(device, now_of(device) + second / 100, NULL, NULL), LCP_OK);
        lcp_device *copy = fork_of(device);
        CHECK_STATUS(lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL), LCP_OK);
        CHECK_STATUS(lcp_device_restore(copy, bytes, size, now_of(device), NULL, NULL), LCP_OK);
        CHECK(digest_of(copy) == digest_of(device));
        while (take(device, &e)) {
          lcp_device_effect same;
          CHECK(take(copy, &same) && memcmp(&e, &same, sizeof e) == 0);
          int is_call = e.kind == LCP_EFFECT_DELIVER_CALLBACK && e.cause;
          CHECKF(!(is_call && e.app == 1), "called while it owes: %s", text_of(&e));
          others += is_call && e.app == 2;
          for (int i = 0; i < 2 && e.app > 1 && e.needs_reply == LCP_FACT_YES; i++)
            CHECK_STATUS(lcp_device_reply(i ? copy : device, e.id, LCP_REPLY_RETURNED, NULL), LCP_OK);
        }
        CHECKF(others > 0, "the other app waits for a reply that is not its own");
        lcp_app_status s = LCP_APP_STATUS_INIT;
        CHECK_STATUS(lcp_device_get_app_status(device, 1, &s, NULL), LCP_OK);
        CHECK(s.waiting == LCP_FACT_YES && s.process == process);
        for (int i = 0; i < 2; i++)
          CHECK_STATUS(lcp_device_reply(i ? copy : device, owed, LCP_REPLY_RETURNED, NULL), LCP_OK);
        CHECK(digest_of(copy) == digest_of(device));
        lcp_device_destroy(copy);
      } else {
        CHECK(act_of > 1);
      }
      lcp_device_destroy(device);
    }
}

/* ---- calls that are refused ------------------------------------------------------------------ */

/* A device, and its twin, which gets the same calls except those that are refused. */
static lcp_device *refusing, *twin;

static void same_as_twin(lcp_status_t status, lcp_status_t expected, const lcp_error *error, lcp_field_t field,
                         int line) {
  uint64_t one = digest_of(refusing), other = digest_of(twin);
  CHECKF(status == expected, "line %d: %s, expected %s", line, status_name(status), status_name(expected));
  CHECKF(error->status == status, "line %d: the error says %s", line, status_name(error->status));
  CHECKF(error->field == field, "line %d: field %s, expected %s", line,
         lcp_enum_name(LCP_ENUM_FIELD, error->field), lcp_enum_name(LCP_ENUM_FIELD, field));
  CHECKF(one == other && now_of(refusing) == now_of(twin), "line %d: refused, and changed", line);
}

#define REFUSED(expected, of, call)                                          \
  do {                                                                       \
    lcp_error error = no_error;                                              \
    lcp_status_t refused = call;                                             \
    same_as_twin(refused, expected, &error, LCP_FIELD_##of, __LINE__);       \
  } while (0)

static lcp_status_t report(lcp_occurrence_t kind, uint32_t app, uint32_t process, uint32_t token,
                           lcp_error *error) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(0);
  event.kind = kind;
  event.app = app;
  event.process = process;
  event.token = token;
  return lcp_device_post(refusing, &event, NULL, error);
}

static void twins_go_on(int count, uint32_t apps) {
  debts owed = {{0}, 0, 0};
  for (int i = 0; i < count; i++) {
    lcp_device_outcome one, other;
    lcp_device_effect e, same;
    act a = any_act(apps);
    int64_t to = later(now_of(twin), a.by % (100 * second));
    uint64_t reply = owed.count && a.what == REPLY ? (owed.count--, owed.ids[owed.first++ % QUEUE]) : 0;
    CHECK_STATUS(perform(refusing, &a, to, reply, &one), perform(twin, &a, to, reply, &other));
    CHECK(memcmp(&one, &other, sizeof one) == 0);
    for (int more = 1; more;) {
      more = take(twin, &same);
      CHECK(take(refusing, &e) == more);
      CHECK(memcmp(&e, &same, sizeof e) == 0);
      if (more) owe(&owed, &e);
    }
    CHECK(digest_of(refusing) == digest_of(twin));
  }
}

static void refused(int which, long long rounds) {
  enum { SOME = 3 };
  static unsigned char bytes[BYTES];
  const uint64_t strange[] = {0, 1, UINT64_MAX, UINT64_MAX - 65535, 65536, 1 << 16 | (SOME + 1), 1};
  lcp_device_effect e = no_effect;
  uint64_t owed = 0, ended = 0;
  uint32_t process = 0;
  size_t size = 0;
  lcp_device_options options = options_of(&eras[which], SOME);
  options.on_silence = options.on_conditional = LCP_TREATMENT_ASK;
  refusing = created(&options);
  install(refusing, &eras[which], SOME, LCP_NS_UNKNOWN);
  check_begin("refused", which, 0, 0, 0);
  twin = fork_of(refusing);
  REFUSED(LCP_ERROR_DEVICE_OFF, KIND, report(LCP_OCCURRENCE_HOME, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, NOW, lcp_device_advance(refusing, -1, NULL, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, NOW, lcp_device_run_until(refusing, -1, &e, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, EFFECT, lcp_device_run_until(refusing, 0, &e, &error));
  lcp_device_destroy(twin);
  boot(refusing, 1);
  while (take(refusing, &e))
    if (e.app == 1 && e.needs_reply == LCP_FACT_YES) owed = e.id, process = e.process;
  CHECK(owed && process);
  CHECK_STATUS(lcp_device_snapshot(refusing, bytes, sizeof bytes, &size, NULL), LCP_OK);
  /* Tries replies to wrong effects or with wrong values, reports from wrong processes, events that do not fit the
     state of the device, impossible times, versions and apps, and damaged snapshots. */
  CHECK_STATUS(lcp_device_reply(refusing, owed, LCP_REPLY_RETURNED, NULL), LCP_OK);
  twin = fork_of(refusing);
  REFUSED(LCP_ERROR_LATE, EFFECT, lcp_device_reply(refusing, owed, LCP_REPLY_RETURNED, &error));
  /* The low bits of an id name the app. This id names app 2, for which there is no such effect. */
  REFUSED(LCP_ERROR_LATE, EFFECT, lcp_device_reply(refusing, owed + 1, LCP_REPLY_RETURNED, &error));
  REFUSED(LCP_ERROR_MISSING_VALUE, REPLY, lcp_device_reply(refusing, owed, 0, &error));
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, REPLY, lcp_device_reply(refusing, owed, 3, &error));
  for (size_t i = 0; i < sizeof strange / sizeof *strange; i++)
    REFUSED(LCP_ERROR_NOT_FOUND, EFFECT, lcp_device_reply(refusing, strange[i], LCP_REPLY_RETURNED, &error));
  REFUSED(LCP_ERROR_NO_PROCESS, PROCESS, report(LCP_OCCURRENCE_BEGIN_TASK, 1, process + 1, 0, &error));
  REFUSED(LCP_ERROR_NO_PROCESS, PROCESS, report(LCP_OCCURRENCE_BEGIN_TASK, 2, process, 0, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, TOKEN, report(LCP_OCCURRENCE_END_TASK, 1, process, 9, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, TOKEN, report(LCP_OCCURRENCE_COMPLETE, 1, process, 0, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, IDENTIFIER, report(LCP_OCCURRENCE_CANCEL_REQUEST, 1, 0, 0, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, APP, report(LCP_OCCURRENCE_OPEN_APP, SOME + 1, 0, 0, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, APP, report(LCP_OCCURRENCE_OPEN_APP, UINT32_MAX, 0, 0, &error));
  REFUSED(LCP_ERROR_DEVICE_ON, KIND, report(LCP_OCCURRENCE_BOOT, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, KIND, report(LCP_OCCURRENCE_CLOSE_SWITCHER, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_MISSING_VALUE, INTERRUPTION, report(LCP_OCCURRENCE_BEGIN_INTERRUPTION, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_MISSING_VALUE, TRIGGER, report(LCP_OCCURRENCE_TRIGGER, 2, 0, 0, &error));
  REFUSED(LCP_ERROR_MISSING_VALUE, KIND, report(0, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, KIND, report(LCP_OCCURRENCE_KEEP_ALIVE + 1, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, KIND, report(-1, 0, 0, 0, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, NOW, lcp_device_advance(refusing, -1, NULL, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, NOW, lcp_device_advance(refusing, INT64_MIN, NULL, &error));
  REFUSED(LCP_ERROR_DEVICE_ON, KIND, lcp_device_update_os(refusing, LCP_OS(27, 0, 0), &error));
  REFUSED(LCP_ERROR_MISSING_VALUE, OS, lcp_device_update_os(refusing, 0, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, OS, lcp_device_update_os(refusing, LCP_OS(1, 0, 0), &error));
  REFUSED(LCP_ERROR_NOT_FOUND, APP, lcp_device_uninstall(refusing, 0, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, APP, lcp_device_uninstall(refusing, SOME + 1, &error));
  lcp_install another = LCP_INSTALL_INIT;
  uint32_t number = 77;
  REFUSED(LCP_ERROR_TABLE_FULL, APPS, lcp_device_install(refusing, &another, &number, &error));
  CHECK_INT(number, 77);
  REFUSED(LCP_ERROR_NOT_FOUND, APP, lcp_device_update_app(refusing, SOME + 1, &another, &error));
  bytes[size - 1] ^= 1;
  REFUSED(LCP_ERROR_SNAPSHOT, SNAPSHOT, lcp_device_restore(refusing, bytes, size, 0, NULL, &error));
  bytes[size - 1] ^= 1;
  REFUSED(LCP_ERROR_SNAPSHOT, SNAPSHOT, lcp_device_restore(refusing, bytes, size - 1, 0, NULL, &error));
  REFUSED(LCP_ERROR_SNAPSHOT, SNAPSHOT, lcp_device_restore(refusing, bytes, 0, 0, NULL, &error));
  while (take(refusing, &e) && take(twin, &e))
    if (e.app == 1 && e.needs_reply == LCP_FACT_YES) ended = e.id;
  /* Tries to reply after a kill and after an uninstall. */
  CHECK(ended);
  CHECK_STATUS(report(LCP_OCCURRENCE_END, 1, process, 0, NULL), LCP_ERROR_MISSING_VALUE);
  lcp_device_event crash = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_END);
  crash.app = 1;
  crash.termination = LCP_TERMINATION_CRASH;
  CHECK_STATUS(lcp_device_post(refusing, &crash, NULL, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_copy(twin, refusing, NULL), LCP_OK);
  REFUSED(LCP_ERROR_LATE, EFFECT, lcp_device_reply(refusing, ended, LCP_REPLY_RETURNED, &error));
  REFUSED(LCP_ERROR_NO_PROCESS, PROCESS, report(LCP_OCCURRENCE_BEGIN_TASK, 1, process, 0, &error));
  CHECK_STATUS(post(refusing, LCP_OCCURRENCE_OPEN_APP, 2), LCP_OK);
  while (take(refusing, &e))
    if (e.app == 2 && e.needs_reply == LCP_FACT_YES) ended = e.id;
  CHECK_STATUS(lcp_device_uninstall(refusing, 2, NULL), LCP_OK);
  while (take(refusing, &e)) CHECK(e.kind == LCP_EFFECT_KILL || e.kind == LCP_EFFECT_STATE_CHANGED);
  CHECK_STATUS(lcp_device_copy(twin, refusing, NULL), LCP_OK);
  REFUSED(LCP_ERROR_LATE, EFFECT, lcp_device_reply(refusing, ended, LCP_REPLY_RETURNED, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, APP, report(LCP_OCCURRENCE_OPEN_APP, 2, 0, 0, &error));
  install(refusing, &eras[which], 1, LCP_NS_UNKNOWN);
  CHECK_STATUS(lcp_device_copy(twin, refusing, NULL), LCP_OK);
  REFUSED(LCP_ERROR_LATE, EFFECT, lcp_device_reply(refusing, ended, LCP_REPLY_RETURNED, &error));
  /* A restore takes the device back to the snapshot. A reply that was owed at the time of the snapshot is
     owed again. A reply that was owed only later is no longer owed. */
  CHECK_STATUS(lcp_device_restore(refusing, bytes, size, 5 * second, NULL, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_copy(twin, refusing, NULL), LCP_OK);
  REFUSED(LCP_ERROR_NOT_FOUND, EFFECT, lcp_device_reply(refusing, ended, LCP_REPLY_RETURNED, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, NOW, lcp_device_advance(refusing, 5 * second - 1, NULL, &error));
  for (int i = 0; i < 2; i++)
    CHECK_STATUS(lcp_device_reply(i ? twin : refusing, owed, LCP_REPLY_RETURNED, NULL), LCP_OK);
  lcp_device *foreign = new_device(&eras[which ? 0 : 1], SOME, 0);
  lcp_error error = no_error;
  CHECK_STATUS(lcp_device_restore(foreign, bytes, size, 0, NULL, &error), LCP_ERROR_SNAPSHOT_FOREIGN);
  lcp_device_destroy(foreign);
  twins_go_on(200, SOME);
  /* Makes a series of random calls, and checks that the refused ones change nothing. */
  for (long long i = 0; i < rounds; i++) {
    lcp_device_outcome outcome;
    act a = any_act(SOME + 1);
    check_begin("refused", which, i, a.what, a.event.kind);
    if (a.what == ADVANCE) a.what = POST;
    lcp_status_t status = perform(refusing, &a, 0, (uint64_t)i, &outcome);
    if (status == LCP_OK && outcome.undecided != LCP_FACT_YES)
      CHECK_STATUS(perform(twin, &a, 0, (uint64_t)i, &outcome), status);
    CHECKF(digest_of(refusing) == digest_of(twin), "changed by a call that %s", status_name(status));
    while (take(refusing, &e)) {
      CHECK(take(twin, &e));
      if (e.needs_reply != LCP_FACT_YES || !check_below(3)) continue;
      status = lcp_device_reply(twin, e.id, LCP_REPLY_RETURNED, NULL);
      CHECK_STATUS(lcp_device_reply(refusing, e.id, LCP_REPLY_RETURNED, NULL), status);
    }
    if (check_failures > 20) break;
  }
  twins_go_on(200, SOME);
  lcp_device_destroy(refusing), lcp_device_destroy(twin);
}

/* Tries calls that the library may find invalid only after it has begun to change the device. A refused call
   must still leave the device as it was. */
static void refused_late(void) {
  lcp_device_options options = options_of(&eras[NEWEST], 2);
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_TRIGGER);
  lcp_device_effect e = no_effect;
  int taken = 0;
  options.scenes = 1;
  refusing = created(&options);
  install(refusing, &eras[NEWEST], 2, LCP_NS_UNKNOWN);
  check_begin("refused late", 0, 0, 0, 0);
  boot(refusing, 0);
  /* Fills the table of wake-ups. Then the user opens a URL, which needs a scene and another wake-up. */
  event.app = 2;
  event.trigger = LCP_TRIGGER_SILENT_PUSH;
  for (; lcp_device_post(refusing, &event, NULL, NULL) == LCP_OK && taken < 9; taken++)
    while (take(refusing, &e)) {}
  CHECK(taken > 0 && taken < 9);
  twin = fork_of(refusing);
  event.kind = LCP_OCCURRENCE_OPEN_APP;
  event.trigger = LCP_TRIGGER_OPEN_URL;
  REFUSED(LCP_ERROR_TABLE_FULL, TRIGGER, lcp_device_post(refusing, &event, NULL, &error));
  lcp_device_destroy(twin);
  /* The user accepts a phone call, which leads to app 2. The device has no room for the scene of this app. */
  lcp_device_destroy(refusing);
  refusing = created(&options);
  install(refusing, &eras[NEWEST], 2, 0);
  boot(refusing, 1);
  event = (lcp_device_event)LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BEGIN_INTERRUPTION);
  event.interruption = LCP_INTERRUPTION_PHONE_CALL;
  CHECK_STATUS(lcp_device_post(refusing, &event, NULL, NULL), LCP_OK);
  while (take(refusing, &e)) {}
  twin = fork_of(refusing);
  event.kind = LCP_OCCURRENCE_ACCEPT_INTERRUPTION;
  event.app = 2;
  REFUSED(LCP_ERROR_TABLE_FULL, SCENES, lcp_device_post(refusing, &event, NULL, &error));
  lcp_device_destroy(refusing), lcp_device_destroy(twin);
}

/* ---- time ------------------------------------------------------------------------------------ */

/* An app begins a background task that only its expiration handler ends. If `is_careful` is set, time passes
   with lcp_device_run_until, and the handler ends the task before the app is killed. Otherwise time passes with
   lcp_device_advance in steps of a minute, and the handler comes too late. */
static void leak(int is_careful) {
  lcp_device *device = new_device(&eras[4], 1, LCP_NS_UNKNOWN);
  lcp_device_effect e = no_effect;
  int64_t handled = -1, killed = -1, now = 0, end = 600 * second;
  int late = 0;
  check_begin("leak", is_careful, 0, 0, 0);
  boot(device, 1);
  for (;;) {
    lcp_status_t status = is_careful ? lcp_device_run_until(device, end, &e, NULL)
                                     : lcp_device_next_effect(device, &e, NULL);
    if (status != LCP_OK) {
      CHECK_STATUS(status, LCP_ERROR_NOT_FOUND);
      if (is_careful || now == end) break;
      CHECK_STATUS(lcp_device_advance(device, now += 60 * second, NULL, NULL), LCP_OK);
      continue;
    }
    if (is_careful) CHECK_INT(now_of(device), e.at_ns);
    if (e.kind == LCP_EFFECT_KILL) killed = e.at_ns;
    if (e.needs_reply == LCP_FACT_YES) {
      status = lcp_device_reply(device, e.id, LCP_REPLY_RETURNED, NULL);
      if (status == LCP_ERROR_LATE) late++;
      else CHECK_STATUS(status, LCP_OK);
    }
    if (e.kind == LCP_EFFECT_RUN_EXPIRATION_HANDLER) {
      lcp_device_event done = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_END_TASK);
      done.app = 1;
      done.token = e.token;
      status = lcp_device_post(device, &done, NULL, NULL);
      if (status == LCP_OK) handled = e.at_ns;
      else CHECK_STATUS(status, LCP_ERROR_NO_PROCESS);
    }
    if (e.kind == LCP_EFFECT_STATE_CHANGED && e.to == LCP_STATE_ACTIVE) {
      CHECK_STATUS(post(device, LCP_OCCURRENCE_BEGIN_TASK, 1), LCP_OK);
      CHECK_STATUS(post(device, LCP_OCCURRENCE_HOME, 0), LCP_OK);
    }
  }
  CHECK_INT(handled, is_careful ? 175 * second : -1);
  CHECK_INT(killed, is_careful ? -1 : 180 * second);
  CHECK_INT(late, is_careful ? 0 : 1);
  CHECK_INT(now_of(device), end);
  lcp_device_destroy(device);
}

static void times(void) {
  leak(0), leak(1);
  static const int64_t starts[] = {INT64_MIN, -1, 0, 1, INT64_MAX - 1, INT64_MAX};
  static unsigned char bytes[BYTES];
  for (int which = 0; which < ERAS; which++)
    for (size_t s = 0; s < sizeof starts / sizeof *starts; s++) {
      lcp_device_options options = options_of(&eras[which], 2);
      lcp_device_event keep = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_KEEP_ALIVE);
      lcp_device_effect e;
      lcp_error error = no_error;
      int64_t at = 0, reached = 0;
      size_t size = 0;
      check_begin("time", which, starts[s], 0, 0);
      options.now_ns = starts[s];
      lcp_device *device = created(&options);
      install(device, &eras[which], 2, 0);
      CHECK_INT(now_of(device), starts[s]);
      if (starts[s] > INT64_MIN) {
        CHECK_STATUS(lcp_device_advance(device, starts[s] - 1, &reached, &error), LCP_ERROR_OUT_OF_RANGE);
        CHECK(error.field == LCP_FIELD_NOW && error.value == starts[s] - 1 && error.least == starts[s]);
        CHECK_INT(reached, 0);
      }
      boot(device, 1);
      keep.app = 1;
      keep.amount = 600 * second;
      CHECK_STATUS(lcp_device_post(device, &keep, NULL, NULL), LCP_OK);
      CHECK_STATUS(post(device, LCP_OCCURRENCE_HOME, 0), LCP_OK);
      while (take(device, &e)) CHECK(e.at_ns == starts[s] && e.deadline_ns >= e.at_ns);
      /* As long as the clock does not advance, there are no effects, and the digest does not change. */
      uint64_t digest = digest_of(device);
      for (int i = 0; i < 100; i++) {
        CHECK_STATUS(lcp_device_advance(device, starts[s], &reached, NULL), LCP_OK);
        CHECK(reached == starts[s] && digest_of(device) == digest && !take(device, &e));
      }
      CHECK_STATUS(lcp_device_next_deadline(device, 0, &at, NULL), LCP_OK);
      CHECK(at >= starts[s]);
      CHECK_STATUS(lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL), LCP_OK);
      lcp_device *other = fork_of(device);
      for (size_t n = 0; n < sizeof starts / sizeof *starts; n++) {
        lcp_status_t status = lcp_device_restore(other, bytes, size, starts[n], NULL, &error);
        if (starts[n] == starts[s]) CHECK_STATUS(status, LCP_OK);
        if (status == LCP_OK) CHECKF(now_of(other) == starts[n] && digest_of(other) == digest, "to %zu", n);
        if (status != LCP_OK) CHECK(error.field == LCP_FIELD_SNAPSHOT);
        CHECK_STATUS(lcp_device_copy(other, device, NULL), LCP_OK);
      }
      lcp_device_destroy(other);
      /* An advance to the end of time may stop early only because effects fill the queue. */
      int stops = 0;
      lcp_status_t status = LCP_OK;
      for (; starts[s] >= 0 && stops < 100; stops++) {
        int taken = 0;
        status = lcp_device_advance(device, INT64_MAX, &reached, NULL);
        if (status != LCP_ERROR_QUEUE_FULL) break;
        CHECK_INT(reached, now_of(device));
        while (take(device, &e)) taken++;
        CHECK(taken > 0);
      }
      CHECK(status == LCP_OK || stops == 100);
      CHECK(status != LCP_OK || starts[s] < 0 || now_of(device) == INT64_MAX);
      lcp_device_destroy(device);
    }
  /* Many events happen at the same time. */
  lcp_device *device = new_device(&eras[NEWEST], 3, 0);
  lcp_device_effect e;
  CHECK_STATUS(post(device, LCP_OCCURRENCE_BOOT, 0), LCP_OK);
  for (int i = 0; i < 10000; i++) {
    act a = any_act(3);
    lcp_device_outcome outcome;
    a.what = POST;
    CHECK(perform(device, &a, 0, 0, &outcome) != LCP_ERROR_QUEUE_FULL);
    while (take(device, &e)) CHECK_INT(e.at_ns, 0);
  }
  CHECK_INT(now_of(device), 0);
  lcp_device_destroy(device);
}

/* ---- no memory ------------------------------------------------------------------------------- */

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define OWN_MALLOC 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define OWN_MALLOC 0
#endif
#endif
#ifndef OWN_MALLOC
#define OWN_MALLOC 1
#endif

static volatile long long allocations, frees, fails_at;

#if OWN_MALLOC
extern void *__libc_malloc(size_t);
extern void __libc_free(void *);

void *malloc(size_t size) {
  if (fails_at && --fails_at == 0) return NULL;
  allocations++;
  return __libc_malloc(size);
}

void free(void *block) {
  frees += block != NULL;
  __libc_free(block);
}
#endif

static void no_memory(long long rounds) {
  lcp_device_options options = options_of(&eras[NEWEST], 4);
  lcp_device *device = new_device(&eras[NEWEST], 4, LCP_NS_UNKNOWN), *copy = NULL;
  static unsigned char bytes[BYTES];
  lcp_device_effect e;
  lcp_error error = no_error;
  size_t size = 0;
  void *volatile block;
  long long before = allocations;
  check_begin("no memory", 0, 0, 0, 0);
  block = malloc(1);
  free(block);
  if (allocations == before) {
    CHECKF(check_setting("ABI_SHARE", 1) > 1, "allocations are not counted");
    lcp_device_destroy(device);
    return;
  }
  for (int forks = 0; forks < 2; forks++) {
    before = allocations - frees;
    fails_at = 1;
    lcp_status_t status = forks ? lcp_device_fork(device, &copy, &error) : lcp_device_create(&options, &copy, &error);
    fails_at = 0;
    CHECK_STATUS(status, LCP_ERROR_MEMORY);
    CHECK(!copy && error.field == LCP_FIELD_MEMORY_SIZE && error.value > 0);
    CHECK(allocations - frees == before);
    /* The second allocation from here on would fail. */
    fails_at = 2;
    status = forks ? lcp_device_fork(device, &copy, NULL) : lcp_device_create(&options, &copy, NULL);
    CHECK_STATUS(status, LCP_OK);
    CHECK_INT(fails_at, 1);
    fails_at = 0;
    lcp_device_destroy(copy);
    copy = NULL;
    CHECK(allocations - frees == before);
  }
  copy = fork_of(device);
  long long allocated = allocations, freed = frees;
  CHECK_STATUS(post(device, LCP_OCCURRENCE_BOOT, 0), LCP_OK);
  for (long long i = 0; i < rounds; i++) {
    lcp_device_outcome outcome;
    act a = any_act(4);
    perform(device, &a, later(now_of(device), a.by), 0, &outcome);
    while (take(device, &e)) {
      text_of(&e);
      if (e.needs_reply == LCP_FACT_YES) lcp_device_reply(device, e.id, LCP_REPLY_RETURNED, NULL);
    }
    digest_of(device);
    if (i % 64 == 0 && lcp_device_uninstall(device, 1, NULL) == LCP_OK) install(device, &eras[NEWEST], 1, 0);
    if (i % 16 == 0) {
      CHECK_STATUS(lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL), LCP_OK);
      CHECK_STATUS(lcp_device_restore(copy, bytes, size, now_of(device), NULL, NULL), LCP_OK);
      CHECK_STATUS(lcp_device_copy(device, copy, NULL), LCP_OK);
    }
  }
  CHECKF(allocations == allocated && frees == freed, "%lld allocated, %lld freed", allocations - allocated,
         frees - freed);
  lcp_device_destroy(device), lcp_device_destroy(copy);
}

/* ---- threads --------------------------------------------------------------------------------- */

enum { THREADS = 4, ACTS = 4000 };
static act script[ACTS];
typedef struct worker {
  pthread_t thread;
  lcp_device *device;
  uint64_t digest;
  long long effects;
} worker;

static void *live(void *argument) {
  worker *w = argument;
  lcp_device_effect e = no_effect;
  lcp_device_outcome outcome;
  char text[LINE];
  int64_t now = 0;
  for (long long i = 0; i < (check_setting("ABI_SHARE", 1) > 1 ? ACTS / 8 : ACTS); i++) {
    lcp_status_t status = perform(w->device, &script[i], later(now, script[i].by), 0, &outcome);
    if (script[i].what == ADVANCE && status == LCP_OK) now = later(now, script[i].by);
    for (; lcp_device_next_effect(w->device, &e, NULL) == LCP_OK; w->effects++) {
      size_t length = 0;
      lcp_effect_text(&e, text, sizeof text, &length, NULL);
      for (size_t n = 0; n < length; n++)
        w->digest = (w->digest ^ (unsigned char)text[n]) * UINT64_C(0x100000001b3);
      if (e.needs_reply == LCP_FACT_YES) lcp_device_reply(w->device, e.id, LCP_REPLY_RETURNED, NULL);
    }
  }
  return NULL;
}

static void threads(void) {
  static worker workers[THREADS];
  check_begin("threads", 0, 0, 0, 0);
  for (int i = 0; i < ACTS; i++) script[i] = any_act(4);
  script[0].what = POST;
  script[0].event.kind = LCP_OCCURRENCE_BOOT;
  for (int i = 0; i < THREADS; i++) workers[i].device = new_device(&eras[NEWEST], 4, LCP_NS_UNKNOWN);
  for (int i = 0; i < THREADS; i++)
    if (pthread_create(&workers[i].thread, NULL, live, &workers[i])) exit(3);
  for (int i = 0; i < THREADS; i++) pthread_join(workers[i].thread, NULL);
  CHECK(workers[0].effects > 10);
  for (int i = 0; i < THREADS; i++) {
    CHECK(workers[i].digest == workers[0].digest && workers[i].effects == workers[0].effects);
    CHECK(digest_of(workers[i].device) == digest_of(workers[0].device));
  }
  for (int i = 0; i < THREADS; i++) lcp_device_destroy(workers[i].device);
}

/* ---- bad pointers, structs and values --------------------------------------------------------- */

/* Passes `d`, which is no valid device, to the functions that take a device. Each function must return
   `expected`. */
static void all_calls(lcp_device *d, lcp_device *good, lcp_status_t expected) {
  static unsigned char bytes[BYTES];
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_HOME);
  lcp_install an_install = LCP_INSTALL_INIT;
  lcp_device_status status = LCP_DEVICE_STATUS_INIT;
  lcp_app_status of_app = LCP_APP_STATUS_INIT;
  lcp_device_effect e = no_effect;
  lcp_device *copy = NULL;
  lcp_state_t state = 0;
  uint64_t digest = 0;
  uint32_t app = 0;
  int64_t at = 0;
  CHECK_STATUS(lcp_device_install(d, &an_install, &app, NULL), expected);
  CHECK_STATUS(lcp_device_update_app(d, 1, &an_install, NULL), expected);
  CHECK_STATUS(lcp_device_uninstall(d, 1, NULL), expected);
  CHECK_STATUS(lcp_device_update_os(d, LCP_OS(17, 0, 0), NULL), expected);
  CHECK_STATUS(lcp_device_post(d, &event, NULL, NULL), expected);
  CHECK_STATUS(lcp_device_next_effect(d, &e, NULL), expected);
  CHECK_STATUS(lcp_device_run_until(d, 1, &e, NULL), expected);
  CHECK_STATUS(lcp_device_reply(d, 1, LCP_REPLY_RETURNED, NULL), expected);
  CHECK_STATUS(lcp_device_advance(d, 1, NULL, NULL), expected);
  CHECK_STATUS(lcp_device_next_deadline(d, 0, &at, NULL), expected);
  CHECK_STATUS(lcp_device_pending_kill(d, 1, &e, NULL), expected);
  CHECK_STATUS(lcp_device_get_status(d, &status, NULL), expected);
  CHECK_STATUS(lcp_device_get_app_status(d, 1, &of_app, NULL), expected);
  CHECK_STATUS(lcp_device_get_scene_state(d, 1, 1, &state, NULL), expected);
  CHECK_STATUS(lcp_device_snapshot(d, bytes, sizeof bytes, NULL, NULL), expected);
  CHECK_STATUS(lcp_device_restore(d, bytes, sizeof bytes, 0, NULL, NULL), expected);
  CHECK_STATUS(lcp_device_digest(d, &digest, NULL), expected);
  CHECK_STATUS(lcp_device_fork(d, &copy, NULL), expected);
  CHECK_STATUS(lcp_device_copy(d, good, NULL), expected);
  CHECK_STATUS(lcp_device_copy(good, d, NULL), expected);
  CHECK(!copy);
}

static lcp_status_t with_options(const void *s) { return lcp_device_measure(s, NULL, NULL, NULL); }
static lcp_status_t with_event(const void *s) { return lcp_device_post(twin, s, NULL, NULL); }
static lcp_status_t with_effect(const void *s) { return lcp_effect_text(s, NULL, 0, NULL, NULL); }
static lcp_status_t with_install(const void *s) { return lcp_device_update_app(twin, 1, s, NULL); }

static void bad_arguments(void) {
  static const int32_t none[] = {-1, 1000, INT32_MAX, INT32_MIN, 1 << 20};
  lcp_device_options options = options_of(&eras[NEWEST], 2);
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_HOME);
  lcp_install an_install = LCP_INSTALL_INIT;
  lcp_device_effect e = no_effect;
  lcp_device *device = NULL;
  uint64_t memory[512] = {0};
  char text[8];
  check_begin("bad arguments", 0, 0, 0, 0);
  refusing = new_device(&eras[NEWEST], 2, LCP_NS_UNKNOWN);
  boot(refusing, 1);
  twin = fork_of(refusing);
  all_calls(NULL, refusing, LCP_ERROR_NULL_ARGUMENT);
  all_calls((lcp_device *)memory, refusing, LCP_ERROR_DEVICE);
  all_calls((lcp_device *)((char *)refusing + 4), twin, LCP_ERROR_DEVICE);
  for (int bit = 0; bit < 64; bit++) {
    memcpy(memory, refusing, 8);
    memory[0] ^= UINT64_C(1) << bit;
    all_calls((lcp_device *)memory, refusing, LCP_ERROR_DEVICE);
  }
  REFUSED(LCP_ERROR_NULL_ARGUMENT, INSTALL, lcp_device_install(refusing, NULL, &e.app, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER, lcp_device_install(refusing, &an_install, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, INSTALL, lcp_device_update_app(refusing, 1, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, EVENT, lcp_device_post(refusing, NULL, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, EFFECT, lcp_device_next_effect(refusing, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, EFFECT, lcp_device_run_until(refusing, 1, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER, lcp_device_next_deadline(refusing, 0, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, EFFECT, lcp_device_pending_kill(refusing, 1, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER, lcp_device_get_status(refusing, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER, lcp_device_get_app_status(refusing, 1, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER, lcp_device_get_scene_state(refusing, 1, 1, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, SNAPSHOT, lcp_device_snapshot(refusing, NULL, 9, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, SNAPSHOT, lcp_device_restore(refusing, NULL, 9, 0, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER, lcp_device_digest(refusing, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, DEVICE, lcp_device_fork(refusing, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, FROM, lcp_device_copy(refusing, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, TO, lcp_device_copy(NULL, refusing, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, OPTIONS, lcp_device_create(NULL, &device, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, DEVICE, lcp_device_create(&options, NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, MEMORY, lcp_device_init(NULL, 99999, &options, &device, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, DEVICE, lcp_device_init(memory, sizeof memory, &options, NULL, &error));
  REFUSED(LCP_ERROR_MEMORY, MEMORY_SIZE, lcp_device_init(memory, sizeof memory, &options, &device, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, MEMORY, lcp_device_init((char *)memory + 4, 999999, &options, &device, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, EFFECT, lcp_effect_text(NULL, text, sizeof text, NULL, &error));
  CHECK(!device);
  lcp_device_destroy(NULL);
  for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
    int32_t *const fields[] = {&event.kind, &event.trigger, &event.interruption, &event.activity,
                               &event.termination, &event.notice, &event.fact, &event.value, &event.decision};
    for (size_t f = 0; f < sizeof fields / sizeof *fields; f++) {
      int32_t usual = *fields[f];
      *fields[f] = none[i];
      check_begin("bad arguments", (long long)f, none[i], 0, 0);
      CHECK_STATUS(lcp_device_post(refusing, &event, NULL, NULL), LCP_ERROR_UNKNOWN_VALUE);
      *fields[f] = usual;
    }
    int32_t *const choices[] = {&options.profile, &options.on_silence, &options.on_conditional,
                                &options.unknown_limit};
    for (size_t f = 0; f < sizeof choices / sizeof *choices; f++) {
      *choices[f] = none[i];
      CHECK_STATUS(lcp_device_create(&options, &device, NULL), LCP_ERROR_UNKNOWN_VALUE);
      *choices[f] = 0;
    }
    REFUSED(LCP_ERROR_UNKNOWN_VALUE, REPLY, lcp_device_reply(refusing, 1, none[i], &error));
  }
  struct {
    uint32_t *count;
    lcp_field_t field;
  } const counts[] = {{&options.apps, LCP_FIELD_APPS},         {&options.scenes, LCP_FIELD_SCENES},
                      {&options.tasks, LCP_FIELD_TASKS},       {&options.requests, LCP_FIELD_REQUESTS},
                      {&options.policies, LCP_FIELD_POLICIES}, {&options.effects, LCP_FIELD_EFFECTS}};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    lcp_error error = no_error;
    uint32_t usual = *counts[i].count;
    *counts[i].count = UINT32_MAX;
    CHECK_STATUS(lcp_device_create(&options, &device, &error), LCP_ERROR_OUT_OF_RANGE);
    CHECK(error.field == counts[i].field && error.value == UINT32_MAX && error.greatest < UINT32_MAX);
    *counts[i].count = usual;
  }
  CHECK(!device);
  check_input_sizes("options", &options, sizeof options, offsetof(lcp_device_options, os) + sizeof options.os,
                    LCP_ERROR_MISSING_VALUE, with_options);
  check_input_sizes("an event", &event, sizeof event, offsetof(lcp_device_event, kind) + sizeof event.kind,
                    LCP_ERROR_MISSING_VALUE, with_event);
  e = no_effect;
  e.kind = LCP_EFFECT_KILL;
  check_input_sizes("an effect", &e, sizeof e, offsetof(lcp_device_effect, kind) + sizeof e.kind,
                    LCP_ERROR_MISSING_VALUE, with_effect);
  an_install.reply_after_ns = 0;
  lcp_app own = LCP_APP_INIT;
  own.scenes = LCP_FACT_YES;
  an_install.app = &own;
  check_input_sizes("an installation", &an_install, sizeof an_install, 4, LCP_OK, with_install);
  lcp_device_destroy(refusing), lcp_device_destroy(twin);
}

/* ---- kept snapshots -------------------------------------------------------------------------- */

/* Creates a device with three apps and with effects that wait. The first app has a task and a request, and
   plays audio. The second one was woken. The third one owes a reply. */
static lcp_device *rich(const lcp_device_options *options, const era *which, uint64_t *owed) {
  lcp_device *device = created(options);
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(0);
  lcp_device_effect e;
  static const lcp_occurrence_t of_first[] = {LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_SUBMIT_REQUEST,
                                              LCP_OCCURRENCE_BEGIN_ACTIVITY, LCP_OCCURRENCE_BEGIN_TASK,
                                              LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_OPEN_APP};
  install(device, which, 3, LCP_NS_UNKNOWN);
  boot(device, 0);
  for (size_t i = 0; i < sizeof of_first / sizeof *of_first; i++) {
    event.kind = of_first[i];
    event.app = i < 4 ? 1 : (uint32_t)i - 2;
    event.activity = event.kind == LCP_OCCURRENCE_BEGIN_ACTIVITY ? LCP_ACTIVITY_AUDIO_PLAYBACK : 0;
    event.trigger = event.kind == LCP_OCCURRENCE_SUBMIT_REQUEST ? LCP_TRIGGER_APP_REFRESH_TASK
                    : event.kind == LCP_OCCURRENCE_TRIGGER      ? LCP_TRIGGER_SILENT_PUSH
                                                                : 0;
    event.identifier = 7;
    event.amount = 3600 * second;
    CHECK_STATUS(lcp_device_post(device, &event, NULL, NULL), LCP_OK);
    while (take(device, &e)) {
      if (e.needs_reply != LCP_FACT_YES) continue;
      if (e.app == 3 && event.app == 3) {
        if (!*owed) *owed = e.id;
        continue;
      }
      CHECK_STATUS(lcp_device_reply(device, e.id, LCP_REPLY_RETURNED, NULL), LCP_OK);
    }
  }
  CHECK_STATUS(lcp_device_advance(device, 3 * second, NULL, NULL), LCP_OK);
  CHECK_STATUS(post(device, LCP_OCCURRENCE_HOME, 0), LCP_OK);
  event = (lcp_device_event)LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_NOTICE);
  event.notice = LCP_EVENT_MEMORY_WARNING;
  CHECK_STATUS(lcp_device_post(device, &event, NULL, NULL), LCP_OK);
  event = (lcp_device_event)LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_TRIGGER);
  event.app = 2;
  event.trigger = LCP_TRIGGER_SILENT_PUSH;
  CHECK_STATUS(lcp_device_post(device, &event, NULL, NULL), LCP_OK);
  CHECK(status_of(device).effects > 0 && *owed);
  lcp_app_status s = LCP_APP_STATUS_INIT;
  CHECK_STATUS(lcp_device_get_app_status(device, 1, &s, NULL), LCP_OK);
  CHECK(!which->has_modes || which->exits || s.tasks == 1);
  CHECK_STATUS(lcp_device_get_app_status(device, 3, &s, NULL), LCP_OK);
  CHECK(s.waiting == LCP_FACT_YES);
  return device;
}

static lcp_device_options kept_options(int which, lcp_profile_t profile) {
  lcp_device_options options = options_of(&eras[which], 3);
  options.profile = profile;
  return options;
}

static FILE *kept_file(const char *folder, int which, lcp_profile_t profile, const char *mode) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s-%s.txt", folder, eras[which].name, lcp_enum_name(LCP_ENUM_PROFILE, profile));
  return fopen(path, mode);
}

static void keep(FILE *file, int which, lcp_profile_t profile) {
  static unsigned char bytes[BYTES];
  lcp_device_options options = kept_options(which, profile);
  uint64_t owed = 0;
  lcp_device *device = rich(&options, &eras[which], &owed);
  lcp_device_effect e;
  int64_t at = 0;
  size_t size = 0;
  CHECK_STATUS(lcp_device_next_deadline(device, 0, &at, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL), LCP_OK);
  fprintf(file, "abi %d\nrules %s\nnow %lld\ndeadline %lld\nowed %llu\nbytes", lcp_abi_version(),
          lcp_ruleset_version(), (long long)now_of(device), (long long)at, (unsigned long long)owed);
  for (size_t i = 0; i < size; i++) fprintf(file, "%s%02x", i % 48 ? "" : "\n", bytes[i]);
  fprintf(file, "\neffects\n");
  while (take(device, &e)) fprintf(file, "%s\n", text_of(&e));
  lcp_device_destroy(device);
}

/* Creates a device with this build. If the ABI is the same, loads a snapshot that an old build has written, and
   continues from it. */
static void load_kept(FILE *file, int which, lcp_profile_t profile) {
  static unsigned char bytes[BYTES];
  lcp_device_options options = kept_options(which, profile);
  lcp_device *device = created(&options);
  char rules[32] = "", line[LINE + 2];
  unsigned long long owed = 0;
  long long now = 0, deadline = 0;
  int abi = 0, waiting = 0, went_on = 0;
  unsigned byte = 0;
  size_t size = 0;
  int64_t at = 0;
  lcp_fact_t same = 0;
  lcp_device_effect e;
  int fields = fscanf(file, "abi %d rules %31s now %lld deadline %lld owed %llu bytes ", &abi, rules, &now, &deadline,
                      &owed);
  CHECK_INT(fields, 5);
  while (fgets(line, sizeof line, file) && strcmp(line, "effects\n") != 0)
    for (const char *hex = line; sscanf(hex, "%2x", &byte) == 1 && size < BYTES; hex += 2)
      bytes[size++] = (unsigned char)byte;
  CHECK(size > 100);
  if (abi == lcp_abi_version()) {
    CHECK_STATUS(lcp_device_restore(device, bytes, size, now, &same, NULL), LCP_OK);
    CHECK(same == LCP_FACT_NO || strcmp(rules, lcp_ruleset_version()) == 0);
    CHECK_STATUS(lcp_device_next_deadline(device, 0, &at, NULL), LCP_OK);
    CHECK_INT(at, deadline);
    for (; fgets(line, sizeof line, file); waiting++) {
      line[strcspn(line, "\n")] = 0;
      CHECKF(take(device, &e), "less effects wait: %s", line);
      char text[LINE + 2];
      snprintf(text, sizeof text, "%s", text_of(&e));
      /* If the snapshot comes from a build with other rules, only the text before the rule's name is
         compared. */
      if (same != LCP_FACT_YES) text[strcspn(text, "[")] = line[strcspn(line, "[")] = 0;
      CHECK_TEXT(text, line);
    }
    CHECK(waiting > 0 && !take(device, &e));
    CHECK_STATUS(lcp_device_reply(device, owed, LCP_REPLY_RETURNED, NULL), LCP_OK);
    for (int turn = 0; turn < 50; turn++) {
      while (take(device, &e)) {
        went_on++;
        if (e.needs_reply == LCP_FACT_YES) lcp_device_reply(device, e.id, LCP_REPLY_RETURNED, NULL);
      }
      CHECK_STATUS(lcp_device_next_deadline(device, 0, &at, NULL), LCP_OK);
      if (at != LCP_NS_UNLIMITED) CHECK(lcp_device_advance(device, at, NULL, NULL) != LCP_ERROR_OUT_OF_RANGE);
    }
    CHECK(went_on > 0);
  }
  lcp_device_destroy(device);
}

static void snapshots(const char *mode, const char *folder) {
  int is_kept = strcmp(mode, "kept") == 0, files = 0;
  for (int which = 0; which < ERAS; which++)
    for (lcp_profile_t p = LCP_PROFILE_DOCUMENTED; p <= LCP_PROFILE_OBSERVED; p++) {
      check_begin(mode, which, p, 0, 0);
      FILE *file = kept_file(folder, which, p, "r");
      if (is_kept) CHECKF(file, "no snapshot of %s in %s", eras[which].name, folder);
      if (is_kept && file) load_kept(file, which, p), files++;
      if (file) fclose(file);
      if (is_kept || file) continue;
      file = kept_file(folder, which, p, "w");
      if (!file) exit(2);
      keep(file, which, p);
      fclose(file);
      files++;
    }
  printf("device_hosts: %d snapshots %s in %s\n", files, is_kept ? "loaded" : "written", folder);
}

int main(int count, char **arguments) {
  long long some = 1;
  check_start();
  some = check_setting("ABI_SHARE", 1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  if (count == 3) {
    snapshots(arguments[1], arguments[2]);
    return check_done("device_hosts");
  }
  full_queues(1000 / some + 100);
  never_drained(3000 / some + 500);
  from_within();
  for (int which = 0; which < ERAS; which++) refused(which, 3000 / some);
  refused_late();
  times();
  no_memory(10000 / some);
  threads();
  bad_arguments();
  return check_done("device_hosts");
}
