/* Functions that the examples share: they read versions and names from the command line, and print
   sources. */
#ifndef EXAMPLES_COMMON_H
#define EXAMPLES_COMMON_H

#include <lifecycle_policy.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Stops with a sentence if the question could not be asked. A "no" is not an error: it is the
 * verdict of an answer.
 */
#define CHECK(status, error)                                                                   \
  do {                                                                                         \
    lcp_status_t check_status = (status);                                                      \
    if (check_status != LCP_OK) {                                                              \
      const char *check_field = lcp_enum_name(LCP_ENUM_FIELD, (error).field);                  \
      fprintf(stderr, "%s:%d: %s (%s, %lld)\n", __FILE__, __LINE__,                            \
              lcp_status_message(check_status), check_field ? check_field : "no field",        \
              (long long)(error).value);                                                       \
      exit(2);                                                                                 \
    }                                                                                          \
  } while (0)

/* Stops with the usage of the program if `right` is 0: its arguments are wrong. */
static inline void check_arguments(int right, const char *usage) {
  if (right) return;
  fprintf(stderr, "usage: %s\n", usage);
  exit(2);
}

/* Returns the name of a value, or "-" if the field has no value. */
static inline const char *name_of(lcp_enum_kind_t kind, int64_t value) {
  const char *name = lcp_enum_name(kind, value);
  return name ? name : "-";
}

/*
 * Reads a name, or stops with the message that there is no such `what`. The library reads names in
 * upper or lower case, and Apple's spellings, too: "home-button", "HOME_BUTTON", "swipe up".
 */
static inline int32_t read_name(lcp_enum_kind_t kind, const char *what, const char *text) {
  int64_t value;
  if (lcp_enum_parse(kind, text, strlen(text), &value) != LCP_OK) {
    fprintf(stderr, "%s: no such %s\n", text, what);
    exit(2);
  }
  return (int32_t)value;
}

/* Reads a version such as "9.3.5", or stops. */
static inline lcp_os_version_t read_os(const char *text) {
  lcp_os_version_t os;
  lcp_status_t status = lcp_os_parse(text, strlen(text), &os);
  if (status != LCP_OK) {
    fprintf(stderr, "%s: %s\n", text, lcp_status_message(status));
    exit(2);
  }
  return os;
}

/*
 * Prepares a policy for a context, or stops. A policy is the rule book as it applies to this app,
 * on this OS. A host prepares a policy once, and asks it many questions. A policy can be copied,
 * and need not be freed.
 */
static inline lcp_policy prepare(const lcp_context *context) {
  lcp_policy policy;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_policy_prepare(context, &policy, sizeof policy, &error), error);
  return policy;
}

/* Returns the text in a field of a rule, or "" if the rule has no text there. */
static inline const char *text_of(lcp_rule_index_t rule, lcp_rule_field_t field) {
  const char *text = "";
  return lcp_rule_text(rule, field, &text) == LCP_OK ? text : "";
}

/* Prints a duration. Two values are not numbers of seconds: "unknown" and "unlimited". */
static inline void print_duration(const char *what, int64_t ns) {
  if (ns == LCP_NS_UNKNOWN) printf("%s unknown", what);
  else if (ns == LCP_NS_UNLIMITED) printf("%s unlimited", what);
  else printf("%s %g s", what, (double)ns / 1e9);
}

/* Prints the rule that decided, its evidence, and each of its sources. */
static inline void print_source(const char *indent, lcp_rule_index_t index) {
  lcp_rule rule;
  rule.struct_size = sizeof rule;
  if (index == LCP_RULE_NONE || lcp_rule_at(index, &rule) != LCP_OK) {
    printf("%sno rule\n", indent);
    return;
  }
  /* Logs should contain the id, because the index is valid for this build only. */
  printf("%srule %s, %s\n", indent, rule.id, name_of(LCP_ENUM_EVIDENCE, rule.evidence));
  lcp_citation citations[16];
  size_t count = 0;
  if (lcp_list_citations(index, citations, sizeof *citations, 16, &count, NULL) != LCP_OK) return;
  for (size_t i = 0; i < count && i < 16; i++)
    printf("%s  %s: %s, %s%s%s\n", indent, citations[i].key, citations[i].title,
           citations[i].publisher, *citations[i].address ? ", " : "", citations[i].address);
}

/*
 * Finds a key in a line of JSON, and copies its value: a text, a number or a word. Copies "" if the
 * value is a list or an object. Returns whether the line has the key. Works only for flat objects
 * without escapes.
 */
static inline int find_key(const char *line, const char *key, char *value, size_t size) {
  char quoted[32];
  *value = 0;
  snprintf(quoted, sizeof quoted, "\"%s\"", key);
  const char *at = line;
  do { /* a value may equal the key, so a colon must follow */
    if (!(at = strstr(at, quoted))) return 0;
    at += strlen(quoted);
    at += strspn(at, " \t");
  } while (*at != ':');
  at += 1 + strspn(at + 1, " \t");
  at += *at == '"';
  size_t length = strcspn(at, "\",}]{[ ");
  if (length < size) snprintf(value, size, "%.*s", (int)length, at);
  return 1;
}

#endif /* EXAMPLES_COMMON_H */
