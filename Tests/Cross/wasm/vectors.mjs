// Replays vectors through the WebAssembly module, with policies of both forms.
//
//   node vectors.mjs MODULE LAYOUT VECTORS.json ...
//
// Prints each answer that is not as expected, then one line. Exits 1 if there was any.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Library } from './library.mjs';
import { answer, questions } from './questions.mjs';

const sorted = (names) => JSON.stringify([...(names ?? [])].sort());

/** Returns whether an answer has what a case expects under a key; see Tests/Vectors/README.md. */
function agrees(found, key, wanted) {
  switch (key) {
    case 'requires': return wanted.every((condition) => found.requires?.includes(condition));
    case 'requires_not':
      return found.requires !== undefined && !wanted.some((one) => found.requires.includes(one));
    case 'resets': return sorted(found.resets) === sorted(wanted);
    case 'explains':
      return Object.entries(wanted).every(([rule, role]) => found.explanation?.[rule] === role);
    default: return found[key] === wanted;
  }
}

const FORMS = ['LCP_FORM_SMALL', 'LCP_FORM_TABLES'];

const [modulePath, layoutPath, ...paths] = process.argv.slice(2);
const library = await Library.load(modulePath, layoutPath);
let [cases, expectations, failures] = [0, 0, 0];
for (const path of paths) {
  const file = JSON.parse(await readFile(path, 'utf8'));
  if (file.schema !== 1 || !questions.includes(file.query)) {
    throw new Error(`${path}: schema ${file.schema}, query ${file.query}`);
  }
  const asked = file.cases.flatMap((one) => FORMS.map((form) => ({ ...one, form })));
  for (const { id, ask, expect, form } of asked) {
    const found = answer(library, file.query, ask, form);
    const wanted = { status: 'ok', ...expect };
    const wrong = Object.entries(wanted).filter(([key, value]) => !agrees(found, key, value));
    cases += 1;
    expectations += Object.keys(expect).length;
    if (wrong.length > 0) failures += 1;
    for (const [key, value] of wrong) {
      const shown = JSON.stringify(key === 'explains' ? found.explanation : found[key]);
      const expected = JSON.stringify(value);
      console.error(`${basename(path)}:${id}: ${key} is ${shown}, expected ${expected}`);
    }
  }
}
console.log(`vectors: ${cases} cases with ${expectations} expectations, ${failures} cases failed`);
process.exitCode = failures > 0 || cases === 0 ? 1 : 0;
