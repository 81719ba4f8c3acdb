/*
 * Counts the pages of a shared library that a first question touches, and the pages that one more question
 * of each kind touches.
 *
 *   memory LIBRARY             LIBRARY has the functions of lifecycle_policy.h
 *   memory LIBRARY FUNCTION    LIBRARY is any library; a call of FUNCTION, without arguments, is the first
 *                              question
 *
 * The program closes all pages of the library, and opens each page when it is touched. Pages that the kernel
 * reads ahead therefore do not count, and the number is the same in each run. Prints the number of pages that
 * a first question and its preparation touch, the number after one more question of each kind, and the number
 * of all pages of the library. Also prints the kilobytes (of 1024 bytes) that loading makes private, and the
 * bytes of a small policy and of a policy with tables.
 */
#define _DEFAULT_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <lifecycle_policy.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { TEXT = 8192, REGIONS = 16 };
typedef struct region {
  uintptr_t start, end;
  int protection;
} region;

static region regions[REGIONS];
static int count;
static volatile sig_atomic_t touched;
static uintptr_t page_size;

static void stop(const char *what) {
  fprintf(stderr, "memory: %s\n", what);
  exit(2);
}

/* Returns the kilobytes of private dirty memory. Does not use stdio, which would take memory of its own. */
static long private_dirty(void) {
  static char text[TEXT];
  const int file = open("/proc/self/smaps_rollup", O_RDONLY);
  const ssize_t length = file < 0 ? -1 : read(file, text, TEXT - 1);
  const char *name = "\nPrivate_Dirty:", *at;
  if (length < 0) stop("/proc/self/smaps_rollup cannot be read");
  close(file);
  text[length] = 0;
  at = strstr(text, name);
  if (!at) stop("/proc/self/smaps_rollup has no Private_Dirty");
  return strtol(at + strlen(name), NULL, 10);
}

/* Opens the page at the address that was touched. */
static void opened(int number, siginfo_t *info, void *context) {
  const uintptr_t at = (uintptr_t)info->si_addr & ~(page_size - 1);
  (void)context;
  for (int i = 0; i < count; i++) {
    if (at < regions[i].start || at >= regions[i].end) continue;
    touched++;
    if (!mprotect((void *)at, page_size, regions[i].protection)) return;
  }
  signal(number, SIG_DFL);
}

/* Closes all pages of the library. Returns their number. */
static size_t close_pages(const char *library) {
  char line[4096], permissions[5], path[4096];
  unsigned long start, end;
  size_t pages = 0;
  FILE *maps = fopen("/proc/self/maps", "r");
  char *real = realpath(library, NULL);
  struct sigaction action;
  if (!maps || !real) stop("where the library lies is not known");
  while (fgets(line, sizeof line, maps)) {
    *path = 0;
    if (sscanf(line, "%lx-%lx %4s %*s %*s %*s %4095s", &start, &end, permissions, path) < 3 ||
        strcmp(path, real))
      continue;
    if (count == REGIONS) stop("the library has too many regions");
    const region one = {start, end,
                        (permissions[0] == 'r' ? PROT_READ : 0) |
                            (permissions[1] == 'w' ? PROT_WRITE : 0) |
                            (permissions[2] == 'x' ? PROT_EXEC : 0)};
    regions[count++] = one;
    pages += (end - start) / page_size;
  }
  fclose(maps);
  free(real);
  if (!pages) stop("the library has no pages");
  memset(&action, 0, sizeof action);
  action.sa_sigaction = opened;
  action.sa_flags = SA_SIGINFO;
  if (sigaction(SIGSEGV, &action, NULL)) stop("faults cannot be handled");
  for (int i = 0; i < count; i++) {
    if (mprotect((void *)regions[i].start, regions[i].end - regions[i].start, PROT_NONE))
      stop("pages cannot be closed");
  }
  return pages;
}

static void *symbol(void *handle, const char *name) {
  void *found = dlsym(handle, name);
  if (!found) stop(dlerror());
  return found;
}

/* Keeps a pointer to each function, so that the functions are looked up before the pages are counted. */
#define ASK(name, fill)                                                                        \
  static lcp_status_t (*query_##name)(const lcp_policy *, const lcp_##name##_query *,          \
                                      lcp_##name##_answer *, lcp_error *);                     \
  static void ask_##name(const lcp_policy *policy) {                                           \
    lcp_##name##_query query;                                                                  \
    lcp_##name##_answer answer;                                                                \
    memset(&query, 0, sizeof query);                                                           \
    memset(&answer, 0, sizeof answer);                                                         \
    query.struct_size = sizeof query;                                                          \
    answer.struct_size = sizeof answer;                                                        \
    fill;                                                                                      \
    if (query_##name(policy, &query, &answer, NULL)) stop("lcp_query_" #name " refuses");      \
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
ASK(suspension, query.allowances = LCP_BIT(LCP_ALLOWANCE_BACKGROUND_TASK))
ASK(purge, query.state = LCP_STATE_SUSPENDED)
ASK(call, query.callback = LCP_CALLBACK_DID_FINISH_LAUNCHING)

static lcp_status_t (*query_manifest)(const lcp_policy *, lcp_manifest_answer *, lcp_error *);
static void ask_manifest(const lcp_policy *policy) {
  lcp_manifest_answer answer = LCP_MANIFEST_ANSWER_INIT;
  if (query_manifest(policy, &answer, NULL)) stop("lcp_query_manifest refuses");
}

#define EACH(DO)                                                                               \
  DO(transition) DO(next) DO(path) DO(deadline) DO(relaunch) DO(conduct) DO(duties)            \
  DO(delivery) DO(mode) DO(quota) DO(manifest) DO(termination) DO(suspension) DO(purge) \
  DO(call)
#define LOOK_UP(name) *(void **)&query_##name = symbol(handle, "lcp_query_" #name);
#define ASK_IT(name) ask_##name(&policy);

int main(int words_count, char **words) {
  size_t pages, small = 0, tables = 0;
  int first;
  if (words_count != 2 && words_count != 3) stop("usage: memory LIBRARY [FUNCTION]");
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  private_dirty(); /* touches the pages of the function itself */
  const long before = private_dirty();
  void *handle = dlopen(words[1], RTLD_NOW | RTLD_LOCAL);
  if (!handle) stop(dlerror());
  const long dirty = private_dirty() - before;
  if (words_count == 3) {
    int (*call)(void);
    *(void **)&call = symbol(handle, words[2]);
    pages = close_pages(words[1]);
    volatile int result = call();
    (void)result;
    first = touched;
  } else {
    lcp_app app = LCP_APP_INIT;
    lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
    lcp_policy policy;
    lcp_status_t (*prepare)(const lcp_context *, lcp_policy *, size_t, lcp_error *);
    size_t (*size)(lcp_form_t);
    app.scenes = LCP_FACT_YES;
    context.app = &app;
    *(void **)&prepare = symbol(handle, "lcp_policy_prepare");
    *(void **)&size = symbol(handle, "lcp_policy_size");
    EACH(LOOK_UP)
    small = size(LCP_FORM_SMALL);
    tables = size(LCP_FORM_TABLES);
    pages = close_pages(words[1]);
    if (prepare(&context, &policy, sizeof policy, NULL)) stop("lcp_policy_prepare refuses");
    ask_transition(&policy);
    first = touched;
    EACH(ASK_IT)
  }
  printf("%d %d %zu %ld %zu %zu\n", first, (int)touched, pages, dirty, small, tables);
  return 0;
}
