/*
 * Prints the size of every struct and the offset of every field. Checks that struct_size comes first, except in
 * lcp_text, lcp_policy and lcp_day, and that each struct with struct_size has an initialiser. Also checks that there is
 * no hidden padding (a later version could give no meaning to such bytes), and that answers have at most 112 bytes and
 * begin with the same fields. structs.inc is made from abi.json.
 */
#include "check.h"

#define ANSWER(type) typedef char type##_has_112_bytes_at_most[sizeof(type) <= 112 ? 1 : -1];
#include "structs.inc"

static size_t size, end;
static const char *name;
static int structs, answers;
/* The structs that begin with struct_size, with the number of initialisers of each. */
static struct {
  const char *name;
  int initialisers;
} sized[64];
static int sized_count;

static void begin(const char *of, size_t its_size) {
  name = of, size = its_size, end = 0;
  structs++;
  printf("%s %zu\n", name, size);
}

static void at(const char *field, size_t offset, size_t its_size) {
  check_begin(name, (long long)offset, (long long)its_size, 0, 0);
  printf("  %s %zu %zu\n", field, offset, its_size);
  CHECKF(offset == end, "%s.%s: %zu bytes of padding", name, field, offset - end);
  CHECKF(offset > 0 || strcmp(field, "struct_size") == 0 || strcmp(name, "lcp_text") == 0 ||
             strcmp(name, "lcp_policy") == 0 || strcmp(name, "lcp_day") == 0,
         "%s begins with %s", name, field);
  if (strcmp(field, "struct_size") == 0 && sized_count < 64) sized[sized_count++].name = name;
  end = offset + its_size;
}

/* On machines with pointers of 4 bytes, some structs have padding at the end. On machines with pointers of 8
   bytes, no struct may have padding there. */
static void last(void) {
  CHECKF(end == size || (sizeof(void *) == 4 && size - end < 8), "%s: padding at the end", name);
}

static void answer(size_t its_size) {
  answers++;
  CHECKF(its_size <= 112 && its_size % 8 == 0, "%s has %zu bytes", name, its_size);
}

/* Checks that an initialiser sets struct_size to the size of its struct, and counts the initialiser. */
static void initialiser(const char *type, const char *macro, uint32_t struct_size,
                        size_t its_size) {
  check_begin(macro, struct_size, (long long)its_size, 0, 0);
  CHECKF(struct_size == its_size, "%s sets struct_size to %u", macro, struct_size);
  for (int i = 0; i < sized_count; i++)
    if (strcmp(sized[i].name, type) == 0) sized[i].initialisers++;
}

#define STRUCT(type) begin(#type, sizeof(type));
#define FIELD(type, field) at(#field, offsetof(type, field), sizeof(((type *)0)->field));
#define LAST(type) last();
#define SAME(type, field) CHECK_INT(offsetof(type, field), offsetof(lcp_next_answer, field));
#define ANSWER(type)                                                                              \
  answer(sizeof(type));                                                                           \
  SAME(type, verdict)                                                                             \
  SAME(type, newest_verdict)                                                                      \
  SAME(type, rule)                                                                                \
  SAME(type, evidence)                                                                            \
  SAME(type, flags)                                                                               \
  SAME(type, reason)                                                                              \
  SAME(type, requires_mask)
#define INIT(type, macro)                                              \
  do {                                                                 \
    const type value = macro;                                          \
    initialiser(#type, #macro, value.struct_size, sizeof value);       \
  } while (0);

int main(void) {
  check_start();
#include "structs.inc"
  for (int i = 0; i < sized_count; i++)
    CHECKF(sized[i].initialisers > 0, "%s has no initialiser", sized[i].name);
  printf("layout: %d structs, %d of them answers\n", structs, answers);
  CHECK(structs > 30 && answers > 8);
  return check_done("layout");
}
