// Describes in sentences what happened on the phone.

import { rule, title } from '../../src/main.js';
import { capital } from '../dom.js';

export const hexadecimal = (code) => `0x${code.toString(16).padStart(8, '0')}`;

/** Formats a duration. */
export function span(seconds) {
  if (seconds === Infinity) return 'no limit';
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** Formats a time on the clock of the device, given in seconds, as minutes and seconds with one decimal,
    such as 02:05.3. Puts the hours in front, if there are any. */
export function clock(seconds) {
  const tenths = Math.floor(seconds * 10 + 1e-6);
  const [hours, minutes] = [Math.floor(tenths / 36000), Math.floor(tenths / 600) % 60];
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${hours > 0 ? `${hours}:` : ''}${String(minutes).padStart(2, '0')}:${rest}`;
}

const called = (kind, name) => (name === null || name === undefined ? null : title(kind, name));

/**
 * Says why a process ended: the termination, the code that a report has, and the first sentence of
 * the broken rule's note.
 */
export function killSentence(effect, name) {
  const why = title('termination', effect.termination);
  const report = effect.code > 0
    ? ` A report names ${effect.namespace === null ? '' : `${effect.namespace.toUpperCase()} `}${hexadecimal(effect.code)}.`
    : '';
  const note = effect.brokenRule === null ? '' : rule(effect.brokenRule).note;
  const [first] = note.split(/(?<=\.) /);
  return `${name} is ended: ${why}.${report}${first ? ` ${first}` : ''}`;
}

/** Names the rule by which a process ended, and the rule that its app broke. */
export const killRules = ({ rule: by, brokenRule }) => (by === null ? ''
  : ` By the rule ${by}${brokenRule === null ? '' : `, because it broke ${brokenRule}`}.`);

/** Says when a pending kill comes, and why. */
export const killAhead = (effect, now) =>
  `ended in ${span(Math.max(0, effect.at - now))} unless something comes first: `
  + `${title('termination', effect.termination)}`;

/** Says what happens to an event for which no app runs. Returns "" for other effects. */
export const unrun = ({ kind, occasion }) => (kind === 'drop-trigger' ? 'the event is lost'
  : kind !== 'keep-trigger' ? ''
    : `the event is kept${occasion === null ? '' : ` until ${title('occasion', occasion)}`}`);

/** Returns a function that adds the cause and the event of an effect to a text. */
const because = (text) => ({ cause, trigger }) =>
  [text, called('cause', cause), called('trigger', trigger)].filter(Boolean).join('; ');
const notRun = (effect) => `does not run: ${title('trigger', effect.trigger)}; ${unrun(effect)}`;

const BRIEF = {
  'state-changed': (effect) => `${title('state', effect.from)} → ${title('state', effect.to)}`,
  'start-process': because('the process starts'),
  'post-notification': (effect) => effect.notification,
  resume: because('runs again'),
  suspend: () => 'is suspended: it runs no code',
  'run-expiration-handler': () => 'has its expiration handler run',
  'deliver-notice': (effect) => `learns: ${title('event', effect.notice)}`,
  'take-snapshot': () => 'has its picture for the app switcher taken',
  'stop-activity': (effect) => `is stopped: ${title('activity', effect.activity)}`,
  'show-to-user': (effect) =>
    `is shown to the user: ${called('trigger', effect.trigger) ?? called('event', effect.notice)}`,
  'keep-trigger': notRun, 'drop-trigger': notRun,
};

/** The effects that are shown only if a person asks for all effects. */
export const MINOR = new Set(['post-notification', 'take-snapshot', 'state-changed']);

/** Describes an effect: a text, and the code or callback to show after it. */
export function tell(effect, name) {
  if (effect.kind === 'kill') return { text: killSentence(effect, name), code: null };
  if (effect.kind === 'deliver-callback') {
    return { text: `${name} `, code: effect.callback };
  }
  const subject = effect.kind === 'start-process' ? `${name}: ` : `${name} `;
  return { text: subject + (BRIEF[effect.kind]?.(effect) ?? effect.kind), code: null };
}

/** Says which state an app reads in a callback, and how long it has. */
export function aside(effect) {
  const reads = effect.reads === null ? '' : `state inside: ${effect.reads}`;
  const has = effect.deadline === null ? ''
    : `must end within ${span(effect.deadline - effect.at)}`;
  return [reads, has].filter(Boolean).join(', ');
}

const ACTS = {
  boot: 'The device starts', shutdown: 'The device is turned off', lock: 'You lock the phone',
  unlock: 'You unlock it', home: 'You go to the home screen',
  'open-switcher': 'You open the app switcher',
  'close-switcher': 'You close the app switcher', 'memory-pressure': 'Memory is short',
  'battery-empty': 'The battery is empty',
};

/** Describes an event. */
export function actOf(step) {
  const app = step.app ?? '';
  switch (step.event) {
    case 'open-app': return `You open ${app}`;
    case 'force-quit': return `You swipe ${app} away`;
    case 'begin-interruption': return `${capital(title('interruption', step.interruption))} covers the screen`;
    case 'ignore-interruption': return `You dismiss ${title('interruption', step.interruption)}`;
    case 'accept-interruption': return `You accept ${title('interruption', step.interruption)}`;
    case 'trigger': return `For ${app}: ${title('trigger', step.trigger)}`;
    case 'begin-activity': return `${app} begins ${title('activity', step.activity)}`;
    case 'end-activity': return `${app} ends ${title('activity', step.activity)}`;
    case 'begin-task': return `${app} begins a background task`;
    case 'end-task': return `${app} ends its background task`;
    case 'complete': return `${app} completes its work`;
    case 'end': return `${app}: ${title('termination', step.termination)}`;
    case 'fact-change': return `${capital(title('changing', step.fact))}: ${step.value === 'no' || step.value === false ? 'no' : 'yes'}`;
    case 'update-app': return `${app}: ${Object.keys(step).filter((key) => !['at', 'event', 'app'].includes(key))
      .map((key) => `${key} is now ${step[key]}`).join(', ')}`;
    case 'update-os': return `iOS ${step.os} is installed`;
    case 'submit-request': return `${app} requests that ${title('trigger', step.trigger)}`;
    default: return ACTS[step.event] ?? `${app} ${title('occurrence', step.event)}`.trim();
  }
}

/** Says how many things happened. */
export const counted = (count) => `${count} ${count === 1 ? 'thing' : 'things'} happened`;

/** Describes the outcome of an event. Returns "" if the event simply happened. */
export function outcomeOf({ outcome, error, step }) {
  if (error !== null) return `not possible: ${error.message}`;
  if (outcome === null || outcome.verdict === 'allowed') return '';
  const needs = outcome.requires.map((name) => title('condition', name)).join(', ');
  const what = {
    forbidden: step?.event === 'trigger' ? 'the app does not run' : 'it has no effect', conditional: 'it depends',
    'not-applicable': 'this iOS does not have it',
    unspecified: 'no source says' }[outcome.verdict] ?? outcome.verdict;
  return outcome.verdict === 'conditional' && needs ? `it depends on ${needs}` : what;
}
