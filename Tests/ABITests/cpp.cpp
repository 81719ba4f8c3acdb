// Every query of lifecycle_policy.hpp, over its whole domain and in many contexts, against the same
// question in C: same answer in every field, same elements in every list.
#include "cpp_worlds.hpp"

#include <vector>

using check::is;
using worlds::world;

namespace {

// ---- what answers have in common ---------------------------------------------------------------

template <class Answer, class Raw> void same_head(const Answer& cpp, const Raw& c) {
  CHECK(is(cpp.verdict(), c.verdict));
  CHECK(is(cpp.newest_verdict(), c.newest_verdict));
  CHECK(cpp.is_allowed() == (c.verdict == LCP_VERDICT_ALLOWED));
  CHECK(cpp.is_disputed() == ((c.flags & LCP_ANSWER_DISPUTED) != 0));
  CHECK(cpp.is_os_dependent() == ((c.flags & LCP_ANSWER_OS_DEPENDENT) != 0));
}

template <class Answer, class Raw> void same_ruling(const Answer& cpp, const Raw& c) {
  same_head(cpp, c);
  CHECK(cpp.rule_index() == c.rule);
  CHECK(is(cpp.rule(), c.rule));
  CHECK(is(cpp.evidence(), c.evidence));
  CHECK(cpp.requirements().mask() == c.requires_mask);
}

// The elements of a range against those of a function of C, which ends with a status.
template <class Raw, class Range, class At, class Same>
void same_list(const lcp::result<Range>& cpp, At at, Same same) {
  if (!CHECK(cpp)) return;
  std::uint32_t index = 0;
  for (const auto& element : *cpp) {
    Raw c{};
    c.struct_size = sizeof c;
    if (CHECK(at(index++, &c) == LCP_OK)) same(element, c);
  }
  Raw beyond{};
  beyond.struct_size = sizeof beyond;
  CHECK(at(index, &beyond) == LCP_ERROR_OUT_OF_RANGE);
  CHECK(cpp->empty() == (index == 0));
}

void same_explanation(const lcp::explanation& cpp, const lcp_explanation& c) {
  CHECK(cpp.rule_index() == c.rule && is(cpp.rule(), c.rule));
  CHECK(is(cpp.role(), c.role));
  CHECK(cpp.failing().mask() == c.failing_mask);
  CHECK(cpp.unknown().mask() == c.unknown_mask);
}

template <class Range, class Call, class Query>
void same_explanations(const lcp::result<Range>& cpp, Call call, const world& w,
                       const Query& query) {
  same_list<lcp_explanation>(
      cpp, [&](auto i, auto* row) { return call(&w.c, &query, i, row, nullptr); },
      same_explanation);
}

// Every pair of values of two enumerations.
template <class A, class B, class Visit> void each_pair(Visit visit) {
  for (A a : lcp::values<A>())
    for (B b : lcp::values<B>()) visit(a, b);
}

template <class Enum> std::int32_t raw(Enum value) { return static_cast<std::int32_t>(value); }

// ---- transitions -------------------------------------------------------------------------------

void same_steps(const lcp::step_range& cpp, std::uint64_t sequence, std::uint32_t count) {
  CHECK(cpp.size() == count);
  std::uint32_t index = 0;
  for (const lcp::transition_step& step : cpp) {
    lcp_transition_step c = LCP_TRANSITION_STEP_INIT;
    CHECK(lcp_transition_step_at(sequence, index++, &c) == LCP_OK);
    CHECK(is(step.callback(), c.callback) && is(step.fallback(), c.fallback));
    CHECK(is(step.notification(), c.notification));
    CHECK(is(step.state(), c.state) && is(step.scene_state(), c.scene_state));
    CHECK(step.rule_index() == c.rule && is(step.rule(), c.rule));
    CHECK(is(step.name(), c.callback != 0
                              ? lcp_enum_name(LCP_ENUM_CALLBACK, c.callback)
                              : lcp_enum_name(LCP_ENUM_NOTIFICATION, c.notification)));
  }
  CHECK(index == count);
}

template <class State> struct axis;
template <> struct axis<lcp::state> {
  static constexpr lcp_axis_t number = LCP_AXIS_APP;
  static constexpr auto transition = &lcp::query_transition;
  static constexpr auto next = &lcp::query_next;
  static constexpr auto edges = &lcp::next_edges;
  static constexpr auto path = &lcp::query_path;
  static auto explain(const lcp::context& context, const lcp::transition_query& query) {
    return lcp::explain_transition(context, query);
  }
};
template <> struct axis<lcp::scene_state> {
  static constexpr lcp_axis_t number = LCP_AXIS_SCENE;
  static constexpr auto transition = &lcp::query_scene_transition;
  static constexpr auto next = &lcp::query_scene_next;
  static constexpr auto edges = &lcp::scene_next_edges;
  static constexpr auto path = &lcp::query_scene_path;
  static auto explain(const lcp::context& context, const lcp::scene_transition_query& query) {
    return lcp::explain_scene_transition(context, query);
  }
};

template <class State>
void transition(const world& w, const lcp::basic_transition_query<State>& query, bool explained) {
  lcp_transition_query q = LCP_TRANSITION_QUERY_INIT;
  q.axis = axis<State>::number;
  q.from = raw(query.from);
  q.to = raw(query.to);
  q.cause = raw(query.cause);
  q.last_cause = query.last_cause ? raw(*query.last_cause) : 0;
  q.trigger = query.trigger ? raw(*query.trigger) : 0;
  q.interruption = query.interruption ? raw(*query.interruption) : 0;
  lcp_transition_answer c = LCP_TRANSITION_ANSWER_INIT;
  CHECK(lcp_query_transition(&w.c, &q, &c, nullptr) == LCP_OK);
  const auto cpp = axis<State>::transition(w.cpp, query);
  if (!CHECK(cpp)) return;
  same_ruling(*cpp, c);
  CHECK(is(cpp->reason(), c.reason) && is(cpp->via(), c.via));
  same_steps(cpp->steps(), c.sequence, c.step_count);
  if (explained)
    same_explanations(axis<State>::explain(w.cpp, query), lcp_explain_transition, w, q);
}

template <class State> void transitions(const world& w) {
  int number = 0;
  each_pair<State, State>([&](State from, State to) {
    for (lcp::cause cause : lcp::values<lcp::cause>()) {
      lcp::basic_transition_query<State> query;
      query.from = from;
      query.to = to;
      query.cause = cause;
      // Each of what may be left out, in turn.
      if (++number % 3 == 0) query.last_cause = lcp::cause::app_switcher_open;
      if (number % 4 == 0) query.trigger = lcp::trigger::open_url;
      if (number % 5 == 0) query.interruption = lcp::interruption::phone_call;
      transition(w, query, number % 97 == 0);
    }
  });
}

template <class State> void next(const world& w) {
  for (State from : lcp::values<State>())
    for (int last = 0; last < 2; ++last) {
      lcp::basic_next_query<State> query;
      query.from = from;
      lcp_next_query q = LCP_NEXT_QUERY_INIT;
      q.axis = axis<State>::number;
      q.from = raw(from);
      if (last != 0) query.last_cause = lcp::cause::app_switcher_open;
      if (last != 0) q.last_cause = LCP_CAUSE_APP_SWITCHER_OPEN;
      lcp_next_answer c = LCP_NEXT_ANSWER_INIT;
      CHECK(lcp_query_next(&w.c, &q, &c, nullptr) == LCP_OK);
      const auto cpp = axis<State>::next(w.cpp, query);
      if (!CHECK(cpp)) return;
      same_head(*cpp, c);
      CHECK(is(cpp->reason(), c.reason) && cpp->count() == c.count);
      same_list<lcp_next_edge>(
          axis<State>::edges(w.cpp, query),
          [&](auto i, auto* edge) { return lcp_next_edge_at(&w.c, &q, i, edge, nullptr); },
          [](const auto& edge, const lcp_next_edge& e) {
            CHECK(is(edge.cause(), e.cause) && is(edge.to(), e.to));
            CHECK(is(edge.verdict(), e.verdict) && is(edge.reason(), e.reason));
            CHECK(edge.rule_index() == e.rule && is(edge.rule(), e.rule));
            CHECK(is(edge.evidence(), e.evidence));
            CHECK(edge.is_disputed() == ((e.flags & LCP_ANSWER_DISPUTED) != 0));
          });
    }
}

template <class State> void paths(const world& w) {
  int number = 0;
  each_pair<State, State>([&](State from, State to) {
    lcp::basic_path_query<State> query;
    query.from = from;
    query.to = to;
    lcp_path_query q = LCP_PATH_QUERY_INIT;
    q.axis = axis<State>::number;
    q.from = raw(from);
    q.to = raw(to);
    if (++number % 3 == 0) {
      query.allowed_causes = {lcp::cause::launch_by_user, lcp::cause::crash};
      q.allowed_causes = UINT64_C(1) << (LCP_CAUSE_LAUNCH_BY_USER - 1) |
                         UINT64_C(1) << (LCP_CAUSE_CRASH - 1);
    }
    if (number % 4 == 0) query.last_cause = lcp::cause::device_lock;
    if (number % 4 == 0) q.last_cause = LCP_CAUSE_DEVICE_LOCK;
    if (number % 5 == 0) query.trigger = lcp::trigger::open_url;
    if (number % 5 == 0) q.trigger = LCP_TRIGGER_OPEN_URL;
    lcp_path_answer c = LCP_PATH_ANSWER_INIT;
    CHECK(lcp_query_path(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = axis<State>::path(w.cpp, query);
    if (!CHECK(cpp)) return;
    same_head(*cpp, c);
    CHECK(is(cpp->reason(), c.reason) && cpp->requirements().mask() == c.requires_mask);
    CHECK(cpp->steps().size() == c.step_count);
    std::uint32_t index = 0;
    for (const auto& step : cpp->steps()) {
      lcp_path_step s = LCP_PATH_STEP_INIT;
      CHECK(lcp_path_step_at(c.path, index++, &s) == LCP_OK);
      CHECK(is(step.cause(), s.cause) && is(step.from(), s.from) && is(step.to(), s.to));
      CHECK(step.rule_index() == s.rule && is(step.rule(), s.rule));
      same_steps(step.steps(), s.sequence, s.step_count);
    }
  });
}

// ---- the other questions -----------------------------------------------------------------------

void deadlines(const world& w) {
  for (lcp::allowance allowance : lcp::values<lcp::allowance>()) {
    lcp_deadline_query q = LCP_DEADLINE_QUERY_INIT;
    q.allowance = raw(allowance);
    lcp_deadline_answer c = LCP_DEADLINE_ANSWER_INIT;
    CHECK(lcp_query_deadline(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_deadline(w.cpp, {allowance});
    if (!CHECK(cpp)) return;
    same_ruling(*cpp, c);
    CHECK(is(cpp->at_expiry(), c.at_expiry) && is(cpp->code(), c.code));
    CHECK(is(cpp->advice(), c.advice_ns) && is(cpp->limit(), c.limit_ns));
    CHECK(is(cpp->warning(), c.warning_ns));
    CHECK((cpp->extendable() == lcp::fact::yes) == ((c.flags & LCP_ANSWER_EXTENDABLE) != 0));
    CHECK((cpp->extendable() == lcp::fact::no) == ((c.flags & LCP_ANSWER_NOT_EXTENDABLE) != 0));
    same_explanations(lcp::explain_deadline(w.cpp, {allowance}), lcp_explain_deadline, w, q);
  }
}

void relaunches(const world& w) {
  int number = 0;
  each_pair<lcp::termination, lcp::trigger>([&](lcp::termination end, lcp::trigger trigger) {
    lcp::relaunch_query query{end, trigger};
    lcp_relaunch_query q = LCP_RELAUNCH_QUERY_INIT;
    q.termination = raw(end);
    q.trigger = raw(trigger);
    if (++number % 3 == 0) {
      query.since = lcp::since_event::reboot | lcp::since_event::unlock;
      q.since = LCP_SINCE_REBOOT | LCP_SINCE_UNLOCK;
    }
    lcp_relaunch_answer c = LCP_RELAUNCH_ANSWER_INIT;
    CHECK(lcp_query_relaunch(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_relaunch(w.cpp, query);
    if (!CHECK(cpp)) return;
    same_ruling(*cpp, c);
    CHECK(is(cpp->guarantee(), c.guarantee) && is(cpp->launch_state(), c.launch_state));
    CHECK(is(cpp->callback(), c.callback) && is(cpp->allowance(), c.allowance));
    CHECK(is(cpp->allowance_time(), c.allowance_ns) && is(cpp->standing(), c.standing));
    CHECK(is(cpp->delivery_rule(), c.delivery_rule));
    if (number % 31 == 0)
      same_explanations(lcp::explain_relaunch(w.cpp, query), lcp_explain_relaunch, w, q);
  });
}

void conducts(const world& w) {
  int number = 0;
  each_pair<lcp::state, lcp::activity>([&](lcp::state state, lcp::activity activity) {
    const lcp::conduct_query query{state, activity};
    lcp_conduct_query q = LCP_CONDUCT_QUERY_INIT;
    q.state = raw(state);
    q.activity = raw(activity);
    lcp_conduct_answer c = LCP_CONDUCT_ANSWER_INIT;
    CHECK(lcp_query_conduct(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_conduct(w.cpp, query);
    if (!CHECK(cpp)) return;
    same_ruling(*cpp, c);
    CHECK(is(cpp->stop_before(), c.stop_before) && is(cpp->price(), c.price));
    CHECK(is(cpp->code(), c.code));
    if (++number % 7 == 0)
      same_explanations(lcp::explain_conduct(w.cpp, query), lcp_explain_conduct, w, q);
  });
}

void duties(const world& w) {
  for (lcp::callback callback : lcp::values<lcp::callback>()) {
    lcp_duties_query q = LCP_DUTIES_QUERY_INIT;
    q.callback = raw(callback);
    lcp_duties_answer c = LCP_DUTIES_ANSWER_INIT;
    CHECK(lcp_query_duties(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_duties(w.cpp, {callback});
    if (!CHECK(cpp)) return;
    same_head(*cpp, c);
    CHECK(cpp->rule_index() == c.rule && is(cpp->rule(), c.rule) && cpp->count() == c.count);
    same_list<lcp_duty>(
        lcp::duties(w.cpp, {callback}),
        [&](auto i, auto* duty) { return lcp_duty_at(&w.c, &q, i, duty, nullptr); },
        [](const lcp::duty& duty, const lcp_duty& d) {
          CHECK(duty.rule_index() == d.rule && is(duty.rule(), d.rule));
          CHECK(is(duty.undone_at(), d.undone_at) && is(duty.text(), d.text));
        });
  }
}

void deliveries(const world& w) {
  int number = 0;
  each_pair<lcp::state, lcp::event>([&](lcp::state state, lcp::event event) {
    const lcp::delivery_query query{state, event};
    lcp_delivery_query q = LCP_DELIVERY_QUERY_INIT;
    q.state = raw(state);
    q.event = raw(event);
    lcp_delivery_answer c = LCP_DELIVERY_ANSWER_INIT;
    CHECK(lcp_query_delivery(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_delivery(w.cpp, query);
    if (!CHECK(cpp)) return;
    same_ruling(*cpp, c);
    CHECK(is(cpp->manner(), c.manner) && is(cpp->callback(), c.callback));
    if (++number % 7 == 0)
      same_explanations(lcp::explain_delivery(w.cpp, query), lcp_explain_delivery, w, q);
  });
}

void modes(const world& w) {
  for (lcp::mode mode : lcp::values<lcp::mode>()) {
    lcp_mode_query q = LCP_MODE_QUERY_INIT;
    q.mode = static_cast<lcp_modes_t>(mode);
    lcp_mode_answer c = LCP_MODE_ANSWER_INIT;
    CHECK(lcp_query_mode(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_mode(w.cpp, {mode});
    if (!CHECK(cpp)) return;
    same_ruling(*cpp, c);
    CHECK(is(cpp->introduced(), c.introduced) && is(cpp->deprecated(), c.deprecated));
    CHECK(is(cpp->removed(), c.removed));
    CHECK(cpp->permits().mask() == c.permits_mask);
    CHECK(cpp->keeps_running().mask() == c.keeps_running_mask);
    CHECK(cpp->wakes().mask() == c.wakes_mask);
    same_explanations(lcp::explain_mode(w.cpp, {mode}), lcp_explain_mode, w, q);
  }
}

void quotas(const world& w) {
  for (lcp::quota quota : lcp::values<lcp::quota>()) {
    lcp_quota_query q = LCP_QUOTA_QUERY_INIT;
    q.quota = raw(quota);
    lcp_quota_answer c = LCP_QUOTA_ANSWER_INIT;
    CHECK(lcp_query_quota(&w.c, &q, &c, nullptr) == LCP_OK);
    const auto cpp = lcp::query_quota(w.cpp, {quota});
    if (!CHECK(cpp)) return;
    same_ruling(*cpp, c);
    CHECK(is(cpp->unit(), c.unit) && is(cpp->at_excess(), c.at_excess));
    CHECK(cpp->count() ? *cpp->count() == c.count : c.count == LCP_COUNT_UNKNOWN);
    CHECK(is(cpp->window(), c.window_ns));
    same_explanations(lcp::explain_quota(w.cpp, {quota}), lcp_explain_quota, w, q);
  }
}

void manifests(const world& w) {
  lcp_manifest_answer c = LCP_MANIFEST_ANSWER_INIT;
  CHECK(lcp_query_manifest(&w.c, &c, nullptr) == LCP_OK);
  const auto cpp = lcp::query_manifest(w.cpp);
  if (!CHECK(cpp)) return;
  same_head(*cpp, c);
  CHECK(cpp->count() == c.count);
  same_list<lcp_manifest_finding>(
      lcp::manifest_findings(w.cpp),
      [&](auto i, auto* finding) { return lcp_manifest_finding_at(&w.c, i, finding, nullptr); },
      [](const lcp::manifest_finding& finding, const lcp_manifest_finding& f) {
        CHECK(finding.rule_index() == f.rule && is(finding.rule(), f.rule));
        CHECK(is(finding.severity(), f.severity) && is(finding.key(), f.key));
        CHECK(is(finding.value(), f.value) && is(finding.message(), f.message));
      });
}

void termination(const world& w, const lcp::termination_query& query) {
  lcp_termination_query q = LCP_TERMINATION_QUERY_INIT;
  q.namespace_ = query.namespace_ ? raw(*query.namespace_) : 0;
  q.code = query.code;
  lcp_termination_answer c = LCP_TERMINATION_ANSWER_INIT;
  CHECK(lcp_query_termination(&w.c, &q, &c, nullptr) == LCP_OK);
  const auto cpp = lcp::query_termination(w.cpp, query);
  if (!CHECK(cpp)) return;
  same_ruling(*cpp, c);
  CHECK(is(cpp->cause(), c.cause) && is(cpp->allowance(), c.allowance));
  CHECK(is(cpp->allowance_time(), c.allowance_ns) && is(cpp->meaning(), c.meaning));
  CHECK(is(cpp->broken_rule(), c.broken_rule));
  same_explanations(lcp::explain_termination(w.cpp, query), lcp_explain_termination, w, q);
}

void terminations(const world& w) {
  std::vector<std::uint64_t> codes{0, 1, 9, UINT64_MAX};
  for (lcp::code code : lcp::values<lcp::code>()) codes.push_back(static_cast<std::uint64_t>(code));
  for (std::uint64_t code : codes) termination(w, {std::nullopt, code});
  for (auto space : lcp::values<lcp::termination_namespace>())
    for (std::uint64_t code : {UINT64_C(9), UINT64_C(0x8badf00d)}) termination(w, {space, code});
}

}  // namespace

int main() {
  // The longer a domain, the fewer worlds. Primes, so that they differ in every part.
  worlds::each(101, transitions<lcp::state>);
  worlds::each(101, transitions<lcp::scene_state>);
  worlds::each(53, relaunches);
  worlds::each(23, next<lcp::state>);
  worlds::each(23, next<lcp::scene_state>);
  worlds::each(37, paths<lcp::state>);
  worlds::each(37, paths<lcp::scene_state>);
  worlds::each(19, conducts);
  worlds::each(19, deliveries);
  worlds::each(29, deadlines);
  worlds::each(17, duties);
  worlds::each(29, modes);
  worlds::each(29, quotas);
  worlds::each(3, manifests);
  worlds::each(53, terminations);
  return check::done("cpp");
}
