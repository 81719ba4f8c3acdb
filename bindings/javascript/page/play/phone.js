// A phone that is played: its scenario so far, what followed, and where the viewer stands in it.
//
// Going back restores the last snapshot before that moment, and repeats the events after it. What
// came later is kept until another event is posted; then the line of events branches.

import { LifecyclePolicyError } from '../../src/main.js';
import { Play } from '../../src/scenario.js';

/** The number of events for which a phone has room. */
export const ROOM = 2000;
/** The time that it may last, in seconds. */
const LONGEST = 30 * 86400;
/** A snapshot is kept at each event, and after so many entries without one. */
const [BETWEEN, MOST_MARKS] = [400, 600];
const MOST_APPS = 16;

/** Rounds a moment to milliseconds, so that a scenario that is saved has the same moments. */
export const rounded = (seconds) => Math.round(seconds * 1000) / 1000;

/** The list of a lane in which an effect is entered. */
const LISTS = { 'state-changed': 'states', 'deliver-callback': 'calls', kill: 'kills' };

const wrong = (message) =>
  new LifecyclePolicyError(message, { status: 'malformed', field: 'scenario' });

/** Gives an app without a name one. */
const called = (app, i) =>
  ({ ...app, name: typeof app?.name === 'string' ? app.name.slice(0, 60) : `App ${i + 1}` });

export class Phone {
  #scenario;
  #file;
  #play;
  #steps = [];
  #next = 0;
  #marks = [];
  /** What happened and what followed, in order: `{ at, step, outcome, error }`, `{ at, effect }`. */
  entries = [];
  /** The number of entries before the moment that is viewed. */
  cursor = 0;
  /** The last moment that was played. */
  end = 0;
  /** The other lines of events, each with the moment at which it ends. */
  branches = [];
  /** For each app: when each of its states began, when it was called, and when it was ended. */
  lanes = [];

  /** Makes a phone with the apps of a scenario, and plays its events. */
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

  /** Plays the events that are recorded, then until a moment, or until nothing is due. */
  #playAll(until) {
    for (const { at } of this.#steps) this.advance(at);
    this.advance(until ?? this.now);
  }

  get apps() { return this.#scenario.apps; }
  get os() { return this.#scenario.os; }
  get device() { return this.#play.device; }
  /** The moment that is viewed. */
  get now() { return this.device.now; }
  /** Tells whether a later moment than the viewed one was played. */
  get isBack() { return this.cursor < this.entries.length || this.#next < this.#steps.length; }

  #mark() {
    this.#marks.push({ ...this.#play.mark(), cursor: this.cursor, next: this.#next });
    if (this.#marks.length > MOST_MARKS) this.#marks = this.#marks.filter((_, i) => i % 2 === 0);
  }

  /** Adds an entry, or steps over the one that is already known. */
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

  /** Returns the list of a lane that has what an entry did. */
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

  /** Advances to a moment; the events that are recorded until then happen again. */
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

  /** Advances to the next moment at which something is due or recorded; returns whether one is. */
  toNext() {
    const due = [this.device.nextDeadline(), this.#steps[this.#next]?.at]
      .filter((at) => at !== null && at !== undefined && at >= this.now);
    if (due.length === 0) return false;
    const before = this.now;
    this.advance(Math.min(...due.map((at) => Math.ceil(at * 1000) / 1000)));
    return this.now > before;
  }

  /** Goes to a moment, back or ahead; never beyond what was played. */
  goTo(moment) {
    const to = Math.min(Math.max(rounded(moment), 0), this.end);
    if (to < this.now) {
      const mark = this.#marks.findLast(({ now }) => now <= to) ?? this.#marks[0];
      this.#play.goTo(mark);
      this.cursor = mark.cursor;
      this.#next = mark.next;
      // Later snapshots are made again on the way.
      this.#marks.length = this.#marks.indexOf(mark) + 1;
    }
    this.advance(to);
  }

  /** Posts an event now; returns its entry. If the viewer is back in time, the line branches. */
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

  /** Goes to another line of events; the present one is kept. */
  switchTo(index) {
    const { steps, end } = this.branches[index];
    this.branches[index] = { steps: this.#steps, end: this.end, from: this.now };
    this.#begin(steps);
    this.#playAll(end);
  }

  /** Returns the scenario of all that was played, which `simulate` plays to the same effects. */
  scenario() {
    return { ...this.#scenario, events: this.#steps, until: this.end };
  }

  /** Returns the activities that go on in an app, by its number. */
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

  /** Tells whether the phone was not unlocked since it last started. */
  get awaitsUnlock() {
    const last = this.entries.slice(0, this.cursor).findLast(({ step, error }) =>
      error === null && ['unlock', 'boot'].includes(step?.event));
    return last?.step.event !== 'unlock';
  }

  /** Returns the switches of the device that were changed, each with its value. */
  get switches() {
    const found = new Map();
    for (const { step, error } of this.entries.slice(0, this.cursor)) {
      if (step?.event === 'fact-change' && error === null) found.set(step.fact, step.value);
    }
    return found;
  }

  /** Returns the keys of an app now, with what was granted and revoked since. */
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
