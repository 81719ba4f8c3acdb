// Makes an app from the entries of an Info.plist.

import { LifecyclePolicyError } from './errors.js';
import { INFO_KIND, LAYOUT, NOTICE_KIND, readApp } from './generated.js';
import { check, functions, memory, rooms, withMemory, withText } from './library.js';
import { named } from './names.js';
import { readPropertyList } from './plist.js';

/** Dictionaries with an inner entry that the library reads, and the key of that entry. */
const INSIDE = new Map([
  ['UIApplicationSceneManifest', 'UIApplicationSupportsMultipleScenes'],
  ['NSExtension', 'NSExtensionPointIdentifier'],
  ['EXAppExtensionAttributes', 'EXExtensionPointIdentifier'],
]);
const MOST_ITEMS = 65536;
const MOST_CONTENT = 16 << 20;
const MOST_NOTICES = 64;

const SENTENCES = {
  'unknown-mode': 'not a background mode that Apple lists',
  'wrong-type': 'not of the type that the key takes, not used',
  duplicate: 'given before, the later one counts',
  placeholder: 'an unexpanded build variable, not used',
  malformed: 'not a version or SDK name, not used',
  'empty-list': 'an empty list',
};
/** The notices that are about a whole value, even if the value is a list. */
const WHOLE = new Set(['wrong-type', 'duplicate', 'empty-list']);

const isDictionary = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)
  && !(value instanceof Date);

/**
 * Yields all entries. After some dictionaries, also yields the inner entry that the library reads.
 */
function* entries(info) {
  for (const [key, value] of Object.entries(info)) {
    yield [key, value];
    const inside = INSIDE.get(key);
    if (inside !== undefined && isDictionary(value) && Object.hasOwn(value, inside)) {
      yield [inside, value[inside]];
    }
  }
}

/** Writes the value of an entry into memory, and calls `work` with its address. */
function withValue(key, value, work) {
  const put = (kind, fields = {}) => {
    const at = rooms.value;
    const offsets = LAYOUT.infoValue;
    memory.bytes.fill(0, at, at + offsets.size);
    memory.view.setUint32(at, offsets.size, true);
    memory.view.setInt32(at + offsets.kind, INFO_KIND.numbers.get(kind), true);
    memory.view.setBigInt64(at + offsets.integer, BigInt(fields.integer ?? 0), true);
    for (const name of ['string', 'stringLength', 'items', 'itemCount']) {
      memory.view.setUint32(at + offsets[name], fields[name] ?? 0, true);
    }
    return work(at);
  };
  if (typeof value === 'boolean') return put('boolean', { integer: value ? 1 : 0 });
  if (
    Number.isSafeInteger(value)
      || (typeof value === 'bigint' && BigInt.asIntN(64, value) === value)
  ) {
    return put('integer', { integer: value });
  }
  if (typeof value === 'string') {
    return withText(value, (string, stringLength) => put('string', { string, stringLength }));
  }
  if (
    Array.isArray(value) && value.length <= MOST_ITEMS
      && value.every((one) => typeof one === 'string')
  ) {
    return withTexts(key, value, (items) => put('string-list', { items, itemCount: value.length }));
  }
  return put(isDictionary(value) ? 'dictionary' : 'other');
}

/**
 * Writes a list of texts into memory, and calls `work` with its address. Equal texts share their
 * bytes.
 */
function withTexts(key, texts, work) {
  if (texts.reduce((sum, one) => sum + one.length, 0) > MOST_CONTENT) {
    throw new LifecyclePolicyError(
      `${key}: its items take more than 16 MiB`, { status: 'out-of-range' },
    );
  }
  const encoder = new TextEncoder();
  const encoded = new Map(
    [...new Set(texts)].map((one) => [one, { bytes: encoder.encode(one), at: 0 }]),
  );
  const { size } = LAYOUT.text;
  const head = texts.length * size;
  const total = [...encoded.values()].reduce((sum, { bytes }) => sum + bytes.length, head);
  return withMemory(total, (start) => {
    let at = start + head;
    for (const one of encoded.values()) {
      one.at = at;
      memory.bytes.set(one.bytes, at);
      at += one.bytes.length;
    }
    texts.forEach((one, i) => {
      const { at: data, bytes } = encoded.get(one);
      memory.view.setUint32(start + i * size, data, true);
      memory.view.setUint32(start + i * size + LAYOUT.text.length, bytes.length, true);
    });
    return work(start);
  });
}

/** Returns a short text for a value, without visiting its contents. */
function shortened(value) {
  if (['string', 'boolean', 'number', 'bigint'].includes(typeof value)) {
    const text = String(value);
    return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
  }
  if (Array.isArray(value)) return 'a list';
  if (ArrayBuffer.isView(value)) return 'data';
  return isDictionary(value) ? 'a dictionary' : 'a value';
}

function notice(at, key, value) {
  const kind = named(NOTICE_KIND, memory.view.getInt32(at + LAYOUT.notice.kind, true));
  const index = memory.view.getUint32(at + LAYOUT.notice.index, true);
  const isItem = Array.isArray(value) && index < value.length && !WHOLE.has(kind);
  const found = shortened(isItem ? value[index] : value);
  const place = isItem ? `${key}[${index}]` : key;
  return Object.freeze({
    kind, key, index: isItem ? index : null, value: found,
    text: `${place}: \`${found}\` is ${SENTENCES[kind]}`,
  });
}

/** Passes one entry to the library. Returns the number of notices on it. */
function apply(key, value) {
  return withText(key, (name, length) => withValue(key, value, (at) => {
    check(functions.lcp_app_apply_info(rooms.app, rooms.progress, name, length, at, rooms.notices,
      LAYOUT.notice.size, MOST_NOTICES, rooms.count, rooms.error));
    return Math.min(memory.view.getUint32(rooms.count, true), MOST_NOTICES);
  }));
}

/**
 * Makes an app from the entries of an Info.plist. Its `notices` are remarks on entries, not errors.
 *
 * Keys with a device suffix, such as `UIBackgroundModes~ipad`, are ignored.
 */
export function appFromInfo(info) {
  if (!isDictionary(info)) {
    throw new LifecyclePolicyError('info: expected an object with the entries of an Info.plist', {
      status: 'malformed', value: info,
    });
  }
  for (const [at, { size }] of [[rooms.app, LAYOUT.app], [rooms.progress, LAYOUT.infoProgress]]) {
    memory.bytes.fill(0, at, at + size);
    memory.view.setUint32(at, size, true);
  }
  const notices = [];
  for (const [key, value] of entries(info)) {
    // Null is an unusable value. The library gives a notice on such a value only for a key that it
    // reads, so only a key with a notice needs its real value.
    if (apply(key, null) === 0) continue;
    const count = apply(key, value);
    for (let i = 0; i < count; i++) {
      notices.push(notice(rooms.notices + i * LAYOUT.notice.size, key, value));
    }
  }
  const placeholders = notices.filter(({ kind }) => kind === 'placeholder').map(({ key }) => key);
  return Object.freeze({
    ...readApp(rooms.app),
    placeholders: Object.freeze([...new Set(placeholders)]),
    notices: Object.freeze(notices),
  });
}

/** Makes an app from the bytes of an Info.plist in XML or in binary form. */
export const appFromInfoPlist = (bytes) => appFromInfo(readPropertyList(bytes));
