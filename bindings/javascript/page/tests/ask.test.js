// What a line completes to, what a pasted text is read as, and the facts behind an answer.

import assert from 'node:assert/strict';
import test from 'node:test';

import './loaded.js';
import { address, fieldsOf, parts, valuesOf } from '../address.js';
import { linesOf } from '../ask/answer.js';
import { canSay, factsBehind, given, untold, withFact } from '../ask/facts.js';
import { completions, stem, unread } from '../ask/line.js';
import { queryFor, QUESTIONS, valuesFor } from '../ask/questions.js';
import { isPasted, readText } from '../ask/reports.js';
import { FIELDS } from '../../src/fields.js';
import { Policy, values } from '../../src/main.js';
import { textsOf } from '../../src/meanings.js';

/** Lines as people type them, with the question that comes first. */
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
  'phone call comes in': ['transition', { cause: 'interruption-begin',
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

test('lines complete to what people mean', () => {
  for (const [line, [question, fields, os]] of Object.entries(LINES)) {
    const [first] = completions(line);
    assert.equal(first?.question, question, line);
    // Nothing may be asked that the sentence does not say.
    if (question !== 'transition') assert.deepEqual(first.fields, fields, line);
    for (const [key, value] of Object.entries(fields)) assert.equal(first.fields[key], value,
      `${line}: ${key}`);
    if (os !== undefined) assert.deepEqual(first.versions, [os], line);
  }
});

test('before the first unlock is a fact, and no unlock since', () => {
  const [{ question, fields, facts }] = completions('VoIP push after reboot before unlock');
  assert.equal(question, 'relaunch');
  assert.deepEqual(fields, { after: 'reboot', on: 'voip-push' });
  assert.deepEqual(facts, { passcode: true, firstUnlockDone: false });
  assert.deepEqual(unread('VoIP push after reboot before unlock'), []);
  assert.deepEqual(completions('VoIP push after reboot and unlock')[0].fields.since, ['unlock']);
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
  for (const kind of ['trigger', 'termination', 'allowance', 'activity', 'quota', 'mode',
    'event']) {
    for (const [text, { meanings }] of textsOf(kind)) {
      const found = completions(text);
      if (/^[^a-z]*$/i.test(text) || found.length === 0) continue;
      const named = found.some(({ fields }) => Object.values(fields).flat().some((one) =>
        meanings.includes(one)));
      if (!named) continue;
      count += 1;
    }
  }
  const all = ['trigger', 'termination', 'allowance', 'activity', 'quota', 'mode', 'event']
    .reduce((sum, kind) => sum + textsOf(kind).length, 0);
  assert.ok(count > 0.97 * all, `${count} of ${all} are found`);
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

const blank = { question: 'relaunch', fields: {}, app: {}, facts: {} };

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
    if (question === 'next') continue; // a table, which the page draws from the answer
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
