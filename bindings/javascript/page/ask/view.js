// The part Ask: a text field, the answer, and beside it the facts that the answer depends on.

import {
  appFromInfoPlist, LifecyclePolicyError, Policy, title, values,
} from '../../src/main.js';
import { oppositeTitle } from '../../src/values.js';
import { address, fieldsOf, newest, parts, VERSION, versions } from '../address.js';
import {
  announce, button, byId, capital, choice, copy, el, fileButton, onFiles, say, select, show, tick,
} from '../dom.js';
import { search } from '../see/rulebook.js';
import { drawAnswer, questionValues } from './answer.js';
import { combobox } from './combobox.js';
import { assuming, impliedBy, impliedIn, matters } from './conditions.js';
import { canSay, factOf, factsBehind, given, untold, withFact } from './facts.js';
import { completions, nearest, unread } from './line.js';
import { plain } from './plain.js';
import { complete, fieldsFor, LABELS, limitsOf, queryFor, QUESTIONS, shortly,
  valuesFor } from './questions.js';
import { isPasted, readText } from './reports.js';

/** Frequent questions, shown as examples. */
const EXAMPLES = [
  'swiped away, silent push', 'background task time', '0x8badf00d', 'GPU in background',
  'geofence after reboot', 'how many regions', 'lock the phone',
];
const MOST_BYTES = 4 << 20;
/** Fields that people rarely ask about. The form shows such a field only if it has a value. */
const RARE = new Set(['lastCause', 'forceQuit', 'begunInFront', 'allowedCauses']);

/** Returns those fields of the page's state that describe its questions. */
const asking = (question, fields, also = []) => ({
  question, fields, also,
  implied: [...new Set([{ question, fields }, ...also].flatMap(impliedBy))],
});

const nothing = () => ({
  ...asking('relaunch', { ...QUESTIONS.relaunch.first }), os: newest(), beside: null,
  app: {}, facts: {}, evidence: null, said: [],
});

let state = null;
/** A sentence on the text that was read last, and remarks. They are not part of the question. */
let read = null;
let line = null;
/** The text that the shown answers belong to. */
let answered = '';

const labelOf = (key) => LABELS[key] ?? capital(key);

/** Returns the current state, with the conditions that it implies, for other parts of the page. */
export const asked = () => assuming(state ?? nothing());

const MOST_ALSO = 4;

/** Reads the further questions of an address. */
const alsoFrom = (text) => (text ?? '').split('|').slice(0, MOST_ALSO).map(parts)
  .filter(({ view }) => Object.hasOwn(QUESTIONS, view))
  .map((one) => ({ question: one.view, fields: complete(one.view, fieldsOf(one.view, one.given)) }));

function stateFrom(given) {
  const question = Object.hasOwn(QUESTIONS, given.get('q')) ? given.get('q') : 'relaunch';
  const conditions = (key) => (given.get(key) ?? '').split(',')
    .filter((one) => values('condition').includes(one) && canSay(one));
  const version = (key) => (VERSION.test(given.get(key) ?? '') ? given.get(key) : null);
  const evidence = given.get('evidence');
  return {
    question,
    fields: complete(question, fieldsOf(question, given)),
    os: version('os') ?? newest(),
    beside: version('vs'),
    app: fieldsOf('app', given),
    facts: fieldsOf('facts', given),
    evidence: values('profile').includes(evidence) ? evidence : null,
    said: conditions('said'), implied: conditions('implied'), also: alsoFrom(given.get('also')),
  };
}

/** Shows another state, and writes it into the address. */
function go(next, { keepsNote = false } = {}) {
  if (!keepsNote) read = null;
  state = next;
  history.pushState(null, '', address('ask', questionValues(state)));
  draw();
}

const change = (fields) => go({ ...state, ...fields }, { keepsNote: true });

/**
 * Returns the state of the page after a person sets a condition to `holds`, or withdraws the
 * condition if `holds` is undefined.
 */
function nowSaying(one, condition, holds) {
  const next = withFact(one, condition, holds);
  const others = one.said.filter((other) => other !== condition);
  return { ...next, said: given(next, condition) === undefined ? others : [...others, condition] };
}

/**
 * Acts on a chosen completion: asks its question, or opens the part of the page that answers it.
 */
function take({ question, fields, also, told, to, versions: [os, beside] }, text) {
  answered = text;
  if (to !== undefined) {
    location.hash = to;
    return;
  }
  const words = unread(text);
  read = words.length === 0 ? null : { said: `Not understood: ${words.join(', ')}.`, remarks: [] };
  // Keeps the app that was read from a file, but not the conditions of the earlier question.
  const before = state.said.reduce((one, condition) => withFact(one, condition, undefined), state);
  go(told.reduce((one, { condition, holds }) => nowSaying(one, condition, holds), {
    ...before, ...asking(question, fields, also), facts: {}, said: [], os: os ?? state.os,
    beside: beside ?? null,
  }), { keepsNote: true });
}

/** Reads a text that was pasted or dropped. Returns whether the text says how an app ended. */
function paste(text, name = null) {
  const found = isPasted(text) || name !== null ? readText(text) : null;
  if (found === null) return false;
  const { what, question, fields, os, named } = found;
  const on = os === null ? '' : ` of iOS ${os}`;
  answered = text;
  read = { said: `${name === null ? '' : `${name}: `}Read as ${what}${on}.`, remarks: [], named };
  go({ ...state, ...asking(question, fields), os: os ?? state.os, beside: null },
    { keepsNote: true });
  return true;
}

/** Returns the fields of an app that have a value. */
const givenOf = ({ notices, placeholders, ...fields }) => Object.fromEntries(
  Object.entries(fields).filter(([, value]) =>
    value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0)),
);

async function readFiles([file]) {
  if (file === undefined) return;
  if (file.size > MOST_BYTES) {
    read = { said: `${file.name} has more than 4 MiB; it was not read.`, remarks: [] };
    draw();
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isPlist = text.startsWith('bplist') || /<(?:!DOCTYPE )?plist/.test(text.slice(0, 2000));
  if (!isPlist && paste(text, file.name)) return;
  try {
    const found = appFromInfoPlist(bytes);
    const modes = found.backgroundModes.join(', ') || 'no background modes';
    read = { said: `${file.name}: an app with ${modes}.`,
      remarks: found.notices.map((one) => one.text) };
    go({ ...state, app: givenOf(found) }, { keepsNote: true });
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    read = { said: `${file.name} was not read: ${error.message}.`, remarks: [] };
    draw();
  }
}

/** Asks the question of the state `one` on a version. */
function ask(one, os) {
  const { question, fields } = one;
  const full = assuming(one);
  const { app, facts, evidence } = full;
  const policy = new Policy(os, { app, facts, evidence });
  const query = queryFor(question, full.fields);
  const answer = question === 'manifest' ? policy.manifest() : policy[question](query);
  const assumed = untold(one);
  const part = (name, conditions = assumed) =>
    policy.text(question, query, { parts: [name], assumed: conditions });
  const open = impliedIn(one);
  // All open implied conditions are set in `full`. An answer about a relaunch reports all of them
  // as assumed, and any other answer only those that change it.
  const implied = question === 'relaunch' ? open
    : open.filter((condition) => matters(full, condition, os));
  const headline = part('headline', assumed.filter((name) => !implied.includes(name)));
  const chain = chainOf(policy, question, fields, answer);
  const isCall = question === 'call' && answer.verdict === 'not-applicable'
    && matters(full, 'scenes-adopted', os) > 0;
  const scenes = !isCall ? null : policy.condition('scenes-adopted') === 'holds' ? 'with' : 'without';
  const short = shortly(question, fields, answer);
  return {
    one, os, policy, query, fields, app, answer, chain, short, implied, named: read?.named,
    said: plain({ question, fields, answer, headline, os, chain, scenes }),
    limits: question === 'termination' && answer.cause !== null
      ? limitsOf(policy, answer.cause) : [],
    whole: policy.text(question, query, { assumed }),
    text: { headline: part('headline'), details: part('details'), grounds: part('grounds') },
  };
}

/**
 * Says which conditions are assumed, and what the answer is without them. Returns null if no
 * condition is assumed.
 */
function withoutImplied({ one, os, implied, short, said: own }) {
  if (implied.length === 0) return null;
  const names = implied.map((name) => title('condition', name)).join(' and ');
  const here = [short, own].filter(Boolean).join(' ');
  const other = ask({ ...assuming({ ...one, implied }, false), implied: [] }, os);
  const said = [other.short, other.said].filter(Boolean).join(' ').replace(/, assuming .*/, '');
  const it = implied.length === 1 ? 'it' : 'them';
  return `Assumed: ${names}. ${here === said ? `Without ${it} the answer is the same.`
    : `Without ${it}: ${said}.`}`;
}

/** Lists the questions of the state: the main question, and the further questions of the line. */
const questionsOf = () => [{ question: state.question, fields: state.fields }, ...state.also]
  .map((one) => ({ ...state, ...one }));

/**
 * Returns the further steps that the cause of a question brings. For example, the home button leads
 * from active to inactive, and then to background.
 */
function chainOf(policy, question, { cause, to }, answer) {
  const found = [];
  if (question !== 'transition' || to !== undefined || answer.verdict !== 'allowed') return found;
  for (let state = answer.to; state !== null && found.length < 3;) {
    const step = policy.transition({ from: state, cause, lastCause: cause });
    if (step.verdict !== 'allowed' || step.to === null || step.to === state) break;
    found.push(step);
    state = step.to;
  }
  return found;
}

/** Returns the title of a condition, or its opposite title if a person said that it fails. */
const givenAs = (condition) => (given(state, condition) === false
  ? oppositeTitle(condition) : title('condition', condition));

/** Draws the conditions that a person stated, and marks those that no question uses. */
function drawnSaid() {
  if (state.said.length === 0) return null;
  const uses = (condition) => questionsOf().some((one) => [state.os, state.beside].some((os) =>
    os !== null && matters(assuming(one), condition, os) > 0));
  // A condition that the question implies anyway is not reported as unused.
  const idle = state.said.filter((one) => !state.implied.includes(one) && !uses(one));
  return el('p', { class: 'told' }, `You said: ${state.said.map(givenAs).join('; ')}.`,
    idle.length === 0 ? null
      : el('strong', {}, ` Not used: ${idle.map(givenAs).join('; ')}.`));
}

function drawAnswers() {
  const { os, beside } = state;
  const sentences = questionsOf().map(({ question, fields }) => QUESTIONS[question].said(fields));
  document.title = `${sentences[0]} · iOS app life cycle`;
  byId('answers').classList.remove('stale');
  try {
    const all = questionsOf().map((one) =>
      [os, beside].filter((version) => version !== null).map((version) => ask(one, version)));
    show(byId('answers'), drawnSaid(), all.map((asked, i) => el('section', { class: 'asked' },
      el('p', { class: 'sentence' }, sentences[i]),
      el('div', { class: asked.length > 1 ? 'beside' : '' }, asked.map((one) =>
        drawAnswer({ ...one, without: withoutImplied(one), isOneOfSeveral: all.length > 1 }))))));
    announce(all.flat().map((one) =>
      `iOS ${one.os}: ${[one.short, one.said].filter(Boolean).join(' ')}.`).join(' '));
    return all.flat();
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    show(byId('answers'), el('p', { class: 'sentence' }, sentences[0]),
      el('article', { class: 'answer' },
        el('h2', {}, el('span', { class: 'headline' }, 'This cannot be asked')),
        el('p', {}, error.message)));
    announce(`This cannot be asked: ${error.message}`);
    return [];
  }
}

const SAID = { yes: true, no: false, open: undefined };

/**
 * Tells whether a condition is negative, such as “Low Power Mode off”. Its switch asks the
 * opposite.
 */
const isNegative = (condition) => / off$|^no /.test(title('condition', condition));

function factSwitch({ condition, said, assumed }) {
  const isTurned = isNegative(condition);
  const word = (holds) => (holds !== isTurned ? 'Yes' : 'No');
  const unsaid = said !== undefined || assumed === undefined ? 'not said'
    : assumed === null ? 'not known' : `assumed: ${word(assumed).toLowerCase()}`;
  const chosen = said === undefined ? 'open' : said ? 'yes' : 'no';
  const both = [['yes', word(true)], ['no', word(false)]];
  return choice(`fact-${condition}`,
    capital(isTurned ? oppositeTitle(condition) : title('condition', condition)),
    [...isTurned ? both.reverse() : both, ['open', unsaid]], chosen,
    (value) => change(nowSaying(state, condition, SAID[value])));
}

/**
 * Lists the conditions that the answers name or a person stated, and others that change an answer.
 */
function conditionsOf(all) {
  const shown = new Map();
  for (const { one, policy, query, answer } of all) {
    for (const fact of factsBehind(one, policy, one.question, query, answer)) {
      if (!shown.has(fact.condition)) shown.set(fact.condition, fact);
    }
  }
  const found = values('condition').filter((condition) => canSay(condition)
    && all.some(({ one, os }) => matters(assuming(one), condition, os) > 0));
  const known = [...state.said, ...all.flatMap(({ implied }) => implied),
    ...found.filter((condition) => given(state, condition) !== undefined)];
  const factFor = (condition) => factOf(state, all[0].policy, condition);
  for (const condition of known) {
    if (!shown.has(condition)) shown.set(condition, factFor(condition));
  }
  for (const fact of shown.values()) {
    if (impliedIn(state).includes(fact.condition)) fact.said = undefined;
  }
  const more = found.filter((condition) => !shown.has(condition));
  return { shown: [...shown.values()], more: more.map(factFor) };
}

function drawFacts(all) {
  const { shown, more } = all.length === 0 ? { shown: [], more: [] } : conditionsOf(all);
  const isOpen = shown.some(({ said, assumed }) => said === undefined && assumed === null);
  show(byId('facts'),
    el('h2', {}, 'It depends on'),
    shown.length + more.length === 0
      ? el('p', { class: 'aside' }, 'Nothing about the app or the device changes this answer.')
      : shown.length === 0 ? null : el('p', { class: 'aside' }, isOpen
        ? 'What is not known leaves the answer open.' : 'Assumed, unless you say otherwise.'),
    shown.map(factSwitch),
    more.length === 0 ? null : el('details', { class: 'set', id: 'more-facts'},
      el('summary', { id: 'more-facts-name' },
        shown.length === 0 ? 'What would change it' : `${more.length} more would change it`),
      el('div', { class: 'more' }, more.map(factSwitch))));
}

function setField(key, value) {
  const fields = { ...state.fields };
  if (value === '' || (Array.isArray(value) && value.length === 0)) delete fields[key];
  else fields[key] = value;
  change(asking(state.question, complete(state.question, fields)));
}

function fieldOf([key, { kind, of }]) {
  const id = `field-${key}`;
  const { needs } = QUESTIONS[state.question];
  if (kind === 'value') {
    const offered = valuesFor(state.question, key, of);
    const all = needs.includes(key) ? offered : [['', 'any'], ...offered];
    return select(id, labelOf(key), all, state.fields[key] ?? '', (value) => setField(key, value));
  }
  if (kind === 'set') return setOf(id, labelOf(key), valuesFor(state.question, key, of),
    state.fields[key] ?? [], (all) => setField(key, all));
  return el('div', { class: 'field' }, el('label', { for: id }, labelOf(key)),
    el('input', {
      id, type: 'text', value: state.fields[key] ?? '', maxlength: 24, spellcheck: 'false',
      onchange: (event) => setField(key, event.target.value.trim()),
    }));
}

/** Makes a list of check boxes, which is folded if none is checked. */
function setOf(id, label, offered, chosen, onchange) {
  return el('details', { class: 'set', open: chosen.length > 0 },
    el('summary', {}, label, chosen.length > 0 ? ` (${chosen.length})` : ''),
    el('fieldset', {}, el('legend', { class: 'visually-hidden' }, label),
      offered.map(([value, text]) => tick(`${id}-${value}`, chosen.includes(value), (event) =>
        onchange(event.target.checked
          ? [...chosen, value] : chosen.filter((one) => one !== value)), text))));
}

const aboutManifest = () => ({ ...state, ...asking('manifest', {}) });

function drawForm() {
  const { question, os, beside, app, evidence } = state;
  const fields = Object.entries(fieldsFor(question)).filter(([key]) => !RARE.has(key)
    || state.fields[key] !== undefined);
  show(byId('form'),
    el('h2', {}, 'The question'),
    select('question', 'Question', Object.entries(QUESTIONS).map(([key, { name }]) => [key, name]),
      question, (value) => change(asking(value, { ...QUESTIONS[value].first }))),
    fields.map(fieldOf),
    el('div', { class: 'pair' },
      select('os', 'iOS', versions(os).map((one) => [one, one]), os,
        (value) => change({ os: value })),
      select('beside', 'Compare with', [['', 'no other'],
        ...versions(beside).map((one) => [one, one])],
        beside ?? '', (value) => change({ beside: value === '' ? null : value }))),
    select('evidence', 'Whose word counts', [
      ['', 'Also what developers measured'], ['documented', 'Only what Apple documents'],
      ['article', 'The founding articles as they stand'],
    ], evidence ?? '', (value) => change({ evidence: value === '' ? null : value })));
  show(byId('app'),
    el('h2', {}, 'The app'),
    el('div', { class: 'drop', id: 'drop' },
      el('p', {}, 'Drop an Info.plist or a crash report here'),
      fileButton('plist', 'Choose a file', readFiles)),
    setOf('mode', 'Background modes', values('mode').map((name) => [name, name]),
      app.backgroundModes ?? [], (all) => change({ app: { ...app, backgroundModes: all } })),
    Object.keys(app).length === 0 ? null
      : el('p', {},
        button('forget-app', 'Forget the app', () => change({ app: {} })),
        ' ',
        el('a', { href: address('ask', questionValues(aboutManifest())) },
          'What in it will not work?')));
  onFiles(byId('drop'), readFiles);
}

function drawNote() {
  show(byId('read'), read === null ? null : el('p', {}, read.said),
    read === null || read.remarks.length === 0 ? null
      : el('ul', {}, read.remarks.slice(0, 20).map((text) => el('li', {}, text))));
}

function draw() {
  drawForm();
  drawFacts(drawAnswers());
  drawNote();
}

const example = (text, onclick) => button(null, text, onclick, { class: 'example' });

/**
 * Reads a text that has no completion as a report. If it is none, says that no question fits, and
 * shows the nearest questions and the rules that contain the words.
 */
function notUnderstood(text) {
  const found = readText(text);
  if (found !== null && paste(text, 'The text')) return;
  if (text.trim() === '') {
    read = { said: 'Type how an app ended, what happens then, or a code.', remarks: [] };
    drawNote();
    return;
  }
  answered = text;
  const plainText = text.trim().slice(0, 120);
  read = { said: `Not understood: ${plainText}.`, remarks: [] };
  drawNote();
  const near = nearest(text);
  const whole = [plainText.replace(/[?!.]+$/, '')];
  const countOf = (words) => search({ text: words }).length;
  // Searches rules for all words together. If no rule contains all of them, searches for each word.
  const wanted = countOf(whole[0]) > 0 ? whole
    : (whole[0].match(/[\p{L}\p{N}_-]{4,}/gu) ?? []).filter((word) => countOf(word) > 0).slice(0, 4);
  byId('answers').classList.remove('stale');
  show(byId('answers'), el('article', { class: 'answer' },
    el('h2', {}, el('span', { class: 'headline' }, 'No question of this page fits')),
    near.length === 0 ? null : [el('p', {}, 'The nearest questions:'), el('ul', { class: 'plain' },
      near.map((one) => el('li', {}, example(QUESTIONS[one.question].said(one.fields),
        () => take(one, '')))))],
    wanted.length === 0 ? el('p', {}, 'No rule mentions these words.')
      : el('ul', { class: 'plain' }, wanted.map((words) => {
        const count = countOf(words);
        return el('li', {}, el('a', { href: address('see', { part: 'rules', text: words }) },
          `${count} ${count === 1 ? 'rule mentions' : 'rules mention'} “${words}”`));
      }))));
  show(byId('facts'));
  announce(`Not understood: ${plainText}.`);
}

/** Lists the completions of a text. For a code or a report, returns the question about it. */
function offer(text) {
  const found = isPasted(text) ? readText(text) : null;
  if (found === null) return completions(text);
  return [{ ...found, isPasted: true, versions: found.os === null ? [] : [found.os] }];
}

/** Builds the part Ask. Called once. */
export function build() {
  const { element, input } = combobox({
    id: 'line', name: 'Ask about the life cycle of an app',
    placeholder: 'swiped away, silent push, iOS 17',
    complete: offer,
    label: ({ question, fields, said, also = [] }) => [said ?? QUESTIONS[question].said(fields),
      ...also.map((one) => QUESTIONS[one.question].said(one.fields))].join(' '),
    note: ({ versions: on }) => (on.length > 0 ? `iOS ${on.join(' and ')}` : ''),
    choose: (one, text) => (one.isPasted ? paste(text) : take(one, text)),
    paste, empty: notUnderstood,
  });
  line = input;
  // Marks the answers as stale while the line has another text than the answered one, unless the
  // line is empty.
  input.addEventListener('input', () => byId('answers').classList
    .toggle('stale', input.value.trim() !== '' && input.value !== answered));
  const examples = el('p', { class: 'examples' }, 'For example ', EXAMPLES.map((text) =>
    example(text, () => {
      line.value = text;
      if (paste(text)) return;
      const [first] = completions(text);
      if (first !== undefined) take(first, text);
    })));
  const copied = button('copy-link', 'Copy link', async () => {
    const isDone = await copy(location.href);
    say(copied, isDone ? 'Copied' : 'Copy the address above');
    announce(isDone ? 'The link is copied.' : 'The link could not be copied.');
    setTimeout(() => say(copied, 'Copy link'), 2000);
  });
  show(byId('ask'),
    el('div', { class: 'ask-line' }, element, examples, el('div',
      { id: 'read', class: 'read', role: 'status' })),
    el('div', { class: 'columns' },
      el('div', {}, el('div', { id: 'answers' }), el('p', { class: 'tools' }, copied)),
      el('aside', { 'aria-label': 'The question and its facts' },
        el('section', { id: 'facts' }), el('section', { id: 'form' }),
        el('section', { id: 'app' }))));
}

/** Shows the state that an address describes. */
export function open(given) {
  state = given.has('q') ? stateFrom(given) : state ?? nothing();
  draw();
}
