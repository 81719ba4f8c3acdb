// The scenarios of the project. At each event, a snapshot moves the scenario to another device.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { play, Play } from '../src/scenario.js';
import { CHECKOUT } from './checkout.js';

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
