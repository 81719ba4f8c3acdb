// Makes worlds. A world has one context in two forms: with the types of C++, and with the structs
// of C.
#ifndef ABITESTS_CPP_WORLDS_HPP
#define ABITESTS_CPP_WORLDS_HPP

#include "check.hpp"

namespace worlds {

struct world {
  lcp::limit cpp_limit{};
  lcp::context cpp{};
  lcp_limit limit = LCP_LIMIT_INIT;
  lcp_limits limits = LCP_LIMITS_INIT;
  lcp_app app = LCP_APP_INIT;
  lcp_device_facts facts = LCP_DEVICE_FACTS_INIT;
  lcp_context c = LCP_CONTEXT_INIT(0);
  // The policies of both contexts. The C policy has the small form, the C++ policy has either form.
  lcp_policy c_policy{};
  std::optional<lcp::policy> small{};
  std::optional<lcp::policy_tables> tables{};

  const lcp::policy& policy() const { return small ? *small : **tables; }
};

inline constexpr lcp_os_version_t versions[] = {
    LCP_OS(3, 0, 0),  LCP_OS(6, 1, 0),  LCP_OS(9, 3, 5),  LCP_OS(12, 4, 0),
    LCP_OS(13, 0, 0), LCP_OS(17, 4, 0), LCP_OS(27, 0, 0), LCP_OS(99, 0, 0)};

// Adds an app that declares some properties and may always use location. If `kind` is 0, adds no
// app.
inline void set_app(world& w, int kind) {
  if (kind == 0) return;
  lcp::app& app = w.cpp.app.emplace();
  app.background_modes = {lcp::mode::audio, lcp::mode::location};
  app.scenes = lcp::fact::yes;
  app.multiple_scenes = lcp::fact::yes;
  app.linked_sdk = lcp::os(13);
  app.minimum_os = lcp::os(9, 1);
  app.location_authorization = lcp::authorization::always;
  w.app.background_modes = LCP_BIT(LCP_MODE_AUDIO) | LCP_BIT(LCP_MODE_LOCATION);
  w.app.scenes = LCP_FACT_YES;
  w.app.multiple_scenes = LCP_FACT_YES;
  w.app.linked_sdk = LCP_OS(13, 0, 0);
  w.app.minimum_os = LCP_OS(9, 1, 0);
  w.app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
  w.c.app = &w.app;
}

// Adds facts about the device. If `kind` is 0, adds none. If `kind` is 1, nothing is known about
// the device. If `kind` is 2, the device differs from the ordinary one.
inline void set_facts(world& w, int kind) {
  if (kind == 0) return;
  w.c.facts = &w.facts;
  if (kind == 1) {
    w.cpp.facts = lcp::device_facts{};
    return;
  }
  w.facts = lcp_device_facts LCP_ORDINARY_DEVICE_INIT;
  w.facts.idiom = LCP_IDIOM_PAD;
  w.facts.passcode = LCP_FACT_YES;
  w.facts.first_unlock_done = LCP_FACT_NO;
  w.facts.foreground_slots = 2;
  w.cpp.facts = lcp::ordinary_device;
  w.cpp.facts->idiom = lcp::idiom::pad;
  w.cpp.facts->passcode = lcp::fact::yes;
  w.cpp.facts->first_unlock_done = lcp::fact::no;
  w.cpp.facts->foreground_slots = 2;
}

inline void set_limits(world& w, int kind) {
  if (kind == 0) return;
  w.cpp_limit.allowance = lcp::allowance::background_task;
  w.cpp_limit.limit = std::chrono::minutes{6};
  w.cpp.limits = {&w.cpp_limit, 1};
  w.limit.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  w.limit.limit_ns = INT64_C(360000000000);
  w.limits.count = 1;
  w.limits.items = &w.limit;
  w.c.limits = &w.limits;
}

// Prepares the policy of each interface. The C++ policy gets tables if `with_tables` is true.
inline void prepare(world& w, bool with_tables) {
  CHECK(lcp_policy_prepare(&w.c, &w.c_policy, sizeof w.c_policy, nullptr) == LCP_OK);
  if (with_tables) w.tables.emplace(*lcp::policy_tables::prepare(w.cpp));
  else w.small.emplace(*lcp::policy::prepare(w.cpp));
}

// Calls `visit` with every `share`-th world.
template <class Visit> void each(int share, Visit visit) {
  int number = 0, visited = 0;
  for (lcp_os_version_t os : versions)
    for (int profile = 0; profile <= LCP_PROFILE_FOUNDING; ++profile)
      for (int app = 0; app < 2; ++app)
        for (int facts = 0; facts < 3; ++facts)
          for (int limits = 0; limits < 2; ++limits) {
            if (number++ % share != 0) continue;
            world w;
            w.cpp.os = lcp::os_version::from_packed(os);
            w.c.os = os;
            if (profile != 0) w.cpp.profile = static_cast<lcp::profile>(profile);
            w.c.profile = profile;
            set_app(w, app);
            set_facts(w, facts);
            set_limits(w, limits);
            prepare(w, ++visited % 2 == 0);
            visit(w);
          }
}

}  // namespace worlds

#endif  // ABITESTS_CPP_WORLDS_HPP
