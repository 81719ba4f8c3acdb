// Ask: one line to type in, the answer, and beside it the facts that the answer depends on.

import {
  appFromInfoPlist, LifecyclePolicyError, Policy, title, values,
} from '../../src/main.js';
import { address, fieldsOf, newest, VERSION, versions } from '../address.js';
import {
  announce, byId, capital, choice, copy, el, fileButton, onFiles, say, select, show,
} from '../dom.js';
import { drawAnswer, questionValues } from './answer.js';
import { combobox } from './combobox.js';
import { factsBehind, untold, withFact } from './facts.js';
import { completions, unread } from './line.js';
import { complete, fieldsFor, LABELS, queryFor, QUESTIONS, shortly,
  valuesFor } from './questions.js';
import { isPasted, readText } from './reports.js';

/** Questions that people ask every week. */
const EXAMPLES = [
  'swiped away, silent push', 'background task time', '0x8badf00d', 'GPU in background',
  'geofence after reboot', 'how many regions', 'lock the phone',
];
const MOST_BYTES = 4 << 20;
/** The fields that the page leaves to the address: they are rarely asked about. */
const RARE = new Set(['lastCause', 'forceQuit', 'begunInFront', 'allowedCauses']);

const nothing = () => ({
  question: 'relaunch', fields: { ...QUESTIONS.relaunch.first }, os: newest(), beside: null,
  app: {}, facts: {}, evidence: null,
});

let state = null;
/** What was read last: a sentence on it, and remarks. They are not part of the question. */
let read = null;
let line = null;

const labelOf = (key) => LABELS[key] ?? capital(key);

/** Returns the version that the page asks about, for other parts of the page. */
export const asked = () => state ?? nothing();

function stateFrom(given) {
  const question = Object.hasOwn(QUESTIONS, given.get('q')) ? given.get('q') : 'relaunch';
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
  };
}

/** Shows another state, and puts it into the address. */
function go(next, { keepsNote = false } = {}) {
  if (!keepsNote) read = null;
  state = next;
  history.pushState(null, '', address('ask', questionValues(state)));
  draw();
}

const change = (fields) => go({ ...state, ...fields }, { keepsNote: true });

function take({ question, fields, facts, versions: [os, beside] }, text) {
  const words = unread(text);
  read = words.length === 0 ? null : { said: `Not understood: ${words.join(', ')}.`, remarks: [] };
  // The app stays; what was said of the device belonged to the question before.
  go({ ...state, question, fields, facts, os: os ?? state.os, beside: beside ?? null },
    { keepsNote: true });
}

/** Reads a text that was pasted or dropped; tells whether it says how an app ended. */
function paste(text, name = null) {
  const found = isPasted(text) || name !== null ? readText(text) : null;
  if (found === null) return false;
  const { what, question, fields, os } = found;
  const on = os === null ? '' : ` of iOS ${os}`;
  read = { said: `${name === null ? '' : `${name}: `}this is ${what}${on}.`, remarks: [] };
  go({ ...state, question, fields, os: os ?? state.os, beside: null }, { keepsNote: true });
  return true;
}

/** Returns the fields of an app that were given. */
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

/** Asks the question of the state on a version. */
function ask(os) {
  const { question, fields, app, facts, evidence } = state;
  const policy = new Policy(os, { app, facts, evidence });
  const query = queryFor(question, fields);
  const answer = question === 'manifest' ? policy.manifest() : policy[question](query);
  const assumed = untold(state);
  const part = (name) => policy.text(question, query, { parts: [name], assumed });
  return {
    os, policy, query, answer,
    chain: chainOf(policy, question, fields, answer),
    short: shortly(question, fields, answer),
    whole: policy.text(question, query, { assumed }),
    text: { headline: part('headline'), details: part('details'), grounds: part('grounds') },
  };
}

/** Returns the steps that follow by the same cause: going home makes an app inactive first. */
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

function drawAnswers() {
  const { question, fields, os, beside } = state;
  const sentence = QUESTIONS[question].said(fields);
  document.title = `${sentence} · iOS app life cycle`;
  try {
    const all = [os, beside].filter((one) => one !== null).map(ask);
    show(byId('answers'),
      el('p', { class: 'sentence' }, sentence),
      el('div', { class: all.length > 1 ? 'beside' : '' }, all.map(drawAnswer)));
    announce(all.map((one) => `iOS ${one.os}: ${one.text.headline}.`).join(' '));
    return all[0];
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    show(byId('answers'), el('p', { class: 'sentence' }, sentence),
      el('article', { class: 'answer' },
        el('h2', {}, el('span', { class: 'headline' }, 'This cannot be asked')),
        el('p', {}, error.message)));
    announce(`This cannot be asked: ${error.message}`);
    return null;
  }
}

const SAID = { yes: true, no: false, open: undefined };

function factSwitch({ condition, said, assumed }) {
  const unsaid = said !== undefined ? 'not said'
    : assumed === null ? 'not known' : `assumed: ${assumed ? 'yes' : 'no'}`;
  const chosen = said === undefined ? 'open' : said ? 'yes' : 'no';
  return choice(`fact-${condition}`, capital(title('condition', condition)),
    [['yes', 'Yes'], ['no', 'No'], ['open', unsaid]], chosen,
    (value) => change(withFact(state, condition, SAID[value])));
}

function drawFacts(found) {
  const facts = found === null ? []
    : factsBehind(state, found.policy, state.question, found.query, found.answer);
  const isOpen = facts.some(({ said, assumed }) => said === undefined && assumed === null);
  show(byId('facts'),
    el('h2', {}, 'It depends on'),
    facts.length === 0
      ? el('p', { class: 'aside' }, 'Nothing about the app or the device changes this answer.')
      : el('p', { class: 'aside' }, isOpen
        ? 'What is not known leaves the answer open.' : 'Assumed, unless you say otherwise.'),
    facts.map(factSwitch));
}

function setField(key, value) {
  const fields = { ...state.fields };
  if (value === '' || (Array.isArray(value) && value.length === 0)) delete fields[key];
  else fields[key] = value;
  change({ fields: complete(state.question, fields) });
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

/** Makes a list of boxes to tick, folded if nothing is ticked. */
function setOf(id, label, offered, chosen, onchange) {
  return el('details', { class: 'set', open: chosen.length > 0 },
    el('summary', {}, label, chosen.length > 0 ? ` (${chosen.length})` : ''),
    el('fieldset', {}, el('legend', { class: 'visually-hidden' }, label),
      offered.map(([value, text]) =>
      el('label', { class: 'tick' }, el('input', {
        type: 'checkbox', id: `${id}-${value}`, checked: chosen.includes(value),
        onchange: (event) => onchange(event.target.checked
          ? [...chosen, value] : chosen.filter((one) => one !== value)),
      }), text))));
}

const aboutManifest = () => ({ ...state, question: 'manifest', fields: {} });

function drawForm() {
  const { question, os, beside, app, evidence } = state;
  const fields = Object.entries(fieldsFor(question)).filter(([key]) => !RARE.has(key)
    || state.fields[key] !== undefined);
  show(byId('form'),
    el('h2', {}, 'The question'),
    select('question', 'Question', Object.entries(QUESTIONS).map(([key, { name }]) => [key, name]),
      question, (value) => change({ question: value, fields: { ...QUESTIONS[value].first } })),
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
        el('button', { type: 'button', id: 'forget-app', onclick: () => change({ app: {} }) },
          'Forget the app'),
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

function notUnderstood(text) {
  const found = readText(text);
  if (found !== null && paste(text, 'The text')) return;
  read = {
    said: text.trim() === '' ? 'Type how an app ended, what happens then, or a code.'
      : `Not understood: ${text.slice(0, 120)}. Try “swiped away silent push”, “audio in background” or a code.`,
    remarks: [],
  };
  drawNote();
}

/** Draws the part of the page once. */
export function build() {
  const { element, input } = combobox({
    id: 'line', name: 'Ask about the life cycle of an app',
    placeholder: 'swiped away, silent push, iOS 17',
    complete: (text) => (isPasted(text) && readText(text) !== null ? [] : completions(text)),
    label: ({ question, fields }) => QUESTIONS[question].said(fields),
    note: ({ versions: given }) => (given.length > 0 ? `iOS ${given.join(' and ')}` : ''),
    choose: take, paste, empty: notUnderstood,
  });
  line = input;
  const examples = el('p', { class: 'examples' }, 'For example ', EXAMPLES.map((text) =>
    el('button', {
      type: 'button', class: 'example',
      onclick: () => {
        line.value = text;
        if (paste(text)) return;
        const [first] = completions(text);
        if (first !== undefined) take(first, text);
      },
    }, text)));
  const copied = el('button', {
    type: 'button', id: 'copy-link',
    onclick: async () => {
      const isDone = await copy(location.href);
      say(copied, isDone ? 'Copied' : 'Copy the address above');
      announce(isDone ? 'The link is copied.' : 'The link could not be copied.');
      setTimeout(() => say(copied, 'Copy link'), 2000);
    },
  }, 'Copy link');
  show(byId('ask'),
    el('div', { class: 'ask-line' }, element, examples, el('div',
      { id: 'read', class: 'read', role: 'status' })),
    el('div', { class: 'columns' },
      el('div', {}, el('div', { id: 'answers' }), el('p', { class: 'tools' }, copied)),
      el('aside', { 'aria-label': 'The question and its facts' },
        el('section', { id: 'facts' }), el('section', { id: 'form' }),
        el('section', { id: 'app' }))));
}

/** Opens the part with what the address says. */
export function open(given) {
  state = given.has('q') ? stateFrom(given) : state ?? nothing();
  draw();
}
