// Finds the answers that differ between two versions, or between an app with and without scenes.

import { LifecyclePolicyError, Policy, values } from '../../src/main.js';
import { address, valuesOf } from '../address.js';
import { linesOf } from '../ask/answer.js';
import { plain } from '../ask/plain.js';
import { queryFor, QUESTIONS, shortly } from '../ask/questions.js';
import { el } from '../dom.js';

const STATES = ['not-running', 'inactive', 'active', 'background', 'suspended'];
const SCENE_STATES = ['unattached', 'foreground-inactive', 'foreground-active', 'scene-background'];
const MOST = 40;

const each = (names, make) => names.flatMap(make);

/** The questions to compare, by kind. */
const ASKED = {
  transition: () => each([...STATES, ...SCENE_STATES], (from) =>
    values('cause').map((cause) => ({ from, cause }))),
  relaunch: () => each(['user-force-quit', 'system-reclaimed', 'none'], (after) =>
    values('trigger').map((on) => ({ after, on }))),
  deadline: () => each(values('allowance'), (allowance) => ({ allowance })),
  conduct: () => each(['active', 'inactive', 'background', 'suspended'], (state) =>
    values('activity').map((activity) => ({ state, activity }))),
  delivery: () => each(['active', 'background', 'suspended'],
    (state) => values('event').map((event) => ({ state, event }))),
  mode: () => each(values('mode'), (mode) => ({ mode })),
  quota: () => each(values('quota'), (quota) => ({ quota })),
  call: () => each(values('callback'), (callback) => ({ callback })),
};

function said(policy, question, fields) {
  const query = queryFor(question, fields);
  try {
    return policy.text(question, query, { parts: ['headline', 'details'] });
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    return null;
  }
}

/** Splits a text into its headline and details. */
function split(text) {
  const at = text.indexOf('\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Returns the rank of a change: 0 if allowed becomes forbidden or the reverse, 1 if the headlines
 * differ, 2 otherwise.
 */
const weightOf = ({ before: [one], after: [other] }) => {
  const both = [one, other].map((text) => text.split(/\W/)[0]);
  return both.includes('allowed') && both.includes('forbidden') ? 0 : one !== other ? 1 : 2;
};

const byWeight = (one, other) => one.weight - other.weight;

/** Lists the questions with different answers, and both answers. The most important come first. */
export function changes(one, other) {
  const [first, second] = [one, other].map(({ os, options }) => new Policy(os, options));
  let asked = 0;
  const found = [];
  for (const [question, queries] of Object.entries(ASKED)) {
    const differing = [];
    for (const fields of queries()) {
      const [before, after] = [said(first, question, fields), said(second, question, fields)];
      if (before === null || after === null) continue;
      asked += 1;
      if (before === after) continue;
      const both = { fields, before: split(before), after: split(after) };
      differing.push({ ...both, weight: weightOf(both) });
    }
    differing.sort(byWeight);
    if (differing.length > 0) found.push({ question, differing, weight: differing[0].weight });
  }
  // Among equal ranks, questions are in the order of ASKED: acts of the user and the system first.
  const order = Object.keys(ASKED);
  found.sort((a, b) => byWeight(a, b) || order.indexOf(a.question) - order.indexOf(b.question));
  return { asked, found };
}

/** Returns the lines of a text that the other text lacks. */
const onlyIn = (text, other) => {
  const lines = new Set(other.split('\n'));
  return linesOf(text.split('\n').filter((line) => !lines.has(line)).join('\n'));
};

function side({ os, options }, question, fields, [headline, details], [, others], isSame) {
  const lines = onlyIn(details, others).slice(0, 6);
  const answer = new Policy(os, options)[question](queryFor(question, fields));
  return el('div', {}, isSame && lines.length > 0 ? null : el('p', { class: 'headline' },
    [shortly(question, fields, answer), plain({ question, fields, answer, headline, os })]
      .filter(Boolean).join(' ')),
    lines.map(({ label, value, below }) => el('p', { class: 'aside' },
      `${label}: ${[value.trim(), ...below].join(' ')}`)));
}

export function drawChanges({ one, other, names, link }) {
  const { asked, found } = changes(one, other);
  const count = found.reduce((sum, { differing }) => sum + differing.length, 0);
  return el('div', {},
    el('p', { class: 'sum' }, `${count} of ${asked} answers differ, for an app that declares no mode and no task.`),
    found.map(({ question, differing, weight }) => el('details',
      { class: 'group', open: weight === 0 || differing.length <= 12 },
      el('summary', {}, `${QUESTIONS[question].name} `, el('span', { class: 'aside' },
        String(differing.length))),
      el('ul', { class: 'plain' }, differing.slice(0, MOST).map(({ fields, before, after }) => {
        const isSame = before[0] === after[0];
        return el('li', { class: 'change' },
          el('a', { href: address('ask', { q: question, ...valuesOf(question, fields), ...link }) },
            QUESTIONS[question].said(fields)),
          el('div', { class: 'sides' },
            el('div', {}, el('p', { class: 'version' }, names[0]), side(one, question, fields, before, after, isSame)),
            el('div', {}, el('p', { class: 'version' }, names[1]), side(other, question, fields, after, before, isSame))));
      })),
      differing.length > MOST ? el('p', { class: 'aside' },
        `${differing.length - MOST} more are not shown.`) : null)));
}

