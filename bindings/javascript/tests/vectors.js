// Reads the vectors of the project, and compares answers with their expectations.

import { readdirSync, readFileSync } from 'node:fs';

import { asked } from '../src/asking.js';
import { Policy } from '../src/node.js';
import { CHECKOUT } from './checkout.js';

export const FOLDER = new URL('Tests/Vectors/', CHECKOUT);

/** Returns every case of every file. */
export function cases() {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.json')).sort().flatMap((name) => {
    const { query, cases: listed = [] } = JSON.parse(readFileSync(new URL(name, FOLDER)));
    return listed.map((one) => ({ name: `${name.replace('.json', '')}:${one.id}`, query, ...one }));
  });
}

/** Returns the command that asks the question of a file. */
export const commandOf = (query) => (query === 'modes' ? 'mode' : query);

/** Keys of vectors whose names differ in answers. */
const RENAMED =
  { until: 'occasion', advice_seconds: 'advice', limit_seconds: 'limit', warning_seconds: 'warning',
  window_seconds: 'window' };
const camel = (key) => RENAMED[key] ?? key.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
/** Lists whose wanted elements must all be in the answer. */
const AMONG = ['requires', 'wakes', 'permits', 'keeps_running'];
/** Lists that must be complete, in any order. */
const WHOLE = [
  'resets', 'allowances', 'activities', 'more_launch_options', 'more_connection_options',
];

const equal = (found, wanted) => JSON.stringify(found) === JSON.stringify(wanted);
const sorted = (list) => list.map((one) => JSON.stringify(one)).sort();
const matches = (found, wanted) =>
  Object.entries(wanted).every(([key, value]) => equal(found[camel(key)], value));

/**
 * Compares a list with the wanted steps. A wanted step may lack its last parts. A name alone is a
 * step with one part.
 */
function inOrder(found, wanted) {
  return found.length === wanted.length
    && wanted.map((one) => [one].flat()).every(
      (want, i) => equal(found[i].slice(0, want.length), want),
    );
}

function finds(finding, [severity, rule, key, value]) {
  return finding.rule.startsWith(rule) && [null, finding.severity].includes(severity)
    && [null, finding.key].includes(key) && [null, finding.value].includes(value);
}

/**
 * Asks the question of a case. A range of versions is asked on each version where the answer can
 * change.
 */
export function answerOf({ query, ask }) {
  const { 'os-last': last, ...options } = ask;
  const command = commandOf(query);
  const { os, context, query: question } = asked(command, options);
  const versions = last === undefined ? [os] : Policy.edges(os, last, context);
  const answers = versions.map((version) => new Policy(version, context)[command](question));
  const answer = { ...answers[0] };
  for (const key of ['verdict', 'newestVerdict']) {
    if (answers.some((other) => other[key] !== answer[key])) answer[key] = 'conditional';
  }
  const explanation = () => new Policy(os, context).explain(command, question);
  return onAxis(ask.axis, { ...answer, explanation });
}

/** Returns an answer with the names that vectors use. */
function onAxis(axis, answer) {
  const named = (_, value) => {
    if (value === 'scene-background') return 'background';
    return value === Infinity ? 'unlimited' : value;
  };
  const { explanation, ...rest } = answer;
  const found = JSON.parse(JSON.stringify(rest, named));
  if ('launchState' in found && found.launchState === 'inactive') found.launchState = 'foreground';
  return { ...found, explanation };
}

/** Tells whether an answer has what a case expects for one key. */
export function agrees(answer, key, wanted) {
  if (AMONG.includes(key)) return wanted.every((one) => answer[camel(key)].includes(one));
  if (key.endsWith('_not') && key !== 'rules_not') {
    const list = answer[camel(key.replace(/_not$/, ''))];
    return !wanted.some((one) => list.includes(one));
  }
  if (WHOLE.includes(key)) return equal(sorted(answer[camel(key)]), sorted(wanted));
  switch (key) {
    case 'requires_only': return equal(sorted(answer.requires), sorted(wanted));
    case 'callbacks':
      return inOrder(
        answer.callbacks.map(({ label, state, fallback }) => [label, state, fallback]), wanted,
      );
    case 'sequence':
      return inOrder(
        answer.sequence.map(({ label, state, sceneState }) => [label, state, sceneState]), wanted,
      );
    case 'states_after': return equal(answer.callbacks.map(({ stateAfter }) => stateAfter), wanted);
    case 'limits': return equal(answer.callbacks.map(({ allowance }) => allowance), wanted);
    case 'contains':
      return wanted.every((want) => (typeof want === 'string'
        ? answer.duties.some(({ text }) => text.toLowerCase().includes(want.toLowerCase()))
        : answer.transitions.some((edge) => matches(edge, want))));
    case 'lacks': return !wanted.some(
      (want) => answer.transitions.some((edge) => matches(edge, want)),
    );
    case 'steps':
      return answer.steps.length === wanted.length
        && wanted.every((want, i) => matches(answer.steps[i], want));
    case 'duties':
      return equal(sorted(answer.duties.map(({ id, undoneAt }) => [id, undoneAt])), sorted(wanted));
    case 'duties_at_least': return answer.duties.length >= wanted;
    case 'undone_at': {
      const undone = new Set(
        answer.duties.map(({ undoneAt }) => undoneAt).filter((one) => one !== null),
      );
      return equal([...undone], wanted === null ? [] : [wanted]);
    }
    case 'findings': return wanted.every((want) => answer.findings.some((one) => finds(one, want)));
    case 'findings_only': {
      const found = answer.findings.map(
        ({ severity, rule, key: of, value }) => [severity, rule, of, value],
      );
      return equal(sorted(found), sorted(wanted));
    }
    case 'rules_not': return !answer.findings.some(
      ({ rule }) => wanted.some((one) => rule.startsWith(one)),
    );
    case 'count': return equal(
      'findings' in answer ? answer.findings.length : answer.count, wanted,
    );
    case 'explains': {
      const roles = new Map(answer.explanation().map(({ rule, role }) => [rule, role]));
      return Object.entries(wanted).every(([rule, role]) => roles.get(rule) === role);
    }
    default: return camel(key) in answer && equal(answer[camel(key)], wanted);
  }
}
