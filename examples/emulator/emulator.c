/*
 * An emulator that uses the device. The guest is an AArch64 program, and its delegate methods are
 * guest code. The device decides which methods are called, when, and how long each may take. This
 * file contains no rule, no duration and no order of methods.
 *
 *   emulator GUEST OS ACT@SECONDS...             emulator writer.elf 17.0 open-app@0 home@10 stop@60
 *   emulator --resume STATE GUEST OS ACT@SECONDS...
 *   emulator --conform GUEST                     as a command of `lifecycle-policy conform`
 *
 * An act is an occurrence (home, force-quit), a trigger (region-enter), save:STATE, which writes a
 * state file, or stop. A resumed run gets the same acts as the run that wrote the state, and skips
 * the acts that were done before the state was written.
 */
#include "../c/common.h"
#include "machine.h"

#include <inttypes.h>

/* The speed of the guest's processor. It is a property of this machine, not of the policy. */
#define NS_PER_INSTRUCTION INT64_C(1000)
#define SECOND INT64_C(1000000000)

/* A call for the main thread. It runs a method, which `callback` names, or the program itself if
   `callback` is 0. */
typedef struct call {
  uint64_t effect; /* 0: no reply is needed */
  uint64_t code;   /* the address where the program begins; used only if callback is 0 */
  lcp_callback_t callback;
  lcp_state_t reads;
  uint64_t took;   /* the number of instructions so far */
} call;

enum { CALLS = 8 };

/* The host's part of a state file. */
typedef struct host_state {
  char magic[8];
  int64_t now;
  uint64_t instructions;
  uint64_t methods; /* the address of the delegate's table in the guest */
  uint32_t process; /* 0: no process runs */
  uint32_t is_suspended;
  uint32_t is_calling; /* true if the first call has begun */
  uint32_t call_count;
  uint32_t acts; /* the number of acts that were done */
  call calls[CALLS];
} host_state;

typedef struct host {
  host_state state;
  lcp_device *device;
  uint32_t app;
  machine *machine; /* the running process */
  const char *guest;
  int is_asked; /* true with --conform: reports go to stdout, and the trace goes to stderr */
} host;

static void stop(const char *what, const char *why) {
  fprintf(stderr, "emulator: %s: %s\n", what, why);
  exit(2);
}

/* Returns where the trace goes. */
static FILE *trace(const host *host) { return host->is_asked ? stderr : stdout; }

/* Prints the beginning of a line of the trace. */
static void print_who(const host *host, const char *who) {
  fprintf(trace(host), "%-6s %.3f ", who, (double)host->state.now / (double)SECOND);
}

/* ==== What the device wants ================================================================== */

/* Prints how the first call ended. */
static void say_end(const host *host, const char *how) {
  const call *call = &host->state.calls[0];
  const char *name = call->callback ? name_of(LCP_ENUM_CALLBACK, call->callback) : "main";
  print_who(host, "guest");
  fprintf(trace(host), "%s %s, %" PRIu64 " instructions\n", name, how, call->took);
}

static void end_process(host *host) {
  if (host->state.is_calling) say_end(host, "has not returned");
  machine_close(host->machine);
  host->machine = NULL;
  host->state.process = host->state.is_calling = host->state.call_count = 0;
}

static void queue(host *host, call wanted) {
  if (host->state.call_count == CALLS) stop(host->guest, "too many calls wait");
  host->state.calls[host->state.call_count++] = wanted;
}

static void start_process(host *host, uint32_t process) {
  uint64_t entry = 0;
  end_process(host);
  host->machine = machine_open(host->guest, &entry);
  if (!host->machine) exit(2);
  host->state.process = process;
  host->state.is_suspended = 0;
  host->state.methods = 0;
  queue(host, (call){0, entry, 0, 0, 0});
}

static void drain(host *host) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  char text[256];
  while (lcp_device_next_effect(host->device, &effect, NULL) == LCP_OK) {
    if (effect.kind != LCP_EFFECT_POST_NOTIFICATION && effect.kind != LCP_EFFECT_STATE_CHANGED &&
        lcp_effect_text(&effect, text, sizeof text, NULL, NULL) == LCP_OK)
      fprintf(trace(host), "device %s\n", text);
    if (host->is_asked && effect.kind == LCP_EFFECT_KILL)
      printf("{\"ended\": \"%s\", \"at\": %.3f}\n", name_of(LCP_ENUM_TERMINATION, effect.termination),
             (double)effect.at_ns / (double)SECOND);
    switch (effect.kind) {
      case LCP_EFFECT_START_PROCESS: start_process(host, effect.process); break;
      case LCP_EFFECT_SUSPEND: host->state.is_suspended = 1; break;
      case LCP_EFFECT_RESUME: host->state.is_suspended = 0; break;
      case LCP_EFFECT_KILL: end_process(host); break;
      case LCP_EFFECT_RUN_EXPIRATION_HANDLER: /* no guest has tasks of the scheduler */
        effect.callback = LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER;
        /* fall through */
      case LCP_EFFECT_DELIVER_CALLBACK:
        queue(host, (call){effect.needs_reply == LCP_FACT_YES ? effect.id : 0, 0, effect.callback,
                           effect.reads, 0});
        break;
      default: break; /* effects on parts that this machine does not have, such as a screen */
    }
  }
}

/* Advances the device to the time of the host's clock, and carries out its effects. */
static void catch_up(host *host) {
  lcp_error error = LCP_ERROR_INIT;
  lcp_status_t status;
  while ((status = lcp_device_advance(host->device, host->state.now, NULL, &error)) ==
         LCP_ERROR_QUEUE_FULL)
    drain(host);
  CHECK(status, error);
  drain(host);
}

/* ==== What the guest does ==================================================================== */

/* Returns the address of a delegate method; 0 if the delegate does not have it. */
static uint64_t find_method(host *host, lcp_callback_t callback) {
  uint64_t entry[2]; /* the addresses of a name and of its code, as in guest.h */
  char name[128];
  for (uint64_t at = host->state.methods;
       at && machine_read(host->machine, at, entry, sizeof entry) && entry[0]; at += sizeof entry)
    if (machine_read_text(host->machine, entry[0], name, sizeof name) &&
        !strcmp(name, name_of(LCP_ENUM_CALLBACK, callback)))
      return entry[1];
  return 0;
}

/* Ends the first call, and sends the reply that the device expects. */
static void end_call(host *host, lcp_reply_t reply) {
  host_state *state = &host->state;
  uint64_t effect = state->calls[0].effect;
  say_end(host, reply == LCP_REPLY_RETURNED ? "has returned" : "is not implemented");
  lcp_error error = LCP_ERROR_INIT;
  memmove(state->calls, state->calls + 1, --state->call_count * sizeof *state->calls);
  state->is_calling = 0;
  if (effect) CHECK(lcp_device_reply(host->device, effect, reply, &error), error);
}

static uint64_t system_call(host *host, machine_thread thread) {
  uint64_t first = machine_argument(host->machine, thread, 0);
  uint64_t second = machine_argument(host->machine, thread, 1);
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(0);
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  lcp_app_status status = LCP_APP_STATUS_INIT;
  char text[128];
  event.app = host->app;
  switch (machine_argument(host->machine, thread, 8)) {
    case 0:
      host->state.methods = first;
      if (second) machine_begin(host->machine, MACHINE_WORKER, second, 0);
      return 0;
    case 1:
      if (!machine_read_text(host->machine, first, text, sizeof text)) return 0;
      print_who(host, "guest");
      fprintf(trace(host), "%s %" PRId64 "\n", text, (int64_t)second);
      return 0;
    case 2:
      if (lcp_device_get_app_status(host->device, host->app, &status, NULL) != LCP_OK) return 0;
      return (uint64_t)(status.remaining_ns / SECOND);
    case 3:
      event.kind = LCP_OCCURRENCE_BEGIN_TASK;
      return lcp_device_post(host->device, &event, &outcome, NULL) == LCP_OK ? outcome.token : 0;
    case 4:
      event.kind = LCP_OCCURRENCE_END_TASK;
      event.token = (uint32_t)first;
      lcp_device_post(host->device, &event, NULL, NULL);
      return 0;
    default: return 0;
  }
}

/* Returns the thread that runs next: the main thread if it has a call, or else the worker. Returns
   MACHINE_THREADS if no thread can run. */
static machine_thread next_thread(host *host) {
  if (!host->machine || host->state.is_suspended) return MACHINE_THREADS;
  if (host->state.call_count) return MACHINE_MAIN;
  return machine_is_busy(host->machine, MACHINE_WORKER) ? MACHINE_WORKER : MACHINE_THREADS;
}

/* Begins the first call. If the guest lacks the method, ends the call as not implemented, and
   returns 0. */
static int begin_call(host *host) {
  call *next = &host->state.calls[0];
  uint64_t code = next->callback ? find_method(host, next->callback) : next->code;
  if (code && next->callback && host->is_asked)
    printf("{\"callback\": \"%s\", \"reads\": \"%s\", \"at\": %.3f}\n",
           name_of(LCP_ENUM_CALLBACK, next->callback),
           next->reads ? name_of(LCP_ENUM_STATE, next->reads) : "",
           (double)host->state.now / (double)SECOND);
  if (code) machine_begin(host->machine, MACHINE_MAIN, code, (uint64_t)next->reads);
  else end_call(host, LCP_REPLY_NOT_IMPLEMENTED);
  return host->state.is_calling = code != 0;
}

/* Runs a thread until something is due or the thread ends. The clock advances with the number of
   instructions. */
static void execute(host *host, machine_thread thread, int64_t wake) {
  uint32_t process = host->state.process;
  uint64_t took, most = (uint64_t)((wake - host->state.now + NS_PER_INSTRUCTION - 1) / NS_PER_INSTRUCTION);
  if (thread == MACHINE_MAIN && !host->state.is_calling && !begin_call(host)) return;
  machine_end end = machine_run(host->machine, thread, most, &took);
  host->state.instructions += took;
  host->state.now += (int64_t)took * NS_PER_INSTRUCTION;
  if (thread == MACHINE_MAIN) host->state.calls[0].took += took;
  catch_up(host);
  if (host->state.process != process) return; /* the device has ended the process */
  if (end == MACHINE_CALLS) {
    machine_give(host->machine, thread, system_call(host, thread));
  } else if (end == MACHINE_RETURNED && thread == MACHINE_MAIN) {
    end_call(host, LCP_REPLY_RETURNED);
  } else if (end == MACHINE_FAULTED) {
    lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_END);
    lcp_error error = LCP_ERROR_INIT;
    event.termination = LCP_TERMINATION_CRASH;
    event.app = host->app;
    CHECK(lcp_device_post(host->device, &event, NULL, &error), error);
  }
}

/* The loop of the emulator. While the guest is idle, the clock jumps to the time at which something
   is due next. */
static void run(host *host, int64_t until) {
  drain(host);
  while (host->state.now < until) {
    lcp_error error = LCP_ERROR_INIT;
    int64_t wake = until;
    CHECK(lcp_device_next_deadline(host->device, 0, &wake, &error), error);
    if (wake > until) wake = until;
    machine_thread thread = next_thread(host);
    if (thread == MACHINE_THREADS) host->state.now = wake;
    else execute(host, thread, wake);
    catch_up(host);
  }
}

/* ==== State files ============================================================================ */

static const char magic[8] = "LCPEMU1";
static unsigned char bytes[1 << 16]; /* the snapshot of the device */

static void save(host *host, const char *name) {
  size_t count = 0;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_device_snapshot(host->device, bytes, sizeof bytes, &count, &error), error);
  if (count > sizeof bytes) stop(name, "the device is too large");
  memcpy(host->state.magic, magic, sizeof magic);
  FILE *file = fopen(name, "wb");
  if (!file || fwrite(&host->state, sizeof host->state, 1, file) != 1 ||
      (host->machine && !machine_write_state(host->machine, file)) ||
      fwrite(bytes, count, 1, file) != 1 || fclose(file))
    stop(name, "cannot be written");
}

static void resume(host *host, const char *name) {
  lcp_error error = LCP_ERROR_INIT;
  FILE *file = fopen(name, "rb");
  if (!file || fread(&host->state, sizeof host->state, 1, file) != 1 ||
      memcmp(host->state.magic, magic, sizeof magic) || host->state.call_count > CALLS)
    stop(name, "is no state file");
  if (host->state.process) host->machine = machine_open_empty();
  if (host->state.process && !(host->machine && machine_read_state(host->machine, file)))
    stop(name, "is no whole state file");
  size_t count = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  CHECK(lcp_device_restore(host->device, bytes, count, host->state.now, NULL, &error), error);
}

/* ==== What the user does ===================================================================== */

static void perform(host *host, const char *name) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(0);
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  lcp_error error = LCP_ERROR_INIT;
  lcp_rule rule;
  int64_t value;
  if (!strncmp(name, "save:", 5)) save(host, name + 5);
  if (!strncmp(name, "save:", 5) || !strcmp(name, "stop")) return;
  if (lcp_enum_parse(LCP_ENUM_OCCURRENCE, name, strlen(name), &value) == LCP_OK) {
    event.kind = (lcp_occurrence_t)value;
    event.amount = MACHINE_MEMORY; /* for memory pressure: all memory of the guest */
  } else {
    event.kind = LCP_OCCURRENCE_TRIGGER;
    event.trigger = read_name(LCP_ENUM_TRIGGER, "act", name);
  }
  event.app = host->app;
  CHECK(lcp_device_post(host->device, &event, &outcome, &error), error);
  rule.struct_size = sizeof rule;
  const char *id = lcp_rule_at(outcome.rule, &rule) == LCP_OK ? rule.id : "no rule";
  print_who(host, "user");
  printf("%s: %s [%s]\n", name, name_of(LCP_ENUM_VERDICT, outcome.verdict), id);
}

/* Returns the time in NAME@SECONDS, and cuts off the text after the name. */
static int64_t read_act(char *word) {
  char *at = strrchr(word, '@'), *end = NULL;
  double seconds = at ? strtod(at + 1, &end) : -1;
  if (!end || end == at + 1 || *end || !(seconds >= 0 && seconds < 1e9)) stop(word, "is no ACT@SECONDS");
  *at = 0;
  return (int64_t)(seconds * 1000 + 0.5) * (SECOND / 1000);
}

static void set_up(host *host, lcp_os_version_t os, lcp_app app) {
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(os);
  lcp_install install = LCP_INSTALL_INIT;
  lcp_error error = LCP_ERROR_INIT;
  options.apps = 1;
  app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
  install.app = &app;
  install.was_launched = host->is_asked ? LCP_FACT_YES : LCP_FACT_UNKNOWN;
  install.footprint_bytes = MACHINE_MEMORY;
  CHECK(lcp_device_create(&options, &host->device, &error), error);
  CHECK(lcp_device_install(host->device, &install, &host->app, &error), error);
}

/* ==== The messages of `lifecycle-policy conform` ============================================= */

/* Reads a name in a line; 0 if there is none. */
static int32_t find_name(const char *line, const char *key, lcp_enum_kind_t kind) {
  char text[128];
  int64_t value = 0;
  if (find_key(line, key, text, sizeof text)) lcp_enum_parse(kind, text, strlen(text), &value);
  return (int32_t)value;
}

/* Posts the event of a message. Returns 0 if the event is not supported. */
static int obey(host *host, const char *line, uint32_t tokens[2]) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(find_name(line, "do", LCP_ENUM_OCCURRENCE));
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  char text[32];
  event.app = host->app;
  event.trigger = find_name(line, "trigger", LCP_ENUM_TRIGGER);
  event.interruption = find_name(line, "interruption", LCP_ENUM_INTERRUPTION);
  event.termination = find_name(line, "termination", LCP_ENUM_TERMINATION);
  if (event.kind == LCP_OCCURRENCE_MEMORY_PRESSURE) event.amount = MACHINE_MEMORY;
  if (event.kind == LCP_OCCURRENCE_END_TASK) event.token = tokens[0];
  if (event.kind == LCP_OCCURRENCE_COMPLETE) event.token = tokens[1];
  if (find_key(line, "do", text, sizeof text) && strcmp(text, "wait") &&
      lcp_device_post(host->device, &event, &outcome, NULL) != LCP_OK)
    return 0;
  if (outcome.token) tokens[event.kind != LCP_OCCURRENCE_BEGIN_TASK] = outcome.token;
  return 1;
}

/* Answers the messages, which CONFORM.md, in bindings/python, describes. */
static int converse(host *host) {
  static char line[65536], text[128];
  uint32_t tokens[2] = {0, 0}; /* the tokens of the last background task and of the last wake-up */
  lcp_app app = LCP_APP_INIT;
  lcp_device_event boot = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
  lcp_app_status status = LCP_APP_STATUS_INIT;
  lcp_error error = LCP_ERROR_INIT;
  if (!fgets(line, sizeof line, stdin) || !find_key(line, "os", text, sizeof text)) return 2;
  lcp_os_version_t os = read_os(text);
  if (find_key(line, "scenes", text, sizeof text) && !strcmp(text, "true")) {
    puts("{\"unsupported\": true}"); /* the guests have no scenes */
    return 0;
  }
  if (strstr(line, "\"fetch\"")) app.background_modes |= LCP_BIT(LCP_MODE_FETCH);
  if (strstr(line, "\"remote-notification\"")) app.background_modes |= LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION);
  if (find_key(line, "exits_on_suspend", text, sizeof text) && !strcmp(text, "true"))
    app.exits_on_suspend = LCP_FACT_YES;
  app.scenes = LCP_FACT_NO;
  host->is_asked = 1;
  set_up(host, os, app);
  CHECK(lcp_device_post(host->device, &boot, NULL, &error), error);
  printf("{\"hello\": 1, \"name\": \"the example emulator\"}\n");
  while (fflush(stdout) == 0 && fgets(line, sizeof line, stdin) &&
         find_key(line, "at", text, sizeof text)) {
    int64_t at = (int64_t)(strtod(text, NULL) * 1000 + 0.5) * (SECOND / 1000);
    run(host, at);
    if (!obey(host, line, tokens)) {
      puts("{\"unsupported\": true}");
      continue;
    }
    do run(host, host->state.now + SECOND / 2); /* until no method runs */
    while (host->state.call_count && host->state.now < at + 30 * SECOND);
    CHECK(lcp_device_get_app_status(host->device, host->app, &status, &error), error);
    printf("{\"done\": true, \"state\": \"%s\"}\n", name_of(LCP_ENUM_STATE, status.state));
  }
  machine_close(host->machine);
  lcp_device_destroy(host->device);
  return 0;
}

int main(int count, char **words) {
  host host;
  lcp_error error = LCP_ERROR_INIT;
  memset(&host, 0, sizeof host);
  if (count == 3 && !strcmp(words[1], "--conform")) {
    host.guest = words[2];
    return converse(&host);
  }
  const char *state = count > 2 && !strcmp(words[1], "--resume") ? words[2] : NULL;
  if (state) words += 2, count -= 2;
  if (count < 4) stop("usage", "emulator [--resume STATE] GUEST OS ACT@SECONDS...");
  host.guest = words[1];
  lcp_app app = LCP_APP_INIT;
  set_up(&host, read_os(words[2]), app);
  lcp_device_event boot = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
  if (state) resume(&host, state);
  else CHECK(lcp_device_post(host.device, &boot, NULL, &error), error);

  int64_t last = 0;
  for (int i = 3; i < count; i++) {
    int64_t at = read_act(words[i]);
    if (at < last) stop(words[i], "comes too late");
    last = at;
    if ((uint32_t)i < 3 + host.state.acts) continue;
    host.state.acts++;
    run(&host, at);
    perform(&host, words[i]);
  }
  uint64_t digest = 0;
  CHECK(lcp_device_digest(host.device, &digest, &error), error);
  printf("stopped at %.6f s, after %" PRIu64 " instructions, guest %016" PRIx64 ", device %016" PRIx64 "\n",
         (double)host.state.now / (double)SECOND, host.state.instructions,
         host.machine ? machine_digest(host.machine) : 0, digest);
  machine_close(host.machine);
  lcp_device_destroy(host.device);
  return 0;
}
