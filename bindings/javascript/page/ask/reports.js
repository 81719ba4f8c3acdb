// Reads from a pasted text what ended an app: a code, a line of a report or log, or an error.

import { CODE, ERROR_DOMAIN, NAMESPACE } from '../../src/generated.js';
import { title, values } from '../../src/main.js';
import { lookUp } from '../../src/meanings.js';

/** Names that daemons print instead of the library's names of namespaces. */
const ALIASES = {
  frontboard: 'springboard', carousel: 'springboard', assertiond: 'runningboard',
  runningboardd: 'runningboard',
};
const LONGEST = 1_000_000;
const NUMBER = '(?:0x[0-9a-f]{1,16}|[0-9]{1,20}|[0-9a-f]{8,16})';
const NAME = '(?:<0x[0-9a-f]{1,4}>|[a-z][a-z_-]{1,30}|[0-9]{1,3})';

/** Reads the number of a printed code. Returns null if the text is no number. */
function codeOf(text) {
  if (text === undefined) return null;
  const digits = text.toLowerCase();
  const isHex = digits.startsWith('0x') || /[a-f]/.test(digits);
  try {
    return BigInt(isHex && !digits.startsWith('0x') ? `0x${digits}` : digits);
  } catch {
    return null;
  }
}

const isKnown = (code) => code !== null && CODE.names.has(Number(code));

/** Returns the library's name of a namespace, from any of its names or from its number. */
function namespaceOf(text) {
  if (text === undefined) return null;
  const plain = text.toLowerCase().replace(/[<>]/g, '').replaceAll('_', '-')
    .replace(/^os-reason-/, '');
  const name = ALIASES[plain] ?? plain;
  if (NAMESPACE.numbers.has(name)) return name;
  const number = Number(plain);
  return Number.isInteger(number) ? NAMESPACE.names.get(number) ?? null : null;
}

const SIGNALS = ['hup', 'int', 'quit', 'ill', 'trap', 'abrt', 'emt', 'fpe', 'kill', 'bus', 'segv',
  'sys', 'pipe', 'alrm', 'term'];

/**
 * The formats in which reports and logs print a namespace and a code. Each has a name for people,
 * and a pattern that captures the namespace and the code.
 */
const PLACES = [
  ['a termination reason',
    new RegExp(`termination[ _]?reason[\\s"'*\`:=]{0,16}(?:namespace[\\s:=]{0,4})?(${NAME})?`
      + `[\\s,|:]{0,8}(?:code[\\s:=]{0,4})?[\\[(]?(${NUMBER}\\b)?`)],
  ['a termination context',
    new RegExp('terminatecontext[\\s|>\\\\]{1,12}(?:domain:\\s{0,4}([0-9]{1,3})\\b\\s*)?'
      + `(?:code:\\s{0,4}(${NUMBER})\\b)?`)],
  ['an exit status in a log of SpringBoard',
    new RegExp('exitstatus\\| domain:[^\\s()]{0,40}\\(?([0-9]{1,3})\\)? '
      + `code:(?:[^()|>]{0,60}\\()?(${NUMBER})\\b`)],
  ['an end that launchd reported',
    new RegExp(`termination reported by launchd \\(([0-9]{1,3}), ?(${NUMBER})\\b`)],
  ['an exit reason in a log of launchd',
    new RegExp(`reason \\(namespace:\\s{0,4}([0-9]{1,3})\\s{1,4}code:\\s{0,4}(${NUMBER})\\b`)],
  ['an exit reason',
    new RegExp(`os_reason_([a-z_]{2,30})(?:[\\s\`,:(]{1,6}(?:code[\\s\`:]{1,4})?(0x[0-9a-f]{1,16})\\b)?`)],
  ['the termination of a JSON report',
    new RegExp(`"namespace"\\s*:\\s*"([a-z_]{2,30})"[^}]{0,200}?"code"\\s*:\\s*(${NUMBER})`)],
  ['the termination of a JSON report',
    new RegExp(`"code"\\s*:\\s*(?<code>${NUMBER})[^}]{0,200}?"namespace"\\s*:\\s*"(?<name>[a-z_]{2,30})"`)],
  ['an exception code',
    new RegExp(`exception ?codes?["'\\s:=]{1,8}()[a-z (]{0,40}(${NUMBER})\\b`)],
];
const EXITED = new RegExp('\\bsig(hup|int|quit|ill|trap|abrt|emt|fpe|kill|bus|segv|sys|pipe|alrm|term)\\b');
const OS = /(?:os version|ios version|"os_version"|osversion)["'\s:=]*(?:(?:iphone|ipad)? ?os )?([0-9]{1,2}(?:\.[0-9]{1,2}){0,2})/;

/** Finds a namespace and a code in a text, in one of the formats in `PLACES`. */
function reasonIn(lower) {
  for (const [what, pattern] of PLACES) {
    const match = pattern.exec(lower);
    if (match === null) continue;
    const name = namespaceOf(match.groups?.name ?? match[1]);
    const code = codeOf(match.groups?.code ?? match[2]);
    if (code === null || (name === null && !isKnown(code))) continue;
    const printed = (match.groups?.name ?? match[1] ?? '').toUpperCase();
    const isOther = /^[A-Z]/.test(printed) && name !== null && ALIASES[printed.toLowerCase()] === name;
    return { what: isOther ? `${what}, in which ${printed} stands for ${name.toUpperCase()}` : what,
      namespace: name, code };
  }
  return null;
}

/** Reads an error: its domain, followed by its number. */
function errorIn(text) {
  for (const name of ERROR_DOMAIN.names.values()) {
    const domain = title('error-domain', name);
    const at = text.toLowerCase().indexOf(domain.toLowerCase());
    if (name === 'text' || at < 0) continue;
    const rest = text.slice(at + domain.length, at + domain.length + 200);
    const number = /(?:\bcode\s*[=:]?\s*|[\s:(#])(-?[0-9]{1,10})\b/i.exec(rest);
    if (number !== null) return { what: 'an error', errorDomain: name, code: number[1] };
  }
  return null;
}

/** Reads a text that is only a termination code: its number, or a word for it. */
function codeIn(text) {
  const plain = text.trim();
  if (/^(?:0x[0-9a-f]{1,16}|[0-9]{6,20})$/i.test(plain)) {
    return { what: 'a termination code', code: codeOf(plain) };
  }
  const { name } = plain.length <= 40 ? lookUp('code', plain) : { name: null };
  return name === null ? null : { what: 'a termination code', code: BigInt(name) };
}

/** Finds a known code anywhere in a text, if the text has only one known code. */
function codeInProse(lower) {
  const found = new Set((lower.match(/0x[0-9a-f]{8}\b|\b[0-9]{9,10}\b|\b[0-9a-f]{8}\b/g) ?? [])
    .map(codeOf).filter(isKnown));
  return found.size === 1 ? { what: 'a termination code', code: [...found][0] } : null;
}

function signalIn(lower) {
  const match = EXITED.exec(lower);
  if (match === null) return null;
  return { what: 'a signal', namespace: 'signal', code: BigInt(SIGNALS.indexOf(match[1]) + 1) };
}

const shown = (code) =>
  (typeof code === 'string' ? code
    : code > 99n ? `0x${code.toString(16).padStart(8, '0')}` : String(code));

/**
 * Reads a text. Returns what the text is, with a question about it: the fields, the version and the
 * allowance that the text names. The version and the allowance may be null. Returns null if the
 * text has neither a code nor an error nor a signal.
 */
export function readText(given) {
  const text = given.slice(0, LONGEST);
  const lower = text.toLowerCase();
  const found = codeIn(text) ?? reasonIn(lower) ?? errorIn(text) ?? codeInProse(lower)
    ?? signalIn(lower);
  if (found === null) return null;
  const { what, namespace, code, errorDomain } = found;
  const fields = { code: shown(code) };
  if (namespace) fields.namespace = namespace;
  if (errorDomain) fields.errorDomain = errorDomain;
  // The explanation of a watchdog names the exceeded allowance, such as scene-update.
  const named = values('allowance').find((one) => one.includes('-') && lower.includes(one)) ?? null;
  return { what, question: 'termination', fields, os: OS.exec(lower)?.[1] ?? null, named };
}

/** Tells whether a text looks like a pasted report or code, and not like words for a question. */
export const isPasted = (text) =>
  text.includes('\n') || codeIn(text) !== null
  || /termination|terminatecontext|exitstatus|os_reason|errordomain|exception/i.test(text);
