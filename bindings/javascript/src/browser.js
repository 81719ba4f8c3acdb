// The package in a browser. Loads the module from the folder of the package.

import { load } from './main.js';

const response = await fetch(new URL('../lifecycle_policy.wasm', import.meta.url));
await load(await response.arrayBuffer());

export * from './main.js';
