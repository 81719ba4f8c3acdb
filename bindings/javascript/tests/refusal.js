// Checks that a call is refused.

import assert from 'node:assert/strict';

import { LifecyclePolicyError } from '../src/node.js';

/** Returns the error of a call. Fails if the call throws no error of the package. */
export function refusal(work) {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof LifecyclePolicyError, String(error.stack));
    return error;
  }
  throw new assert.AssertionError({ message: 'nothing was refused' });
}
