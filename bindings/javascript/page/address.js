// Reads and writes the addresses of the page. An address names a part of the page, and has values
// for that part, such as those of a question.

import { FIELDS } from '../src/fields.js';
import { ENUMERATIONS } from '../src/generated.js';
import { newestOs } from '../src/main.js';

export const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A version, such as "9.3.5". */
export const VERSION = /^[0-9]{1,2}(?:\.[0-9]{1,2}){0,2}$/;
const LONGEST = 200_000;

/** Splits an address into the name of the part and its values. */
export function parts(hash) {
  const [view, query = ''] = hash.replace(/^#/, '').slice(0, LONGEST).split('?');
  return { view, given: new URLSearchParams(query) };
}

/** Makes an address. Values that are null, undefined or "" are left out. */
export function address(view, values = {}) {
  const given = Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = given
    .map(([key, value]) =>
      `${key}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':')}`)
    .join('&');
  return text === '' ? `#${view}` : `#${view}?${text}`;
}

const FACTS = { true: 'yes', false: 'no', null: 'unknown' };
const OF_FACTS = { yes: true, no: false, unknown: null };

const isName = (of, name) => ENUMERATIONS[of].numbers.has(name);

/** Reads the value of a field from an address. Returns undefined for an invalid value. */
function read({ kind, of }, text) {
  switch (kind) {
    case 'value': return isName(of, text) ? text : undefined;
    case 'set': {
      if (text === 'none') return [];
      const names = text.split(',').filter((name) => isName(of, name));
      return names.length > 0 ? names : undefined;
    }
    case 'fact': return OF_FACTS[text];
    case 'version': return VERSION.test(text) ? text : undefined;
    default: return /^-?(?:0x[0-9a-f]{1,16}|[0-9]{1,20})$/i.test(text) ? text : undefined;
  }
}

const written = (value) =>
  (Array.isArray(value) ? value.join(',') || 'none'
    : typeof value === 'boolean' || value === null ? FACTS[value] : String(value));

/** Reads the fields of a struct from the values of an address. */
export function fieldsOf(struct, given) {
  const found = {};
  for (const [key, field] of Object.entries(FIELDS[struct])) {
    const text = given.get(kebab(key));
    const value = text === null ? undefined : read(field, text);
    if (value === undefined) continue;
    const isCount = field.kind === 'number' && struct !== 'termination';
    found[key] = isCount ? Number(value) : value;
  }
  return found;
}

/** Writes the fields of a struct as values of an address. */
export const valuesOf = (struct, fields) => Object.fromEntries(
  Object.keys(FIELDS[struct])
    .filter((key) => fields[key] !== undefined)
    .map((key) => [kebab(key), written(fields[key])]),
);

/** The version that the page asks about first: the newest major version of the rules. */
export const newest = () => `${newestOs().split('.')[0]}.0`;

const MAJORS = () => {
  const last = Number.parseInt(newest(), 10);
  const all = Array.from({ length: last - 1 }, (_, i) => i + 2);
  return all.filter((major) => major <= 18 || major >= 26);
};

/** Returns the versions for a drop-down list, the newest first. The list includes `chosen`. */
export function versions(...chosen) {
  const all = new Set([...MAJORS().map((major) => `${major}.0`), ...chosen.filter(Boolean)]);
  const order = (text) => text.split('.').reduce((sum, part, i) => sum + part / 1000 ** i, 0);
  return [...all].sort((one, other) => order(other) - order(one));
}
