// Tests the part See against the library. Checks that no module of the page calls a function that
// makes markup of a text, runs a text, or sends a request.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import './loaded.js';
import { changes } from '../see/changes.js';
import { stepsOf } from '../see/diagram.js';
import { matrix } from '../see/matrix.js';
import { search } from '../see/rulebook.js';
import { Policy, rules } from '../../src/main.js';

const PAGE = new URL('..', import.meta.url);

test('no module makes markup of a text, runs a text, or asks the network', () => {
  const files = readdirSync(PAGE, { recursive: true })
    .filter((name) => name.endsWith('.js') && !name.startsWith('tests') && name !== 'build.js');
  assert.ok(files.length > 20);
  for (const name of files) {
    const text = readFileSync(new URL(name, PAGE), 'utf8');
    for (const bad of ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'eval(',
      'new Function', 'fetch(', 'XMLHttpRequest', 'createContextualFragment', 'srcdoc',
      'localStorage']) {
      assert.ok(!text.includes(bad), `${name}: ${bad}`);
    }
  }
});

test('the matrix has the answers of the library, on every version on which one changes', () => {
  const app = { backgroundModes: ['remote-notification'] };
  const { triggers, columns } = matrix('user-force-quit', { app });
  const at = triggers.indexOf('silent-push');
  for (const { os, cells } of columns) {
    const { verdict } = new Policy(os, { app }).relaunch({ after: 'user-force-quit',
      on: 'silent-push' });
    assert.equal(cells[at][0], { forbidden: 'no', 'not-applicable': '–', allowed: 'yes' }[verdict],
      os);
  }
  assert.ok(columns.length > 8);
});

test('what changes is found, and equal versions differ in nothing', () => {
  const { asked, found } = changes({ os: '12.0', options: {} }, { os: '13.0', options: {} });
  assert.ok(asked > 800, String(asked));
  const deadline = found.find(({ question }) => question === 'deadline').differing;
  const task = deadline.find(({ fields }) => fields.allowance === 'background-task');
  assert.match(task.before[0], /^180 s/);
  assert.match(task.after[0], /^30 s/);
  assert.deepEqual(changes({ os: '17.0', options: {} }, { os: '17.0', options: {} }).found, []);
  const scenes = changes({ os: '17.0', options: { app: { scenes: false } } },
    { os: '17.0', options: { app: { scenes: true } } });
  assert.ok(scenes.found.some(({ question }) => question === 'transition'));
});

test('what changes begins with what is allowed no more', () => {
  const on = (os) => ({ os, options: { app: { scenes: false } } });
  const { found } = changes(on('26.0'), on('27.0'));
  const [{ question, differing: [first] }] = found;
  assert.equal(question, 'transition');
  assert.deepEqual(first.fields, { from: 'not-running', cause: 'launch-by-user' });
  for (const { differing } of found) {
    const weights = differing.map(({ weight }) => weight);
    assert.deepEqual(weights, [...weights].sort());
  }
});

test('the diagram has every step that the library lists', () => {
  const { found } = stepsOf('17.0', { app: { scenes: false } }, 'app');
  assert.deepEqual([...found.keys()].sort(), ['active', 'background', 'inactive', 'not-running',
    'prewarmed', 'suspended']);
  const listed = [...found.get('active').values()].flat().length;
  assert.equal(listed,
    new Policy('17.0', { app: { scenes: false } }).next({ from: 'active' }).transitions.length);
  assert.ok(stepsOf('17.0', { app: { scenes: true } }, 'scene').found.size >= 3);
});

test('rules are found by words of their notes and sources', () => {
  assert.equal(search({ text: '' }).length, rules().length);
  assert.ok(search({ text: 'force quit push' }).length > 0);
  assert.ok(search({ text: 'relaunch.force-quit' }).some(({ id }) => id === 'relaunch.force-quit'));
  assert.equal(search({ text: 'xylophone' }).length, 0);
  assert.ok(search({ text: '', source: 'A2' }).every(({ citations }) =>
    citations.some(({ key }) => key === 'A2')));
});
