/*
 * Where does an emulator or a stub depart from the policy? This driver starts the command,
 * exchanges JSON objects with it, one on each line, and plays scenarios. Needs a POSIX system, and no
 * Python. CONFORM.md, in bindings/python, describes the messages; `lifecycle-policy conform` plays
 * more scenarios, and compares more of what the command reports.
 *
 *   conform OS COMMAND [ARGUMENT...]             conform 17.0 ./my-emulator --headless
 *
 * The exit status is 1 if the command departs, and 2 if it cannot be tested.
 */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define SECOND INT64_C(1000000000)

enum { LINE = 65536, REPORTS = 256, RECORDS = 2048, TIMEOUT_MS = 10000 };

/* A scenario: its versions, the app, and the events with their times in seconds. */
typedef struct scenario {
  const char *name;
  lcp_os_version_t since, until;
  lcp_fact_t scenes;
  const char *events;
} scenario;

#define PLAIN LCP_OS(4, 0, 0), LCP_OS(27, 0, 0), LCP_FACT_NO
#define SCENES LCP_OS(13, 0, 0), LCP_OS(255, 0, 0), LCP_FACT_YES

static const scenario scenarios[] = {
    {"launch", LCP_OS(2, 0, 0), LCP_OS(27, 0, 0), LCP_FACT_NO, "1 open-app 20 wait"},
    {"home-and-return", PLAIN, "1 open-app 10 home 20 open-app 40 wait"},
    {"quit", LCP_OS(2, 0, 0), LCP_OS(4, 0, 0), LCP_FACT_NO, "1 open-app 10 home 20 open-app 40 wait"},
    {"suspended", PLAIN, "1 open-app 10 home 3600 open-app 3620 wait"},
    {"lock", PLAIN, "1 open-app 10 lock 20 unlock 40 wait"},
    {"switcher", PLAIN, "1 open-app 10 open-switcher 15 close-switcher 40 wait"},
    {"background-task-expires", PLAIN, "1 open-app 5 begin-task 10 home 1200 open-app 1220 wait"},
    {"force-quit", PLAIN, "1 open-app 10 home 60 open-switcher 65 force-quit 100 open-app 120 wait"},
    {"scene-home-and-return", SCENES, "1 open-app 10 home 20 open-app 40 wait"},
    {"scene-lock", SCENES, "1 open-app 10 lock 20 unlock 40 wait"},
    {"scene-disconnect", SCENES, "1 open-app 5 begin-task 10 home 12 disconnect-scene 60 open-app 80 wait"},
};

/* The callbacks that a command must report. */
static const lcp_callback_t needed[] = {
    LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY, LCP_CALLBACK_DID_FINISH_LAUNCHING,
    LCP_CALLBACK_DID_BECOME_ACTIVE,           LCP_CALLBACK_WILL_RESIGN_ACTIVE,
    LCP_CALLBACK_DID_ENTER_BACKGROUND,        LCP_CALLBACK_WILL_ENTER_FOREGROUND,
    LCP_CALLBACK_WILL_TERMINATE,              LCP_CALLBACK_SCENE_WILL_CONNECT,
    LCP_CALLBACK_SCENE_DID_DISCONNECT,        LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND,
    LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE,     LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE,
    LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND,  LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER,
};

/* A report: a callback, or the end of the process if `callback` is 0. */
typedef struct report {
  lcp_callback_t callback, fallback;
  lcp_state_t reads;
  lcp_rule_index_t rule;
} report;

typedef struct driver {
  char **command;
  pid_t pid;
  int in, out;
  char buffer[LINE];
  size_t filled;
  lcp_os_version_t os;
  const char *os_text;
  const scenario *scenario;
  unsigned departures;
} driver;

static int is_needed(lcp_callback_t callback) {
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
    if (needed[i] == callback) return 1;
  return callback == 0;
}

/* ==== The process ============================================================================ */

static void finish(driver *driver) {
  if (driver->pid <= 0) return;
  close(driver->in);
  for (int i = 0; i < 100; i++) {
    if (waitpid(driver->pid, NULL, WNOHANG) == driver->pid) goto ended;
    poll(NULL, 0, 20);
  }
  kill(-driver->pid, SIGKILL);
  waitpid(driver->pid, NULL, 0);
ended:
  close(driver->out);
  driver->pid = 0;
}

/* Prints what the command did wrong, and stops, because the command cannot be tested any
   further. */
static void fail(driver *driver, const char *what, const char *line) {
  char shown[61];
  snprintf(shown, sizeof shown, "%s", line);
  for (char *mark = shown; *mark; mark++)
    if ((unsigned char)*mark < ' ' || *mark == 127) *mark = '?';
  fprintf(stderr, "conform: %s: %s: %s%s%s\n", driver->command[0], driver->scenario->name, what,
          *line ? ": " : "", shown);
  if (driver->pid > 0) kill(-driver->pid, SIGKILL);
  finish(driver);
  exit(2);
}

static void start(driver *driver) {
  int in[2], out[2];
  if (pipe(in) || pipe(out)) fail(driver, "no pipe", strerror(errno));
  driver->filled = 0;
  driver->pid = fork();
  if (driver->pid < 0) fail(driver, "no process", strerror(errno));
  if (driver->pid == 0) {
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    dup2(in[0], 0), dup2(out[1], 1);
    close(in[0]), close(in[1]), close(out[0]), close(out[1]);
    execvp(driver->command[0], driver->command);
    _exit(127);
  }
  setpgid(driver->pid, driver->pid);
  close(in[0]), close(out[1]);
  driver->in = in[1], driver->out = out[0];
}

static void send_text(driver *driver, const char *text) {
  size_t length = strlen(text); /* shorter than a pipe's buffer, so the write does not block */
  if (write(driver->in, text, length) != (ssize_t)length) fail(driver, "it no longer reads", "");
}

/* Returns the next line without its end. The line is valid until the next call. */
static char *receive(driver *driver, size_t *used) {
  memmove(driver->buffer, driver->buffer + *used, driver->filled -= *used);
  for (;;) {
    char *end = memchr(driver->buffer, '\n', driver->filled);
    if (end) {
      *end = 0;
      *used = (size_t)(end - driver->buffer) + 1;
      return driver->buffer;
    }
    if (driver->filled == LINE) fail(driver, "a line is too long", "");
    struct pollfd wanted = {driver->out, POLLIN, 0};
    if (poll(&wanted, 1, TIMEOUT_MS) <= 0) fail(driver, "it did not answer within 10 s", "");
    ssize_t count = read(driver->out, driver->buffer + driver->filled, LINE - driver->filled);
    if (count <= 0) fail(driver, "it has ended, or closed its output", "");
    driver->filled += (size_t)count;
  }
}

/* Reads reports until the event is done. Returns the number of reports, or -1 if the command does
   not support the event. */
static int listen_to(driver *driver, size_t *used, report *reports) {
  char text[128];
  int64_t value = 0;
  for (int count = 0;;) {
    const char *line = receive(driver, used);
    report said = {0, 0, 0, LCP_RULE_NONE};
    if (find_key(line, "done", text, sizeof text)) return count;
    if (find_key(line, "unsupported", text, sizeof text)) return -1;
    if (find_key(line, "callback", text, sizeof text)) {
      if (lcp_enum_parse(LCP_ENUM_CALLBACK, text, strlen(text), &value) != LCP_OK)
        fail(driver, "unknown callback", text);
      said.callback = (lcp_callback_t)value;
    } else if (!find_key(line, "ended", text, sizeof text)) {
      if (line[strspn(line, " \t\r")] != '{') fail(driver, "a line is not a JSON object", line);
      continue; /* a note, or a notification, which this driver does not compare */
    }
    if (find_key(line, "reads", text, sizeof text) && *text) {
      if (lcp_enum_parse(LCP_ENUM_STATE, text, strlen(text), &value) != LCP_OK)
        fail(driver, "unknown state", text);
      said.reads = (lcp_state_t)value;
    }
    if (count == REPORTS) fail(driver, "too many reports", line);
    reports[count++] = said;
  }
}

/* ==== The expected and the actual reports ==================================================== */

static const char *what(const report *report) {
  return report->callback ? name_of(LCP_ENUM_CALLBACK, report->callback) : "the end of the process";
}

static void depart(driver *driver, const char *event, const char *expected, const char *came,
                   lcp_rule_index_t rule) {
  driver->departures++;
  printf("%s, after %s: expected %s; came %s\n", driver->scenario->name, event, expected, came);
  print_source("  ", rule);
}

/* Takes the device's effects up to `until`. Adds to `reports` the effects that the app notices.
   Sets `rule` to the rule that explains the app's present state. */
static int take(lcp_device *device, int64_t until, report *reports, int count, lcp_rule_index_t *rule) {
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  while (count < REPORTS && lcp_device_run_until(device, until, &effect, NULL) == LCP_OK) {
    report due = {effect.callback, effect.fallback, effect.reads, effect.rule};
    if (effect.kind == LCP_EFFECT_RUN_EXPIRATION_HANDLER)
      due.callback = LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER;
    if (effect.kind == LCP_EFFECT_STATE_CHANGED) *rule = effect.rule;
    if (effect.kind == LCP_EFFECT_DELIVER_CALLBACK || effect.kind == LCP_EFFECT_KILL ||
        effect.kind == LCP_EFFECT_RUN_EXPIRATION_HANDLER)
      reports[count++] = due;
  }
  return count;
}

static int fits(const report *due, const report *came) {
  return came->callback == due->callback || (came->callback && came->callback == due->fallback);
}

static void compare(driver *driver, const char *event, const report *due, int due_count,
                    const report *came, int came_count, lcp_rule_index_t rule) {
  int next = 0;
  for (int i = 0; i < came_count; i++) {
    int found = next;
    while (found < due_count && !fits(&due[found], &came[i])) found++;
    if (found == due_count) { /* the report is not among those that are still due */
      int wanted = next;
      while (wanted < due_count && !is_needed(due[wanted].callback)) wanted++;
      depart(driver, event, wanted < due_count ? what(&due[wanted]) : "nothing", what(&came[i]),
             wanted < due_count ? due[wanted].rule : rule);
      continue;
    }
    for (; next < found; next++)
      if (is_needed(due[next].callback))
        depart(driver, event, what(&due[next]), what(&came[i]), due[next].rule);
    if (came[i].reads && due[found].reads && came[i].reads != due[found].reads)
      depart(driver, event, name_of(LCP_ENUM_STATE, due[found].reads),
             name_of(LCP_ENUM_STATE, came[i].reads), due[found].rule);
    next = found + 1;
  }
  for (; next < due_count; next++)
    if (is_needed(due[next].callback)) depart(driver, event, what(&due[next]), "nothing", due[next].rule);
}

/* Audits the order of all reports in a scenario. */
static void audit(driver *driver, const lcp_app *app, const report *came, size_t count) {
  static lcp_audit_finding findings[64];
  int32_t kinds[RECORDS];
  lcp_context context = LCP_CONTEXT_INIT(driver->os);
  lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
  lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
  lcp_error error = LCP_ERROR_INIT;
  size_t size, session_size, found = 0;
  lcp_auditor *auditor;
  lcp_session *session;
  char text[1024];
  context.app = app;
  options.context = &context;
  options.flags = LCP_LOG_ENDS;
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
    options.callbacks_mask[(needed[i] - 1) / 64] |= LCP_BIT(needed[i]);
  CHECK(lcp_auditor_measure(&options, &size, &session_size, &error), error);
  void *memory = malloc(size), *room = malloc(session_size);
  if (!memory || !room) fail(driver, "too little memory", "");
  CHECK(lcp_auditor_init(memory, size, &options, &auditor, &error), error);
  CHECK(lcp_session_init(auditor, room, session_size, &session, &error), error);
  for (size_t i = 0; i < count; i++) kinds[i] = came[i].callback ? LCP_RECORD_ENTERED : LCP_RECORD_ENDED;
  columns.kinds = kinds;
  columns.codes = &came->callback, columns.codes_stride = sizeof *came;
  columns.reads = &came->reads, columns.reads_stride = sizeof *came;
  findings[0].struct_size = sizeof *findings;
  CHECK(lcp_auditor_feed(auditor, session, &columns, count, findings, sizeof *findings, 64, &found,
                         NULL, &error), error);
  for (size_t i = 0; i < found; i++) {
    if (findings[i].severity != LCP_SEVERITY_ERROR) continue;
    driver->departures++;
    if (lcp_finding_text(&findings[i], text, sizeof text, NULL, NULL) == LCP_OK)
      printf("%s: %s\n", driver->scenario->name, text);
  }
  free(memory), free(room);
}

/* ==== A scenario ============================================================================= */

/* Plays a scenario. Returns 0 if the command does not support it. */
static int play(driver *driver) {
  static report due[REPORTS], came[REPORTS], all[RECORDS];
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(driver->os);
  lcp_install install = LCP_INSTALL_INIT;
  lcp_app app = LCP_APP_INIT;
  lcp_device *device;
  lcp_error error = LCP_ERROR_INIT;
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
  lcp_rule_index_t rule = LCP_RULE_NONE;
  size_t used = 0, total = 0;
  int supported = 1, step = 0;
  char text[256], name[64];
  app.scenes = driver->scenario->scenes;
  install.app = &app, install.was_launched = LCP_FACT_YES, install.reply_after_ns = 0;
  CHECK(lcp_device_create(&options, &device, &error), error);
  CHECK(lcp_device_install(device, &install, &event.app, &error), error);
  CHECK(lcp_device_post(device, &event, NULL, &error), error);
  start(driver);
  snprintf(text, sizeof text, "{\"hello\": 1, \"os\": \"%s\", \"scenario\": \"%s\", \"app\": {\"scenes\": %s}}\n",
           driver->os_text, driver->scenario->name, app.scenes == LCP_FACT_YES ? "true" : "false");
  send_text(driver, text);
  const char *line = receive(driver, &used);
  if (find_key(line, "unsupported", name, sizeof name)) supported = 0;
  else if (!find_key(line, "hello", name, sizeof name)) fail(driver, "it does not say hello", line);
  const char *at = driver->scenario->events;
  for (unsigned seconds; supported && sscanf(at, "%u %63s%n", &seconds, name, &step) == 2; at += step) {
    int64_t now = seconds * SECOND;
    int due_count = take(device, now, due, 0, &rule);
    if (strcmp(name, "wait")) {
      event.kind = read_name(LCP_ENUM_OCCURRENCE, "event", name);
      event.scene = event.kind == LCP_OCCURRENCE_DISCONNECT_SCENE;
      CHECK(lcp_device_post(device, &event, NULL, &error), error);
      due_count = take(device, now, due, due_count, &rule);
    }
    snprintf(text, sizeof text, "{\"do\": \"%s\", \"at\": %u%s}\n", name, seconds,
             strcmp(name, "disconnect-scene") ? "" : ", \"scene\": 1");
    send_text(driver, text);
    int came_count = listen_to(driver, &used, came);
    if (came_count < 0) supported = 0;
    else compare(driver, name, due, due_count, came, came_count, rule);
    for (int i = 0; i < came_count && total < RECORDS; i++) all[total++] = came[i];
  }
  if (supported) send_text(driver, "{\"bye\": true}\n");
  finish(driver);
  lcp_device_destroy(device);
  audit(driver, &app, all, total);
  return supported;
}

int main(int count, char **words) {
  static driver driver;
  unsigned passed = 0, departed = 0, unsupported = 0;
  check_arguments(count >= 3, "conform OS COMMAND [ARGUMENT...]");
  signal(SIGPIPE, SIG_IGN);
  driver.os_text = words[1], driver.os = read_os(words[1]), driver.command = words + 2;
  for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
    driver.scenario = &scenarios[i];
    if (driver.os < driver.scenario->since || driver.os >= driver.scenario->until) continue;
    unsigned before = driver.departures;
    int supported = play(&driver);
    if (driver.departures > before) departed++;
    else if (supported) passed++;
    else unsupported++;
  }
  printf("%u passed, %u departed, %u not supported; %u departures\n", passed, departed, unsupported,
         driver.departures);
  return driver.departures > 0;
}
