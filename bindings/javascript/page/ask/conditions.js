// The conditions that a sentence states or a question implies, and whether they affect an answer.

import { SCENE_STATES } from '../../src/generated.js';
import { LifecyclePolicyError, Policy } from '../../src/main.js';
import { given, withFact } from './facts.js';
import { queryFor } from './questions.js';

const BEFORE = 'with|without|no|not|never|in|on|off|under|while|has|have|do|does|is|are|turn(?:s|ed|ing)?|'
  + 'switch(?:es|ed)?|disabl(?:e|es|ed|ing)|enabl(?:e|es|ed|ing)|adopt(?:s|ed|ing)?|attached|to|'
  + '\\w{2,5}n[\'’]t|a|an|the|any|my|its|support(?:s|ing)?|uses?|using';
const AFTER = 'is|was|are|be|being|turned|switched|on|off|enabled|disabled|attached';
const around = (name) =>
  new RegExp(`\\b((?:(?:${BEFORE})\\s+)*)(?:${name})((?:\\s+(?:${AFTER}))*)\\b`, 'i');
const NO = /\b(?:without|no|not|never|off|disabl\w+|disabled)\b|n['’]t\b/i;
const WITH = new RegExp('\\b(?:with|without|no|has|have|not|under|in|adopt\\w*|attached|support\\w*'
  + '|uses?|using)\\b|n[\'’]t\\b', 'i');
const SWITCHED = /\b(?:with|without|no|on|off|disabl\w+|enabl\w+|disabled|enabled)\b/i;

/**
 * The conditions that people state. Each row has a pattern, the condition, and whether the
 * condition holds if the words that the pattern captures have no negation. A second pattern, if
 * any, must match these words.
 */
const STATED = [
  [around('low[- ]?power(?:\\s+mode)?'), 'low-power-mode-off', false],
  [around('background app refresh'), 'background-app-refresh', true, SWITCHED],
  [around('(?:ui)?scenes|uiscene|scene(?:[- ]based)? life[- ]?cycle|(?:ui)?scene support'),
    'scenes-adopted', true, WITH],
  [around('(?:xcode[\'’]s )?debugger|xcode'), 'debugger-detached', false, WITH],
  [around('passcode'), 'passcode', true, WITH],
  [around('simulator'), 'real-device', false],
  [around('real device'), 'real-device', true],
  [/\b()voip app\b()/i, 'mode-voip', true],
  [new RegExp('\\b()(?:before|not|never|until|without|n[\'’]t)'
    + '(?: yet| being| the| a| my| first| user| it| phone| device| is| was| has| been)*'
    + '(?: unlocks?\\b(?! since)| unlocked| unlocking)(?: it| yet'
    + '| (?:the |his |their |my )?(?:phone|device|iphone|ipad))?()', 'i'), 'first-unlock-done', false],
  [new RegExp('\\b()(?:while|when|if|with|on)(?: the| my| a)?(?: phone| device| screen| iphone| ipad)?'
    + '(?: is)? locked(?: phone| device| iphone| ipad)?\\b()', 'i'), 'device-unlocked', false],
];

/**
 * Removes the stated conditions from a line. Returns each condition, with a flag that says whether
 * the condition holds, and the line without the conditions. A row with a second pattern counts only
 * if the second pattern matches, too, unless `isLoose`.
 */
export function stated(line, isLoose = false) {
  let rest = line.slice(0, 1000);
  const told = [];
  for (const [pattern, condition, holds, needs] of STATED) {
    const match = pattern.exec(rest);
    if (match === null || told.some((one) => one.condition === condition)) continue;
    const [whole, before, after] = match;
    if (!isLoose && needs !== undefined && !needs.test(`${before} ${after}`)) continue;
    told.push({ condition, holds: holds !== NO.test(`${before} ${after}`) });
    const others = rest.replace(whole, ' ');
    // "VoIP app" also names the event, a VoIP push, if no other words of the line name it. The word
    // VoIP then stays in the line.
    rest = condition === 'mode-voip' && !/voip|pushkit/i.test(others)
      ? rest.replace(whole, ' voip ') : others;
  }
  return { told, rest };
}

/** For each event, cause or allowance: the conditions that an app must declare. */
const DECLARED = {
  'silent-push': ['mode-remote-notification'],
  'silent-push-with-alert': ['mode-remote-notification'],
  'background-fetch': ['mode-fetch'],
  'app-refresh-task': ['mode-fetch', 'permitted-identifiers'],
  'processing-task': ['mode-processing', 'permitted-identifiers'],
  'continued-processing-task': ['permitted-identifiers'],
  'voip-push': ['mode-voip'], 'voip-push-report': ['mode-voip'], 'voip-unreported': ['mode-voip'],
  'push-to-talk': ['mode-push-to-talk'],
};
const OF_SCENES = /^(?:scene|windowScene|templateApplicationScene|stateRestorationActivityForScene)/;

/**
 * Lists the conditions that the values of a question imply: the declarations for an event, or the
 * use of scenes.
 */
export function impliedBy({ question, fields }) {
  const names = Object.values(fields).flat().filter((one) => typeof one === 'string');
  const found = question === 'mode' ? [] : names.flatMap((name) => DECLARED[name]
    ?? (OF_SCENES.test(name) || SCENE_STATES.has(name) ? ['scenes-adopted'] : []));
  return [...new Set(found)];
}

/**
 * Tells whether a condition is open: nobody stated it. A mode is also open if people stated only
 * other modes.
 */
const isOpen = (state, condition) => given(state, condition) === undefined
  || (condition.startsWith('mode-') && !state.said.includes(condition)
    && state.app.backgroundModes.every((name) => state.said.includes(`mode-${name}`)));

/** Lists the implied conditions that are open. */
export const impliedIn = (state) => state.implied.filter((one) => isOpen(state, one));

/** Returns the state of the page with the open implied conditions set to `holds`. */
export const assuming = (state, holds = true) =>
  impliedIn(state).reduce((one, condition) => withFact(one, condition, holds), state);

const KNOWN = /^ {2}(?:assumed|not given|holds|fails|left open) .*\n?(?: {3}.*\n?)*/gm;

/**
 * Returns two texts: the headline of an answer, and its details with its rule. The details lack the
 * lines on conditions.
 */
function essence({ app, facts, evidence, fields, question }, os) {
  const policy = new Policy(os, { app, facts, evidence });
  const query = queryFor(question, fields);
  const part = (name) => policy.text(question, query, { parts: [name], assumed: [] });
  const { rule } = question === 'manifest' ? policy.manifest() : policy[question](query);
  return [part('headline'), part('details').replace(KNOWN, '') + rule];
}

/**
 * Returns how much a condition changes an answer on a version: 2 if it changes the headline, 1 if
 * it changes only the details, 0 if it changes nothing or the question cannot be asked.
 */
export function matters(state, condition, os = state.os) {
  try {
    const [[one, more], [other, others]] = [true, false]
      .map((holds) => essence(withFact(state, condition, holds), os));
    return one !== other ? 2 : more !== others ? 1 : 0;
  } catch (error) {
    if (!(error instanceof LifecyclePolicyError)) throw error;
    return 0;
  }
}
