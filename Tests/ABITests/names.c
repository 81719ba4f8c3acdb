/*
 * Checks the name and the title of every value of every enumeration. Parsing the name must give the value,
 * also in upper case, and with underscores or spaces. A number that is not a value has no name and no title. values.inc
 * is made from abi.json, with one VALUE(kind, enumerator, "name", "title", "opposite title") for each value;
 * only conditions have the last text. The values in it are compared with those of the library in both
 * directions.
 */
#include "check.h"
#include "last.h"

typedef struct header_value {
  lcp_enum_kind_t kind;
  int64_t value;
  const char *enumerator, *name, *title, *opposite;
} header_value;

#define VALUE(kind, enumerator, name, title, opposite) \
  {kind, (int64_t)(enumerator), #enumerator, name, title, opposite},
static const header_value header_values[] = {
#include "values.inc"
};
#undef VALUE
enum {
  HEADER_COUNT = sizeof header_values / sizeof *header_values,
  MOST_VALUES = 256,
  KINDS = LAST_ENUM_KIND
};

static int64_t values[KINDS + 1][MOST_VALUES];
static uint32_t counts[KINDS + 1];

static int library_has(lcp_enum_kind_t kind, int64_t value) {
  for (uint32_t i = 0; i < counts[kind]; i++)
    if (values[kind][i] == value) return 1;
  return 0;
}

/* Reads every value by index, and checks the last index and the order. */
static void walk(lcp_enum_kind_t kind) {
  check_begin("lcp_enum_value_at", kind, 0, 0, 0);
  for (uint32_t i = 0; i < MOST_VALUES; i++) {
    int64_t value = INT64_C(0x5a5a5a5a5a5a5a5a);
    lcp_status_t status = lcp_enum_value_at(kind, i, &value);
    if (status != LCP_OK) {
      CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(value, INT64_C(0x5a5a5a5a5a5a5a5a));
      break;
    }
    if (i > 0 && kind != LCP_ENUM_CODE)
      CHECKF(value > values[kind][i - 1], "value %lld out of order", (long long)value);
    values[kind][counts[kind]++] = value;
  }
  CHECKF(counts[kind] > 0, "kind %d has no value", kind);
  const uint32_t beyond[] = {counts[kind], counts[kind] + 1, 255, 65536, INT32_MAX, UINT32_MAX};
  for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
    int64_t value = 7;
    if (beyond[i] < counts[kind]) continue;
    CHECK_STATUS(lcp_enum_value_at(kind, beyond[i], &value), LCP_ERROR_OUT_OF_RANGE);
    CHECK_INT(value, 7);
  }
  CHECK_STATUS(lcp_enum_value_at(kind, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
}

static void parse(lcp_enum_kind_t kind, const char *text, size_t length, int64_t expected) {
  int64_t value = INT64_MIN;
  check_begin("lcp_enum_parse", kind, expected, 0, 0);
  CHECKF(lcp_enum_parse(kind, text, length, &value) == LCP_OK, "\"%.*s\"", (int)length, text);
  CHECKF(value == expected, "\"%.*s\" is %lld", (int)length, text, (long long)value);
}

/* Parses the name as it is, in upper case, with '_' and ' ' for '-', and without a NUL at the end. */
static void round_trip(lcp_enum_kind_t kind, int64_t value) {
  check_begin("lcp_enum_name", kind, value, 0, 0);
  const char *name = lcp_enum_name(kind, value);
  CHECK(name && *name);
  if (!name) return;
  CHECKF(lcp_enum_name(kind, value) == name, "a name that moves: %s", name);
  char spelt[512];
  size_t length = strlen(name);
  CHECK(length + 2 < sizeof spelt);
  if (length + 2 >= sizeof spelt) return;
  parse(kind, name, length, value);
  for (int style = 1; style < 8; style++) {
    for (size_t i = 0; i < length; i++) {
      char c = name[i];
      if ((style & 1) && c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
      if ((style & 2) && c == '-') c = '_';
      if ((style & 4) && c == '-') c = ' ';
      spelt[i] = c;
    }
    memcpy(spelt + length, "-x", 2);
    parse(kind, spelt, length, value);
  }
  for (uint32_t i = 0; i < counts[kind]; i++)
    if (values[kind][i] != value) {
      const char *other = lcp_enum_name(kind, values[kind][i]);
      CHECKF(other && strcmp(other, name) != 0, "two values named %s", name);
    }
}

static void not_values(lcp_enum_kind_t kind) {
  const int64_t extremes[] = {INT64_MIN, INT32_MIN, -2, INT32_MAX, (int64_t)UINT32_MAX,
                              INT64_C(1) << 32, (INT64_C(1) << 32) + 1, INT64_MAX};
  check_begin("lcp_enum_title", kind, 0, 0, 0);
  for (int64_t value = -300; value <= 9000; value++)
    CHECKF((lcp_enum_title(kind, value) != NULL) == library_has(kind, value), "value %lld",
           (long long)value);
  for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++)
    CHECKF(lcp_enum_title(kind, extremes[i]) == NULL, "value %lld", (long long)extremes[i]);
  check_begin("lcp_enum_name", kind, 0, 0, 0);
  for (int64_t value = -300; value <= 9000; value++)
    if (kind == LCP_ENUM_FIELD && value == 0) /* an error about no field has this field */
      CHECK(strcmp(lcp_enum_name(kind, value), "none") == 0);
    else
      CHECKF((lcp_enum_name(kind, value) != NULL) == library_has(kind, value), "value %lld",
             (long long)value);
  for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++)
    CHECKF(lcp_enum_name(kind, extremes[i]) == NULL, "value %lld", (long long)extremes[i]);
  for (uint32_t i = 0; i < counts[kind]; i++) {
    int64_t far = values[kind][i] + (INT64_C(1) << 32);
    CHECKF(lcp_enum_name(kind, far) == NULL, "value %lld", (long long)far);
    CHECKF(lcp_enum_title(kind, far) == NULL, "value %lld", (long long)far);
  }
  const char *const wrong[] = {"", "-", "none-such", "active ", " active", "0", "1",
                               "\xff\xfe", "LCP", "a\0b"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    int64_t value = 77;
    size_t length = i + 1 == sizeof wrong / sizeof *wrong ? 3 : strlen(wrong[i]);
    check_begin("lcp_enum_parse", kind, (long long)i, 0, 0);
    CHECK_STATUS(lcp_enum_parse(kind, wrong[i], length, &value), LCP_ERROR_NOT_FOUND);
    CHECK_INT(value, 77);
  }
  int64_t value = 77;
  CHECK_STATUS(lcp_enum_parse(kind, NULL, 0, &value), LCP_ERROR_NOT_FOUND);
  CHECK_STATUS(lcp_enum_parse(kind, NULL, 1, &value), LCP_ERROR_NULL_ARGUMENT);
  CHECK_INT(value, 77);
  const char *name = lcp_enum_name(kind, values[kind][0]);
  if (!name) return;
  CHECK_STATUS(lcp_enum_parse(kind, name, strlen(name), NULL), LCP_ERROR_NULL_ARGUMENT);
  char longer[512];
  size_t length = strlen(name);
  memcpy(longer, name, length + 1);
  CHECK_STATUS(lcp_enum_parse(kind, longer, length + 1, &value), LCP_ERROR_NOT_FOUND);
  CHECK_INT(value, 77);
}

static void unknown_kinds(void) {
  const lcp_enum_kind_t kinds[] = {INT32_MIN, -1, 0, KINDS + 1, 255, 65537, INT32_MAX};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    int64_t value = 77;
    check_begin("an unknown kind", kinds[i], 0, 0, 0);
    for (int64_t v = -1; v < 40; v++)
      CHECK(lcp_enum_name(kinds[i], v) == NULL && lcp_enum_title(kinds[i], v) == NULL);
    CHECK_STATUS(lcp_enum_parse(kinds[i], "active", 6, &value), LCP_ERROR_UNKNOWN_VALUE);
    CHECK_STATUS(lcp_enum_value_at(kinds[i], 0, &value), LCP_ERROR_UNKNOWN_VALUE);
    CHECK_INT(value, 77);
  }
}

/* Checks that the header's enumerators and the library's values are the same, with the same names and
   titles. */
static void same_as_header(void) {
  int from_library = 0;
  for (int i = 0; i < HEADER_COUNT; i++) {
    const header_value *h = &header_values[i];
    check_begin(h->enumerator, h->kind, h->value, 0, 0);
    CHECKF(library_has(h->kind, h->value), "%s is not in the library", h->enumerator);
    CHECK_TEXT(lcp_enum_name(h->kind, h->value), h->name);
    CHECK_TEXT(lcp_enum_title(h->kind, h->value), h->title);
    CHECK((h->opposite != NULL) == (h->kind == LCP_ENUM_CONDITION));
    if (h->opposite) CHECK_TEXT(lcp_condition_opposite_title((lcp_condition_t)h->value), h->opposite);
  }
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++)
    for (uint32_t v = 0; v < counts[kind]; v++) {
      int found = 0;
      for (int i = 0; i < HEADER_COUNT; i++)
        found |= header_values[i].kind == kind && header_values[i].value == values[kind][v];
      check_begin("the header", kind, values[kind][v], 0, 0);
      CHECKF(found, "not in the header");
      from_library++;
    }
  CHECK_INT(from_library, HEADER_COUNT);
}

/* Checks other spellings that the library reads: Apple's names, common spellings, and spellings in
   termination reports. */
static void spellings(void) {
  static const struct {
    lcp_enum_kind_t kind;
    const char *text;
    int64_t value; /* 0: no value */
  } rows[] = {
      {LCP_ENUM_STATE, "UIApplicationStateInactive", LCP_STATE_INACTIVE},
      {LCP_ENUM_STATE, "UISceneActivationStateForegroundActive", LCP_STATE_FOREGROUND_ACTIVE},
      {LCP_ENUM_STATE, "UISceneActivationStateUnattached", LCP_STATE_UNATTACHED},
      {LCP_ENUM_STATE, "UISceneActivationStateBackground", LCP_STATE_SCENE_BACKGROUND},
      {LCP_ENUM_STATE, "background", LCP_STATE_BACKGROUND},
      {LCP_ENUM_STATE, "scene-background", LCP_STATE_SCENE_BACKGROUND},
      {LCP_ENUM_PROFILE, "article", LCP_PROFILE_FOUNDING},
      {LCP_ENUM_PROFILE, "Founding", LCP_PROFILE_FOUNDING},
      {LCP_ENUM_FORM, "tables", LCP_FORM_TABLES},
      {LCP_ENUM_CALLBACK, "scene:willConnectToSession:options:", LCP_CALLBACK_SCENE_WILL_CONNECT},
      {LCP_ENUM_CALLBACK, "scene(_:willConnectToSession:options:)", LCP_CALLBACK_SCENE_WILL_CONNECT},
      {LCP_ENUM_CALLBACK, "scene(_:willConnectToSession:options:))", 0},
      {LCP_ENUM_CALLBACK, "(scene(_:willConnectToSession:options:)", 0},
      {LCP_ENUM_CALLBACK, "scene(_:willConnectToSession:)options:", 0},
      {LCP_ENUM_CALLBACK, "scene_:willConnectToSession:options:", 0},
      {LCP_ENUM_CALLBACK, "serviceExtensionTimeWillExpire()",
       LCP_CALLBACK_SERVICE_EXTENSION_TIME_WILL_EXPIRE},
      {LCP_ENUM_CAUSE, "((home-button))", 0},
      {LCP_ENUM_CAUSE, "(home-button)", 0},
      {LCP_ENUM_CAUSE, "h(o)me-button", 0},
      {LCP_ENUM_CAUSE, "home(-button)", 0},
      {LCP_ENUM_CAUSE, "home-button(", 0},
      {LCP_ENUM_CAUSE, "home-button)", 0},
      {LCP_ENUM_NOTIFICATION, "UISceneDidActivateNotification",
       LCP_NOTIFICATION_SCENE_DID_ACTIVATE},
      {LCP_ENUM_NOTIFICATION, "UIAPPLICATIONPROTECTEDDATADIDBECOMEAVAILABLE",
       LCP_NOTIFICATION_PROTECTED_DATA_DID_BECOME_AVAILABLE},
      {LCP_ENUM_NOTIFICATION, "UIApplicationProtectedDataDidBecomeAvailableNotification", 0},
      {LCP_ENUM_NOTIFICATION, "did-become-active", 0},
      {LCP_ENUM_NAMESPACE, "FRONTBOARD", LCP_NAMESPACE_SPRINGBOARD},
      {LCP_ENUM_NAMESPACE, "SPRINGBOARD", LCP_NAMESPACE_SPRINGBOARD},
      {LCP_ENUM_NAMESPACE, "CAROUSEL", LCP_NAMESPACE_SPRINGBOARD},
      {LCP_ENUM_NAMESPACE, "ASSERTIOND", LCP_NAMESPACE_RUNNINGBOARD},
      {LCP_ENUM_NAMESPACE, "RUNNINGBOARD", LCP_NAMESPACE_RUNNINGBOARD},
      {LCP_ENUM_NAMESPACE, "JETSAM", LCP_NAMESPACE_JETSAM},
      {LCP_ENUM_NAMESPACE, "PAC_EXCEPTION", LCP_NAMESPACE_PAC_EXCEPTION},
      {LCP_ENUM_NAMESPACE, "pac exception", LCP_NAMESPACE_PAC_EXCEPTION},
      {LCP_ENUM_NAMESPACE, "frontboardd", 0},
      {LCP_ENUM_CODE, "0x2bad45ec", LCP_CODE_INSECURE_DRAWING},
      {LCP_ENUM_CODE, "0x2BAD45EC", LCP_CODE_INSECURE_DRAWING},
      {LCP_ENUM_CODE, "0X8BADF00D", LCP_CODE_WATCHDOG},
      {LCP_ENUM_CODE, "0xd00d2bad", LCP_CODE_RESOURCE_USE},
      {LCP_ENUM_CODE, "2bad45ec", 0},
      {LCP_ENUM_CODE, "0x2bad45ed", 0},
      {LCP_ENUM_CODE, "732776940", 0}, /* 0x2bad45ec */
      {LCP_ENUM_MANNER, "after-callback", LCP_MANNER_AFTER_CALLBACK},
      {LCP_ENUM_MANNER, "At_Once", LCP_MANNER_AT_ONCE},
      {LCP_ENUM_PRICE, "exposed in snapshot", LCP_PRICE_EXPOSED_IN_SNAPSHOT},
      {LCP_ENUM_EVENT, "icloud-identity-change", LCP_EVENT_ICLOUD_IDENTITY_CHANGE},
      {LCP_ENUM_EXPIRY, "drop", LCP_EXPIRY_DROP},
      {LCP_ENUM_EXPIRY, "Replace", LCP_EXPIRY_REPLACE},
      {LCP_ENUM_MOMENT, "Process_Start", LCP_MOMENT_PROCESS_START},
      {LCP_ENUM_ORIGIN, "process end", LCP_ORIGIN_PROCESS_END},
      {LCP_ENUM_DISPOSITION, "newest-held", LCP_DISPOSITION_NEWEST_HELD},
      {LCP_ENUM_OCCASION, "CONDITIONS MET", LCP_OCCASION_CONDITIONS_MET},
      {LCP_ENUM_MERGING, "net", LCP_MERGING_NET},
      {LCP_ENUM_MERGING, "process-start", 0},
      {LCP_ENUM_STANDING, "in-front", LCP_STANDING_IN_FRONT},
      {LCP_ENUM_QUESTION, "purge", LCP_QUESTION_PURGE},
      {LCP_ENUM_QUESTION, "Call", LCP_QUESTION_CALL},
      {LCP_ENUM_RECEIVER, "location manager delegate", LCP_RECEIVER_LOCATION_MANAGER_DELEGATE},
      {LCP_ENUM_LAUNCH_OPTION, "remote_notification", LCP_LAUNCH_OPTION_REMOTE_NOTIFICATION},
      {LCP_ENUM_CONNECTION_OPTION, "url-contexts", LCP_CONNECTION_OPTION_URL_CONTEXTS},
      {LCP_ENUM_RETURN_VALUE, "none", LCP_RETURN_VALUE_NONE},
      {LCP_ENUM_ROLE, "condition-unknown", LCP_ROLE_CONDITION_UNKNOWN},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int64_t value = 77;
    size_t length = strlen(rows[i].text);
    lcp_status_t status = lcp_enum_parse(rows[i].kind, rows[i].text, length, &value);
    check_begin(rows[i].text, rows[i].kind, 0, 0, 0);
    CHECK_STATUS(status, rows[i].value ? LCP_OK : LCP_ERROR_NOT_FOUND);
    CHECK_INT(value, rows[i].value ? rows[i].value : 77);
  }
}

/* Asks for UIKit's number of every state, and of numbers that are no state. Some states have no number in UIKit. */
static void raw_values(void) {
  static const struct {
    lcp_state_t state;
    int64_t value;
  } rows[] = {{LCP_STATE_ACTIVE, 0},
              {LCP_STATE_INACTIVE, 1},
              {LCP_STATE_BACKGROUND, 2},
              {LCP_STATE_UNATTACHED, -1},
              {LCP_STATE_FOREGROUND_ACTIVE, 0},
              {LCP_STATE_FOREGROUND_INACTIVE, 1},
              {LCP_STATE_SCENE_BACKGROUND, 2}};
  for (lcp_state_t state = -2; state < LAST_STATE + 3; state++) {
    int64_t value = 77, wanted = 77;
    lcp_status_t status = state == 0                            ? LCP_ERROR_MISSING_VALUE
                          : lcp_enum_name(LCP_ENUM_STATE, state) ? LCP_ERROR_NOT_FOUND
                                                                 : LCP_ERROR_UNKNOWN_VALUE;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
      if (rows[i].state == state) wanted = rows[i].value, status = LCP_OK;
    check_begin("lcp_state_raw_value", state, 0, 0, 0);
    CHECK_STATUS(lcp_state_raw_value(state, &value), status);
    CHECK_INT(value, wanted);
    CHECK_STATUS(lcp_state_raw_value(state, NULL), LCP_ERROR_NULL_ARGUMENT);
  }
}

/* Checks that every termination except two has a cause of the same name, and that this cause leads to the
   termination. */
static void terminations(void) {
  for (uint32_t i = 0; i < counts[LCP_ENUM_TERMINATION]; i++) {
    lcp_termination_t termination = (lcp_termination_t)values[LCP_ENUM_TERMINATION][i];
    const char *name = lcp_enum_name(LCP_ENUM_TERMINATION, termination);
    int64_t cause = 0;
    check_begin("lcp_cause_termination", termination, 0, 0, 0);
    lcp_status_t status = lcp_enum_parse(LCP_ENUM_CAUSE, name, strlen(name), &cause);
    int is_cause = termination != LCP_TERMINATION_NONE &&
                   termination != LCP_TERMINATION_NEVER_LAUNCHED;
    CHECKF(status == (is_cause ? LCP_OK : LCP_ERROR_NOT_FOUND), "%s", name);
    if (is_cause) CHECK_INT(lcp_cause_termination((lcp_cause_t)cause), termination);
  }
}

static void statuses(void) {
  const char *otherwise = lcp_status_message(-77);
  for (uint32_t i = 0; i < counts[LCP_ENUM_STATUS]; i++) {
    lcp_status_t status = (lcp_status_t)values[LCP_ENUM_STATUS][i];
    check_begin("lcp_status_message", status, 0, 0, 0);
    const char *message = lcp_status_message(status);
    CHECK(message && *message);
    CHECKF(message && message[strlen(message) - 1] != '.', "%s", message);
    CHECKF(message && strcmp(message, otherwise) != 0, "%s", message);
    CHECK_TEXT(lcp_enum_title(LCP_ENUM_STATUS, status), message);
  }
  const lcp_status_t unknown[] = {INT32_MIN, -1, 1, 9, 17, 19, 63, 255, INT32_MAX};
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
    check_begin("lcp_status_message", unknown[i], 0, 0, 0);
    CHECK_TEXT(lcp_status_message(unknown[i]), otherwise);
    CHECK(lcp_enum_name(LCP_ENUM_STATUS, unknown[i]) == NULL);
    CHECK(lcp_enum_title(LCP_ENUM_STATUS, unknown[i]) == NULL);
  }
}

int main(void) {
  check_start();
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++) walk(kind);
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++) {
    for (uint32_t i = 0; i < counts[kind]; i++) round_trip(kind, values[kind][i]);
    not_values(kind);
  }
  unknown_kinds();
  same_as_header();
  spellings();
  terminations();
  raw_values();
  statuses();
  printf("names: %d enumerators in %d kinds\n", (int)HEADER_COUNT, (int)KINDS);
  return check_done("names");
}
