// Tests the simulated phone: the project's scenarios, going back, branches, saving, and links.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { CHECKOUT } from './loaded.js';
import { dayOf, HABITS, hasDays } from '../play/day.js';
import { packed, unpacked } from '../play/links.js';
import { Phone } from '../play/phone.js';
import { freeName, keysOf, PRESETS } from '../play/presets.js';
import { actOf, clock, counted, killSentence, outcomeOf, tell } from '../play/sentences.js';
import { appFromInfoPlist, values } from '../../src/main.js';
import { play } from '../../src/scenario.js';

const FOLDER = new URL('Tests/Vectors/scenarios/', CHECKOUT);
const scenarios = readdirSync(FOLDER).sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER))));
const effectsOf = (phone) => phone.entries.filter(({ effect }) => effect).map(({ effect }) =>
  effect.text);

/** Simulates the saved scenario of a phone at once. Returns the texts of its effects. */
const simulated = (phone) => play(JSON.parse(JSON.stringify(phone.scenario())), undefined, () => {})
  .map(({ text }) => text);
const killOf = (phone) => phone.entries.find(({ effect }) => effect?.kind === 'kill')?.effect;

/** Returns a generator of pseudo-random numbers with a fixed seed. */
function* numbers(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test(`${scenarios.length} scenarios: the same effects, also after going back, and when saved`,
  () => {
  assert.ok(scenarios.length > 40);
  const random = numbers(7);
  for (const scenario of scenarios) {
    const phone = new Phone(scenario);
    assert.deepEqual(effectsOf(phone), scenario.effects, scenario.id);
    const { digest } = phone.device;
    for (let i = 0; i < 6; i++) {
      phone.goTo(random.next().value * phone.end);
      agrees(phone, scenario.id);
      assert.deepEqual(effectsOf(phone), scenario.effects, scenario.id);
    }
    phone.goTo(phone.end);
    assert.deepEqual(effectsOf(phone), scenario.effects, scenario.id);
    assert.equal(phone.device.digest, digest, scenario.id);
    assert.equal(phone.isBack, false, scenario.id);
    assert.deepEqual(simulated(phone), scenario.effects, scenario.id);
    phone.close();
  }
});

const apps = PRESETS.map(({ name, keys }) => ({ name, ...keys }));

/** Posts events to a phone. A number in place of an event advances the phone to that time. */
function does(phone, ...acts) {
  for (const act of acts) typeof act === 'number' ? phone.advance(act) : phone.post(...act);
}

/** Returns a phone with the apps of all presets, after some acts. */
function phoneAfter(os, ...acts) {
  const phone = new Phone({ os, apps, events: [] });
  does(phone, ...acts);
  return phone;
}

/** Checks that a phone agrees with its entries and lanes at the viewed time. */
function agrees(phone, what) {
  const { now, cursor, entries } = phone;
  assert.ok(entries.slice(0, cursor).every(({ at }) => at <= now), what);
  assert.ok(entries.slice(cursor).every(({ at }) => at > now), what);
  phone.lanes.forEach((lane, at) => {
    const { state } = lane.states.findLast((one) => one.at <= now);
    assert.equal(state, phone.device.appStatus(at + 1).state, `${what}, app ${at + 1} at ${now}`);
  });
}

/** Simulates every preset, in small steps as the page does. */
function played() {
  const phone = phoneAfter('17.0');
  const pass = (seconds) => {
    for (let i = 0; i < seconds * 4; i++) phone.advance(phone.now + 0.25);
  };
  for (const { name, acts, events } of PRESETS) {
    phone.post('open-app', name);
    pass(2);
    does(phone, ...acts.map((activity) => ['begin-activity', name, { activity }]), ['home']);
    pass(3);
    does(phone, ...events.map((trigger) => ['trigger', name, { trigger }]));
    pass(2);
  }
  // The first task ends before the second begins. If the phone goes back to a time in between, a
  // later end must still end the second task.
  for (const [seconds, ...acts] of [
    [2, ['open-app', 'Reader']],
    [1, ['begin-task', 'Reader']],
    [1, ['end-task', 'Reader']],
    [2, ['begin-task', 'Reader'], ['open-app', 'Chat'], ['begin-task', 'Chat']],
    [60, ['end-task', 'Reader'], ['lock']],
  ]) {
    does(phone, ...acts);
    pass(seconds);
  }
  return phone;
}

test('steps as small as frames give the effects of simulate', () => {
  const phone = played();
  assert.ok(killOf(phone) !== undefined);
  assert.deepEqual(simulated(phone), effectsOf(phone));
});

test('an act in the past begins another line, and the first one is kept', () => {
  const phone = played();
  const [first, end] = [effectsOf(phone), phone.end];
  phone.goTo(9);
  phone.post('force-quit', 'Music');
  phone.advance(20);
  assert.equal(phone.branches.length, 1);
  agrees(phone, 'the branch');
  phone.goTo(5);
  agrees(phone, 'the branch');
  phone.goTo(20);
  assert.ok(phone.entries.every(({ at }) => at <= 20));
  const second = effectsOf(phone);
  assert.deepEqual(second, simulated(phone));
  phone.switchTo(0);
  assert.deepEqual(effectsOf(phone), first);
  assert.equal(phone.end, end);
  phone.switchTo(0);
  assert.deepEqual(effectsOf(phone), second);
  assert.equal(phone.end, 20);
});

test('going back and ahead is the same as never having gone', () => {
  const phone = played();
  const [effects, random] = [effectsOf(phone), numbers(3)];
  const after = phone.entries.filter(({ step }) => step).map(({ at }) => at + 0.001);
  for (const moment of [...after, ...Array.from({ length: 20 }, () => random.next().value * 90)]) {
    phone.goTo(moment);
    agrees(phone, `${moment} s`);
    phone.goTo(phone.end);
    assert.deepEqual(effectsOf(phone), effects, `${moment} s`);
  }
});

test('the next deadline is where something happens', () => {
  const phone = phoneAfter('12.0', ['open-app', 'Chat'], 2, ['begin-task', 'Chat'], ['home'], 3);
  while (phone.toNext());
  assert.ok(phone.entries.some(({ effect }) => effect?.termination === 'background-task-expired'));
  const kill = killOf(phone);
  assert.equal(killSentence(kill, 'Chat').split('. ')[0],
    'Chat is ended: a background task was not ended in time');
  assert.match(killSentence(kill, 'Chat'), /0x8badf00d/);
});

test('grants and activities are those of the viewed moment', () => {
  const phone = phoneAfter('17.0',
    ['open-app', 'Music'], 1,
    ['begin-activity', 'Music', { activity: 'audio-playback' }], 2,
    ['update-app', 'Tracker', { authorization: 'none' }], 3,
    ['end', 'Music', { termination: 'crash' }]);
  assert.equal(phone.activities(1).size, 0);
  assert.equal(phone.appKeys(2).authorization, 'none');
  phone.goTo(1.5);
  assert.deepEqual([...phone.activities(1)], ['audio-playback']);
  assert.equal(phone.appKeys(2).authorization, 'always');
});

test('what cannot be played is a sentence, and changes nothing', () => {
  const fails = [null, {}, { apps: [], events: [] }, { apps: [{ name: 'A' }], events: [], os: 'x' },
    { apps: [{}], events: [], until: 1e12, os: '17.0' },
    { apps: Array(17).fill({}), events: [], os: '17.0' },
      { apps: [{ modes: ['tea'] }], events: [], os: '17.0' },
    { apps: [{ info_plist: '/etc/passwd' }], events: [], os: '17.0' }];
  for (const scenario of fails) {
    assert.throws(() => new Phone(scenario), { name: 'LifecyclePolicyError' },
      JSON.stringify(scenario)?.slice(0, 60));
  }
  const phone = phoneAfter('17.0');
  assert.match(outcomeOf(phone.post('close-switcher')),
    /^not possible: the app switcher is not open|^not possible: kind: the app switcher/);
  assert.match(outcomeOf(phone.post('open-app', 'Nobody')), /no app is called/);
});

test('a scenario goes through a link; a bomb does not', async () => {
  const scenario = { os: '17.0', apps: [{ name: '<b>Ä</b>' }], events: [{ at: 1, event: 'home' }],
    until: 2 };
  const text = await packed(scenario);
  assert.match(text, /^[A-Za-z0-9_-]+$/);
  assert.deepEqual(JSON.parse(await unpacked(text)), scenario);
  for (const bad of ['!', 'AAAA', text.slice(0, -4), 'A'.repeat(1 << 17),
    await packed('x'.repeat(4 << 20))]) {
    await assert.rejects(unpacked(bad), { name: 'LifecyclePolicyError' });
  }
});

test('a day is a scenario with the same effects', (t) => {
  if (!hasDays()) {
    t.skip('the module refuses days');
    return;
  }
  assert.ok(HABITS.length >= 4);
  for (const [habits] of HABITS) {
    const { scenario, effects } = dayOf({ os: '17.0', apps, habits, seed: 7, most: 2000 });
    const phone = new Phone(scenario);
    assert.deepEqual(effectsOf(phone), effects.map(({ text }) => text), habits);
    assert.equal(phone.end, 86400, habits);
    phone.close();
  }
});

test('an Info.plist becomes the keys of a scenario', () => {
  const bytes = readFileSync(new URL('examples/fixtures/LocationTracker-Info.plist', CHECKOUT));
  const keys = keysOf(appFromInfoPlist(bytes));
  assert.ok(keys.modes.includes('location'));
  new Phone({ os: '17.0', apps: [{ name: freeName('Tracker', ['Tracker']), ...keys }],
    events: [] }).close();
  assert.equal(freeName('Tracker', ['Tracker', 'Tracker 2']), 'Tracker 3');
  assert.equal(freeName('\u0000\u202e', []), 'App');
});

test('every event and effect has words', () => {
  const phone = played();
  for (const { step, effect, ...rest } of phone.entries) {
    const said = step === undefined ? tell(effect, 'App').text : actOf(step) + outcomeOf(rest);
    assert.doesNotMatch(said, /undefined|null|\[object/, said);
  }
  for (const event of values('occurrence')) assert.ok(actOf({ event, app: 'A',
    trigger: 'silent-push', interruption: 'siri', activity: 'metal', termination: 'crash',
    fact: 'charging' }).length > 3);
  assert.equal(clock(3725.55), '1:02:05.5');
});

test('after a restart the phone waits for its first unlock', () => {
  const phone = new Phone({ os: '17.0', apps, facts: { passcode: true },
    events: [{ at: 0, event: 'unlock' }] });
  assert.equal(phone.awaitsUnlock, false);
  does(phone, ['open-app', 'Tracker'], 2, ['home'], ['shutdown'], 4, ['boot']);
  assert.equal(phone.device.status().locked, true);
  assert.equal(phone.awaitsUnlock, true);
  const entry = phone.post('trigger', 'Tracker', { trigger: 'significant-location-change' });
  assert.equal(outcomeOf(entry), 'the app does not run');
  assert.equal(entry.outcome.rule, 'relaunch.before-first-unlock');
  phone.post('unlock');
  assert.equal(phone.awaitsUnlock, false);
  assert.equal(outcomeOf(phone.post('trigger', 'Tracker', { trigger: 'region-enter' })), '');
});

test('switches that were turned are known at every moment', () => {
  const change = ['fact-change', null, { fact: 'low-power-mode', value: 'yes' }];
  const phone = phoneAfter('17.0', 1, change, 2);
  assert.deepEqual([...phone.switches], [['low-power-mode', 'yes']]);
  phone.goTo(0.5);
  assert.deepEqual([...phone.switches], []);
});

test('one thing happened, two things happened', () => {
  assert.deepEqual([1, 2].map(counted), ['1 thing happened', '2 things happened']);
});

test('an app without scenes does not start on 27.0; one with voip must report its call', () => {
  const phone = phoneAfter('27.0');
  assert.equal(phone.post('open-app', 'Classic').outcome.verdict, 'forbidden');
  phone.post('trigger', 'Dialer', { trigger: 'voip-push' });
  phone.advance(60);
  assert.equal(killOf(phone).termination, 'voip-unreported');
  assert.equal(phoneAfter('17.0').post('open-app', 'Classic').outcome.verdict, 'allowed');
});
