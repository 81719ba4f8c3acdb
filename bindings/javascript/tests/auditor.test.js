// Tests auditors: findings, columns, sessions, refused input, and closing.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Auditor, Session } from '../src/node.js';
import { refusal } from './refusal.js';

const BECOME = 'applicationDidBecomeActive:';
const RESIGN = 'applicationWillResignActive:';
const ENTER = 'applicationDidEnterBackground:';
const LEAVE = 'applicationWillEnterForeground:';

// The launch is among the logged callbacks. Otherwise an unseen end of the process would explain
// every finding.
const LAUNCH = 'application:didFinishLaunchingWithOptions:';

const auditor = (options = {}) =>
  new Auditor('12.4', { callbacks: [LAUNCH, BECOME, RESIGN, ENTER, LEAVE], ...options });
const entered = (...codes) => codes.map((code) => ({ kind: 'entered', code }));

test('a log that iOS can have produced', () => {
  const session = auditor().session();
  assert.deepEqual(session.feed(entered(BECOME, RESIGN, ENTER, LEAVE, BECOME)), []);
  assert.ok(session.places().includes('active') && !session.places().includes('suspended'));
  const [first] = session.expected();
  assert.equal(first.callback, RESIGN);
  assert.ok(first.rule !== null && first.notification === null && Object.isFrozen(first));
});

test('a violation', () => {
  const session = auditor().session();
  const [finding, ...others] = session.feed(entered(BECOME, BECOME));
  assert.equal(others.length, 0);
  assert.equal(finding.severity, 'error');
  assert.deepEqual([finding.record, finding.since], [1, 1]);
  assert.deepEqual([finding.recordKind, finding.code], ['entered', BECOME]);
  assert.equal(finding.callback, RESIGN);
  assert.ok(finding.places.length > 0 && Object.isFrozen(finding));
  assert.deepEqual([finding.took, finding.limit], [null, null]);
  const [line, ...details] = finding.text.split('\n');
  assert.ok(line.length > 0 && details.every((detail) => detail.startsWith('  ')));
  assert.deepEqual(session.feed(entered(RESIGN, ENTER)), []);
});

test('what takes too long, tasks, gaps and clocks', () => {
  const overrun = auditor().session().feed([
    { kind: 'entered', code: ENTER, time: 1 }, { kind: 'returned', code: ENTER, time: 101.5 },
  ], 'monotonic').find(({ kind }) => kind === 'overrun');
  assert.equal(overrun.took, 100.5);
  assert.ok(overrun.limit < 100 && overrun.allowance !== null);
  const found = auditor().session().feed([
    { kind: 'task-begun', token: 7 }, { kind: 'task-ended', token: 7 },
    { kind: 'task-ended', token: 7 }, { kind: 'gap' },
  ]);
  assert.deepEqual(found.map(({ kind }) => kind), ['ended-twice', 'gap']);
  assert.deepEqual([found[0].token, found[1].severity], [7, 'note']);
  const [backwards] = auditor().session()
    .feed([{ kind: 'note', time: 2 }, { kind: 'note', time: 1 }], 'monotonic');
  assert.equal(backwards.kind, 'clock');
});

test('ends', () => {
  const session = auditor({ ends: true }).session();
  session.feed(entered(BECOME, RESIGN, ENTER));
  const crash = session.ends({ crashReport: false }).find((end) => end.termination === 'crash');
  assert.deepEqual([crash.possible, crash.speaksAgainst], [false, 'no-report']);
  assert.equal(session.ends({ reboot: true })[0].speaksFor, 'reboot');
  const [end] = session.feed([{ kind: 'ended', token: 'springboard', value: '0x8badf00d' }]);
  assert.deepEqual([end.kind, end.termination], ['end', 'watchdog']);
  const [first] = session.ends();
  assert.deepEqual([first.possible, first.termination, first.speaksFor],
    [true, 'watchdog', 'reported']);
});

test('columns give the findings of records', () => {
  const codes = [BECOME, RESIGN, BECOME, BECOME, RESIGN, ENTER, ENTER, LEAVE];
  const records = codes.map((code, i) => ({ kind: 'entered', code, time: i, process: 1 }));
  const expected = auditor({ processes: true }).session().feed(records, 'wall');
  assert.ok(expected.length > 0);
  const numbers = { [BECOME]: 4, [RESIGN]: 5, [ENTER]: 6, [LEAVE]: 7 };
  const columns = {
    kinds: new Int32Array(8).fill(1),
    codes: Int32Array.from(codes, (code) => numbers[code]),
    times: BigInt64Array.from(codes, (_, i) => BigInt(i) * 1_000_000_000n),
    processes: new BigInt64Array(8).fill(1n),
  };
  assert.deepEqual(auditor({ processes: true }).session().feedColumns(columns, 'wall'), expected);
  const session = auditor().session();
  assert.deepEqual(session.feedColumns({}), []);
  const unread = session.feedColumns({ kinds: Int32Array.of(99, 14, -1) });
  assert.deepEqual(unread.map(({ kind, record }) => [kind, record]), [['unread', 0], ['unread', 2]]);
  assert.equal(unread[0].recordKind, null);
  const [unknown] = session.feed([{ kind: 'entered', code: 999 }]);
  assert.deepEqual([unknown.kind, unknown.code], ['unread', 999]);
});

test('more findings than the library writes at a time', () => {
  const session = auditor().session();
  const found = session.feed(entered(...new Array(1001).fill(BECOME)));
  assert.deepEqual(found.map(({ record }) => record), Array.from({ length: 1000 }, (_, i) => i + 1));
});

test('sessions go on apart', () => {
  const session = auditor().session();
  session.feed(entered(BECOME, RESIGN));
  const other = auditor().session(session.bytes);
  assert.deepEqual(other.bytes, session.bytes);
  assert.notDeepEqual(other.feed(entered(ENTER, ENTER)), []);
  assert.notDeepEqual(other.bytes, session.bytes);
  assert.deepEqual(session.feed(entered(ENTER)), []);
  for (const state of [session.bytes.slice(1), new Uint8Array(session.bytes.length), 'text']) {
    const error = refusal(() => auditor().session(state));
    assert.deepEqual([error.status, error.field], ['session', 'session']);
  }
});

test('what is refused', () => {
  const session = auditor().session();
  const before = session.bytes;
  const refused = [
    [() => auditor({ scenes: 17 }), 'out-of-range', 'scenes'],
    [() => auditor({ osLast: '12.3' }), 'out-of-range', 'os'],
    [() => auditor({ strictness: 'tea' }), 'unknown-value', 'strictness'],
    [() => auditor({ callbacks: 'tea' }), 'unknown-value', 'logged-callbacks'],
    [() => auditor({ tea: 1 }), 'unknown-value', 'auditor options'],
    [() => session.feed([{ kind: 'tea' }]), 'unknown-value', 'record'],
    [() => session.feed([{}]), 'unknown-value', 'record'],
    [() => session.feed(['entered']), 'unknown-value', 'record'],
    [() => session.feed([{ kind: 'note', tea: 1 }]), 'unknown-value', 'record'],
    [() => session.feed([{ kind: 'note', code: 'tea' }]), 'unknown-value', 'code'],
    [() => session.feed([{ kind: 'entered', code: 'tea' }]), 'unknown-value', 'code'],
    [() => session.feed([{ kind: 'note', time: -1 }]), 'out-of-range', 'time'],
    [() => session.feed([{ kind: 'note', scene: 2 ** 31 }]), 'out-of-range', 'scene'],
    [() => session.feed([{ kind: 'note', token: 'signal' }]), 'out-of-range', 'token'],
    [() => session.feed([], 'tea'), 'unknown-value', 'clock'],
    [() => session.feedColumns({ tea: new Int32Array(1) }), 'unknown-value', 'columns'],
    [() => session.feedColumns({ kinds: [1] }), 'unknown-value', 'columns'],
    [() => session.feedColumns({ kinds: new Int32Array(1), codes: new Int32Array(2) }),
      'out-of-range', 'columns'],
    [() => session.places(2), 'not-found', 'scene'],
    [() => session.expected(2), 'not-found', 'scene'],
    [() => session.ends({ tea: true }), 'unknown-value', 'log-flags'],
    [() => new Session(), 'session', 'session'],
  ];
  for (const [work, status, field] of refused) {
    const error = refusal(work);
    assert.deepEqual([error.status, error.field], [status, field], String(work));
  }
  assert.match(refusal(() => session.feed([{ kind: 'note' }, { kind: 'tea' }])).message, /^record 1: /);
  assert.deepEqual(session.bytes, before);
});

test('auditors and sessions are closed', () => {
  const one = auditor();
  const session = one.session();
  session.close();
  session.close();
  assert.equal(refusal(() => session.places()).field, 'session');
  const other = one.session();
  one.close();
  assert.equal(refusal(() => other.places()).field, 'auditor');
  assert.equal(refusal(() => one.session()).field, 'auditor');
});
