// Tests the completions of a line, the reading of pasted texts, and the facts behind an answer.

import assert from 'node:assert/strict';
import test from 'node:test';

import './loaded.js';
import { address, fieldsOf, parts, valuesOf } from '../address.js';
import { linesOf } from '../ask/answer.js';
import { assuming, impliedBy, impliedIn, matters, stated } from '../ask/conditions.js';
import { canSay, factsBehind, given, untold, withFact } from '../ask/facts.js';
import { completions, nearest, stateOf, stem, unread } from '../ask/line.js';
import { fate, plain } from '../ask/plain.js';
import { limitsOf, queryFor, QUESTIONS, shortly, valuesFor } from '../ask/questions.js';
import { isPasted, readText } from '../ask/reports.js';
import { FIELDS } from '../../src/fields.js';
import { Policy, values } from '../../src/main.js';
import { textsOf } from '../../src/meanings.js';

/** Lines as people type them, each with the expected first question. */
const LINES = {
  'swiped away silent push 17': ['relaunch', { after: 'user-force-quit', on: 'silent-push' }, '17'],
  'does a silent push wake my app after the user force quits it?':
    ['relaunch', { after: 'user-force-quit', on: 'silent-push' }],
  'background fetch after reboot': ['relaunch', { after: 'reboot', on: 'background-fetch' }],
  'will my app be relaunched for location updates after force quit':
    ['relaunch', { after: 'user-force-quit', on: 'standard-location' }],
  'significant location change after phone restart':
    ['relaunch', { after: 'reboot', on: 'significant-location-change' }],
  'BGAppRefreshTask force quit': ['relaunch', { after: 'user-force-quit', on: 'app-refresh-task' }],
  'bluetooth after crash iOS 16.4': ['relaunch', { after: 'crash', on: 'bluetooth-central' },
    '16.4'],
  'url session finished after swipe': ['relaunch', { after: 'user-force-quit',
    on: 'url-session-finished' }],
  'how long does beginBackgroundTask have': ['deadline', { allowance: 'background-task' }],
  'background task time': ['deadline', { allowance: 'background-task' }],
  'how much time in applicationDidEnterBackground': ['deadline',
    { allowance: 'did-enter-background' }],
  'what happens when the user locks the phone': ['transition',
    { from: 'active', cause: 'device-lock' }],
  'phone call comes in': ['transition', { from: 'active', cause: 'interruption-begin',
    interruption: 'phone-call' }],
  'can I use the GPU in background': ['conduct', { state: 'background', activity: 'metal' }],
  'does a timer run in background': ['conduct', { state: 'background', activity: 'timer' }],
  'how many regions can I monitor': ['quota', { quota: 'monitored-regions' }],
  'app killed 8badf00d': ['termination', { code: '0x8badf00d' }],
  'does a VoIP push launch the app after force quit':
    ['relaunch', { after: 'user-force-quit', on: 'voip-push' }],
  'Does a silent push launch my app after the user swiped it away? iOS 17':
    ['relaunch', { after: 'user-force-quit', on: 'silent-push' }, '17'],
  'background URLSession download after user force quits app':
    ['relaunch', { after: 'user-force-quit', on: 'url-session-finished' }],
  'How long can my app run in the background after home iOS 13':
    ['deadline', { allowance: 'background-task' }, '13'],
  'geofence enter after rebot': ['relaunch', { after: 'reboot', on: 'region-enter' }],
};

test('before the first unlock is a fact, and no unlock since', () => {
  const [first] = completions('VoIP push after reboot before unlock');
  assert.equal(first.question, 'relaunch');
  assert.deepEqual(first.fields, { after: 'reboot', on: 'voip-push' });
  assert.deepEqual(stateOf(first, '17.0').facts, { passcode: true, firstUnlockDone: false });
  assert.deepEqual(unread('VoIP push after reboot before unlock'), []);
  assert.deepEqual(completions('VoIP push after reboot and unlock')[0].fields.since, ['unlock']);
});

/**
 * Sentences with the condition that each states. The first ones are from a person new to the page.
 */
const STATED = {
  'Does BGAppRefreshTask run if the user turned on Low Power Mode?': ['low-power-mode-off', false],
  'I have a VoIP app; what happens if I do not report the call after a PushKit push on iOS 14?':
    ['mode-voip', true],
  'which one is called on iOS 16 when the app has scenes': ['scenes-adopted', true],
  'What changes for my app without scenes on iOS 27?': ['scenes-adopted', false],
  'applicationDidBecomeActive with scenes iOS 16': ['scenes-adopted', true],
  'no scenes iOS 27': ['scenes-adopted', false],
  'my app adopts scenes': ['scenes-adopted', true],
  'it has not adopted the scene life cycle': ['scenes-adopted', false],
  "an app that doesn't use scenes": ['scenes-adopted', false],
  'relaunch after restart, before the user unlocks it?': ['first-unlock-done', false],
  'silent push before the first unlock': ['first-unlock-done', false],
  'GPU while the phone is locked': ['device-unlocked', false],
  'silent push with Background App Refresh off': ['background-app-refresh', false],
  'background app refresh is disabled, silent push': ['background-app-refresh', false],
  'watchdog in the simulator': ['real-device', false],
  'watchdog with the debugger attached': ['debugger-detached', false],
  'watchdog without a debugger': ['debugger-detached', true],
  'region after reboot without a passcode': ['passcode', false],
  'low power mode is off': ['low-power-mode-off', true],
};

test('conditions in a sentence are taken for what they are', () => {
  for (const [line, [condition, holds]] of Object.entries(STATED)) {
    assert.deepEqual(stated(line).told, [{ condition, holds }], line);
  }
  for (const line of ['how long does background app refresh get', 'the debugger stopped the app',
    'several scenes', 'what happens when the user locks the phone', 'reboot and unlock']) {
    assert.deepEqual(stated(line).told, [], line);
  }
});

/**
 * Questions from a person new to the page. Each has the expected question, and the further
 * questions that the page answers with it.
 */
const ASKED = [
  ['My app was swiped away in the app switcher. Will a silent push still wake it on iOS 17?',
    'relaunch', { after: 'user-force-quit', on: 'silent-push' }, []],
  ['How many seconds do I get in applicationDidEnterBackground, and with beginBackgroundTask, on iOS 15?',
    'deadline', { allowance: 'did-enter-background' }, ['deadline background-task']],
  ['Crash log says 0x8badf00d. What does that mean and how long did I have?',
    'termination', { code: '0x8badf00d' }, []],
  ['Will significant location changes relaunch my app after the phone restarts, before the user unlocks it?',
    'relaunch', { after: 'reboot', on: 'significant-location-change' }, []],
  ['Does BGAppRefreshTask run if the user turned on Low Power Mode?',
    'relaunch', { after: 'system-reclaimed', on: 'app-refresh-task' }, []],
  ['I have a VoIP app; what happens if I do not report the call after a PushKit push on iOS 14?',
    'transition', { from: 'background', cause: 'voip-unreported' }, ['deadline voip-push-report']],
  ['sceneDidBecomeActive or applicationDidBecomeActive: which one is called on iOS 16 when the app has scenes, and in which order at launch?',
    'call', { callback: 'sceneDidBecomeActive:' },
    ['call applicationDidBecomeActive:', 'path not-running active']],
  ['Does a background URLSession finish and launch my app after it was force quit?',
    'relaunch', { after: 'user-force-quit', on: 'url-session-finished' }, []],
  ['silent push and background fetch after force quit', 'relaunch',
    { after: 'user-force-quit', on: 'silent-push' }, ['relaunch background-fetch user-force-quit']],
  ['VoIP push vs silent push after reboot', 'relaunch', { after: 'reboot', on: 'voip-push' },
    ['relaunch silent-push reboot']],
  ['0xdead10cc and 0x8badf00d', 'termination', { code: '0xdead10cc' }, ['termination 0x8badf00d']],
  ['timer and audio in background', 'conduct', { state: 'background', activity: 'timer' },
    ['conduct audio-playback background']],
  ['applicationDidBecomeActive with scenes iOS 16', 'call',
    { callback: 'applicationDidBecomeActive:' }, []],
  ['launch callbacks order with scenes iOS 16', 'path', { from: 'not-running', to: 'active' }, []],
  ['which order', 'path', { from: 'not-running', to: 'active' }, []],
  ['callbacks at launch', 'path', { from: 'not-running', to: 'active' }, []],
  ['user starts the app, without scenes, iOS 27', 'transition',
    { from: 'not-running', cause: 'launch-by-user' }, []],
  ['no scenes iOS 27', 'transition', { from: 'not-running', cause: 'launch-by-user' }, []],
  ['what happens when the phone is locked', 'transition',
    { from: 'active', cause: 'device-lock' }, []],
];

test('lines complete to what people mean, also in two parts', () => {
  const lines = Object.entries(LINES).map(([line, [question, fields, os]]) =>
    [line, question, fields, [], os]);
  for (const [line, question, fields, also, os] of [...lines, ...ASKED]) {
    const found = completions(line);
    const [first] = found;
    assert.equal(first?.question, question, line);
    assert.deepEqual(first.fields, fields, line);
    assert.deepEqual(first.also.map((one) => [one.question, ...Object.values(one.fields)].join(' ')),
      also, line);
    if (os !== undefined) assert.deepEqual(first.versions, [os], line);
    // No completion names a value twice, and no two completions have the same sentence.
    const all = found.map((one) => QUESTIONS[one.question].said(one.fields));
    assert.equal(new Set(all).size, all.length, line);
    for (const said of all) {
      const parts = said.split(/, (?:and |then )?/);
      assert.equal(new Set(parts).size, parts.length, said);
    }
  }
  assert.deepEqual(completions('swiped away, silent push')[0].also, []);
  for (const line of ['voip push no call reported iOS 14', 'no CallKit call reported']) {
    for (const { fields } of completions(line)) {
      for (const names of Object.values(fields).filter(Array.isArray)) {
        assert.equal(new Set(names).size, names.length, `${line}: ${names.join()}`);
      }
    }
  }
});

test('what changes opens that part of the page, with the scenes that were named', () => {
  const address = ({ to }) => parts(to).given;
  const [first] = completions('What changes for my app without scenes on iOS 27?');
  assert.equal(address(first).get('part'), 'changes');
  assert.deepEqual(['before', 'os', 'scenes'].map((key) => address(first).get(key)),
    ['26.0', '27.0', 'no']);
  const [second] = completions('what is new between iOS 13 and iOS 12');
  assert.deepEqual(['before', 'os', 'scenes'].map((key) => address(second).get(key)),
    ['12.0', '13.0', 'yes']);
});

test('a question that can use a condition comes before one that cannot', () => {
  const all = completions('Does BGAppRefreshTask run if the user turned on Low Power Mode?');
  const isUsed = (one) => matters(assuming(stateOf(one, '27.0')), 'low-power-mode-off') > 0;
  assert.ok(isUsed(all[0]));
  const deadline = all.find(({ question }) => question === 'deadline');
  assert.equal(isUsed(deadline), false);
  assert.ok(all.indexOf(deadline) > 0);
  for (const line of ['Low Power Mode', 'adopt scenes', 'without a debugger']) {
    const [first] = completions(line);
    const [{ condition }] = first.told;
    assert.ok(matters(assuming(stateOf(first, '27.0')), condition) > 0, line);
  }
});

test('what is no question has near ones', () => {
  assert.deepEqual(completions('UIScene required'), []);
  assert.ok(nearest('UIScene required').length > 0);
  assert.ok(nearest('scene life cycle iOS 27').some(({ question }) => question === 'transition'));
  assert.deepEqual(nearest('xylophone'), []);
});

const stateFor = (question, fields, more = {}) => ({
  question, fields, os: '17.0', app: {}, facts: {}, said: [], implied: [], evidence: null, ...more,
});

/** Answers the question of a state as the page does. */
function answerOf(state) {
  const { app, facts, fields, question, os } = assuming(state);
  const policy = new Policy(os, { app, facts });
  const answer = policy[question](queryFor(question, fields));
  const headline = policy.text(question, queryFor(question, fields),
    { parts: ['headline'], assumed: untold(state) });
  const short = shortly(question, fields, answer);
  return { policy, answer, headline,
    said: [short, plain({ question, fields, answer, headline, os })].filter(Boolean).join(' ') };
}

test('an event implies what its app declares, until a person says otherwise', () => {
  const implied = {
    'silent-push': ['mode-remote-notification'], 'voip-push': ['mode-voip'],
    'app-refresh-task': ['mode-fetch', 'permitted-identifiers'], 'region-enter': [],
  };
  for (const [on, conditions] of Object.entries(implied)) {
    const fields = { after: 'system-reclaimed', on };
    assert.deepEqual(impliedBy({ question: 'relaunch', fields }), conditions, on);
    const state = stateFor('relaunch', fields, { implied: conditions });
    assert.deepEqual(impliedIn(state), conditions);
    if (conditions.length === 0) continue;
    assert.equal(answerOf(state).answer.verdict, 'allowed', on);
    const without = { ...assuming(state, false), implied: [] };
    assert.equal(answerOf(without).answer.verdict, 'forbidden', on);
    for (const condition of conditions) {
      const clicked = { ...withFact(state, condition, false), said: [condition] };
      assert.equal(answerOf(clicked).answer.verdict, 'forbidden', condition);
      assert.ok(!impliedIn(clicked).includes(condition));
      const back = { ...withFact(clicked, condition, undefined), said: [] };
      assert.equal(answerOf(back).answer.verdict, 'allowed', condition);
    }
  }
  assert.deepEqual(impliedBy({ question: 'call', fields: { callback: 'sceneDidBecomeActive:' } }),
    ['scenes-adopted']);
  // A stated mode does not replace an implied one.
  const named = stateFor('relaunch', { after: 'none', on: 'silent-push' }, {
    app: { backgroundModes: ['voip'] }, said: ['mode-voip'], implied: ['mode-remote-notification'],
  });
  assert.deepEqual(impliedIn(named), ['mode-remote-notification']);
  // Modes from a file replace implied modes, because a file lists all modes.
  assert.deepEqual(impliedIn({ ...named, said: [] }), []);
});

test('what changes an answer is found, also where the answer does not name it', () => {
  const way = stateFor('path', { from: 'not-running', to: 'active' }, { os: '16.0' });
  assert.ok(matters(way, 'scenes-adopted') > 0);
  const launch = stateFor('transition', { from: 'not-running', cause: 'launch-by-user' },
    { os: '27.0', app: { scenes: false } });
  assert.equal(matters(launch, 'scene-sdk'), 2);
  assert.ok(matters(launch, 'scenes-adopted') > 0);
  const push = stateFor('relaunch', { after: 'user-force-quit', on: 'silent-push' },
    { app: { backgroundModes: ['remote-notification'] } });
  assert.ok(matters(push, 'mode-remote-notification') > 0);
  assert.equal(matters(push, 'mode-audio'), 0);
  assert.equal(matters(stateFor('termination', { code: '0x8badf00d' }), 'scenes-adopted'), 0);
});

test('headlines are sentences', () => {
  const answered = (question, fields, os = '17.0') =>
    answerOf(stateFor(question, fields, { os, implied: impliedBy({ question, fields }) }));
  for (const [question, fields, sentence] of [
    ['termination', { code: '0xdead10cc' },
      'The app held a file or SQLite lock when it was suspended'],
    ['transition', { from: 'background', cause: 'voip-unreported' }, 'The app is ended'],
    ['relaunch', { after: 'user-force-quit', on: 'silent-push' },
      'No. The newest event of its kind is kept until the user launches the app'],
    ['relaunch', { after: 'user-force-quit', on: 'url-session-finished' },
      'No. The event is lost'],
  ]) assert.equal(answered(question, fields).said, sentence);
  assert.match(answered('transition', { from: 'not-running', cause: 'launch-by-user' }, '27.0').said,
    /^The app is then/);
  let count = 0;
  const all = [
    ...values('code').map((code) => ['termination', { code }]),
    ...values('trigger').flatMap((on) => ['user-force-quit', 'system-reclaimed', 'none']
      .map((after) => ['relaunch', { after, on }])),
    ...values('cause').flatMap((cause) => ['active', 'background', 'not-running']
      .map((from) => ['transition', { from, cause }])),
    ...values('activity').map((activity) => ['conduct', { state: 'background', activity }]),
    ...values('event').map((event) => ['delivery', { state: 'suspended', event }]),
    ...values('callback').map((callback) => ['call', { callback }]),
    ...values('allowance').map((allowance) => ['deadline', { allowance }]),
    ...values('mode').map((mode) => ['mode', { mode }]),
    ...values('quota').map((quota) => ['quota', { quota }]),
    ['path', { from: 'active', to: 'suspended' }], ['next', { from: 'active' }],
  ];
  for (const [question, fields] of all) {
    for (const os of ['8.0', '17.0', '27.0']) {
      const { said: one, answer } = answered(question, fields, os);
      const what = `${question} ${JSON.stringify(fields)} ${os}: ${one}`;
      assert.match(one, /^[A-Z0-9]/, what);
      assert.doesNotMatch(one, /undefined|null|^(?:Yes\. |No\. )?(?:allowed|forbidden)\b/i, what);
      if (answer.to === 'not-running') assert.equal(one, 'The app is ended', what);
      if (answer.disposition && answer.verdict === 'forbidden') assert.ok(one.toLowerCase()
        .includes(fate(answer)), what);
      count += 1;
    }
  }
  assert.ok(count > 1000, String(count));
});

test('the times of a code are those of the deadlines', () => {
  const policy = new Policy('17.0');
  const found = Object.fromEntries(limitsOf(policy, 'watchdog').map((one) =>
    [one.allowance, one.limit]));
  for (const allowance of ['launch', 'scene-update', 'process-exit']) {
    assert.equal(found[allowance], policy.deadline(allowance).limit, allowance);
  }
  assert.deepEqual(limitsOf(policy, 'resource-held'), []);
  const report = 'Termination Reason: FRONTBOARD 2343432205\nscene-update watchdog transgression: '
    + 'exhausted real (wall clock) time allowance of 10.00 seconds';
  assert.equal(readText(report).named, 'scene-update');
  assert.match(readText(report).what, /in which FRONTBOARD stands for SPRINGBOARD$/);
  assert.equal(readText('0x8badf00d').named, null);
});

test('two versions stand side by side', () => {
  assert.deepEqual(completions('background task 12.0 and 17')[0].versions, ['12.0', '17']);
});

test('a sentence says everything that its question asks', () => {
  let count = 0;
  const words = ['trigger', 'termination', 'activity', 'event', 'interruption', 'state', 'since']
    .flatMap((kind) => textsOf(kind).map(([text]) => text)).filter((_, i) => i % 3 === 0);
  const lines = words.map((word, i) => `${word} ${words[(i * 7 + 11) % words.length]}`);
  for (const line of [...Object.keys(LINES), ...words, ...lines]) {
    for (const { question, fields } of completions(line)) {
      const { said } = QUESTIONS[question];
      for (const key of Object.keys(fields)) {
        const { of } = FIELDS[question][key];
        const values = of === undefined ? [] : valuesFor(question, key, of).map(([name]) => name);
        const other = values.find((name) => name !== [fields[key]].flat()[0]);
        if (other === undefined) continue;
        const changed = { ...fields, [key]: Array.isArray(fields[key]) ? [other] : other };
        assert.notEqual(said(fields), said(changed), `${line}: ${question} ${key}`);
        count += 1;
      }
    }
  }
  assert.ok(count > 1000, String(count));
});

test('words that say nothing are told', () => {
  assert.deepEqual(unread('silent push xylophonic'), ['xylophonic']);
  assert.deepEqual(unread('swiped away, silent push'), []);
  assert.deepEqual(completions(''), []);
  assert.deepEqual(completions('the of and'), []);
});

test('forms of a word are one', () => {
  for (const words of [['swiped', 'swipes', 'swipe'], ['quit', 'quits', 'quitting'],
    ['launch', 'launches', 'launched']]) {
    assert.equal(new Set(words.map(stem)).size, 1, words.join(' '));
  }
});

test('every name, and every word for it, is found by a line', () => {
  let count = 0;
  const all = ['trigger', 'termination', 'allowance', 'activity', 'quota', 'mode', 'event']
    .flatMap(textsOf);
  for (const [text, { meanings }] of all) {
    if (/^[^a-z]*$/i.test(text)) continue;
    count += completions(text).some(({ fields }) => Object.values(fields).flat().some((one) =>
      meanings.includes(one)));
  }
  assert.ok(count > 0.97 * all.length, `${count} of ${all.length} are found`);
});

test('a long and hostile line ends soon', () => {
  const begun = performance.now();
  for (const line of ['push '.repeat(20000), `${'a'.repeat(50000)} silent`,
    '\u0000<script>alert(1)</script>', '𝕏'.repeat(5000)]) completions(line);
  assert.ok(performance.now() - begun < 2000);
});

const TEXTS = [
  ['0x8badf00d', { code: '0x8badf00d' }],
  ['8BADF00D', { code: '0x8badf00d' }],
  ['ate bad food', { code: '0x8badf00d' }],
  ['Termination Reason: FRONTBOARD 2343432205', { code: '0x8badf00d', namespace: 'springboard' }],
  ['Termination Reason:  Namespace SPRINGBOARD, Code 0x8badf00d',
    { code: '0x8badf00d', namespace: 'springboard' }],
  ['Termination Reason: SIGNAL 9 Killed: 9', { code: '9', namespace: 'signal' }],
  ['<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog',
    { code: '0x8badf00d', namespace: 'springboard' }],
  ['"termination" : {"flags":6,"code":3735883980,"namespace":"RUNNINGBOARD"}',
    { code: '0xdead10cc', namespace: 'runningboard' }],
  ['"termination" : {"namespace":"RUNNINGBOARD","code":3735883980}',
    { code: '0xdead10cc', namespace: 'runningboard' }],
  ['Process exited: <RBSProcessExitContext| specific, status:<RBSProcessExitStatus| domain:jetsam(1) code:highwater(2)>>', { code: '2', namespace: 'jetsam' }],
  ['termination reported by launchd (15, 3735883980, 9)',
    { code: '0xdead10cc', namespace: 'runningboard' }],
  ['Exception Codes: 0x8badf00d', { code: '0x8badf00d' }],
  ['Exception Type:  EXC_CRASH (SIGKILL)', { code: '9', namespace: 'signal' }],
  ['Error Domain=NSURLErrorDomain Code=-997 "Lost connection"',
    { code: '-997', errorDomain: 'url' }],
  ['BGTaskSchedulerErrorDomain 1', { code: '1', errorDomain: 'bg-task-scheduler' }],
];

test('codes, termination lines and errors are read, and can be asked', () => {
  for (const [text, fields] of TEXTS) {
    const found = readText(text);
    assert.deepEqual(found?.fields, fields, text);
    assert.ok(isPasted(text), text);
    new Policy('17.0').termination(found.fields);
  }
  assert.equal(readText('OS Version: iPhone OS 16.4.1 (20E252)\nTermination Reason: RUNNINGBOARD 0xdead10cc').os, '16.4.1');
  assert.equal(readText('hello'), null);
  assert.equal(readText(''), null);
  assert.equal(isPasted('swiped away silent push'), false);
});

const blank = stateFor('relaunch', {});

test('every switch makes its condition hold and fail', () => {
  const OF_QUERY = ['rebooted-since', 'unlocked-since', 'user-launched-since'];
  let count = 0;
  for (const condition of values('condition').filter(canSay)) {
    for (const holds of [true, false]) {
      const state = withFact(blank, condition, holds);
      if (!OF_QUERY.includes(condition)) {
        const known = new Policy('17.0', { app: state.app,
          facts: state.facts }).condition(condition);
        assert.equal(known, holds ? 'holds' : 'fails', `${condition} ${holds}`);
      }
      if (!(OF_QUERY.includes(condition) && !holds)) assert.equal(given(state, condition), holds,
        `${condition} ${holds}`);
      const back = withFact(state, condition, undefined);
      assert.equal(given(back, condition), undefined, condition);
      count += 1;
    }
  }
  assert.ok(count > 100, String(count));
});

test('an answer names the facts that leave it open, and a switch closes it', () => {
  const state = { ...blank, fields: { after: 'user-force-quit', on: 'region-enter' } };
  const ask = (one) => {
    const policy = new Policy('17.0', { app: one.app, facts: one.facts });
    const answer = policy.relaunch(one.fields);
    return { answer, facts: factsBehind(one, policy, 'relaunch', one.fields, answer) };
  };
  const { answer, facts } = ask(state);
  assert.equal(answer.verdict, 'conditional');
  const open = facts.filter(({ said, assumed }) => said === undefined && assumed === null);
  assert.deepEqual(open.map(({ condition }) => condition), ['location-authorization-always']);
  assert.ok(facts.some(({ assumed }) => assumed === true));
  assert.equal(ask(withFact(state, 'location-authorization-always', true)).answer.verdict,
    'allowed');
  assert.ok(untold(state).includes('location-authorization-always'));
});

test('the lines of an answer keep every word of it', () => {
  const policy = new Policy('17.0', { app: { backgroundModes: ['audio'] } });
  const kept = (text) => text.replace(/\s+/g, '');
  let count = 0;
  for (const [question, { first }] of Object.entries(QUESTIONS)) {
    if (question === 'next') continue; // the page draws this table from the answer
    const text = policy.text(question, queryFor(question, first), { parts: ['details'] });
    const lines = linesOf(text);
    const again = lines.map(({ label, value, below }) => label + value + below.join('')).join('');
    assert.equal(kept(again), kept(text), question);
    count += lines.length;
  }
  assert.ok(count > 30);
});

test('the first question of each kind can be asked, has a sentence, and offers what it asks',
  () => {
  for (const [question, { first, said, needs }] of Object.entries(QUESTIONS)) {
    assert.match(said(first), /\?$/, question);
    assert.doesNotMatch(said(first), /undefined|null/, question);
    const policy = new Policy('17.0');
    if (question !== 'manifest') assert.ok(policy[question](queryFor(question, first)).verdict);
    for (const key of needs) {
      const { of } = FIELDS[question][key];
      if (of !== undefined) assert.ok(valuesFor(question, key,
        of).some(([name]) => name === first[key]), `${question} ${key}`);
    }
  }
});

test('every question and its facts go through the address', () => {
  for (const [question, { first }] of Object.entries(QUESTIONS)) {
    const app = { backgroundModes: ['audio', 'fetch'], scenes: true,
      locationAuthorization: 'always', linkedSdk: '12.0' };
    const facts = { passcode: true, charging: null, foregroundSlots: 2 };
    const to = address('ask', { q: question, ...valuesOf(question, first), ...valuesOf('app', app),
      ...valuesOf('facts', facts) });
    const { view, given: found } = parts(to);
    assert.equal(view, 'ask');
    assert.deepEqual(fieldsOf(question, found), first, to);
    assert.deepEqual(fieldsOf('app', found), app);
    assert.deepEqual(fieldsOf('facts', found), facts);
  }
  for (const backgroundModes of [[], ['audio']]) {
    const { given: found } = parts(address('ask', valuesOf('app', { backgroundModes })));
    assert.deepEqual(fieldsOf('app', found), { backgroundModes });
  }
  const hostile = parts('#ask?q=relaunch&after=<img>&on=__proto__&background-modes=constructor,audio&scenes=maybe&linked-sdk=1e9');
  assert.deepEqual(fieldsOf('relaunch', hostile.given), {});
  assert.deepEqual(fieldsOf('app', hostile.given), { backgroundModes: ['audio'] });
});
