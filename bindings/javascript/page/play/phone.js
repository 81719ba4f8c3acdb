// A simulated phone: its scenario so far, its effects, and the viewed time. Going back to a time
// restores the last snapshot before that time, and repeats the events after the snapshot up to that
// time. Later events are kept until another event is posted: then the timeline branches.

import { LifecyclePolicyError } from '../../src/main.js';
import { Play } from '../../src/scenario.js';

/** The maximum number of events on a phone. */
export const ROOM = 2000;
/** The maximum duration, in seconds. */
const LONGEST = 30 * 86400;
/**
 * A snapshot is taken before each event, unless no entry was added since the last snapshot. It is
 * also taken after `BETWEEN` entries without one. There are at most `MOST_MARKS` snapshots: beyond
 * that, every second one is dropped.
 */
const [BETWEEN, MOST_MARKS] = [400, 600];
const MOST_APPS = 16;

/** Rounds a time to milliseconds, so that a saved scenario has exactly the same times. */
export const rounded = (seconds) => Math.round(seconds * 1000) / 1000;

/** By the kind of an effect: the list in a lane to which the effect is added. */
const LISTS = { 'state-changed': 'states', 'deliver-callback': 'calls', kill: 'kills' };

const wrong = (message) =>
  new LifecyclePolicyError(message, { status: 'malformed', field: 'scenario' });

/** Names an app that has no name. */
const called = (app, i) =>
  ({ ...app, name: typeof app?.name === 'string' ? app.name.slice(0, 60) : `App ${i + 1}` });

export class Phone {
  #scenario;
  #file;
  #play;
  #steps = [];
  #next = 0;
  #marks = [];
  /** Events and effects in order: `{ at, step, outcome, error }` or `{ at, effect }`. */
  entries = [];
  /** The number of entries up to the viewed time. */
  cursor = 0;
  /** The last time that was simulated. */
  end = 0;
  /** The other branches of the timeline: the events, the viewed time and the end of each. */
  branches = [];
  /** For each app, the times of its states, callbacks and terminations. */
  lanes = [];

  /** Makes a phone with the apps of a scenario, and posts its events. */
  constructor(scenario, file) {
    if (typeof scenario !== 'object' || scenario === null) {
      throw wrong('scenario: expected an object');
    }
    const { events = [], until, ...rest } = scenario;
    if (!Array.isArray(rest.apps) || !Array.isArray(events)) {
      throw wrong('scenario: expected `apps` and `events`');
    }
    if (rest.apps.length > MOST_APPS || events.length > ROOM) {
      throw wrong(`scenario: the page plays ${MOST_APPS} apps and ${ROOM} events at most`);
    }
    const last = until ?? (events.at(-1)?.at ?? 0);
    if (!(last >= 0 && last <= LONGEST)) {
      throw wrong('until: a phone is played for 30 days at most');
    }
    this.#scenario = { ...rest, apps: rest.apps.map(called), events: [] };
    this.#file = file;
    this.#begin(events);
    this.#playAll(until);
  }

  #begin(steps) {
    this.#play?.device.close();
    this.#play = new Play(this.#scenario, this.#file, ROOM);
    this.#steps = steps;
    this.#next = 0;
    this.#marks = [];
    this.entries = [];
    this.cursor = 0;
    this.end = 0;
    this.lanes = this.apps.map(() =>
      ({ states: [{ at: 0, state: 'not-running' }], calls: [], kills: [] }));
    this.#take();
    this.#mark();
  }

  /** Posts the recorded events, and then advances to the time `until`, if it is given. */
  #playAll(until) {
    for (const { at } of this.#steps) this.advance(at);
    this.advance(until ?? this.now);
  }

  get apps() { return this.#scenario.apps; }
  get os() { return this.#scenario.os; }
  get device() { return this.#play.device; }
  /** The viewed time. */
  get now() { return this.device.now; }
  /** Tells whether the phone went back: some recorded entries or events are later than now. */
  get isBack() { return this.cursor < this.entries.length || this.#next < this.#steps.length; }

  #mark() {
    this.#marks.push({ ...this.#play.mark(), cursor: this.cursor, next: this.#next });
    if (this.#marks.length > MOST_MARKS) this.#marks = this.#marks.filter((_, i) => i % 2 === 0);
  }

  /**
   * Adds an entry. If the same entry is already recorded here, only moves past it. If another entry
   * is, replaces it and all later ones.
   */
  #add(entry) {
    const known = this.entries[this.cursor];
    const isSame = known !== undefined
      && (entry.effect === undefined ? known.step === entry.step
        : known.effect?.text === entry.effect.text);
    if (!isSame) {
      this.#truncate();
      this.entries.push(entry);
      this.#listFor(entry)?.push({ at: entry.at, state: entry.effect.to });
    }
    this.cursor += 1;
  }

  #truncate() {
    if (this.cursor === this.entries.length) return;
    for (const entry of this.entries.splice(this.cursor).reverse()) this.#listFor(entry)?.pop();
  }

  /** Returns the list of a lane to which an entry belongs, or undefined. */
  #listFor({ effect }) {
    const lane = this.lanes[(effect?.app ?? 0) - 1];
    return lane?.[LISTS[effect.kind]];
  }

  #take() {
    for (const effect of this.#play.effects) this.#add({ at: effect.at, effect });
    this.#play.effects.length = 0;
    const last = this.#marks.at(-1);
    if (last !== undefined && this.cursor - last.cursor >= BETWEEN) this.#mark();
  }

  #postStep(step) {
    const last = this.#marks.at(-1);
    if (last.next <= this.#next && last.cursor < this.cursor) this.#mark();
    let entry = { at: step.at, step, outcome: null, error: null };
    try {
      entry.outcome = this.#play.post(step);
    } catch (error) {
      if (!(error instanceof LifecyclePolicyError)) throw error;
      entry.error = error;
    }
    this.#next += 1;
    const known = this.entries[this.cursor];
    if (known?.step === step) entry = known;
    this.#add(entry);
    this.#take();
    return entry;
  }

  /** Advances to a time. Posts the recorded events up to that time again. */
  advance(to) {
    const moment = Math.min(rounded(to), LONGEST);
    while (this.#next < this.#steps.length && this.#steps[this.#next].at <= moment) {
      const step = this.#steps[this.#next];
      this.#play.advance(step.at);
      this.#take();
      this.#postStep(step);
    }
    if (moment > this.now) this.#play.advance(moment);
    this.#take();
    this.end = Math.max(this.end, this.now);
  }

  /**
   * Advances to the next time at which something is due or recorded. Returns false if there is no
   * such time.
   */
  toNext() {
    const due = [this.device.nextDeadline(), this.#steps[this.#next]?.at]
      .filter((at) => at !== null && at !== undefined && at >= this.now);
    if (due.length === 0) return false;
    const before = this.now;
    this.advance(Math.min(...due.map((at) => Math.ceil(at * 1000) / 1000)));
    return this.now > before;
  }

  /** Goes back or forward to a time, at most to the last simulated time. */
  goTo(moment) {
    const to = Math.min(Math.max(rounded(moment), 0), this.end);
    if (to < this.now) {
      const mark = this.#marks.findLast(({ now }) => now <= to) ?? this.#marks[0];
      this.#play.goTo(mark);
      this.cursor = mark.cursor;
      this.#next = mark.next;
      // Later snapshots are taken again when time advances.
      this.#marks.length = this.#marks.indexOf(mark) + 1;
    }
    this.advance(to);
  }

  /**
   * Posts an event at the viewed time, and returns its entry. Begins a new branch of the
   * timeline if the timeline already has events or effects after that time.
   */
  post(event, app, fields = {}) {
    if (this.isBack) {
      this.branches.push({ steps: this.#steps, end: this.end, from: this.now });
      this.#steps = this.#steps.slice(0, this.#next);
      this.#truncate();
      this.end = this.now;
    }
    if (this.#steps.length >= ROOM) throw wrong(`scenario: a phone takes ${ROOM} events`);
    const step = { at: this.now, event, ...app === null ? {} : { app }, ...fields };
    this.#steps.push(step);
    return this.#postStep(step);
  }

  /** Switches to another branch of the timeline, and keeps the current one. */
  switchTo(index) {
    const { steps, end } = this.branches[index];
    this.branches[index] = { steps: this.#steps, end: this.end, from: this.now };
    this.#begin(steps);
    this.#playAll(end);
  }

  /** Returns a scenario with the events of this branch. `simulate` gives the phone's effects for it. */
  scenario() {
    return { ...this.#scenario, events: this.#steps, until: this.end };
  }

  /** Returns the current activities of an app, by its number. */
  activities(number) {
    const name = this.apps[number - 1].name ?? number;
    const going = new Set();
    for (const { step, error, outcome, effect } of this.entries.slice(0, this.cursor)) {
      const isOf = step !== undefined && (step.app === name || step.app === number);
      if (isOf && error === null && outcome?.verdict === 'allowed') {
        if (step.event === 'begin-activity') going.add(step.activity);
        if (step.event === 'end-activity') going.delete(step.activity);
      }
      if (effect?.app !== number) continue;
      if (effect.kind === 'stop-activity') going.delete(effect.activity);
      if (effect.kind === 'kill' || effect.kind === 'start-process') going.clear();
    }
    return going;
  }

  /** Tells whether the phone still awaits its first unlock since it was started. */
  get awaitsUnlock() {
    const last = this.entries.slice(0, this.cursor).findLast(({ step, error }) =>
      error === null && ['unlock', 'boot'].includes(step?.event));
    return last?.step.event !== 'unlock';
  }

  /** Returns the changed facts of the device, each with its value. */
  get switches() {
    const found = new Map();
    for (const { step, error } of this.entries.slice(0, this.cursor)) {
      if (step?.event === 'fact-change' && error === null) found.set(step.fact, step.value);
    }
    return found;
  }

  /** Returns the current keys of an app, including later updates of the app. */
  appKeys(number) {
    const { name, ...keys } = this.apps[number - 1];
    for (const { step, error } of this.entries.slice(0, this.cursor)) {
      if (step?.event !== 'update-app' || error !== null
        || ![name, number].includes(step.app)) continue;
      const { at, event, app, ...changed } = step;
      Object.assign(keys, changed);
    }
    return keys;
  }

  close() {
    this.#play.device.close();
  }
}
