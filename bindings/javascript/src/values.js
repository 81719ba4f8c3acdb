// Converts between JavaScript's values and the numbers in the library's structs.

import { refused } from './errors.js';
import { ENUMERATIONS } from './generated.js';
import { functions, memory, rooms, text, withText } from './library.js';
import { meaning } from './meanings.js';

/** Returns the number for a name, or for another spelling that the library reads. */
export function number(of, value, field) {
  if (value === undefined || value === null) return 0;
  const known = typeof value === 'string' ? of.numbers.get(value) : undefined;
  return known ?? spelled(of, value) ?? unknown(of, value, field);
}

/** Returns the number that the library reads from a text, or undefined. */
export function spelled(of, value) {
  if (typeof value !== 'string' || value.length > 128) return undefined;
  const status = withText(value, (at, length) =>
    functions.lcp_enum_parse(of.kind, at, length, rooms.number));
  if (status !== 0) return undefined;
  const found = memory.view.getInt32(rooms.number, true);
  const kept = [...of.numbers.values()].find((one) => (one | 0) === found);
  of.numbers.set(value, kept);
  return kept;
}

/**
 * Throws the error for a text that names no value. The error says what people usually mean by the
 * text.
 */
function unknown(of, value, field) {
  const [kind] = Object.entries(ENUMERATIONS).find(([, one]) => one === of);
  const said = meaning(kind, value);
  throw refused(field, value, `is not known${said}; values('${kind}') lists what is`);
}

/** Converts one name or several names to a list. */
function several(value, field) {
  const given = typeof value === 'string' ? [value] : value ?? [];
  if (typeof given[Symbol.iterator] === 'function') return given;
  throw refused(field, value, 'is not a list of names');
}

/** Returns the sum of the bits for the given names. */
export function bits(of, value, field) {
  let sum = 0;
  for (const one of several(value, field)) {
    if (typeof one !== 'string' || !Object.hasOwn(of, one)) {
      throw refused(field, one, `is not one of ${Object.keys(of).join(', ')}`);
    }
    sum |= of[one];
  }
  return sum;
}

/** Writes a mask of `words` 32-bit words, from one name or several. */
export function putSet(of, value, at, words, field) {
  for (const one of several(value, field)) {
    const bit = number(of, one, field) - 1;
    const word = at + 4 * (bit >>> 5);
    if (bit < 0 || bit >= 32 * words) throw refused(field, one, 'is not a name');
    memory.view.setUint32(word, memory.view.getUint32(word, true) | (1 << (bit & 31)), true);
  }
}

const NONE = Object.freeze([]);

/** Returns the names of the values in a mask. */
export function members(of, view, at, words) {
  let found = NONE;
  for (let word = 0; word < words; word++) {
    for (let bits = view.getUint32(at + 4 * word, true); bits !== 0; bits &= bits - 1) {
      if (found === NONE) found = [];
      found.push(of.names.get(32 * word + 32 - Math.clz32(bits & -bits)));
    }
  }
  return Object.freeze(found);
}

/** Converts a fact to its number: null (unknown) to 0, false to 1, true to 2. */
export function fact(value, field) {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'boolean') throw refused(field, value, 'is not true, false or null');
  return value ? 2 : 1;
}

export const fromFact = (number) => (number === 0 ? null : number === 2);

/** Checks that a number is an unsigned integer of 32 bits, and returns it. */
export function count(value, field) {
  if (value === undefined || value === null) return 0;
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw refused(field, value, 'is not a whole number from 0 to 4294967295', 'out-of-range');
  }
  return value;
}

/** Converts an integer of at most `bits` bits to a BigInt. */
export function large(value, bits, field) {
  if (value === undefined || value === null) return 0n;
  const whole = typeof value === 'bigint' || Number.isSafeInteger(value) ? BigInt(value) : -1n;
  if (whole < 0n || whole >= 1n << BigInt(bits)) {
    throw refused(field, value, `is not a whole number of at most ${bits} bits`, 'out-of-range');
  }
  return whole;
}

/** Converts a termination code: a number, or printed digits. */
export function code(value) {
  if (typeof value !== 'string') {
    // The code of an error may be a negative 32-bit number.
    const negative = value < 0 && value >= -(2 ** 31);
    return large(negative ? BigInt(value) + 2n ** 32n : value, 64, 'code');
  }
  const digits = value.trim();
  if (/^-?[0-9]{1,20}$/.test(digits)) {
    const whole = BigInt(digits);
    // A 32-bit code may have been printed as a signed number.
    const positive = whole < 0n && whole >= -(2n ** 31n) ? whole + 2n ** 32n : whole;
    if (positive >= 0n && positive < 2n ** 64n) return positive;
  }
  const hexadecimal = /^(?:0x)?([0-9a-f]{1,16})$/i.exec(digits);
  if (!hexadecimal || /^-?[0-9]+$/.test(digits)) {
    throw refused(
      'code', value, 'is not a number of at most 64 bits, such as 0x8badf00d', 'malformed',
    );
  }
  return BigInt(`0x${hexadecimal[1]}`);
}

const UNKNOWN = -1n;
const UNLIMITED = 2n ** 63n - 1n;

/** Converts seconds to nanoseconds. Null is unknown, and Infinity is unlimited. */
export function nanoseconds(value, field) {
  if (value === undefined || value === null) return UNKNOWN;
  if (value === Infinity) return UNLIMITED;
  if (typeof value !== 'number' || !(value >= 0 && value < 2 ** 63 / 1e9)) {
    throw refused(field, value, 'is not a number of seconds from 0 to 9.2e9', 'out-of-range');
  }
  return BigInt(Math.round(value * 1e9));
}

/** Converts a duration to seconds. Unknown becomes null, and unlimited becomes Infinity. */
export function seconds(view, at) {
  const low = view.getUint32(at, true);
  const high = view.getInt32(at + 4, true);
  if (high === -1 && low === 0xffffffff) return null;
  if (high === 0x7fffffff && low === 0xffffffff) return Infinity;
  return (high * 4294967296 + low) / 1e9;
}

/** Converts a time of a device to seconds. The time "never" becomes null. */
export function moment(view, at) {
  const found = seconds(view, at);
  return found === Infinity ? null : found;
}

/** Converts a 64-bit integer to a number. Unknown becomes null. */
export function whole(view, at) {
  const found = Number(view.getBigInt64(at, true));
  return found === -1 ? null : found;
}

const versions = new Map();
/** A version, with an optional system name before it and an optional build number after it. */
const WRITTEN = new RegExp(
  '^(?:(?:iOS|iPadOS|iPhone[ _-]?OS|iPod[ _-]?OS|Version)[ _/-]*)?'
  + '([0-9.]+)'
  + '(?:\\s*[([](?:Build\\s*)?[0-9A-Za-z]{1,12}[)\\]])?$', 'i');
const MOST_VERSIONS = 1000;

/** Reads a version, such as "9.3.5", "iOS 9.3" or "9.3.5 (13G36)". */
export function version(value, field = 'os') {
  if (value === undefined || value === null) return 0;
  const kept = versions.get(value);
  if (kept !== undefined) return kept;
  const written = typeof value === 'string' && value.length <= 64 ? WRITTEN.exec(value) : null;
  const status = written && withText(written[1], (at, length) =>
    functions.lcp_os_parse(at, length, rooms.number));
  if (status !== 0) throw refused(field, value, 'is not a version such as "9.3.5"', 'malformed');
  const packed = memory.view.getUint32(rooms.number, true);
  if (versions.size < MOST_VERSIONS) versions.set(value, packed);
  return packed;
}

const versionTexts = new Map();

/** Converts a version to text, or 0 to null. */
export function versionText(packed) {
  if (packed === 0) return null;
  let found = versionTexts.get(packed);
  if (found === undefined) {
    const [major, minor, patch] = [packed >>> 16, (packed >>> 8) & 255, packed & 255];
    found = patch ? `${major}.${minor}.${patch}` : `${major}.${minor}`;
    if (versionTexts.size < MOST_VERSIONS) versionTexts.set(packed, found);
  }
  return found;
}

/** Clears a struct of `size` bytes, and sets its size field. Throws if `given` is not an object. */
export function begin(at, size, given, what) {
  if (typeof given !== 'object' || given === null) throw refused(what, given, 'is not an object');
  memory.bytes.fill(0, at, at + size);
  memory.view.setUint32(at, size, true);
  return memory.view;
}

/** Makes the error for a key that an object does not have. */
export function unknownKey(key, what) {
  return refused(what, key, 'is not one of its keys', 'unknown-value');
}

function enumerationOf(kind) {
  const of = Object.hasOwn(ENUMERATIONS, kind) ? ENUMERATIONS[kind] : undefined;
  if (of === undefined) throw refused('enumeration', kind, 'is not known');
  return of;
}

/** Returns the names of an enumeration, such as `trigger`, in their order. */
export const values = (kind) => [...enumerationOf(kind).names.values()];

/** Returns the title of a value, a short phrase for people. */
export function title(kind, name) {
  const of = enumerationOf(kind);
  return text(functions.lcp_enum_title(of.kind, BigInt(number(of, name, kind))));
}

/** Returns the title for the case that a condition fails. */
export function oppositeTitle(condition) {
  const wanted = number(ENUMERATIONS.condition, condition, 'condition');
  return text(functions.lcp_condition_opposite_title(wanted));
}
