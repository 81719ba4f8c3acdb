// A bare state machine with Boost.MSM: the life cycle of one app, without guards or actions.
//
// device.c compares the cost of an event of a device with the cost of a step of this machine.
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/mpl/vector.hpp>

extern "C" unsigned step_machine(const void *, size_t steps);

namespace {

namespace front = boost::msm::front;

struct launch {};
struct activate {};
struct resign {};
struct enter_background {};
struct suspend {};

struct life_cycle_ : front::state_machine_def<life_cycle_> {
  struct not_running : front::state<> {};
  struct inactive : front::state<> {};
  struct active : front::state<> {};
  struct background : front::state<> {};
  struct suspended : front::state<> {};
  using initial_state = not_running;
  struct transition_table
      : boost::mpl::vector<front::Row<not_running, launch, inactive>,
                           front::Row<inactive, activate, active>, front::Row<active, resign, inactive>,
                           front::Row<inactive, enter_background, background>,
                           front::Row<background, suspend, suspended>,
                           front::Row<suspended, launch, inactive>> {};
};
using life_cycle = boost::msm::back::state_machine<life_cycle_>;

}  // namespace

// The loop of a cell. Runs rounds of eight steps. Returns 0 if the machine accepted every event.
extern "C" unsigned step_machine(const void *, size_t steps) {
  static life_cycle machine;
  static bool is_started = false;
  if (!is_started) machine.start();
  is_started = true;
  unsigned refused = 0;
  for (size_t done = 0; done < steps; done += 8) {
    refused |= machine.process_event(launch()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(activate()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(resign()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(enter_background()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(suspend()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(launch()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(enter_background()) != boost::msm::back::HANDLED_TRUE;
    refused |= machine.process_event(suspend()) != boost::msm::back::HANDLED_TRUE;
  }
  return refused;
}
