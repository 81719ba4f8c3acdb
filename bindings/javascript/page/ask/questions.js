// The questions that the page can ask: their fields, first values and sentences.

import { FIELDS } from '../../src/fields.js';
import { SCENE_STATES } from '../../src/generated.js';
import { Policy, title, values } from '../../src/main.js';
import { capital } from '../dom.js';

/** The questions whose query is a single value, each with the field of that value. */
const SUBJECTS = { deadline: 'allowance', duties: 'callback', mode: 'mode', quota: 'quota' };

const t = (kind, name) => title(kind, name);
const doing = (names) => names.map((name) => t('activity', name)).join(', ');
const isScene = (state) => SCENE_STATES.has(state);
const being = (state) => (isScene(state) ? t('state', state) : `the app is ${t('state', state)}`);
const event = (trigger) => (trigger === undefined ? '' : `, because ${t('trigger', trigger)}`);
const since = (names = []) => names.map((name) => `, ${t('since', name)}`).join('');

/**
 * Each question: its name in the list, the first values of its fields, and its sentence. `needs`
 * names its required fields.
 */
export const QUESTIONS = {
  relaunch: {
    name: 'Does it wake or launch the app?',
    first: { after: 'user-force-quit', on: 'silent-push' },
    needs: ['after', 'on'],
    said: ({ after, on, since: names, state, forceQuit }) => (after === 'none' || after === undefined
      ? `While ${being(state ?? 'suspended')}, ${t('trigger', on)}: does that reach the app?`
      : `${capital(t('termination', after))}${since(names)}, then ${t('trigger', on)}`
        + `${state === undefined ? '' : `, while ${being(state)}`}`
        + `${forceQuit ? ', and an earlier force quit still counts' : ''}: is the app launched?`),
  },
  deadline: {
    name: 'How long may it take?',
    first: { allowance: 'background-task' },
    needs: ['allowance'],
    said: ({ allowance }) => `How long has an app for ${t('allowance', allowance)}?`,
  },
  transition: {
    name: 'What follows, with which callbacks?',
    first: { from: 'active', cause: 'home-button' },
    needs: ['from', 'cause'],
    said: ({ from, to, cause, lastCause, trigger, interruption }) =>
      `${capital(being(from))}${lastCause === undefined ? '' : ` because ${t('cause', lastCause)}`}, `
      + `and ${t('cause', cause)}`
      + `${interruption === undefined ? '' : ` (${t('interruption', interruption)})`}${event(trigger)}: `
      + `${to === undefined ? 'what follows?' : `does it become ${t('state', to)}?`}`,
  },
  conduct: {
    name: 'May the app do this now?',
    first: { state: 'background', activity: 'audio-playback' },
    needs: ['state', 'activity'],
    said: ({ state, activity }) => `Is ${t('activity', activity)} allowed while ${being(state)}?`,
  },
  termination: {
    name: 'What does this code mean?',
    first: { code: '0x8badf00d' },
    needs: ['code'],
    said: ({ code, namespace, errorDomain }) => 'What does '
      + `${namespace ? `${namespace.toUpperCase()} ` : errorDomain ? `${t('error-domain', errorDomain)} ` : ''}`
      + `${code} mean?`,
  },
  mode: {
    name: 'What does a background mode give?',
    first: { mode: 'remote-notification' },
    needs: ['mode'],
    said: ({ mode }) => `What does the background mode “${mode}” give an app?`,
  },
  suspension: {
    name: 'What keeps the app running?',
    first: { activities: ['audio-playback'] },
    needs: [],
    said: ({ activities = [], allowances = [] }) => {
      const held = [doing(activities), ...allowances.map((name) => t('allowance', name))];
      const given = held.filter(Boolean).join(', ');
      return `In the background, with ${given || 'nothing to do'}: is the app suspended?`;
    },
  },
  quota: {
    name: 'How many are allowed?',
    first: { quota: 'monitored-regions' },
    needs: ['quota'],
    said: ({ quota }) => `How many are allowed: ${t('quota', quota)}?`,
  },
  delivery: {
    name: 'How does an event reach the app?',
    first: { state: 'suspended', event: 'memory-warning' },
    needs: ['state', 'event'],
    said: ({ state, event }) => `${capital(t('event', event))} while ${being(state)}: `
      + 'how does the app learn of it?',
  },
  call: {
    name: 'Who receives a callback, and with what?',
    first: { callback: 'application:didFinishLaunchingWithOptions:' },
    needs: ['callback'],
    said: ({ callback, trigger }) => `Who receives ${callback}`
      + `${trigger === undefined ? '' : ` when ${t('trigger', trigger)}`}, and with what?`,
  },
  duties: {
    name: 'What must the app do in a callback?',
    first: { callback: 'applicationDidEnterBackground:' },
    needs: ['callback'],
    said: ({ callback }) => `What must an app do in ${callback}?`,
  },
  next: {
    name: 'What may follow a state?',
    first: { from: 'suspended' },
    needs: ['from'],
    said: ({ from }) => `${capital(being(from))}: what may follow?`,
  },
  path: {
    name: 'How does it get from one state to another?',
    first: { from: 'active', to: 'suspended' },
    needs: ['from', 'to'],
    said: ({ from, to, trigger }) =>
      `${capital(being(from))}: how does it become ${t('state', to)}${event(trigger)}?`,
  },
  purge: {
    name: 'Which app is ended first for memory?',
    first: { state: 'suspended' },
    needs: ['state'],
    said: ({ state, activities = [] }) => `Memory is short and ${being(state)}`
      + `${activities.length === 0 ? '' : `, ${doing(activities)}`}: how soon is it ended?`,
  },
  manifest: {
    name: 'What in the Info.plist will not work?',
    first: {},
    needs: [],
    said: () => 'What in the Info.plist will not work?',
  },
};

/** Returns "Yes." or "No." if that answers the question, otherwise null. */
export function shortly(question, fields, { verdict }) {
  const isPlain = ['relaunch', 'conduct'].includes(question)
    || (question === 'transition' && fields.to !== undefined);
  return isPlain ? { allowed: 'Yes.', forbidden: 'No.' }[verdict] ?? null : null;
}

export const fieldsFor = (question) => FIELDS[question];

export const LABELS = {
  after: 'How it ended', on: 'What happens then', state: 'State of the app', since: 'Since then',
  forceQuit: 'A force quit still counts', from: 'From', to: 'To', cause: 'Because',
  lastCause: 'Why it is in that state', trigger: 'Event', interruption: 'What covers the app',
  allowedCauses: 'Only by', allowance: 'What', activity: 'Activity', activities: 'What it is doing',
  begunInFront: 'Begun while in front', allowances: 'Clocks that run', event: 'Event',
  callback: 'Callback', mode: 'Background mode', quota: 'What', namespace: 'Namespace',
  code: 'Code', errorDomain: 'Error domain',
};

/** Lists the values of a field, each with its text. */
export function valuesFor(question, key, of) {
  const all = values(of);
  const isOfApp = ['relaunch', 'conduct', 'delivery', 'purge'].includes(question);
  const used = of === 'state' && isOfApp ? all.filter((name) => !isScene(name)) : all;
  const isPlain = ['callback', 'namespace', 'error-domain', 'mode'].includes(of);
  return used.map((name) => [name, !isPlain || of === 'error-domain' ? capital(title(of, name))
    : name]);
}

/** Returns the query in the form that the library takes. */
export const queryFor = (question, fields) =>
  (question in SUBJECTS ? fields[SUBJECTS[question]] : question === 'manifest' ? null : fields);

/** Returns the fields with a first value for each required field that is missing. */
export function complete(question, fields) {
  const { first, needs } = QUESTIONS[question];
  const found = { ...fields };
  for (const key of needs) found[key] ??= first[key];
  return found;
}

/** Returns the answers about those allowances whose limit leads to the given termination. */
export const limitsOf = (policy, termination) => values('allowance')
  .map((allowance) => policy.deadline(allowance))
  .filter((one) => one.termination === termination && one.limit !== null);

/**
 * Returns the first state in which a cause is allowed, for a line that names only the cause. Tries
 * first the states that people mean most often.
 */
export function stateFor(os, cause) {
  const policy = new Policy(os);
  const tried = ['active', 'inactive', 'background', 'suspended', 'not-running', 'prewarmed',
    'foreground-active', 'foreground-inactive', 'scene-background', 'unattached'];
  return tried.find((from) => policy.transition({ from, cause }).verdict === 'allowed') ?? 'active';
}
