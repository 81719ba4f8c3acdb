// Boost.MSM: asks the generated machine of msm_machine.hpp whether an event leads to a state.
//
//   msm QUESTIONS
//
// An answer is 1 or 0: whether the event is accepted in `from` and leads to `to`. There is a
// prepared machine in each state. After it has moved, a copy replaces it.
#include <boost/version.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "msm_machine.hpp"
#include "serve.h"

namespace {

std::array<std::optional<life_cycle>, state_count> prepared;
std::array<std::optional<life_cycle>, state_count> machines;

void prepare() {
  for (std::int32_t state = 0; state < static_cast<std::int32_t>(state_count); state++) {
    const auto path = path_to(state);
    if (!path) continue;
    // Assigned, because the constructor with any arguments would be preferred to the copy
    // constructor.
    auto &machine = prepared[static_cast<std::size_t>(state)].emplace();
    machine.start();
    for (const std::int32_t cause : *path) send(machine, cause);
    machines[static_cast<std::size_t>(state)].emplace() = machine;
  }
}

void ask(const question *questions, std::size_t count, std::int32_t *answers) {
  for (std::size_t i = 0; i < count; i++) {
    const auto from = static_cast<std::size_t>(questions[i].words[0]);
    const auto to = static_cast<std::size_t>(questions[i].words[1]);
    auto &machine = machines[from];
    bool leads = false;
    if (machine && send(*machine, questions[i].words[2]) != boost::msm::back::HANDLED_FALSE) {
      leads = prepared[to] && machine->current_state()[0] == prepared[to]->current_state()[0];
      *machine = *prepared[from];
    }
    answers[i] = leads;
  }
}

}  // namespace

int main(int count, char **words) {
  if (count != 2) {
    std::fprintf(stderr, "usage: msm QUESTIONS\n");
    return 2;
  }
  std::size_t asked = 0;
  question *questions = serve_read(words[1], &asked);
  if (!questions) return 2;
  for (std::size_t i = 0; i < asked; i++) {
    for (int word = 0; word < 2; word++) {
      const std::int32_t state = questions[i].words[word];
      if (state >= 0 && static_cast<std::size_t>(state) < state_count) continue;
      std::fprintf(stderr, "%s: question %zu: %d is no state\n", words[1], i + 1, state);
      return 2;
    }
  }
  prepare();
  const int result = serve(BOOST_LIB_VERSION, questions, asked, ask);
  std::free(questions);
  return result;
}
