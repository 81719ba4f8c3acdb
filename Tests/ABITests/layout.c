/*
 * The size of every struct and the place of every field, printed. Checked: struct_size comes first,
 * no hidden padding (a byte between fields that no field names cannot be given a meaning later),
 * and answers of at most 64 bytes. HEADER_STRUCTS is made from the header by structs.awk.
 */
#include "check.h"

static size_t size, end;
static const char *name;

static void begin(const char *of, size_t its_size) {
  name = of, size = its_size, end = 0;
  printf("%s %zu\n", name, size);
}

static void at(const char *field, size_t offset, size_t its_size) {
  check_begin(name, (long long)offset, (long long)its_size, 0, 0);
  printf("  %s %zu %zu\n", field, offset, its_size);
  CHECKF(offset == end, "%s.%s: %zu bytes of padding", name, field, offset - end);
  CHECKF(offset > 0 || strcmp(field, "struct_size") == 0 || strcmp(name, "lcp_text") == 0,
         "%s begins with %s", name, field);
  end = offset + its_size;
}

static void last(void) {
  size_t length = strlen(name);
  CHECKF(end == size, "%s: padding at the end", name);
  if (length > 7 && strcmp(name + length - 7, "_answer") == 0)
    CHECKF(size <= 64, "%s has %zu bytes", name, size);
}

#define STRUCT(type) begin(#type, sizeof(type));
#define FIELD(type, field) at(#field, offsetof(type, field), sizeof(((type *)0)->field));
#define LAST(type) last();

int main(void) {
  check_start();
#include HEADER_STRUCTS
  return check_done("layout");
}
