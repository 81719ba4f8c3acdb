// The rule book: the rules and their sources, and the fields of a rule that answers contain.

import { refused } from './errors.js';
import { check, functions, memory, roomFor, rooms, text, withText } from './library.js';
import {
  EVIDENCE, FAMILY, HELD, LAYOUT, readCitation, readRule, readRuleStep, RULE_FIELD, strides,
} from './generated.js';
import { named } from './names.js';
import { fromFact, number, version, versionText } from './values.js';

const NOTHING = Object.freeze({ id: null, note: '', evidence: null, citations: Object.freeze([]) });
const briefs = new Map([[-1, NOTHING]]);

/** Returns the id, note, evidence and sources of a rule, by its index in this build. */
export function brief(index) {
  return briefs.get(index) ?? readBrief(index);
}

function readBrief(index) {
  const { id, note, evidence } = rowOf(index);
  const found = Object.freeze({ id, note, evidence, citations: citationsOf(index) });
  briefs.set(index, found);
  return found;
}

function rowOf(index) {
  const at = rooms.other;
  memory.view.setUint32(at, LAYOUT.rule.size, true);
  check(functions.lcp_rule_at(index, at));
  return readRule(at);
}

/** Reads all elements that a list function returns. `given` are the arguments before the list. */
export const elements = (name, read, ...given) => listed('items', name, read, given);

/** Reads a list into a buffer, and enlarges the buffer if necessary. */
function listed(room, name, read, given) {
  const stride = strides[name];
  let count = 16;
  for (let capacity = 0; capacity < count;) {
    capacity = count;
    roomFor(room, capacity * stride);
    check(functions[name](...given, rooms[room], stride, capacity, rooms.count, rooms.error));
    count = memory.view.getUint32(rooms.count, true);
  }
  const found = new Array(count);
  for (let i = 0; i < count; i++) found[i] = read(rooms[room] + i * stride);
  return Object.freeze(found);
}

// Sources need their own buffer, because they are read while another list is read.
const citationsOf = (index) => listed('sources', 'lcp_list_citations', readCitation, [index]);

export const evidenceOf = (index) => brief(index).evidence;

/** Reads a set from the rule of a mode. Returns an empty set if the mode has no effect. */
export function ofMode(field, view, at) {
  const verdicts = [view.getInt32(at + 4, true), view.getInt32(at + 8, true)];
  return verdicts.includes(ALLOWED)
    ? ruleValues(view.getInt32(at + 12, true), field)
    : NOTHING.citations;
}

const ALLOWED = 1;

/** Reads a text of a rule. Returns "" if the rule has none. */
export function ruleText(index, field) {
  const status = functions.lcp_rule_text(index, RULE_FIELD.numbers.get(field), rooms.number);
  return status === 0 ? text(memory.view.getUint32(rooms.number, true)) : '';
}

const values = new Map();

/** Reads the values in a field of a rule. */
export function ruleValues(index, field) {
  const key = `${index} ${field}`;
  let found = values.get(key);
  if (found !== undefined) return found;
  const wanted = RULE_FIELD.numbers.get(field);
  const read = reader(field);
  found = [];
  const isThere = () =>
    functions.lcp_rule_value(index, wanted, found.length, rooms.number) === 0;
  while (isThere()) found.push(read());
  found = Object.freeze(found);
  values.set(key, found);
  return found;
}

/** Returns a function that converts the value in `rooms.number`, for a field of a rule. */
function reader(field) {
  const held = HELD[field];
  const at = rooms.number;
  const low = () => memory.view.getInt32(at, true);
  const all = () => memory.view.getBigInt64(at, true);
  if (typeof held === 'object') return () => named(held, low()) ?? named(held, low() >>> 0);
  switch (held) {
    case 'fact': return () => fromFact(low());
    case 'version': return () => versionText(low());
    case 'number': return () => BigInt.asUintN(64, all());
    case 'count': return () => (all() < 0n ? null : Number(all()));
    default: return () =>
      (all() < 0n ? null : all() === 2n ** 63n - 1n ? Infinity : Number(all()) / 1e9);
  }
}

/**
 * A rule of the book. It has the fields that all rules have. Its methods read the fields of its
 * family.
 */
class Rule {
  #index;

  constructor(index) {
    this.#index = index;
    Object.assign(this, rowOf(index), { citations: citationsOf(index) });
    Object.freeze(this);
  }

  /**
   * Returns the value of a field. Returns null if the rule has no value, or if its family has no
   * such field.
   */
  value(field) {
    return this.values(field)[0] ?? null;
  }

  /** Returns all values of a field, which may be a set. */
  values(field) {
    const name = RULE_FIELD.names.get(number(RULE_FIELD, field, 'rule-field'));
    return name in HELD ? ruleValues(this.#index, name) : NOTHING.citations;
  }

  /** Returns the text of a field, or "". */
  text(field) {
    return ruleText(this.#index, RULE_FIELD.names.get(number(RULE_FIELD, field, 'rule-field')));
  }

  /** The callbacks of a transition rule. */
  get steps() {
    return elements('lcp_list_rule_steps', readRuleStep, this.#index);
  }
}

const rulesByIndex = new Map();

function ruleAt(index) {
  if (!rulesByIndex.has(index)) rulesByIndex.set(index, new Rule(index));
  return rulesByIndex.get(index);
}

const KEYS = ['family', 'os', 'evidence', 'source'];

/**
 * Returns all rules, or a selection of them, in the order of the rule book. Selects by family, by
 * version of iOS, by evidence, or by the key of a cited source.
 */
export function rules(selection = {}) {
  for (const key of Object.keys(selection)) {
    if (!KEYS.includes(key)) throw refused('rules', key, `is not one of ${KEYS.join(', ')}`);
  }
  const { family, os, evidence, source } = selection;
  const familyName = named(FAMILY, number(FAMILY, family, 'family'));
  const evidenceName = named(EVIDENCE, number(EVIDENCE, evidence, 'evidence'));
  const on = version(os);
  const found = Array.from({ length: functions.lcp_rule_count() }, (_, index) => ruleAt(index));
  return found.filter((one) =>
    (familyName === null || one.family === familyName)
    && (evidenceName === null || one.evidence === evidenceName)
    && (on === 0 || (version(one.since) <= on && (one.until === null || on < version(one.until))))
    && (source === undefined
      || one.citations.some(({ key }) => key.toLowerCase() === String(source).toLowerCase())));
}

/** Returns the rule with exactly this id. */
export function rule(id) {
  const status = typeof id === 'string'
    ? withText(id, (at, length) => functions.lcp_rule_find(at, length, rooms.number)) : -1;
  if (status !== 0) throw refused('id', id, 'is not the id of a rule', 'not-found');
  return ruleAt(memory.view.getInt32(rooms.number, true));
}

/** Returns every source of the rule book. */
export const citations = () => citationsOf(-1);
