// An auditor judges the log of an app.

import { LifecyclePolicyError, refused } from './errors.js';
import {
  ACTIVITY, CALLBACK, CAUSE, CLOCK, LAYOUT, NAMESPACE, NOTIFICATION, OCCURRENCE,
  packAuditorOptions, readAuditEnd, readAuditFinding, readAuditStep, RECORD, sizes, STATE,
  TERMINATION,
} from './generated.js';
import {
  allocate, check, free, functions, memory, rooms, withMemory, writtenText,
} from './library.js';
import { putContext } from './policy.js';
import { elements } from './rules.js';
import { code, count, large, members, nanoseconds, number } from './values.js';

/**
 * The enumeration that the code of a record belongs to, by the kind of record. Other kinds have no
 * code.
 */
const CODES = {
  entered: CALLBACK,
  returned: CALLBACK,
  notification: NOTIFICATION,
  'state-read': STATE,
  'state-sampled': STATE,
  launch: CAUSE,
  ended: TERMINATION,
  event: OCCURRENCE,
  completed: CALLBACK,
  activity: ACTIVITY,
};
/** The columns, with the offset of each in a packed record, and the class of its array. */
const COLUMNS = {
  times: [0, BigInt64Array],
  processes: [8, BigInt64Array],
  tokens: [16, BigInt64Array],
  values: [24, BigInt64Array],
  kinds: [32, Int32Array],
  codes: [36, Int32Array],
  scenes: [40, Int32Array],
  reads: [44, Int32Array],
  sceneReads: [48, Int32Array],
};
/** The size of a packed record. */
const ROW = 56;
const KEYS = [
  'kind', 'code', 'time', 'process', 'scene', 'reads', 'sceneReads', 'token', 'value',
];
const BESIDE = ['crashReport', 'newVersion', 'reboot', 'lowBattery'];

/** Frees the memory of an auditor or session that nothing refers to any more. */
const forgotten = new FinalizationRegistry(free);

/** Makes the error for a closed auditor or session. */
const closed = (what) =>
  new LifecyclePolicyError(`${what}: it is closed`, { status: what, field: what });

function sceneNumber(value) {
  const found = count(value, 'scene');
  if (found <= 0x7fffffff) return found;
  throw refused('scene', value, 'is not a whole number from 0 to 2147483647', 'out-of-range');
}

function codeNumber(kind, value) {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31) return value;
    throw refused('code', value, 'is not a whole number of 32 bits', 'out-of-range');
  }
  if (value === undefined || value === null) return 0;
  const of = CODES[RECORD.names.get(kind)];
  if (of === undefined) throw refused('code', value, 'is given to a record that has none');
  return number(of, value, 'code');
}

function putRecord(at, record) {
  if (typeof record !== 'object' || record === null) {
    throw refused('record', record, 'is not an object');
  }
  for (const key of Object.keys(record)) {
    if (!KEYS.includes(key)) throw refused('record', key, `is not one of ${KEYS.join(', ')}`);
  }
  const kind = number(RECORD, record.kind, 'record');
  if (kind === 0) throw refused('record', record.kind, 'is not a kind of record');
  const isEnd = RECORD.names.get(kind) === 'ended';
  const token = isEnd && typeof record.token === 'string'
    ? BigInt(number(NAMESPACE, record.token, 'reason-namespace'))
    : large(record.token, 63, 'token');
  const value = isEnd ? code(record.value) : large(record.value, 63, 'value');
  const numbers = [
    kind,
    codeNumber(kind, record.code),
    sceneNumber(record.scene),
    number(STATE, record.reads, 'state'),
    number(STATE, record.sceneReads, 'state'),
  ];
  const time = nanoseconds(record.time, 'time');
  const process = large(record.process, 63, 'process');
  // Gets the view after all names are converted: a conversion may grow the memory, which replaces the view.
  const { view } = memory;
  [time, process, token, value].forEach((one, i) => {
    view.setBigInt64(at + 8 * i, BigInt.asIntN(64, one), true);
  });
  numbers.forEach((one, i) => view.setInt32(at + 32 + 4 * i, one, true));
}

function findingAt(at) {
  const write = (room, size) => {
    check(functions.lcp_finding_text(at, room, size, rooms.count, rooms.error));
    return memory.view.getUint32(rooms.count, true);
  };
  const length = write(rooms.text, sizes.text);
  const text = length < sizes.text
    ? writtenText(rooms.text, length)
    : withMemory(length + 1, (room) => writtenText(room, write(room, length + 1)));
  const { recordKind, code: value } = LAYOUT.auditFinding;
  const of = CODES[RECORD.names.get(memory.view.getInt32(at + recordKind, true))];
  const found = memory.view.getInt32(at + value, true);
  return readAuditFinding(at, { code: of?.names.get(found) ?? found, text });
}

let openAuditor;
let beginSession;

/**
 * Judges logs of an app: whether iOS calls the logged callbacks in the logged order, what took
 * longer than its limit, and how the process may have ended.
 *
 * Anything that the log does not show may happen at any time. An auditor occupies the module's
 * memory until it is closed, or until nothing refers to it any more.
 */
export class Auditor {
  #pointer = 0;
  #sessionSize = 0;

  constructor(os, { app, facts, evidence, limits, ends, processes, ...options } = {}) {
    packAuditorOptions(rooms.options, options);
    putContext(os, { app, facts, evidence, limits });
    const { view } = memory;
    const at = LAYOUT.auditorOptions;
    view.setUint32(rooms.options + at.context, rooms.context, true);
    view.setUint32(rooms.options + at.flags, (ends ? 1 : 0) | (processes ? 2 : 0), true);
    check(functions.lcp_auditor_measure(rooms.options, rooms.count, rooms.number, rooms.error));
    const size = view.getUint32(rooms.count, true);
    this.#sessionSize = view.getUint32(rooms.number, true);
    const pointer = allocate(size);
    try {
      check(functions.lcp_auditor_init(pointer, size, rooms.options, rooms.number, rooms.error));
    } catch (error) {
      free(pointer);
      throw error;
    }
    this.#pointer = pointer;
    forgotten.register(this, pointer, this);
  }

  #open() {
    if (this.#pointer !== 0) return this.#pointer;
    throw closed('auditor');
  }

  /** The size of each session, in bytes. */
  get sessionSize() {
    return this.#sessionSize;
  }

  /**
   * Begins the audit of a log. With the bytes of a session, continues that audit. The auditor of
   * that session must have had the same options.
   */
  session(state) {
    return beginSession(this, state);
  }

  /** Frees the auditor. Afterwards, its methods and those of its sessions throw, except `close`. */
  close() {
    if (this.#pointer === 0) return;
    forgotten.unregister(this);
    free(this.#pointer);
    this.#pointer = 0;
  }

  static {
    openAuditor = (auditor) => auditor.#open();
    if (Symbol.dispose) this.prototype[Symbol.dispose] = this.prototype.close;
  }
}

/** Auditor.session() passes this to the constructor of a session. */
const BEGUN = Symbol('begun');

/** The audit of one log, as begun by `Auditor.session`. */
export class Session {
  #auditor;
  #pointer = 0;

  constructor(key, auditor) {
    if (key !== BEGUN) {
      throw new LifecyclePolicyError('session: it was made without Auditor.session()', {
        status: 'session', field: 'session',
      });
    }
    const opened = openAuditor(auditor);
    const size = auditor.sessionSize;
    const pointer = allocate(size);
    try {
      check(functions.lcp_session_init(opened, pointer, size, rooms.number, rooms.error));
    } catch (error) {
      free(pointer);
      throw error;
    }
    this.#auditor = auditor;
    this.#pointer = pointer;
    forgotten.register(this, pointer, this);
  }

  #restore(state) {
    if (!(state instanceof Uint8Array) || state.length !== this.#auditor.sessionSize) {
      throw refused('session', state, 'is not the bytes of a session of this auditor', 'session');
    }
    memory.bytes.set(state, this.#pointer);
    this.places(); // refuses bytes that are not those of a session
  }

  /** Returns the addresses of the auditor and of the session. */
  #open() {
    if (this.#pointer !== 0) return [openAuditor(this.#auditor), this.#pointer];
    throw closed('session');
  }

  /**
   * Judges records, and returns the findings. If a record cannot be read, throws, and judges none
   * of the records.
   */
  feed(records, clock = null) {
    this.#open();
    const given = [...records];
    return withMemory(Math.max(ROW * given.length, 8), (at) => {
      given.forEach((record, i) => {
        try {
          putRecord(at + ROW * i, record);
        } catch (error) {
          if (!(error instanceof LifecyclePolicyError)) throw error;
          error.message = `record ${i}: ${error.message}`;
          throw error;
        }
      });
      const columns = Object.entries(COLUMNS).map(([name, [offset]]) => [name, at + offset, ROW]);
      return this.#feed(columns, given.length, clock);
    });
  }

  /**
   * Judges records in columns. Refuses no number: a record that cannot be read becomes a finding.
   */
  feedColumns(columns, clock = null) {
    this.#open();
    const given = Object.entries(columns);
    const length = given[0]?.[1]?.length ?? 0;
    for (const [name, column] of given) {
      if (!Object.hasOwn(COLUMNS, name)) throw refused('columns', name, 'is not a column');
      const [, kind] = COLUMNS[name];
      if (!(column instanceof kind)) throw refused('columns', name, `is no ${kind.name}`);
      if (column.length !== length) {
        throw refused('columns', name, `has not ${length} numbers, as the first`, 'out-of-range');
      }
    }
    return withMemory(Math.max(8 * length * given.length, 8), (at) => {
      const put = given.map(([name, column], i) => {
        const start = at + 8 * length * i;
        memory.bytes.set(
          new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start,
        );
        return [name, start, column.BYTES_PER_ELEMENT];
      });
      return this.#feed(put, length, clock);
    });
  }

  #feed(columns, length, clock) {
    const { size, ...offsets } = LAYOUT.auditColumns;
    const timing = number(CLOCK, clock, 'clock');
    const stride = LAYOUT.auditFinding.size;
    const capacity = Math.floor(sizes.items / stride);
    const found = [];
    let judged = 0;
    for (;;) {
      const { view } = memory;
      memory.bytes.fill(0, rooms.columns, rooms.columns + size);
      view.setUint32(rooms.columns, size, true);
      view.setInt32(rooms.columns + offsets.clock, timing, true);
      for (const [name, at, distance] of columns) {
        view.setUint32(rooms.columns + offsets[name], at + judged * distance, true);
        view.setUint32(rooms.columns + offsets[`${name}Stride`], distance, true);
      }
      check(functions.lcp_auditor_feed(
        ...this.#open(), rooms.columns, length - judged, rooms.items, stride, capacity,
        rooms.count, rooms.number, rooms.error,
      ));
      const written = view.getUint32(rooms.count, true);
      judged += view.getUint32(rooms.number, true);
      for (let i = 0; i < written; i++) found.push(findingAt(rooms.items + i * stride));
      // If the buffer is full, the library may still have a finding, even after the last record.
      if (written < capacity) return found;
    }
  }

  /** Returns the possible states of the app after the last record, or those of a scene. */
  places(scene = 0) {
    const wanted = sceneNumber(scene);
    check(functions.lcp_session_places(...this.#open(), wanted, rooms.number, rooms.error));
    return members(STATE, memory.view, rooms.number, 2);
  }

  /** Returns the records that may come next, the likeliest first. */
  expected(scene = 0) {
    return elements('lcp_list_expected', readAuditStep, ...this.#open(), sceneNumber(scene));
  }

  /**
   * Returns the ways in which the last process may have ended, the likeliest first, then the ways
   * that are ruled out. The list is a guess that no log can prove.
   */
  ends(beside = {}) {
    for (const key of Object.keys(beside)) {
      if (!BESIDE.includes(key)) {
        throw refused('log-flags', key, `is not one of ${BESIDE.join(', ')}`);
      }
    }
    const { crashReport, newVersion, reboot, lowBattery } = beside;
    const report = crashReport === undefined || crashReport === null ? 0 : crashReport ? 1 : 2;
    const flags = report | (newVersion ? 4 : 0) | (reboot ? 8 : 0) | (lowBattery ? 16 : 0);
    return elements('lcp_list_ends', readAuditEnd, ...this.#open(), flags);
  }

  /** The session as bytes, for `Auditor.session`. */
  get bytes() {
    const [, at] = this.#open();
    return memory.bytes.slice(at, at + this.#auditor.sessionSize);
  }

  /** Frees the session. Afterwards, every method except this one throws. */
  close() {
    if (this.#pointer === 0) return;
    forgotten.unregister(this);
    free(this.#pointer);
    this.#pointer = 0;
  }

  static {
    beginSession = (auditor, state) => {
      const made = new Session(BEGUN, auditor);
      if (state === undefined || state === null) return made;
      try {
        made.#restore(state);
      } catch (error) {
        made.close();
        throw error;
      }
      return made;
    };
    if (Symbol.dispose) this.prototype[Symbol.dispose] = this.prototype.close;
  }
}
