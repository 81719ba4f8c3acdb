// Tests Info.plists in both forms: valid, damaged and hostile ones.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import {
  appFromInfo, appFromInfoPlist, LifecyclePolicyError, Policy, readPropertyList,
} from '../src/node.js';
import { functions } from '../src/library.js';
import { CHECKOUT } from './checkout.js';

const encoder = new TextEncoder();
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
  + '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "a">\n';
const xml = (body, head = HEAD) =>
  encoder.encode(`${head}<plist version="1.0">${body}</plist>\n`);

/** Returns a copy of a value in which dictionaries are ordinary objects, for comparisons. */
const plain = (value) => (Array.isArray(value) ? value.map(plain)
  : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)])) : value);

/**
 * Writes a binary property list. Objects are given as bytes, and refer to each other by one byte.
 */
function binary(
  objects, { top = 0, offsetSize = 2, referenceSize = 1, count = objects.length, table } = {},
) {
  const bytes = [...encoder.encode('bplist00')];
  const offsets = objects.map((object) => {
    const at = bytes.length;
    bytes.push(...object);
    return at;
  });
  const start = table ?? bytes.length;
  for (const at of offsets) bytes.push(at >> 8, at & 255);
  const number = (value) =>
    [0, 0, 0, 0, (value >>> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255];
  bytes.push(
    0, 0, 0, 0, 0, 0, offsetSize, referenceSize, ...number(count), ...number(top), ...number(start),
  );
  return Uint8Array.from(bytes);
}

const ascii = (text) => [0x50 | text.length, ...encoder.encode(text)];

/** Reads arbitrary bytes. Returns the text of the error, or "" if there is none. */
function attempted(bytes) {
  try {
    appFromInfoPlist(bytes);
    return '';
  } catch (error) {
    assert.ok(error instanceof LifecyclePolicyError, error.stack);
    return error.message;
  }
}

test('XML', () => {
  const root = readPropertyList(xml(`<dict>
    <!-- a comment --><key>a&amp;b</key><string>&lt;&#65;&#x42;<![CDATA[<c>]]></string>
    <key>list</key>
    <array><true/><false></false><integer>-7</integer><real>1.5</real><array/></array>
    <key>big</key><integer>9223372036854775807</integer><key>hex</key><integer>0x1F</integer>
    <key>data</key><data> AQID
    BA== </data><key>date</key><date>2026-01-02T03:04:05Z</date><key>__proto__</key><string/>
  </dict>`));
  const { date, data, ...others } = plain(root);
  assert.equal(date.toISOString(), '2026-01-02T03:04:05.000Z');
  assert.deepEqual([...data], [1, 2, 3, 4]);
  assert.equal(root['a&b'], '<AB<c>');
  assert.deepEqual(others.list, [true, false, -7, 1.5, []]);
  assert.deepEqual(
    [root.big, root.hex, Object.keys(root).includes('__proto__')], [9223372036854775807n, 31, true],
  );
});

test('UTF-16', () => {
  const text = '\ufeff<plist><dict><key>k</key><string>é💥</string></dict></plist>';
  const little = new Uint8Array(
    Uint16Array.from([...text].flatMap((one) => one.split('')), (c) => c.charCodeAt(0)).buffer,
  );
  const big = little.slice();
  for (let i = 0; i < big.length; i += 2) [big[i], big[i + 1]] = [big[i + 1], big[i]];
  assert.equal(readPropertyList(little).k, 'é💥');
  assert.equal(readPropertyList(big).k, 'é💥');
});

test('binary', () => {
  const root = readPropertyList(binary([
    [0xd3, 1, 2, 3, 4, 5, 6], ascii('modes'), ascii('flag'), ascii('n'), [0xa2, 7, 8], [0x09],
    [0x13, 255, 255, 255, 255, 255, 255, 255, 254], ascii('audio'), [0x61, 0, 0xe9],
  ]));
  assert.deepEqual(plain(root), { modes: ['audio', 'é'], flag: true, n: -2 });
  assert.equal(readPropertyList(binary([[0x23, 0x3f, 0xf8, 0, 0, 0, 0, 0, 0]])), 1.5);
  assert.equal(
    readPropertyList(binary([[0x33, 0, 0, 0, 0, 0, 0, 0, 0]])).toISOString(),
    '2001-01-01T00:00:00.000Z',
  );
  assert.equal(
    readPropertyList(binary([[0x5f, 0x10, 20, ...encoder.encode('x'.repeat(20))]])), 'x'.repeat(20),
  );
  assert.deepEqual([...readPropertyList(binary([[0x42, 1, 2]]))], [1, 2]);
});

test('the Info.plists of the examples', () => {
  const folder = new URL('examples/fixtures/', CHECKOUT);
  const files = readdirSync(folder).filter((name) => name.endsWith('.plist'));
  assert.ok(files.length > 2);
  for (const name of files) {
    const app = appFromInfoPlist(readFileSync(new URL(name, folder)));
    assert.equal(new Policy('17.0', { app }).manifest().verdict !== undefined, true, name);
  }
  const audio = appFromInfoPlist(readFileSync(new URL('AudioPlayer-Info.plist', folder)));
  assert.deepEqual(audio.backgroundModes, ['audio', 'fetch', 'remote-notification']);
});

test('notices', () => {
  const app = appFromInfo({
    UIBackgroundModes: ['fetch', 'juggling'],
    MinimumOSVersion: '$(TARGET)',
    UIApplicationExitsOnSuspend: 7.5,
    Other: { a: 1 }, UIApplicationSceneManifest: { UIApplicationSupportsMultipleScenes: true },
  });
  assert.deepEqual(app.notices.map(({ kind, key, index, value }) => [kind, key, index, value]), [
    ['unknown-mode', 'UIBackgroundModes', 1, 'juggling'],
    ['placeholder', 'MinimumOSVersion', null, '$(TARGET)'],
    ['wrong-type', 'UIApplicationExitsOnSuspend', null, '7.5'],
  ]);
  assert.equal(
    app.notices[0].text,
    'UIBackgroundModes[1]: `juggling` is not a background mode that Apple lists',
  );
  assert.deepEqual(
    [app.scenes, app.multipleScenes, app.placeholders], [true, true, ['MinimumOSVersion']],
  );
  const found = new Policy('6.1', { app }).manifest().findings.map(
    ({ rule, key, value }) => [rule, key, value],
  );
  assert.deepEqual(found.filter(([rule]) => /unknown|placeholder/.test(rule)), [
    ['manifest.mode.unknown', 'UIBackgroundModes', 'juggling'],
    ['manifest.placeholder', 'MinimumOSVersion', '$(TARGET)'],
  ]);
});

test('what is no Info.plist is refused', () => {
  const nested = (count) => `${'<array>'.repeat(count)}${'</array>'.repeat(count)}`;
  for (const [bytes, message] of [
    [new Uint8Array(0), 'empty'],
    [encoder.encode('{}'), 'not a property list'],
    [xml('<string>x</string>'), 'expected an object'],
    [xml('<dict><key>a</key></dict>'), '</dict> without its beginning'],
    [xml('<dict><string>a</string></dict>'), 'a value without a key'],
    [xml('<dict><key>a</key><string>&b;</string></dict>'), 'unknown entity &b;'],
    [xml('<dict><key>a</key><string>&lt</string></dict>'), 'unknown entity &lt'],
    [xml('<dict><key>a</key><tea/></dict>'), 'unknown element <tea>'],
    [xml('<dict><key>a</key><integer>x</integer></dict>'), 'an integer is not a number'],
    [xml('<dict><key>a</key><data>!</data></dict>'), 'data is not Base64'],
    [xml('<dict/>', '<!DOCTYPE plist [<!ENTITY a "b">]>'), 'it declares entities'],
    [xml('<dict/><dict/>'), 'expected </plist>'],
    [xml(nested(65)), 'nested too deeply'],
    [xml(`<array>${'<true/>'.repeat(1 << 18)}</array>`), 'it has more than 262144 values'],
    [new Uint8Array((4 << 20) + 1), 'larger than 4 MiB'],
    [Uint8Array.of(0xff, 0xff, 0xff), 'neither UTF-8 nor UTF-16'],
    [encoder.encode('bplist00'), 'truncated'],
    [binary([[0xa1, 0]]), 'nested too deeply'],
    [binary([[0xd1, 1, 0], ascii('k')]), 'nested too deeply'],
    [binary([[0x09]], { count: 1e6 }), 'it claims 1000000 objects'],
    [binary([[0x09]], { top: 1 }), 'damaged'],
    [binary([[0x09]], { table: 0xffff }), 'damaged'],
    [binary([[0x09]], { offsetSize: 0 }), 'damaged'],
    [binary([[0xd1, 1, 1], [0x09]]), 'a key is not a text'],
    [binary([[0x5f, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]]), 'it has more than 16 MiB'],
    [binary([[0xaf, 0x12, 255, 255, 255, 255]]), 'damaged'],
    // Each list contains the list below it 8 times: 8 to the power of 20 values.
    [
      binary([...Array.from({ length: 20 }, (_, i) => [0xa8, ...Array(8).fill(i + 1)]), [0x09]]),
      'it has more than',
    ],
    // Contains a text of 1,024 bytes 65,536 times.
    [binary([[0xaf, 0x11, 1, 0, ...Array(256).fill(1)], [0xaf, 0x11, 1, 0, ...Array(256).fill(2)],
      [0x5f, 0x11, 4, 0, ...Array(1024).fill(65)]]), 'it has more than 16 MiB'],
  ]) {
    const started = performance.now();
    assert.match(attempted(bytes), new RegExp(message.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')));
    assert.ok(performance.now() - started < 5000);
  }
});

test('50,000 damaged files end in an app or an error', () => {
  const sound = [
    xml('<dict><key>UIBackgroundModes</key><array><string>audio</string></array>'
      + '<key>n</key><integer>7</integer><key>d</key><data>AQID</data><key>t</key><date>2026-01-02T03:04:05Z</date></dict>'),
    binary(
      [
        [0xd2, 1, 2, 3, 4], ascii('UIBackgroundModes'), ascii('n'), [0xa1, 5], [0x10, 7],
        ascii('audio'),
      ],
    ),
  ];
  let seed = 7;
  const random = (most) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  let refused = 0;
  const memory = functions.memory.buffer.byteLength;
  for (let i = 0; i < 50_000; i++) {
    let bytes = sound[i % 2].slice();
    for (let n = random(4); n >= 0; n--) {
      bytes[random(bytes.length)] = random(3) ? random(256) : 255 * random(2);
    }
    if (random(8) === 0) bytes = bytes.subarray(0, random(bytes.length));
    refused += attempted(bytes) !== '';
  }
  assert.ok(refused > 10_000, String(refused));
  assert.equal(functions.memory.buffer.byteLength, memory, 'texts are freed');
});
