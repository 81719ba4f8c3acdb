// The scenarios of the project. At each event, a snapshot moves the scenario to another device.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import '../src/node.js';
import { play, Play } from '../src/scenario.js';
import { CHECKOUT } from './checkout.js';
import { refusal } from './refusal.js';

const FOLDER = new URL('Tests/Vectors/scenarios/', CHECKOUT);
const scenarios = readdirSync(FOLDER).sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER))));

/** Plays a scenario, and continues it on another device before each event. */
function moved(scenario) {
  const playing = new Play(scenario);
  for (const step of scenario.events) {
    playing.advance(step.at);
    const before = playing.device;
    playing.device = playing.makeDevice();
    assert.equal(playing.device.restore(before.snapshot(), step.at), true);
    assert.equal(playing.device.digest, before.digest);
    before.close();
    playing.post(step);
  }
  playing.end();
  return playing.effects.map(({ text }) => text);
}

test(`${scenarios.length} scenarios`, () => {
  assert.ok(scenarios.length > 30);
  for (const scenario of scenarios) {
    assert.deepEqual(moved(scenario), scenario.effects, scenario.id);
    assert.deepEqual(play(scenario).map(({ text }) => text), scenario.effects, scenario.id);
  }
});

test('updates, limits and other names of keys', () => {
  const limits = [{ allowance: 'background-task', limit: 7, warning: 1 }];
  const scenario = {
    os: '12.0',
    apps: [{ modes: ['location'], authorization: 'when-in-use', limits, reply_after: 0 }],
    events: [
      { at: 1, event: 'trigger', app: 1, trigger: 'region-enter' },
      { at: 2, event: 'update-app', app: 1, authorization: 'always' },
      { at: 3, event: 'trigger', app: 1, trigger: 'region-enter' },
      { at: 60, event: 'open-app', app: 1 },
      { at: 61, event: 'update-app', app: 1, missing: ['applicationWillResignActive:'] },
      { at: 62, event: 'begin-task', app: 1 },
      { at: 63, event: 'home' },
      { at: 90, event: 'shutdown' },
      { at: 91, event: 'update-os', os: '13.0' },
      { at: 92, event: 'boot' },
      { at: 93, event: 'memory-pressure', bytes: 1 },
    ],
  };
  const effects = play(scenario);
  const kinds = (at) => effects.filter((each) => each.at === at).map(({ kind }) => kind);
  assert.deepEqual(kinds(1), ['drop-trigger']);
  assert.equal(kinds(3)[0], 'start-process');
  assert.ok(!effects.some((each) => each.at === 63
    && each.callback === 'applicationWillResignActive:'));
  assert.equal(effects.find(({ kind }) => kind === 'kill').at, 70);
  const refused = [];
  scenario.events = [{ at: 1, event: 'update-os', os: '13.0' }];
  play(scenario, undefined, ({ event }, { status }) => refused.push([event, status]));
  assert.deepEqual(refused, [['update-os', 'device-on']]);
  const { message, status, field } = refusal(() => play(scenario));
  assert.match(message, /^1 s: update-os: not possible: kind: the device is on/);
  assert.deepEqual([status, field], ['device-on', 'kind']);
});
