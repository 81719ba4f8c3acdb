/*
 * Every struct, string and list ends where an unreadable page begins, with every struct_size from 4
 * to its own: a byte read or written past what the caller gave is a crash that names the call.
 */
#include "questions.h"
#include <sys/mman.h>

enum { ROOMS = 12, ROOM_PAGES = 2 };

static unsigned char *rooms[ROOMS];
static size_t room_size;

static void open_rooms(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  room_size = ROOM_PAGES * page;
  for (int i = 0; i < ROOMS; i++) {
    unsigned char *room = mmap(NULL, room_size + 2 * page, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED || mprotect(room, page, PROT_NONE) ||
        mprotect(room + page + room_size, page, PROT_NONE)) {
      perror("guard_page: mmap");
      exit(2);
    }
    rooms[i] = room + page;
  }
}

/* The last `size` bytes of a room, holding a copy of the first `size` of `object`. */
static void *at_edge(int room, const void *object, size_t size) {
  unsigned char *place = rooms[room] + room_size - size;
  if (size && object) memcpy(place, object, size);
  return place;
}

/* The same with the struct_size set to match. */
static void *struct_at_edge(int room, const void *object, size_t size) {
  void *place = at_edge(room, object, size);
  set_size(place, (uint32_t)size);
  return place;
}

/* An output struct at the edge, of that size and otherwise full of 0xA5. */
static void *output_at_edge(int room, size_t size) {
  void *place = at_edge(room, NULL, size);
  memset(place, FILL, size);
  set_size(place, (uint32_t)size);
  return place;
}

static int fits(lcp_status_t status) {
  return status == LCP_OK || status == LCP_ERROR_MISSING_VALUE;
}

/* The error that lies at an edge. */
static const lcp_error *read_error(const void *error) {
  static lcp_error copy;
  memcpy(&copy, error, sizeof copy);
  return &copy;
}

/* ---- questions ------------------------------------------------------------------------------ */

/* Lays out the whole setting at edges, struct number `which` cut to `size`. */
static const void *lay_out(setting *s, const question *q, int which, size_t size,
                           const void **query) {
  size_t sizes[] = {sizeof s->context, sizeof s->app, sizeof s->facts, sizeof s->limits,
                    sizeof s->limit,   q->query_size};
  if (which >= 0) sizes[which] = size;
  s->limits.items = struct_at_edge(4, &s->limit, sizes[4]);
  s->context.app = struct_at_edge(1, &s->app, sizes[1]);
  s->context.facts = struct_at_edge(2, &s->facts, sizes[2]);
  s->context.limits = struct_at_edge(3, &s->limits, sizes[3]);
  *query = sizes[5] ? struct_at_edge(5, s->query, sizes[5]) : NULL;
  return struct_at_edge(0, &s->context, sizes[0]);
}

static void inputs(const question *q) {
  static const size_t whole[] = {sizeof(lcp_context), sizeof(lcp_app), sizeof(lcp_device_facts),
                                 sizeof(lcp_limits), sizeof(lcp_limit), 0};
  for (int os = 0; os < os_count; os += 3)
    for (int which = -1; which < 6; which++) {
      if (which == 5 && !q->query_size) continue;
      size_t end = which < 0 ? 4 : which == 5 ? q->query_size : whole[which];
      for (size_t size = 4; size <= end; size++) {
        setting s;
        const void *query;
        prepare(&s, q);
        s.context.os = os_boundaries[os];
        const void *context = lay_out(&s, q, which, size, &query);
        void *answer = output_at_edge(6, q->answer_size);
        void *error = output_at_edge(7, sizeof(lcp_error));
        check_begin(q->name, which, (long long)size, s.context.os, 0);
        lcp_status_t status = q->ask(context, query, answer, error);
        int cut_limits = which == 3 && size < sizeof(lcp_limits);
        int good = is_asked(q, status, read_error(error));
        CHECKF(good || fits(status) || (cut_limits && (status == LCP_ERROR_NULL_ARGUMENT ||
                                                       status == LCP_ERROR_STRIDE)),
               "%s", lcp_status_name(status));
        if (which < 0) CHECKF(good, "%s", lcp_status_name(status));
        if (q->batch) {
          lcp_status_t *statuses = at_edge(8, NULL, sizeof *statuses);
          size_t stride = which == 5 ? size : q->query_size;
          lcp_status_t batch = q->batch(context, 1, query, stride, answer, q->answer_size,
                                        statuses, error);
          if (batch == LCP_ERROR_BATCH_ELEMENT) memcpy(&batch, statuses, sizeof batch);
          CHECK_STATUS(batch, status);
        }
      }
    }
}

static void outputs(const question *q) {
  setting s;
  const void *query;
  prepare(&s, q);
  const void *context = lay_out(&s, q, -1, 0, &query);
  for (size_t size = 4; size <= q->answer_size + 8; size++) {
    void *answer = output_at_edge(6, size);
    check_begin(q->name, -2, (long long)size, 0, 0);
    void *error = output_at_edge(7, sizeof(lcp_error));
    lcp_status_t status = q->ask(context, query, answer, error);
    CHECKF(is_asked(q, status, read_error(error)), "%s", lcp_status_name(status));
    if (!q->batch) continue;
    lcp_status_t *statuses = at_edge(8, NULL, sizeof *statuses);
    at_edge(6, NULL, size);
    CHECK_STATUS(q->batch(context, 1, query, q->query_size, answer, size, statuses, NULL), LCP_OK);
  }
  s.context.os = 0; /* now every call fails, and fills the error */
  context = lay_out(&s, q, -1, 0, &query);
  for (size_t size = 4; size <= sizeof(lcp_error) + 8; size++) {
    void *error = output_at_edge(7, size);
    check_begin(q->name, -3, (long long)size, 0, 0);
    CHECK_STATUS(q->ask(context, query, output_at_edge(6, q->answer_size), error),
                 LCP_ERROR_MISSING_VALUE);
  }
}

/* Many elements: the last one of each array ends at the edge. */
static void batches(const question *q) {
  enum { COUNT = 17 };
  setting s;
  const void *query;
  unsigned char queries[COUNT * 64];
  prepare(&s, q);
  const void *context = lay_out(&s, q, -1, 0, &query);
  for (size_t i = 0; i < COUNT; i++)
    memcpy(queries + i * q->query_size, s.query, q->query_size);
  const void *at = at_edge(9, queries, COUNT * q->query_size);
  void *answers = at_edge(6, NULL, COUNT * q->answer_size);
  lcp_status_t *statuses = at_edge(8, NULL, COUNT * sizeof *statuses);
  check_begin(q->name, -4, COUNT, 0, 0);
  CHECK_STATUS(q->batch(context, COUNT, at, q->query_size, answers, q->answer_size, statuses, NULL),
               LCP_OK);

  /* A stride wider than the struct: the room after the last query is not the caller's to give. */
  size_t stride = q->query_size + 24, extent = (COUNT - 1) * stride + q->query_size;
  unsigned char *spread = at_edge(9, NULL, extent);
  for (size_t i = 0; i < COUNT; i++) memcpy(spread + i * stride, s.query, q->query_size);
  CHECK_STATUS(q->batch(context, COUNT, spread, stride, answers, q->answer_size, statuses, NULL),
               LCP_OK);
}

/* A list of limits that ends at the edge, its last item short, the stride wide. */
static void limit_lists(const question *q) {
  setting s;
  lcp_error error = LCP_ERROR_INIT;
  prepare(&s, q);
  for (uint32_t count = 1; count <= 64; count += 7)
    for (uint32_t size = 4; size <= sizeof(lcp_limit); size += 4)
      for (size_t stride = sizeof(lcp_limit); stride <= 4096 / 64; stride += 16) {
        unsigned char *items = at_edge(10, NULL, (count - 1) * stride + size);
        for (uint32_t i = 0; i < count; i++) {
          s.limit.struct_size = size;
          memcpy(items + i * stride, &s.limit, i + 1 < count ? sizeof s.limit : size);
        }
        s.limits.items = (const void *)items;
        s.limits.count = count;
        s.limits.stride = stride;
        memset(answer_bytes, FILL, sizeof answer_bytes);
        set_size(answer_bytes, (uint32_t)q->answer_size);
        check_begin(q->name, -5, count, size, (long long)stride);
        lcp_status_t status = q->ask(&s.context, s.query, answer_bytes, &error);
        if (size < 8) CHECK_STATUS(status, LCP_ERROR_MISSING_VALUE);
        else CHECK_ASKED(q, status, &error);
      }
}

/* ---- arrays of elements that say more than their stride ------------------------------------- */

/* By how much a struct_size is over its stride, as far as it may be that large at all. */
static const uint32_t excesses[] = {1, 2, 4, 8, 32, 4096};
enum { EXCESSES = sizeof excesses / sizeof *excesses };

static uint32_t says_more(size_t stride, size_t which) {
  uint32_t size = (uint32_t)stride + excesses[which];
  return size < 4096 ? size : 4096;
}

/*
 * Of the last limit the host may have given its stride, or only its struct_size: neither is for the
 * library to read further, and no tail of it is looked for past the array.
 */
static void limits_past_stride(const question *q) {
  static const uint32_t counts[] = {1, 2, 17, 64};
  for (size_t stride = 4; stride <= sizeof(lcp_limit) + 16; stride++)
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
      for (size_t which = 0; which < EXCESSES; which++)
        for (int whole = 0; whole < 2; whole++) {
          /* One that ends before its allowance is refused: none can stand before the last. */
          uint32_t count = stride < 8 ? 1 : counts[c], size = says_more(stride, which);
          size_t known = stride < sizeof(lcp_limit) ? stride : sizeof(lcp_limit);
          size_t last = (count - 1) * stride;
          setting s;
          lcp_error error;
          prepare(&s, q);
          unsigned char *items = at_edge(10, NULL, last + (whole ? stride : 4));
          memset(items, 0, last + (whole ? stride : 4));
          s.limit.struct_size = (uint32_t)known;
          for (uint32_t i = 0; i + 1 < count; i++) memcpy(items + i * stride, &s.limit, known);
          s.limit.struct_size = size;
          memcpy(items + last, &s.limit, whole ? known : 4);
          s.limits.items = (const void *)items;
          s.limits.count = count;
          s.limits.stride = stride;
          check_begin(q->name, -6, count, size, (long long)stride);
          CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_STRIDE);
          CHECK_INT(error.field, LCP_FIELD_STRIDE);
          CHECK_INT(error.value, (int64_t)stride);
          CHECK_INT(error.index, count - 1);
          if (!q->batch) continue;
          lcp_status_t *statuses = output_at_edge(8, sizeof *statuses);
          CHECK_STATUS(q->batch(&s.context, 1, s.query, q->query_size, answer_bytes,
                                q->answer_size, statuses, NULL),
                       LCP_ERROR_STRIDE);
        }
}

/* The same of the last query: it alone is refused. */
static void queries_past_stride(const question *q) {
  enum { COUNT = 17 };
  setting s;
  const void *query;
  prepare(&s, q);
  const void *context = lay_out(&s, q, -1, 0, &query);
  for (size_t stride = 4; stride <= q->query_size + 16; stride++)
    for (size_t which = 0; which < EXCESSES; which++)
      for (int whole = 0; whole < 2; whole++) {
        uint32_t size = says_more(stride, which);
        size_t known = stride < q->query_size ? stride : q->query_size;
        size_t last = (COUNT - 1) * stride, extent = last + (whole ? stride : 4);
        lcp_status_t status[COUNT];
        lcp_error error = LCP_ERROR_INIT;
        unsigned char *queries = at_edge(9, NULL, extent);
        memset(queries, 0, extent);
        for (size_t i = 0; i + 1 < COUNT; i++) {
          memcpy(queries + i * stride, s.query, known);
          set_size(queries + i * stride, (uint32_t)known);
        }
        memcpy(queries + last, s.query, whole ? known : 4);
        set_size(queries + last, size);
        void *answers = at_edge(6, NULL, COUNT * q->answer_size);
        void *statuses = at_edge(8, NULL, sizeof status);
        check_begin(q->name, -7, COUNT, size, (long long)stride);
        CHECK_STATUS(q->batch(context, COUNT, queries, stride, answers, q->answer_size, statuses,
                              &error),
                     LCP_ERROR_BATCH_ELEMENT);
        memcpy(status, statuses, sizeof status);
        for (size_t i = 0; i + 1 < COUNT; i++) CHECKF(fits(status[i]), "%d", status[i]);
        CHECK_STATUS(status[COUNT - 1], LCP_ERROR_STRIDE);
        if (status[0] != LCP_OK) continue; /* the error is of another */
        CHECK_INT(error.index, COUNT - 1);
        CHECK_INT(error.field, LCP_FIELD_QUERY);
        CHECK_INT(error.value, size);
      }
}

/* Answers whose stride ends in their struct, with sizes in them that are nobody's. */
static void answers_past_stride(const question *q) {
  enum { COUNT = 17 };
  setting s;
  const void *query;
  unsigned char queries[COUNT * 64];
  prepare(&s, q);
  const void *context = lay_out(&s, q, -1, 0, &query);
  for (size_t i = 0; i < COUNT; i++)
    memcpy(queries + i * q->query_size, s.query, q->query_size);
  const void *at = at_edge(9, queries, COUNT * q->query_size);
  for (size_t stride = 4; stride < q->answer_size; stride++)
    for (size_t which = 0; which < EXCESSES; which++) {
      unsigned char *answers = at_edge(6, NULL, COUNT * stride);
      memset(answers, FILL, COUNT * stride);
      for (size_t i = 0; i < COUNT; i++) set_size(answers + i * stride, says_more(stride, which));
      void *statuses = at_edge(8, NULL, COUNT * sizeof(lcp_status_t));
      check_begin(q->name, -8, COUNT, says_more(stride, which), (long long)stride);
      CHECK_STATUS(q->batch(context, COUNT, at, q->query_size, answers, stride, statuses, NULL),
                   LCP_OK);
      for (size_t i = 0; i < COUNT; i++) {
        uint32_t size;
        memcpy(&size, answers + i * stride, sizeof size);
        CHECK_INT(size, stride);
      }
    }
}

/* ---- readers by index ----------------------------------------------------------------------- */

static void readers(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  lcp_transition_query transition = LCP_TRANSITION_QUERY_INIT;
  transition.from = LCP_STATE_ACTIVE, transition.to = LCP_STATE_INACTIVE;
  transition.cause = LCP_CAUSE_HOME_BUTTON;
  lcp_transition_answer transition_answer = LCP_TRANSITION_ANSWER_INIT;
  CHECK_STATUS(lcp_query_transition(&context, &transition, &transition_answer, NULL), LCP_OK);
  CHECK(transition_answer.step_count > 0);
  lcp_path_query path = LCP_PATH_QUERY_INIT;
  path.from = LCP_STATE_ACTIVE, path.to = LCP_STATE_BACKGROUND;
  lcp_path_answer path_answer = LCP_PATH_ANSWER_INIT;
  CHECK_STATUS(lcp_query_path(&context, &path, &path_answer, NULL), LCP_OK);
  CHECK(path_answer.step_count > 0);
  const uint64_t *token = at_edge(1, path_answer.path, sizeof path_answer.path);

  uint32_t families = 0;
  for (lcp_rule_index_t index = 0; index < (lcp_rule_index_t)lcp_rule_count(); index++) {
    lcp_rule rule;
    rule.struct_size = sizeof rule;
    CHECK_STATUS(lcp_rule_at(index, &rule), LCP_OK);
    if (families >> rule.family & 1) continue; /* one of each: each has fields of its own */
    families |= 1u << rule.family;
    for (size_t size = 4; size <= sizeof(lcp_rule) + 16; size++) {
      check_begin("lcp_rule_at", index, (long long)size, 0, 0);
      CHECK_STATUS(lcp_rule_at(index, output_at_edge(6, size)), LCP_OK);
    }
  }
  for (size_t size = 4; size <= 64; size++) {
    check_begin("lcp_transition_step_at", (long long)size, 0, 0, 0);
    CHECK_STATUS(lcp_transition_step_at(transition_answer.sequence, 0, output_at_edge(6, size)),
                 LCP_OK);
    check_begin("lcp_path_step_at", (long long)size, 0, 0, 0);
    CHECK_STATUS(lcp_path_step_at(token, 0, output_at_edge(6, size)), LCP_OK);
    check_begin("lcp_citation_at", (long long)size, 0, 0, 0);
    CHECK_STATUS(lcp_citation_at(0, output_at_edge(6, size)), LCP_OK);
    check_begin("lcp_rule_citation_at and lcp_rule_step_at", (long long)size, 0, 0, 0);
    CHECK_STATUS(lcp_rule_citation_at(transition_answer.rule, 0, output_at_edge(6, size)), LCP_OK);
    CHECK_STATUS(lcp_rule_step_at(transition_answer.rule, 0, output_at_edge(6, size)), LCP_OK);
  }
}

/* ---- texts ---------------------------------------------------------------------------------- */

/* Every beginning of a text, ending at the edge. */
/* A text that is longer than any name is refused by its length alone: here no byte of it can be read,
 * and what is as long as a name may be ends at its edge. */
static void long_texts(void) {
  enum { LONGEST = 128 };
  static const char fills[] = {'(', ')', '_', ':', 'a', '-', 0};
  char text[LONGEST];
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++) {
    int64_t value = 77;
    for (size_t length = LONGEST + 1; length <= PTRDIFF_MAX / 2; length = length * 3 / 2) {
      check_begin("lcp_enum_parse, too long a text", kind, (long long)length, 0, 0);
      CHECK_STATUS(lcp_enum_parse(kind, at_edge(0, NULL, 0), length, &value), LCP_ERROR_NOT_FOUND);
    }
    for (size_t i = 0; i < sizeof fills; i++) {
      check_begin("lcp_enum_parse, a long text", kind, fills[i], 0, 0);
      memset(text, fills[i], LONGEST);
      CHECK_STATUS(lcp_enum_parse(kind, at_edge(0, text, LONGEST), LONGEST, &value),
                   LCP_ERROR_NOT_FOUND);
      text[LONGEST - 1] = ')';
      CHECK_STATUS(lcp_enum_parse(kind, at_edge(0, text, LONGEST), LONGEST, &value),
                   LCP_ERROR_NOT_FOUND);
    }
    CHECK_INT(value, 77);
  }
}

static void texts(void) {
  static const char *const names[] = {
      "active", "UIApplicationStateActive", "swipe up", "bluetooth-central", "0x8badf00d",
      "applicationDidEnterBackground:", "application:didFinishLaunchingWithOptions:",
      "UISceneDidActivateNotification", "FRONTBOARD", "guard", "0x2BAD45EC", "after-callback",
      "255.255.255", "9.3.5", "relaunch.force-quit.location", "-", "$(VERSION)"};
  for (size_t n = 0; n < sizeof names / sizeof *names; n++)
    for (size_t length = 0; length <= strlen(names[n]); length++) {
      const char *text = at_edge(0, names[n], length);
      lcp_os_version_t os;
      lcp_rule_index_t index;
      int64_t value;
      check_begin("lcp_enum_parse", (long long)n, (long long)length, 0, 0);
      for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++) {
        lcp_status_t status = lcp_enum_parse(kind, text, length, at_edge(1, NULL, sizeof value));
        CHECK(status == LCP_OK || status == LCP_ERROR_NOT_FOUND);
      }
      check_begin("lcp_os_parse", (long long)n, (long long)length, 0, 0);
      lcp_status_t status = lcp_os_parse(text, length, at_edge(1, NULL, sizeof os));
      CHECK(status == LCP_OK || status == LCP_ERROR_MALFORMED);
      check_begin("lcp_rule_find", (long long)n, (long long)length, 0, 0);
      status = lcp_rule_find(text, length, at_edge(1, NULL, sizeof index));
      CHECK(status == LCP_OK || status == LCP_ERROR_NOT_FOUND);
    }
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++)
    for (uint32_t i = 0;; i++) {
      int64_t value;
      check_begin("lcp_enum_value_at", kind, i, 0, 0);
      if (lcp_enum_value_at(kind, i, at_edge(1, NULL, sizeof value)) != LCP_OK) break;
      memcpy(&value, at_edge(1, NULL, sizeof value), sizeof value);
      const char *name = lcp_enum_name(kind, value);
      size_t length = strlen(name);
      CHECK_STATUS(lcp_enum_parse(kind, at_edge(0, name, length), length, &value), LCP_OK);
      if (length > 1)
        (void)lcp_enum_parse(kind, at_edge(0, name, length - 1), length - 1, &value);
    }
  for (uint32_t r = 0; r < lcp_rule_count(); r++) {
    lcp_rule rule;
    lcp_rule_index_t index;
    rule.struct_size = sizeof rule;
    check_begin("lcp_rule_find", r, 0, 0, 0);
    if (lcp_rule_at((lcp_rule_index_t)r, &rule) != LCP_OK) continue;
    size_t length = strlen(rule.id);
    CHECK_STATUS(lcp_rule_find(at_edge(0, rule.id, length), length, &index), LCP_OK);
  }
}

/* ---- manifest ------------------------------------------------------------------------------- */

static void manifest(void) {
  static const char *const keys[] = {
      "UIBackgroundModes", "UIApplicationExitsOnSuspend", "UIApplicationSceneManifest",
      "UIApplicationSupportsMultipleScenes", "BGTaskSchedulerPermittedIdentifiers",
      "MinimumOSVersion", "DTSDKName", "DTPlatformVersion",
      "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
      "NSLocationWhenInUseUsageDescription", "NSMicrophoneUsageDescription"};
  static const char *const strings[] = {"iphoneos12.4", "audio", "$(SDK)", "9.3.5", "YES"};
  for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
    for (size_t length = 0; length <= strlen(keys[k]); length++)
      for (lcp_info_kind_t kind = LCP_INFO_STRING; kind <= LCP_INFO_OTHER; kind++)
        for (size_t n = 0; n < sizeof strings / sizeof *strings; n++) {
          lcp_app app = LCP_APP_INIT;
          lcp_info_value value = LCP_INFO_VALUE_INIT;
          lcp_text items[3];
          size_t size = strlen(strings[n]);
          for (int i = 0; i < 3; i++) {
            items[i].length = size - (size_t)(i ? (size_t)i : 0);
            items[i].data = at_edge(4 + i, strings[n], items[i].length);
          }
          value.kind = kind;
          value.integer = kind == LCP_INFO_BOOLEAN ? (int64_t)(n & 1) : (int64_t)n;
          value.string.data = at_edge(3, strings[n], size);
          value.string.length = size;
          value.items = at_edge(7, items, sizeof items);
          value.count = 3;
          check_begin("lcp_app_apply_info", (long long)k, (long long)length, kind, (long long)n);
          size_t *count = at_edge(8, NULL, sizeof *count);
          size_t capacity = n % 3;
          lcp_notice *notices = at_edge(9, NULL, capacity * sizeof *notices);
          CHECK_STATUS(lcp_app_apply_info(at_edge(0, &app, sizeof app),
                                          at_edge(1, keys[k], length), length,
                                          at_edge(2, &value, sizeof value), notices, capacity,
                                          count, output_at_edge(10, sizeof(lcp_error))),
                       LCP_OK);
        }
  /* Short structs: the value's kind may be missing, the app's fields may be. */
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  lcp_app app = LCP_APP_INIT;
  value.kind = LCP_INFO_BOOLEAN;
  value.integer = 1;
  for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
    for (size_t size = 4; size <= sizeof app; size++) {
      check_begin("lcp_app_apply_info, a short app", (long long)k, (long long)size, 0, 0);
      CHECK_STATUS(lcp_app_apply_info(struct_at_edge(0, &app, size), keys[k], strlen(keys[k]),
                                      &value, NULL, 0, NULL, NULL),
                   LCP_OK);
    }
    for (size_t size = 4; size <= sizeof value; size++) {
      check_begin("lcp_app_apply_info, a short value", (long long)k, (long long)size, 0, 0);
      lcp_status_t status =
          lcp_app_apply_info(at_edge(0, &app, sizeof app), keys[k], strlen(keys[k]),
                             struct_at_edge(2, &value, size), NULL, 0, NULL, NULL);
      CHECKF(size < 8 ? status == LCP_ERROR_MISSING_VALUE || status == LCP_ERROR_UNKNOWN_VALUE
                      : status == LCP_OK,
             "%s", lcp_status_name(status));
    }
  }
}

int main(void) {
  check_start();
  open_rooms();
  find_boundaries();
  for (int i = 0; i < QUESTIONS; i++) {
    inputs(&questions[i]);
    outputs(&questions[i]);
    if (questions[i].batch) batches(&questions[i]);
    limit_lists(&questions[i]);
    limits_past_stride(&questions[i]);
    if (!questions[i].batch) continue;
    queries_past_stride(&questions[i]);
    answers_past_stride(&questions[i]);
  }
  readers();
  long_texts();
  texts();
  manifest();
  return check_done("guard_page");
}
