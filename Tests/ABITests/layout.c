/*
 * The size of every struct and the place of every field, printed. Checked: struct_size comes first,
 * no hidden padding (a byte between fields that no field names cannot be given a meaning later),
 * answers of at most 64 bytes, an initialiser for each struct, and that what a release had stands
 * where it stood. HEADER_STRUCTS is made from the header by structs.awk.
 */
#include "check.h"

#define STRUCT(type)
#define FIELD(type, field)
#define LAST(type)
#define ANSWER(type) typedef char type##_has_64_bytes_at_most[sizeof(type) <= 64 ? 1 : -1];
#define INIT(type, macro)
#include HEADER_STRUCTS
#undef STRUCT
#undef FIELD
#undef LAST
#undef ANSWER
#undef INIT

static size_t size, end;
static const char *name;
static int structs, answers;
/* Structs that begin with struct_size, and how many initialisers there are for each. */
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
  CHECKF(offset > 0 || strcmp(field, "struct_size") == 0 || strcmp(name, "lcp_text") == 0,
         "%s begins with %s", name, field);
  if (strcmp(field, "struct_size") == 0 && sized_count < 64) sized[sized_count++].name = name;
  end = offset + its_size;
}

/* With pointers of 4 bytes some end in padding, where those of 8 bytes leave none. */
static void last(void) {
  CHECKF(end == size || (sizeof(void *) == 4 && size - end < 8), "%s: padding at the end", name);
}

static void answer(size_t its_size) {
  answers++;
  CHECKF(its_size <= 64, "%s has %zu bytes", name, its_size);
}

/* An initialiser sets the size and, but for figures that are unknown, nothing else. */
static void initialiser(const char *type, const char *macro, uint32_t struct_size,
                        size_t its_size) {
  check_begin(macro, struct_size, (long long)its_size, 0, 0);
  CHECKF(struct_size == its_size, "%s sets struct_size to %u", macro, struct_size);
  for (int i = 0; i < sized_count; i++)
    if (strcmp(sized[i].name, type) == 0) sized[i].initialisers++;
}

/* Fields of 0.1, and where those began that came after them. */
static void released(void) {
  check_begin("offsets of 0.1", 0, 0, 0, 0);
  CHECK_INT(offsetof(lcp_app, applied_keys), 48);
  CHECK_INT(offsetof(lcp_app, always_usage_text), 52);
  CHECK_INT(offsetof(lcp_device_facts, regions_end_at_reboot), 68);
  CHECK_INT(offsetof(lcp_device_facts, device_locked), 72);
  CHECK_INT(offsetof(lcp_transition_step, rule), 16);
  CHECK_INT(offsetof(lcp_transition_step, notification), 20);
  CHECK_INT(offsetof(lcp_rule_step, when), 12);
  CHECK_INT(offsetof(lcp_rule_step, scene_state), 16);
  CHECK_INT(offsetof(lcp_rule, causes), 72 + 2 * sizeof(void *));
  CHECK_INT(offsetof(lcp_rule, warning_ns), 176 + 2 * sizeof(void *));
  CHECK_INT(offsetof(lcp_rule, axis), 184 + 2 * sizeof(void *));
  CHECK_INT(sizeof(lcp_transition_query), 32);
  CHECK_INT(sizeof(lcp_transition_answer), 56);
  CHECK_INT(sizeof(lcp_next_edge), 32);
  CHECK_INT(sizeof(lcp_path_answer), 56);
  CHECK_INT(sizeof(lcp_path_step), 32);
  CHECK_INT(sizeof(lcp_deadline_answer), 64);
  CHECK_INT(sizeof(lcp_relaunch_answer), 64);
  CHECK_INT(sizeof(lcp_error), 24);
  CHECK_INT(sizeof(lcp_limit), 32);
  CHECK_INT(sizeof(lcp_notice), 12);
}

#define STRUCT(type) begin(#type, sizeof(type));
#define FIELD(type, field) at(#field, offsetof(type, field), sizeof(((type *)0)->field));
#define LAST(type) last();
#define ANSWER(type) answer(sizeof(type));
#define INIT(type, macro)                                              \
  do {                                                                 \
    const type value = macro;                                          \
    initialiser(#type, #macro, value.struct_size, sizeof value);       \
  } while (0);

int main(void) {
  check_start();
#include HEADER_STRUCTS
  for (int i = 0; i < sized_count; i++)
    CHECKF(sized[i].initialisers > 0, "%s has no initialiser", sized[i].name);
  released();
  printf("layout: %d structs, %d of them answers\n", structs, answers);
  CHECK(structs > 30 && answers > 8);
  return check_done("layout");
}
