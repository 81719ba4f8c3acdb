/* Entries of an Info.plist, one after the other into one app, which must stay one to ask about. */
#include "oracle.h"

static const char *const keys[] = {
    "UIBackgroundModes", "UIApplicationExitsOnSuspend", "UIApplicationSceneManifest",
    "UIApplicationSupportsMultipleScenes", "BGTaskSchedulerPermittedIdentifiers",
    "MinimumOSVersion", "DTSDKName", "DTPlatformVersion",
    "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
    "NSLocationWhenInUseUsageDescription", "NSMicrophoneUsageDescription"};
enum {
  KEYS = sizeof keys / sizeof *keys, ENTRIES = 3, ITEMS = 24, MOST_ITEMS = 65536, NOTICES = 8
};

static lcp_text take_text(input *in) {
  lcp_text text = {NULL, 0};
  uint8_t way = take(in);
  if (way >= 0xFE) text.length = (size_t)1 << 63 | way; /* more than any text has, or NULL */
  else if (way >= 0x80) {
    const char *mode = lcp_enum_name(LCP_ENUM_MODE, INT64_C(1) << way % MODES);
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
  if (value.kind == LCP_INFO_STRING) value.string = take_text(in);
  else if (value.kind == LCP_INFO_STRING_LIST) {
    lcp_text items[ITEMS];
    size_t count = take_below(in, ITEMS + 2);
    for (size_t i = 0; i < count && i < ITEMS; i++) items[i] = take_text(in);
    value.count = count <= ITEMS ? count : MOST_ITEMS + 1u + take(in); /* of which none is read */
    value.items = memory_copy(items, count <= ITEMS ? count * sizeof *items : 0);
  } else value.integer = (int64_t)take_number(in, way & 0x10 ? 8 : 1);
  return take_sized(in, &value, sizeof value);
}

/* One entry; what fails leaves everything as it was. */
static lcp_status_t apply(input *in, uint8_t *app, size_t app_size) {
  uint8_t before[LARGEST], which = take(in);
  lcp_text key = {NULL, 0};
  if (which < 0xE0) {
    key.length = strlen(keys[which % KEYS]);
    key.data = memory_copy(keys[which % KEYS], key.length);
  } else key = take_text(in);
  const lcp_info_value *value = take_entry(in);
  size_t capacity = take_below(in, NOTICES + 1);
  lcp_notice *notices = memory_place(capacity * sizeof *notices);
  memset(notices, FILL, capacity * sizeof *notices);
  size_t *count = memory_place(sizeof *count), told = 99;
  memcpy(count, &told, sizeof told);
  uint32_t error_size = take_size(in, sizeof(lcp_error));
  uint8_t *error = place_output(error_size, FILL);
  memcpy(before, app, app_size);
  lcp_status_t status = lcp_app_apply_info((void *)app, key.data, key.length, value, notices,
                                           capacity, count, (void *)error);
  if (error_size < 4 || error_size > LARGEST) HOLDS_STATUS(status, LCP_ERROR_STRUCT_SIZE);
  else check_error(error, error_size, FILL, status);
  memcpy(&told, count, sizeof told);
  if (status != LCP_OK) {
    check_named(LCP_ENUM_STATUS, status, 0);
    HOLDS(memcmp(before, app, app_size) == 0);
    HOLDS(all_bytes(notices, FILL, capacity * sizeof *notices));
    HOLDS(told == 99);
    return status;
  }
  HOLDS(size_of(app) == size_of(before));
  for (size_t i = 0; i < capacity; i++) {
    lcp_notice notice;
    memcpy(&notice, notices + i, sizeof notice);
    if (i >= told) HOLDS(all_bytes(&notice, FILL, sizeof notice));
    else {
      HOLDS(notice.struct_size == sizeof notice);
      check_named(LCP_ENUM_NOTICE, notice.kind, 0);
    }
  }
  return status;
}

void fuzz_info(input *in) {
  lcp_app fresh = LCP_APP_INIT;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  uint8_t way = take(in);
  uint8_t *app = way & 1 ? take_raw(in, &fresh, sizeof fresh, 0, 0)
                         : memory_copy(&fresh, sizeof fresh);
  size_t size = claimed(size_of(app));
  int entries = 1 + (way >> 1) % ENTRIES, applied = 0;
  for (int i = 0; i < entries; i++) applied += apply(in, app, size) == LCP_OK;
  if (!applied) return;
  context.app = (const void *)app;
  uint32_t answer_size = sizeof(lcp_manifest_answer);
  HOLDS_STATUS(ask_sized(&questions[MANIFEST], memory_copy(&context, sizeof context), NULL,
                         answer_size, sizeof(lcp_error), NULL),
               LCP_OK);
}
