// Reads the habits of phones and apps, from which a day is made.

import { refused } from './errors.js';
import { LAYOUT, packAppHabits, packHabits } from './generated.js';
import { habitsSchema, presets } from './habits.js';
import { memory, rooms } from './library.js';
import { count } from './values.js';

const SPAN = new RegExp(habitsSchema.$defs.hours.items.pattern);
const MOST_APPS = 64;

const camel = (key) => key.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** Checks the keys of an object against a schema. */
function keysOf(given, { properties }, what) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw refused('habits', given, `is no object with keys: ${what}`, 'malformed');
  }
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(properties, key)) {
      const known = Object.keys(properties).join(', ');
      throw refused('habits', key, `is no key of ${what}; there are ${known}`, 'not-found');
    }
  }
  return given;
}

function hoursMask(spans, field) {
  if (!Array.isArray(spans)) throw refused(field, spans, 'is no list of spans', 'malformed');
  let mask = 0;
  for (const span of spans) {
    const [, first, last] = (typeof span === 'string' && SPAN.exec(span)) || [];
    if (first === undefined || first === last) {
      throw refused(field, span, 'is no span of hours, such as 7-9 or 22-6', 'malformed');
    }
    for (let hour = Number(first); hour % 24 !== Number(last) % 24 || hour === Number(first); hour++) {
      mask |= 1 << hour % 24;
    }
  }
  return mask >>> 0;
}

/**
 * Returns the habits of a preset, or the given habits. A preset named by `like` fills in missing
 * keys.
 */
function habitsOf(given) {
  if (typeof given !== 'string') {
    const { like, ...own } = keysOf(given, habitsSchema, 'habits');
    return like === undefined ? own : { ...presetOf(like), ...own };
  }
  return presetOf(given);
}

function presetOf(given) {
  if (Object.hasOwn(presets, given)) return presets[given];
  throw refused('habits', given, `is none of ${Object.keys(presets).join(', ')}`, 'not-found');
}

function putApp(at, app, given) {
  const fields = keysOf(given, habitsSchema.$defs.app, 'habits of an app');
  packAppHabits(at, Object.fromEntries(Object.entries(fields).map(([k, v]) => [camel(k), v])));
  memory.view.setUint32(at + LAYOUT.appHabits.app, app, true);
}

/** Writes habits. Returns their address. */
export function putHabits(habits, apps, days) {
  const { apps: own = {}, comment, ...given } = habitsOf(habits);
  const fields = { days };
  for (const [key, value] of Object.entries(given)) {
    const isHours = key.endsWith('_hours');
    fields[camel(key)] = isHours ? hoursMask(value, key.replaceAll('_', '-')) : value;
  }
  const items = Array.isArray(apps)
    ? apps.map((app) => [app, own['*'] ?? {}])
    : Object.entries(apps).map(([app, one]) => [Number(app), one]);
  if (items.length > MOST_APPS) {
    throw refused('apps', items.length, 'are too many: 0 to 64', 'out-of-range');
  }
  items.forEach(([app, one], i) =>
    putApp(rooms.appHabits + i * LAYOUT.appHabits.size, count(app, 'app'), one));
  packHabits(rooms.habits, fields);
  const { view } = memory;
  const offsets = LAYOUT.habits;
  view.setUint32(rooms.habits + offsets.count, items.length, true);
  view.setUint32(rooms.habits + offsets.items, rooms.appHabits, true);
  view.setUint32(rooms.habits + offsets.stride, LAYOUT.appHabits.size, true);
  return rooms.habits;
}
