// The questions of the vectors: asked of the library, and answered in an object with the keys that
// a vector can expect.

import { Ask, Refusal, makeContext } from './asking.mjs';

/** What answers hold, in the words of the vectors. */
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

  conditions() {
    const mask = this.struct.get('requires_mask');
    return Array.from({ length: 64 }, (_, bit) => bit)
      .filter((bit) => (mask >> BigInt(bit)) & 1n)
      .map((bit) => this.library.nameOf('CONDITION', bit + 1));
  }

  /** What every answer has. */
  ruling() {
    const verdict = this.name('verdict', 'VERDICT');
    return {
      status: 'ok',
      verdict,
      newest_verdict: this.name('newest_verdict', 'VERDICT'),
      rule: ruleId(this.library, this.struct.get('rule')),
      evidence: this.name('evidence', 'EVIDENCE'),
      disputed: this.has('LCP_ANSWER_DISPUTED'),
      requires: this.conditions(),
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
    advice_seconds: answer.seconds('advice_ns'),
    limit_seconds: answer.seconds('limit_ns'),
    warning_seconds: answer.seconds('warning_ns'),
    extendable: extendable || (answer.has('LCP_ANSWER_NOT_EXTENDABLE') ? false : null),
  };
}

function relaunch(answer) {
  const state = answer.name('launch_state', 'STATE');
  return {
    ...answer.ruling(),
    guarantee: answer.name('guarantee', 'GUARANTEE'),
    // An app launched inactive is on its way to the foreground.
    launch_state: state === 'inactive' ? 'foreground' : state,
    callback: answer.name('callback', 'CALLBACK'),
    allowance_seconds: answer.seconds('allowance_ns'),
    standing: answer.name('standing', 'STANDING'),
    delivery_rule: ruleId(answer.library, answer.struct.get('delivery_rule')),
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
      since: ask.mask('since', 'SINCE'),
    }),
    answer: relaunch,
  },
};

/** The part that each rule about a question has in its answer. */
function explain(library, name, context, query) {
  const roles = {};
  const row = library.create('lcp_explanation');
  for (let index = 0; ; index++) {
    const status = library.functions[`lcp_explain_${name}`](
      context.pointer, query.pointer, index, row.pointer, 0);
    if (BigInt(status) === library.constant('LCP_ERROR_OUT_OF_RANGE')) return roles;
    if (status !== 0) throw new Error(`explain: ${library.nameOf('STATUS', status)}`);
    roles[ruleId(library, row.get('rule'))] = library.nameOf('ROLE', row.get('role'));
  }
}

/** The questions that `answer` knows. */
export const questions = Object.keys(QUESTIONS);

/** Asks a question of a vector; gives its answer, or its status and the field at fault. */
export function answer(library, name, given) {
  library.release();
  const ask = new Ask(library, given);
  try {
    const context = makeContext(ask);
    const query = library.create(`lcp_${name}_query`, QUESTIONS[name].fields(ask));
    ask.finish();
    const struct = library.create(`lcp_${name}_answer`);
    const error = library.create('lcp_error');
    const status = library.functions[`lcp_query_${name}`](
      context.pointer, query.pointer, struct.pointer, error.pointer);
    if (status !== 0) {
      const field = library.nameOf('FIELD', error.get('field'));
      throw new Refusal(library.nameOf('STATUS', status), field);
    }
    return {
      ...QUESTIONS[name].answer(new Answer(library, struct)),
      explanation: explain(library, name, context, query),
    };
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}
