// Finds the checkout that these tests belong to. The tests run next to the built package, in
// .build/javascript.

import { existsSync } from 'node:fs';

/** Returns the address of the checkout's root, which ends with a slash. */
function found(at) {
  const parent = new URL('..', at);
  if (existsSync(new URL('Tests/Vectors/schema.json', at))) return at;
  if (parent.href === at.href) throw new Error('these tests need the checkout');
  return found(parent);
}

export const CHECKOUT = found(new URL('.', import.meta.url));
