/*
 * Reads an Info.plist with libplist, passes every top-level entry to the library, asks which
 * entries will not work, and asks three questions about the app. The library takes values, not
 * files: the host parses the file with the property list reader of its platform.
 *
 *   info_plist FILE [OS]               info_plist ../fixtures/LocationTracker-Info.plist 12.0
 */
#include "common.h"
#include <plist/plist.h>

enum { LARGEST_FILE = 16 << 20 };

static plist_t read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  char *bytes = malloc(LARGEST_FILE);
  size_t length = file && bytes ? fread(bytes, 1, LARGEST_FILE, file) : 0;
  plist_t plist = NULL;
  if (!length) perror(path);
  else if (length == LARGEST_FILE) fprintf(stderr, "%s: too large\n", path);
  else {
    if (plist_is_binary(bytes, (uint32_t)length)) plist_from_bin(bytes, (uint32_t)length, &plist);
    else plist_from_xml(bytes, (uint32_t)length, &plist);
    if (!plist || plist_get_node_type(plist) != PLIST_DICT) {
      fprintf(stderr, "%s: not a property list with a dictionary at its top\n", path);
      plist_free(plist);
      plist = NULL;
    }
  }
  free(bytes);
  if (file) fclose(file);
  return plist;
}

/* Turns an array into a string list. If the array contains other items, the value is
   LCP_INFO_OTHER. The caller frees value->items. */
static void take_array(plist_t array, lcp_info_value *value) {
  uint32_t count = plist_array_get_size(array);
  lcp_text *items = calloc(count ? count : 1, sizeof *items);
  value->kind = LCP_INFO_STRING_LIST;
  for (uint32_t i = 0; items && i < count; i++) {
    plist_t item = plist_array_get_item(array, i);
    uint64_t length = 0;
    if (plist_get_node_type(item) != PLIST_STRING) {
      value->kind = LCP_INFO_OTHER;
      break;
    }
    items[i].data = plist_get_string_ptr(item, &length);
    items[i].length = (size_t)length;
  }
  value->items = items;
  value->item_count = items ? count : 0;
}

static lcp_info_value take(plist_t node) {
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  uint64_t number = 0;
  uint8_t truth = 0;
  switch (plist_get_node_type(node)) {
  case PLIST_STRING:
    value.kind = LCP_INFO_STRING;
    value.string = plist_get_string_ptr(node, &number);
    value.string_length = (size_t)number;
    break;
  case PLIST_BOOLEAN:
    plist_get_bool_val(node, &truth);
    value.kind = LCP_INFO_BOOLEAN;
    value.integer = truth != 0;
    break;
  case PLIST_UINT:
    plist_get_uint_val(node, &number);
    value.kind = number <= INT64_MAX ? LCP_INFO_INTEGER : LCP_INFO_OTHER;
    value.integer = number <= INT64_MAX ? (int64_t)number : 0;
    break;
  case PLIST_ARRAY: take_array(node, &value); break;
  case PLIST_DICT: value.kind = LCP_INFO_DICTIONARY; break;
  default: value.kind = LCP_INFO_OTHER; break;
  }
  return value;
}

/* Applies one entry to the app, and prints the notices of the library, which the developer should
   read. */
static void apply(lcp_app *app, lcp_info_progress *progress, const char *key, plist_t node) {
  lcp_info_value value = take(node);
  lcp_notice notices[8];
  size_t count = 0;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_app_apply_info(app, progress, key, strlen(key), &value, notices, sizeof *notices, 8,
                           &count, &error),
        error);
  for (size_t i = 0; i < count && i < 8; i++)
    printf("  notice: %s, %s at %u\n", key, name_of(LCP_ENUM_NOTICE, notices[i].kind),
           (unsigned)notices[i].index);
  free((void *)value.items);
}

static void apply_all(lcp_app *app, plist_t plist) {
  lcp_info_progress progress = LCP_INFO_PROGRESS_INIT; /* the entries of the file that were read so
                                                          far */
  plist_dict_iter entry = NULL;
  plist_dict_new_iter(plist, &entry);
  for (;;) {
    char *key = NULL;
    plist_t node = NULL;
    plist_dict_next_item(plist, entry, &key, &node);
    if (!node) break;
    apply(app, &progress, key, node);
    free(key);
  }
  free(entry);
  /* These keys are inside dictionaries; the library takes them as separate entries. */
  static const char *const inside[][2] = {
      {"UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"},
      {"NSExtension", "NSExtensionPointIdentifier"},
      {"EXAppExtensionAttributes", "EXExtensionPointIdentifier"},
  };
  for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) {
    plist_t outer = plist_dict_get_item(plist, inside[i][0]);
    if (!outer || plist_get_node_type(outer) != PLIST_DICT) continue;
    plist_t node = plist_dict_get_item(outer, inside[i][1]);
    if (node) apply(app, &progress, inside[i][1], node);
  }
}

/* Prints what a developer should check before the app runs on that OS. */
static void print_findings(const lcp_policy *policy) {
  lcp_error error = LCP_ERROR_INIT;
  lcp_finding findings[64];
  size_t count = 0;
  CHECK(lcp_list_findings(policy, findings, sizeof *findings, 64, &count, &error), error);
  for (size_t i = 0; i < count && i < 64; i++) {
    const char *key = text_of(findings[i].rule, LCP_RULE_FIELD_KEY);
    const char *value = text_of(findings[i].rule, LCP_RULE_FIELD_VALUE);
    printf("%s: %s%s%s%s%s\n", name_of(LCP_ENUM_SEVERITY, findings[i].severity), key,
           *value ? " " : "", value, *key ? ": " : "",
           text_of(findings[i].rule, LCP_RULE_FIELD_TEXT));
    print_source("  ", findings[i].rule);
  }
}

static void ask(const lcp_policy *policy) {
  lcp_error error = LCP_ERROR_INIT;

  lcp_transition_query transition = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer may = LCP_TRANSITION_ANSWER_INIT;
  transition.from = LCP_STATE_INACTIVE;
  transition.to = LCP_STATE_BACKGROUND;
  transition.cause = LCP_CAUSE_HOME_BUTTON;
  CHECK(lcp_query_transition(policy, &transition, &may, &error), error);
  printf("may the home button take it to the background? %s\n",
         name_of(LCP_ENUM_VERDICT, may.verdict));
  print_source("  ", may.rule);

  lcp_deadline_query deadline = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer time = LCP_DEADLINE_ANSWER_INIT;
  deadline.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  CHECK(lcp_query_deadline(policy, &deadline, &time, &error), error);
  printf("how long does a background task have? %s, ", name_of(LCP_ENUM_VERDICT, time.verdict));
  print_duration("limit", time.limit_ns);
  printf("\n");
  print_source("  ", time.rule);

  lcp_relaunch_query relaunch = LCP_RELAUNCH_QUERY_INIT;
  lcp_relaunch_answer again = LCP_RELAUNCH_ANSWER_INIT;
  relaunch.termination = LCP_TERMINATION_USER_FORCE_QUIT;
  relaunch.trigger = LCP_TRIGGER_REGION_ENTER;
  CHECK(lcp_query_relaunch(policy, &relaunch, &again, &error), error);
  printf("does entering a region launch it after a force quit? %s\n",
         name_of(LCP_ENUM_VERDICT, again.verdict));
  print_source("  ", again.rule);
}

int main(int count, char **arguments) {
  check_arguments(count == 2 || count == 3, "info_plist FILE [OS]");
  lcp_context context = LCP_CONTEXT_INIT(read_os(count == 3 ? arguments[2] : "12.0"));
  plist_t plist = read_file(arguments[1]);
  if (!plist) return 2;

  lcp_app app = LCP_APP_INIT;
  apply_all(&app, plist);
  plist_free(plist);
  printf("background modes:");
  for (lcp_mode_t mode = 1; mode <= 64; mode++)
    if (app.background_modes & LCP_BIT(mode)) printf(" %s", name_of(LCP_ENUM_MODE, mode));
  printf("\n");
  context.app = &app;
  lcp_policy policy = prepare(&context);
  print_findings(&policy);
  ask(&policy);
  return 0;
}
