// The rule book as it applies to one app, on one version of iOS, on one device.

import { refused } from './errors.js';
import {
  CAUSE, CONDITION, KNOWLEDGE, LAYOUT, ordinaryDevice, packApp, packDeviceFacts, packLimit,
  packTextOptions, PROFILE, QUESTIONS, readExplanation, sizes, STATE, TERMINATION,
} from './generated.js';
import { check, functions, memory, roomFor, rooms, writtenText } from './library.js';
import { told } from './manifest.js';
import { named } from './names.js';
import { elements } from './rules.js';
import { number, version, versionText } from './values.js';

const CONTEXT_KEYS = ['app', 'facts', 'evidence', 'limits'];

/** Writes the context of a policy into a buffer. */
export function putContext(os, options) {
  for (const key of Object.keys(options)) {
    if (!CONTEXT_KEYS.includes(key)) {
      throw refused('context', key, `is not one of ${CONTEXT_KEYS.join(', ')}`);
    }
  }
  const { app, facts, evidence, limits } = options;
  const at = rooms.context;
  const offsets = LAYOUT.context;
  memory.bytes.fill(0, at, at + offsets.size);
  const set = (offset, value) => memory.view.setUint32(at + offset, value, true);
  set(0, offsets.size);
  set(offsets.os, version(os));
  set(offsets.profile, number(PROFILE, evidence, 'profile'));
  set(offsets.app, putApp(app));
  set(offsets.facts, putFacts(facts));
  set(offsets.limits, putLimits(limits));
}

/** Writes an app, if one is given. Returns its address, or 0. */
export function putApp(app) {
  if (app === undefined || app === null) return 0;
  if (typeof app !== 'object') throw refused('app', app, 'is not an object');
  const { notices, ...fields } = app;
  packApp(rooms.app, fields);
  return rooms.app;
}

/**
 * Writes the facts of the device, with the ordinary device's values for facts that are not given.
 * Returns their address, or 0 without `facts`.
 */
export function putFacts(facts) {
  if (facts === undefined || facts === null) return 0;
  if (typeof facts !== 'object') throw refused('facts', facts, 'is not an object');
  packDeviceFacts(rooms.facts, { ...ordinaryDevice, ...facts });
  return rooms.facts;
}

const MOST_LIMITS = 64;

/** Writes the host's own figures, if any. Returns their address, or 0. */
export function putLimits(limits) {
  const given = [...(limits ?? [])];
  if (given.length === 0) return 0;
  if (given.length > MOST_LIMITS) {
    throw refused('limits', given.length, 'are too many: 0 to 64', 'out-of-range');
  }
  given.forEach((limit, i) => packLimit(rooms.limit + i * LAYOUT.limit.size, limit));
  const at = rooms.limits;
  const offsets = LAYOUT.limits;
  const set = (offset, value) => memory.view.setUint32(at + offset, value, true);
  set(0, offsets.size);
  set(offsets.count, given.length);
  set(offsets.items, rooms.limit);
  set(offsets.stride, LAYOUT.limit.size);
  return at;
}

/** Returns the sources of several items, each once, in order of appearance. */
const union = (parts) => Object.freeze([...new Set(parts.flatMap(({ citations }) => citations))]);

/** Returns the evidence that all items share. Returns null if it differs, or without items. */
function common(parts) {
  const found = new Set(parts.map(({ evidence }) => evidence));
  return found.size === 1 ? [...found][0] : null;
}

/** The policy whose bytes are in `rooms.policy`. */
let current = null;

/**
 * The rule book as it applies to one app, on one version of iOS, on one device.
 *
 * Prepare a policy once, and ask it many times. JavaScript owns its bytes, so a policy needs no
 * clean-up.
 */
export class Policy {
  #bytes;
  #app;

  constructor(os, options = {}) {
    putContext(os, options);
    check(functions.lcp_policy_prepare(rooms.context, rooms.policy, sizes.policy, rooms.error));
    this.#bytes = memory.bytes.slice(rooms.policy, rooms.policy + sizes.policy);
    this.#app = options.app ?? null;
    current = this;
  }

  /**
   * Returns the versions from `first` to `last` on which an answer can change, including `first`.
   * To follow an answer through the range, ask a policy for each of these versions.
   */
  static edges(first, last, options = {}) {
    putContext(first, options);
    const end = version(last);
    const found = [];
    let os = version(first);
    while (os !== 0 && os <= end) {
      found.push(versionText(os));
      check(functions.lcp_context_edge_after(rooms.context, os, rooms.number, rooms.error));
      os = memory.view.getUint32(rooms.number, true);
    }
    return found;
  }

  #use() {
    if (current === this) return;
    memory.bytes.set(this.#bytes, rooms.policy);
    current = this;
  }

  /** Asks a question. Leaves the query in `rooms.query` and the answer in `rooms.answer`. */
  #ask(question, query) {
    this.#use();
    memory.view.setUint32(rooms.answer, question.size, true);
    if (question.pack === undefined) {
      check(functions[question.ask](rooms.policy, rooms.answer, rooms.error));
      return;
    }
    question.pack(rooms.query, query);
    check(functions[question.ask](rooms.policy, rooms.query, rooms.answer, rooms.error));
  }

  #answer(question, query) {
    this.#ask(question, query);
    return question.read(rooms.answer, rooms.query);
  }

  /** Reads the list of the last answer. */
  #list({ list, item }, ...query) {
    return elements(list, item, rooms.policy, ...query);
  }

  /** Asks whether a transition is legal, and which callbacks and notifications come with it. */
  transition(query) {
    this.#ask(QUESTIONS.transition, query);
    // The answer stays in its buffer while the list is read.
    const sequence = this.#list(QUESTIONS.transition, rooms.query);
    return QUESTIONS.transition.read(rooms.answer, sequenceOf(sequence));
  }

  /** Asks where a cause leads, and which callbacks and notifications come with it. */
  step(query) {
    if (query?.to !== undefined) throw refused('to', query.to, 'is not given to step()');
    return this.transition(query);
  }

  /** Asks which causes may follow, and where each leads. */
  next(query) {
    this.#ask(QUESTIONS.next, query);
    const answer = QUESTIONS.next.read(rooms.answer, rooms.query);
    const transitions = this.#list(QUESTIONS.next, rooms.query);
    return composed(answer, transitions, { evidence: null, transitions });
  }

  /** Asks for the shortest legal chain of steps. */
  path(query) {
    this.#ask(QUESTIONS.path, query);
    const answer = QUESTIONS.path.read(rooms.answer, rooms.query);
    const steps = Object.freeze(this.#list(QUESTIONS.path, rooms.query).map((step) => {
      const { from, to, cause, lastCause, trigger } = step;
      QUESTIONS.transition.pack(rooms.query, { from, to, cause, lastCause, trigger });
      return Object.freeze(
        { ...step, ...sequenceOf(this.#list(QUESTIONS.transition, rooms.query)) },
      );
    }));
    return composed(answer, steps, { evidence: null, steps });
  }

  /** Asks for the advice, limit, warning and expiry of an allowance. */
  deadline(allowance) {
    return this.#answer(QUESTIONS.deadline, allowance);
  }

  /** Asks whether an event wakes or relaunches the app. */
  relaunch(query) {
    return this.#answer(QUESTIONS.relaunch, query);
  }

  /** Asks whether an app may do something in a state, and the price if the app may not. */
  conduct(query) {
    return this.#answer(QUESTIONS.conduct, query);
  }

  /** Asks what an app must do in a callback. */
  duties(callback) {
    const answer = this.#answer(QUESTIONS.duties, callback);
    const duties = this.#list(QUESTIONS.duties, rooms.query);
    return composed(answer, duties, { evidence: common(duties), duties });
  }

  /** Asks who receives a callback, with which options, and what its return value changes. */
  call(query) {
    return this.#answer(QUESTIONS.call, query);
  }

  /** Asks how an event reaches an app in a state. */
  delivery(query) {
    return this.#answer(QUESTIONS.delivery, query);
  }

  /**
   * Asks what a background mode permits, which triggers it enables, and what keeps the app running.
   */
  mode(mode) {
    return this.#answer(QUESTIONS.mode, mode);
  }

  /** Asks how many things of a kind the system allows. */
  quota(quota) {
    return this.#answer(QUESTIONS.quota, quota);
  }

  /** Asks what will not work in the manifest of the policy's app. */
  manifest() {
    const answer = this.#answer(QUESTIONS.manifest);
    const found = this.#list(QUESTIONS.manifest);
    const findings = Object.freeze(found.flatMap((finding) => told(finding, this.#app)));
    return composed(answer, findings, { evidence: common(findings), findings });
  }

  /** Asks what a termination code means. The code is a number, or a text such as "0x8badf00d". */
  termination(query) {
    return this.#answer(QUESTIONS.termination, query);
  }

  /** Asks whether anything keeps an app in the background from being suspended. */
  suspension(query = {}) {
    return this.#answer(QUESTIONS.suspension, query);
  }

  /** Asks in which order the system ends apps when memory is short. */
  purge(query) {
    return this.#answer(QUESTIONS.purge, query);
  }

  /** Lists every rule about a question, and its role in the answer. */
  explain(question, query) {
    const { kind, pack } = QUESTIONS[question] ?? {};
    if (pack === undefined) {
      throw refused('question', question, 'is not a question that has a query');
    }
    this.#use();
    pack(rooms.query, query);
    return elements('lcp_explain', readExplanation, rooms.policy, kind, rooms.query);
  }

  /**
   * Writes the answer to a question as English text: the headline, the fields, and the grounds.
   * If the options have `parts`, writes only these parts.
   */
  text(question, query, options = {}) {
    const { kind, pack } = QUESTIONS[question] ?? {};
    if (kind === undefined) throw refused('question', question, 'is not a question');
    this.#use();
    if (pack !== undefined) pack(rooms.query, query);
    packTextOptions(rooms.options, options);
    const write = (room, size) => check(functions.lcp_answer_text(
      rooms.policy, kind, rooms.query, rooms.options, room, size, rooms.count, rooms.error,
    ));
    write(0, 0);
    const length = memory.view.getUint32(rooms.count, true);
    roomFor('text', length + 1);
    write(rooms.text, length + 1);
    return writtenText(rooms.text, length);
  }

  /** Tells what is known about a condition: it holds, fails, was not given, or is assumed. */
  condition(condition) {
    this.#use();
    const wanted = number(CONDITION, condition, 'condition');
    check(functions.lcp_policy_condition(rooms.policy, wanted, rooms.number, rooms.error));
    return named(KNOWLEDGE, memory.view.getInt32(rooms.number, true));
  }
}

/** Returns the termination that a cause results in, or `none` if the cause does not end the app. */
export function terminationOf(cause) {
  return named(TERMINATION, functions.lcp_cause_termination(number(CAUSE, cause, 'cause')));
}

/**
 * Returns UIKit's number of a state: a value of UIApplicationState for a state of the app, or of
 * UISceneActivationState for a state of a scene. Returns null if no code of the app runs in the
 * state.
 */
export function uikitValue(state) {
  const failed = functions.lcp_state_raw_value(number(STATE, state, 'state'), rooms.number);
  return failed ? null : Number(memory.view.getBigInt64(rooms.number, true));
}

/**
 * Returns the two fields of an answer that come from a sequence: the sequence, and its callbacks.
 */
function sequenceOf(sequence) {
  return { sequence, callbacks: Object.freeze(sequence.filter((step) => step.callback !== null)) };
}

/**
 * Adds lists to an answer. An answer without a rule also gets `evidence`, and the sources of
 * `parts`, which are the items of the lists.
 */
function composed(answer, parts, { evidence, ...lists }) {
  const shared = answer.rule === null ? { evidence, citations: union(parts) } : {};
  return Object.freeze({ ...answer, ...shared, ...lists });
}
