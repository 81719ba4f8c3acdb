// Tests policies: answers, refused questions with their messages, and the rule book.

import assert from 'node:assert/strict';
import test from 'node:test';

import {
  citations, libraryVersion, LifecyclePolicyError, newestOs, oppositeTitle, ordinaryDevice, Policy,
  rule, rules, terminationOf, title, uikitValue, unknownDevice, values,
} from '../src/node.js';
import { ENUMERATIONS } from '../src/generated.js';
import { functions } from '../src/library.js';
import { refusal } from './refusal.js';

/** Tells whether an object and all objects in it are frozen. */
const isFrozen = (value) => typeof value !== 'object' || value === null
  || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

const policy = new Policy('17.0', { app: { backgroundModes: ['remote-notification'] } });

/** A question of each kind. */
const asked = {
  transition: { from: 'active', to: 'background', cause: 'home-button' },
  step: { from: 'inactive', cause: 'home-button' },
  next: { from: 'suspended' },
  path: { from: 'not-running', to: 'suspended' },
  deadline: 'background-task',
  relaunch: { after: 'user-force-quit', on: 'silent-push' },
  conduct: { state: 'background', activity: 'camera' },
  duties: 'applicationDidEnterBackground:',
  call: { callback: 'application:openURL:options:', trigger: 'open-url' },
  delivery: { state: 'suspended', event: 'memory-warning' },
  mode: 'audio',
  quota: 'background-tasks',
  manifest: undefined,
  termination: { code: 0xdead10cc },
  suspension: { allowances: ['background-task'] },
  purge: { state: 'suspended' },
};

test('every question has an answer, which cannot be changed', () => {
  asked.delivery.event = values('event')[0];
  asked.quota = values('quota')[0];
  for (const [question, query] of Object.entries(asked)) {
    const answer = policy[question](query);
    assert.ok(values('verdict').includes(answer.verdict), question);
    assert.ok(isFrozen(answer), question);
    assert.deepEqual(policy[question](query), answer, question);
    const names = Object.values(answer).flat().filter((value) => value === undefined);
    assert.deepEqual(names, [], question);
  }
});

test('numbers: unknown is null, no limit is Infinity', () => {
  const limits = [{ allowance: 'background-task', limit: Infinity, advice: 0.25 }];
  const answer = new Policy('17.0', { limits }).deadline('background-task');
  assert.equal(answer.limit, Infinity);
  assert.equal(answer.advice, 0.25);
  assert.equal(answer.evidence, 'overridden');
  assert.equal(new Policy('3.0').deadline('background-task').limit, null);
  assert.equal(policy.deadline('launch').warning, null);
});

test('policies do not get into each other\'s way', () => {
  const versions = ['6.1', '12.4', '13.0', '17.0'];
  const policies = versions.map((os) => new Policy(os));
  const limits = () => policies.map((one) => one.deadline('background-task').limit);
  assert.deepEqual(limits(), [600, 180, 30, 30]);
  assert.deepEqual(limits(), [600, 180, 30, 30]);
});

test('facts change the ordinary device; null is unknown', () => {
  const query = { after: 'reboot', on: 'silent-push' };
  const app = { backgroundModes: ['remote-notification'] };
  const verdict = (facts) => new Policy('17.0', { app, facts }).relaunch(query).verdict;
  assert.equal(verdict({ backgroundAppRefresh: false }), 'forbidden');
  assert.equal(verdict({ backgroundAppRefresh: null }), 'conditional');
  assert.equal(verdict(ordinaryDevice), verdict({}));
  assert.deepEqual(Object.values(unknownDevice).filter((value) => value !== null), []);
});

test('names are read as the library reads them', () => {
  const apple = policy.conduct({ state: 'UIApplicationStateBackground', activity: 'OPENGL_ES' });
  assert.deepEqual(apple, policy.conduct({ state: 'background', activity: 'opengl-es' }));
  assert.equal(policy.deadline('Background Task').allowance, 'background-task');
});

/** Returns what an error says, without its stack. */
const parts = ({ status, field, value, message }) => ({ status, field, value, message });

test('a question that cannot be asked has a status, a field and a value', () => {
  assert.deepEqual(parts(refusal(() => policy.relaunch({ after: 'teapot', on: 'silent-push' }))), {
    status: 'unknown-value', field: 'termination', value: 'teapot',
    message: 'termination: `teapot` is not known; values(\'termination\') lists what is',
  });
  assert.deepEqual(parts(refusal(() => policy.relaunch({ after: 'crash' }))), {
    status: 'missing-value', field: 'trigger', value: 0,
    message: 'trigger: a value that must be given is 0',
  });
  assert.deepEqual(parts(refusal(() => new Policy('1.0'))), {
    status: 'out-of-range', field: 'os', value: '1.0',
    message: 'os: the number is outside its range (`1.0`): 2.0 to 255.255.255',
  });
  for (const [field, work] of [
    ['relaunch', () => policy.relaunch({ afterr: 'crash' })],
    ['relaunch', () => policy.relaunch('crash')],
    ['relaunch', () => policy.relaunch()],
    ['state', () => policy.conduct({ state: 'unattached', activity: 'metal' })],
    ['to', () => policy.transition({ from: 'active', to: 'unattached', cause: 'crash' })],
    ['to', () => policy.step({ from: 'active', to: 'background', cause: 'crash' })],
    ['allowance', () => policy.deadline()],
    ['question', () => policy.explain('duties', asked.duties)],
    ['allowances', () => policy.suspension({ allowances: ['nothing'] })],
    ['allowances', () => policy.suspension({ allowances: 7 })],
    ['condition', () => policy.condition('nothing')],
    ['context', () => new Policy('17.0', { apps: {} })],
    ['scenes', () => new Policy('17.0', { app: { scenes: 'yes' } })],
    ['permitted-identifiers', () => new Policy('17.0', { app: { permittedIdentifiers: -1 } })],
    ['app', () => new Policy('17.0', { app: 7 })],
    ['device facts', () => new Policy('17.0', { facts: { tea: true } })],
    ['limit', () => new Policy('17.0', { limits: [{ allowance: 'launch', limit: -1 }] })],
    ['os', () => new Policy(17)],
  ]) assert.equal(refusal(work).field, field, String(work));
});

test('strange values are refused, and harm nothing', () => {
  const strange =
    [0, -1, NaN, Infinity, 2 ** 53, 10n, true, '', 'x'.repeat(1000), '\0', '💥', [], {}, [[]],
    Symbol('s'), () => 1, new Date(), Object.create(null), new Proxy({}, {})];
  for (const value of strange) {
    for (const work of [
      () => policy.relaunch({ after: value, on: 'silent-push' }),
      () => policy.relaunch({ after: 'crash', on: 'silent-push', since: [value] }),
      () =>
        policy.relaunch(
          { after: 'crash', on: 'silent-push', forceQuit: value === true ? 1 : value },
        ),
      () => new Policy(value),
      () => new Policy('17.0', { app: { backgroundModes: [value] } }),
      () => policy.deadline(value),
      () => rule(value),
    ]) {
      assert.ok(refusal(work).message.length > 0);
    }
  }
  assert.equal(policy.relaunch(asked.relaunch).verdict, 'forbidden');
});

test('codes are read as reports print them', () => {
  const cause = (code) => policy.termination({ code }).cause;
  for (
    const code of [
      '0x8badf00d', '8badf00d', '2343432205', '-1951535091', 0x8badf00d, 0x8badf00dn,
      ' 0x8BADF00D ',
    ]
  ) {
    assert.equal(cause(code), 'watchdog', String(code));
  }
  for (const code of ['watchdog', '', '-', '0x', '0x11111111111111111', 2n ** 64n, -(2 ** 31) - 1, 1.5]) {
    assert.equal(refusal(() => cause(code)).field, 'code', String(code));
  }
});

test('explanations', () => {
  const rows = policy.explain('deadline', 'background-task');
  const [decides] = rows.filter(({ role }) => role === 'decides');
  assert.equal(decides.rule, policy.deadline('background-task').rule);
  assert.ok(rows.some(({ role }) => role === 'other-version'));
  assert.equal(policy.condition('mode-remote-notification'), 'holds');
});

test('the rule book', () => {
  const every = rules();
  assert.equal(rule(every[7].id), every[7]);
  assert.equal(rule('deadline.background-task.7').value('limit'), 180);
  assert.deepEqual(rule('deadline.background-task.7').values('allowances'), ['background-task']);
  assert.equal(rule('deadline.background-task.7').value('severity'), null);
  assert.equal(rule('deadline.background-task.7').until, '13.0');
  assert.ok(rules({ family: 'relaunch' }).every(({ family }) => family === 'relaunch'));
  assert.ok(rules({ os: '3.0' }).length < rules({ os: '9.0' }).length);
  assert.ok(rules({ source: 'a2' }).every((one) => one.citations.some(({ key }) => key === 'A2')));
  assert.equal(new Set(citations().map(({ key }) => key)).size, citations().length);
  const held = every.flatMap((one) => values('rule-field').flatMap((field) => one.values(field)));
  assert.ok(held.length > 1000 && !held.includes(undefined));
  assert.ok(every.some((one) => one.steps.length > 0));
  assert.equal(refusal(() => rule('no.such.rule')).status, 'not-found');
  assert.equal(refusal(() => rules({ kind: 'x' })).field, 'rules');
});

test('titles', () => {
  assert.match(title('termination', 'user-force-quit'), /swiped the app away/);
  const kinds = Object.keys(ENUMERATIONS);
  const titles = kinds.flatMap((kind) => values(kind).map((name) => title(kind, name)));
  assert.ok(titles.length > 900 && titles.every((one) => one.length > 0));
  for (const name of values('condition')) {
    assert.notEqual(title('condition', name), oppositeTitle(name), name);
  }
  assert.equal(refusal(() => title('tea', 'x')).field, 'enumeration');
  assert.equal(refusal(() => title('toString', 'x')).field, 'enumeration');
  assert.equal(refusal(() => title('trigger', 'tea')).field, 'trigger');
});

test('versions', () => {
  assert.deepEqual(Policy.edges('8.0', '8.0'), ['8.0']);
  const edges = Policy.edges('7.0', '13.0');
  assert.equal(edges[0], '7.0');
  assert.ok(edges.includes('13.0') && edges.length < 30);
  assert.equal(new Policy('iOS 9.3.5 (13G36)').deadline('launch').verdict, 'allowed');
  assert.equal(new Policy('99.0').deadline('launch').verdict, 'unknown-os');
  assert.equal(terminationOf('system-shutdown'), 'reboot');
  assert.equal(terminationOf('home-button'), 'exits-on-suspend');
  assert.equal(terminationOf('activation'), 'none');
  assert.equal(uikitValue('background'), 2);
  assert.equal(uikitValue('unattached'), -1);
  assert.equal(uikitValue('suspended'), null);
  assert.match(newestOs(), /^\d+\.255\.255$/);
  assert.match(libraryVersion(), /^\d+\.\d+\.\d+$/);
});

test('memory stays level over a million questions', () => {
  globalThis.gc?.();
  const [heap, memory] = [process.memoryUsage().heapUsed, functions.memory.buffer.byteLength];
  let allowed = 0;
  for (let i = 0; i < 1_000_000; i++) {
    allowed += policy.relaunch(asked.relaunch).verdict === 'allowed';
  }
  assert.equal(allowed, 0);
  for (let i = 0; i < 1000; i++) {
    new Policy(`${2 + (i % 20)}.${i % 10}`).transition(asked.transition);
  }
  globalThis.gc?.();
  assert.equal(functions.memory.buffer.byteLength, memory);
  assert.ok(process.memoryUsage().heapUsed - heap < 8 << 20, 'JavaScript\'s memory');
});

test('a text has the headline, the fields and the grounds of an answer', () => {
  const text = new Policy('12.4').text('deadline', 'background-task');
  const first = '180 s (3 min), then the app is terminated: background-task, iOS 12.4';
  assert.ok(text.startsWith(`${first}\n  advice      not known\n  limit       180 s (3 min)\n`));
  assert.match(text, /\n {2}rule {8}deadline\.background-task\.7 \(observed\)\n/);
  for (const [question, query] of Object.entries(asked)) {
    if (question === 'step') continue;
    assert.ok(policy.text(question, query).length > 0, question);
  }
  assert.throws(() => policy.text('step', asked.step), LifecyclePolicyError);
});

test('a text has the parts that its options name', () => {
  const text = (options) => new Policy('12.4').text('deadline', 'background-task', options);
  assert.equal(text({ parts: 'headline' }), '180 s (3 min), then the app is terminated');
  assert.equal(text({ parts: ['question'] }), 'background-task');
  const first = text().split('\n')[0];
  assert.equal(text({ parts: ['question', 'headline'] }), first);
  assert.match(text({ parts: new Set(['details']) }), /^ {2}advice {6}not known\n/);
  assert.match(text({ parts: ['grounds'] }), /^ {2}rule {8}deadline\.background-task\.7 /m);
  for (const none of [{}, { parts: [] }, { parts: null, assumed: null }]) {
    assert.equal(text(none), text());
  }
  const relaunch = (options) => policy.text('relaunch', asked.relaunch, options);
  assert.ok(!relaunch({ assumed: [] }).includes('assumed'));
  const query = { after: 'reboot', on: 'silent-push' };
  const assumed = { parts: ['grounds', 'marks'], assumed: ['background-app-refresh'] };
  assert.match(policy.text('relaunch', query, assumed), /^ {2}assumed .*\x1f[-+]background-app-re/m);
  assert.equal(policy.text('manifest', null, { parts: ['headline'] }), 'nothing found');
  assert.deepEqual(parts(refusal(() => text({ parts: ['tea'] }))), {
    status: 'unknown-value', field: 'parts', value: 'tea',
    message: 'parts: `tea` is not one of headline, question, details, grounds, marks',
  });
  assert.equal(refusal(() => text({ parts: 7 })).field, 'parts');
  assert.equal(refusal(() => text({ parts: ['toString'] })).field, 'parts');
  assert.equal(refusal(() => text({ assumed: ['tea'] })).field, 'assumed');
  assert.equal(refusal(() => text({ part: ['headline'] })).field, 'text options');
});
