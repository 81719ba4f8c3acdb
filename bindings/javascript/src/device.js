// A simulated device: many apps on one virtual clock.

import { putHabits } from './days.js';
import { LifecyclePolicyError, refused } from './errors.js';
import {
  LAYOUT, OCCURRENCE, packDeviceEvent, packDeviceOptions, packInstall, readAppStatus, readDayAct,
  readDeviceEffect, readDeviceOutcome, readDeviceStatus, REPLY, STATE, STATUS,
} from './generated.js';
import {
  check, checkAllocating, functions, memory, rooms, withBytes, withMemory, writtenText,
} from './library.js';
import { named } from './names.js';
import { putApp, putFacts, putLimits } from './policy.js';
import { count, large, moment, nanoseconds, number, version } from './values.js';

const NOT_FOUND = STATUS.numbers.get('not-found');
const QUEUE_FULL = STATUS.numbers.get('queue-full');
const EFFECT = 'effect';
const UNLIMITED = 2n ** 63n - 1n;

/** Frees a device that nothing refers to any more. */
const forgotten = new FinalizationRegistry((pointer) => functions.lcp_device_destroy(pointer));

/** Writes the size of a struct into a buffer, so that the library can fill the struct. */
function room(layout, at = rooms.result) {
  memory.view.setUint32(at, layout.size, true);
  return at;
}

function effectAt(at) {
  check(functions.lcp_effect_text(at, rooms.text, 512, rooms.count, rooms.error));
  const length = Math.min(memory.view.getUint32(rooms.count, true), 511);
  return readDeviceEffect(at, { text: writtenText(rooms.text, length) });
}

/** Writes the options for installing an app. Returns their address. */
function putInstall(app, { limits, ...fields }) {
  packInstall(rooms.options, fields);
  const { view } = memory;
  view.setUint32(rooms.options + LAYOUT.install.app, putApp(app), true);
  view.setUint32(rooms.options + LAYOUT.install.limits, putLimits(limits), true);
  return rooms.options;
}

/**
 * Many apps on one virtual clock: the host posts events, and takes effects to carry out.
 *
 * A new device is off. Times are in seconds. A device occupies the module's memory until the device
 * is closed, or until nothing refers to the device any more.
 */
export class Device {
  #pointer = 0;

  constructor(os, { facts, ...options } = {}) {
    if (os === FORKED) return;
    packDeviceOptions(rooms.options, options);
    memory.view.setUint32(rooms.options + LAYOUT.deviceOptions.os, version(os), true);
    memory.view.setUint32(rooms.options + LAYOUT.deviceOptions.facts, putFacts(facts), true);
    checkAllocating(functions.lcp_device_create(rooms.options, rooms.number, rooms.error));
    this.#own();
  }

  #own() {
    this.#pointer = memory.view.getUint32(rooms.number, true);
    forgotten.register(this, this.#pointer, this);
  }

  #call(name, ...given) {
    check(functions[name](this.#open(), ...given, rooms.error));
  }

  #open() {
    if (this.#pointer !== 0) return this.#pointer;
    throw new LifecyclePolicyError('device: it is closed', { status: 'device', field: 'device' });
  }

  /** Frees the device. Afterwards, every method except this one throws. */
  close() {
    if (this.#pointer === 0) return;
    forgotten.unregister(this);
    functions.lcp_device_destroy(this.#pointer);
    this.#pointer = 0;
  }

  /** Returns an independent copy of the device. */
  fork() {
    checkAllocating(functions.lcp_device_fork(this.#open(), rooms.number, rooms.error));
    const copy = new Device(FORKED);
    copy.#own();
    return copy;
  }

  /**
   * Installs an app, and returns its number. Without `returnsAfter`, the host replies to each
   * callback.
   */
  install(app = null, options = {}) {
    this.#call('lcp_device_install', putInstall(app, options), rooms.number);
    return memory.view.getUint32(rooms.number, true);
  }

  /** Changes the facts about an app from now on. */
  updateApp(number, app, options = {}) {
    this.#call('lcp_device_update_app', count(number, 'app'), putInstall(app, options));
  }

  /** Removes an app with its scenes, tasks and requests. */
  uninstall(app) {
    this.#call('lcp_device_uninstall', count(app, 'app'));
  }

  /** Installs another version of iOS on a device that is off. */
  updateOs(os) {
    this.#call('lcp_device_update_os', version(os));
  }

  /** Posts an event. Its amount is either `bytesWanted` or `delay`. */
  post(kind, app = 0, { bytesWanted, delay, ...fields } = {}) {
    const at = rooms.event;
    packDeviceEvent(at, fields);
    const { view } = memory;
    view.setInt32(at + LAYOUT.deviceEvent.kind, number(OCCURRENCE, kind, 'kind'), true);
    view.setUint32(at + LAYOUT.deviceEvent.app, count(app, 'app'), true);
    const amount = bytesWanted === undefined || bytesWanted === null
      ? delay === undefined || delay === null ? 0n : nanoseconds(delay, 'amount')
      : large(bytesWanted, 63, 'amount');
    view.setBigInt64(at + LAYOUT.deviceEvent.amount, amount, true);
    const outcome = room(LAYOUT.deviceOutcome);
    this.#call('lcp_device_post', at, outcome);
    return readDeviceOutcome(outcome);
  }

  /** Takes the oldest effect. Returns null if there is none. */
  #nextEffect() {
    const at = room(LAYOUT.deviceEffect);
    const status = functions.lcp_device_next_effect(this.#open(), at, rooms.error);
    if (status === NOT_FOUND) return null;
    check(status);
    return effectAt(at);
  }

  /** Takes the waiting effects, the oldest first. */
  *effects() {
    for (let effect = this.#nextEffect(); effect !== null; effect = this.#nextEffect()) {
      yield effect;
    }
  }

  /** Replies to a call with `returned`, `not-implemented` or `cancelled`. */
  reply(effect, reply = 'returned') {
    const id = typeof effect === 'object' ? effect?.id : effect;
    this.#call('lcp_device_reply', large(id, 64, EFFECT), number(REPLY, reply, 'reply'));
  }

  /** Advances the clock to a time. Throws if effects must be taken first. */
  advance(to) {
    this.#advance(nanoseconds(to, 'now'));
  }

  #advance(to) {
    this.#call('lcp_device_advance', to, 0);
  }

  #nextDeadline(app) {
    this.#call('lcp_device_next_deadline', count(app, 'app'), rooms.number);
    return memory.view.getBigInt64(rooms.number, true);
  }

  /**
   * Yields each effect when it is due, until the time `to`. At the end, the clock shows `to`. The
   * host may post events and reply meanwhile.
   */
  *runUntil(to) {
    const last = nanoseconds(to, 'now');
    for (;;) {
      const at = room(LAYOUT.deviceEffect);
      const status = functions.lcp_device_run_until(this.#open(), last, at, rooms.error);
      if (status === NOT_FOUND) return;
      check(status);
      yield effectAt(at);
    }
  }

  /**
   * Advances from one due time to the next, and yields each effect, until nothing is due.
   *
   * Stops at the time `limit`, because some apps always have a timer. Anything that is due at
   * exactly that time still happens. The host may post events and reply meanwhile.
   */
  *runUntilIdle(limit) {
    const last = nanoseconds(limit, 'now');
    let due;
    for (;;) {
      yield* this.effects();
      due = this.#nextDeadline(0);
      if (due > last || due === UNLIMITED) break;
      try {
        this.#advance(due);
      } catch (error) {
        if (error.status !== 'queue-full') throw error;
      }
    }
    if (due !== UNLIMITED && last > this.#now()) this.#advance(last);
  }

  /**
   * Returns the next time at which something is due, for one app or for all apps. Returns null if
   * nothing is due.
   */
  nextDeadline(app = 0) {
    this.#nextDeadline(app);
    return moment(memory.view, rooms.number);
  }

  /**
   * Returns the kill that a clock of an app will cause unless something else comes first. Returns
   * null if no clock will cause a kill.
   */
  pendingKill(app) {
    const at = room(LAYOUT.deviceEffect);
    try {
      this.#call('lcp_device_pending_kill', count(app, 'app'), at);
    } catch (error) {
      if (error.status === 'not-found' && error.field === EFFECT) return null;
      throw error;
    }
    return effectAt(at);
  }

  #status() {
    const at = room(LAYOUT.deviceStatus);
    this.#call('lcp_device_get_status', at);
    return at;
  }

  #now() {
    return memory.view.getBigInt64(this.#status() + LAYOUT.deviceStatus.nowNs, true);
  }

  /** The time on the virtual clock. */
  get now() {
    return moment(memory.view, this.#status() + LAYOUT.deviceStatus.nowNs);
  }

  /** Returns the status of the device. */
  status() {
    return readDeviceStatus(this.#status());
  }

  /** Returns the status of an app. */
  appStatus(app) {
    const at = room(LAYOUT.appStatus);
    this.#call('lcp_device_get_app_status', count(app, 'app'), at);
    return readAppStatus(at);
  }

  /** Returns the state of a scene. */
  sceneState(app, scene) {
    this.#call(
      'lcp_device_get_scene_state', count(app, 'app'), count(scene, 'scene'), rooms.number,
    );
    return named(STATE, memory.view.getInt32(rooms.number, true));
  }

  /**
   * Returns the state of the device as bytes. This version and later versions of the library can
   * read them.
   */
  snapshot() {
    this.#call('lcp_device_snapshot', 0, 0, rooms.count);
    const size = memory.view.getUint32(rooms.count, true);
    return withMemory(size, (at) => {
      this.#call('lcp_device_snapshot', at, size, rooms.count);
      return memory.bytes.slice(at, at + size);
    });
  }

  /** Restores the state of a snapshot. Returns false if the rules have changed since it. */
  restore(snapshot, now = 0) {
    if (!(snapshot instanceof Uint8Array)) {
      throw refused('snapshot', snapshot, 'is not a Uint8Array', 'malformed');
    }
    withBytes(snapshot, (at, size) =>
      this.#call('lcp_device_restore', at, size, nanoseconds(now, 'now'), rooms.number));
    return memory.view.getInt32(rooms.number, true) === 2;
  }

  /**
   * Simulates one or several days: posts acts of the user and the system, and yields these acts and
   * the effects of the device in order. The host may reply and post meanwhile.
   *
   * `habits` is the name of a preset, or an object as in a file of habits. `apps` has the habits of
   * each app by its number, or is a list of the numbers of apps. The apps of a list have the habits
   * that `habits` gives for `*`.
   */
  day(habits = 'commuter', seed = 0, { apps = [], days = 1 } = {}) {
    const at = putHabits(habits, apps, days);
    const number = large(seed, 64, 'value');
    check(functions.lcp_day_begin(this.#open(), at, number, rooms.day, rooms.error));
    return this.#day(memory.bytes.slice(rooms.day, rooms.day + LAYOUT.day.size));
  }

  *#day(bytes) {
    for (;;) {
      memory.bytes.set(bytes, rooms.day);
      const at = room(LAYOUT.dayAct);
      const status = functions.lcp_day_next(rooms.day, this.#open(), at, rooms.error);
      bytes = memory.bytes.slice(rooms.day, rooms.day + bytes.length);
      if (status === NOT_FOUND) return;
      if (status === QUEUE_FULL) {
        yield* this.effects();
      } else {
        check(status);
        yield readDayAct(at);
      }
    }
  }

  /**
   * A number that is equal for devices that will behave in the same way. Compare only numbers of
   * one version of the library.
   */
  get digest() {
    this.#call('lcp_device_digest', rooms.number);
    return memory.view.getBigUint64(rooms.number, true);
  }

  static {
    if (Symbol.dispose) this.prototype[Symbol.dispose] = this.prototype.close;
  }
}

/** Passed to the constructor by fork(), in place of a version. */
const FORKED = Symbol('forked');
