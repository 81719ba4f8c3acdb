/*
 * A table for library.mjs: the offsets of fields in the header's structs on wasm32, and the values
 * of the header's constants. structs.inc and values.inc are made from abi.json.
 */
#include <lifecycle_policy.h>

/* A field of the struct `owner`. If the name is empty, the row is about the whole struct. If there
   is no owner, the row is a constant with its value. */
typedef struct row {
  const char *owner;
  const char *name;
  uint32_t offset;
  uint32_t size;
  uint32_t is_signed;
  uint32_t reserved;
  int64_t value;
} row;

#define IS_SIGNED(type, field) _Generic(((type *)0)->field, int32_t: 1, int64_t: 1, default: 0)
#define STRUCT(type) {#type, "", 0, sizeof(type), 0, 0, 0},
#define FIELD(type, field)                                                                   \
  {#type, #field, offsetof(type, field), sizeof(((type *)0)->field), IS_SIGNED(type, field), 0, 0},
#define LAST(type)
#define ANSWER(type)
#define INIT(type, macro)
#define CONSTANT(name) {0, #name, 0, 0, 0, 0, (int64_t)(name)},
#define VALUE(kind, enumerator, name, title, opposite) CONSTANT(kind) CONSTANT(enumerator)

const row layout_rows[] = {
#include "structs.inc"
#include "values.inc"
    CONSTANT(LCP_NS_UNKNOWN) CONSTANT(LCP_NS_UNLIMITED) CONSTANT(LCP_RULE_NONE)
    CONSTANT(LCP_ANSWER_DISPUTED) CONSTANT(LCP_ANSWER_EXTENDABLE)
    CONSTANT(LCP_ANSWER_NOT_EXTENDABLE) CONSTANT(LCP_ANSWER_SHARED) CONSTANT(LCP_ABI_VERSION)
};
const uint32_t layout_row_count = sizeof layout_rows / sizeof *layout_rows;
