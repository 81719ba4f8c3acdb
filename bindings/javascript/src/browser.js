// The package in a browser: it loads the module from the address beside it.

import { load } from './main.js';

const response = await fetch(new URL('../lifecycle_policy.wasm', import.meta.url));
await load(await response.arrayBuffer());

export * from './main.js';
