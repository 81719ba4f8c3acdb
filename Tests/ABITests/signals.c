/*
 * Asks questions in a signal handler while the main thread asks the same questions. A second thread
 * interrupts the main thread a fixed number of times, wherever it happens to be. The handler makes the calls of
 * recorded.h on an alternate stack. The output inside and outside of the handler must equal the first output,
 * byte by byte. errno must stay as it was. Also measures the stack that the handler needs, and the stack
 * that a large batch of relaunches needs.
 *
 * ABI_SHARE=n takes every n-th context and every n-th signal (default: 1).
 */
#define _GNU_SOURCE /* for dl_iterate_phdr and the registers of a context */
#include "recorded.h"
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <ucontext.h>

/* CALL_STACK and MANY_STACK are promises of the header: the bytes of stack that a call may use, and those
   that a batch of MANY relaunch queries may use. */
enum {
  SIGNALS = 1000,
  CALL_STACK = 8192,
  MANY = 512,
  MANY_STACK = 48 * 1024,
  THREAD_STACK = 512 * 1024,
  PAINT = 0xA5,
  A_NUMBER = 77
};

static listener outside, inside;
static volatile sig_atomic_t asking; /* the part that is being asked outside of the handler */
static int handled, done;            /* the number of signals handled, and whether all were sent */

/* The alternate stack, with an inaccessible page below it. */
static unsigned char *stack;
static size_t stack_size;
static uintptr_t first_frame = UINTPTR_MAX;
static int elsewhere, errors;

/* The address range of the library's code, and how often a signal interrupted this code. */
static uintptr_t code_start, code_end;
static long long interrupted;

static int find_code(struct dl_phdr_info *info, size_t size, void *argument) {
  uintptr_t known;
  lcp_status_t (*function)(const lcp_policy *, const lcp_deadline_query *, lcp_deadline_answer *,
                           lcp_error *) = lcp_query_deadline;
  (void)size, (void)argument;
  memcpy(&known, &function, sizeof known);
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t start = (uintptr_t)info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    uintptr_t end = start + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type != PT_LOAD || known < start || known >= end) continue;
    code_start = start, code_end = end;
    return 1;
  }
  return 0;
}

/* Returns the address at which the thread was interrupted. Returns 0 on a machine whose registers are
   not known here. */
static uintptr_t place_of(const void *context) {
  const ucontext_t *machine = context;
#if defined __x86_64__
  return (uintptr_t)machine->uc_mcontext.gregs[REG_RIP];
#elif defined __aarch64__
  return (uintptr_t)machine->uc_mcontext.pc;
#else
  (void)machine;
  return 0;
#endif
}

static void handle(int number, siginfo_t *info, void *context) {
  unsigned char here;
  uintptr_t frame = (uintptr_t)&here, place = place_of(context);
  int kept = errno;
  (void)number, (void)info;
  if (frame - (uintptr_t)stack >= stack_size) elsewhere++;
  if (frame < first_frame) first_frame = frame;
  if (place >= code_start && place < code_end) interrupted++;
  errno = A_NUMBER;
  /* If the number of signals handled so far is even, the handler asks the part that was interrupted. Otherwise the
     handler asks the next of all parts. */
  ask_part(&inside, handled % 2 ? handled / 2 % (lives_taken + APART) : asking);
  errors += errno != A_NUMBER;
  errno = kept;
  __atomic_fetch_add(&handled, 1, __ATOMIC_RELEASE);
}

/* Sends the signals one by one, each after a different wait. */
static void *interrupt(void *argument) {
  const pthread_t *main_thread = argument;
  int wanted = (int)((SIGNALS + share - 1) / share);
  for (int i = 0; i < wanted; i++) {
    for (volatile int wait = i * 7919 % 30011; wait > 0; wait--) {}
    if (pthread_kill(*main_thread, SIGUSR1)) exit(2);
    while (__atomic_load_n(&handled, __ATOMIC_ACQUIRE) <= i) sched_yield();
  }
  __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
  return NULL;
}

static void take_stack(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), frame = MINSIGSTKSZ;
#ifdef _SC_MINSIGSTKSZ
  if (sysconf(_SC_MINSIGSTKSZ) > 0) frame = (size_t)sysconf(_SC_MINSIGSTKSZ);
#endif
  /* The size of the kernel's frame depends on the processor. The rest of the stack is for the handler. */
  stack_size = (frame + CALL_STACK + page - 1) / page * page;
  stack = mmap(NULL, page + stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack == MAP_FAILED || mprotect(stack, page, PROT_NONE)) exit(2);
  stack += page;
  memset(stack, PAINT, stack_size);
  stack_t alternate;
  memset(&alternate, 0, sizeof alternate);
  alternate.ss_sp = stack;
  alternate.ss_size = stack_size;
  if (sigaltstack(&alternate, NULL)) exit(2);
}

static void check_listener(const char *where, const listener *l) {
  CHECKF(!l->differs, "%s, part %d of %d, %s: not as before", where, l->part, lives_taken + APART,
         part_name(l));
}

/* ---- a large batch ---- */

static unsigned char *many_frame;

static void *ask_many(void *given) {
  static lcp_relaunch_query queries[MANY];
  static lcp_relaunch_answer answers[MANY];
  static lcp_status_t statuses[MANY];
  unsigned char here = 0;
  many_frame = &here;
  for (int i = 0; i < MANY; i++) {
    const lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
    queries[i] = query;
    queries[i].termination = LCP_TERMINATION_CRASH + i % 8;
    queries[i].trigger = 1 + i % LCP_TRIGGER_SILENT_PUSH;
  }
  CHECK_STATUS(lcp_query_batch(given, LCP_QUESTION_RELAUNCH, MANY, queries, sizeof *queries, answers,
                               sizeof *answers, statuses, NULL),
               LCP_OK);
  return NULL;
}

/* Runs the batch on a stack of its own. Then measures how much of that stack was used. */
static void large_batch(const lcp_policy *policy) {
  unsigned char *deepest =
      mmap(NULL, THREAD_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  pthread_attr_t attributes;
  pthread_t thread;
  if (deepest == MAP_FAILED) exit(2);
  memset(deepest, PAINT, THREAD_STACK);
  if (pthread_attr_init(&attributes) || pthread_attr_setstack(&attributes, deepest, THREAD_STACK) ||
      pthread_create(&thread, &attributes, ask_many, (void *)(uintptr_t)policy) ||
      pthread_join(thread, NULL))
    exit(2);
  while (*deepest == PAINT) deepest++;
  long long used = (long long)(many_frame - deepest);
  CHECKF(used > CALL_STACK && used <= MANY_STACK, "%lld bytes of stack, %d permitted", used,
         MANY_STACK);
  printf("signals: %lld bytes of the stack for %d relaunches at once\n", used, MANY);
}

int main(void) {
  static listener alone;
  static pthread_t main_thread, other;
  struct sigaction action;
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  record_first(&alone);
  outside.part = inside.part = -1;
  dl_iterate_phdr(find_code, NULL);
  take_stack();
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  if (sigaction(SIGUSR1, &action, NULL)) exit(2);

  check_begin("signals", 0, 0, 0, 0);
  main_thread = pthread_self();
  if (pthread_create(&other, NULL, interrupt, &main_thread)) exit(2);
  for (int part = 0; !__atomic_load_n(&done, __ATOMIC_ACQUIRE);
       part = (part + 1) % (lives_taken + APART)) {
    asking = part;
    ask_part(&outside, part);
  }
  pthread_join(other, NULL);

  check_listener("outside of the handler", &outside);
  check_listener("in the handler", &inside);
  CHECK_INT(elsewhere, 0);
  CHECK_INT(errors, 0);
  CHECK_INT(handled, (SIGNALS + share - 1) / share);
#if defined __x86_64__ || defined __aarch64__
  CHECKF(interrupted > 0, "the library was never interrupted");
#endif
  size_t deepest = 0;
  while (deepest < stack_size && stack[deepest] == PAINT) deepest++;
  long long used = (long long)first_frame - (long long)(uintptr_t)(stack + deepest);
  CHECKF(used > 0 && used <= CALL_STACK, "%lld bytes of stack, %d permitted", used, CALL_STACK);
  printf("signals: %d, %lld of them in the midst of the library; %lld calls from the handler, at most "
         "%lld bytes of a stack of %zu\n",
         handled, interrupted, inside.calls, used, stack_size);
  large_batch(&lives[0].life.policy);
  free_all();
  return check_done("signals");
}
