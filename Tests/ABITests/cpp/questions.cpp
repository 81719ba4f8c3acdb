// Asks the same questions through the C++ and the C interface, with all values of the required
// fields and in many contexts. All fields of the answers, all elements of the lists and all errors
// must be equal. The policies of the C interface have the small form. Every other policy of the C++
// interface has tables.
#include "worlds.hpp"

#include <cstring>
#include <vector>

using check::is;
using worlds::world;

namespace {

// The optional parts of answers. `told` counts the answers that have a part; a part with the count
// 0 would not be tested.
enum part {
  target, step_allowance, state_after, starts, resets, shared, disposition, occasion, merging,
  waking, rank_of_notice, held_by_allowance, held_by_activity, rank_of_app, warned, key,
  more_keys, property, returned, parts
};
long long told[parts];

// ---- the common part of all answers ------------------------------------------------------------

template <class Enum> bool is_mask(lcp::enum_set<Enum> set, const std::uint64_t (&mask)[2]) {
  return set.word(0) == mask[0] && set.word(1) == mask[1];
}

template <class Enum> bool is_mask(lcp::enum_set<Enum> set, std::uint64_t mask) {
  return is_mask(set, {mask, 0});
}

// Compares a count from the C++ interface with the count from the C interface.
bool is_count(std::optional<std::int64_t> cpp, std::int64_t c) {
  return cpp ? c != LCP_COUNT_UNKNOWN && *cpp == c : c == LCP_COUNT_UNKNOWN;
}

template <class T> void same_error(const lcp::result<T>& cpp, const lcp_error& c) {
  if (!CHECK(!cpp)) return;
  CHECK(is(cpp.error().status, c.status) && is(cpp.error().field, c.field));
  CHECK(cpp.error().index == c.index && cpp.error().value == c.value);
  CHECK(cpp.error().least == c.least && cpp.error().greatest == c.greatest);
}

template <class Answer, class Raw> void same_head(const Answer& cpp, const Raw& c) {
  CHECK(is(cpp.verdict(), c.verdict));
  CHECK(is(cpp.newest_verdict(), c.newest_verdict));
  CHECK(cpp.is_allowed() == (c.verdict == LCP_VERDICT_ALLOWED));
  CHECK(cpp.rule_index() == c.rule && is(cpp.rule(), c.rule));
  CHECK(is(cpp.evidence(), c.evidence) && is(cpp.reason(), c.reason));
  CHECK(cpp.is_disputed() == ((c.flags & LCP_ANSWER_DISPUTED) != 0));
  CHECK(is_mask(cpp.requirements(), c.requires_mask));
}

// Asks the question through the C interface, and compares the common part of the answers, or the
// errors. Returns whether `c` has an answer.
template <class Answer, class Raw, class Call, class Query>
bool same_answer(const lcp::result<Answer>& cpp, Raw& c, Call call, const world& w,
                 const Query& query) {
  lcp_error error = LCP_ERROR_INIT;
  c.struct_size = sizeof c;
  if (call(&w.c_policy, &query, &c, &error) != LCP_OK) return same_error(cpp, error), false;
  if (!CHECK(cpp)) return false;
  same_head(*cpp, c);
  return true;
}

// Compares a list from the C++ interface with the list from the C interface, element by element.
template <class Row, class Call, class Same>
void same_list(const lcp::result<std::vector<Row>>& cpp, Call call, Same same) {
  using Raw = typename Row::raw_type;
  std::vector<Raw> c(600);
  std::size_t count = 0;
  lcp_error error = LCP_ERROR_INIT;
  if (call(c.data(), sizeof(Raw), c.size(), &count, &error) != LCP_OK)
    return same_error(cpp, error);
  if (!CHECK(cpp && cpp->size() == count && count <= c.size())) return;
  for (std::size_t i = 0; i < count; ++i) same((*cpp)[i], c[i]);
}

template <class Query, class Raw>
void same_explanations(const world& w, const Query& cpp, lcp_question_t question, const Raw& c) {
  same_list(
      w.policy().explain(cpp),
      [&](auto... list) { return lcp_explain(&w.c_policy, question, &c, list...); },
      [](const lcp::explanation& ours, const lcp_explanation& e) {
        CHECK(ours.rule_index() == e.rule && is(ours.rule(), e.rule) && is(ours.role(), e.role));
        CHECK(is_mask(ours.failing(), e.failing_mask) && is_mask(ours.unknown(), e.unknown_mask));
      });
}

// Returns a text of a rule from the C interface. Returns "" if there is no rule.
const char* text_of(lcp_rule_index_t rule, lcp_rule_field_t field) {
  const char* text = "";
  if (rule != LCP_RULE_NONE) CHECK(lcp_rule_text(rule, field, &text) == LCP_OK);
  return text;
}

// Visits every pair of values of two enumerations.
template <class A, class B, class Visit> void each_pair(Visit visit) {
  for (A a : lcp::values<A>())
    for (B b : lcp::values<B>()) visit(a, b);
}

template <class Enum> std::int32_t raw(Enum value) { return static_cast<std::int32_t>(value); }

// ---- transitions -------------------------------------------------------------------------------

void same_step(const lcp::step& cpp, const lcp_step& c) {
  CHECK(is(cpp.callback(), c.callback) && is(cpp.fallback(), c.fallback));
  CHECK(is(cpp.notification(), c.notification));
  CHECK(is(cpp.state(), c.state) && is(cpp.scene_state(), c.scene_state));
  CHECK(is(cpp.state_after(), c.state_after) && is(cpp.allowance(), c.allowance));
  told[state_after] += c.state_after != c.state && c.state_after != c.scene_state;
  told[step_allowance] += c.allowance != 0;
  CHECK(cpp.rule_index() == c.rule && is(cpp.rule(), c.rule));
  CHECK(is(cpp.name(), c.callback != 0 ? lcp_enum_name(LCP_ENUM_CALLBACK, c.callback)
                                       : lcp_enum_name(LCP_ENUM_NOTIFICATION, c.notification)));
}

void same_steps(const world& w, const lcp::transition_query& cpp, const lcp_transition_query& c) {
  same_list(
      w.policy().steps(cpp),
      [&](auto... list) { return lcp_list_steps(&w.c_policy, &c, list...); }, same_step);
}

void transition(const world& w, const lcp::transition_query& query, bool explained) {
  lcp_transition_query q = LCP_TRANSITION_QUERY_INIT;
  q.from = raw(query.from);
  q.to = query.to ? raw(*query.to) : 0;
  q.cause = raw(query.cause);
  q.last_cause = query.last_cause ? raw(*query.last_cause) : 0;
  q.trigger = query.trigger ? raw(*query.trigger) : 0;
  q.interruption = query.interruption ? raw(*query.interruption) : 0;
  lcp_transition_answer c{};
  const auto cpp = w.policy().transition(query);
  same_steps(w, query, q);
  if (explained) same_explanations(w, query, LCP_QUESTION_TRANSITION, q);
  if (!same_answer(cpp, c, lcp_query_transition, w, q)) return;
  CHECK(is(cpp->via(), c.via) && is(cpp->to(), c.to));
  told[target] += c.to != 0;
}

// Asks about all pairs of states, and then asks without a target. A pair that combines a state of
// the app with a state of a scene gives an error, which must be the same in C.
void transitions(const world& w) {
  int number = 0;
  const auto all_causes = [&](lcp::state from, std::optional<lcp::state> to) {
    for (lcp::cause cause : lcp::values<lcp::cause>()) {
      lcp::transition_query query{from, to, cause};
      // Sets each of the optional fields now and then.
      if (++number % 3 == 0) query.last_cause = lcp::cause::app_switcher_open;
      if (number % 4 == 0) query.trigger = lcp::trigger::open_url;
      if (number % 5 == 0) query.interruption = lcp::interruption::phone_call;
      transition(w, query, number % (to ? 97 : 7) == 0);
    }
  };
  each_pair<lcp::state, lcp::state>(all_causes);
  for (lcp::state from : lcp::values<lcp::state>()) all_causes(from, std::nullopt);
}

void next(const world& w) {
  for (lcp::state from : lcp::values<lcp::state>())
    for (int last = 0; last < 2; ++last) {
      lcp::next_query query{from};
      lcp_next_query q = LCP_NEXT_QUERY_INIT;
      q.from = raw(from);
      if (last != 0) query.last_cause = lcp::cause::app_switcher_open;
      if (last != 0) q.last_cause = LCP_CAUSE_APP_SWITCHER_OPEN;
      lcp_next_answer c{};
      const auto cpp = w.policy().next(query);
      if (same_answer(cpp, c, lcp_query_next, w, q)) CHECK(cpp->count() == c.count);
      same_list(
          w.policy().edges(query),
          [&](auto... list) { return lcp_list_edges(&w.c_policy, &q, list...); },
          [](const lcp::edge& edge, const lcp_edge& e) {
            CHECK(is(edge.cause(), e.cause) && is(edge.to(), e.to));
            CHECK(is(edge.verdict(), e.verdict) && is(edge.reason(), e.reason));
            CHECK(edge.rule_index() == e.rule && is(edge.rule(), e.rule));
            CHECK(is(edge.evidence(), e.evidence));
            CHECK(edge.is_disputed() == ((e.flags & LCP_ANSWER_DISPUTED) != 0));
          });
    }
}

void same_path_step(const world& w, const lcp::path_step& cpp, const lcp_path_step& c) {
  CHECK(is(cpp.cause(), c.cause) && is(cpp.from(), c.from) && is(cpp.to(), c.to));
  CHECK(is(cpp.last_cause(), c.last_cause) && is(cpp.trigger(), c.trigger));
  CHECK(cpp.rule_index() == c.rule && is(cpp.rule(), c.rule));
  lcp_transition_query q = LCP_TRANSITION_QUERY_INIT;
  q.from = c.from;
  q.to = c.to;
  q.cause = c.cause;
  q.last_cause = c.last_cause;
  q.trigger = c.trigger;
  const lcp_transition_query ours = cpp.query().raw();
  CHECK(std::memcmp(&ours, &q, sizeof q) == 0);
  same_steps(w, cpp.query(), q);
}

void paths(const world& w) {
  int number = 0;
  each_pair<lcp::state, lcp::state>([&](lcp::state from, lcp::state to) {
    lcp::path_query query{from, to};
    lcp_path_query q = LCP_PATH_QUERY_INIT;
    q.from = raw(from);
    q.to = raw(to);
    if (++number % 3 == 0) {
      query.allowed_causes = {lcp::cause::launch_by_user, lcp::cause::crash};
      q.allowed_causes[0] = LCP_BIT(LCP_CAUSE_LAUNCH_BY_USER) | LCP_BIT(LCP_CAUSE_CRASH);
    }
    if (number % 4 == 0) query.last_cause = lcp::cause::device_lock;
    if (number % 4 == 0) q.last_cause = LCP_CAUSE_DEVICE_LOCK;
    if (number % 5 == 0) query.trigger = lcp::trigger::open_url;
    if (number % 5 == 0) q.trigger = LCP_TRIGGER_OPEN_URL;
    lcp_path_answer c{};
    const auto cpp = w.policy().path(query);
    if (same_answer(cpp, c, lcp_query_path, w, q)) CHECK(cpp->count() == c.count);
    same_list(
        w.policy().path_steps(query),
        [&](auto... list) { return lcp_list_path(&w.c_policy, &q, list...); },
        [&](const auto& step, const lcp_path_step& s) { same_path_step(w, step, s); });
  });
}

// ---- the other questions -----------------------------------------------------------------------

void deadlines(const world& w) {
  for (lcp::allowance allowance : lcp::values<lcp::allowance>()) {
    lcp_deadline_query q = LCP_DEADLINE_QUERY_INIT;
    q.allowance = raw(allowance);
    lcp_deadline_answer c{};
    const auto cpp = w.policy().deadline(allowance);
    if (!CHECK(same_answer(cpp, c, lcp_query_deadline, w, q))) return;
    CHECK(is(cpp->at_expiry(), c.at_expiry) && is(cpp->code(), c.code));
    CHECK(is(cpp->advice(), c.advice_ns) && is(cpp->limit(), c.limit_ns));
    CHECK(is(cpp->warning(), c.warning_ns));
    CHECK((cpp->extendable() == lcp::fact::yes) == ((c.flags & LCP_ANSWER_EXTENDABLE) != 0));
    CHECK((cpp->extendable() == lcp::fact::no) == ((c.flags & LCP_ANSWER_NOT_EXTENDABLE) != 0));
    CHECK(is(cpp->starts(), c.starts) && is_mask(cpp->resets(), c.resets_mask));
    CHECK(cpp->is_shared() == ((c.flags & LCP_ANSWER_SHARED) != 0));
    told[starts] += c.starts != 0;
    told[resets] += c.resets_mask != 0;
    told[shared] += cpp->is_shared();
    same_explanations(w, allowance, LCP_QUESTION_DEADLINE, q);
  }
}

bool relaunch(const world& w, const lcp::relaunch_query& query, bool explained) {
  lcp_relaunch_query q = LCP_RELAUNCH_QUERY_INIT;
  q.termination = query.termination ? raw(*query.termination) : 0;
  q.trigger = raw(query.trigger);
  q.state = query.state ? raw(*query.state) : 0;
  q.force_quit = raw(query.force_quit);
  if (!query.events_since.empty())
    q.events_since = LCP_BIT(LCP_SINCE_REBOOT) | LCP_BIT(LCP_SINCE_UNLOCK);
  lcp_relaunch_answer c{};
  const auto cpp = w.policy().relaunch(query);
  if (explained) same_explanations(w, query, LCP_QUESTION_RELAUNCH, q);
  if (!same_answer(cpp, c, lcp_query_relaunch, w, q)) return false;
  CHECK(is(cpp->guarantee(), c.guarantee) && is(cpp->launch_state(), c.launch_state));
  CHECK(is(cpp->callback(), c.callback) && is(cpp->allowance(), c.allowance));
  CHECK(is(cpp->allowance_time(), c.allowance_ns) && is(cpp->standing(), c.standing));
  CHECK(cpp->delivery_rule() == c.delivery_rule);
  CHECK(is(cpp->disposition(), c.disposition) && is(cpp->occasion(), c.occasion));
  CHECK(cpp->disposition_rule() == c.disposition_rule);
  told[disposition] += c.disposition != 0;
  told[occasion] += c.occasion != 0;
  return true;
}

// Asks about every termination. Then asks about every state, with and without a termination. States
// of scenes give errors, and so does an app that is not in memory and has no termination. The
// errors must be the same in C.
void relaunches(const world& w) {
  const lcp::enum_set<lcp::since_event> since{lcp::since_event::reboot, lcp::since_event::unlock};
  int number = 0;
  each_pair<lcp::termination, lcp::trigger>([&](lcp::termination end, lcp::trigger trigger) {
    lcp::relaunch_query query{end, trigger};
    if (++number % 3 == 0) query.events_since = since;
    if (number % 5 == 0) query.force_quit = lcp::fact::yes;
    CHECK(relaunch(w, query, number % 31 == 0));
  });
  each_pair<lcp::state, lcp::trigger>([&](lcp::state state, lcp::trigger trigger) {
    for (const auto end : {std::optional<lcp::termination>{}, std::optional{lcp::termination::none},
                           std::optional{lcp::termination::crash}}) {
      lcp::relaunch_query query{end, trigger};
      query.state = state;
      if (++number % 3 == 0) query.events_since = since;
      if (number % 4 == 0) query.force_quit = lcp::fact::yes;
      relaunch(w, query, number % 31 == 0);
    }
  });
}

void conducts(const world& w) {
  int number = 0;
  each_pair<lcp::state, lcp::activity>([&](lcp::state state, lcp::activity activity) {
    const lcp::conduct_query query{state, activity};
    lcp_conduct_query q = LCP_CONDUCT_QUERY_INIT;
    q.state = raw(state);
    q.activity = raw(activity);
    lcp_conduct_answer c{};
    const auto cpp = w.policy().conduct(query);
    if (++number % 7 == 0) same_explanations(w, query, LCP_QUESTION_CONDUCT, q);
    if (!same_answer(cpp, c, lcp_query_conduct, w, q)) return;
    CHECK(is(cpp->stop_before(), c.stop_before) && is(cpp->price(), c.price));
    CHECK(is(cpp->code(), c.code));
  });
}

void duties(const world& w) {
  for (lcp::callback callback : lcp::values<lcp::callback>()) {
    lcp_duties_query q = LCP_DUTIES_QUERY_INIT;
    q.callback = raw(callback);
    lcp_duties_answer c{};
    const auto cpp = w.policy().duties(callback);
    if (!CHECK(same_answer(cpp, c, lcp_query_duties, w, q))) return;
    CHECK(cpp->count() == c.count);
    same_list(
        w.policy().duty_list(callback),
        [&](auto... list) { return lcp_list_duties(&w.c_policy, &q, list...); },
        [](const lcp::duty& duty, const lcp_duty& d) {
          CHECK(duty.rule_index() == d.rule && is(duty.rule(), d.rule));
          CHECK(is(duty.undone_at(), d.undone_at) && !duty.text().empty());
          CHECK(is(duty.text(), text_of(d.rule, LCP_RULE_FIELD_TEXT)));
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
    lcp_delivery_answer c{};
    const auto cpp = w.policy().delivery(query);
    if (++number % 7 == 0) same_explanations(w, query, LCP_QUESTION_DELIVERY, q);
    if (!same_answer(cpp, c, lcp_query_delivery, w, q)) return;
    CHECK(is(cpp->manner(), c.manner) && is(cpp->callback(), c.callback));
    CHECK(is(cpp->merging(), c.merging) && is(cpp->trigger(), c.trigger));
    CHECK(is_count(cpp->rank(), c.rank));
    told[merging] += c.merging != 0;
    told[waking] += c.trigger != 0;
    told[rank_of_notice] += c.rank != LCP_COUNT_UNKNOWN;
  });
}

// Compares a set in an answer with the set in a mode's rule. On versions without the mode, the set
// in the answer is empty, although the answer names the first rule of the mode.
template <class Enum>
void same_set(lcp::enum_set<Enum> cpp, const lcp_mode_answer& c, lcp_rule_field_t field) {
  std::uint32_t index = 0;
  std::int64_t value = 0;
  if (c.rule != LCP_RULE_NONE && c.newest_verdict != LCP_VERDICT_NOT_APPLICABLE)
    while (lcp_rule_value(c.rule, field, index, &value) == LCP_OK)
      if (CHECK(cpp.contains(static_cast<Enum>(value)))) ++index;
  CHECK(cpp.size() == index);
}

void modes(const world& w) {
  for (lcp::mode mode : lcp::values<lcp::mode>()) {
    lcp_mode_query q = LCP_MODE_QUERY_INIT;
    q.mode = raw(mode);
    lcp_mode_answer c{};
    const auto cpp = w.policy().mode(mode);
    if (!CHECK(same_answer(cpp, c, lcp_query_mode, w, q))) return;
    CHECK(is(cpp->introduced(), c.introduced) && is(cpp->deprecated(), c.deprecated));
    CHECK(is(cpp->removed(), c.removed));
    same_set(cpp->permits(), c, LCP_RULE_FIELD_PERMITS);
    same_set(cpp->keeps_running(), c, LCP_RULE_FIELD_KEEPS_RUNNING);
    same_set(cpp->triggers(), c, LCP_RULE_FIELD_TRIGGERS);
    same_explanations(w, mode, LCP_QUESTION_MODE, q);
  }
}

void quotas(const world& w) {
  for (lcp::quota quota : lcp::values<lcp::quota>()) {
    lcp_quota_query q = LCP_QUOTA_QUERY_INIT;
    q.quota = raw(quota);
    lcp_quota_answer c{};
    const auto cpp = w.policy().quota(quota);
    if (!CHECK(same_answer(cpp, c, lcp_query_quota, w, q))) return;
    CHECK(is(cpp->unit(), c.unit) && is(cpp->at_excess(), c.at_excess));
    CHECK(is_count(cpp->count(), c.count));
    CHECK(is(cpp->window(), c.window_ns));
    same_explanations(w, quota, LCP_QUESTION_QUOTA, q);
  }
}

void manifests(const world& w) {
  lcp_manifest_answer c = LCP_MANIFEST_ANSWER_INIT;
  CHECK(lcp_query_manifest(&w.c_policy, &c, nullptr) == LCP_OK);
  const auto cpp = w.policy().manifest();
  if (!CHECK(cpp)) return;
  same_head(*cpp, c);
  CHECK(cpp->count() == c.count);
  same_list(
      w.policy().findings(),
      [&](auto... list) { return lcp_list_findings(&w.c_policy, list...); },
      [](const lcp::finding& finding, const lcp_finding& f) {
        CHECK(finding.rule_index() == f.rule && is(finding.rule(), f.rule));
        CHECK(is(finding.severity(), f.severity) && !finding.key().empty());
        CHECK(is(finding.key(), text_of(f.rule, LCP_RULE_FIELD_KEY)));
        CHECK(is(finding.value(), text_of(f.rule, LCP_RULE_FIELD_VALUE)));
        CHECK(is(finding.text(), text_of(f.rule, LCP_RULE_FIELD_TEXT)));
      });
}

void termination(const world& w, const lcp::termination_query& query) {
  lcp_termination_query q = LCP_TERMINATION_QUERY_INIT;
  q.reason_namespace = query.reason_namespace ? raw(*query.reason_namespace) : 0;
  q.code = query.code;
  lcp_termination_answer c{};
  const auto cpp = w.policy().termination(query);
  if (!CHECK(same_answer(cpp, c, lcp_query_termination, w, q))) return;
  CHECK(is(cpp->cause(), c.cause) && is(cpp->allowance(), c.allowance));
  CHECK(is(cpp->allowance_time(), c.allowance_ns));
  CHECK(is(cpp->text(), text_of(c.rule, LCP_RULE_FIELD_TEXT)));
  CHECK(cpp->broken_rule() == c.broken_rule);
  same_explanations(w, query, LCP_QUESTION_TERMINATION, q);
}

void terminations(const world& w) {
  std::vector<std::uint64_t> codes{0, 1, 9, UINT64_MAX};
  for (lcp::code code : lcp::values<lcp::code>()) codes.push_back(static_cast<std::uint64_t>(code));
  for (std::uint64_t code : codes) termination(w, {std::nullopt, code});
  for (auto space : lcp::values<lcp::termination_namespace>())
    for (std::uint64_t code : {UINT64_C(9), UINT64_C(0x8badf00d)}) termination(w, {space, code});
}

void suspension(const world& w, const lcp::suspension_query& query, bool explained) {
  lcp_suspension_query q = LCP_SUSPENSION_QUERY_INIT;
  for (lcp::allowance allowance : query.allowances) q.allowances |= LCP_BIT(raw(allowance));
  for (lcp::activity activity : query.activities) q.activities |= LCP_BIT(raw(activity));
  for (lcp::activity activity : query.begun_in_front) q.begun_in_front |= LCP_BIT(raw(activity));
  lcp_suspension_answer c{};
  const auto cpp = w.policy().suspension(query);
  if (!CHECK(same_answer(cpp, c, lcp_query_suspension, w, q))) return;
  CHECK(is_mask(cpp->allowances(), c.allowances) && is_mask(cpp->activities(), c.activities));
  told[held_by_allowance] += c.allowances != 0;
  told[held_by_activity] += c.activities != 0;
  if (explained) same_explanations(w, query, LCP_QUESTION_SUSPENSION, q);
}

// Asks without allowances and activities, then with each of them alone, and then with pairs of
// them. Some of the activities began in the foreground.
void suspensions(const world& w) {
  suspension(w, {}, true);
  for (lcp::allowance allowance : lcp::values<lcp::allowance>()) suspension(w, {allowance}, true);
  for (lcp::activity activity : lcp::values<lcp::activity>()) {
    suspension(w, {{}, activity}, true);
    suspension(w, {{}, activity, activity}, true);
  }
  int number = 0;
  each_pair<lcp::allowance, lcp::activity>([&](lcp::allowance allowance, lcp::activity activity) {
    const lcp::enum_set<lcp::activity> both{activity, lcp::activity::audio_playback};
    suspension(w, {allowance, both, activity}, ++number % 31 == 0);
  });
}

void purge(const world& w, const lcp::purge_query& query, bool explained) {
  lcp_purge_query q = LCP_PURGE_QUERY_INIT;
  q.state = raw(query.state);
  for (lcp::activity activity : query.activities) q.activities |= LCP_BIT(raw(activity));
  lcp_purge_answer c{};
  const auto cpp = w.policy().purge(query);
  if (explained) same_explanations(w, query, LCP_QUESTION_PURGE, q);
  if (!same_answer(cpp, c, lcp_query_purge, w, q)) return;
  CHECK(is_count(cpp->rank(), c.rank) && is(cpp->warned(), c.warned));
  told[rank_of_app] += c.rank != LCP_COUNT_UNKNOWN;
  told[warned] += c.warned != LCP_FACT_UNKNOWN;
}

// Asks about all states. States of scenes give errors, which must be the same in C.
void purges(const world& w) {
  for (lcp::state state : lcp::values<lcp::state>()) purge(w, {state}, true);
  each_pair<lcp::state, lcp::activity>([&](lcp::state state, lcp::activity activity) {
    purge(w, {state, {activity, lcp::activity::audio_playback}}, activity == lcp::activity::metal);
  });
}

// Asks about every callback, for no trigger and for every trigger.
void calls(const world& w) {
  int number = 0;
  const auto same = [&](const lcp::call_query& query) {
    lcp_call_query q = LCP_CALL_QUERY_INIT;
    q.callback = raw(query.callback);
    q.trigger = query.trigger ? raw(*query.trigger) : 0;
    lcp_call_answer c{};
    const auto cpp = w.policy().call(query);
    if (++number % 31 == 0) same_explanations(w, query, LCP_QUESTION_CALL, q);
    if (!CHECK(same_answer(cpp, c, lcp_query_call, w, q))) return;
    CHECK(is(cpp->receiver(), c.receiver) && is(cpp->return_value(), c.return_value));
    CHECK(is(cpp->launch_option(), c.launch_option));
    CHECK(is(cpp->connection_option(), c.connection_option));
    CHECK(is_mask(cpp->more_launch_options(), c.more_launch_options));
    CHECK(is_mask(cpp->more_connection_options(), c.more_connection_options));
    told[key] += c.launch_option > LCP_LAUNCH_OPTION_NONE;
    told[more_keys] += c.more_launch_options != 0;
    told[property] += c.connection_option > LCP_CONNECTION_OPTION_NONE;
    told[returned] += c.return_value > LCP_RETURN_VALUE_NONE;
  };
  for (lcp::callback callback : lcp::values<lcp::callback>()) same({callback, std::nullopt});
  each_pair<lcp::callback, lcp::trigger>(
      [&](lcp::callback callback, lcp::trigger trigger) { same({callback, trigger}); });
}

// Compares whether each condition is known to hold, and the versions on which answers can change.
void conditions_and_edges(const world& w) {
  for (lcp::condition condition : lcp::values<lcp::condition>()) {
    lcp_knowledge_t known = 0;
    CHECK(lcp_policy_condition(&w.c_policy, raw(condition), &known, nullptr) == LCP_OK);
    const auto cpp = w.policy().condition(condition);
    CHECK(cpp && is(*cpp, known));
  }
  int edges = 0;
  for (lcp_os_version_t os = LCP_OS_OLDEST; os != 0; ++edges) {
    const auto cpp = w.cpp.edge_after(lcp::os_version::from_packed(os));
    CHECK(lcp_context_edge_after(&w.c, os, &os, nullptr) == LCP_OK);
    CHECK(cpp && is(*cpp, os));
  }
  CHECK(edges > 10);
}

}  // namespace

int main() {
  // Asks questions with many queries in few worlds: each(n, ...) visits every n-th world. Each n is
  // a prime greater than 3, because the inner loops of each() have 2, 3 and 2 values. With n = 3,
  // no visited world would have the device that differs from the ordinary one.
  worlds::each(101, transitions);
  worlds::each(53, relaunches);
  worlds::each(23, next);
  worlds::each(37, paths);
  worlds::each(19, conducts);
  worlds::each(19, deliveries);
  worlds::each(29, deadlines);
  worlds::each(17, duties);
  worlds::each(29, modes);
  worlds::each(29, quotas);
  worlds::each(5, manifests);
  worlds::each(53, terminations);
  worlds::each(29, suspensions);
  worlds::each(19, purges);
  worlds::each(29, calls);
  worlds::each(19, conditions_and_edges);
  for (long long answers : told) CHECK(answers > 0);
  return check::done("questions");
}
