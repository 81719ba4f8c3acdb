/*
 * Measures the cost of the events of a device with 1, 64 and 1,000 apps if the host takes all effects.
 * Compares it with the cost of a step of a bare state machine in Boost.MSM, measured in the same run.
 *
 *   device [ROUNDS [SAMPLE_US]]
 *
 * Events come in pairs that return the device to its earlier state. A cell measures one event, on average over
 * its pair. The cell's `context` is the number of effects of one event, also on average, and its `form` is the
 * number of apps. If Boost is there, one more cell measures a step of the state machine.
 */
#include "events.h"
#include "measure.h"

#ifdef WITH_MSM
unsigned step_machine(const set *set, size_t steps);
#endif

static unsigned loop(const set *set, size_t events) {
  life *b = set->queries;
  unsigned statuses = 0;
  for (size_t done = 0; done < events;) done += happen(b, &statuses);
  return statuses;
}

int main(int count, char **words) {
  static const uint32_t sizes[] = {1, 64, 1000};
  static char forms[3][8], contexts[PAIRS][32];
  static set sets[3][PAIRS];
  const int rounds = count > 1 ? atoi(words[1]) : 15;
  const long sample_us = count > 2 ? atol(words[2]) : 2000;
#ifdef WITH_MSM
  static set none = {0, 0, 1 << 20, 1};
  measure_add((cell){"step of Boost.MSM", "1", "", step_machine, &none});
#endif
  for (size_t p = 0; p < PAIRS; p++) {
    for (size_t s = 0; s < 3; s++) {
      life *b = new_life(LCP_OS(17, 0, 0), 1, sizes[s], &pairs[p]);
      snprintf(forms[s], sizeof forms[s], "%u", sizes[s]);
      if (s == 0)
        snprintf(contexts[p], sizeof contexts[p], "%.1f", (double)b->effects / (double)b->events);
      sets[s][p] = (set){0, b, 1 << 20, 1};
      measure_add((cell){pairs[p].name, forms[s], contexts[p], loop, &sets[s][p]});
    }
  }
  measure_run(stdout, rounds, sample_us);
  return 0;
}
