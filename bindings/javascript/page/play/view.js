// The part Play: a phone, its apps over time, and what iOS does with them.

import { appFromInfoPlist, LifecyclePolicyError, ordinaryDevice, title } from '../../src/main.js';
import { address, newest, VERSION, versions } from '../address.js';
import {
  announce, button, byId, capital, copy, el, fileButton, onFiles, optionsOf, saveFile, say, select,
  show, tick,
} from '../dom.js';
import { dayOf, HABITS, hasDays } from './day.js';
import { Lanes, laneWords } from './lanes.js';
import { packed, unpacked } from './links.js';
import { Log } from './log.js';
import { Phone, ROOM } from './phone.js';
import { COMMON, freeName, keysOf, PRESETS } from './presets.js';
import { Screen } from './screen.js';
import {
  actOf, clock, counted, killAhead, killRules, killSentence, outcomeOf, span, unrun,
} from './sentences.js';

const SPEEDS = [['1', '1×'], ['10', '10×'], ['60', '60×'], ['1000', '1,000×']];
const WIDTHS = [
  ['0', 'all'], ['60', '1 min'], ['600', '10 min'], ['3600', '1 h'], ['86400', '1 day'],
];
const MOST_BYTES = 1 << 20;
const MEMORY = 100_000_000;

let phone = null;
let screen = null;
let lanes = null;
let log = null;
let os = null;
let chosen = ['Music', 'Tracker', 'Chat'];
/** The apps from Info.plists, as apps of a scenario. */
let own = [];
let speed = 10;
let width = 0;
let isPlaying = false;
let seenKills = 0;
/** The script times of the newest 2,000 frames, in milliseconds. */
export const frames = [];

const isShown = () => !byId('play').hidden;

// ---- The phone

function appsChosen() {
  const presets = PRESETS.filter(({ name }) => chosen.includes(name));
  return [...presets.map(({ name, keys }) => ({ name, ...keys })), ...own];
}

function begin(scenario, file) {
  const made = new Phone(scenario, file);
  phone?.close();
  phone = made;
  seenKills = phone.entries.filter(({ effect }) => effect?.kind === 'kill').length;
  stop();
  drawAll();
}

/** Begins with an unlocked phone that has a passcode, so that a restart locks it. */
const beginAnew = () => begin({
  os: os ?? newest(), apps: appsChosen(), facts: { passcode: true },
  events: [{ at: 0, event: 'unlock' }],
});

/**
 * Shows an error of the library as a sentence. Any other error is a defect, and is thrown again.
 */
function trying(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    tellUser(error.message);
    return undefined;
  }
}

function tellUser(text) {
  say(byId('play-said'), text);
  announce(text);
}

function act(event, app = null, fields = {}) {
  trying(() => {
    const { length } = phone.branches;
    const entry = phone.post(event, app, fields);
    const fates = phone.entries.slice(phone.entries.indexOf(entry) + 1, phone.cursor)
      .map(({ effect }) => (effect === undefined ? '' : unrun(effect)));
    const said = [outcomeOf(entry), fates.find(Boolean)].filter(Boolean).join('; ');
    const branched = phone.branches.length > length ? ' A new line of events begins here.' : '';
    tellUser(`${actOf(entry.step)}${said === '' ? '' : `: ${said}`}.${branched}`);
    // If an effect comes less than half a second after an event, people see the effect as part of
    // the event.
    if (!isPlaying) phone.advance(phone.now + 0.5);
  });
  drawAll();
}

// ---- Time

function stop() {
  isPlaying = false;
  const button = byId('run');
  if (button !== null) say(button, 'Play');
}

let last = 0;
let rest = 0;

function frame(now) {
  if (!isPlaying || !isShown()) return;
  const begun = performance.now();
  const passed = Math.min(now - last, 100) / 1000;
  last = now;
  rest += passed * speed;
  const step = Math.floor(rest * 1000) / 1000;
  rest -= step;
  trying(() => phone.advance(phone.now + step));
  drawFrame();
  frames.push(performance.now() - begun);
  if (frames.length > 2000) frames.shift();
  requestAnimationFrame(frame);
}

function run() {
  if (isPlaying) {
    stop();
    drawAll();
    return;
  }
  isPlaying = true;
  say(byId('run'), 'Pause');
  last = performance.now();
  rest = 0;
  requestAnimationFrame((now) => {
    last = now;
    frame(now);
  });
}

function pass(seconds) {
  trying(() => phone.advance(phone.now + seconds));
  drawAll();
}

function toNext() {
  const before = phone.cursor;
  // Skips deadlines at which nothing happens because the work ended before.
  const isDue = trying(() => {
    let isMore = phone.toNext();
    for (let i = 0; isMore && phone.cursor === before && i < 100; i++) isMore = phone.toNext();
    return isMore;
  });
  const count = phone.cursor - before;
  tellUser(count > 0 ? `${clock(phone.now)}: ${counted(count)}.`
    : isDue ? `${clock(phone.now)}: nothing happened.` : 'Nothing is due.');
  drawAll();
}

// ---- Drawing

const signOf = (name) => PRESETS.find((one) => one.name === name)?.sign
  ?? [...name][0]?.toUpperCase() ?? '?';

/** The parts of each app's row that change as time passes. */
let rows = [];

/**
 * The parts that are drawn in turn, one for each frame. The lanes and the clock are drawn in every
 * frame.
 */
const TURNS = [
  () => drawScreen(),
  () => drawRows(),
  () => log.draw(phone, true),
];
let turn = 0;

/** Draws a frame while time runs. Draws only some parts, so that no frame takes long. */
function drawFrame() {
  drawTime();
  TURNS[turn]();
  turn = (turn + 1) % TURNS.length;
}

const drawScreen = () => screen.draw(phone, phone.apps.map(({ name }) => signOf(name)));

function drawNow() {
  drawTime();
  drawScreen();
  drawRows();
  log.draw(phone);
}

function drawTime() {
  lanes.draw(phone, width);
  say(byId('clock'), clock(phone.now));
  const slider = byId('moment');
  const end = String(Math.max(phone.end, 30));
  if (slider.max !== end) slider.max = end;
  if (slider.value !== String(phone.now)) slider.value = String(phone.now);
}

function drawRows() {
  byId('moment').setAttribute('aria-valuetext', clock(phone.now));
  rows.forEach((row, i) => {
    const status = phone.device.appStatus(i + 1);
    const kill = phone.device.pendingKill(i + 1);
    if (row.dot.className !== `dot ${status.state}`) row.dot.className = `dot ${status.state}`;
    say(row.state, title('state', status.state));
    const left = status.state === 'background' && status.remaining !== null
      && status.remaining !== Infinity
      ? `background time left: ${span(status.remaining)}` : '';
    const due = kill === null ? '' : killAhead(kill, phone.now);
    const flag = status.forceQuit ? 'swiped away: the system does not launch it' : '';
    say(row.due, [due, left, flag].filter(Boolean).join('; '));
    row.due.classList.toggle('soon', kill !== null);
    row.due.hidden = row.due.textContent === '';
  });
  const kills = phone.lanes.reduce((sum, lane) => sum + lane.kills.filter(({ at }) =>
    at <= phone.now).length, 0);
  if (kills > seenKills) {
    const entry = phone.entries.slice(0, phone.cursor).findLast(({ effect }) =>
      effect?.kind === 'kill');
    const { effect } = entry;
    tellUser(killSentence(effect, phone.apps[effect.app - 1].name) + killRules(effect));
  }
  seenKills = kills;
}

function appRow({ name }, i) {
  const preset = PRESETS.find((one) => one.name === name);
  const going = phone.activities(i + 1);
  const keys = phone.appKeys(i + 1);
  const id = (text) => `app-${i}-${text}`;
  const control = (key, text, work) => button(id(key), text, work);
  const eventButton = (trigger) => control(`event-${trigger}`, capital(title('trigger', trigger)),
    () => act('trigger', name, { trigger }));
  const row = {
    dot: el('span', { class: 'dot', 'aria-hidden': true }), state: el('span', { class: 'state' }),
    due: el('p', { class: 'due' }),
  };
  const activities = [...new Set([...preset?.acts ?? ['audio-playback'], ...going])];
  const events = [...new Set([...preset?.events ?? [], ...COMMON])];
  row.element = el('section', { class: 'app', 'aria-label': name },
    el('h3', {}, row.dot, name, ' ', row.state), row.due,
    el('div', { class: 'acts' },
      control('open', 'Open', () => act('open-app', name)),
      activities.map((activity) => (going.has(activity)
        ? control(`end-${activity}`, ACTIVITIES[activity]?.[1]
          ?? `End ${title('activity', activity)}`, () => act('end-activity', name, { activity }))
        : control(`begin-${activity}`, ACTIVITIES[activity]?.[0]
          ?? `Begin ${title('activity', activity)}`, () =>
          act('begin-activity', name, { activity })))),
      events.slice(0, 1).map(eventButton),
      control('quit', 'Swipe away', () => act('force-quit', name))),
    el('details', { id: id('more'), open: openRows.has(name),
      ontoggle: (event) => (event.target.open ? openRows.add(name) : openRows.delete(name)) },
      el('summary', {}, 'More'),
      el('div', { class: 'acts' },
        events.slice(1).map(eventButton),
        control('task', 'Begin a background task', () => act('begin-task', name)),
        control('end-task', 'End it', () => act('end-task', name)),
        control('lock-file', going.has('file-lock') ? 'Release the file lock' : 'Hold a file lock',
          () => act(going.has('file-lock') ? 'end-activity' : 'begin-activity', name,
          { activity: 'file-lock' })),
        control('refresh', 'Request an app refresh', () =>
          act('submit-request', name, { trigger: 'app-refresh-task', identifier: 1 })),
        control('crash', 'Crash', () => act('end', name, { termination: 'crash' })),
        control('privacy', 'Change a privacy switch', () =>
          act('end', name, { termination: 'privacy-changed' }))),
      el('div', { class: 'pair' },
        select(id('authorization'), 'Location', [['', 'not asked'], ...optionsOf('authorization')],
          keys.authorization ?? '', (value) => act('update-app', name,
            { authorization: value === '' ? 'none' : value })),
        select(id('trigger'), 'Any event', [['', 'choose'], ...optionsOf('trigger')], '',
          (value) => { if (value !== '') act('trigger', name, { trigger: value }); }))));
  return row;
}

const openRows = new Set();

/** Tells whether a switch of the device is on when the phone is new. */
const ordinarily = (fact) =>
  ordinaryDevice[fact.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] === true;

/** The words for beginning and ending an activity. */
const ACTIVITIES = {
  'audio-playback': ['Play audio', 'Stop the audio'],
  'start-location-updates': ['Start location updates', 'Stop location updates'],
};

function drawAll() {
  rows = phone.apps.map(appRow);
  show(byId('apps'), rows.map(({ element }) => element));
  const { branches } = phone;
  show(byId('branches'), branches.length === 0 ? null : [
    el('span', { class: 'aside' }, 'Other lines of events: '),
    branches.map(({ from, end }, i) =>
      button(`branch-${i}`, `from ${clock(from)} to ${clock(end)}`, () => {
        trying(() => phone.switchTo(i));
        drawAll();
      })),
  ]);
  show(byId('switches'), [...phone.switches].filter(([fact, value]) =>
    (value === 'yes') !== ordinarily(fact)).map(([fact, value]) => button(`switch-${fact}`,
    [`${capital(title('changing', fact))}: ${value}`, el('span', { class: 'aside' }, ' Undo')],
    () => act('fact-change', null, { fact, value: value === 'yes' ? 'no' : 'yes' }))));
  const { on } = phone.device.status();
  for (const key of ['call', 'memory', 'restart']) byId(`act-${key}`).disabled = !on;
  drawNow();
  byId('lanes').setAttribute('aria-label', laneWords(phone));
}

// ---- Choosing apps, opening and saving

async function openFiles(files) {
  const texts = await Promise.all(files.map(async (file) =>
    ({ name: file.name, bytes: file.size > MOST_BYTES ? null
      : new Uint8Array(await file.arrayBuffer()) })));
  const tooLarge = texts.find(({ bytes }) => bytes === null);
  if (tooLarge !== undefined) {
    tellUser(`${tooLarge.name} has more than 1 MiB; it was not read.`);
    return;
  }
  const plain = (path) => path.split('/').at(-1);
  const scenario = texts.find(({ name }) => name.endsWith('.json'));
  trying(() => {
    if (scenario === undefined) {
      for (const { name, bytes } of texts) {
        const taken = [...chosen, ...own.map((one) => one.name)];
        own = [...own, { name: freeName(name.replace(/[-. _]*(?:Info)?\.plist$/i, ''), taken),
          ...keysOf(appFromInfoPlist(bytes)) }];
      }
      beginAnew();
      drawChooser();
      return;
    }
    const file = (path) => {
      const found = texts.find(({ name }) => name === plain(path));
      if (found !== undefined) return found.bytes;
      throw new LifecyclePolicyError(`info_plist: open ${plain(path)} together with the scenario`,
        { field: 'info_plist' });
    };
    play(parsed(new TextDecoder().decode(scenario.bytes)), file);
  });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new LifecyclePolicyError('the scenario is not JSON',
      { status: 'malformed', field: 'scenario' });
  }
}

/** Opens a scenario: its apps and its events. */
function play(scenario, file) {
  begin(scenario, file);
  const name = typeof scenario.name === 'string' ? scenario.name : 'A scenario';
  tellUser(`${name}: ${phone.entries.length} entries until ${clock(phone.end)}.`);
  drawChooser();
}

function drawChooser() {
  const toggle = (name) => {
    const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
    if (next.length + own.length === 0) {
      tellUser('A phone has one app at least.');
      drawChooser();
      return;
    }
    chosen = next;
    beginAnew();
    drawChooser();
  };
  const current = os ?? newest();
  show(byId('chooser'),
    select('play-os', 'iOS', versions(current).map((one) => [one, one]), current, (value) => {
      os = value;
      trying(beginAnew);
    }),
    el('fieldset', { class: 'presets' }, el('legend', {}, 'Apps'),
      PRESETS.map(({ name, said }) => tick(`preset-${name}`, chosen.includes(name),
        () => toggle(name), el('span', {}, name, el('span', { class: 'aside' }, said)))),
      own.map(({ name, modes }, i) => tick(`own-${i}`, true, () => {
        own = own.filter((_, at) => at !== i);
        trying(beginAnew);
        drawChooser();
      }, el('span', {}, name, el('span', { class: 'aside' },
        modes?.join(', ') ?? 'no background modes'))))),
    fileButton('open-files', 'Open an Info.plist or a scenario', openFiles, { multiple: true }),
    hasDays() ? dayField() : null);
}

function dayField() {
  const seed = el('input', {
    id: 'seed', type: 'number', min: 0, max: 4294967295, value: 1, 'aria-label': 'The number of the day',
  });
  let [[habits]] = HABITS;
  return el('div', { class: 'field' },
    select('habits', 'A whole day; each number makes another one',
      HABITS.map(([name]) => [name, capital(name.replaceAll('-', ' '))]), habits,
      (value) => { habits = value; }),
    el('div', { class: 'acts' }, seed, button('day', 'Play it', () => trying(() => play(dayOf({
      os: os ?? newest(), apps: appsChosen(), habits, seed: Number(seed.value), most: ROOM,
    }).scenario)))));
}

async function link() {
  const text = await packed(phone.scenario());
  history.replaceState(null, '', address('play', { s: text }));
  const isDone = await copy(location.href);
  tellUser(isDone ? 'The link is copied.' : 'The address above has this scenario.');
}

// ---- The part of the page

/** Builds the part Play. Called once. */
export function build() {
  show(byId('play'), el('div', { class: 'stage' },
    el('div', { class: 'device' },
      el('div', { id: 'screen', class: 'phone' }),
      el('div', { class: 'acts', role: 'group', 'aria-label': 'What happens to the phone' },
        button('act-call', 'A call comes', () => act('begin-interruption', null,
          { interruption: 'phone-call' })),
        button('act-memory', 'Memory is short', () => act('memory-pressure', null,
          { amount: MEMORY })),
        button('act-restart', 'Restart', () => {
          act('shutdown');
          act('boot');
        }),
        button('anew', 'Begin anew', () => trying(() => {
          beginAnew();
          tellUser('A new phone.');
        }))),
      el('div', { class: 'pair' },
        select('fact', 'A switch of the device', [['', 'choose'],
          ...optionsOf('changing').flatMap(([fact, text]) => [
          [`${fact} yes`, `${text}: yes`], [`${fact} no`, `${text}: no`],
        ])], '', (value) => {
          const [fact, state] = value.split(' ');
          if (state !== undefined) act('fact-change', null, { fact, value: state });
          byId('fact').value = '';
        }),
        select('cover', 'Something covers the screen',
          [['', 'choose'], ...optionsOf('interruption')], '', (value) => {
          if (value !== '') act('begin-interruption', null, { interruption: value });
          byId('cover').value = '';
        })),
      el('div', { id: 'switches', class: 'acts' }),
      el('div', { id: 'chooser', class: 'chooser' })),
    el('div', { class: 'time-line' },
      el('div', { class: 'transport' },
        el('output', { id: 'clock', class: 'clock' }, '00:00.0'),
        button('run', 'Play', run), button('next', 'Next deadline', toNext),
        button('minute', '+1 min', () => pass(60)), button('hour', '+1 h', () => pass(3600)),
        select('speed', 'Speed', SPEEDS, String(speed), (value) => { speed = Number(value); }),
        select('width', 'Shown', WIDTHS, String(width), (value) => {
          width = Number(value);
          drawNow();
        })),
      el('canvas', { id: 'lanes', role: 'img' }),
      el('div', { class: 'scrub' }, el('label', { for: 'moment', class: 'visually-hidden' },
        'The moment'),
        el('input', {
          id: 'moment', type: 'range', min: 0, max: 1, step: 'any', value: 0,
          oninput: (event) => {
            stop();
            trying(() => phone.goTo(Number(event.target.value)));
            seenKills = Infinity;
            drawAll();
          },
          onkeydown: (event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1, PageDown: -60, PageUp: 60 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            stop();
            trying(() => phone.goTo(phone.now + step));
            drawAll();
          },
        })),
      el('p', { class: 'legend' }, ['active', 'inactive', 'background', 'suspended'].map((state) =>
        el('span', {}, el('span', { class: `swatch ${state}`, 'aria-hidden': true }), state)),
      el('span', {}, '• called'), el('span', { class: 'bad' }, '✕ ended')),
      el('p', { id: 'play-said', class: 'said' }),
      el('div', { id: 'branches', class: 'branches' }),
      el('h2', { class: 'visually-hidden' }, 'Apps'),
      el('div', { id: 'apps' })),
    el('section', { class: 'happened', 'aria-label': 'What happened' },
      el('div', { class: 'log-head' }, el('h2', {}, 'What happened'),
        tick('whole', false, (event) => {
          log.isWhole = event.target.checked;
          log.draw(phone);
        }, 'every effect'),
        button('save', 'Save as a scenario', () => saveFile('scenario.json', 'application/json',
          JSON.stringify(phone.scenario(), null, 2))),
        button('link', 'Copy link', link)),
      el('ol', { id: 'log', class: 'log', tabindex: 0,
        'aria-label': 'What happened, the newest first' }),
      el('details', { class: 'text', ontoggle: (event) => {
        if (event.target.open) say(byId('effects'), phone.entries.filter(({ effect }) =>
          effect).map(({ effect }) => effect.text).join('\n'));
      } },
      el('summary', {}, 'The effects as text'), el('pre',
        { id: 'effects', tabindex: 0, 'aria-label': 'The effects as text' })))));
  screen = new Screen(byId('screen'), act);
  lanes = new Lanes(byId('lanes'));
  log = new Log(byId('log'));
  onFiles(byId('play'), openFiles);
  new ResizeObserver(() => {
    if (phone !== null && isShown()) lanes.draw(phone, width);
  }).observe(byId('lanes').parentElement);
}

/** Shows the state that an address describes. */
export async function open(given) {
  document.title = 'Play · iOS app life cycle';
  const version = given.get('os');
  if (VERSION.test(version ?? '') && version !== os) {
    os = version;
    phone?.close();
    phone = null;
  }
  if (phone === null) {
    if (trying(() => (beginAnew(), true)) === undefined) {
      os = null;
      beginAnew();
    }
    drawChooser();
    tellUser('Open an app on the phone, or let time pass.');
  }
  const text = given.get('s');
  if (text !== null) {
    try {
      play(parsed(await unpacked(text)));
    } catch (error) {
      if (!(error instanceof LifecyclePolicyError)) throw error;
      tellUser(error.message);
    }
  }
  drawAll();
}
