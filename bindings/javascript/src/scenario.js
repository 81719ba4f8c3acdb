// Simulates a scenario: the acts of the user, the system and several apps on one device, and their
// effects.

import { appFromInfoPlist, Device, LifecyclePolicyError, ordinaryDevice, values } from './main.js';

/**
 * The length of a scenario without `until`, in seconds after its last event. The scenario ends
 * earlier if nothing is due.
 */
const DEFAULT_SECONDS = 3600;
/** The maximum number of effects in a scenario without events, and what each event adds to it. */
const [MOST_EFFECTS, MORE_FOR_EACH] = [50_000, 16];

/** The facts that have another name in scenarios. */
const FACTS = { debugger: 'debuggerAttached', pad: 'idiom' };
/**
 * The keys of an app that have another name in scenarios, and the keys that are not about the app.
 */
const APP = { modes: 'backgroundModes', authorization: 'locationAuthorization' };
const OF_INSTALL = [
  'name', 'comment', 'info_plist', 'was_launched', 'returns_after', 'completes_after', 'stays_for',
  'footprint', 'implements', 'missing_callbacks', 'limits',
];
/** Other accepted names of keys: older names, and names in C. */
const OTHERS = {
  bytes: 'amount', bytes_wanted: 'amount', missing: 'missing_callbacks', reply_after: 'returns_after',
};
/** Events that end a task or a wake-up, and the events whose token they use. */
const ENDS = { 'end-task': 'begin-task', complete: 'trigger' };

const camel = (name) => name.replace(/[-_](.)/g, (_, letter) => letter.toUpperCase());

/** Replaces other names of keys with the current ones. */
const inUse = (given) => Object.fromEntries(
  Object.entries(given).map(([key, value]) => [OTHERS[key] ?? key, value]),
);

/** Converts a boolean, or a word for one. */
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

/** A scenario in progress. `file` reads a file by its name in the scenario. */
export class Play {
  #scenario;
  #names;
  /** For each app, its keys, and the contents of its Info.plist. */
  #apps = [];
  #tokens = new Map();
  #steps;

  /**
   * `steps` is the maximum number of events. It must not be less than the number of events in the
   * scenario.
   */
  constructor(
    scenario,
    file = () => { throw mistake('info_plist', 'no file can be read'); },
    steps = scenario.events?.length,
  ) {
    const { apps, events } = scenario;
    if (!Array.isArray(apps) || !Array.isArray(events)) {
      throw mistake('scenario', 'expected `apps` and `events`');
    }
    this.#scenario = scenario;
    this.#steps = steps;
    this.#names = apps.map(({ name }) => name);
    this.device = this.makeDevice();
    for (const app of apps) this.#install(app, file);
    this.device.post('boot');
    /** The effects until now. */
    this.effects = [...this.device.effects()];
  }

  /** Makes the device of the scenario, without apps. */
  makeDevice() {
    const { apps, os, evidence, facts } = this.#scenario;
    const [count, steps] = [apps.length, this.#steps];
    return new Device(os, {
      facts: factsOf(facts),
      evidence,
      onSilence: this.#scenario.on_silence,
      onConditional: this.#scenario.on_conditional,
      unknownLimit: this.#scenario.unknown_limit,
      // The tables are large enough for every event, because a full table would be a limit of the
      // device, not of iOS.
      apps: count,
      policies: count + 1, // an update of an app briefly needs a second policy
      scenes: Math.min(2 * count + steps, 0x7fff),
      tasks: Math.min(4 * count + steps, 0x7fff),
      requests: Math.min(4 * count + steps, 0x7fff),
      effects: 1024,
    });
  }

  #install(app, file) {
    const declared = app.info_plist === undefined ? {} : appFromInfoPlist(file(app.info_plist));
    const modes = [...(declared.backgroundModes ?? []), ...(app.modes ?? [])];
    this.#apps.push({ declared, keys: { ...inUse(app), modes } });
    this.device.install(...this.#installed(this.#apps.length));
  }

  /** Returns the facts and the behaviour of an app. */
  #installed(number) {
    const { declared, keys } = this.#apps[number - 1];
    const told = Object.entries(keys).filter(([key]) => !OF_INSTALL.includes(key));
    const fields = Object.fromEntries(
      told.map(([key, value]) => [APP[key] ?? camel(key), isYes(value)]),
    );
    const missing = keys.missing_callbacks
      ?? (keys.implements && values('callback').filter((name) => !keys.implements.includes(name)));
    const limits = keys.limits?.map(({ limit, advice, ...rest }) => (
      { ...rest, limit: limit === 'unlimited' ? Infinity : limit,
        advice: advice === 'unlimited' ? Infinity : advice }));
    return [{ ...declared, ...fields }, {
      wasLaunched: keys.was_launched ?? true,
      returnsAfter: keys.returns_after ?? 0,
      completesAfter: keys.completes_after,
      staysFor: keys.stays_for ?? 0,
      footprint: keys.footprint ?? 0,
      missing,
      limits,
    }];
  }

  /** Updates the facts of an app, or the version of iOS. */
  #update(app, { os, ...keys }) {
    if (app === 0) {
      this.device.updateOs(os);
      return;
    }
    const entry = this.#apps[app - 1];
    const before = entry.keys;
    entry.keys = { ...before, ...keys };
    try {
      this.device.updateApp(app, ...this.#installed(app));
    } catch (error) {
      entry.keys = before;
      throw error;
    }
  }

  /** Returns the number of an app that is given by number or by name. */
  #app(named) {
    if (named === undefined || typeof named === 'number') return named ?? 0;
    const place = this.#names.indexOf(named);
    if (place < 0) throw mistake('app', `no app is called \`${named}\``);
    return place + 1;
  }

  /** Advances to a time, and collects the effects. */
  advance(at) {
    const most = MOST_EFFECTS + MORE_FOR_EACH * this.#steps;
    for (const effect of this.device.runUntilIdle(at)) {
      if (this.effects.length === most) {
        throw mistake('until', `more effects than a simulation can hold by ${at} s`);
      }
      this.effects.push(effect);
    }
    this.device.advance(at);
  }

  /** Posts an event, and collects the effects. Returns its outcome, or null for an update. */
  post(step) {
    const { at, event, app: named, comment, amount, value, ...fields } = inUse(step);
    const app = this.#app(named);
    if (event === 'update-app' || event === 'update-os') {
      this.#update(app, fields);
      this.effects.push(...this.device.effects());
      return null;
    }
    const begun = ENDS[event] === undefined ? null : `${app} ${ENDS[event]}`;
    const token = fields.token ?? (begun === null ? undefined : this.#tokens.get(begun));
    const outcome = this.device.post(
      event, app, { ...fields, token, bytesWanted: amount, value: isYes(value) },
    );
    if (outcome.token) {
      this.#tokens.set(`${app} ${event === 'begin-task' ? event : 'trigger'}`, outcome.token);
    }
    this.effects.push(...this.device.effects());
    return outcome;
  }

  /** Returns the current position, to which `goTo` can return. */
  mark() {
    const { now } = this.device;
    return {
      now, state: this.device.snapshot(), tokens: new Map(this.#tokens),
      apps: this.#apps.map((app) => ({ ...app })),
    };
  }

  /** Returns to an earlier position. Leaves `effects` unchanged. */
  goTo({ now, state, tokens, apps }) {
    const device = this.makeDevice();
    device.restore(state, now);
    this.device.close();
    this.device = device;
    this.#tokens = new Map(tokens);
    this.#apps = apps.map((app) => ({ ...app }));
  }

  end() {
    const { events, until } = this.#scenario;
    if (until !== undefined) this.advance(until);
    else this.effects.push(...this.device.runUntilIdle((events.at(-1)?.at ?? 0) + DEFAULT_SECONDS));
  }
}

/**
 * Simulates a whole scenario, and returns its effects. Calls `refused` with each event that cannot
 * be posted, and with the error, whose message names the event and its time. By default, throws the
 * error.
 */
export function play(scenario, file, refused = (step, error) => { throw error; }) {
  const playing = new Play(scenario, file);
  for (const step of scenario.events) {
    playing.advance(step.at);
    try {
      playing.post(step);
    } catch (error) {
      if (error instanceof LifecyclePolicyError) {
        error.message = `${step.at} s: ${step.event}: not possible: ${error.message}`;
      }
      refused(step, error);
    }
  }
  playing.end();
  playing.device.close();
  return playing.effects;
}
