// Runs each scenario on devices in memory that this host reserves inside the module. The effects
// must be exactly those in the scenario's file. At each event, a snapshot moves the scenario to
// another device.
//
//   scenarios.mjs MODULE LAYOUT SCENARIOS.json ...

import { readFile } from 'node:fs/promises';

import { Ask, makeApp, makeFacts } from './asking.mjs';
import { Library } from './library.mjs';

/** Returns the facts of a scenario under their names in vectors. */
const facts = (given = {}) => {
  const { pad, debugger: debugging, 'background-app-refresh': refresh, ...others } = given;
  const told = Object.entries(others).map(([name, word]) => [name, word === 'yes']);
  return {
    ...Object.fromEntries(told),
    ...(pad && { ipad: pad === 'yes' }),
    ...(debugging && { debugger: debugging === 'yes' }),
    ...(refresh && { 'background-refresh': refresh === 'yes' ? 'on' : 'off' }),
  };
};

/** Returns the properties of a scenario's app under their names in vectors. */
const given = (app) => Object.fromEntries(Object.entries({
  mode: app.modes,
  scenes: app.scenes,
  'multiple-scenes': app.multiple_scenes,
  'exits-on-suspend': app.exits_on_suspend,
  'state-restoration': app.state_restoration,
  sdk: app.linked_sdk,
  authorization: app.authorization,
  'permitted-identifier': Array(app.permitted_identifiers ?? 0).fill(''),
  'session-sends-launch-events': app.session_sends_launch_events,
  'restoration-identifier': app.restoration_identifier && app.restoration_identifier === 'yes',
}).filter(([, value]) => value !== undefined));

/** The fields of an event whose values have names, and the kind of the values of each field. */
const NAMED = {
  trigger: 'TRIGGER',
  interruption: 'INTERRUPTION',
  activity: 'ACTIVITY',
  termination: 'TERMINATION',
  notice: 'EVENT',
  fact: 'CHANGING',
};

const nanoseconds = (seconds) => BigInt(Math.round(seconds * 1000)) * 1000000n;

/** A scenario in progress, on its own devices. */
class Play {
  constructor(library, scenario) {
    library.release();
    this.library = library;
    this.scenario = scenario;
    this.lines = [];
    this.device = this.make();
    for (const app of scenario.apps) this.install(app);
  }

  fact(word) {
    return this.library.constant(word === 'yes' || word === true ? 'LCP_FACT_YES' : 'LCP_FACT_NO');
  }

  value(kind, word) {
    const value = this.library.valueOf(kind, word);
    if (value === null) throw new Error(`${this.scenario.id}: no ${kind} is named ${word}`);
    return value;
  }

  version(text) {
    const version = this.library.version(text);
    if (version === null) throw new Error(`${this.scenario.id}: ${text} is no version`);
    return version;
  }

  make() {
    const { library, scenario } = this;
    const told = new Ask(library, facts(scenario.facts));
    const device = makeFacts(told);
    told.finish();
    const options = library.create('lcp_device_options', {
      os: this.version(scenario.os),
      profile: this.value('PROFILE', scenario.evidence ?? 'observed'),
      facts: device.pointer,
    });
    const size = library.allocate(4);
    library.call('lcp_device_measure', options.pointer, size, 0);
    const bytes = library.view.getUint32(size, true);
    const memory = (library.allocate(bytes + 8) + 15) & ~15;
    const made = library.allocate(4);
    library.call('lcp_device_init', memory, bytes, options.pointer, made);
    return library.view.getUint32(made, true);
  }

  install(of) {
    const { library } = this;
    const told = new Ask(library, given(of));
    const app = makeApp(told);
    told.finish();
    const install = library.create('lcp_install', {
      app: app.pointer,
      was_launched: this.fact(of.was_launched ?? true),
      reply_after_ns: nanoseconds(of.returns_after ?? 0),
    });
    if (of.implements) {
      const had = of.implements.map((name) => this.value('CALLBACK', name));
      const missing = library.values('CALLBACK').filter((value) => !had.includes(value));
      const mask = missing.reduce((mask, value) => mask | 1n << (value - 1n), 0n);
      install.setMask('missing_callbacks_mask', mask);
    }
    library.call('lcp_device_install', this.device, install.pointer, library.allocate(4));
  }

  post(kind, step = {}) {
    const event = this.library.create('lcp_device_event', {
      kind: this.value('OCCURRENCE', kind),
      app: step.app ?? 0,
      scene: step.scene ?? 0,
      token: step.token ?? 0,
      identifier: step.identifier ?? 0,
      amount: step.bytes ?? (step.delay === undefined ? 0 : nanoseconds(step.delay)),
    });
    if (step.value) event.set('value', this.fact(step.value));
    for (const [name, kindOfField] of Object.entries(NAMED)) {
      if (step[name]) event.set(name, this.value(kindOfField, step[name]));
    }
    this.library.call('lcp_device_post', this.device, event.pointer, 0);
    this.drain();
  }

  drain() {
    const { library } = this;
    const effect = library.create('lcp_device_effect');
    const text = library.allocate(512);
    const length = library.allocate(4);
    while (library.functions.lcp_device_next_effect(this.device, effect.pointer, 0) === 0) {
      library.call('lcp_effect_text', effect.pointer, text, 512, length);
      this.lines.push(library.text(text));
    }
  }

  advance(seconds) {
    this.library.call('lcp_device_advance', this.device, nanoseconds(seconds), 0);
    this.drain();
  }

  /** Continues the scenario on another device. */
  restore(seconds) {
    const { library } = this;
    const size = library.allocate(4);
    library.call('lcp_device_snapshot', this.device, 0, 0, size);
    const count = library.view.getUint32(size, true);
    const bytes = library.allocate(count);
    library.call('lcp_device_snapshot', this.device, bytes, count, 0);
    this.device = this.make();
    library.call('lcp_device_restore', this.device, bytes, count, nanoseconds(seconds), 0);
  }

  run() {
    this.post('boot');
    for (const step of this.scenario.events) {
      this.advance(step.at);
      this.restore(step.at);
      this.post(step.event, step);
    }
    this.advance(this.scenario.until);
    return this.lines;
  }
}

const [modulePath, layoutPath, ...paths] = process.argv.slice(2);
const library = await Library.load(modulePath, layoutPath);
let failed = 0;
let scenarios = 0;
let effects = 0;
for (const path of paths) {
  for (const scenario of JSON.parse(await readFile(path))) {
    const lines = new Play(library, scenario).run();
    scenarios++;
    effects += lines.length;
    const at = scenario.effects.findIndex((line, place) => line !== lines[place]);
    if (at < 0 && lines.length === scenario.effects.length) continue;
    failed++;
    console.log(`${scenario.id}: ${lines[at] ?? lines[scenario.effects.length]}, not ${scenario.effects[at]}`);
  }
}
console.log(`${scenarios} scenarios, ${effects} effects, ${failed} scenarios failed`);
process.exit(failed || !scenarios ? 1 : 0);
