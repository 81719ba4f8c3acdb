/*
 * Calls every function that takes a struct with struct_size, except those of auditors and days. This program
 * is compiled against the header, or against a copy of the header in which a struct ends earlier or later.
 * older_newer.py makes CALLS from that copy, and compares the output of the programs.
 *
 *   older_newer [STRUCT KEEP]    With arguments, calls only what involves STRUCT, and uses only its
 *                                first KEEP fields, as an older header has them.
 *
 * VARIED is the struct that differs in the copy, if any. If ABSURD is 1, that struct is so long that the
 * library must refuse it.
 */
#include "older_newer.h"

static int varied = -1;     /* the struct that is compared */
static size_t kept = 10000; /* how many fields of that struct are used */
#define HAS(id, field) ((id) != varied || (size_t)(field) < kept)

#include CALLS

#ifndef ABSURD
#define ABSURD 0
#endif

static long long refused;

/* Returns the address of the tail of a longer struct. The tail is the part that the library does not know. */
static unsigned char *tail_of(const slot *s, size_t element) {
  return s->start + element * s->size + s->known;
}

/* Checks the output element by element: struct_size, the bytes after what the library knows, and that nothing was
   written if `is_written` is 0. */
static void check_output(const slot *s, int is_written) {
  for (size_t i = 0; i < s->count; i++) {
    const unsigned char *at = s->start + i * s->size;
    size_t shorter = s->size < s->known ? s->size : s->known;
    if (s->role == ELEMENTS) {
      if (size_of(at) != UINT32_C(0xA5A5A5A5)) CHECK_INT(size_of(at), shorter);
    } else {
      CHECK_INT(size_of(at), s->size);
      if (!is_written) CHECK_UNTOUCHED(at + 4, FILL, s->size - 4);
    }
    if (s->size <= s->known) continue;
    if (s->role == OUTPUT && is_written) CHECK(check_all(tail_of(s, i), 0, s->size - s->known));
    if (s->role == ELEMENTS) CHECK_UNTOUCHED(tail_of(s, i), FILL, s->size - s->known);
  }
}

static void check_outputs(lcp_status_t status) {
  for (int i = 0; i < SLOTS; i++) {
    slot *s = &slots[i];
    int failed = status != LCP_OK;
    if (s->used && s->role != INPUT) check_output(s, i == ID_lcp_error ? failed : !failed);
    for (size_t n = 0; s->used && s->role == INPUT && s->size > s->known && n < s->count; n++)
      CHECK(check_all(tail_of(s, n), 0, s->size - s->known));
  }
}

static void refill_outputs(void) {
  for (int i = 0; i < SLOTS; i++)
    if (slots[i].used && slots[i].role != INPUT) fill_slot(&slots[i]);
}

/* In an input struct, sets a bit that the library does not know. The library must then refuse the struct. */
static void dirty(const function *f, lcp_status_t status) {
  slot *s = &slots[varied];
  if (status != LCP_OK || !s->used || s->role != INPUT || s->size <= s->known) return;
  size_t element = roll("dirty element", 0) % (s->count ? s->count : 1);
  size_t offset = roll("dirty byte", 0) % (s->size - s->known);
  refill_outputs();
  tail_of(s, element)[offset] = (unsigned char)(1u << roll("dirty bit", 0) % 8);
  status = f->invoke();
  tail_of(s, element)[offset] = 0;
  if (status == LCP_ERROR_BATCH_ELEMENT) status = statuses[element];
  CHECK_STATUS(status, LCP_ERROR_NEWER_STRUCT);
  check_canaries();
  refused++;
}

/* Passes a struct that is too long, and counts the calls that the library refuses for this reason: with
   LCP_ERROR_STRIDE if the structs are the elements of an array, otherwise with LCP_ERROR_STRUCT_SIZE. If another
   argument is wrong and is checked earlier, the library must give the same status as in a first call, which has the
   struct_size that the library knows. */
static void absurd(const function *f) {
  slot *s = &slots[varied];
  if (!s->used) return;
  for (size_t i = 0; s->role != ELEMENTS && i < s->count; i++)
    set_size_of(s->start + i * s->size, s->known);
  lcp_status_t known = f->invoke();
  int is_earlier =
      known == LCP_ERROR_OUT_OF_RANGE || known == LCP_ERROR_MISSING_VALUE || known == LCP_ERROR_PROCESS_KIND;
  refill_outputs();
  for (size_t i = 0; s->role != ELEMENTS && i < s->count; i++)
    set_size_of(s->start + i * s->size, s->size);
  lcp_status_t status = f->invoke();
  if (!is_earlier || status != known) {
    int is_stride = s->role == ELEMENTS || known == LCP_ERROR_STRIDE;
    CHECK_STATUS(status, is_stride ? LCP_ERROR_STRIDE : LCP_ERROR_STRUCT_SIZE);
    refused++;
  }
  if (s->role == OUTPUT) CHECK_UNTOUCHED(s->start + 4, FILL, s->size - 4);
  check_canaries();
}

static void run_function(const function *f) {
  long long good = 0;
  call_name = f->name;
  digest = 0;
  for (turn = 0; turn < TURNS; turn++) {
    check_begin(f->name, (long long)turn, 0, 0, 0);
    close_slots();
    attempt = 0;
    f->prepare();
    if (ABSURD) {
      absurd(f);
      continue;
    }
    lcp_status_t status = f->invoke();
    good += status == LCP_OK;
    check_canaries();
    check_outputs(status);
    show_number("status", (uint64_t)status);
    f->show(status);
    if (varied >= 0) dirty(f, status);
  }
  if (!ABSURD) printf("%s %lld ok %016" PRIx64 "\n", f->name, good, digest);
}

int main(int argc, char **argv) {
  check_start();
  verbose = getenv("VERBOSE") != NULL;
#ifdef VARIED
  varied = VARIED;
#endif
  if (argc == 3) {
    for (int i = 0; i < STRUCTS; i++)
      if (strcmp(struct_names[i], argv[1]) == 0) varied = i;
    kept = strtoul(argv[2], NULL, 10);
  }
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (varied < 0 || functions[i].involves >> varied & 1) run_function(&functions[i]);
  printf("refused %lld\n", refused);
  return check_done("older_newer");
}
