// Completes a line such as "swiped away silent push 17" to questions. words.js has the words for
// values, which all languages share. The command has the words that ask for each question.

import { COMMANDS } from '../../src/commands.js';
import { FIELDS } from '../../src/fields.js';
import { SCENE_STATES } from '../../src/generated.js';
import { Policy, values } from '../../src/main.js';
import { lookUp, textsOf } from '../../src/meanings.js';
import { address, newest, versions as offered } from '../address.js';
import { assuming, impliedBy, matters, stated } from './conditions.js';
import { withFact } from './facts.js';
import { complete, limitsOf, QUESTIONS, stateFor } from './questions.js';

/** Words without a meaning for questions, such as articles. */
const SILENT = new Set(('a an the my our your this that these those it its he she they i we you me app apps '
  + 'application is are was be been am does do did doing will would could should might '
  + 'has have had get gets got to of for with by and or if when while then there so as at but '
  + 'what which how why who where any some more than into from ios ipados iphone ipad version user '
  + 'users after on ever just really even again happen happens happened work works '
  + 'use using used call called calls can may in during already yet much log logs say says said mean '
  + 'means meaning one run runs still s vs versus what\'s it\'s i\'m arrive arrives').split(' '));
const VERSION = /^(?:ios)?([0-9]{1,2}(?:\.[0-9]{1,2}){0,2})$/;
const LONGEST_PHRASE = 6;
const MOST = 8;
const MOST_WORDS = 40;

/** Returns the stem of a word: "swiped" and "swipes" have the same stem. */
export function stem(word) {
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  const cut = plain.replace(/(?:ing|ed|es|s|er)$/, (end, at) =>
    (at < 3 || (end === 's' && /[su]$/.test(plain.slice(0, -1))) ? end : ''));
  return cut.replace(/([^aeiou])\1$/, '$1').replace(/e$/, '');
}

const wordsOf = (text) => text.match(/[\p{L}\p{N}_.'’-]+/gu) ?? [];
/** Returns the stems of a text, without words that have no meaning for questions. */
const stems = (text) => text.split(/[^\p{L}\p{N}_]+/u)
  .filter((word) => word !== '' && !SILENT.has(word.toLowerCase()))
  .map(stem);

/** The kinds of values that a line can name. */
const KINDS = [...new Set(Object.keys(QUESTIONS)
  .flatMap((question) => Object.values(FIELDS[question]))
  .filter(({ kind, of }) => of !== undefined && (kind === 'value' || kind === 'set'))
  .map(({ of }) => of))];

let index = null;

/**
 * Returns the known phrases as stems, each with its meanings. Also returns all known stems, and the
 * beginnings of the words that ask each question.
 */
function indexed() {
  if (index !== null) return index;
  const phrases = new Map();
  const known = new Set();
  const add = (of, text, names, isSure, weight = 1) => {
    const parts = stems(text);
    if (parts.length === 0) return;
    const key = parts.join(' ');
    for (const part of parts) known.add(part);
    if (!phrases.has(key)) phrases.set(key, []);
    const found = phrases.get(key);
    const others = found.filter((one) => one.of !== of);
    phrases.set(key, [...others, { of, names, isSure, weight }]);
  };
  for (const of of KINDS) {
    const kinds = of === 'state' ? ['scene-state', 'state'] : [of];
    for (const kind of kinds) {
      // Everyday words for states, such as "killed", usually mean something else in a question.
      for (const [text, { meanings, isRead }] of textsOf(kind)) {
        const isWord = of === 'state' && stems(meanings[0]).join(' ') !== stems(text).join(' ');
        add(of, text, meanings, isRead, isWord ? 0.4 : 1);
      }
    }
  }
  for (const callback of values('callback')) {
    const { name } = lookUp('allowance', callback);
    if (name !== null) add('allowance', callback, [name], true);
  }
  for (const [text, { meanings }] of textsOf('code')) add('code', text, meanings, true);
  index = { phrases, known: [...known], begins: beginnings() };
  return index;
}

/** Returns, for each question, the beginnings of the words with which people ask the question. */
function beginnings() {
  return Object.fromEntries(Object.keys(QUESTIONS).map((question) => {
    const [, words] = COMMANDS[question] ?? [];
    return [question, (words ?? '').split(' ').filter(Boolean)];
  }));
}

/** Tells whether two words differ by at most `most` letters. */
function isNear(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + cost));
    }
    row = next;
  }
  return row[other.length] <= most;
}

/**
 * Returns a known stem that differs from a misspelled stem in one letter, or in two if the
 * misspelled stem is long. The first letters must be equal. Returns null if there is no such stem.
 */
function corrected(word, known) {
  if (word.length < 4 || word.length > 24) return null;
  const first = known.filter((one) => one[0] === word[0]);
  return first.find((one) => isNear(word, one, 1))
    ?? (word.length >= 7 ? first.find((one) => isNear(word, one, 2)) ?? null : null);
}

const HUMP = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/**
 * Reads the versions and the other words of a line, with their stems. A known name of a callback is
 * one word. Any other known name, such as beginBackgroundTask, is one word unless `isSplit`. An
 * unknown name is split at its capital letters.
 */
function readLine(line, isSplit = false) {
  const { phrases, known, begins } = indexed();
  const all = new Set(known);
  const asks = Object.values(begins).flat();
  const versions = [];
  const words = [];
  for (const text of wordsOf(line).slice(0, MOST_WORDS)) {
    const plain = text.replace(/^[.'’-]+|[.'’-]+$/g, '');
    const version = VERSION.exec(plain.toLowerCase());
    if (version !== null && Number(version[1].split('.')[0]) >= 2) versions.push(version[1]);
    else if (plain !== '' && !SILENT.has(plain.toLowerCase())) {
      const isCallback = phrases.get(stem(plain))?.some(({ of }) => of === 'callback') === true;
      const isWhole = all.has(stem(plain)) && (isCallback || !isSplit);
      for (const part of plain.split(/[-.]/).flatMap((one) =>
        (isWhole ? [one] : one.split(HUMP)))) {
        if (part === '' || SILENT.has(part.toLowerCase())) continue;
        const own = stem(part);
        const isAsking = asks.some((one) => part.toLowerCase().startsWith(one));
        const isKnown = all.has(own) || isAsking || OPPOSITE.has(own);
        const other = isKnown ? null : corrected(own, known);
        words.push({ text: part, stem: other ?? own, isKnown: isKnown || other !== null,
          isAsking });
      }
    }
  }
  return { versions: [...new Set(versions)], words };
}

/** Finds the known phrases of a line. Returns where each begins and ends, and what it means. */
function phrasesIn(words) {
  const { phrases } = indexed();
  const found = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + LONGEST_PHRASE); last > first; last--) {
      const key = words.slice(first, last).map((one) => one.stem).join(' ');
      for (const meaning of phrases.get(key) ?? []) found.push({ ...meaning, first, last });
    }
  }
  found.push(...begun(words));
  return found;
}

/**
 * Finds the phrases that a person may still be typing. The last word of the line begins a word of
 * such a phrase, and the words before are the earlier words of the phrase.
 */
function begun(words) {
  const last = words.length - 1;
  if (last < 0 || words[last].text.length < 2) return [];
  // If the last word is a complete phrase, and other words come before it, it begins no other
  // phrase.
  if (last > 0 && indexed().phrases.has(words[last].stem)) return [];
  const typed = words[last].text.toLowerCase();
  const found = [];
  for (const [key, meanings] of indexed().phrases) {
    const parts = key.split(' ');
    const before = words.slice(Math.max(0, last - parts.length + 1), last).map((one) => one.stem);
    for (let size = Math.min(before.length, parts.length - 1); size >= 0; size--) {
      const isBefore = before.slice(before.length - size).every((one, i) => one === parts[i]);
      if (!isBefore || !parts[size].startsWith(typed)) continue;
      for (const meaning of meanings) {
        const weight = (words[last].isKnown ? 0.3 : 0.6) * meaning.weight;
        found.push({ ...meaning, first: last - size, last: last + 1, weight, isBegun: true });
      }
      break;
    }
    if (found.length > 60) break;
  }
  return found;
}

/** Lists the fields that a line can fill, required fields first. */
function slotsOf(question) {
  const { needs } = QUESTIONS[question];
  const order = ([key]) => (needs.includes(key) ? needs.indexOf(key) : needs.length);
  return Object.entries(FIELDS[question])
    .filter(([, { of, kind }]) => of !== undefined && (kind === 'value' || kind === 'set'))
    .filter(([key]) => !['lastCause', 'allowedCauses', 'begunInFront', 'namespace', 'errorDomain']
      .includes(key))
    .sort((one, other) => order(one) - order(other));
}

/** Words that negate what follows. */
const OPPOSITE = new Set(['before', 'without', 'not', 'no', 'until'].map(stem));
/**
 * Tells whether a phrase names a value with certainty. Only such a phrase fills an optional field.
 */
const isPlain = ({ isBegun, weight }) => !isBegun && weight === 1;

/**
 * Fills the fields of a question with phrases, the longest first, and uses each word once. Returns
 * the fields, the phrase behind each field, the weight of all used phrases, the words that ask the
 * question, and the unused words.
 */
function fill(question, phrases, words) {
  const fields = {};
  const from = {};
  const used = new Set();
  const needs = question === 'suspension' ? ['activities'] : QUESTIONS[question].needs;
  const slots = slotsOf(question);
  if (question === 'termination') slots.push(['code', { of: 'code', kind: 'value' }]);
  const sure = (one) => (one.isSure ? 1 : 0);
  const order = [...phrases].sort((one, other) =>
    (other.last - other.first) * other.weight - (one.last - one.first) * one.weight
    || other.weight - one.weight || sure(other) - sure(one));
  let weight = 0;
  for (const phrase of order) {
    const isTaken = range(phrase).some((at) => used.has(at));
    const slot = slots.find(([key, { of, kind }]) =>
      of === phrase.of && (isPlain(phrase) || needs.includes(key))
        && (fields[key] === undefined || kind === 'set') && fits(question, key, phrase));
    if (isTaken || slot === undefined) continue;
    const [key, { kind }] = slot;
    const name = phrase.names.find((one) => fits(question, key, { names: [one] }))
      ?? phrase.names[0];
    for (const at of range(phrase)) used.add(at);
    if (key === 'since' && OPPOSITE.has(words[phrase.first - 1]?.stem)) {
      used.add(phrase.first - 1);
      continue;
    }
    // A value that is named twice counts once.
    if (kind === 'set' && fields[key]?.includes(name)) continue;
    if (kind === 'set') fields[key] = [...(fields[key] ?? []), name];
    else fields[key] = name;
    from[key] = phrase;
    weight += (phrase.last - phrase.first + 0.5) * phrase.weight * (kind === 'set' ? 0.7 : 1);
    if (name !== 'interruption-begin') continue;
    const cover = order.find((one) =>
      one.of === 'interruption' && one.first === phrase.first && one.last === phrase.last);
    if (cover !== undefined) [fields.interruption] = cover.names;
  }
  const asks = indexed().begins[question];
  const asking = words.filter(({ text }, at) =>
    !used.has(at) && asks.some((one) => text.toLowerCase().startsWith(one)));
  if (question === 'transition') {
    // A line that names a callback asks whether the callback is called.
    for (const phrase of phrases.filter(({ of, isBegun }) => of === 'callback' && !isBegun)) {
      for (const at of range(phrase)) {
        if (!used.has(at)) asking.push(words[at]);
      }
    }
  }
  const left = words.filter((word, at) => !used.has(at) && !word.isAsking && !asking.includes(word)
    && !['not', 'no'].includes(word.stem));
  // An app that ended is not running, so the line states no state. A word such as "launched" then
  // belongs to the question.
  if (question === 'relaunch' && fields.after && fields.after !== 'none') delete fields.state;
  return { fields, from, weight, asking: new Set(asking), left };
}

const range = ({ first, last }) => Array.from({ length: last - first }, (_, i) => first + i);

/** Tells whether a field accepts a value. Some questions accept only states of the app. */
function fits(question, key, { names }) {
  // "launch" asks whether the app is launched. It does not state an earlier launch.
  if (key === 'since') return !names.includes('user-launch');
  if (!['state', 'from', 'to'].includes(key)) return true;
  return !['relaunch', 'conduct', 'delivery', 'purge'].includes(question)
    || names.some((name) => !SCENE_STATES.has(name));
}

/** The values to ask about if the line leaves a field open: one question for each value. */
const OPEN = {
  relaunch: { after: ['system-reclaimed', 'user-force-quit'], on: ['silent-push', 'region-enter'] },
  conduct: { state: ['background'] },
  delivery: { state: ['suspended', 'background'] },
};

/**
 * For each question: the fields of which a line must name at least one, and a bonus for the
 * question's score.
 */
const NAMED = {
  relaunch: [['after', 'on'], 1.2], deadline: [['allowance'], 0.5], transition: [['cause'], -0.4],
  conduct: [['activity'], 0], termination: [['code'], 2], mode: [['mode'], 0],
  suspension: [['activities', 'allowances'], -1], quota: [['quota'], 0], delivery: [['event'], -0.5],
  call: [['callback'], 0], duties: [['callback'], 0], next: [['from'], -2], path: [['to'], -2],
  purge: [['state'], -2],
};

function questionsFrom(question, filled, os) {
  const { needs, first } = QUESTIONS[question];
  let all = [{ ...filled.fields }];
  if (question === 'transition' && filled.fields.cause && !filled.fields.from) {
    all = [{ ...filled.fields, from: stateFor(os, filled.fields.cause) }];
  }
  if (question === 'relaunch' && filled.fields.state && !filled.fields.after) {
    all = [{ ...filled.fields, after: 'none' }];
  }
  for (const key of needs) {
    const offered = OPEN[question]?.[key] ?? [first[key]];
    all = all.flatMap((fields) =>
      (fields[key] === undefined ? offered.map((one) => ({ ...fields, [key]: one })) : [fields]));
  }
  return all;
}

const JOINED = /\b(?:and|or|vs|versus)\b|[,&/]/i;

/**
 * Returns a second question for a line such as "A and B": about the thing that the first question
 * leaves out. Returns null for any other line.
 */
function other(question, filled, phrases, words) {
  const { needs } = QUESTIONS[question];
  const key = needs.at(-1);
  const first = filled.from[key];
  if (first === undefined) return null;
  const isApart = (one) => one.last <= first.first || one.first >= first.last;
  const again = fill(question, phrases.filter((one) => isPlain(one) && isApart(one)), words);
  const second = again.from[key];
  // The other required fields must be the same. At least one word of the second phrase must not be
  // a word that asks the first question.
  const isOther = second !== undefined && again.fields[key] !== filled.fields[key]
    && needs.every((one) => one === key || again.fields[one] === filled.fields[one])
    && range(second).some((at) => !filled.asking.has(words[at]));
  return isOther ? { fields: again.fields, isBefore: second.first < first.first, second } : null;
}

// A line that matches ORDER and LAUNCH asks for the order of callbacks at launch. A line that
// matches CHANGE asks what changes.
const ORDER = /\border\b|\bsequence\b|\bcallbacks?\b/i;
const LAUNCH = /\b(?:launch|start|open)/i;
const CHANGE = new RegExp('\\bwhat(?:[\'’]s| is| are| has| have| will|)? (?:the )?(?:chang|new\\b|differ)'
  + '|\\bchanges? (?:in|on|with|from|between|since) (?:ios )?[0-9]|\\bios [0-9.]+ changes\\b', 'i');
const ROUTE = { question: 'path', fields: { from: 'not-running', to: 'active' } };
const route = (told, versions) => ({ ...ROUTE, also: [], told, versions, left: [], score: 5 });
/** Lines that ask what happens if the app does not meet a duty. */
const FAILS = new RegExp('\\b(?:if|when) (?:i|we|my app|the app|it) '
  + '(?:do not|don[\'’]t|does not|doesn[\'’]t|never|fails?)\\b', 'i');

/** Returns a link to the changes in the part See, with what the line states about the app. */
function changesFor({ told, versions }) {
  const order = offered(...versions);
  const all = [...versions].sort((one, two) => order.indexOf(two) - order.indexOf(one));
  const whole = (version) => (version.includes('.') ? version : `${version}.0`);
  const os = whole(all.at(-1) ?? newest());
  const before = all.length > 1 ? whole(all[0])
    : order.find((one) => parseInt(one, 10) < parseInt(os, 10));
  const scenes = told.find(({ condition }) => condition === 'scenes-adopted')?.holds;
  const app = scenes === undefined ? '' : `, for an app ${scenes ? 'with' : 'without'} scenes`;
  return {
    said: `What changes from iOS ${before} to ${os}${app}?`, left: [], told, versions: [],
    to: address('see', { part: 'changes', compare: 'versions', before, os,
      scenes: scenes === false ? 'no' : 'yes' }),
  };
}

/** Returns the state of the page for a completion, with the conditions that the line states. */
export const stateOf = ({ question, fields, told }, os) => told.reduce(
  (one, { condition, holds }) => withFact(one, condition, holds), {
    question, fields, os, app: {}, facts: {}, evidence: null,
    said: told.map(({ condition }) => condition), implied: impliedBy({ question, fields }),
  });

/** Returns how much each condition of a line changes the answer to a question. */
const uses = (one) => one.told.map(({ condition }) =>
  matters(assuming(stateOf(one, one.versions[0] ?? newest())), condition));
/**
 * The score that a question loses for each condition of the line, if the condition changes nothing,
 * only the details, or the headline.
 */
const COSTS = [2.5, 0.2, 0];

/**
 * Returns the questions that a line may mean, the most likely first. Each has its fields, the
 * stated conditions, the versions, and the words of the line that it does not use.
 */
export function completions(line) {
  const { told, rest } = stated(line);
  const read = readLine(rest);
  const found = completed(read, told, rest);
  if (HUMP.test(rest)) {
    const split = completed(readLine(rest, true), told, rest);
    found.push(...split.map((one) => ({ ...one, score: one.score - 2 })));
  }
  if (found.length === 0 && told.some(({ condition }) => condition === 'device-unlocked')) {
    // The words of a stated condition may also name an event, such as locking the phone.
    const whole = readLine(line);
    found.push(...completed(whole, [], line));
  }
  if (found.length === 0) {
    if (told.length > 0) found.push(...usersOf(told, read.versions));
    else if (ORDER.test(rest)) found.push(route(told, read.versions));
  }
  for (const one of found) one.score -= uses(one).reduce((sum, use) => sum + COSTS[use], 0);
  found.sort((one, other) => other.score - one.score);
  const unique = new Map();
  for (const one of found) {
    const key = QUESTIONS[one.question].said(one.fields);
    if (!unique.has(key)) unique.set(key, one);
  }
  const all = [...unique.values()];
  if (CHANGE.test(line)) all.unshift(changesFor({ told, versions: read.versions }));
  return all.slice(0, MOST);
}

/** Common questions, for lines that state only conditions. */
function* common() {
  yield { question: 'transition', fields: { from: 'not-running', cause: 'launch-by-user' } };
  yield ROUTE;
  for (const on of values('trigger')) {
    yield { question: 'relaunch', fields: { after: 'system-reclaimed', on } };
  }
  for (const activity of values('activity')) {
    yield { question: 'conduct', fields: { state: 'background', activity } };
  }
  for (const allowance of values('allowance')) {
    yield { question: 'deadline', fields: { allowance } };
  }
}

/** A cache of the last result of `lookedUp`, which is slow and would run at each key press. */
let looked = { key: '', found: [] };

/**
 * Lists the common questions whose answers the conditions change, those with a new headline first.
 */
function usersOf(told, versions) {
  const key = JSON.stringify([told, versions]);
  if (looked.key !== key) looked = { key, found: lookedUp(told, versions) };
  return looked.found.map((one) => ({ ...one }));
}

function lookedUp(told, versions) {
  const all = [...common()].map((one) => ({ ...one, told, versions, left: [], also: [] }));
  return all.map((one) => ({ one, use: Math.max(...uses(one)) })).filter(({ use }) => use > 0)
    .sort((one, two) => two.use - one.use).slice(0, MOST)
    .map(({ one }, i) => ({ ...one, score: -i }));
}

/**
 * Returns the questions nearest to a line that means no question. If the line states conditions,
 * these are the common questions that the conditions affect. Otherwise, these are the questions for
 * single words of the line.
 */
export function nearest(line) {
  const { told, rest } = stated(line, true);
  const { versions, words } = readLine(rest);
  const found = told.length > 0 ? usersOf(told, versions)
    : words.slice(0, 6).flatMap(({ text }) => completions(text).slice(0, 2));
  return found.filter(({ to }) => to === undefined).slice(0, 4);
}

function completed({ versions, words }, told, line) {
  const isRoute = ORDER.test(line) && LAUNCH.test(line);
  if (words.length === 0) return [];
  const os = versions[0] ?? newest();
  const phrases = phrasesIn(words);
  const found = [];
  for (const question of Object.keys(QUESTIONS)) {
    const filled = fill(question, phrases, words);
    const missing = QUESTIONS[question].needs.filter((key) => filled.fields[key] === undefined);
    const [named, worth] = NAMED[question] ?? [[], 0];
    // A line that asks for a deadline need not name an allowance: people usually mean a background
    // task.
    const isNamed = named.length === 0 || (question === 'deadline' && filled.asking.size > 0)
      ? filled.asking.size > 0
      : named.some((key) => filled.fields[key] !== undefined);
    if (!isNamed || (question === 'path' && filled.fields.from === filled.fields.to)) continue;
    // A question that leaves more than 60 % of the words unused is left out, unless the line states
    // conditions.
    if (filled.left.length > 0.6 * words.length && !told.length) continue;
    const second = JOINED.test(line) ? other(question, filled, phrases, words) : null;
    const taken = second === null ? [] : range(second.second).map((at) => words[at]);
    const left = filled.left.filter((one) => !taken.includes(one));
    // "How long" asks for a deadline, whatever else the line names.
    const isLong = question === 'deadline' && words.some(({ stem: one }) => one === 'long');
    const limits = question === 'transition' && filled.fields.cause
      ? limitsOf(new Policy(os), filled.fields.cause) : [];
    const isFailing = limits.length > 0 && FAILS.test(line);
    // A line with a hexadecimal code asks what the code means, whatever else it names.
    const isCode = question === 'termination' && words.some(({ text }) => /^0x/i.test(text));
    const score = (isLong ? 3 : 0) + (isFailing ? 7 : 0) + (isCode ? 3 : 0) + worth
      + 2 * filled.weight + filled.asking.size - 1.5 * missing.length - 0.75 * left.length;
    for (const fields of questionsFrom(question, filled, os)) {
      const also = second === null ? []
        : [{ question, fields: complete(question, { ...fields, ...second.fields }) }];
      let first = { question, fields: complete(question, fields) };
      if (second?.isBefore) [first, also[0]] = [also[0], first];
      const isNamedCall = ['call', 'duties'].includes(question);
      if (isRoute && isNamedCall) {
        for (const one of [first, ...also]) delete one.fields.trigger;
        also.push(ROUTE);
      }
      if (limits.length > 0) delete first.fields.trigger;
      if (limits.length === 1) {
        also.push({ question: 'deadline', fields: { allowance: limits[0].allowance } });
      }
      found.push({ ...first, also, told, versions, score,
        left: [...new Set(left.map(({ text }) => text))] });
    }
  }
  if (isRoute) found.push(route(told, versions));
  return found;
}

/** Returns the words of a line that have no known meaning. */
export const unread = (line) => readLine(stated(line).rest).words.filter((one) => !one.isKnown)
  .map(({ text }) => text);

