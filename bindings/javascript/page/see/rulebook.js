// Shows the rules and their sources: a search, and a page for each rule.

import { citations, LifecyclePolicyError, rule, rules, title, values } from '../../src/main.js';
import { address } from '../address.js';
import { otherSides, range, ruleLink, sources } from '../ask/answer.js';
import { capital, el, outside } from '../dom.js';

const MOST = 80;

/** For each rule, the text that a search reads. */
let texts = null;
const textOf = (one) => [
  one.id, one.note, one.text('text'), title('family', one.family), title('evidence', one.evidence),
  ...one.citations.flatMap(({ key, title: name, publisher }) => [key, name, publisher]),
].join(' ').toLowerCase();

/** Finds the rules that contain every word of a text. */
export function search({ text, family, os, source }) {
  texts ??= new Map(rules().map((one) => [one, textOf(one)]));
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const selection = Object.fromEntries(Object.entries({ family, os, source }).filter(([, value]) =>
    value));
  return rules(selection).filter((one) => words.every((word) => texts.get(one).includes(word)));
}

const brief = (one) => el('li', {},
  ruleLink(one.id), ' ',
    el('span', { class: 'aside' }, `${range(one)}, ${title('evidence', one.evidence)}`),
  one.note === '' && one.text('text') === '' ? null : el('p', {}, one.text('text') || one.note));

/** Draws the rules that match a search. */
export function drawFound(wanted) {
  const found = search(wanted);
  const source = wanted.source ? citations().find(({ key }) => key === wanted.source) : undefined;
  return el('div', {},
    source === undefined ? null : el('p', {}, 'Rules on the word of ',
      outside(source.address, source.title), ` (${source.publisher})`),
    el('p', { class: 'sum' }, `${found.length} ${found.length === 1 ? 'rule' : 'rules'}`
      + `${found.length > MOST ? `, the first ${MOST} are shown` : ''}`),
    el('ul', { class: 'plain rules' }, found.slice(0, MOST).map(brief)));
}

export function drawSources(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = new Map();
  for (const one of rules()) for (const { key } of one.citations) counts.set(key,
    (counts.get(key) ?? 0) + 1);
  const found = citations().filter(({ key, title: name, publisher, address: at }) =>
    words.every((word) => `${key} ${name} ${publisher} ${at}`.toLowerCase().includes(word)));
  return el('div', {}, el('p', { class: 'sum' }, `${found.length} sources`),
    el('ul', { class: 'sources plain' }, found.map(({ key, title: name, publisher, address: at }) =>
      el('li', {},
      outside(at, name), ' ', el('span', { class: 'aside' }, `${publisher}; `,
        el('a', { href: address('see', { part: 'rules', source: key }) },
          `${counts.get(key) ?? 0} rules`))))));
}

const named = (kind, names) => names.map((name) => title(kind, name)).join('; ');

export function drawRule(id) {
  let one;
  try {
    one = rule(id);
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    return el('article', {}, el('h2', {}, 'No such rule'), el('p', {}, error.message),
      el('p', {}, el('a', { href: address('see', { part: 'rules' }) }, 'Search the rules')));
  }
  const rows = [
    ['About', title('family', one.family)], ['Holds', range(one)],
    ['Rests on', title('evidence', one.evidence)],
    ['Counts for', named('profile', one.profiles)],
    ['Only if', named('condition', one.when)], ['Unless', named('condition', one.whenNot)],
    ...values('rule-field').flatMap((field) => {
      const found = one.values(field);
      if (['when', 'when-not', 'text'].includes(field) || found.length === 0) return [];
      return [[capital(title('rule-field', field)), found.map((value) =>
        (value === Infinity ? 'no limit' : value === null ? 'not known'
        : String(value))).join(', ')]];
    }),
  ].filter(([, value]) => value !== '');
  return el('article', { class: 'rule-page' },
    el('p', { class: 'sentence' }, capital(title('family', one.family))),
    el('h2', { class: 'id' }, one.id),
    one.text('text') === '' ? null : el('p', { class: 'note' }, one.text('text')),
    one.note === '' ? null : el('p', { class: 'note' }, one.note),
    el('dl', {}, rows.slice(1).map(([label, value]) => [el('dt', {}, label), el('dd', {}, value)])),
    one.citations.length === 0 ? null : el('section', {}, el('h3', {}, 'Sources'),
      sources(one.citations)),
    otherSides(one));
}
