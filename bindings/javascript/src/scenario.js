// Plays a scenario: what the user, the system and several apps do on one device, and what follows.

import { appFromInfoPlist, Device, LifecyclePolicyError, ordinaryDevice, values } from './node.js';

/**
 * Without `until`, a scenario ends this long after its last event, or earlier if nothing is due.
 */
const DEFAULT_SECONDS = 3600;
/**
 * The maximum number of effects without any event, and how many more are permitted for each event.
 */
const [MOST_EFFECTS, MORE_FOR_EACH] = [50_000, 16];

/** The facts that have another word in scenarios. */
const FACTS = { debugger: 'debuggerAttached', pad: 'idiom' };
/** The keys of an app that have another word in scenarios, and those that are not about the app. */
const APP = { modes: 'backgroundModes', authorization: 'locationAuthorization' };
const OF_INSTALL = [
  'name', 'comment', 'info_plist', 'was_launched', 'returns_after', 'completes_after', 'stays_for',
  'footprint', 'implements',
];
/** The events that end what has a token from an earlier event. */
const ENDS = { 'end-task': 'begin-task', complete: 'trigger' };

const camel = (name) => name.replace(/[-_](.)/g, (_, letter) => letter.toUpperCase());

/** Reads a switch: a boolean, or a word. */
const isYes = (value) =>
  (value === 'yes' || value === true ? true : value === 'no' || value === false ? false : value);

function factsOf(words = {}) {
  return Object.fromEntries(Object.entries(words).map(([word, value]) => {
    const known = value === 'unknown' ? null : isYes(value);
    const fact = FACTS[word] ?? camel(word);
    if (!(fact in ordinaryDevice)) throw mistake('facts', `\`${word}\` is not a fact`);
    return [fact, word === 'pad' && known !== null ? (known ? 'pad' : 'phone') : known];
  }));
}

const mistake = (field, message) =>
  new LifecyclePolicyError(`${field}: ${message}`, { status: 'malformed', field });

/** A scenario in progress. `file` reads a file that the scenario names. */
export class Play {
  #scenario;
  #names;
  #tokens = new Map();

  constructor(scenario, file = () => { throw mistake('info_plist', 'no file can be read'); }) {
    const { apps, events } = scenario;
    if (!Array.isArray(apps) || !Array.isArray(events)) {
      throw mistake('scenario', 'expected `apps` and `events`');
    }
    this.#scenario = scenario;
    this.#names = apps.map(({ name }) => name);
    this.device = this.makeDevice();
    for (const app of apps) this.#install(app, file);
    this.device.post('boot');
    /** The effects so far. */
    this.effects = [...this.device.effects()];
  }

  /** Makes a device for the scenario, without its apps. */
  makeDevice() {
    const { apps, events, os, evidence, facts } = this.#scenario;
    const [count, steps] = [apps.length, events.length];
    return new Device(os, {
      facts: factsOf(facts),
      evidence,
      onSilence: this.#scenario.on_silence,
      onConditional: this.#scenario.on_conditional,
      unknownLimit: this.#scenario.unknown_limit,
      // There is room for every event, because a full table would be a limit of the device, not of
      // iOS.
      apps: count,
      policies: count,
      scenes: Math.min(2 * count + steps, 0x7fff),
      tasks: Math.min(4 * count + steps, 0x7fff),
      requests: Math.min(4 * count + steps, 0x7fff),
      effects: 1024,
    });
  }

  #install(app, file) {
    const declared = app.info_plist === undefined ? {} : appFromInfoPlist(file(app.info_plist));
    const told = Object.entries(app).filter(([key]) => !OF_INSTALL.includes(key));
    const fields = Object.fromEntries(
      told.map(([key, value]) => [APP[key] ?? camel(key), isYes(value)]),
    );
    const modes = [...(declared.backgroundModes ?? []), ...(app.modes ?? [])];
    const missing = app.implements
      && values('callback').filter((name) => !app.implements.includes(name));
    this.device.install({ ...declared, ...fields, backgroundModes: modes }, {
      wasLaunched: app.was_launched ?? true,
      returnsAfter: app.returns_after ?? 0,
      completesAfter: app.completes_after,
      staysFor: app.stays_for,
      footprint: app.footprint ?? 0,
      missing,
    });
  }

  /** Returns the number of an app, which may be given by its name. */
  #app(named) {
    if (named === undefined || typeof named === 'number') return named ?? 0;
    const place = this.#names.indexOf(named);
    if (place < 0) throw mistake('app', `no app is called \`${named}\``);
    return place + 1;
  }

  /** Advances to a moment, and takes the effects. */
  advance(at) {
    const most = MOST_EFFECTS + MORE_FOR_EACH * this.#scenario.events.length;
    for (const effect of this.device.runUntilIdle(at)) {
      if (this.effects.length === most) {
        throw mistake('until', `more effects than a simulation can hold by ${at} s`);
      }
      this.effects.push(effect);
    }
    this.device.advance(at);
  }

  /** Posts an event, and takes the effects. Returns its outcome. */
  post({ at, event, app: named, comment, bytes, value, ...fields }) {
    const app = this.#app(named);
    const begun = ENDS[event] === undefined ? null : `${app} ${ENDS[event]}`;
    const token = fields.token ?? (begun === null ? undefined : this.#tokens.get(begun));
    const outcome = this.device.post(
      event, app, { ...fields, token, bytesWanted: bytes, value: isYes(value) },
    );
    if (outcome.token) {
      this.#tokens.set(`${app} ${event === 'begin-task' ? event : 'trigger'}`, outcome.token);
    }
    this.effects.push(...this.device.effects());
    return outcome;
  }

  /** Advances to the end. */
  end() {
    const { events, until } = this.#scenario;
    if (until !== undefined) this.advance(until);
    else this.effects.push(...this.device.runUntilIdle((events.at(-1)?.at ?? 0) + DEFAULT_SECONDS));
  }
}

/**
 * Plays a whole scenario; returns its effects. An event that is not possible gives the error of its
 * name.
 */
export function play(scenario, file, refused = (step, error) => { throw error; }) {
  const playing = new Play(scenario, file);
  for (const step of scenario.events) {
    playing.advance(step.at);
    try {
      playing.post(step);
    } catch (error) {
      refused(step, error);
    }
  }
  playing.end();
  playing.device.close();
  return playing.effects;
}
