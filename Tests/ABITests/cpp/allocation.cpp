// Checks that memory is only allocated by calls that return vectors, strings, tables, devices,
// auditors or sessions. Counts all forms of operator new, and the memory that the C library has
// handed out.
#include "check.hpp"

#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::size_t allocations;

void* counted(std::size_t size) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}

}  // namespace

void* operator new(std::size_t size) {
  if (void* memory = counted(size)) return memory;
  std::abort();
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t) {
  if (void* memory = counted(size)) return memory;
  std::abort();
}
void* operator new[](std::size_t size, std::align_val_t align) { return operator new(size, align); }
// Must not be inlined: compilers warn if they see malloc paired with delete.
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { operator delete(memory); }
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
void operator delete[](void* memory, std::size_t) noexcept { operator delete(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { operator delete(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { operator delete(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  operator delete(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
  operator delete(memory);
}

namespace {

std::size_t letters;

// Reads a list into an array of the caller, which is too short for some lists.
template <class Row, class List> void into_room(List list) {
  Row room[3];
  const lcp::result<std::size_t> count = list(lcp::span<Row>{room});
  if (CHECK(count)) letters += *count;
}

template <class Query> void in_batch(const lcp::policy& policy, const Query& query) {
  const Query queries[70] = {query, query};
  typename lcp::detail::asked<Query>::answer answers[70];
  lcp::status statuses[70];
  const auto report = policy.batch(queries, answers, statuses);
  CHECK(report && report->failed == 68);
}

void questions(const lcp::policy& policy) {
  using namespace lcp;
  const transition_query transition{state::active, state::background, cause::home_button};
  CHECK(policy.transition(transition));
  into_room<step>([&](auto room) { return policy.steps(transition, room); });
  CHECK(policy.next({state::active}));
  into_room<edge>([&](auto room) { return policy.edges({state::scene_background}, room); });
  CHECK(policy.path({state::unattached, state::foreground_active}));
  into_room<path_step>(
      [&](auto room) { return policy.path_steps({state::not_running, state::suspended}, room); });
  CHECK(policy.deadline(allowance::background_task));
  const auto relaunch = policy.relaunch({termination::crash, trigger::region_enter});
  if (CHECK(relaunch && relaunch->rule()))
    into_room<citation>([&](auto room) { return relaunch->rule()->citations(room); });
  CHECK(policy.conduct({state::background, activity::opengl_es}));
  CHECK(policy.duties(callback::did_enter_background));
  into_room<duty>([&](auto room) { return policy.duty_list(callback::open_url, room); });
  CHECK(policy.delivery({state::suspended, event::touch}));
  const auto mode = policy.mode(lcp::mode::audio);
  CHECK(mode && !mode->permits().empty());
  CHECK(policy.quota(quota::monitored_regions));
  CHECK(policy.manifest());
  into_room<finding>([&](auto room) { return policy.findings(room); });
  const auto termination = policy.termination({std::nullopt, 0x8badf00d});
  CHECK(termination && !termination->text().empty());
  CHECK(policy.transition({state::active, std::nullopt, cause::home_button}));
  CHECK(policy.suspension({allowance::background_task, activity::audio_playback}));
  CHECK(policy.purge({state::background, activity::audio_playback}));
  CHECK(policy.call({callback::open_url, trigger::open_url}));
  CHECK(policy.condition(condition::phone));
  into_room<explanation>([&](auto room) { return policy.explain(transition, room); });
  into_room<explanation>([&](auto room) { return policy.explain(lcp::mode::audio, room); });
  into_room<explanation>([&](auto room) { return policy.explain(suspension_query{}, room); });
}

void batches(const lcp::policy& policy) {
  using namespace lcp;
  in_batch(policy, transition_query{state::active, state::inactive, cause::home_button});
  in_batch(policy, next_query{state::active});
  in_batch(policy, path_query{state::active, state::suspended});
  in_batch(policy, allowance::launch);
  in_batch(policy, relaunch_query{termination::crash, trigger::user_tap});
  in_batch(policy, conduct_query{state::active, activity::metal});
  in_batch(policy, callback::open_url);
  in_batch(policy, delivery_query{state::active, event::touch});
  in_batch(policy, mode::audio);
  in_batch(policy, quota::wakeups);
  in_batch(policy, purge_query{state::suspended});
  in_batch(policy, call_query{callback::open_url, trigger::open_url});
}

void everything_else(const lcp::context& context) {
  CHECK(context.edge_after(lcp::os(9)));
  into_room<lcp::rule>([](auto room) { return lcp::rules(room); });
  into_room<lcp::citation>([](auto room) { return lcp::citations(room); });
  into_room<lcp::callback>([](auto room) { return lcp::values(room); });
  const auto rule = lcp::rule_at(0);
  CHECK(rule && lcp::find_rule(rule->id()));
  if (rule) into_room<lcp::rule_step>([&](auto room) { return rule->steps(room); });
  CHECK(rule && rule->values<lcp::state>(lcp::rule_field::states).size() < 128);
  CHECK(lcp::parse<lcp::state>("active") && lcp::parse<lcp::os_version>("9.3.5"));
  letters += lcp::to_string_view(lcp::state::active).size() + lcp::os(9).text().view().size();
  letters += lcp::title(lcp::state::active).size() + lcp::opposite_title(lcp::condition::pad).size();
  lcp::app app;
  lcp::info_progress progress;
  const auto list = lcp::info_value::string_list({"audio", "x"});
  CHECK(lcp::apply_info(app, progress, "UIBackgroundModes", list));
  CHECK(!lcp::policy::prepare({}));
}

// Checks that a short vector and the tables take one allocation each.
void allocating_calls(const lcp::context& context, const lcp::policy& policy) {
  allocations = 0;
  CHECK(policy.findings() && allocations == 1);
  const auto tables = lcp::policy_tables::prepare(context);
  CHECK(tables && allocations == 2);
  CHECK(tables && (*tables)->deadline(lcp::allowance::launch) && allocations == 2);
}

// Checks that a device allocates memory only when it is created, and frees it at its end.
void devices(const lcp::limit& limit) {
  const std::size_t before = mallinfo2().uordblks;
  {
    auto device = lcp::device::create({lcp::os(17)});
    if (!CHECK(device && mallinfo2().uordblks > before)) return;
    const std::size_t during = mallinfo2().uordblks;
    lcp::install install{lcp::fact::yes};
    install.limits = {&limit, 1};
    CHECK(device->install(install) && device->post({lcp::occurrence::boot}));
    CHECK(device->post({lcp::occurrence::open_app, 1}));
    CHECK(device->run_until_idle(std::chrono::hours{1}, [&](const lcp::device_effect& effect) {
      char line[400];
      letters += effect.text(line);
      if (effect.needs_reply()) CHECK(device->reply(effect));
    }));
    CHECK(device->post({lcp::occurrence::home}));
    for (const auto& effect : device->effects()) letters += effect.rule().has_value();
    unsigned char bytes[2000];
    const auto count = device->snapshot(lcp::span<unsigned char>{bytes});
    CHECK(count && device->restore({bytes, *count}, std::chrono::hours{1}));
    CHECK(device->digest() && device->status() && device->app_status(1) && device->pending_kill(1));
    CHECK(!device->reply(7) && mallinfo2().uordblks == during);
  }
  CHECK(mallinfo2().uordblks == before);
}

// Checks that an auditor and a session in the host's memory allocate nothing, and that an auditor
// and a session without such memory take one allocation each.
void auditors() {
  lcp::auditor_options options;
  options.context.os = lcp::os(12, 4);
  options.callbacks = {lcp::callback::did_finish_launching, lcp::callback::did_become_active,
                       lcp::callback::will_resign_active};
  alignas(std::uint64_t) static unsigned char memory[1 << 20], session_memory[1 << 16];
  lcp::record log[100];
  std::int32_t kinds[100], codes[100];
  for (int i = 0; i < 100; ++i) {
    log[i] = lcp::record::of(lcp::record_kind::entered, lcp::callback::did_become_active);
    kinds[i] = LCP_RECORD_ENTERED, codes[i] = LCP_CALLBACK_DID_BECOME_ACTIVE;
  }
  allocations = 0;
  const auto size = lcp::auditor::measure(options);
  const auto auditor = lcp::auditor::create_in(memory, sizeof memory, options);
  if (!CHECK(size && auditor && size->bytes <= sizeof memory)) return;
  auto session = auditor->begin_in(session_memory, sizeof session_memory);
  if (!CHECK(session && session->bytes().size() == size->session_bytes)) return;
  lcp::audit_finding room[8];
  const auto fed = session->feed(log, room);
  CHECK(fed && fed->findings == 8 && fed->records < 100);
  lcp::audit_columns columns{100, lcp::span<const std::int32_t>{kinds},
                             lcp::span<const std::int32_t>{codes}, {}, {}, {}, {}, {}, {}, {}};
  CHECK(session->feed(columns, room, lcp::log_clock::wall));
  char text[1000];
  letters += room[0].text(text);
  CHECK(session->places());
  into_room<lcp::audit_step>([&](auto list) { return session->expected(list); });
  into_room<lcp::audit_end>([&](auto list) { return session->ends(list); });
  CHECK(allocations == 0);
  const auto other = lcp::auditor::create(options);
  CHECK(other && allocations == 1 && other->begin() && allocations == 2);
}

}  // namespace

int main() {
  lcp::limit limit{lcp::allowance::background_task, std::chrono::seconds{1}, {}, {}};
  lcp::context context{lcp::os(17)};
  context.app.emplace().scenes = lcp::fact::yes;
  context.app->unknown_modes = 1;
  context.limits = {&limit, 1};

  // Checks that the counter counts.
  allocations = 0;
  ::operator delete(::operator new(1));
  CHECK(allocations == 1);

  allocations = 0;
  const std::size_t before = mallinfo2().uordblks;
  const auto policy = lcp::policy::prepare(context);
  if (!CHECK(policy)) return check::done("allocation");
  questions(*policy);
  batches(*policy);
  everything_else(context);
  devices(limit);
  CHECK(mallinfo2().uordblks == before);
  CHECK(allocations == 0 && letters > 0);
  auditors();
  allocating_calls(context, *policy);
  return check::done("allocation");
}
