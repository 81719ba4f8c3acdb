#!/usr/bin/env node
// The command `lifecycle-policy`: asks a question, or plays a scenario.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { ask, FLAGS, LISTS, QUESTIONS, textOf } from '../src/asking.js';
import { libraryVersion, LifecyclePolicyError, rulesetVersion } from '../src/node.js';
import { play } from '../src/scenario.js';

const USAGE = `usage: lifecycle-policy COMMAND [OPTION ...] [--json]

  lifecycle-policy relaunch --os 17.0 --mode remote-notification --after crash --on silent-push
  lifecycle-policy deadline --os 13.0 background-task
  lifecycle-policy transition --os 12.0 --from active --to background --cause home-button
  lifecycle-policy step --os 12.0 --from inactive --cause home-button
  lifecycle-policy termination 0xdead10cc
  lifecycle-policy simulate SCENARIO.json

Commands: ${Object.keys(QUESTIONS).join(', ')}, simulate.
The app and the device: --mode NAME, --info-plist FILE, --scenes, --authorization always,
--passcode and others; --facts unknown for a device about which nothing is known.`;

/** The option that an argument without a name is given to. */
const POSITIONAL = {
  deadline: 'allowance', mode: 'of', quota: 'quota', duties: 'callback', termination: 'code',
};

/** Reads arguments; options may be given as `--key value` or `--key=value`. */
function options(command, argv) {
  const found = {};
  const isList = (key) => LISTS.has(key) && POSITIONAL[command] !== key;
  for (let i = 0; i < argv.length; i++) {
    const match = /^--([a-z-]+)(?:=(.*))?$/s.exec(argv[i]);
    let [key, value] = match ? [match[1], match[2]] : [POSITIONAL[command], argv[i]];
    if (key === undefined) {
      throw new LifecyclePolicyError(`unexpected argument \`${argv[i]}\``, { status: 'malformed' });
    }
    const isFlag = match && (FLAGS.has(key) || (key.startsWith('no-') && FLAGS.has(key.slice(3))));
    if (isFlag) {
      if (!FLAGS.has(key)) [key, value] = [key.slice(3), false];
      else value = true;
    } else if (match && value === undefined) {
      value = argv[++i];
      if (value === undefined) {
        throw new LifecyclePolicyError(
          `--${key} needs a value`, { status: 'malformed', field: key },
        );
      }
    }
    if (isList(key)) (found[key] ??= []).push(value);
    else found[key] = value;
  }
  return found;
}

/** Prints an answer as text, or its fields as JSON. */
function print(command, given, isJson) {
  if (!isJson) return console.log(textOf(command, given));
  const shown = (_, value) =>
    (typeof value === 'bigint' ? String(value) : value === Infinity ? 'unlimited' : value);
  return console.log(JSON.stringify({ status: 'ok', ...ask(command, given) }, shown, 2));
}

function simulate([path, ...others]) {
  if (path === undefined || others.length > 0) {
    throw new LifecyclePolicyError('simulate takes one file', { status: 'malformed' });
  }
  const scenario = JSON.parse(readFileSync(path, 'utf8'));
  const file = (name) => readFileSync(resolve(dirname(path), name));
  const refused = (step, error) => console.error(`${step.at} ${step.event}: ${error.message}`);
  for (const effect of play(scenario, file, refused)) console.log(effect.text);
}

function main(argv) {
  const isJson = argv.includes('--json');
  const [command, ...rest] = argv.filter((one) => one !== '--json');
  if (command === '--version') {
    return console.log(`lifecycle-policy ${libraryVersion()}, rule set ${rulesetVersion()}`);
  }
  if (
    command === undefined || command === 'help' || rest.includes('--help') || command === '--help'
  ) {
    return console.log(USAGE);
  }
  try {
    if (command === 'simulate') simulate(rest);
    else if (Object.hasOwn(QUESTIONS, command)) print(command, options(command, rest), isJson);
    else throw new LifecyclePolicyError(
      `there is no command \`${command}\`; see --help`, { status: 'not-found' },
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
