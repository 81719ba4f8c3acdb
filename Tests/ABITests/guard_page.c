/*
 * Passes structs, policies, strings and lists that end where an unreadable page begins, to the functions for
 * contexts, questions, rules, names and Info.plists. Passes every struct_size from 4 to the size of the struct.
 * If the library reads or writes a byte past what the caller gave, the program crashes and names the call.
 */
#include "guarded.h"
#include "info_keys.h"
#include "questions.h"

enum { ROOMS = 12, ROOM_PAGES = 32 };

static unsigned char *rooms[ROOMS];
static size_t room_size;

static void open_rooms(void) {
  room_size = ROOM_PAGES * page_size();
  for (int i = 0; i < ROOMS; i++) rooms[i] = guarded(room_size);
}

/* Copies the first `size` bytes of `object` to the end of rooms[room], where an unreadable page begins.
   Returns the address of the copy. */
static void *at_edge(int room, const void *object, size_t size) {
  unsigned char *place = rooms[room] + room_size - size;
  if (size && object) memcpy(place, object, size);
  return place;
}

/* Copies the first `size` bytes of a struct to the end of rooms[room], and sets the copy's struct_size to
   `size`. */
static void *struct_at_edge(int room, const void *object, size_t size) {
  void *place = at_edge(room, object, size);
  set_size(place, (uint32_t)size);
  return place;
}

/* Prepares an output struct of the given size at the end of rooms[room], and fills it with 0xA5. */
static void *output_at_edge(int room, size_t size) {
  void *place = at_edge(room, NULL, size);
  memset(place, FILL, size);
  set_size(place, (uint32_t)size);
  return place;
}

static int fits(lcp_status_t status) {
  return status == LCP_OK || status == LCP_ERROR_MISSING_VALUE;
}

/* ---- policies ------------------------------------------------------------------------------- */

enum { CONTEXT, APP, FACTS, LIMITS_OF, LIMIT, STRUCTS };
static const size_t whole[STRUCTS] = {sizeof(lcp_context), sizeof(lcp_app), sizeof(lcp_device_facts),
                                      sizeof(lcp_limits), sizeof(lcp_limit)};

/* Copies each struct of a context so that the copy ends at its own unreadable page, and returns the copied
   context. Only the first `size` bytes of the struct with number `which` are copied. If `which` is negative,
   all structs are copied whole. */
static const void *lay_out(ground *g, int which, size_t size) {
  size_t sizes[STRUCTS];
  memcpy(sizes, whole, sizeof sizes);
  if (which >= 0) sizes[which] = size;
  g->limits.items = struct_at_edge(4, &g->limit, sizes[LIMIT]);
  g->context.app = struct_at_edge(1, &g->app, sizes[APP]);
  g->context.facts = struct_at_edge(2, &g->facts, sizes[FACTS]);
  g->context.limits = struct_at_edge(3, &g->limits, sizes[LIMITS_OF]);
  return struct_at_edge(0, &g->context, sizes[CONTEXT]);
}

static void policies(void) {
  const size_t forms[] = {lcp_policy_size(LCP_FORM_SMALL), lcp_policy_size(LCP_FORM_TABLES)};
  for (int os = 0; os < os_count; os += 3)
    for (int which = -1; which < STRUCTS; which++)
      for (size_t size = 4; size <= (which < 0 ? 4 : whole[which]); size++)
        for (int form = 0; form < (size % 16 ? 1 : 2); form++) {
          ground g;
          lay_ground(&g);
          g.context.os = os_boundaries[os];
          const void *context = lay_out(&g, which, size);
          check_begin("lcp_policy_prepare", which, (long long)size, g.context.os, form);
          lcp_status_t status = lcp_policy_prepare(context, at_edge(6, NULL, forms[form]),
                                                   forms[form], output_at_edge(7, sizeof(lcp_error)));
          int cut_limits = which == LIMITS_OF && size < sizeof(lcp_limits);
          CHECKF(fits(status) ||
                     (cut_limits &&
                      (status == LCP_ERROR_NULL_ARGUMENT || status == LCP_ERROR_STRIDE)),
                 "%s", status_name(status));
          if (which < 0) CHECK_STATUS(status, LCP_OK);
          CHECK_STATUS(lcp_context_edge_after(context, 0, at_edge(8, NULL, 4),
                                              output_at_edge(7, sizeof(lcp_error))),
                       status);
        }
}

/* Tests lists of limits that end at the edge, with a short last item and a wide stride. */
static void limit_lists(void) {
  lcp_policy policy;
  for (uint32_t count = 1; count <= 64; count += 7)
    for (uint32_t size = 4; size <= sizeof(lcp_limit); size += 4)
      for (size_t stride = sizeof(lcp_limit); stride <= 4096 / 64; stride += 16) {
        ground g;
        lay_ground(&g);
        unsigned char *items = at_edge(10, NULL, (count - 1) * stride + size);
        for (uint32_t i = 0; i < count; i++) {
          g.limit.struct_size = size;
          memcpy(items + i * stride, &g.limit, i + 1 < count ? sizeof g.limit : size);
        }
        g.limits.items = (const void *)items;
        g.limits.count = count;
        g.limits.stride = stride;
        check_begin("limits", count, size, (long long)stride, 0);
        CHECK_STATUS(lcp_policy_prepare(&g.context, &policy, sizeof policy, NULL),
                     size < 8 ? LCP_ERROR_MISSING_VALUE : LCP_OK);
      }
}

/* By how many bytes a struct_size exceeds the stride of its array. says_more() returns at most 4096. */
static const uint32_t excesses[] = {1, 2, 4, 8, 32, 4096};
enum { EXCESSES = sizeof excesses / sizeof *excesses };

static uint32_t says_more(size_t stride, size_t which) {
  uint32_t size = (uint32_t)stride + excesses[which];
  return size < 4096 ? size : 4096;
}

/*
 * Gives the last limit of a list a struct_size that exceeds the stride. The readable memory ends with the stride,
 * or directly after the field struct_size. In both cases the library must refuse the list without reading past the
 * readable memory.
 */
static void limits_past_stride(void) {
  static const uint32_t counts[] = {1, 2, 17, 64};
  for (size_t stride = 4; stride <= sizeof(lcp_limit) + 16; stride++)
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
      for (size_t which = 0; which < EXCESSES; which++)
        for (int given = 0; given < 2; given++) {
          /* A stride below 8 cuts off the allowance of each item. An item before the last one would be
             refused because it lacks its allowance, so the list has a single item. */
          uint32_t count = stride < 8 ? 1 : counts[c], size = says_more(stride, which);
          size_t known = stride < sizeof(lcp_limit) ? stride : sizeof(lcp_limit);
          size_t last = (count - 1) * stride, extent = last + (given ? stride : 4);
          lcp_error error = LCP_ERROR_INIT;
          lcp_policy policy;
          ground g;
          lay_ground(&g);
          unsigned char *items = at_edge(10, NULL, extent);
          memset(items, 0, extent);
          g.limit.struct_size = (uint32_t)known;
          for (uint32_t i = 0; i + 1 < count; i++) memcpy(items + i * stride, &g.limit, known);
          g.limit.struct_size = size;
          memcpy(items + last, &g.limit, given ? known : 4);
          g.limits.items = (const void *)items;
          g.limits.count = count;
          g.limits.stride = stride;
          check_begin("limits", -1, count, size, (long long)stride);
          CHECK_STATUS(lcp_policy_prepare(&g.context, &policy, sizeof policy, &error),
                       LCP_ERROR_STRIDE);
          CHECK_INT(error.field, LCP_FIELD_STRIDE);
          CHECK_INT(error.value, (int64_t)stride);
          CHECK_INT(error.index, count - 1);
        }
}

/* ---- questions ------------------------------------------------------------------------------ */

/* One policy of each form. Each ends at its own unreadable page. */
static const void *asked[2];

static void lay_policies(const lcp_context *context) {
  for (int form = 0; form < 2; form++) {
    size_t size = lcp_policy_size(LCP_FORM_SMALL + form);
    void *policy = at_edge(4 + form, NULL, size);
    CHECK_STATUS(lcp_policy_prepare(context, policy, size, NULL), LCP_OK);
    asked[form] = policy;
  }
}

/* Asks a question. The answer, or the array for `count` items of a list, ends at the edge. */
static lcp_status_t ask_at_edge(const question *q, int form, const void *query, size_t size,
                                size_t count, void *error) {
  if (!q->list) return q->ask(asked[form], query, output_at_edge(6, size), error);
  return q->list(asked[form], query, at_edge(6, NULL, count * size), size, count,
                 at_edge(8, NULL, sizeof(size_t)), error);
}

static void queries(const question *q) {
  setting s;
  prepare(&s, q);
  for (int form = 0; form < 2; form++)
    for (size_t size = q->query_size ? 4 : 0; size <= q->query_size; size++) {
      const void *query = q->query_size ? struct_at_edge(9, &s.query, size) : NULL;
      void *error = output_at_edge(7, sizeof(lcp_error));
      check_begin(q->name, form, (long long)size, 0, 0);
      lcp_status_t status = ask_at_edge(q, form, query, q->answer_size, 3, error);
      CHECKF(size == q->query_size ? status == LCP_OK : fits(status), "%s", status_name(status));
      if (!has_batch(q)) continue;
      lcp_status_t *statuses = at_edge(8, NULL, sizeof *statuses);
      lcp_status_t batch =
          lcp_query_batch(asked[form], q->kind, 1, query, size, output_at_edge(6, q->answer_size),
                          q->answer_size, statuses, error);
      if (batch == LCP_ERROR_BATCH_ELEMENT) memcpy(&batch, statuses, sizeof batch);
      CHECK_STATUS(batch, status);
    }
}

static void outputs(const question *q) {
  setting s;
  prepare(&s, q);
  const void *query = q->query_size ? struct_at_edge(9, &s.query, q->query_size) : NULL;
  for (int form = 0; form < 2; form++)
    for (size_t size = 4; size <= q->answer_size + 8; size++)
      for (size_t count = 0; count < (q->list ? 4 : 1); count++) {
        check_begin(q->name, form, (long long)size, (long long)count, 1);
        CHECK_STATUS(ask_at_edge(q, form, query, size, count, output_at_edge(7, sizeof(lcp_error))),
                     LCP_OK);
        if (!has_batch(q)) continue;
        lcp_status_t *statuses = at_edge(8, NULL, sizeof *statuses);
        CHECK_STATUS(lcp_query_batch(asked[form], q->kind, 1, query, q->query_size,
                                     at_edge(6, NULL, size), size, statuses, NULL),
                     LCP_OK);
      }
  if (q->list) { /* an array for exactly the items that exist */
    size_t total = 0;
    check_begin(q->name, 0, 0, 0, 2);
    CHECK_STATUS(q->list(asked[0], query, NULL, 0, 0, &total, NULL), LCP_OK);
    CHECK(total > 0 && total * q->answer_size <= room_size);
    CHECK_STATUS(ask_at_edge(q, 0, query, q->answer_size, total, NULL), LCP_OK);
  }
  /* A failing call writes no more of the error than the error's struct_size says. */
  for (size_t size = 4; size <= sizeof(lcp_error) + 8; size++) {
    void *error = output_at_edge(7, size);
    check_begin(q->name, (long long)size, 0, 0, 3);
    CHECK_STATUS(q->list ? q->list(NULL, query, NULL, 0, 0, NULL, error)
                         : q->ask(NULL, query, output_at_edge(6, q->answer_size), error),
                 LCP_ERROR_NULL_ARGUMENT);
  }
}

/* ---- batches -------------------------------------------------------------------------------- */

enum { COUNT = 17 };

/* Tests batches of many elements. The last element of each array ends at the edge. */
static void batches(const question *q) {
  setting s;
  prepare(&s, q);
  unsigned char *at = at_edge(9, NULL, COUNT * q->query_size);
  for (size_t i = 0; i < COUNT; i++) memcpy(at + i * q->query_size, &s.query, q->query_size);
  void *answers = at_edge(6, NULL, COUNT * q->answer_size);
  lcp_status_t *statuses = at_edge(8, NULL, COUNT * sizeof *statuses);
  check_begin(q->name, COUNT, 0, 0, 4);
  CHECK_STATUS(lcp_query_batch(asked[1], q->kind, COUNT, at, q->query_size, answers,
                               q->answer_size, statuses, NULL),
               LCP_OK);

  /* If the stride is wider than the struct, the memory may end after the last struct. */
  size_t stride = q->query_size + 24, extent = (COUNT - 1) * stride + q->query_size;
  unsigned char *spread = at_edge(9, NULL, extent);
  for (size_t i = 0; i < COUNT; i++) memcpy(spread + i * stride, &s.query, q->query_size);
  CHECK_STATUS(lcp_query_batch(asked[0], q->kind, COUNT, spread, stride, answers, q->answer_size,
                               statuses, NULL),
               LCP_OK);
}

/* Gives the last query of a batch a struct_size that exceeds the stride. Only the last query may be refused because
   of its size. If the stride cuts off required fields, the other queries are refused because they miss values. */
static void queries_past_stride(const question *q) {
  setting s;
  prepare(&s, q);
  for (size_t stride = 4; stride <= q->query_size + 16; stride++)
    for (size_t which = 0; which < EXCESSES; which++)
      for (int given = 0; given < 2; given++) {
        uint32_t size = says_more(stride, which);
        size_t known = stride < q->query_size ? stride : q->query_size;
        size_t last = (COUNT - 1) * stride, extent = last + (given ? stride : 4);
        lcp_status_t status[COUNT];
        lcp_error error = LCP_ERROR_INIT;
        unsigned char *at = at_edge(9, NULL, extent);
        memset(at, 0, extent);
        for (size_t i = 0; i + 1 < COUNT; i++) {
          memcpy(at + i * stride, &s.query, known);
          set_size(at + i * stride, (uint32_t)known);
        }
        memcpy(at + last, &s.query, given ? known : 4);
        set_size(at + last, size);
        void *answers = at_edge(6, NULL, COUNT * q->answer_size);
        void *statuses = at_edge(8, NULL, sizeof status);
        check_begin(q->name, COUNT, size, (long long)stride, 5);
        CHECK_STATUS(lcp_query_batch(asked[0], q->kind, COUNT, at, stride, answers, q->answer_size,
                                     statuses, &error),
                     LCP_ERROR_BATCH_ELEMENT);
        memcpy(status, statuses, sizeof status);
        for (size_t i = 0; i + 1 < COUNT; i++) CHECKF(fits(status[i]), "%d", status[i]);
        CHECK_STATUS(status[COUNT - 1], LCP_ERROR_STRIDE);
        if (status[0] != LCP_OK) continue; /* the error is about an earlier query */
        CHECK_INT(error.index, COUNT - 1);
        CHECK_INT(error.field, LCP_FIELD_QUERY);
        CHECK_INT(error.value, size);
      }
}

/* Asks for answers with a stride shorter than the struct. The library must ignore the struct_size of these
   answers. */
static void answers_past_stride(const question *q) {
  setting s;
  prepare(&s, q);
  unsigned char *at = at_edge(9, NULL, COUNT * q->query_size);
  for (size_t i = 0; i < COUNT; i++) memcpy(at + i * q->query_size, &s.query, q->query_size);
  for (size_t stride = 4; stride < q->answer_size; stride++)
    for (size_t which = 0; which < EXCESSES; which++) {
      unsigned char *answers = at_edge(6, NULL, COUNT * stride);
      memset(answers, FILL, COUNT * stride);
      for (size_t i = 0; i < COUNT; i++) set_size(answers + i * stride, says_more(stride, which));
      void *statuses = at_edge(8, NULL, COUNT * sizeof(lcp_status_t));
      check_begin(q->name, COUNT, says_more(stride, which), (long long)stride, 6);
      CHECK_STATUS(lcp_query_batch(asked[1], q->kind, COUNT, at, q->query_size, answers, stride,
                                   statuses, NULL),
                   LCP_OK);
      for (size_t i = 0; i < COUNT; i++) CHECK_INT(get_size(answers + i * stride), stride);
    }
}

/* ---- rules ---------------------------------------------------------------------------------- */

static void rules(void) {
  uint32_t families = 0;
  for (lcp_rule_index_t index = 0; index < (lcp_rule_index_t)lcp_rule_count(); index++) {
    lcp_rule rule = LCP_RULE_INIT;
    CHECK_STATUS(lcp_rule_at(index, &rule), LCP_OK);
    for (lcp_rule_field_t field = 1; field <= LAST_RULE_FIELD; field++) {
      check_begin("lcp_rule_value and _text", index, field, 0, 0);
      (void)lcp_rule_value(index, field, 0, at_edge(6, NULL, sizeof(int64_t)));
      (void)lcp_rule_text(index, field, at_edge(6, NULL, sizeof(char *)));
    }
    for (size_t count = 0; count < 4; count++) {
      size_t *total = at_edge(8, NULL, sizeof *total);
      check_begin("lists of a rule", index, (long long)count, 0, 0);
      CHECK_STATUS(lcp_list_rule_steps(index, at_edge(6, NULL, count * sizeof(lcp_rule_step)),
                                       sizeof(lcp_rule_step), count, total, NULL),
                   LCP_OK);
      CHECK_STATUS(lcp_list_citations(index, at_edge(6, NULL, count * sizeof(lcp_citation)),
                                      sizeof(lcp_citation), count, total, NULL),
                   LCP_OK);
    }
    if (families >> rule.family & 1) continue; /* one rule of each family, because each has its own fields */
    families |= 1u << rule.family;
    for (size_t size = 4; size <= sizeof(lcp_rule) + 16; size++) {
      check_begin("lcp_rule_at", index, (long long)size, 0, 0);
      CHECK_STATUS(lcp_rule_at(index, output_at_edge(6, size)), LCP_OK);
    }
    for (size_t size = 4; size <= sizeof(lcp_citation) + 8; size++) {
      check_begin("lists of a rule", index, (long long)size, 1, 0);
      CHECK_STATUS(lcp_list_rule_steps(index, at_edge(6, NULL, size), size, 1, NULL, NULL), LCP_OK);
      CHECK_STATUS(lcp_list_citations(index, at_edge(6, NULL, size), size, 1, NULL, NULL), LCP_OK);
    }
  }
  lcp_knowledge_t *knowledge = at_edge(6, NULL, sizeof *knowledge);
  for (int form = 0; form < 2; form++)
    for (lcp_condition_t condition = 1; condition <= CONDITIONS; condition++) {
      check_begin("lcp_policy_condition", form, condition, 0, 0);
      CHECK_STATUS(lcp_policy_condition(asked[form], condition, knowledge, NULL), LCP_OK);
    }
  for (int i = 0; i < QUESTIONS; i++) {
    const question *q = &questions[i];
    unsigned char query[64] = {0};
    size_t length = 0;
    if (!q->ask) continue;
    set_size(query, (uint32_t)q->query_size);
    fill_query(query, q);
    check_begin("lcp_answer_text", i, 0, 0, 0);
    const void *edge = at_edge(5, query, q->query_size ? q->query_size : 4);
    CHECK_STATUS(lcp_answer_text(asked[0], q->kind, edge, NULL, NULL, 0, &length, NULL), LCP_OK);
    char *text = at_edge(6, NULL, length + 1);
    CHECK_STATUS(lcp_answer_text(asked[0], q->kind, edge, NULL, text, length + 1, NULL, NULL), LCP_OK);
    CHECK(strlen(text) == length);
    lcp_text_options options = LCP_TEXT_OPTIONS_INIT;
    const void *chosen = at_edge(4, &options, sizeof options);
    CHECK_STATUS(lcp_answer_text(asked[0], q->kind, edge, chosen, NULL, 0, NULL, NULL), LCP_OK);
  }
}

/* ---- texts ---------------------------------------------------------------------------------- */

/* Passes texts that are longer than the library accepts. They must be refused because of their length alone, since
   none of their bytes can be read here. Also passes texts of the greatest length that the library reads, which end
   at the edge. */
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

/* Passes every prefix of some texts. Each prefix ends at the edge. */
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
  for (lcp_state_t state = 0; state <= STATES + 1; state++) {
    check_begin("lcp_state_raw_value", state, 0, 0, 0);
    (void)lcp_state_raw_value(state, at_edge(1, NULL, sizeof(int64_t)));
  }
  for (lcp_enum_kind_t kind = 1; kind <= KINDS; kind++)
    for (uint32_t i = 0;; i++) {
      int64_t value;
      check_begin("lcp_enum_value_at", kind, i, 0, 0);
      if (lcp_enum_value_at(kind, i, at_edge(1, NULL, sizeof value)) != LCP_OK) break;
      memcpy(&value, at_edge(1, NULL, sizeof value), sizeof value);
      const char *name = lcp_enum_name(kind, value), *title = lcp_enum_title(kind, value);
      size_t length = strlen(name);
      CHECK(title && *title);
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
  static const char *const keys[] = {INFO_KEYS};
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
          value.string = at_edge(3, strings[n], size);
          value.string_length = size;
          value.items = at_edge(7, items, sizeof items);
          value.item_count = 3;
          check_begin("lcp_app_apply_info", (long long)k, (long long)length, kind, (long long)n);
          size_t *count = at_edge(8, NULL, sizeof *count);
          size_t capacity = n % 3;
          size_t stride = n == 1 ? 4 : n == 4 ? sizeof(lcp_notice) + 5 : sizeof(lcp_notice);
          lcp_notice *notices = at_edge(9, NULL, capacity * stride);
          lcp_info_progress progress = LCP_INFO_PROGRESS_INIT;
          CHECK_STATUS(lcp_app_apply_info(at_edge(0, &app, sizeof app),
                                          at_edge(11, &progress, sizeof progress),
                                          at_edge(1, keys[k], length), length,
                                          at_edge(2, &value, sizeof value), notices, stride,
                                          capacity, count, output_at_edge(10, sizeof(lcp_error))),
                       LCP_OK);
        }
  /* Passes short structs: a value that may lack its kind, and an app or a progress that may lack some fields. */
  lcp_info_value value = LCP_INFO_VALUE_INIT;
  lcp_app app = LCP_APP_INIT;
  value.kind = LCP_INFO_BOOLEAN;
  value.integer = 1;
  for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
    size_t length = strlen(keys[k]);
    for (size_t size = 4; size <= sizeof app; size++) {
      check_begin("lcp_app_apply_info, a short app", (long long)k, (long long)size, 0, 0);
      CHECK_STATUS(lcp_app_apply_info(struct_at_edge(0, &app, size), NULL, keys[k], length, &value,
                                      NULL, 0, 0, NULL, NULL),
                   LCP_OK);
    }
    for (size_t size = 4; size <= sizeof value; size++) {
      check_begin("lcp_app_apply_info, a short value", (long long)k, (long long)size, 0, 0);
      lcp_status_t status =
          lcp_app_apply_info(at_edge(0, &app, sizeof app), NULL, keys[k], length,
                             struct_at_edge(2, &value, size), NULL, 0, 0, NULL, NULL);
      CHECK_STATUS(status, size < 8 ? LCP_ERROR_MISSING_VALUE : LCP_OK);
    }
    lcp_info_progress progress = LCP_INFO_PROGRESS_INIT;
    for (size_t size = 4; size <= sizeof progress; size++) {
      check_begin("lcp_app_apply_info, a short progress", (long long)k, (long long)size, 0, 0);
      CHECK_STATUS(lcp_app_apply_info(at_edge(0, &app, sizeof app),
                                      struct_at_edge(3, &progress, size), keys[k], length, &value,
                                      NULL, 0, 0, NULL, NULL),
                   LCP_OK);
    }
  }
}

int main(void) {
  check_start();
  open_rooms();
  find_boundaries();
  policies();
  limit_lists();
  limits_past_stride();
  ground g;
  lay_ground(&g);
  lay_policies(&g.context);
  for (int i = 0; i < QUESTIONS; i++) {
    queries(&questions[i]);
    outputs(&questions[i]);
    if (!has_batch(&questions[i])) continue;
    batches(&questions[i]);
    queries_past_stride(&questions[i]);
    answers_past_stride(&questions[i]);
  }
  rules();
  long_texts();
  texts();
  manifest();
  return check_done("guard_page");
}
