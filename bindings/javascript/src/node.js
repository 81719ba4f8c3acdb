// The package in Node. Loads the module from the folder of the package.

import { readFile } from 'node:fs/promises';

import { load } from './main.js';

await load(await readFile(new URL('../lifecycle_policy.wasm', import.meta.url)));

export * from './main.js';
