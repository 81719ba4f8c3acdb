#!/usr/bin/env node
// The command `lifecycle-policy`: asks a question, plays a scenario, or lists names.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { ask, optionsOf, POSITIONAL, QUESTIONS, textOf } from '../src/asking.js';
import { ENUMERATIONS } from '../src/generated.js';
import { helpOn, hints } from '../src/help.js';
import {
  libraryVersion, LifecyclePolicyError, rulesetVersion, title, values,
} from '../src/node.js';
import { play } from '../src/scenario.js';

/** Reads arguments. Options may be given as `--key value` or `--key=value`. */
function options(command, argv) {
  const found = {};
  const known = optionsOf(command);
  const isFlag = (key) => known.get(key)?.isFlag === true;
  for (let i = 0; i < argv.length; i++) {
    const match = /^--([a-z-]+)(?:=(.*))?$/s.exec(argv[i]);
    let [key, value] = match ? [match[1], match[2]] : [POSITIONAL[command], argv[i]];
    if (key === undefined) {
      throw new LifecyclePolicyError(`unexpected argument \`${argv[i]}\``, { status: 'malformed' });
    }
    if (match && (isFlag(key) || (key.startsWith('no-') && isFlag(key.slice(3))))) {
      if (!isFlag(key)) [key, value] = [key.slice(3), false];
      else value = true;
    } else if (match && value === undefined) {
      value = argv[++i];
      if (value === undefined) {
        throw new LifecyclePolicyError(
          `--${key} needs a value`, { status: 'malformed', field: key },
        );
      }
    }
    if (known.get(key)?.isList) (found[key] ??= []).push(value);
    else found[key] = value;
  }
  return found;
}

/** Prints an answer as text, or its fields as JSON. Notes on words go to standard error. */
function print(command, given, isJson) {
  const notes = new Set();
  const say = (note) => notes.add(note);
  if (isJson) {
    const shown = (_, value) =>
      (typeof value === 'bigint' ? String(value) : value === Infinity ? 'unlimited' : value);
    console.log(JSON.stringify({ status: 'ok', ...ask(command, given, say) }, shown, 2));
  } else {
    console.log(textOf(command, given, say));
  }
  for (const note of notes) console.error(note);
}

/** Prints the names of a kind with their titles. Without a kind, prints the kinds. */
function names([kind]) {
  if (kind === undefined) return console.log(Object.keys(ENUMERATIONS).join('\n'));
  const rows = values(kind).map((name) => [name, title(kind, name)]);
  const column = 2 + Math.max(...rows.map(([name]) => name.length));
  return console.log(rows.map(([name, said]) => name.padEnd(column) + said).join('\n'));
}

function simulate([path, ...others]) {
  if (path === undefined || others.length > 0) {
    throw new LifecyclePolicyError('simulate takes one file', { status: 'malformed' });
  }
  const scenario = JSON.parse(readFileSync(path, 'utf8'));
  const file = (name) => readFileSync(resolve(dirname(path), name));
  const refused = (step, error) => console.error(error.message);
  for (const effect of play(scenario, file, refused)) console.log(effect.text);
}

function main(argv) {
  const isJson = argv.includes('--json');
  const [command, ...rest] = argv.filter((one) => one !== '--json');
  if (command === '--version') {
    return console.log(`lifecycle-policy ${libraryVersion()}, rule set ${rulesetVersion()}`);
  }
  if (command === undefined || command === 'help' || command === '--help') {
    return console.log(helpOn(rest[0]));
  }
  if (rest.includes('--help')) return console.log(helpOn(command));
  try {
    if (command === 'simulate') simulate(rest);
    else if (command === 'names') names(rest);
    else if (Object.hasOwn(QUESTIONS, command)) print(command, options(command, rest), isJson);
    else throw new LifecyclePolicyError(
      `there is no command \`${command}\`${hints([command, ...rest]) || '; see --help'}`,
      { status: 'not-found' },
    );
  } catch (error) {
    if (
      !(error instanceof LifecyclePolicyError) && !(error instanceof SyntaxError) && !error.code
    ) {
      throw error;
    }
    const { status = 'malformed', field = null, message } = error;
    if (isJson) console.log(JSON.stringify({ status, field, message }));
    console.error(message);
    process.exitCode = 2;
  }
  return undefined;
}

main(process.argv.slice(2));
