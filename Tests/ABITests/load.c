/*
 * Loads the library by its path, calls it, and unloads it, 100 times. Checks that the library is not loaded
 * after that. Then loads it again, and checks that none of its pages is writable, and that it has each
 * function. The arguments are the path of the library and the names of all exported functions.
 */
#define _GNU_SOURCE
#include "check.h"
#include <dlfcn.h>
#include <link.h>

enum { ROUNDS = 100 };

/* Stores the address of a function in `pointer`. ISO C has no cast from an object pointer to a function
   pointer, so the bytes are copied: POSIX guarantees that both have the same form. */
#define SYMBOL(library, name, pointer)                       \
  do {                                                       \
    void *address = dlsym(library, name);                    \
    CHECKF(address, "no symbol %s", name);                   \
    if (!address) return;                                    \
    memcpy(&(pointer), &address, sizeof address);            \
  } while (0)

/* The address range of the library. */
typedef struct place {
  const char *path;
  uintptr_t start, end;
} place;

static int find_place(struct dl_phdr_info *info, size_t size, void *argument) {
  place *wanted = argument;
  (void)size;
  if (!info->dlpi_name || strcmp(info->dlpi_name, wanted->path) != 0) return 0;
  wanted->start = UINTPTR_MAX;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    uintptr_t start = (uintptr_t)info->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD) continue;
    if (start < wanted->start) wanted->start = start;
    if (start + part->p_memsz > wanted->end) wanted->end = start + part->p_memsz;
  }
  return 1;
}

/* Checks that no page of the library is writable, if the kernel lists the pages in /proc/self/maps. */
static void read_only(const char *path) {
  place library = {path, 0, 0};
  char line[8192];
  int parts = 0;
  CHECK(dl_iterate_phdr(find_place, &library) == 1 && library.start < library.end);
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps) return;
  while (fgets(line, sizeof line, maps)) {
    char *rest;
    uintptr_t start = (uintptr_t)strtoull(line, &rest, 16);
    uintptr_t end = (uintptr_t)strtoull(rest + 1, &rest, 16);
    if (end <= library.start || start >= library.end) continue;
    CHECKF(rest[2] != 'w', "pages that can be written: %s", line);
    parts++;
  }
  fclose(maps);
  CHECKF(parts > 0, "no page of %s", path);
}

static void round_of(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  CHECKF(library, "%s", dlerror());
  if (!library) return;
  const char *(*library_version)(void);
  int32_t (*abi_version)(void);
  lcp_status_t (*prepare)(const lcp_context *, lcp_policy *, size_t, lcp_error *);
  lcp_status_t (*query)(const lcp_policy *, const lcp_relaunch_query *, lcp_relaunch_answer *,
                        lcp_error *);
  lcp_status_t (*explain)(const lcp_policy *, lcp_question_t, const void *, lcp_explanation *, size_t,
                          size_t, size_t *, lcp_error *);
  lcp_status_t (*query_manifest)(const lcp_policy *, lcp_manifest_answer *, lcp_error *);
  SYMBOL(library, "lcp_library_version", library_version);
  SYMBOL(library, "lcp_abi_version", abi_version);
  SYMBOL(library, "lcp_policy_prepare", prepare);
  SYMBOL(library, "lcp_query_relaunch", query);
  SYMBOL(library, "lcp_explain", explain);
  SYMBOL(library, "lcp_query_manifest", query_manifest);
  CHECK(abi_version() == LCP_ABI_VERSION);
  /* Each round loads the library again, but the policy from the first round stays valid. */
  static lcp_policy policy;
  static char version[16];
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(7, 0, 0));
  lcp_relaunch_query relaunch = LCP_RELAUNCH_QUERY_INIT;
  lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
  relaunch.termination = LCP_TERMINATION_USER_FORCE_QUIT;
  relaunch.trigger = LCP_TRIGGER_REGION_ENTER;
  if (!*version) {
    snprintf(version, sizeof version, "%s", library_version());
    CHECK(prepare(&context, &policy, sizeof policy, NULL) == LCP_OK);
  }
  CHECK(strcmp(library_version(), version) == 0);
  CHECK(query(&policy, &relaunch, &answer, NULL) == LCP_OK);
  CHECK(answer.verdict == LCP_VERDICT_FORBIDDEN);
  lcp_explanation items[64];
  size_t count = 0;
  int decided = 0;
  CHECK(explain(&policy, LCP_QUESTION_RELAUNCH, &relaunch, items, sizeof *items, 64, &count, NULL) ==
        LCP_OK);
  for (size_t i = 0; i < count && i < 64; i++)
    decided += items[i].rule == answer.rule && items[i].role == LCP_ROLE_DECIDES;
  CHECK(decided == 1);
  lcp_manifest_answer manifest = LCP_MANIFEST_ANSWER_INIT;
  CHECK(query_manifest(&policy, &manifest, NULL) == LCP_OK);
  CHECK(dlclose(library) == 0);
}

int main(int count, char **arguments) {
  check_start();
  if (count < 2) return 2;
  for (int i = 0; i < ROUNDS; i++) {
    check_begin("dlopen", i, 0, 0, 0);
    round_of(arguments[1]);
  }
  CHECKF(!dlopen(arguments[1], RTLD_NOW | RTLD_NOLOAD), "still loaded after dlclose");
  void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
  read_only(arguments[1]);
  for (int i = 2; library && i < count; i++)
    CHECKF(dlsym(library, arguments[i]), "no symbol %s", arguments[i]);
  return check_done("load");
}
