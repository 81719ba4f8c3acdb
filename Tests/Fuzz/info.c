/* Applies several entries of an Info.plist to one app. If an entry was applied, the library must be able to
   prepare a policy for the app, and to list its findings. */
#include "oracle.h"
#include "info_keys.h"

static const char *const keys[] = {INFO_KEYS};
enum {
  KEYS = sizeof keys / sizeof *keys, ENTRIES = 3, ITEMS = 24, MOST_TEXTS = 65536, NOTICES = 8
};

static lcp_text take_text(input *in) {
  lcp_text text = {NULL, 0};
  uint8_t way = take(in);
  if (way >= 0xFE) text.length = (size_t)1 << 63 | way; /* a length that no text has, with NULL for the text */
  else if (way >= 0x80) {
    const char *mode = lcp_enum_name(LCP_ENUM_MODE, 1 + way % MODES);
    text.length = strlen(mode);
    text.data = memory_copy(mode, text.length);
  } else {
    text.length = way < left(in) ? way : left(in);
    text.data = memory_copy(in->at, text.length);
    in->at += text.length;
  }
  return text;
}

static const lcp_info_value *take_entry(input *in) {
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  uint8_t way = take(in);
  value.kind = way < 0xF0 ? 1 + way % LCP_INFO_OTHER : (lcp_info_kind_t)take_number(in, 4);
  if (value.kind == LCP_INFO_STRING) {
    lcp_text text = take_text(in);
    value.string = text.data, value.string_length = text.length;
  }
  else if (value.kind == LCP_INFO_STRING_LIST) {
    lcp_text items[ITEMS];
    size_t count = take_below(in, ITEMS + 2);
    for (size_t i = 0; i < count && i < ITEMS; i++) items[i] = take_text(in);
    /* If there are too many items, the library reads none. */
    value.item_count = count <= ITEMS ? count : MOST_TEXTS + 1u + take(in);
    value.items = memory_copy(items, count <= ITEMS ? count * sizeof *items : 0);
  } else value.integer = (int64_t)take_number(in, way & 0x10 ? 8 : 1);
  return take_sized(in, &value, sizeof value);
}

/* Applies one entry. If that fails, everything must stay as it was. */
static lcp_status_t apply(input *in, uint8_t *app, size_t app_size, uint8_t *progress) {
  uint8_t before[MOST_BYTES], progressed[MOST_BYTES], which = take(in);
  lcp_text key = {NULL, 0};
  if (which < 0xE0) {
    key.length = strlen(keys[which % KEYS]);
    key.data = memory_copy(keys[which % KEYS], key.length);
  } else key = take_text(in);
  const lcp_info_value *value = take_entry(in);
  size_t capacity = take_below(in, NOTICES + 1);
  size_t known = sizeof(lcp_notice), stride = known;
  uint8_t way = take(in);
  if (way >= 0xE0) stride = way & 1 ? take_below(in, 5000) : 4u + (way & 30u);
  size_t length = stride < known ? stride : known;
  size_t room = capacity && is_stride(stride) ? (capacity - 1) * stride + length : 0;
  uint8_t *notices = memory_place(room);
  memset(notices, FILL, room);
  size_t *count = memory_place(sizeof *count), told = 99;
  memcpy(count, &told, sizeof told);
  uint32_t error_size = take_size(in, sizeof(lcp_error));
  uint8_t *error = place_output(error_size, FILL);
  memcpy(before, app, app_size);
  size_t progress_size = progress ? claimed(get_size(progress)) : 0;
  if (progress) memcpy(progressed, progress, progress_size);
  lcp_status_t status =
      lcp_app_apply_info((void *)app, (void *)progress, key.data, key.length, value,
                         (void *)notices, stride, capacity, count, (void *)error);
  check_told(error, error_size, FILL, status);
  memcpy(&told, count, sizeof told);
  if (status != LCP_OK) {
    check_named(LCP_ENUM_STATUS, status, 0);
    HOLDS(memcmp(before, app, app_size) == 0);
    HOLDS(!progress || memcmp(progressed, progress, progress_size) == 0);
    HOLDS(all_bytes(notices, FILL, room));
    HOLDS(told == 99);
    return status;
  }
  HOLDS(get_size(app) == get_size(before));
  HOLDS(!progress || get_size(progress) == get_size(progressed));
  HOLDS(capacity == 0 || is_stride(stride));
  for (size_t i = 0; i < capacity; i++) {
    lcp_notice notice = LCP_NOTICE_INIT;
    memcpy(&notice, notices + i * stride, length);
    if (i >= told) HOLDS(all_bytes(notices + i * stride, FILL, length));
    else {
      HOLDS(notice.struct_size == length);
      if (length >= 8) check_named(LCP_ENUM_NOTICE, notice.kind, 0);
    }
    if (i + 1 < capacity) HOLDS(all_bytes(notices + i * stride + length, FILL, stride - length));
  }
  return status;
}

void fuzz_info(input *in) {
  lcp_app fresh = LCP_APP_INIT;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  uint8_t way = take(in);
  uint8_t *app = way & 1 ? take_raw(in, &fresh, sizeof fresh, 0, 0)
                         : memory_copy(&fresh, sizeof fresh);
  lcp_info_progress begun = LCP_INFO_PROGRESS_INIT;
  uint8_t *progress = way >= 0xE0 ? NULL : way & 64 ? take_raw(in, &begun, sizeof begun, 0, 0)
                                                  : memory_copy(&begun, sizeof begun);
  size_t size = claimed(get_size(app));
  int entries = 1 + (way >> 1) % ENTRIES, applied = 0;
  for (int i = 0; i < entries; i++) applied += apply(in, app, size, progress) == LCP_OK;
  if (!applied) return;
  context.app = (const void *)app;
  void *policy;
  lcp_status_t status = prepare_sized(memory_copy(&context, sizeof context), sizeof(lcp_policy), sizeof(lcp_error),
                                      &policy);
  /* The random bytes of an app may describe an extension that does not exist in this version. */
  if (way & 1 && status == LCP_ERROR_PROCESS_KIND) return;
  HOLDS_STATUS(status, LCP_OK);
  items found = {sizeof(lcp_finding), MOST_ROOM, 0, NULL};
  HOLDS_STATUS(list_sized(&questions[FINDINGS], policy, NULL, &found, sizeof(lcp_error)), LCP_OK);
}
