// Asks the library the questions of the vectors, and answers with an object that has the keys that
// a vector can expect.

import { Ask, makePolicy } from './asking.mjs';
import { Refusal } from './library.mjs';

/** The contents of an answer, with the names that vectors use. */
class Answer {
  constructor(library, struct) {
    this.library = library;
    this.struct = struct;
  }

  name(field, kind) {
    const value = this.struct.get(field);
    return value === 0 ? null : this.library.nameOf(kind, value);
  }

  seconds(field) {
    const value = this.struct.get(field);
    if (value === this.library.constant('LCP_NS_UNKNOWN')) return null;
    return value === this.library.constant('LCP_NS_UNLIMITED') ? 'unlimited' : Number(value) / 1e9;
  }

  has(flag) {
    return (this.struct.get('flags') & Number(this.library.constant(flag))) !== 0;
  }

  /** Returns the names of the bits of a mask. */
  names(mask, kind) {
    return Array.from({ length: 128 }, (_, bit) => bit)
      .filter((bit) => (mask >> BigInt(bit)) & 1n)
      .map((bit) => this.library.nameOf(kind, bit + 1));
  }

  /** Returns the part that all answers have. */
  ruling() {
    const verdict = this.name('verdict', 'VERDICT');
    return {
      status: 'ok',
      verdict,
      newest_verdict: this.name('newest_verdict', 'VERDICT'),
      rule: ruleId(this.library, this.struct.get('rule')),
      evidence: this.name('evidence', 'EVIDENCE'),
      disputed: this.has('LCP_ANSWER_DISPUTED'),
      requires: this.names(this.struct.mask('requires_mask'), 'CONDITION'),
    };
  }
}

function ruleId(library, index) {
  if (BigInt(index) === library.constant('LCP_RULE_NONE')) return null;
  const rule = library.create('lcp_rule');
  if (library.functions.lcp_rule_at(index, rule.pointer) !== 0) throw new Error(`no rule ${index}`);
  return library.text(rule.get('id'));
}

function deadline(answer) {
  const extendable = answer.has('LCP_ANSWER_EXTENDABLE');
  return {
    ...answer.ruling(),
    at_expiry: answer.name('at_expiry', 'EXPIRY'),
    code: answer.name('code', 'CODE'),
    termination: answer.name('termination', 'TERMINATION'),
    advice_seconds: answer.seconds('advice_ns'),
    limit_seconds: answer.seconds('limit_ns'),
    warning_seconds: answer.seconds('warning_ns'),
    starts: answer.name('starts', 'MOMENT'),
    resets: answer.names(answer.struct.mask('resets_mask'), 'MOMENT'),
    shared: answer.has('LCP_ANSWER_SHARED'),
    extendable: extendable || (answer.has('LCP_ANSWER_NOT_EXTENDABLE') ? false : null),
  };
}

function relaunch(answer) {
  const state = answer.name('launch_state', 'STATE');
  return {
    ...answer.ruling(),
    guarantee: answer.name('guarantee', 'GUARANTEE'),
    // An app launched into inactive is on its way to the foreground.
    launch_state: state === 'inactive' ? 'foreground' : state,
    callback: answer.name('callback', 'CALLBACK'),
    allowance: answer.name('allowance', 'ALLOWANCE'),
    allowance_seconds: answer.seconds('allowance_ns'),
    standing: answer.name('standing', 'STANDING'),
    delivery_rule: ruleId(answer.library, answer.struct.get('delivery_rule')),
    disposition: answer.name('disposition', 'DISPOSITION'),
    until: answer.name('occasion', 'OCCASION'),
    disposition_rule: ruleId(answer.library, answer.struct.get('disposition_rule')),
  };
}

const QUESTIONS = {
  deadline: {
    fields: (ask) => ({ allowance: ask.value('allowance', 'ALLOWANCE') }),
    answer: deadline,
  },
  relaunch: {
    fields: (ask) => ({
      termination: ask.value('after', 'TERMINATION'),
      trigger: ask.value('on', 'TRIGGER'),
      events_since: ask.mask('since', 'SINCE'),
      state: ask.value('state', 'STATE'),
      force_quit: ask.fact('force-quit', 0),
    }),
    answer: relaunch,
    // Keys with other names than in the header.
    keys: { termination: 'after', trigger: 'on' },
  },
};

/** Returns the role of each rule about a question. */
function explain(library, name, policy, query) {
  const kind = Number(library.constant(`LCP_QUESTION_${name.toUpperCase()}`));
  const count = library.allocate(4);
  const list = (items, stride, capacity) =>
    library.call('lcp_explain', policy, kind, query.pointer, items, stride, capacity, count);
  list(0, 0, 0);
  const rows = library.createAll('lcp_explanation', library.view.getUint32(count, true));
  if (rows.length > 0) list(rows[0].pointer, rows[0].size, rows.length);
  return Object.fromEntries(rows.map((row) => [
    ruleId(library, row.get('rule')), library.nameOf('ROLE', row.get('role'))]));
}

/** The names of the questions that `answer` accepts. */
export const questions = Object.keys(QUESTIONS);

/** Asks a question of a vector, with a policy of a form. Returns its answer, or its status and the
 * field at fault. */
export function answer(library, name, given, form) {
  library.release();
  const ask = new Ask(library, given);
  try {
    const policy = makePolicy(ask, form);
    const query = library.create(`lcp_${name}_query`, QUESTIONS[name].fields(ask));
    ask.finish();
    const struct = library.create(`lcp_${name}_answer`);
    library.call(`lcp_query_${name}`, policy, query.pointer, struct.pointer);
    return {
      ...QUESTIONS[name].answer(new Answer(library, struct)),
      explanation: explain(library, name, policy, query),
    };
  } catch (error) {
    if (error instanceof Refusal) {
      const { field } = error.answer;
      return { ...error.answer, field: QUESTIONS[name].keys?.[field] ?? field };
    }
    throw error;
  }
}
