// Boost.Statechart: asks the generated machine of statechart_machine.hpp whether an event leads to
// a state.
//
//   statechart QUESTIONS
//
// An answer is 1 or 0: whether the event is accepted in `from` and leads to `to`. There is a
// prepared machine in each state. Machines cannot be copied, so one that has moved starts again and
// goes there.
#include <boost/version.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "serve.h"
#include "statechart_machine.hpp"

namespace {

std::array<std::unique_ptr<life_cycle>, state_count> machines;
std::array<std::vector<std::int32_t>, state_count> paths;

void bring(std::size_t state) {
  machines[state]->initiate();
  for (const std::int32_t cause : paths[state]) machines[state]->process_event(event_of(cause));
}

void prepare() {
  for (std::size_t state = 0; state < state_count; state++) {
    auto path = path_to(static_cast<std::int32_t>(state));
    if (!path) continue;
    paths[state] = std::move(*path);
    machines[state] = std::make_unique<life_cycle>();
    bring(state);
  }
}

void ask(const question *questions, std::size_t count, std::int32_t *answers) {
  for (std::size_t i = 0; i < count; i++) {
    const std::int32_t from = questions[i].words[0];
    const auto state = static_cast<std::size_t>(from);
    life_cycle *machine = machines[state].get();
    bool leads = false;
    if (machine) {
      machine->consumed = true;
      machine->process_event(event_of(questions[i].words[2]));
      if (machine->consumed) {
        leads = is_in(*machine, questions[i].words[1]);
        if (!is_in(*machine, from)) bring(state);
      }
    }
    answers[i] = leads;
  }
}

}  // namespace

int main(int count, char **words) {
  if (count != 2) {
    std::fprintf(stderr, "usage: statechart QUESTIONS\n");
    return 2;
  }
  std::size_t asked = 0;
  question *questions = serve_read(words[1], &asked);
  if (!questions) return 2;
  for (std::size_t i = 0; i < asked; i++) {
    const std::int32_t *question = questions[i].words;
    const auto from = static_cast<std::size_t>(question[0]);
    const auto cause = static_cast<std::size_t>(question[2]);
    if (question[0] >= 0 && from < state_count && question[2] > 0 && cause < event_count) continue;
    std::fprintf(stderr, "%s: question %zu: %d is no state, or %d no cause\n", words[1], i + 1,
                 question[0], question[2]);
    return 2;
  }
  prepare();
  const int result = serve(BOOST_LIB_VERSION, questions, asked, ask);
  std::free(questions);
  return result;
}
