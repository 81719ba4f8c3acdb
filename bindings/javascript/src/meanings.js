// Reads words that people use for values of enumerations, in addition to the names that the library
// reads. words.js has these words.
//
// The functions of the package take only names. Their errors say what a word means. The command
// also reads words.

import { ENUMERATIONS, SCENE_STATES } from './generated.js';
import { spelled, title } from './values.js';
import { WORDS } from './words.js';

/**
 * Scene states have their own kind here. In the library, the names of some scene states have a
 * prefix.
 */
const [SCENE, PREFIX] = ['scene-state', 'scene-'];
const MOST_CHARACTERS = 128;

/**
 * The kinds that questions take. Each has the words for the kind in sentences, or '' if these words
 * are the name of the kind.
 */
const TAKEN = {
  state: '', cause: '', termination: '', trigger: '', interruption: '', callback: '',
  mode: 'background mode', activity: '', allowance: '', event: '', quota: '',
  [SCENE]: 'scene state', notification: '', authorization: 'location authorization',
  code: 'termination code',
};
const called = (kind) => TAKEN[kind] || kind.replaceAll('-', ' ');
const aOf = (kind) => `${/^[aeiou]/.test(called(kind)) ? 'an' : 'a'} ${called(kind)}`;

const enumerationOf = (kind) => ENUMERATIONS[kind === SCENE ? 'state' : kind];

/**
 * Tells whether a name belongs to a kind. The name of a state belongs either to the app or to
 * scenes.
 */
const isOf = (kind, name) =>
  !['state', SCENE].includes(kind) || SCENE_STATES.has(name) === (kind === SCENE);
const namesOf = (kind) =>
  [...enumerationOf(kind).names.values()].filter((name) => isOf(kind, name));

/**
 * Returns a text in lower case, without blanks, hyphens, underscores, dots and a final `()`. Also
 * removes colons and other parentheses from texts for callbacks and allowances, because such a text
 * may be a selector.
 */
export function squeezed(kind, text) {
  const marks = ['callback', 'allowance'].includes(kind) ? /[-_. :()]/g : /[-_. ]/g;
  return text.toLowerCase().replace(/\(\)$/, '').replace(marks, '');
}

/** Lists the words in the rows of words.js, each with its meanings. */
function listed(kind) {
  const rows = [
    ...WORDS[kind] ?? [],
    ...['termination', 'cause'].includes(kind) ? WORDS.ends : [],
  ];
  return rows.flatMap(([means, words, choose]) => {
    const word = { meanings: means.split(' '), isRead: choose === undefined };
    return words.split(', ').map((text) => [text, word]);
  });
}

/**
 * Makes words for the cause `interruption-begin` from the names of interruptions and the words for
 * them. Omits banners, which interrupt nothing, and words that already mean a cause.
 */
function covers() {
  const causes = new Set(listed('cause').map(([text]) => squeezed('cause', text)));
  const names = namesOf('interruption').map((name) => [name, { meanings: [name] }]);
  const begin = { meanings: ['interruption-begin', 'interruption-accepted'], isRead: true };
  return [...names, ...listed('interruption')]
    .filter(([, { meanings }]) => !meanings.includes('banner'))
    .filter(([text]) => !causes.has(squeezed('cause', text)))
    .map(([text]) => [text, begin]);
}

/**
 * Lists the texts that mean values of a kind: names and words. Each has its meanings, and `isRead`:
 * whether the text is read as the first of them. Names come last, because they replace equal words.
 */
export function textsOf(kind) {
  const names = namesOf(kind).map((name) =>
    [withoutPrefix(kind, name), { meanings: [name], isRead: true }]);
  return [...listed(kind), ...kind === 'cause' ? covers() : [], ...names];
}

const indexes = new Map();

/** Returns the words and names of a kind by their squeezed form. */
function indexOf(kind) {
  if (!indexes.has(kind)) {
    indexes.set(kind, new Map(textsOf(kind).map(([text, word]) => [squeezed(kind, text), word])));
  }
  return indexes.get(kind);
}

const withoutPrefix = (kind, name) =>
  (kind === SCENE && name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name);

/** Returns the name that the library reads from a text, or null. */
function nameOf(kind, text) {
  const of = enumerationOf(kind);
  for (const one of kind === SCENE ? [PREFIX + text, text] : [text]) {
    const name = of.names.get(of.numbers.get(one) ?? spelled(of, one));
    if (name !== undefined && isOf(kind, name)) return name;
  }
  return null;
}

/**
 * Returns the name that a text means, or null. If the library cannot read the text, but people use
 * the text as a word, also returns the word: its meanings, and whether it is read as the first of
 * them.
 *
 * The library is asked for a text with dots a second time without the dots: Swift's names have
 * dots, and Objective-C's names have none. A kind is an enumeration, or `scene-state`.
 */
export function lookUp(kind, text) {
  for (const one of text.includes('.') ? [text, text.replaceAll('.', '')] : [text]) {
    const name = nameOf(kind, one);
    if (name !== null) return { name, word: null };
  }
  const isShort = text.length <= MOST_CHARACTERS;
  const word = (isShort && indexOf(kind).get(squeezed(kind, text))) || null;
  return { name: word?.isRead ? word.meanings[0] : null, word };
}

const or = (parts) =>
  (parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}` : parts[0]);
const explained = (kind, name) =>
  `${name} (${title(kind === SCENE ? 'state' : kind, name)})`;

/**
 * Returns two texts: which other kinds have a value of this name, and which value of another kind
 * the text means. A text is "" if nothing is known.
 */
function elsewhere(kind, text) {
  const [named, meant] = [[], []];
  for (const other of Object.keys(TAKEN).filter((one) => one !== kind)) {
    const { name } = lookUp(other, text);
    if (name === null) continue;
    const plain = withoutPrefix(other, name);
    if (squeezed(other, text) === squeezed(other, plain)) named.push(aOf(other));
    else meant.push(`it means the ${called(other)} ${name}`);
  }
  return [named.length ? `it is ${named.slice(0, 2).join(' and ')}` : '', meant[0] ?? ''];
}

/**
 * Returns the end of an error's sentence: what people mean by a text that is no name of a kind.
 * Returns "" if nothing is known. For a state, also considers states of scenes.
 */
export function meaning(kind, text) {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return '';
  const word = lookUp(kind, text).word ?? (kind === 'state' ? lookUp(SCENE, text).word : null);
  const [named, meant] = elsewhere(kind, text);
  if (word === null) return named || meant ? `: ${named || meant}` : '';
  const { meanings, isRead } = word;
  const said = `${isRead && meanings.length === 1 ? 'it means' : 'it may mean'} ${
    or(meanings.map((name) => explained(kind, name)))}`;
  return named ? `: ${named}; as ${aOf(kind)} ${said}` : `: ${said}`;
}
