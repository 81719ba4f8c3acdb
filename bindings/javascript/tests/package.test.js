// Tests the package: its files, declarations and command, and loading outside the checkout.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

import * as loaded from '../src/node.js';
import { CHECKOUT } from './checkout.js';
import { cases, commandOf } from './vectors.js';

/** Returns the path of a file in the checkout. */
const fixture = (name) => fileURLToPath(new URL(name, CHECKOUT));
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const run = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' });
const cli = (...args) => run(process.execPath, join(root, 'bin/lifecycle-policy.js'), ...args);
const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const archive = join(root, '..', `lifecycle-policy-${about.version}.tgz`);

test('the versions agree', () => {
  assert.equal(about.version, loaded.libraryVersion());
  assert.equal(about.version, readFileSync(new URL('VERSION', CHECKOUT), 'utf8').trim());
});

const unpacked = !existsSync(archive) && 'npm packed nothing';

test('the archive has what it needs, in at most 470 KB', { skip: unpacked }, () => {
  assert.ok(statSync(archive).size <= 470_000, String(statSync(archive).size));
  const folder = mkdtempSync(join(tmpdir(), 'lifecycle-policy-'));
  try {
    assert.equal(run('tar', '-xzf', archive, '-C', folder).status, 0);
    const script = 'import { Policy } from "./package/src/node.js";'
      + 'console.log(new Policy("12.4").deadline("background-task").limit)';
    const made = spawnSync(
      process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(made.stdout, '180\n', made.stderr);
    const [browser, command] = [about.exports['.'].default, about.bin['lifecycle-policy']];
    for (const name of [about.types, browser, command, 'LICENSE', 'README.md']) {
      assert.ok(existsSync(join(folder, 'package', name)), name);
    }
    assert.ok(!existsSync(join(folder, 'package/tests')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const untyped = run('tsc', '--version').error && 'no tsc here (Debian: node-typescript)';

test('the declarations', { skip: untyped }, () => {
  for (const resolution of [['node16', 'node16'], ['es2022', 'node']]) {
    const [module, how] = resolution;
    const options = ['--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--module', module];
    const made = run('tsc', '--noEmit', ...options, '--moduleResolution', how, join(here, 'types.ts'));
    assert.equal(made.stdout, '');
    assert.equal(made.status, 0);
  }
});

test('the declarations have every name that the package exports', () => {
  const text = readFileSync(join(root, 'src/main.d.ts'), 'utf8');
  const declared = [
    ...text.matchAll(/^export (?:class|function|const) (\w+)/gm),
  ].map((match) => match[1]);
  assert.deepEqual(declared.sort(), Object.keys(loaded).sort());
  for (const of of [loaded.Policy, loaded.Device, loaded.Auditor, loaded.Session]) {
    const body = text.slice(text.indexOf(`export class ${of.name} `));
    const methods = Object.getOwnPropertyNames(of.prototype).filter(
      (name) => name !== 'constructor',
    );
    for (const name of methods) {
      assert.match(body.slice(0, body.indexOf('\n}\n')), new RegExp(`\\b${name}\\b`), name);
    }
  }
});

test('a browser loads the module from the address beside it', async () => {
  // Node's own fetch cannot read files.
  const given = globalThis.fetch;
  const fetched = [];
  globalThis.fetch = async (address) => {
    fetched.push(address.pathname.split('/').at(-1));
    return { arrayBuffer: async () => readFileSync(address) };
  };
  try {
    const { Policy } = await import('../src/browser.js');
    assert.equal(new Policy('12.4').deadline('background-task').limit, 180);
    assert.deepEqual(fetched, ['lifecycle_policy.wasm']);
  } finally {
    globalThis.fetch = given;
  }
});

test('the command', () => {
  const answered = cli(
    'relaunch', '--os', '17.0', '--after=user-force-quit', '--on', 'silent-push',
    '--mode', 'remote-notification');
  assert.equal(answered.status, 0, answered.stderr);
  assert.match(answered.stdout, /^forbidden: silent-push after user-force-quit, iOS 17\.0\n/);
  assert.match(answered.stdout, /^ {2}rule {8}relaunch\.force-quit /m);
  const json = JSON.parse(cli('deadline', '--os', '12.4', 'background-task', '--json').stdout);
  assert.deepEqual([json.status, json.limit], ['ok', 180]);
  const info = fixture('examples/fixtures/AudioPlayer-Info.plist');
  for (const [args, printed] of [
    [['termination', '0xdead10cc'], /^resource-held: 0xdead10cc, iOS /],
    [['step', '--os=12.0', '--from', 'inactive', '--cause', 'home-button'],
      /^allowed: inactive -> background, home-button, iOS 12\.0\n/],
    [['transition', '--os=17.0', '--scenes', '--axis=scene', '--from=foreground-inactive',
      '--to=background', '--cause=home-button'],
    /^allowed: foreground-inactive -> scene-background, /],
    [['manifest', '--os=3.0', '--info-plist', info], /UIBackgroundModes/],
    [['--version'], /^lifecycle-policy \d/],
    [[], /^usage: lifecycle-policy /],
    [['names', 'trigger'], /^silent-push {2,}\S/m],
    [['names'], /^trigger$/m],
  ]) assert.match(cli(...args).stdout, printed);
});

test('the command reads words, and says which may mean something else', () => {
  const words = ['--os=17.0', '--after', 'swiped away', '--on', 'geofence'];
  const names = ['--os=17.0', '--after=user-force-quit', '--on=region-enter'];
  const note = '`geofence` was read as region-enter; it may also mean region-exit\n';
  for (const format of [[], ['--json']]) {
    const made = cli('relaunch', ...words, ...format);
    assert.deepEqual([made.status, made.stderr], [0, note]);
    assert.equal(made.stdout, cli('relaunch', ...names, ...format).stdout);
  }
  assert.match(
    cli('relaunch', '--after', 'killed', '--on', 'geofence').stderr,
    /^termination: `killed` is not known: it may mean user-force-quit \(/,
  );
});

test('a command that is not there gets examples of those that may answer', () => {
  const lines = (...args) => {
    const made = cli(...args);
    assert.deepEqual([made.status, made.stdout], [2, '']);
    const [first, ...examples] = made.stderr.trimEnd().split('\n');
    assert.match(first, /^there is no command `.*`; ask(, for example)?:$/);
    return examples.map((line) => line.split(' ').slice(3).join(' '));
  };
  const killed = 'termination 0xdead10cc';
  assert.equal(lines('kill')[0], killed);
  assert.equal(lines('why', 'was', 'my', 'app', 'killed')[0], killed);
  assert.equal(lines('Why was my app killed?')[0], killed);
  assert.deepEqual(lines('0x8BADF00D'), ['termination 0x8BADF00D']);
  assert.deepEqual(lines('8badf00d'), ['termination 8badf00d']);
  assert.match(lines('how long may a background task run')[0], /^deadline /);
  assert.match(lines('does a silent push wake my app after a force quit')[0], /^relaunch /);
  assert.match(cli('tea').stderr, /^there is no command `tea`; see --help\n$/);
  const { message } = JSON.parse(cli('kill', '--json').stdout);
  assert.ok(message.includes(killed));
});

test('each example of the help has an answer', () => {
  const examples = cli('help').stdout.split('\n').flatMap((line) => {
    const [, command, options] = /^ {2}lifecycle-policy (\S+) (.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [[command, ...options.split(' ')]];
  });
  assert.ok(examples.length > 15);
  const files = {
    'Info.plist': 'examples/fixtures/AudioPlayer-Info.plist',
    'SCENARIO.json': 'examples/scenarios/day.json',
  };
  for (const example of examples) {
    const made = cli(...example.map((one) =>
      (Object.hasOwn(files, one) ? fixture(files[one]) : one)));
    assert.deepEqual([made.status, made.stderr], [0, ''], example.join(' '));
    assert.ok(made.stdout.length > 20);
  }
});

test('the help on a command lists every option that vectors give', () => {
  const listed = (text) =>
    new Set([...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name));
  const shared = listed(cli('help', 'app').stdout);
  assert.ok(shared.size > 35 && shared.has('mode') && shared.has('ipad'));
  const given = new Map();
  for (const { query, ask } of cases()) {
    const keys = given.get(query) ?? new Set();
    Object.keys(ask).filter((key) => key !== 'os-last').forEach((key) => keys.add(key));
    given.set(query, keys);
  }
  const pages = [cli('help').stdout, cli('help', 'app').stdout];
  for (const [query, keys] of given) {
    const text = cli('help', commandOf(query)).stdout;
    pages.push(text);
    const own = listed(text);
    for (const key of keys) assert.ok(own.has(key) || shared.has(key), `${query}: ${key}`);
    for (const key of own) assert.ok(!shared.has(key), `${query}: ${key}`);
  }
  assert.equal(cli('relaunch', '--help').stdout, cli('help', 'relaunch').stdout);
  for (const line of pages.join('').split('\n')) assert.ok(line.length <= 100, line);
});

test('the command plays a scenario', () => {
  const played = cli('simulate', fixture('examples/scenarios/day.json'));
  assert.equal(played.status, 0, played.stderr);
  const lines = played.stdout.trim().split('\n');
  assert.ok(lines.length > 100 && lines.every((line) => /^\d+\.\d{3} /.test(line)), played.stdout);
});

test('the command names what is wrong', () => {
  for (const [args, message] of [
    [
      ['relaunch', '--after', 'teapot', '--on', 'silent-push'],
      /^termination: `teapot` is not known/,
    ],
    [['relaunch', '--tea', 'x'], /^tea: this question has no such option/],
    [['relaunch', '--after'], /^--after needs a value/],
    [['relaunch', 'crash'], /^unexpected argument `crash`/],
    [['tea'], /^there is no command `tea`/],
    [['names', 'tea'], /^enumeration: `tea` is not known/],
    [['manifest', '--info-plist', 'nowhere.plist'], /nowhere\.plist/],
    [['simulate'], /^simulate takes one file/],
    [['simulate', join(root, 'README.md')], /JSON/],
    [['constructor'], /^there is no command/],
  ]) {
    const made = cli(...args);
    assert.equal(made.status, 2, args.join(' '));
    assert.match(made.stderr, message);
    assert.equal(made.stdout, '');
  }
  const json = JSON.parse(
    cli('relaunch', '--after', 'teapot', '--on', 'silent-push', '--json').stdout,
  );
  assert.deepEqual([json.status, json.field], ['unknown-value', 'termination']);
});
