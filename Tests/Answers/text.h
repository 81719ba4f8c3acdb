/*
 * The lines of canonical text: how an answer is spelled, printed, or taken into a digest.
 */
#ifndef ANSWERS_TEXT_H
#define ANSWERS_TEXT_H

#include "library.h"
#include <inttypes.h>

enum { LONGEST_LINE = 1 << 16 };
static char line[LONGEST_LINE + 8];
static size_t length, ground_length;
static int printing;
static long long answered;
static uint64_t digest;

static void put(const char *text) {
  size_t more = strlen(text);
  if (length + more >= LONGEST_LINE) stop("too long a line", text);
  memcpy(line + length, text, more);
  length += more;
}

/* " key=text"; nothing where there is none. */
static void field(const char *key, const char *text) {
  if (!text) return;
  put(" "), put(key), put("="), put(text);
}

static void sentence(const char *key, const char *text) {
  if (!text || !*text) return;
  put(" "), put(key), put("=\""), put(text), put("\"");
}

static void version_field(const char *key, version v) {
  char text[16];
  if (v) field(key, version_text(v, text));
}

static const char *digits(int64_t number, char text[24]) {
  snprintf(text, 24, "%" PRId64, number);
  return text;
}

static void number_field(const char *key, int64_t number) {
  char text[24];
  field(key, number == DURATION_UNKNOWN ? "unknown" : digits(number, text));
}

static void time_field(const char *key, int64_t ns) {
  if (ns == DURATION_UNLIMITED) field(key, "unlimited");
  else number_field(key, ns);
}

static void sort_texts(const char **at, int count) {
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0 && strcmp(at[j - 1], at[j]) > 0; j--) {
      const char *swapped = at[j];
      at[j] = at[j - 1], at[j - 1] = swapped;
    }
}

static void texts_field(const char *key, texts *t) {
  if (t->count == 0) return;
  sort_texts(t->at, t->count);
  field(key, t->at[0]);
  for (int i = 1; i < t->count; i++) put(","), put(t->at[i]);
}

/* Begins a line: all that is asked on one ground begins alike. */
static void begin(void) { length = ground_length; }

/* Between what is asked and what is answered; false where the question was refused. */
static int answer(const char *refusal) {
  put(" ->");
  if (refusal) field("refused", refusal);
  return refusal == NULL;
}

/* One item of a list in an answer. */
static void item(const char *text) { put(" | "), put(text ? text : "-"); }

/*
 * Ends a line: prints it, or takes it into the digest: each eight bytes, the first one lowest and
 * the last ones filled up with zeros, are xored in; then the number is multiplied and folded.
 */
static void end(void) {
  line[length++] = '\n';
  answered++;
  if (printing) {
    fwrite(line, 1, length, stdout);
    return;
  }
  memset(line + length, 0, 8);
  for (size_t i = 0; i < length; i += 8) {
    const unsigned char *b = (const unsigned char *)line + i;
    digest ^= (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
              (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 |
              (uint64_t)b[7] << 56;
    digest *= UINT64_C(0x9e3779b97f4a7c15);
    digest ^= digest >> 32;
  }
}

static void put_ruling(ruling *r) {
  field("verdict", r->verdict), field("newest", r->newest);
  field("reason", r->reason);
  /* In 0.2.1 no rule stood for silence: it said the same without one. */
  if (!r->rule || strncmp(r->rule, "silence.", 8) != 0)
    field("rule", r->rule), field("evidence", r->evidence);
  if (r->disputed) put(" disputed");
  texts_field("requires", &r->requires);
}

#endif /* ANSWERS_TEXT_H */
