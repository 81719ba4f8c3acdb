// The texts of answers to the questions of all vectors are the same in Python, C and JavaScript, to
// the byte.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

import { asked } from '../src/asking.js';
import { Policy, values } from '../src/node.js';
import { CHECKOUT } from './checkout.js';
import { cases, commandOf } from './vectors.js';

const path = (name, from = CHECKOUT) => fileURLToPath(new URL(name, from));
/** All parts of a text, with every condition assumed. */
const EVERYTHING = {
  parts: ['headline', 'question', 'details', 'grounds', 'marks'], assumed: values('condition'),
};

/**
 * Returns the question of a case twice: for the usual text, and for the text with all parts. A
 * range of versions is asked on its first version.
 */
function questionsOf({ name, query, ask }) {
  const { 'os-last': last, ...options } = ask;
  const question = commandOf(query);
  const found = { name, question, axis: ask.axis ?? 'app', ...asked(question, options) };
  return [{ ...found, options: {} }, { ...found, options: EVERYTHING }];
}

/** Writes the texts through Python, and by calls of the C library. */
function others(questions) {
  const shown = (_, value) =>
    (typeof value === 'bigint' ? String(value) : value === Infinity ? 'unlimited' : value);
  const made = spawnSync('python3', ['-B', path('texts.py', import.meta.url)], {
    input: JSON.stringify(questions, shown),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      PYTHONPATH: path('bindings/python/src'),
      LIFECYCLE_POLICY_LIBRARY: path('.build/dist/lib/liblifecycle_policy.so'),
    },
  });
  assert.equal(made.status, 0, made.stderr);
  return JSON.parse(made.stdout);
}

const questions = cases().filter(({ expect }) => expect.status === undefined).flatMap(questionsOf);

test(`${questions.length} texts are the same in Python, C and JavaScript`, () => {
  assert.ok(questions.length > 6000);
  assert.ok(new Set(questions.map(({ question }) => question)).size >= 14);
  const found = others(questions);
  assert.equal(found.length, questions.length);
  const differing = questions.flatMap(({ name, question, os, context, query, options }, i) => {
    const text = new Policy(os, context).text(question, query, options);
    const ours = Buffer.from(text).toString('hex');
    assert.ok(text.length > 20, name);
    return found[i].every((other) => other === ours) ? [] : [name];
  });
  assert.deepEqual(differing, []);
});
