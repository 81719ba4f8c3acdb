// Asks every vector of the project through the package.

import assert from 'node:assert/strict';
import test from 'node:test';

import { LifecyclePolicyError } from '../src/node.js';
import { agrees, answerOf, cases } from './vectors.js';

/** Returns the keys in which an answer differs from what a case expects. */
function disagreements(one) {
  const { status, field, ...expected } = one.expect;
  let answer;
  try {
    answer = answerOf(one);
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    return status === error.status ? [] : [error.message];
  }
  if (status !== undefined) return [`expected ${status}`];
  return Object.entries(expected)
    .filter(([key, wanted]) => !agrees(answer, key, wanted))
    .map(
      ([key, wanted]) =>
        `${key}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(answer[key])}`,
    );
}

const all = cases();

test(`${all.length} vectors`, () => {
  assert.ok(all.length > 3000);
  const wrong = all.flatMap((one) => disagreements(one).map((line) => `${one.name}: ${line}`));
  assert.deepEqual(wrong, []);
});

test('a wrong answer is noticed', () => {
  // Compares each answer with the expectation of another case. Most of these comparisons must find
  // a difference.
  const noticed = all.filter((one, i) => {
    const other = all[(i + 1) % all.length];
    return one.query === other.query && disagreements({ ...one, expect: other.expect }).length > 0;
  });
  assert.ok(noticed.length > all.length / 2, `${noticed.length} of ${all.length}`);
});
