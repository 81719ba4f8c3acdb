// Simulates a random day of a phone from a seed.

import { Device, LifecyclePolicyError, presets } from '../../src/main.js';
import { Play } from '../../src/scenario.js';

/** The names of the package's presets of habits, each with a comment. */
export const HABITS = Object.entries(presets).map(([name, { comment }]) => [name, comment]);

/** Tells whether the module can simulate a common day. If not, the page does not offer days. */
export function hasDays() {
  const device = new Device('17.0');
  try {
    const app = device.install({}, { returnsAfter: 0, wasLaunched: true });
    device.day('commuter', 1, { apps: [app] });
    return true;
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError || error instanceof TypeError)) throw error;
    return false;
  } finally {
    device.close();
  }
}

/** The fields that an act shares with the event that it posted. */
const KEYS = ['trigger', 'fact', 'value', 'identifier'];
const SECONDS = 86_400;

/** Converts an act of a day to an event of a scenario. */
function eventOf(act, apps) {
  const event = { at: act.at, event: act.kind };
  if (act.app > 0) event.app = apps[act.app - 1].name;
  for (const key of KEYS) if (act[key] !== null && act[key] !== 0) event[key] = act[key];
  if (act.kind === 'submit-request') event.delay = Number(act.amount) / 1e9;
  else if (act.amount) event.amount = Number(act.amount);
  return event;
}

/**
 * Simulates a day: the acts of the user and the system on some apps. Returns the day as a scenario
 * with the same effects, and the effects.
 */
export function dayOf({ os, apps, habits, seed, most }) {
  const scenario = { os, apps, facts: { passcode: true }, events: [] };
  // The phone was started and unlocked before the day begins.
  const before = ['unlock', 'lock'].map((event) => ({ at: 0, event }));
  const { device } = new Play(scenario, undefined, most);
  for (const { event } of before) device.post(event);
  const happened = [...device.effects(),
    // The clock of the page begins at midnight, so the day does, too.
    ...device.day({ like: habits, start_hour: 0 }, seed, { apps: apps.map((_, i) => i + 1) })];
  device.close();
  const isAct = (each) => 'choice' in each;
  const events = happened.filter((each) => isAct(each) && each.posted)
    .map((act) => eventOf(act, apps));
  return {
    scenario: {
      ...scenario, name: `A day of seed ${seed}, ${habits}`, until: SECONDS,
      events: [...before, ...events],
    },
    effects: happened.filter((each) => !isAct(each)),
  };
}
