// The part See: the states, what wakes and launches an app, what changes, and the rules.

import { values } from '../../src/main.js';
import { address, newest, VERSION, valuesOf, versions } from '../address.js';
import { asked } from '../ask/view.js';
import { byId, choice, el, optionsOf, select, show } from '../dom.js';
import { drawChanges } from './changes.js';
import { drawDiagram } from './diagram.js';
import { drawMatrix } from './matrix.js';
import { drawFound, drawRule, drawSources } from './rulebook.js';

const PARTS = { states: 'States', matrix: 'What wakes it', changes: 'What changes', rules: 'Rules',
  sources: 'Sources' };
const EVERYTHING = () => ({
  backgroundModes: values('mode'), locationAuthorization: 'always', permittedIdentifiers: 1,
  restorationIdentifier: true, sessionSendsLaunchEvents: true, serviceSession: true,
  backgroundActivitySession: true,
});

let state = null;

const first = () => ({
  part: 'states', os: newest(), before: '17.0', axis: 'app', state: 'active', scenes: 'yes',
  after: 'user-force-quit', which: 'every', compare: 'versions', text: '', family: '', source: '',
});

function stateFrom(given) {
  const found = { ...state ?? first() };
  const take = (key, isFit) => {
    const value = given.get(key);
    if (value !== null && isFit(value)) found[key] = value;
  };
  take('part', (value) => Object.hasOwn(PARTS, value));
  for (const key of ['os', 'before']) take(key, (value) => VERSION.test(value));
  take('axis', (value) => ['app', 'scene'].includes(value));
  take('state', (value) => values('state').includes(value));
  take('scenes', (value) => ['yes', 'no'].includes(value));
  take('after', (value) => values('termination').includes(value));
  take('which', (value) => ['every', 'asked', 'none'].includes(value));
  take('compare', (value) => ['versions', 'scenes'].includes(value));
  take('family', (value) => value === '' || values('family').includes(value));
  found.text = (given.get('text') ?? '').slice(0, 100);
  found.source = (given.get('source') ?? '').slice(0, 40);
  if (!given.has('family') && given.has('part')) found.family = '';
  return found;
}

/** The keys in the address, for each part. */
const KEYS = {
  states: ['os', 'axis', 'state', 'scenes'], matrix: ['after', 'which'],
  changes: ['compare', 'before', 'os', 'scenes'], rules: ['text', 'family', 'source'],
    sources: ['text'],
};
const here = () => address('see', {
  part: state.part, ...Object.fromEntries(KEYS[state.part].map((key) => [key, state[key]])),
});

function change(fields, isTyping = false) {
  state = { ...state, ...fields };
  if (isTyping) history.replaceState(null, '', here());
  else history.pushState(null, '', here());
  draw(isTyping);
}

const osField = (key, label) =>
  select(`see-${key}`, label, versions(state[key]).map((one) => [one, one]), state[key],
    (value) => change({ [key]: value }));

function searchField(label) {
  return el('div', { class: 'field grow' }, el('label', { for: 'search' }, label),
    el('input', { id: 'search', type: 'search', value: state.text, maxlength: 100,
      spellcheck: 'false',
      oninput: (event) => change({ text: event.target.value }, true) }));
}

const appFor = {
  every: EVERYTHING, none: () => ({}), asked: () => asked().app,
};

const scenesChoice = () => choice('scenes', 'The app has',
  [['yes', 'scenes'], ['no', 'no scenes']], state.scenes, (scenes) => change({ scenes }));

const DRAWN = {
  states: () => {
    const scenes = state.scenes === 'yes' || state.axis === 'scene';
    return [
      [osField('os', 'iOS'),
        choice('axis', 'States of', [['app', 'the app'], ['scene', 'a scene']], state.axis,
          (axis) => change({ axis })),
        state.axis === 'scene' ? null : scenesChoice()],
      () => drawDiagram({ os: state.os, options: { app: { scenes } }, axis: state.axis,
        state: state.state, change }),
    ];
  },
  matrix: () => {
    const app = appFor[state.which]();
    return [
      [select('after', 'How it ended', optionsOf('termination'), state.after,
        (after) => change({ after })),
        choice('which', 'The app', [['every', 'declares everything'], ['none', 'declares nothing'],
          ['asked', 'is the one asked about']], state.which, (which) => change({ which }))],
      () => drawMatrix({ after: state.after, options: { app }, values: valuesOf('app', app) }),
    ];
  },
  changes: () => {
    const { os, before, compare } = state;
    const isScenes = compare === 'scenes';
    const on = (version, scenes) => ({ os: version, options: { app: { scenes } } });
    const scenes = state.scenes === 'yes';
    const pair = isScenes ? [on(os, false), on(os, true)] : [on(before, scenes), on(os, scenes)];
    return [
      [choice('compare', 'Between', [['versions', 'two versions'],
        ['scenes', 'without scenes and with them']], compare,
        (value) => change({ compare: value })),
        isScenes ? null : osField('before', 'From iOS'), osField('os', isScenes ? 'iOS' : 'to iOS'),
        isScenes ? null : scenesChoice()],
      () => drawChanges({
        one: pair[0], other: pair[1],
        names: isScenes ? ['Without scenes', 'With scenes'] : [`iOS ${before}`, `iOS ${os}`],
        link: {
          said: 'scenes-adopted',
          ...isScenes ? { os, scenes: 'yes' } : { os: before, vs: os, scenes: state.scenes },
        },
      }),
    ];
  },
  rules: () => [
    [searchField('Words in rules and sources'),
      select('family', 'About', [['', 'anything'], ...optionsOf('family')], state.family,
        (family) => change({ family }))],
    () => drawFound(state),
  ],
  sources: () => [[searchField('Words in titles')], () => drawSources(state.text)],
};

/** Makes the links to all parts, and marks the open part. */
const links = (open) => el('nav', { class: 'parts', 'aria-label': 'What to see' },
  Object.entries(PARTS).map(([part, name]) => el('a',
    { href: address('see', { part }), 'aria-current': part === open ? 'page' : null }, name)));

function draw(isTyping = false) {
  document.title = `${PARTS[state.part]} · iOS app life cycle`;
  const [controls, drawn] = DRAWN[state.part]();
  if (!isTyping) {
    show(byId('see'), links(state.part),
      el('div', { class: 'controls' }, controls), el('div', { id: 'seen' }));
  }
  show(byId('seen'), drawn());
}

/** Shows what an address describes. */
export function open(given) {
  state = stateFrom(given);
  draw();
}

export function openRule(given) {
  const id = (given.get('id') ?? '').slice(0, 120);
  document.title = `${id} · iOS app life cycle`;
  show(byId('see'), links(), el('div', { id: 'seen' }, drawRule(id)));
}

