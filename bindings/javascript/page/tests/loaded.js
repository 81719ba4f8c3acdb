// Loads the WebAssembly module for the tests of the page's modules.

import { readFileSync } from 'node:fs';

import { load } from '../../src/main.js';

export const CHECKOUT = new URL('../../../../', import.meta.url);

await load(readFileSync(new URL('.build/javascript/package/lifecycle_policy.wasm', CHECKOUT)));
