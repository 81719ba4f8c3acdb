// Draws an answer: its headline, its details, its rule and sources, and conflicting rules.

import { ENUMERATIONS } from '../../src/generated.js';
import { rule, rules, title } from '../../src/main.js';
import { address, valuesOf } from '../address.js';
import { capital, el, outside } from '../dom.js';
import { fate } from './plain.js';

/** The kinds of names that occur in a line of the details, by the line's label. */
const KINDS = {
  guarantee: ['guarantee'], allowance: ['allowance'], cause: ['termination'],
  termination: ['termination'], 'at expiry': ['expiry'], price: ['price'], manner: ['manner'],
  merging: ['merging'], reason: ['reason'], receiver: ['receiver'], clock: ['moment'],
  'stop before': [], wakes: ['trigger'], permits: ['activity'], keeps: ['activity'],
};
const ELSEWHERE = new Set(['assumed', 'not given', 'holds', 'fails', 'left open']);

/** The column at which a value begins, unless the label is longer. */
const COLUMN = 14;

/**
 * Splits a text of the library into lines, each with a label and a value. `below` has the lines
 * that continue the value.
 */
export function linesOf(text) {
  const found = [];
  for (const line of text.split('\n')) {
    if (/^ {3}/.test(line)) {
      found.at(-1)?.below.push(line.trim());
      continue;
    }
    const isShort = line[COLUMN - 1] === ' ' && line[COLUMN] !== ' ';
    const match = isShort
      ? [line, line.slice(2, COLUMN), line.slice(COLUMN)]
      : /^ {2}(also refused by|\S+(?: \S+)*?)(?: {2,}| (?=[a-z]+\.))(.*)$/.exec(line);
    if (match !== null) found.push({ label: match[1].trim(), value: match[2], below: [] });
  }
  return found;
}

const isName = (kind, name) => ENUMERATIONS[kind]?.numbers.has(name) === true;

/** Returns the titles of the names in a value. */
function meaningOf({ label, value }) {
  const names = value.replace(/\[[^\]]*\]/g, '').match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];
  const kinds = KINDS[label] ?? [];
  const found = names.flatMap((name) => {
    const kind = kinds.find((one) => isName(one, name));
    return kind === undefined ? [] : [title(kind, name)];
  }).filter((text) => !value.includes(text) && !names.includes(text.split(' ').at(-1)));
  return [...new Set(found)].join('; ');
}

export const ruleLink = (id) => el('a', { href: address('rule', { id }), class: 'rule' }, id);

/** Turns rule ids in a text into links. */
function linked(text) {
  return text.split(/(\[[a-z0-9.-]+\])/).map((part) => {
    const id = /^\[([a-z0-9.-]+)\]$/.exec(part)?.[1];
    return id !== undefined && id.includes('.') ? ruleLink(id) : part;
  });
}

/** The page's own words for labels of the library. */
const LABELS = {
  guarantee: 'when', allowance: 'time for it', advice: 'advised', warning: 'warned before',
  'at expiry': 'at the limit', extendable: 'can be extended',
};

function drawnLine(line, answer) {
  if (line.label === 'otherwise') {
    return [
      el('dt', {}, 'if not'),
      el('dd', {}, capital(fate(answer)), el('span', { class: 'aside' }, linked(line.value))),
    ];
  }
  const meaning = meaningOf(line);
  const value = line.value.trimEnd();
  // The title comes before the value, unless the value has a duration, such as "5 s".
  const [first, said] = meaning === '' || / s\b/.test(value) ? [linked(value), meaning]
    : [capital(meaning), linked(value)];
  return [
    el('dt', {}, LABELS[line.label] ?? line.label),
    el('dd', {}, line.label === 'broken rule' ? ruleLink(value) : first,
      said === '' ? null : el('span', { class: 'aside' }, said),
      line.below.map((text) => el('span', { class: 'aside' }, text))),
  ];
}

const sourceItem = ({ key, title: name, publisher, address: at }) =>
  el('li', {}, outside(at, name), ' ',
    el('span', { class: 'aside' }, `${publisher} `, el('a',
      { class: 'key', href: address('see', { part: 'rules', source: key }) }, key)));

/** Draws the first four sources of a list. The others can be unfolded. */
export function sources(citations) {
  const [first, rest] = [citations.slice(0, 4), citations.slice(4)];
  return el('div', {},
    el('ul', { class: 'sources' }, first.map(sourceItem)),
    rest.length === 0 ? null : el('details', {},
      el('summary', {}, `${rest.length} more`), el('ul', { class: 'sources' },
        rest.map(sourceItem))));
}

export function range({ since, until }) {
  if (since === null || since === '2.0') {
    return until === null ? 'on every version' : `until ${until}`;
  }
  return until === null ? `since iOS ${since}` : `iOS ${since} until ${until}`;
}

/**
 * Draws up to six rules that conflict with a rule. If a version `os` is given, draws only those
 * that hold on it.
 */
export function otherSides(one, os) {
  if (one.conflict === null) return null;
  const sides = rules(os === undefined ? {} : { os })
    .filter((other) => other.conflict === one.conflict && other.id !== one.id);
  if (sides.length === 0) return null;
  return el('section', {},
    el('h3', {}, 'Who disagrees'),
    el('p', {}, `Sources differ on ${title('conflict', one.conflict)}.`),
    el('ul', { class: 'sides' }, sides.slice(0, 6).map((other) => el('li', {},
      ruleLink(other.id), ' ',
      el('span', { class: 'aside' }, `${title('evidence', other.evidence)}, ${range(other)}`),
      other.note === '' ? null : el('p', {}, other.note)))));
}

function decided(answer, lines) {
  if (answer.rule === null) {
    return answer.verdict !== 'unspecified' ? null
      : el('section', {}, el('h3', {}, 'What decided'), el('p', {}, 'No source says.'));
  }
  const one = rule(answer.rule);
  const also = lines.find(({ label }) => label.startsWith('also refused'));
  return el('section', {},
    el('h3', {}, 'Why'),
    answer.note === '' ? null : el('p', { class: 'note' }, answer.note),
    el('p', {}, ruleLink(one.id), ' ',
      el('span', { class: 'aside' }, `${title('evidence', one.evidence)}, ${range(one)}`)),
    also === undefined ? null : el('p', { class: 'aside' }, 'Also refused by ',
      also.value.split(', ').map((id, i) => [i > 0 ? ', ' : '', ruleLink(id.trim())])));
}

/** Draws the steps that may follow a state. */
function drawnSteps(steps) {
  const targets = [...new Set(steps.map(({ to }) => to))];
  return el('dl', {}, targets.map((to) => [
    el('dt', {}, title('state', to)),
    el('dd', {}, el('ul', { class: 'plain' }, steps.filter((step) => step.to === to).map((step) =>
      el('li', {}, title('cause', step.cause), step.verdict === 'allowed' ? ''
        : ` (${step.verdict})`,
        step.disputed ? ', disputed ' : ' ', ruleLink(step.rule))))),
  ]));
}

/**
 * Draws the target state of a step, with a link to the steps that may follow. For a step from
 * `not-running`, the link leads to the whole path to `active`.
 */
function drawnTarget({ sequence, to }, { from }, os, app) {
  if (sequence === undefined || to === null) return null;
  const [text, query] = from === 'not-running'
    ? ['The whole way to the front', { q: 'path', from, to: 'active' }]
    : ['What may follow then', { q: 'next', from: to }];
  return [
    el('dt', {}, 'leads to'),
    el('dd', {}, title('state', to), el('span', { class: 'aside' },
      el('a', { href: address('ask', { ...query, os, ...valuesOf('app', app) }) }, text))),
  ];
}

/** Draws callbacks in their order, with the state that the app reads in each. */
export const drawnCalls = (callbacks, start = 1) => (callbacks.length === 0 ? null
  : el('ol', { class: 'calls', start }, callbacks.map(({ callback, state }) => el('li', {},
    el('code', {}, callback),
    state === null ? null : el('span', { class: 'aside' }, ` state inside: ${state}`)))));

/** Draws the steps of a path. Numbers the callbacks of all steps consecutively. */
function drawnWay(steps) {
  let count = 1;
  return el('ol', { class: 'way plain' }, steps.map((step) => {
    const start = count;
    count += step.callbacks.length;
    return el('li', {}, capital(title('cause', step.cause)), ': ',
      el('strong', {}, title('state', step.to)), ' ', ruleLink(step.rule),
      drawnCalls(step.callbacks, start));
  }));
}

/**
 * Draws the deadlines that end in the termination of the answer, each with its rule. `named` is the
 * allowance that the pasted report names, if any.
 */
const drawnTimes = (limits, named) => el('section', {},
  el('h3', {}, 'What must end in time'),
  el('dl', { class: 'times' }, limits.map(({ allowance, limit, rule: id }) => {
    const isNamed = allowance === named;
    return [
      el('dt', {}, el(isNamed ? 'strong' : 'span', {}, title('allowance', allowance))),
      el('dd', {}, el('strong', {}, `${limit} s`), ' ', el('code', {}, allowance), ' ', ruleLink(id),
        isNamed ? el('span', { class: 'aside' }, 'The report names this one.') : null),
    ];
  })));

/** Draws a further step that the cause of the question brings. */
const drawnNext = (step) => [
  el('dt', {}, 'and then'),
  el('dd', {}, title('state', step.to), ' ', ruleLink(step.rule),
    drawnCalls(step.callbacks)),
];

/** Draws an answer to a question. `text` has the parts of the library's text. */
export function drawAnswer({ os, fields, app, answer, text, whole, short, said, without, chain,
  limits, named, isOneOfSeveral }) {
  const lines = linesOf(text.details);
  const grounds = linesOf(text.grounds);
  // Details that the headline already contains are left out.
  const shown = lines.filter(({ label }) => !ELSEWHERE.has(label) && label !== 'disposition'
    && label !== 'meaning' && !(label === 'cause' && answer.meaning));
  const kept = lines.find(({ label }) => label === 'disposition');
  const isTold = /^(?:allowed|forbidden|conditional, depends on .*)$/.test(text.headline)
    || text.headline.toLowerCase() === said.toLowerCase();
  const ids = [isTold ? '' : `${text.headline} `,
    kept === undefined ? '' : linked(kept.value.replace(/ +/g, ' '))].flat().filter(Boolean);
  const citations = answer.citations ?? [];
  const details = answer.transitions !== undefined ? drawnSteps(answer.transitions)
    : answer.steps !== undefined ? drawnWay(answer.steps)
    : shown.length === 0 ? null
      : el('dl', {}, drawnTarget(answer, fields, os, app),
        shown.map((line) => drawnLine(line, answer)), chain.map(drawnNext));
  const words = [
    citations.length === 0 ? null
      : el('section', {}, el('h3', {}, 'Sources'), sources(citations)),
    answer.rule === null ? null : otherSides(rule(answer.rule), os),
  ];
  // If the page shows several answers, the details of each are folded.
  const isFolded = isOneOfSeveral && answer.steps === undefined;
  return el('article', { class: `answer ${answer.verdict}` },
    el('p', { class: 'version' }, `iOS ${os}`),
    el('h2', {}, short === null ? null : [el('span', { class: 'mark' }, short), ' '],
      el('span', { class: 'headline' }, said)),
    ids.length === 0 ? null : el('p', { class: 'ids' }, ids),
    without === null ? null : el('p', { class: 'without' }, without),
    limits.length === 0 ? null : drawnTimes(limits, named),
    isFolded ? null : details,
    decided(answer, grounds),
    isFolded
      ? el('details', { class: 'text' }, el('summary', {}, 'Details and sources'), details, words)
      : words,
    el('details', { class: 'text' },
      el('summary', {}, 'The answer as text'),
      el('pre', { tabindex: 0, 'aria-label': `The answer as text, iOS ${os}` }, whole)));
}

/** Returns the values of an address for a question. */
export const questionValues = ({ question, fields, os, beside, app, facts, evidence, ...more }) => ({
  q: question, ...valuesOf(question, fields), os, vs: beside, evidence,
  ...valuesOf('app', app), ...valuesOf('facts', facts),
  said: more.said?.join(','), implied: more.implied?.join(','),
  also: more.also?.map((one) =>
    address(one.question, valuesOf(one.question, one.fields)).slice(1)).join('|'),
});
