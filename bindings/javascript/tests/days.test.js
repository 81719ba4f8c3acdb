// Tests days: the same acts as in C and Python, presets, and refused habits.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { Device, habitsSchema, presets } from '../src/node.js';
import { CHECKOUT } from './checkout.js';
import { refusal } from './refusal.js';

const vectors = JSON.parse(readFileSync(new URL('Tests/Vectors/days/days.json', CHECKOUT)));
/** Reads numbers of 64 bits, which JSON.parse would round. */
const seeds = [...readFileSync(new URL('Tests/Vectors/days/days.json', CHECKOUT), 'utf8')
  .matchAll(/"seed": (\d+)/g)].map(([, digits]) => BigInt(digits));
const camel = (key) => key.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

function deviceOf(os, apps) {
  const device = new Device(os, { facts: { passcode: true }, apps: apps.length });
  const numbers = apps.map((given) => {
    const { permitted_identifiers: identifiers = 0, ...rest } = given;
    const app = Object.fromEntries(Object.entries(rest).map(([k, v]) => [camel(k), v]));
    app.permittedIdentifiers = identifiers;
    return device.install(app, {
      returnsAfter: 0, completesAfter: 8, staysFor: 5, wasLaunched: true,
    });
  });
  return { device, numbers };
}

vectors.forEach((vector, i) => test(`the day ${vector.id}`, () => {
  const { device, numbers } = deviceOf(vector.os, vector.apps);
  const { days } = vector;
  const acts = [...device.day(vector.habits, seeds[i], { apps: numbers, days })]
    .filter((each) => 'choice' in each);
  assert.equal(device.now, days * 86400);
  assert.equal(acts.length, vector.acts);
  assert.equal(acts.at(-1).digest.toString(16).padStart(16, '0'), vector.digest);
  assert.ok(acts.every((act) => act.choice.startsWith('choice.day.') && Object.isFrozen(act)));
}));

test('the host replies in time', () => {
  const device = new Device('17.0');
  const app = device.install({ backgroundModes: ['fetch'] }, { wasLaunched: true });
  let replies = 0;
  const own = { [app]: { opens_per_day: 10, silent_pushes_per_day: 5 } };
  for (const each of device.day('commuter', 3, { apps: own })) {
    if (each.needsReply) {
      device.reply(each);
      replies++;
    }
  }
  assert.ok(replies > 20);
});

test('presets and their schema', () => {
  assert.deepEqual(Object.keys(presets), [
    'commuter', 'heavy-user', 'phone-in-a-drawer', 'night-worker',
  ]);
  assert.ok(Object.hasOwn(habitsSchema.properties, 'used_hours'));
});

test('habits like those of a preset', () => {
  const digest = (habits) => {
    const { device, numbers } = deviceOf('17.0', [{ backgroundModes: ['fetch'] }]);
    return [...device.day(habits, 1, { apps: numbers })].filter((each) => 'choice' in each)
      .at(-1).digest;
  };
  assert.equal(digest({ like: 'heavy-user' }), digest('heavy-user'));
  const own = { like: 'commuter', low_power_hours: ['0-24'] };
  assert.notEqual(digest(own), digest('commuter'));
  assert.equal(digest(own), digest({ ...presets.commuter, low_power_hours: ['0-24'] }));
});

test('what is refused', () => {
  const { device, numbers } = deviceOf('17.0', [{}]);
  const refused = (habits, options) => refusal(() => device.day(habits, 1, options)).message;
  assert.match(refused('tea'), /`tea` is none of commuter/);
  assert.match(refused({ like: 'tea' }), /`tea` is none of commuter/);
  assert.match(refused({ use: 1 }), /`use` is no key of habits; there are comment, like, start_hour/);
  assert.match(refused({ used_hours: ['7-25'] }), /`7-25` is no span of hours/);
  assert.match(refused({ used_hours: '7-9' }), /is no list of spans/);
  assert.match(refused({ pickups_per_day: 5 }), /pickups-per-day/);
  const both = { used_hours: ['7-9'], off_hours: ['8-10'] };
  const error = refusal(() => device.day(both));
  assert.equal(error.field, 'used-hours');
  assert.equal(error.value, 1 << 8);
  assert.equal(refusal(() => device.day({}, 1, { apps: [numbers[0] + 1] })).field, 'app');
  assert.equal(refusal(() => new Device('3.0').day()).field, 'os');
  device.close();
  assert.equal(refusal(() => device.day()).field, 'device');
});
