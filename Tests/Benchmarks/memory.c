/*
 * How much resident memory a shared library adds to a process: by loading, by a first question, and
 * by one question of each kind.
 *
 *   memory LIBRARY             a library with lifecycle_policy.h
 *   memory LIBRARY FUNCTION    any library; FUNCTION takes nothing, and is the first question
 *
 * Prints kilobytes (of 1024 bytes) of /proc/self/smaps_rollup, as far as they grew since the start:
 * Rss after load, first question and all kinds, then Private_Dirty after the same. Rss counts pages
 * of the file that are in the page cache anyway, and that the kernel maps around the touched ones.
 */
#define _DEFAULT_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <lifecycle_policy.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { STAGES = 4, TEXT = 8192 };
typedef struct reading {
  long rss, private_dirty;
} reading;

static char text[TEXT];

static long field(const char *name) {
  const char *at = strstr(text, name);
  if (!at) {
    fprintf(stderr, "memory: /proc/self/smaps_rollup has no %s\n", name);
    exit(2);
  }
  return strtol(at + strlen(name), NULL, 10);
}

/* Without standard input and output, which would take memory of their own. */
static reading measure(void) {
  reading found;
  const int file = open("/proc/self/smaps_rollup", O_RDONLY);
  const ssize_t length = file < 0 ? -1 : read(file, text, TEXT - 1);
  if (length < 0) {
    perror("/proc/self/smaps_rollup");
    exit(2);
  }
  close(file);
  text[length] = 0;
  found.rss = field("\nRss:");
  found.private_dirty = field("\nPrivate_Dirty:");
  return found;
}

static void *symbol(void *handle, const char *name) {
  void *found = dlsym(handle, name);
  if (!found) {
    fprintf(stderr, "memory: %s\n", dlerror());
    exit(2);
  }
  return found;
}

#define ASK(name, fill)                                                                        \
  static void ask_##name(void *handle, const lcp_context *context) {                           \
    lcp_status_t (*ask)(const lcp_context *, const lcp_##name##_query *, lcp_##name##_answer *, \
                        lcp_error *);                                                          \
    lcp_##name##_query query;                                                                  \
    lcp_##name##_answer answer;                                                                \
    memset(&query, 0, sizeof query);                                                           \
    memset(&answer, 0, sizeof answer);                                                         \
    query.struct_size = sizeof query;                                                          \
    answer.struct_size = sizeof answer;                                                        \
    fill;                                                                                      \
    *(void **)&ask = symbol(handle, "lcp_query_" #name);                                       \
    const lcp_status_t status = ask(context, &query, &answer, NULL);                           \
    if (status) {                                                                              \
      fprintf(stderr, "memory: lcp_query_" #name " returned %d\n", (int)status);               \
      exit(1);                                                                                 \
    }                                                                                          \
  }

ASK(transition, (query.from = LCP_STATE_INACTIVE, query.to = LCP_STATE_ACTIVE,
                 query.cause = LCP_CAUSE_ACTIVATION))
ASK(next, query.from = LCP_STATE_ACTIVE)
ASK(path, (query.from = LCP_STATE_NOT_RUNNING, query.to = LCP_STATE_ACTIVE))
ASK(deadline, query.allowance = LCP_ALLOWANCE_BACKGROUND_TASK)
ASK(relaunch, (query.termination = LCP_TERMINATION_USER_FORCE_QUIT,
               query.trigger = LCP_TRIGGER_REGION_ENTER))
ASK(conduct, (query.state = LCP_STATE_BACKGROUND, query.activity = LCP_ACTIVITY_OPENGL_ES))
ASK(duties, query.callback = LCP_CALLBACK_WILL_RESIGN_ACTIVE)
ASK(delivery, (query.state = LCP_STATE_SUSPENDED, query.event = LCP_EVENT_LOCATION_UPDATE))
ASK(mode, query.mode = LCP_MODE_LOCATION)
ASK(quota, query.quota = LCP_QUOTA_MONITORED_REGIONS)
ASK(termination, query.code = LCP_CODE_WATCHDOG)

static void ask_manifest(void *handle, const lcp_context *context) {
  lcp_status_t (*ask)(const lcp_context *, lcp_manifest_answer *, lcp_error *);
  lcp_manifest_answer answer = LCP_MANIFEST_ANSWER_INIT;
  *(void **)&ask = symbol(handle, "lcp_query_manifest");
  if (ask(context, &answer, NULL)) exit(1);
}

int main(int count, char **words) {
  reading readings[STAGES];
  lcp_app app = LCP_APP_INIT;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
  if (count != 2 && count != 3) {
    fprintf(stderr, "usage: memory LIBRARY [FUNCTION]\n");
    return 2;
  }
  app.scenes = LCP_FACT_YES;
  context.app = &app;
  measure(); /* its own pages */
  readings[0] = measure();
  void *handle = dlopen(words[1], RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    fprintf(stderr, "memory: %s\n", dlerror());
    return 2;
  }
  readings[1] = measure();
  if (count == 3) {
    int (*call)(void);
    *(void **)&call = symbol(handle, words[2]);
    volatile int result = call();
    (void)result;
    readings[2] = readings[3] = measure();
  } else {
    ask_transition(handle, &context);
    readings[2] = measure();
    ask_next(handle, &context);
    ask_path(handle, &context);
    ask_deadline(handle, &context);
    ask_relaunch(handle, &context);
    ask_conduct(handle, &context);
    ask_duties(handle, &context);
    ask_delivery(handle, &context);
    ask_mode(handle, &context);
    ask_quota(handle, &context);
    ask_manifest(handle, &context);
    ask_termination(handle, &context);
    readings[3] = measure();
  }
  for (int i = 1; i < STAGES; i++) printf("%ld ", readings[i].rss - readings[0].rss);
  for (int i = 1; i < STAGES; i++) {
    printf("%ld%s", readings[i].private_dirty - readings[0].private_dirty,
           i < STAGES - 1 ? " " : "\n");
  }
  return 0;
}
