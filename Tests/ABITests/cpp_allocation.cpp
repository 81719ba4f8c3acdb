// No call of lifecycle_policy.hpp allocates: operator new is counted, every form of it, and so is
// what the C library hands out.
#include "cpp_check.hpp"

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
// Not inlined: a compiler that sees malloc on one side and delete on the other warns of it.
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

template <class Range> void walk(const Range& range) {
  for (const auto& element : range) letters += sizeof element;
}
template <class Range> void walk(const lcp::result<Range>& range) {
  if (CHECK(range)) walk(*range);
}

template <class Query, class Answer, class Batch> void in_batch(Batch batch, const Query& query) {
  const Query queries[70] = {query, query};
  Answer answers[70];
  lcp::status statuses[70];
  const auto report = batch(lcp::context{lcp::os(12)}, lcp::span<const Query>{queries},
                            lcp::span<Answer>{answers}, lcp::span<lcp::status>{statuses});
  CHECK(report && report->failed == 68);
}

void single_questions(const lcp::context& context) {
  const auto transition = lcp::query_transition(
      context, {lcp::state::active, lcp::state::background, lcp::cause::home_button});
  if (CHECK(transition)) walk(transition->steps());
  CHECK(lcp::query_scene_transition(context, {lcp::scene_state::background,
                                              lcp::scene_state::foreground_inactive,
                                              lcp::cause::return_by_user}));
  CHECK(lcp::query_next(context, {lcp::state::active}));
  CHECK(lcp::query_scene_next(context, {lcp::scene_state::background}));
  walk(lcp::next_edges(context, {lcp::state::active}));
  walk(lcp::scene_next_edges(context, {lcp::scene_state::background}));
  const auto path = lcp::query_path(context, {lcp::state::not_running, lcp::state::suspended});
  if (CHECK(path)) walk(path->steps());
  CHECK(lcp::query_scene_path(context, {lcp::scene_state::unattached,
                                        lcp::scene_state::foreground_active}));
  CHECK(lcp::query_deadline(context, {lcp::allowance::background_task}));
  const auto relaunch =
      lcp::query_relaunch(context, {lcp::termination::crash, lcp::trigger::region_enter});
  if (CHECK(relaunch && relaunch->rule())) walk(relaunch->rule()->citations());
  CHECK(lcp::query_conduct(context, {lcp::state::background, lcp::activity::opengl_es}));
  CHECK(lcp::query_duties(context, {lcp::callback::did_enter_background}));
  walk(lcp::duties(context, {lcp::callback::did_enter_background}));
  CHECK(lcp::query_delivery(context, {lcp::state::suspended, lcp::event::touch}));
  CHECK(lcp::query_mode(context, {lcp::mode::audio}));
  CHECK(lcp::query_quota(context, {lcp::quota::monitored_regions}));
  CHECK(lcp::query_manifest(context));
  walk(lcp::manifest_findings(context));
  CHECK(lcp::query_termination(context, {std::nullopt, 0x8badf00d}));
}

void explanations(const lcp::context& context) {
  walk(lcp::explain_transition(
      context, {lcp::state::active, lcp::state::background, lcp::cause::home_button}));
  walk(lcp::explain_scene_transition(
      context, {lcp::scene_state::background, lcp::scene_state::foreground_inactive,
                lcp::cause::return_by_user}));
  walk(lcp::explain_deadline(context, {lcp::allowance::background_task}));
  walk(lcp::explain_relaunch(context, {lcp::termination::crash, lcp::trigger::region_enter}));
  walk(lcp::explain_conduct(context, {lcp::state::background, lcp::activity::opengl_es}));
  walk(lcp::explain_delivery(context, {lcp::state::suspended, lcp::event::touch}));
  walk(lcp::explain_mode(context, {lcp::mode::audio}));
  walk(lcp::explain_quota(context, {lcp::quota::monitored_regions}));
  walk(lcp::explain_termination(context, {std::nullopt, 0x8badf00d}));
}

void batches() {
  using namespace lcp;
  in_batch<transition_query, transition_answer>(
      query_transition_batch, {state::active, state::inactive, cause::home_button});
  in_batch<next_query, next_answer>(query_next_batch, {state::active});
  in_batch<path_query, path_answer>(query_path_batch, {state::active, state::suspended});
  in_batch<deadline_query, deadline_answer>(query_deadline_batch, {allowance::launch});
  in_batch<relaunch_query, relaunch_answer>(query_relaunch_batch,
                                            {lcp::termination::crash, trigger::user_tap});
  in_batch<conduct_query, conduct_answer>(query_conduct_batch, {state::active, activity::metal});
  in_batch<duties_query, duties_answer>(query_duties_batch, {callback::open_url});
  in_batch<delivery_query, delivery_answer>(query_delivery_batch, {state::active, event::touch});
  in_batch<mode_query, mode_answer>(query_mode_batch, {mode::audio});
  in_batch<quota_query, quota_answer>(query_quota_batch, {quota::wakeups});
}

void everything_else() {
  walk(lcp::rules());
  walk(lcp::citations());
  walk(lcp::values<lcp::callback>());
  CHECK(lcp::find_rule(lcp::rules()[0].id()));
  CHECK(lcp::parse<lcp::state>("active") && lcp::parse<lcp::os_version>("9.3.5"));
  letters += lcp::to_string_view(lcp::state::active).size() + lcp::os(9).text().view().size();
  lcp::app app;
  CHECK(lcp::apply_info(app, "UIBackgroundModes", lcp::info_value::string_list({"audio", "x"})));
  CHECK(!lcp::query_deadline({}, {}) && !lcp::explain_mode({}, {}));
}

}  // namespace

int main() {
  lcp::limit limit{lcp::allowance::background_task, std::chrono::seconds{1}, {}, {}};
  lcp::context context{lcp::os(17)};
  context.app.scenes = lcp::fact::yes;
  context.app.unknown_modes = 1;
  context.limits = {&limit, 1};

  // That the count is one: a test of the test.
  allocations = 0;
  ::operator delete(::operator new(1));
  CHECK(allocations == 1);

  allocations = 0;
  const std::size_t before = mallinfo2().uordblks;
  single_questions(context);
  explanations(context);
  batches();
  everything_else();
  CHECK(mallinfo2().uordblks == before);
  CHECK(allocations == 0 && letters > 0);
  return check::done("cpp_allocation");
}
