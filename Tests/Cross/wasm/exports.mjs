// Checks what the WebAssembly module exports and imports.
//
//   node exports.mjs MODULE FUNCTION ...
//
// The module must export exactly these functions, its memory and __heap_base. It must import
// nothing.

import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';

const [path, ...functions] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(path));
const kinds = Object.fromEntries(
  WebAssembly.Module.exports(module).map(({ name, kind }) => [name, kind]));
const wanted = Object.fromEntries(functions.map((name) => [name, 'function']));
wanted.memory = 'memory';
wanted.__heap_base = 'global';
const imports = WebAssembly.Module.imports(module);
const problems = imports.map(({ module: from, name }) => `imports ${from}.${name}`);
for (const name of new Set([...Object.keys(kinds), ...Object.keys(wanted)])) {
  if (!isDeepStrictEqual(kinds[name], wanted[name])) {
    problems.push(`${name}: ${kinds[name] ?? 'missing'}, expected ${wanted[name] ?? 'nothing'}`);
  }
}
const { exports } = await WebAssembly.instantiate(module, {});
const before = new Uint8Array(exports.memory.buffer).length;
if (exports.__heap_base.value > before) problems.push('__heap_base lies outside the memory');
problems.forEach((problem) => console.error(problem));
const pages = before / 65536;
console.log(`exports: ${functions.length} functions, ${imports.length} imports, ${pages} pages`);
process.exitCode = problems.length > 0 ? 1 : 0;
