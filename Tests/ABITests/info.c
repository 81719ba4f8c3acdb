/*
 * Checks lcp_app_apply_info with every kind of value for every key, and what each key does to the app. Also
 * passes what a hostile property list or a careless host can pass: bad texts, embedded NULs, long lists,
 * short arrays for notices.
 */
#include "check.h"
#include "info_keys.h"

enum {
  MODES_KEY, EXITS_KEY, SCENES_KEY, WINDOWS_KEY, IDENTIFIERS_KEY, MINIMUM_KEY, SDK_KEY,
  PLATFORM_KEY, ALWAYS_KEY, ALWAYS_OLDER_KEY, IN_USE_KEY, MICROPHONE_KEY, BUNDLE_KEY, EMPTY_KEY,
  KEYS
};
enum { FILL = 0xA5, ROOM = 8 };

static const char *const keys[KEYS] = {INFO_KEYS, "CFBundleIdentifier", ""};

static lcp_app app;
static lcp_info_progress progress;
static lcp_notice notices[ROOM];
static size_t notice_count;
static lcp_error error;

static lcp_status_t apply_key(const char *key, size_t length, const lcp_info_value *value) {
  lcp_app before = app;
  lcp_info_progress progress_before = progress;
  memset(notices, FILL, sizeof notices);
  notice_count = 99;
  error = (lcp_error)LCP_ERROR_INIT;
  error.status = -77;
  lcp_status_t status =
      lcp_app_apply_info(&app, &progress, key, length, value, notices, sizeof *notices, ROOM,
                         &notice_count, &error);
  if (status != LCP_OK) {
    CHECKF(memcmp(&before, &app, sizeof app) == 0, "the app changed on %s",
           status_name(status));
    CHECK(memcmp(&progress_before, &progress, sizeof progress) == 0);
    CHECK_STATUS(error.status, status);
    CHECK(lcp_enum_name(LCP_ENUM_FIELD, error.field));
    CHECK_UNTOUCHED(notices, FILL, sizeof notices);
    CHECK_INT(notice_count, 99);
    return status;
  }
  CHECK_INT(error.status, -77);
  for (size_t i = 0; i < ROOM; i++) {
    if (i >= notice_count) CHECK_UNTOUCHED(&notices[i], FILL, sizeof notices[i]);
    else {
      CHECK_INT(notices[i].struct_size, sizeof notices[i]);
      CHECK(lcp_enum_name(LCP_ENUM_NOTICE, notices[i].kind));
    }
  }
  return status;
}

static lcp_status_t apply(const char *key, const lcp_info_value *value) {
  return apply_key(key, strlen(key), value);
}

static lcp_info_value text(const char *string, size_t length) {
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  value.kind = LCP_INFO_STRING;
  value.string = string;
  value.string_length = length;
  return value;
}

static lcp_info_value number(lcp_info_kind_t kind, int64_t integer) {
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  value.kind = kind;
  value.integer = integer;
  return value;
}

static lcp_info_value list(const lcp_text *items, size_t count) {
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  value.kind = LCP_INFO_STRING_LIST;
  value.items = items;
  value.item_count = count;
  return value;
}

#define TEXT(literal) {literal, sizeof(literal) - 1}

static void start(const char *what) {
  app = (lcp_app)LCP_APP_INIT;
  progress = (lcp_info_progress)LCP_INFO_PROGRESS_INIT;
  check_begin(what, 0, 0, 0, 0);
}

/* Checks that there is exactly one notice, of the given kind, or no notice if `kind` is 0. */
static void noticed(lcp_notice_kind_t kind) {
  CHECK_INT(notice_count, kind ? 1 : 0);
  if (kind && notice_count) CHECK_INT(notices[0].kind, kind);
}

/* ---- what each key does --------------------------------------------------------------------- */

static void modes(void) {
  static const lcp_text some[] = {TEXT("audio"), TEXT("bluetooth-central"), TEXT("fetch")};
  static const lcp_text odd[] = {TEXT("location"), TEXT("continuous"), TEXT("voip"), TEXT("")};
  lcp_info_value value = list(some, 3);
  start("UIBackgroundModes");
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  CHECK_INT(app.background_modes,
            (int64_t)(LCP_BIT(LCP_MODE_AUDIO) | LCP_BIT(LCP_MODE_BLUETOOTH_CENTRAL) | LCP_BIT(LCP_MODE_FETCH)));
  noticed(0);
  value = list(odd, 4);
  start("UIBackgroundModes with unknown ones");
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  CHECK_INT(app.background_modes, LCP_BIT(LCP_MODE_LOCATION) | LCP_BIT(LCP_MODE_VOIP));
  CHECK_INT(notice_count, 2);
  CHECK_INT(notices[0].kind, LCP_NOTICE_UNKNOWN_MODE);
  CHECK_INT(notices[0].index, 1);
  CHECK_INT(notices[1].kind, LCP_NOTICE_UNKNOWN_MODE);
  CHECK_INT(notices[1].index, 3);
  value = list(some, 1);
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  noticed(LCP_NOTICE_DUPLICATE);
  CHECK_INT(app.background_modes, LCP_BIT(LCP_MODE_AUDIO));
  start("UIBackgroundModes, empty");
  value = list(NULL, 0);
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  noticed(LCP_NOTICE_EMPTY_LIST);
  CHECK_INT(app.background_modes, 0);
  for (lcp_mode_t mode = 1; lcp_enum_name(LCP_ENUM_MODE, mode); mode++) {
    lcp_text item;
    item.data = lcp_enum_name(LCP_ENUM_MODE, mode);
    item.length = item.data ? strlen(item.data) : 0;
    value = list(&item, 1);
    start(item.data);
    CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
    noticed(0);
    CHECK_INT(app.background_modes, LCP_BIT(mode));
  }
}

static void switches(void) {
  for (int yes = 0; yes <= 1; yes++) {
    lcp_info_value value = number(LCP_INFO_BOOLEAN, yes);
    start("UIApplicationExitsOnSuspend");
    CHECK_STATUS(apply(keys[EXITS_KEY], &value), LCP_OK);
    noticed(0);
    CHECK_INT(app.exits_on_suspend, yes ? LCP_FACT_YES : LCP_FACT_NO);
    start("UIApplicationSupportsMultipleScenes");
    CHECK_STATUS(apply(keys[WINDOWS_KEY], &value), LCP_OK);
    noticed(0);
    CHECK_INT(app.multiple_scenes, yes ? LCP_FACT_YES : LCP_FACT_NO);
  }
  lcp_info_value value = number(LCP_INFO_DICTIONARY, 0);
  start("UIApplicationSceneManifest");
  CHECK_STATUS(apply(keys[SCENES_KEY], &value), LCP_OK);
  noticed(0);
  CHECK_INT(app.scenes, LCP_FACT_YES);
  for (int key = EXITS_KEY; key <= WINDOWS_KEY; key += 2)
    for (int64_t wrong = -2; wrong <= 300; wrong++) {
      value = number(LCP_INFO_BOOLEAN, wrong);
      check_begin("a boolean", key, wrong, 0, 0);
      if (wrong == 0 || wrong == 1) continue;
      CHECK_STATUS(apply(keys[key], &value), LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(error.field, LCP_FIELD_VALUE);
      CHECK_INT(error.value, wrong);
    }
}

static void versions(void) {
  static const struct {
    int key;
    const char *text;
    lcp_os_version_t minimum, sdk;
    lcp_notice_kind_t notice;
  } rows[] = {
      {MINIMUM_KEY, "8.0", LCP_OS(8, 0, 0), 0, 0},
      {MINIMUM_KEY, "9.3.5", LCP_OS(9, 3, 5), 0, 0},
      {MINIMUM_KEY, "2.0", LCP_OS(2, 0, 0), 0, 0},
      {MINIMUM_KEY, "1.0", 0, 0, LCP_NOTICE_MALFORMED},
      {MINIMUM_KEY, "0", 0, 0, LCP_NOTICE_MALFORMED},
      {SDK_KEY, "iphoneos1.2", 0, 0, LCP_NOTICE_MALFORMED},
      {PLATFORM_KEY, "0.9", 0, 0, LCP_NOTICE_MALFORMED},
      {MINIMUM_KEY, "eight", 0, 0, LCP_NOTICE_MALFORMED},
      {MINIMUM_KEY, "", 0, 0, LCP_NOTICE_MALFORMED},
      {MINIMUM_KEY, "$(IPHONEOS_DEPLOYMENT_TARGET)", 0, 0, LCP_NOTICE_PLACEHOLDER},
      {MINIMUM_KEY, "${IPHONEOS_DEPLOYMENT_TARGET}", 0, 0, LCP_NOTICE_PLACEHOLDER},
      {SDK_KEY, "iphoneos12.4", 0, LCP_OS(12, 4, 0), 0},
      {SDK_KEY, "iphonesimulator3.2", 0, LCP_OS(3, 2, 0), 0},
      {SDK_KEY, "iphoneos", 0, 0, LCP_NOTICE_MALFORMED},
      {SDK_KEY, "$(SDK_NAME)", 0, 0, LCP_NOTICE_PLACEHOLDER},
      {PLATFORM_KEY, "12.4", 0, LCP_OS(12, 4, 0), 0},
      {PLATFORM_KEY, "12.4.5.6", 0, 0, LCP_NOTICE_MALFORMED},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    lcp_info_value value = text(rows[i].text, strlen(rows[i].text));
    start(rows[i].text);
    CHECK_STATUS(apply(keys[rows[i].key], &value), LCP_OK);
    noticed(rows[i].notice);
    CHECK_INT(app.minimum_os, rows[i].minimum);
    CHECK_INT(app.linked_sdk, rows[i].sdk);
  }
  /* DTSDKName has precedence over DTPlatformVersion, whichever of the two comes first. */
  for (int order = 0; order < 2; order++) {
    lcp_info_value sdk = text("iphoneos10.3", 12), platform = text("9.1", 3);
    start("DTSDKName and DTPlatformVersion");
    CHECK_STATUS(apply(keys[order ? SDK_KEY : PLATFORM_KEY], order ? &sdk : &platform), LCP_OK);
    noticed(0);
    CHECK_STATUS(apply(keys[order ? PLATFORM_KEY : SDK_KEY], order ? &platform : &sdk), LCP_OK);
    noticed(0);
    CHECK_INT(app.linked_sdk, LCP_OS(10, 3, 0));
  }
}

static void identifiers(void) {
  static const lcp_text three[] = {TEXT("a.b"), TEXT("a.c"), TEXT("a.d")};
  lcp_info_value value = list(three, 3);
  start("BGTaskSchedulerPermittedIdentifiers");
  CHECK_STATUS(apply(keys[IDENTIFIERS_KEY], &value), LCP_OK);
  noticed(0);
  CHECK_INT(app.permitted_identifiers, 3);
  value = list(NULL, 0);
  start("BGTaskSchedulerPermittedIdentifiers, empty");
  CHECK_STATUS(apply(keys[IDENTIFIERS_KEY], &value), LCP_OK);
  noticed(LCP_NOTICE_EMPTY_LIST);
  CHECK_INT(app.permitted_identifiers, 0);
}

/* Returns the app's fact that belongs to a key for a usage text. */
static lcp_fact_t usage_text(int key) {
  return key == ALWAYS_KEY || key == ALWAYS_OLDER_KEY ? app.always_usage_text
         : key == IN_USE_KEY                          ? app.when_in_use_usage_text
                                                      : app.microphone_usage_text;
}

static void usage_texts(void) {
  static const struct {
    const char *text;
    lcp_fact_t fact;
  } rows[] = {{"To find the way.", LCP_FACT_YES}, {" ", LCP_FACT_YES}, {"$(PURPOSE)", LCP_FACT_YES},
              {"\xff\xfe", LCP_FACT_YES},         {"", LCP_FACT_NO}};
  for (int key = ALWAYS_KEY; key <= MICROPHONE_KEY; key++) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      lcp_info_value value = text(rows[i].text, strlen(rows[i].text));
      start(keys[key]);
      check_at[0] = (long long)i;
      CHECK_INT(usage_text(key), 0);
      CHECK_STATUS(apply(keys[key], &value), LCP_OK);
      noticed(0);
      CHECK_INT(usage_text(key), rows[i].fact);
      int given = (app.always_usage_text != 0) + (app.when_in_use_usage_text != 0) +
                  (app.microphone_usage_text != 0);
      CHECKF(given == 1, "%d of the three fields were written", given);
      CHECK_STATUS(apply(keys[key], &value), LCP_OK);
      noticed(LCP_NOTICE_DUPLICATE);
      CHECK_INT(usage_text(key), rows[i].fact);
    }
    /* Only the exact name is a key. The name with one character less or more is not. */
    lcp_info_value value = text("x", 1);
    start(keys[key]);
    CHECK_STATUS(apply_key(keys[key], strlen(keys[key]) - 1, &value), LCP_OK);
    CHECK_STATUS(apply_key(keys[key], strlen(keys[key]) + 1, &value), LCP_OK);
    CHECK_STATUS(apply_key(keys[key] + 1, strlen(keys[key]) - 1, &value), LCP_OK);
    CHECK_INT(usage_text(key), 0);
    CHECK_INT(progress.applied, 0);
  }
  /* Either of the two texts for "always" is enough, in any order. */
  for (int order = 0; order < 2; order++)
    for (int empty = 0; empty < 2; empty++) {
      lcp_info_value with = text("x", 1), without = text("", 0);
      start("the two texts for always");
      check_at[0] = order, check_at[1] = empty;
      CHECK_STATUS(apply(keys[order ? ALWAYS_OLDER_KEY : ALWAYS_KEY], empty ? &without : &with),
                   LCP_OK);
      CHECK_STATUS(apply(keys[order ? ALWAYS_KEY : ALWAYS_OLDER_KEY], empty ? &with : &without),
                   LCP_OK);
      noticed(0);
      CHECK_INT(app.always_usage_text, LCP_FACT_YES);
    }
  /* If a usage text is given twice, the app gets the fact of the later one. */
  for (int key = ALWAYS_KEY; key <= MICROPHONE_KEY; key++) {
    lcp_info_value with = text("x", 1), without = text("", 0);
    start("a text given twice");
    check_at[0] = key;
    CHECK_STATUS(apply(keys[key], &with), LCP_OK);
    CHECK_STATUS(apply(keys[key], &without), LCP_OK);
    noticed(LCP_NOTICE_DUPLICATE);
    CHECK_INT(usage_text(key), LCP_FACT_NO);
    CHECK_STATUS(apply(keys[key], &with), LCP_OK);
    CHECK_INT(usage_text(key), LCP_FACT_YES);
  }
}

/* Checks the counts of unknown modes and of build variables, which lcp_query_manifest reports. */
static void leftovers(void) {
  static const lcp_text odd[] = {TEXT("location"), TEXT("continuous"), TEXT("$(MODE)"),
                                 TEXT("Audio"), TEXT("${MODE}x"), TEXT("")};
  static const lcp_text good[] = {TEXT("audio")};
  lcp_info_value odd_list = list(odd, 6), good_list = list(good, 1), empty_list = list(NULL, 0);
  lcp_info_value variable = text("$(SDK)", 6), version = text("9.0", 3);
  lcp_info_value wrong = number(LCP_INFO_INTEGER, 3);
  start("unknown modes");
  CHECK_STATUS(apply(keys[MODES_KEY], &odd_list), LCP_OK);
  CHECK_INT(notice_count, 5);
  CHECK_INT(app.background_modes, LCP_BIT(LCP_MODE_LOCATION));
  CHECK_INT(app.unknown_modes, 3); /* a mode with a variable in it is not counted */
  CHECK_INT(app.placeholders, 1);
  CHECK_STATUS(apply(keys[MODES_KEY], &wrong), LCP_OK);
  noticed(LCP_NOTICE_WRONG_TYPE);
  CHECK_INT(app.unknown_modes, 3);
  CHECK_INT(app.placeholders, 1);
  CHECK_STATUS(apply(keys[MODES_KEY], &good_list), LCP_OK);
  CHECK_INT(app.unknown_modes, 0);
  CHECK_INT(app.placeholders, 0);
  CHECK_STATUS(apply(keys[MODES_KEY], &odd_list), LCP_OK);
  CHECK_STATUS(apply(keys[MODES_KEY], &empty_list), LCP_OK);
  CHECK_INT(app.unknown_modes, 0);
  CHECK_INT(app.placeholders, 0);

  start("placeholders");
  for (int key = MINIMUM_KEY; key <= PLATFORM_KEY; key++) {
    check_at[0] = key;
    CHECK_STATUS(apply(keys[key], &variable), LCP_OK);
    noticed(LCP_NOTICE_PLACEHOLDER);
    CHECK_INT(app.placeholders, 1 + key - MINIMUM_KEY);
    CHECK_INT(app.minimum_os, 0);
    CHECK_INT(app.linked_sdk, 0);
  }
  CHECK_STATUS(apply(keys[IDENTIFIERS_KEY], &odd_list), LCP_OK);
  CHECK_INT(app.permitted_identifiers, 6);
  CHECK_INT(app.placeholders, 4);
  for (int key = MINIMUM_KEY; key <= PLATFORM_KEY; key++) {
    CHECK_STATUS(apply(keys[key], &version), LCP_OK);
    noticed(0);
  }
  CHECK_STATUS(apply(keys[IDENTIFIERS_KEY], &good_list), LCP_OK);
  CHECK_INT(app.placeholders, 0);

  /* The library must keep the counts that the host has set. Only an entry with UIBackgroundModes replaces the
     count of unknown modes. */
  start("counts of the host");
  app.unknown_modes = UINT32_MAX;
  app.placeholders = UINT32_MAX;
  CHECK_STATUS(apply(keys[BUNDLE_KEY], &version), LCP_OK);
  CHECK_INT(app.unknown_modes, UINT32_MAX);
  CHECK_INT(app.placeholders, UINT32_MAX);
  CHECK_STATUS(apply(keys[MINIMUM_KEY], &version), LCP_OK);
  CHECK_INT(app.unknown_modes, UINT32_MAX);
  CHECK_STATUS(apply(keys[MODES_KEY], &odd_list), LCP_OK);
  CHECK_INT(app.unknown_modes, 3);

  /* In a host that was built for version 0.1, the struct of the app ends before always_usage_text. */
  union {
    lcp_app app;
    unsigned char bytes[sizeof(lcp_app)];
  } older;
  enum { OLDER = offsetof(lcp_app, always_usage_text) };
  for (int key = 0; key < KEYS; key++) {
    lcp_info_value value = key == MODES_KEY || key == IDENTIFIERS_KEY ? odd_list
                           : key == EXITS_KEY || key == WINDOWS_KEY ? number(LCP_INFO_BOOLEAN, 1)
                           : key == SCENES_KEY ? number(LCP_INFO_DICTIONARY, 0)
                                               : text("9.0", 3);
    start(keys[key]);
    memset(&older, FILL, sizeof older);
    older.app = (lcp_app)LCP_APP_INIT;
    memset(older.bytes + OLDER, FILL, sizeof older - OLDER);
    older.app.struct_size = OLDER;
    CHECK_STATUS(lcp_app_apply_info(&older.app, NULL, keys[key], strlen(keys[key]), &value,
                                    NULL, 0, 0, NULL, NULL),
                 LCP_OK);
    CHECK_INT(older.app.struct_size, OLDER);
    CHECK_UNTOUCHED(older.bytes + OLDER, FILL, sizeof older - OLDER);
  }
}

/* ---- every kind for every key --------------------------------------------------------------- */

static void kinds(void) {
  static const lcp_info_kind_t takes[KEYS] = {
      LCP_INFO_STRING_LIST, LCP_INFO_BOOLEAN, LCP_INFO_DICTIONARY, LCP_INFO_BOOLEAN,
      LCP_INFO_STRING_LIST, LCP_INFO_STRING,  LCP_INFO_STRING,     LCP_INFO_STRING,
      LCP_INFO_STRING,      LCP_INFO_STRING,  LCP_INFO_STRING,     LCP_INFO_STRING};
  static const lcp_text one[] = {TEXT("audio")};
  for (int key = 0; key < KEYS; key++)
    for (lcp_info_kind_t kind = LCP_INFO_STRING; kind <= LCP_INFO_OTHER; kind++) {
      lcp_info_value value = kind == LCP_INFO_STRING        ? text("iphoneos9.0", 11)
                             : kind == LCP_INFO_STRING_LIST ? list(one, 1)
                                                            : number(kind, 1);
      start(keys[key]);
      check_at[0] = kind;
      lcp_app before = app;
      CHECK_STATUS(apply(keys[key], &value), LCP_OK);
      if (takes[key] == kind) {
        CHECK(notice_count == 0 || notices[0].kind == LCP_NOTICE_MALFORMED);
        continue;
      }
      CHECKF(memcmp(&before, &app, sizeof app) == 0, "an entry of the wrong type changed the app");
      noticed(takes[key] ? LCP_NOTICE_WRONG_TYPE : 0);
    }
  const lcp_info_kind_t unknown[] = {INT32_MIN, -1, 0, 7, 255, INT32_MAX};
  for (int key = 0; key < KEYS; key++)
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
      lcp_info_value value = number(unknown[i], 1);
      start(keys[key]);
      lcp_status_t status = apply(keys[key], &value);
      CHECK_STATUS(status, unknown[i] ? LCP_ERROR_UNKNOWN_VALUE : LCP_ERROR_MISSING_VALUE);
      CHECK_INT(error.value, unknown[i]);
    }
}

/* ---- hostile -------------------------------------------------------------------------------- */

static void nulls(void) {
  const char *minimum = keys[MINIMUM_KEY];
  lcp_info_value value = text("8.0", 3);
  start("NULL");
  for (int missing = 1; missing < 8; missing++) {
    check_at[0] = missing;
    CHECK_STATUS(lcp_app_apply_info(missing & 1 ? NULL : &app, NULL, missing & 2 ? NULL : minimum,
                                    16, missing & 4 ? NULL : &value, notices, sizeof *notices, ROOM,
                                    &notice_count, &error),
                 LCP_ERROR_NULL_ARGUMENT);
    if (missing == 1) CHECK_INT(error.field, LCP_FIELD_APP);
    if (missing == 2) CHECK_INT(error.field, LCP_FIELD_KEY);
    if (missing == 4) CHECK_INT(error.field, LCP_FIELD_VALUE);
  }
  CHECK_STATUS(lcp_app_apply_info(&app, NULL, minimum, 16, &value, NULL, sizeof *notices, 1, &notice_count, &error),
               LCP_ERROR_NULL_ARGUMENT);
  CHECK_INT(error.field, LCP_FIELD_NOTICES);
  CHECK_STATUS(lcp_app_apply_info(&app, NULL, minimum, 16, &value, NULL, sizeof *notices, 0, NULL, NULL), LCP_OK);
  CHECK_STATUS(lcp_app_apply_info(&app, NULL, minimum, 16, &value, notices, sizeof *notices, 0, NULL, NULL), LCP_OK);
  CHECK_STATUS(lcp_app_apply_info(&app, NULL, minimum, 16, &value, notices, sizeof *notices, ROOM, NULL, NULL), LCP_OK);
  value = text(NULL, 3);
  CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_ERROR_NULL_ARGUMENT);
  value = text(NULL, 0);
  CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_OK);
  value = list(NULL, 3);
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_ERROR_NULL_ARGUMENT);
  value = list(NULL, 0);
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  static const lcp_text bad[] = {TEXT("audio"), TEXT("voip"), {NULL, 5}, TEXT("fetch")};
  for (int key = MODES_KEY; key <= IDENTIFIERS_KEY; key += 4) {
    start("a list with a bad text");
    value = list(bad, 4);
    CHECK_STATUS(apply(keys[key], &value), LCP_ERROR_NULL_ARGUMENT);
    CHECK_INT(error.index, 2);
    value = list(bad, 2);
    CHECK_STATUS(apply(keys[key], &value), LCP_OK);
  }
}

static void structs(void) {
  lcp_info_value value = text("8.0", 3);
  const uint32_t wrong[] = {0, 1, 3, 4097, UINT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    start("struct_size");
    app.struct_size = wrong[i];
    CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_ERROR_STRUCT_SIZE);
    app.struct_size = sizeof app;
    value.struct_size = wrong[i];
    CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_ERROR_STRUCT_SIZE);
    value.struct_size = sizeof value;
    progress.struct_size = wrong[i];
    CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_ERROR_STRUCT_SIZE);
    CHECK_INT(error.field, LCP_FIELD_INFO_PROGRESS);
    progress.struct_size = sizeof progress;
    error.struct_size = wrong[i];
    CHECK_STATUS(lcp_app_apply_info(&app, &progress, keys[MINIMUM_KEY], 16, &value, NULL, 0, 0, NULL,
                                    &error),
                 wrong[i] == 0 ? LCP_OK : LCP_ERROR_STRUCT_SIZE);
  }
  union {
    lcp_app app;
    lcp_info_value value;
    lcp_info_progress progress;
    unsigned char bytes[512];
  } u;
  for (size_t dirty = 0; dirty < 64; dirty++) {
    check_begin("newer structs", (long long)dirty, 0, 0, 0);
    memset(&u, 0, sizeof u);
    u.app.struct_size = sizeof u.app + 64;
    CHECK_STATUS(lcp_app_apply_info(&u.app, NULL, keys[MINIMUM_KEY], 16, &value, NULL, 0, 0, NULL,
                                    NULL),
                 LCP_OK);
    CHECK_INT(u.app.minimum_os, LCP_OS(8, 0, 0));
    CHECK_INT(u.app.struct_size, sizeof u.app + 64);
    u.bytes[sizeof u.app + dirty] = 1;
    CHECK_STATUS(lcp_app_apply_info(&u.app, NULL, keys[MINIMUM_KEY], 16, &value, NULL, 0, 0, NULL,
                                    NULL),
                 LCP_ERROR_NEWER_STRUCT);
    memset(&u, 0, sizeof u);
    u.value = value;
    u.value.struct_size = sizeof u.value + 64;
    start("newer structs");
    CHECK_STATUS(apply(keys[MINIMUM_KEY], &u.value), LCP_OK);
    u.bytes[sizeof u.value + dirty] = 0x80;
    CHECK_STATUS(apply(keys[MINIMUM_KEY], &u.value), LCP_ERROR_NEWER_STRUCT);
    memset(&u, 0, sizeof u);
    u.progress.struct_size = sizeof u.progress + 64;
    for (int dirt = 0; dirt < 2; dirt++) {
      u.bytes[sizeof u.progress + dirty] = (unsigned char)dirt;
      CHECK_STATUS(lcp_app_apply_info(&app, &u.progress, keys[MINIMUM_KEY], 16, &value, NULL, 0, 0,
                                      NULL, NULL),
                   dirt ? LCP_ERROR_NEWER_STRUCT : LCP_OK);
      CHECK(u.progress.applied != 0);
    }
  }
  start("a field of the app");
  app.background_modes = UINT64_C(1) << 63;
  CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_BACKGROUND_MODES);
  start("a field of the app");
  app.scenes = 3;
  CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_SCENES);
  start("a field of the app");
  app.always_usage_text = -1;
  CHECK_STATUS(apply(keys[BUNDLE_KEY], &value), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_ALWAYS_USAGE_TEXT);
  CHECK_INT(error.value, -1);
  start("a field of the app");
  app.when_in_use_usage_text = 3;
  CHECK_STATUS(apply(keys[ALWAYS_KEY], &value), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_WHEN_IN_USE_USAGE_TEXT);
  start("a field of the app");
  app.microphone_usage_text = INT32_MAX;
  CHECK_STATUS(apply(keys[ALWAYS_KEY], &value), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_MICROPHONE_USAGE_TEXT);
}

static void embedded_nuls(void) {
  static const lcp_text modes[] = {{"audio\0", 6}, {"audio\0x", 7}, {"\0audio", 6}};
  lcp_info_value value = list(modes, 3);
  start("embedded NULs");
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  CHECK_INT(notice_count, 3);
  CHECK_INT(app.background_modes, 0);
  value = number(LCP_INFO_BOOLEAN, 1);
  start("embedded NULs");
  CHECK_STATUS(apply_key("UIApplicationExitsOnSuspend\0", 28, &value), LCP_OK);
  CHECK_INT(app.exits_on_suspend, 0);
  value = text("8.0\0", 4);
  CHECK_STATUS(apply(keys[MINIMUM_KEY], &value), LCP_OK);
  noticed(LCP_NOTICE_MALFORMED);
}

static void long_ones(void) {
  enum { LENGTH = 16 << 20, MOST = 65536 };
  char *junk = calloc(1, LENGTH);
  lcp_text *items = calloc(MOST + 1, sizeof *items);
  if (!junk || !items) exit(2);
  lcp_info_value value = number(LCP_INFO_BOOLEAN, 1);
  start("a long key");
  CHECK_STATUS(apply_key(junk, LENGTH, &value), LCP_OK);
  noticed(0);
  memset(junk, 'a', LENGTH);
  start("a long text");
  for (int key = MINIMUM_KEY; key <= MICROPHONE_KEY; key++) {
    value = text(junk, LENGTH);
    CHECK_STATUS(apply(keys[key], &value), LCP_OK);
    noticed(key <= PLATFORM_KEY ? LCP_NOTICE_MALFORMED : 0);
  }
  for (size_t i = 0; i <= MOST; i++) {
    items[i].data = junk;
    items[i].length = i % 3 == 0 ? 0 : i % 3 == 1 ? 5 : 4096;
  }
  start("65536 modes");
  value = list(items, MOST);
  CHECK_STATUS(apply(keys[MODES_KEY], &value), LCP_OK);
  CHECK_INT(notice_count, MOST);
  CHECK_INT(notices[ROOM - 1].index, ROOM - 1);
  start("65536 identifiers");
  CHECK_STATUS(apply(keys[IDENTIFIERS_KEY], &value), LCP_OK);
  CHECK_INT(app.permitted_identifiers, MOST);
  const size_t counts[] = {MOST + 1, INT32_MAX, UINT32_MAX, SIZE_MAX >> 8, SIZE_MAX / 16,
                           SIZE_MAX};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
    for (int key = 0; key < KEYS; key++) {
      start("65537 items");
      check_at[0] = key, check_at[1] = (long long)counts[i];
      value = list(items, counts[i]);
      lcp_status_t status = apply(keys[key], &value);
      CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(error.field, LCP_FIELD_COUNT);
      CHECK_INT(error.value, (int64_t)counts[i]);
    }
  free(items);
  free(junk);
}

/* Tests lcp_info_progress, in which the library records the entries that it has applied. The library accepts any bits
   in the fields of the struct, and does not write past the end of a short struct. */
static void progresses(void) {
  lcp_info_value first = text("$(SDK)", 6), second = text("9.0", 3);
  start("no progress");
  for (int turn = 0; turn < 2; turn++) {
    size_t count = 99;
    CHECK_STATUS(lcp_app_apply_info(&app, NULL, keys[SDK_KEY], strlen(keys[SDK_KEY]), &first, notices,
                                    sizeof *notices, ROOM, &count, NULL),
                 LCP_OK);
    CHECK_INT(count, 1);
    CHECK_INT(notices[0].kind, LCP_NOTICE_PLACEHOLDER);
  }
  const uint32_t numbers[] = {1, 0x7fffffff, UINT32_C(0x80000000), UINT32_MAX};
  for (int key = 0; key < KEYS; key++)
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
      for (uint32_t size = 4; size <= sizeof progress; size += 4) {
        union {
          lcp_info_progress progress;
          unsigned char bytes[16];
        } u;
        start("any progress");
        check_at[0] = key, check_at[1] = numbers[i], check_at[2] = size;
        memset(&u, FILL, sizeof u);
        u.progress.struct_size = size;
        u.progress.applied = u.progress.placeholders = numbers[i];
        unsigned char kept[16];
        memcpy(kept, u.bytes, sizeof kept);
        CHECK_STATUS(lcp_app_apply_info(&app, &u.progress, keys[key], strlen(keys[key]), &second, NULL,
                                        0, 0, NULL, NULL),
                     LCP_OK);
        CHECK_INT(u.progress.struct_size, size);
        CHECK(memcmp(kept + size, u.bytes + size, sizeof kept - size) == 0);
      }
}

/* Passes arrays that are too short for the notices. The library must not write more notices than fit, and
   must count all of them. */
static void little_room(void) {
  static const lcp_text unknown[] = {TEXT("a"), TEXT("b"), TEXT("audio"), TEXT("c"), TEXT("d")};
  lcp_info_value value = list(unknown, 5);
  lcp_notice room[6];
  for (size_t capacity = 0; capacity <= 5; capacity++) {
    size_t count = 99, written = capacity < 4 ? capacity : 4;
    start("little room for notices");
    memset(room, FILL, sizeof room);
    CHECK_STATUS(lcp_app_apply_info(&app, NULL, keys[MODES_KEY], strlen(keys[MODES_KEY]), &value,
                                    capacity ? room : NULL, sizeof *room, capacity, &count, NULL),
                 LCP_OK);
    CHECK_INT(count, 4);
    CHECK_INT(app.background_modes, LCP_BIT(LCP_MODE_AUDIO));
    CHECK_UNTOUCHED(room + written, FILL, sizeof room - written * sizeof *room);
    for (size_t i = 0; i < written; i++) CHECK_INT(room[i].index, i < 2 ? i : i + 1);
  }
  const size_t strides[] = {4, 8, 11, 13, 40};
  for (size_t i = 0; i < sizeof strides / sizeof *strides; i++) {
    unsigned char bytes[256];
    size_t stride = strides[i], known = stride < sizeof *room ? stride : sizeof *room;
    start("notices with a stride");
    check_at[0] = (long long)stride;
    memset(bytes, FILL, sizeof bytes);
    CHECK_STATUS(lcp_app_apply_info(&app, NULL, keys[MODES_KEY], strlen(keys[MODES_KEY]), &value,
                                    (void *)bytes, stride, 5, NULL, NULL),
                 LCP_OK);
    for (size_t k = 0; k < 4; k++) {
      uint32_t size;
      memcpy(&size, bytes + k * stride, sizeof size);
      CHECK_INT(size, known);
      CHECK_UNTOUCHED(bytes + k * stride + known, FILL, stride - known);
      if (known >= 8) CHECK_INT(bytes[k * stride + 4], LCP_NOTICE_UNKNOWN_MODE);
    }
    CHECK_UNTOUCHED(bytes + 4 * stride, FILL, sizeof bytes - 4 * stride);
  }
  const size_t wrong[] = {0, 3, 4097, SIZE_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    start("notices with a wrong stride");
    lcp_app before = app;
    CHECK_STATUS(lcp_app_apply_info(&app, &progress, keys[MODES_KEY], strlen(keys[MODES_KEY]), &value,
                                    room, wrong[i], 5, NULL, &error),
                 LCP_ERROR_STRIDE);
    CHECK(memcmp(&before, &app, sizeof app) == 0 && progress.applied == 0);
  }
  start("room that is said to be endless");
  memset(room, FILL, sizeof room);
  size_t count = 99;
  CHECK_STATUS(lcp_app_apply_info(&app, NULL, keys[MODES_KEY], strlen(keys[MODES_KEY]), &value, room,
                                  sizeof *room, SIZE_MAX, &count, NULL),
               LCP_OK);
  CHECK_INT(count, 4);
  CHECK_UNTOUCHED(room + 4, FILL, 2 * sizeof *room);
}

int main(void) {
  check_start();
  modes();
  switches();
  versions();
  identifiers();
  usage_texts();
  leftovers();
  kinds();
  nulls();
  structs();
  embedded_nuls();
  long_ones();
  progresses();
  little_room();
  return check_done("info");
}
