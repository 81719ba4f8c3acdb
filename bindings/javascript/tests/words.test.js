// Tests the words that people use: their meanings, errors about them, and options that take them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { asked } from '../src/asking.js';
import { lookUp } from '../src/meanings.js';
import { Policy, values } from '../src/node.js';
import { CHECKOUT } from './checkout.js';
import { refusal } from './refusal.js';

const FILE = new URL('bindings/python/src/lifecycle_policy/_native/words.json', CHECKOUT);
const listed = JSON.parse(readFileSync(FILE, 'utf8'));

/** Returns the library's name of a meaning. */
const nameOf = (kind, name) =>
  (kind === 'scene-state' && name === 'background' ? 'scene-background' : name);

test('every word has the meanings that the file says', () => {
  let count = 0;
  for (const [of, rows] of Object.entries(listed)) {
    for (const kind of of === 'ends' ? ['termination', 'cause'] : [of]) {
      for (const { means, words, choose = false } of rows) {
        const meanings = means.map((name) => nameOf(kind, name));
        const expected = { name: choose ? null : meanings[0], word: { meanings, isRead: !choose } };
        for (const text of words) {
          for (const written of [text, text.toUpperCase(), text.replaceAll(' ', '_')]) {
            assert.deepEqual(lookUp(kind, written), expected, `${kind}: ${written}`);
          }
          count += 1;
        }
      }
    }
  }
  assert.ok(count > 2000, String(count));
});

test('names of interruptions are words for the cause', () => {
  for (const name of values('interruption')) {
    const { name: found } = lookUp('cause', name);
    if (name === 'banner') assert.equal(found, null);
    else assert.notEqual(found, null, name);
  }
  assert.equal(lookUp('cause', 'phone call').name, 'interruption-begin');
  assert.equal(lookUp('cause', 'Control Centre').name, 'interruption-begin');
  assert.equal(lookUp('cause', 'low battery').name, 'low-battery-shutdown');
});

test('names come before words, and are read as Swift and Objective-C spell them', () => {
  for (const [kind, text, name] of [
    ['termination', 'exit()', 'app-exit'],
    ['state', '.background', 'background'],
    ['state', 'UIApplication.State.background', 'background'],
    ['scene-state', 'UIScene.ActivationState.foregroundActive', 'foreground-active'],
    ['scene-state', '.background', 'scene-background'],
    ['scene-state', 'background', 'scene-background'],
    ['callback', 'applicationDidEnterBackground', 'applicationDidEnterBackground:'],
    ['callback', 'scene(_:continue:)', 'scene:continueUserActivity:'],
    ['allowance', 'applicationDidEnterBackground:', 'did-enter-background'],
    ['authorization', 'whenInUse', 'when-in-use'],
    ['code', '8BADF00D', '0x8badf00d'],
  ]) {
    assert.equal(lookUp(kind, text).name, name, text);
  }
  for (const [kind, text] of [
    ['state', 'unattached'], ['scene-state', 'suspended'], ['cause', 'h(o)me-button'],
    ['termination', 's-'.repeat(100)], ['trigger', ''],
  ]) {
    assert.equal(lookUp(kind, text).name, null, text);
  }
});

test('functions take only names, and their errors say what a word means', () => {
  const policy = new Policy('17.0');
  const said = (work) => {
    const { status, message } = refusal(work);
    assert.equal(status, 'unknown-value');
    return message;
  };
  const relaunch = (after, on) => said(() => policy.relaunch({ after, on }));
  assert.match(
    relaunch('swiped away', 'silent-push'),
    /^termination: `swiped away` is not known: it means user-force-quit \(the user .*\); values/,
  );
  assert.match(
    relaunch('killed', 'silent-push'),
    /it may mean user-force-quit \(.*\), system-reclaimed \(.*\), .* or crash \(.*\); values/,
  );
  assert.match(relaunch('crash', 'geofence'), /it may mean region-enter \(.*\) or region-exit \(/);
  assert.match(
    relaunch('crash', 'voip'), /it is a background mode; as a trigger it may mean voip-push \(/,
  );
  assert.match(relaunch('home-button', 'silent-push'), /-button` is not known: it is a cause;/);
  assert.match(
    said(() => new Policy('17.0', { app: { backgroundModes: ['geofence'] } })),
    /^background-modes: `geofence` is not known: it means the trigger region-enter;/,
  );
  assert.match(
    said(() => policy.conduct({ state: 'disconnected', activity: 'camera' })),
    /`disconnected` is not known: it means unattached \(/,
  );
  assert.equal(
    said(() => policy.deadline('teapot')),
    'allowance: `teapot` is not known; values(\'allowance\') lists what is',
  );
});

test('options are read as words, with a note on each that may mean something else', () => {
  const notes = [];
  const said = (command, options) => asked(command, options, (note) => notes.push(note));
  const relaunch = said('relaunch', {
    after: 'swiped away', on: 'geofence', mode: ['push'], since: ['restarted'],
    authorization: 'while using', evidence: 'apple', limit: ['background time=5'],
  });
  assert.deepEqual(
    relaunch.query, { after: 'user-force-quit', on: 'region-enter', since: ['reboot'] },
  );
  assert.deepEqual(relaunch.context.app, {
    backgroundModes: ['remote-notification'], locationAuthorization: 'when-in-use',
  });
  assert.equal(relaunch.context.evidence, 'documented');
  assert.deepEqual(relaunch.context.limits, [{ allowance: 'background-task', limit: 5 }]);
  assert.deepEqual(notes, ['`geofence` was read as region-enter; it may also mean region-exit']);

  const states = (axis, from, to) =>
    said('path', { axis, from, to, 'allow-cause': ['lock screen'] }).query;
  assert.deepEqual(
    states('app', 'not open', 'sleeping'),
    { from: 'not-running', to: 'suspended', allowedCauses: ['device-lock'] },
  );
  assert.deepEqual(
    states('scene', 'in front', 'background'),
    { from: 'foreground-active', to: 'scene-background', allowedCauses: ['device-lock'] },
  );
  assert.throws(() => states('scene', 'active', 'background'), {
    field: 'from',
    message: /`active` is not a state of a scene: it is a state; as a scene state it may mean fore/,
  });
  assert.equal(said('termination', { code: 'dead lock' }).query.code, '0xdead10cc');
  assert.throws(() => said('termination', { code: 'coffee' }), { status: 'malformed' });
});
