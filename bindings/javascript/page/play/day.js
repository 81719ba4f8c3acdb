// A day on the phone, by a seed.

import { Device, LifecyclePolicyError, presets } from '../../src/main.js';
import { Play } from '../../src/scenario.js';

/** The habits that the package has by name, each with a comment. */
export const HABITS = Object.entries(presets).map(([name, { comment }]) => [name, comment]);

/** Tells whether the module plays days: one that refuses a common day is no help to a person. */
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

/** What an act has of the event that it posted. */
const KEYS = ['trigger', 'fact', 'value', 'identifier'];
const SECONDS = 86_400;

/** Returns an act of a day as an event of a scenario. */
function eventOf(act, apps) {
  const event = { at: act.at, event: act.kind };
  if (act.app > 0) event.app = apps[act.app - 1].name;
  for (const key of KEYS) if (act[key] !== null && act[key] !== 0) event[key] = act[key];
  if (act.kind === 'submit-request') event.delay = Number(act.amount) / 1e9;
  else if (act.amount) event.amount = Number(act.amount);
  return event;
}

/**
 * Plays a day: what the user and the system do to some apps by themselves. Returns it as a scenario,
 * which has the same effects, and its effects.
 */
export function dayOf({ os, apps, habits, seed, most }) {
  const scenario = { os, apps, facts: { passcode: true }, events: [] };
  // The day does not begin with the start of the phone, which was unlocked before.
  const before = ['unlock', 'lock'].map((event) => ({ at: 0, event }));
  const { device } = new Play(scenario, undefined, most);
  for (const { event } of before) device.post(event);
  const happened = [...device.effects(),
    // The clock of the page begins at midnight, and so does the day.
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
