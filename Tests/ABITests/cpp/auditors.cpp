// Checks that an auditor of lifecycle_policy.hpp finds what an auditor of the C interface finds. Also
// tests what the C++ classes add: moves, vectors, records as aggregates, columns as views, and
// sessions that continue from their bytes.
#include "check.hpp"

#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using namespace std::chrono_literals;
using lcp::record;
using lcp::record_kind;

template <class T>
bool refused(const lcp::result<T>& result, lcp::status status, std::optional<lcp::field> field) {
  return !result && result.error().status == status && result.error().field == field;
}

constexpr auto become = lcp::callback::did_become_active;
constexpr auto resign = lcp::callback::will_resign_active;
constexpr auto enter = lcp::callback::did_enter_background;
constexpr auto leave = lcp::callback::will_enter_foreground;
// The log shows launches. Otherwise an unseen end of the process would explain every gap.
constexpr auto shown = {lcp::callback::did_finish_launching, become, resign, enter, leave};

lcp::auditor_options options() {
  lcp::auditor_options options;
  options.context.os = lcp::os(12, 4);
  options.callbacks = shown;
  return options;
}

record entered(lcp::callback callback) { return record::of(record_kind::entered, callback); }
record of_kind(record_kind kind, std::optional<std::chrono::nanoseconds> time = std::nullopt) {
  record made;
  made.kind = kind, made.time = time;
  return made;
}

std::vector<record> log() {
  std::vector<record> all;
  auto time = 0ns;
  for (const auto callback : {become, resign, become, become, resign, enter, enter, leave}) {
    for (const auto kind : {record_kind::entered, record_kind::returned}) {
      record made = record::of(kind, callback);
      made.time = time += 100ms;
      made.process = 1;
      if (callback == become) made.reads = lcp::state::active;
      all.push_back(made);
    }
  }
  return all;
}

// Returns the findings of the C interface about the log, with the options of the C++ auditor.
std::vector<lcp_audit_finding> findings_of_c(const std::vector<record>& log) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 4, 0));
  lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
  options.context = &context;
  for (const auto callback : shown) {
    const auto place = static_cast<unsigned>(callback) - 1;
    options.callbacks_mask[place / 64] |= std::uint64_t{1} << place % 64;
  }
  std::size_t size = 0, session_size = 0;
  CHECK(lcp_auditor_measure(&options, &size, &session_size, nullptr) == LCP_OK);
  std::vector<std::uint64_t> memory(size / 8 + 1), session_memory(session_size / 8 + 1);
  lcp_auditor* auditor = nullptr;
  lcp_session* session = nullptr;
  CHECK(lcp_auditor_init(memory.data(), size, &options, &auditor, nullptr) == LCP_OK);
  CHECK(lcp_session_init(auditor, session_memory.data(), session_size, &session, nullptr) == LCP_OK);
  std::vector<lcp_audit_finding> all;
  for (const record& one : log) {
    const std::int32_t kind = static_cast<std::int32_t>(one.kind);
    const std::int32_t reads = one.reads ? static_cast<std::int32_t>(*one.reads) : 0;
    const std::int64_t time = one.time ? one.time->count() : -1;
    lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
    columns.clock = LCP_CLOCK_MONOTONIC;
    columns.kinds = &kind, columns.codes = &one.code, columns.times = &time;
    columns.processes = &one.process, columns.reads = &reads;
    lcp_audit_finding room[16];
    std::size_t count = 0;
    CHECK(lcp_auditor_feed(auditor, session, &columns, 1, room, sizeof room[0], 16, &count, nullptr,
                           nullptr) == LCP_OK);
    CHECK(count < 16);
    all.insert(all.end(), room, room + count);
  }
  return all;
}

bool same(const std::vector<lcp::audit_finding>& a, const std::vector<lcp_audit_finding>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (std::memcmp(&a[i].raw(), &b[i], sizeof b[i]) != 0) return false;
  return true;
}

void findings_are_those_of_c() {
  const auto records = log();
  const auto expected = findings_of_c(records);
  CHECK(!expected.empty());
  const auto auditor = lcp::auditor::create(options());
  if (!CHECK(auditor)) return;
  auto session = auditor->begin();
  const auto found = session->feed(records, lcp::log_clock::monotonic);
  CHECK(found && same(*found, expected));

  // Feeds the log as columns. Kinds and codes have arrays of their own; the other columns are
  // members of an array of structs.
  struct row {
    std::int64_t time, process;
    std::int32_t kind, code, reads;
  };
  std::vector<row> rows;
  std::vector<std::int32_t> kinds, codes;
  for (const record& one : records) {
    const auto kind = static_cast<std::int32_t>(one.kind);
    const auto reads = one.reads ? static_cast<std::int32_t>(*one.reads) : 0;
    rows.push_back({one.time->count(), one.process, kind, one.code, reads});
    kinds.push_back(kind), codes.push_back(one.code);
  }
  const lcp::span<const row> all{rows};
  lcp::audit_columns columns;
  columns.records = rows.size();
  columns.kinds = lcp::span<const std::int32_t>{kinds};
  columns.codes = lcp::span<const std::int32_t>{codes};
  columns.times = {all, &row::time};
  columns.processes = {all, &row::process};
  columns.reads = {all, &row::reads};
  auto other = auditor->begin();
  const auto again = other->feed(columns, lcp::log_clock::monotonic);
  CHECK(again && same(*again, expected));
  CHECK(std::memcmp(session->bytes().data(), other->bytes().data(), session->bytes().size()) == 0);
}

void a_violation() {
  const auto auditor = lcp::auditor::create(options());
  auto session = auditor->begin();
  const record good[] = {entered(become), entered(resign), entered(become)};
  const auto none = session->feed(good);
  CHECK(none && none->empty());
  const auto places = session->places();
  CHECK(places && places->contains(lcp::state::active));
  const auto steps = session->expected();
  CHECK(steps && !steps->empty() && steps->front().callback() == resign && steps->front().rule());
  const record bad[] = {entered(become)};
  const auto found = session->feed(bad);
  if (!CHECK(found && found->size() == 1)) return;
  const auto& finding = found->front();
  CHECK(finding.severity() == lcp::severity::error && finding.record() == 3);
  CHECK(finding.record_kind() == record_kind::entered);
  CHECK(finding.code() == static_cast<std::int32_t>(become) && finding.callback() == resign);
  CHECK(!finding.places().empty() && !finding.took() && !finding.limit());
  const std::string text = finding.text();
  char line[400];
  CHECK(!text.empty() && finding.text(line) == text.size() && text == line);
  CHECK(lcp::audit_finding{}.text().empty());
}

void a_full_room() {
  const auto auditor = lcp::auditor::create(options());
  const std::vector<record> records(100, entered(become));
  for (const std::size_t capacity : {1u, 2u, 31u, 32u, 33u, 98u, 99u, 100u}) {
    auto session = auditor->begin();
    std::vector<lcp::audit_finding> room(capacity);
    std::size_t judged = 0, found = 0;
    for (int calls = 0; calls < 300; ++calls) {
      const lcp::span<const record> left{records.data() + judged, records.size() - judged};
      const auto fed = session->feed(left, lcp::span<lcp::audit_finding>{room});
      if (!CHECK(fed && fed->findings <= capacity)) return;
      for (std::size_t i = 0; i < fed->findings; ++i) CHECK(room[i].record() == ++found);
      judged += fed->records;
      if (judged == records.size() && fed->findings < capacity) break;
    }
    CHECK(judged == 100 && found == 99);
  }
  auto session = auditor->begin();
  const auto all = session->feed(records);
  CHECK(all && all->size() == 99 && all->back().record() == 99);
}

void what_the_header_does_not_have() {
  const auto auditor = lcp::auditor::create(options());
  auto session = auditor->begin();
  const std::int32_t kinds[] = {99, LCP_RECORD_NOTE, -1};
  lcp::audit_columns columns;
  columns.records = 3, columns.kinds = lcp::span<const std::int32_t>{kinds};
  const auto found = session->feed(columns);
  if (!CHECK(found && found->size() == 2)) return;
  CHECK((*found)[0].kind() == lcp::audit_kind::unread && (*found)[1].record() == 2);
}

void ends() {
  auto with_ends = options();
  with_ends.ends = true;
  const auto auditor = lcp::auditor::create(with_ends);
  auto session = auditor->begin();
  record report = of_kind(record_kind::ended);
  report.token = static_cast<std::int64_t>(lcp::termination_namespace::springboard);
  report.value = LCP_CODE_WATCHDOG;
  const record log[] = {entered(become), entered(resign), entered(enter), report};
  const auto found = session->feed(log);
  CHECK(found && found->size() == 1 && found->front().kind() == lcp::audit_kind::end);
  const auto ends = session->ends();
  if (!CHECK(ends && ends->size() > 1)) return;
  CHECK(ends->front().is_possible() && ends->front().termination() == lcp::termination::watchdog);
  CHECK(ends->front().speaks_for() == lcp::ground::reported);
  bool possible = true;
  for (const auto& end : *ends) {
    CHECK(possible || !end.is_possible());
    possible = end.is_possible();
  }
  lcp::audit_end first[1];
  const auto count = session->ends(first, {lcp::fact::no, true, true, true});
  CHECK(count && *count == ends->size());
  CHECK((lcp::beside{lcp::fact::yes, true, true, true}.mask() == 29u));
  CHECK((lcp::beside{lcp::fact::no}.mask() == LCP_BESIDE_NO_CRASH_REPORT) && lcp::beside{}.mask() == 0);
}

void sessions_go_on() {
  static_assert(std::is_nothrow_move_constructible_v<lcp::auditor>);
  static_assert(std::is_nothrow_move_assignable_v<lcp::session>);
  static_assert(!std::is_copy_constructible_v<lcp::session>);
  auto auditor = lcp::auditor::create(options());
  auto session = auditor->begin();
  const record before[] = {entered(become), entered(resign)}, after[] = {entered(enter)};
  CHECK(session->feed(before));
  const auto same_options = lcp::auditor::create(options());
  auto resumed = same_options->resume(session->bytes());
  if (!CHECK(resumed && resumed->bytes().size() == auditor->session_size())) return;
  CHECK(resumed->feed(after) && session->feed(after));
  CHECK(std::memcmp(resumed->bytes().data(), session->bytes().data(), session->bytes().size()) == 0);
  const auto bytes = session->bytes();
  using status = lcp::status;
  using field = lcp::field;
  CHECK(refused(auditor->resume({bytes.data(), bytes.size() - 1}), status::session, field::session));
  const std::vector<unsigned char> zeros(bytes.size());
  CHECK(refused(auditor->resume(lcp::span<const unsigned char>{zeros}), status::session,
                field::session));

  // Auditors and sessions can be moved. The moved-from objects then refuse calls.
  lcp::session moved = std::move(*session);
  CHECK(moved.feed(after) && session->raw() == nullptr && session->bytes().empty());
  CHECK(refused(session->places(), status::null_argument, field::session));
  lcp::auditor elsewhere = std::move(*auditor);
  CHECK(moved.places() && elsewhere.begin());
  CHECK(refused(auditor->begin(), status::null_argument, field::auditor));
}

void memory_of_the_host() {
  const auto size = lcp::auditor::measure(options());
  if (!CHECK(size && size->bytes > 0 && size->session_bytes > 0)) return;
  std::vector<std::uint64_t> memory(size->bytes / 8 + 1), room(size->session_bytes / 8 + 1);
  using status = lcp::status;
  using field = lcp::field;
  const auto create = [&](std::size_t bytes) {
    return lcp::auditor::create_in(memory.data(), bytes, options());
  };
  CHECK(refused(create(size->bytes - 1), status::memory, field::memory_size));
  const auto auditor = create(size->bytes);
  if (!CHECK(auditor && auditor->session_size() == size->session_bytes)) return;
  CHECK(refused(auditor->begin_in(room.data(), size->session_bytes - 1), status::memory,
                field::memory_size));
  auto session = auditor->begin_in(room.data(), room.size() * 8);
  CHECK(session && session->bytes().size() == size->session_bytes && session->places());
}

void errors() {
  using status = lcp::status;
  using field = lcp::field;
  const auto with = [](auto change) {
    auto changed = options();
    change(changed);
    return lcp::auditor::create(changed);
  };
  CHECK(refused(with([](auto& one) { one.scenes = 17; }), status::out_of_range, field::scenes));
  CHECK(refused(with([](auto& one) { one.strictness = lcp::strictness{9}; }), status::unknown_value,
                field::strictness));
  CHECK(refused(with([](auto& one) { one.callbacks |= lcp::callback{128}; }), status::unknown_value,
                field::logged_callbacks));
  CHECK(refused(with([](auto& one) { one.notifications |= lcp::notification{64}; }),
                status::unknown_value, field::logged_notifications));
  CHECK(refused(with([](auto& one) { one.os_last = lcp::os(12, 3); }), status::out_of_range,
                field::os));
  CHECK(refused(with([](auto& one) { one.context.os = {}; }), status::missing_value, field::os));
  const auto auditor = lcp::auditor::create(options());
  auto session = auditor->begin();
  const record log[] = {of_kind(record_kind::note)};
  CHECK(refused(session->feed(log, lcp::log_clock{9}), status::unknown_value, field::clock));
  CHECK(refused(session->places(2), status::not_found, field::scene));
  CHECK(refused(session->expected(2), status::not_found, field::scene));
}

}  // namespace

int main() {
  findings_are_those_of_c();
  a_violation();
  a_full_room();
  what_the_header_does_not_have();
  ends();
  sessions_go_on();
  memory_of_the_host();
  errors();
  return check::done("auditors");
}
