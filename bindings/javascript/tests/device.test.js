// Tests devices: events, effects, time, copies, refused input, and memory.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Device } from '../src/node.js';
import { functions } from '../src/library.js';
import { refusal } from './refusal.js';

/** Returns a device with an app in the background that has a background task. */
function leaking(os = '12.4') {
  const device = new Device(os);
  const app = device.install({}, { returnsAfter: 0, wasLaunched: true });
  for (const event of ['boot', 'open-app', 'begin-task', 'home']) device.post(event, app);
  return { device, app };
}

test('an app that leaks a background task is killed', () => {
  const { device, app } = leaking();
  const effects = [...device.runUntilIdle(3600)];
  const kill = effects.find(({ kind }) => kind === 'kill');
  assert.equal(kill.termination, 'background-task-expired');
  assert.equal(kill.code, 0x8badf00d);
  assert.equal(kill.at, 180);
  assert.equal(device.now, 180);
  assert.equal(device.appStatus(app).state, 'not-running');
  assert.ok(effects.every(({ text }) => /^\d+\.\d{3} /.test(text)));
  assert.ok(effects.every(Object.isFrozen));
});

test('effects are taken when they are due, so a handler ends the task in time', () => {
  const device = new Device('12.4');
  const app = device.install({}, { wasLaunched: true });
  device.post('boot');
  device.post('open-app', app);
  let handled;
  for (const effect of device.runUntil(200)) {
    assert.equal(device.now, effect.at);
    assert.notEqual(effect.kind, 'kill');
    if (effect.needsReply) device.reply(effect);
    if (effect.kind === 'run-expiration-handler') {
      handled = effect.at;
      device.post('end-task', app, { token: effect.token });
    }
    if (effect.to === 'active') {
      device.post('begin-task', app);
      device.post('home');
    }
  }
  assert.equal(handled, 175);
  assert.equal(device.now, 200);
  assert.equal(refusal(() => [...device.runUntil(199)]).status, 'out-of-range');
});

test('a wake-up completes by itself, and an app stays in the background', () => {
  const device = new Device('17.0');
  const app = device.install(
    { backgroundModes: ['remote-notification'] },
    { returnsAfter: 0, completesAfter: 7, staysFor: 5, wasLaunched: true },
  );
  device.post('boot');
  device.post('trigger', app, { trigger: 'silent-push' });
  const effects = [...device.runUntil(60)];
  assert.ok(effects.every(({ kind }) => kind !== 'kill'));
  assert.equal(effects.find(({ kind }) => kind === 'suspend').at, 12);
  const error = refusal(() => device.install({}, { staysFor: -1 }));
  assert.equal(error.field, 'stay-for');
});

test('the host replies to calls', () => {
  const device = new Device('17.0');
  const app = device.install();
  device.post('boot');
  assert.equal(device.post('open-app', app).verdict, 'allowed');
  const calls = [];
  for (const effect of device.runUntilIdle(60)) {
    if (!effect.needsReply) continue;
    calls.push(effect.callback);
    device.reply(effect);
  }
  assert.deepEqual(calls.slice(0, 2),
    ['application:willFinishLaunchingWithOptions:', 'application:didFinishLaunchingWithOptions:']);
  assert.equal(device.appStatus(app).state, 'active');
  assert.equal(device.status().front, app);
  assert.equal(device.appStatus(app).remaining, null);
});

test('options, limits and missing callbacks', () => {
  const device = new Device(
    '17.0', { facts: { passcode: true }, now: 5, apps: 2, onSilence: 'allow' },
  );
  assert.equal(device.now, 5);
  const limits = [{ allowance: 'launch', limit: 1 }];
  const app = device.install(
    { scenes: false }, { missing: ['applicationDidBecomeActive:'], limits },
  );
  device.post('boot');
  assert.equal(device.post('open-app', app).rule, 'relaunch.user.before-first-unlock');
  device.post('unlock');
  device.post('open-app', app);
  const effects = [...device.runUntilIdle(100)];
  assert.equal(effects.find(({ kind }) => kind === 'kill').at, 6);
  device.install();
  assert.equal(refusal(() => device.install()).status, 'table-full');
  device.uninstall(app);
  assert.equal(refusal(() => device.appStatus(app)).status, 'not-found');
});

test('copies and snapshots', () => {
  const { device, app } = leaking();
  const copy = device.fork();
  assert.equal(copy.digest, device.digest);
  const bytes = device.snapshot();
  [...device.runUntilIdle(3600)];
  assert.notEqual(copy.digest, device.digest);
  assert.equal(copy.appStatus(app).state, 'background');
  const other = new Device('12.4');
  assert.equal(other.restore(bytes, 100), true);
  assert.equal(other.now, 100);
  assert.equal(other.pendingKill(app).at, 280);
  assert.equal(other.nextDeadline(app) <= 280, true);
  assert.equal(refusal(() => other.restore(bytes.slice(0, -1))).status, 'snapshot');
  assert.equal(refusal(() => other.restore('bytes')).status, 'malformed');
  assert.equal(refusal(() => other.restore(new Uint8Array(0))).status, 'snapshot');
});

test('facts and versions change while the device is there', () => {
  const device = new Device('12.4');
  const app = device.install({});
  device.updateApp(app, { backgroundModes: ['audio'] });
  device.updateOs('13.0');
  assert.equal(device.status().os, '13.0');
  device.post('boot');
  assert.equal(refusal(() => device.updateOs('14.0')).status, 'device-on');
});

test('what cannot be done is refused', () => {
  const device = new Device('12.4');
  const { status, field, message } = refusal(() => device.post('close-switcher'));
  assert.deepEqual([status, field], ['device-off', 'kind']);
  assert.match(message, /^kind: /);
  device.post('boot');
  assert.match(
    refusal(() => device.post('close-switcher')).message, /the app switcher is not open/,
  );
  assert.equal(refusal(() => device.post('tea')).field, 'kind');
  assert.equal(refusal(() => device.post('open-app', 7)).field, 'app');
  assert.equal(refusal(() => device.post('open-app', -1)).field, 'app');
  assert.equal(refusal(() => device.post('open-app', 1, { colour: 'x' })).field, 'device event');
  assert.equal(refusal(() => device.advance(-1)).field, 'now');
  assert.equal(refusal(() => device.advance('soon')).field, 'now');
  assert.equal(refusal(() => device.reply(99)).status, 'not-found');
  assert.equal(refusal(() => device.reply(null)).field, 'effect');
  assert.equal(refusal(() => device.sceneState(1, 1)).status, 'not-found');
  assert.equal(refusal(() => new Device('12.4', { evidence: 'article' })).field, 'profile');
  assert.equal(refusal(() => new Device('12.4', { colour: 'x' })).field, 'device options');
  device.close();
  device.close();
  assert.equal(refusal(() => device.now).message, 'device: it is closed');
});

test('the module\'s memory stays level while devices come and go', () => {
  const pages = () => functions.memory.buffer.byteLength / 65536;
  const round = () => {
    for (let i = 0; i < 200; i++) {
      const { device } = leaking(i % 2 ? '12.4' : '17.0');
      const copy = device.fork();
      [...device.runUntilIdle(1000)];
      copy.restore(device.snapshot());
      (i % 3 ? [device, copy] : [copy, device]).forEach((one) => one.close());
    }
    return pages();
  };
  const first = round();
  for (let i = 0; i < 5; i++) assert.equal(round(), first);
});

const withoutGc = !globalThis.gc && 'needs node --expose-gc';

test('a device that nothing refers to is freed', { skip: withoutGc }, async () => {
  const pages = () => functions.memory.buffer.byteLength / 65536;
  let first;
  for (let i = 0; i < 12; i++) {
    for (let j = 0; j < 100; j++) new Device('17.0');
    globalThis.gc();
    await new Promise((done) => { setTimeout(done, 5); });
    if (i === 5) first = pages();
  }
  assert.ok(pages() <= first);
});
