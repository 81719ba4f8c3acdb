// The facts that an answer depends on: what is known about each, and how a person changes it.

import { FIELDS as ALL } from '../../src/fields.js';
import { MODE } from '../../src/generated.js';
import { rule, values } from '../../src/main.js';
import { kebab } from '../address.js';

/**
 * Returns an entry for each fact of the app or the device: for the condition of the same name,
 * which holds if the fact is true.
 */
const factsOf = (owner) => Object.fromEntries(Object.entries(ALL[owner])
  .filter(([, { kind }]) => kind === 'fact')
  .map(([key]) => [kebab(key), [owner, key, true, false]]));

/**
 * For each condition that a field of the app or the device sets, except modes: the field, the value
 * with which the condition holds, and the value with which it fails.
 */
const FIELDS = {
  ...factsOf('app'), ...factsOf('facts'),
  'multitasking-sdk': ['app', 'linkedSdk', '4.0', '3.2'],
  'callkit-sdk': ['app', 'linkedSdk', '13.0', '12.0'],
  'scene-sdk': ['app', 'linkedSdk', '27.0', '26.0'],
  'pushkit-sdk': ['app', 'linkedSdk', '10.0', '9.3'],
  'scenes-adopted': ['app', 'scenes', true, false],
  phone: ['facts', 'idiom', 'phone', 'pad'],
  pad: ['facts', 'idiom', 'pad', 'phone'],
  'real-device': ['facts', 'simulator', false, true],
  'device-unlocked': ['facts', 'deviceLocked', false, true],
  'screen-unlocked': ['facts', 'deviceLocked', false, true],
  'low-power-mode-off': ['facts', 'lowPowerMode', false, true],
  'debugger-detached': ['facts', 'debuggerAttached', false, true],
  'location-authorization-granted': ['app', 'locationAuthorization', 'when-in-use', 'none'],
  'location-authorization-always': ['app', 'locationAuthorization', 'always', 'when-in-use'],
  'state-to-restore': ['app', 'stateRestoration', true, false],
  'bluetooth-on': ['facts', 'bluetoothOff', false, true],
  'bluetooth-on-in-control-center': ['facts', 'bluetoothOffInControlCenter', false, true],
  'airplane-mode-off': ['facts', 'airplaneMode', false, true],
  'permitted-identifiers': ['app', 'permittedIdentifiers', 1, 0],
  'several-foreground-slots': ['facts', 'foregroundSlots', 2, 1],
};
const SINCE = {
  'rebooted-since': 'reboot', 'unlocked-since': 'unlock', 'user-launched-since': 'user-launch',
};
const modeOf = (condition) => {
  const name = condition.replace(/^mode-/, '');
  return condition.startsWith('mode-') && MODE.numbers.has(name) ? name : null;
};

const without = (list, name) => (list ?? []).filter((one) => one !== name);

/** Returns what a person said about a condition: true, false, or undefined if nothing was said. */
export function given(state, condition) {
  const mode = modeOf(condition);
  if (mode !== null) {
    const { backgroundModes } = state.app;
    return backgroundModes === undefined ? undefined : backgroundModes.includes(mode);
  }
  if (condition in SINCE) {
    return (state.fields.since ?? []).includes(SINCE[condition]) ? true : undefined;
  }
  if (!(condition in FIELDS)) return undefined;
  const [owner, key, yes, no] = FIELDS[condition];
  const value = state[owner][key];
  if (value === undefined || value === null) return undefined;
  if (key === 'linkedSdk') return Number.parseFloat(value) >= Number.parseFloat(yes);
  if (key === 'locationAuthorization' && condition.endsWith('granted')) return value !== 'none';
  return value === yes ? true : value === no || key === 'locationAuthorization' ? false : undefined;
}

/** Returns the state of the page with a condition set to true or false; undefined withdraws it. */
export function withFact(state, condition, holds) {
  const mode = modeOf(condition);
  const change = (owner, key, value) => {
    const fields = { ...state[owner] };
    if (value === undefined) delete fields[key];
    else fields[key] = value;
    return { ...state, [owner]: fields };
  };
  if (mode !== null) {
    const others = without(state.app.backgroundModes, mode);
    return change('app', 'backgroundModes', holds ? [...others, mode]
      : holds === false || others.length > 0 ? others : undefined);
  }
  if (condition in SINCE) {
    const others = without(state.fields.since, SINCE[condition]);
    const all = holds ? [...others, SINCE[condition]] : others;
    return change('fields', 'since', all.length > 0 ? all : undefined);
  }
  const [owner, key, yes, no] = FIELDS[condition];
  const changed = change(owner, key, holds === undefined ? undefined : holds ? yes : no);
  // State can be restored only if the interface was kept.
  if (condition === 'state-to-restore' && holds) changed.app.interfaceKept = true;
  // A device that is locked, or that awaits its first unlock, has a passcode.
  const locks = ['firstUnlockDone', 'deviceLocked'].includes(key)
    && (changed.facts[key] === (key === 'deviceLocked'));
  return locks ? { ...changed, facts: { passcode: true, ...changed.facts } } : changed;
}

/** Tells whether a person can set a condition. */
export const canSay = (condition) =>
  condition in FIELDS || condition in SINCE || modeOf(condition) !== null;

/**
 * What is assumed about a condition, by the sign before the condition in the text of an answer.
 * True: the condition holds. False: it fails. Null: nothing is assumed.
 */
const ASSUMED = { '-': true, '+': false, '?': null };
const KNOWN = { holds: '-', fails: '+', 'not-given': '?' };
const MARK = /\x1f([?+-])([^\x1f]*)\x1f/g;

/**
 * Lists the conditions behind an answer. `said` is what a person stated. `assumed` is true if the
 * condition is assumed to hold, false if it is assumed to fail, and null if the answer is
 * conditional on it.
 */
export function factsBehind(state, policy, question, query, answer) {
  const marks = policy.text(question, query, {
    parts: ['headline', 'details', 'grounds', 'marks'], assumed: untold(state),
  });
  const marked = new Map([...marks.matchAll(MARK)].map(([, sign, name]) => [name, sign]));
  const own = answer.rule === null ? [] : [rule(answer.rule)];
  const refusing = answer.verdict === 'forbidden'
    ? own.flatMap(({ when, whenNot }) => [...when, ...whenNot]) : [];
  const named = new Set([...marked.keys(), ...answer.requires ?? [], ...refusing]);
  const found = [...named].filter(canSay).map((condition) => (marked.has(condition)
    ? { condition, said: given(state, condition), assumed: ASSUMED[marked.get(condition)] }
    : factOf(state, policy, condition)));
  // A condition that follows from the version, such as the default SDK, gets no switch until a
  // person sets the condition.
  return found.filter(({ said, assumed }) => said !== undefined || assumed !== undefined);
}

/** Returns a condition with what a person stated about it, and with what is assumed. */
export const factOf = (state, policy, condition) => ({
  condition, said: given(state, condition), assumed: ASSUMED[KNOWN[policy.condition(condition)]],
});

/**
 * Lists the conditions that a person has not given or cannot give. The text of an answer marks
 * these as assumed.
 */
export const untold = (state) =>
  values('condition').filter((one) => !canSay(one) || given(state, one) === undefined);
