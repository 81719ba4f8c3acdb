/* Sequences and paths that a host made up, and those of answers with some of their bits changed. */
#include "oracle.h"

/* A question about a transition or a path that can be asked, with or without scenes. */
static void take_setting(input *in, setting *s, const question *q) {
  prepare_with(s, q, NULL);
  s->context.os = LCP_OS(2 + take_below(in, 27), take(in) & 7, 0);
  s->app.scenes = take(in) & 3 ? LCP_FACT_YES : LCP_FACT_NO;
  for (const field *f = q->fields; f->name; f++) {
    uint8_t byte = take(in);
    int64_t high = f->high > 0xF0 ? 0xF0 : f->high;
    if (f->required) set_field(s->query, f, f->low + byte % high);
  }
}

/* What is changed in a token: nothing, a few bits, or all of it. */
static uint64_t take_bits(input *in) {
  uint8_t way = take(in);
  if (way >= 0xC0) return take_number(in, 8);
  uint64_t bits = 0;
  for (int count = way & 3; count > 0; count--) bits |= UINT64_C(1) << (take(in) & 63);
  return bits;
}

/* Which step is asked for: one of the first, or any. */
static uint32_t take_step(input *in) {
  uint8_t way = take(in);
  return way < 0xE0 ? way & 15 : (uint32_t)take_number(in, 4);
}

static void sequences(input *in, int real) {
  uint64_t token = 0;
  if (real) {
    setting s;
    lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
    take_setting(in, &s, &questions[TRANSITION]);
    lcp_status_t status = ask_transition(&s.context, s.query, &answer, NULL);
    if (status == LCP_OK) token = answer.sequence;
  }
  token ^= real ? take_bits(in) : take_number(in, 8);
  uint32_t size = take_size(in, sizeof(lcp_transition_step));
  uint8_t *step = place_output(size, FILL);
  lcp_status_t status = lcp_transition_step_at(token, take_step(in), (void *)step);
  if (status != LCP_OK) HOLDS(all_bytes(step + 4, FILL, claimed(size) - 4));
  else if (size > sizeof(lcp_transition_step))
    HOLDS(all_bytes(step + sizeof(lcp_transition_step), 0, size - sizeof(lcp_transition_step)));
  read_sequence(token);
}

static void paths(input *in, int real) {
  uint64_t path[3] = {0, 0, 0};
  if (real) {
    setting s;
    lcp_path_answer answer = LCP_PATH_ANSWER_INIT;
    take_setting(in, &s, &questions[PATH]);
    if (ask_path(&s.context, s.query, &answer, NULL) == LCP_OK)
      memcpy(path, answer.path, sizeof path);
  }
  for (int i = 0; i < 3; i++) path[i] ^= real ? take_bits(in) : take_number(in, 8);
  uint32_t size = take_size(in, sizeof(lcp_path_step));
  uint8_t *step = place_output(size, FILL);
  const uint64_t *place = memory_copy(path, sizeof path);
  lcp_status_t status = lcp_path_step_at(place, take_step(in), (void *)step);
  if (status != LCP_OK) HOLDS(all_bytes(step + 4, FILL, claimed(size) - 4));
  else if (size > sizeof(lcp_path_step))
    HOLDS(all_bytes(step + sizeof(lcp_path_step), 0, size - sizeof(lcp_path_step)));
  lcp_path_step first = LCP_PATH_STEP_INIT, last = LCP_PATH_STEP_INIT;
  read_path(path, &first, &last);
}

void fuzz_tokens(input *in) {
  uint8_t way = take(in);
  if (way & 1) paths(in, way & 2 && !in->quick); /* a path that is asked for takes long */
  else sequences(in, way & 2);
}
