// Makes a policy and a question from the options of the command line. The keys of vectors are the
// names of these options.
// The options follow from the fields of queries, the app and the device.

import { readFileSync } from 'node:fs';

import { FIELDS } from './fields.js';
import { SCENE_STATES } from './generated.js';
import { lookUp, meaning } from './meanings.js';
import { appFromInfoPlist, LifecyclePolicyError, newestOs, Policy, unknownDevice } from './node.js';
import { code } from './values.js';

const { app: APP, facts: FACTS, ...ASKED } = FIELDS;
const { to, ...STEP } = ASKED.transition;
/** The fields of each question. The command `step` asks about a transition without a target. */
export const QUESTIONS = { ...ASKED, step: STEP };
/** The questions whose query is one value, each with the option for that value. */
const SUBJECTS = { deadline: 'allowance', duties: 'callback', mode: 'of', quota: 'quota' };
/** For some questions, the option whose name may be left out. */
export const POSITIONAL = { ...SUBJECTS, call: 'callback', termination: 'code' };

/** The options whose names do not follow from those of their fields. */
const RENAMED = {
  allowances: 'allowance', activities: 'activity', allowedCauses: 'allow-cause',
  backgroundModes: 'mode', linkedSdk: 'sdk', permittedIdentifiers: 'permitted-identifier',
  locationAuthorization: 'authorization', idiom: 'ipad', hardwareMultitasking: 'no-multitasking',
  cellular: 'no-cellular', firstUnlockDone: 'before-first-unlock', lowPowerMode: 'low-power',
  backgroundAppRefresh: 'background-refresh', debuggerAttached: 'debugger',
  deviceLocked: 'locked',
};
const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const wrong = (key, message, status = 'unknown-value') =>
  new LifecyclePolicyError(`${key}: ${message}`, { status, field: key });

/** Returns the form of an option that takes one word for true and another word for false. */
const either = (yes, no) => ({
  isFlag: false,
  takes: `${yes}|${no}`,
  read(value, { name }) {
    if (value !== yes && value !== no) throw wrong(name, `\`${value}\` is not ${yes} or ${no}`);
    return value === yes;
  },
});
const YES_OR_NO = either('yes', 'no');
const flag = (help, value) => ({
  isFlag: true, help, read: (given) => (given ? value : undefined),
});

/** The values and help of options, where these do not follow from the kind of the field. */
const FORMS = {
  sessionSendsLaunchEvents: YES_OR_NO,
  backgroundActivitySession: YES_OR_NO,
  serviceSession: YES_OR_NO,
  interfaceKept: YES_OR_NO,
  multitaskingCamera: YES_OR_NO,
  backgroundAppRefresh: either('on', 'off'),
  idiom: flag('an iPad', 'pad'),
  hardwareMultitasking: flag('a device without multitasking, such as the iPhone 3G', false),
  cellular: flag('a device without a cellular radio', false),
  firstUnlockDone: flag('a passcode is set, and was not entered since the device started', false),
  permittedIdentifiers: {
    isList: true, takes: 'IDENTIFIER', read: (given) => given.length,
    help: 'an entry of BGTaskSchedulerPermittedIdentifiers',
  },
  placeholders: {
    isList: true, takes: 'KEY', read: (given) => given,
    help: 'a key of the Info.plist whose value has an unexpanded build variable',
  },
  code: { takes: 'CODE', read: codeOf },
};

/** The form of an option, by the kind of its field. */
const BY_KIND = {
  value: { read: nameOf },
  set: { isList: true, read: (given, reading) => given.map((one) => nameOf(one, reading)) },
  fact: { isFlag: true, read: (given) => given },
  version: { takes: 'VERSION', read: (value) => value },
  number: { takes: 'NUMBER', read: Number },
};

/** Returns the options for the fields of a struct. */
const optionsFor = (fields, named) => Object.entries(fields).map(([key, { kind, of, help }]) => ({
  name: named ?? RENAMED[key] ?? kebab(key),
  key, of, help, takes: of?.toUpperCase(), ...BY_KIND[kind], ...FORMS[key],
}));

const AXIS = { name: 'axis', takes: 'AXIS', help: 'app, or scene: states of one scene' };
const GROUND = [
  { name: 'os', takes: 'VERSION', help: 'version of iOS; without it, the newest that is known' },
  { name: 'evidence', takes: 'PROFILE', of: 'profile', help: 'evidence profile' },
  {
    name: 'limit', takes: 'ALLOWANCE=SECONDS', of: 'allowance', isList: true,
    help: 'a figure of your own; =none for no limit',
  },
];
const APP_OPTIONS = optionsFor(APP);
const DEVICE_OPTIONS = optionsFor(FACTS);
/** The options of every question: for the app, and for the device. */
export const SHARED = {
  app: [
    { name: 'info-plist', takes: 'FILE', help: 'read the app from an Info.plist' }, ...APP_OPTIONS,
  ],
  device: [
    {
      name: 'facts', takes: 'KIND',
      help: 'ordinary, or unknown: a device about which nothing is known',
    },
    ...DEVICE_OPTIONS,
  ],
};

/** Returns the options for the query of a question. */
const queryOptions = (command) => optionsFor(QUESTIONS[command], SUBJECTS[command]);

/** Returns the options of a question, except those of the app and the device. */
export const ownOptions = (command) =>
  [...queryOptions(command), ...'from' in QUESTIONS[command] ? [AXIS] : [], ...GROUND];

/** Returns every option that a question takes, by its name. */
export const optionsOf = (command) => new Map(
  [...SHARED.device, ...SHARED.app, ...ownOptions(command)].map((option) => [option.name, option]),
);

/**
 * Returns the name that a text is or means. If there is none, throws for a state of a scene.
 * Returns any other value unchanged, and the question refuses it.
 */
function nameOf(value, { of, axis = 'app', name: option, say }) {
  if (typeof value !== 'string' || (of === 'state' && axis === 'app' && SCENE_STATES.has(value))) {
    return value;
  }
  const kind = of === 'state' && axis === 'scene' ? 'scene-state' : of;
  const { name, word } = lookUp(kind, value);
  if (name !== null && word !== null && word.meanings.length > 1) {
    const others = word.meanings.slice(1).join(', ');
    say(`\`${value}\` was read as ${name}; it may also mean ${others}`);
  }
  if (name === null && kind === 'scene-state') {
    throw wrong(option, `\`${value}\` is not a state of a scene${meaning(kind, value)}`);
  }
  return name ?? value;
}

/** Reads a termination code, or a word for it. */
function codeOf(value, reading) {
  try {
    return code(value);
  } catch (error) {
    const found = nameOf(value, { ...reading, of: 'code' });
    if (found === value) throw error;
    return found;
  }
}

/** Reads a limit such as `launch=10` or `launch=none`. */
function limitOf(text, say) {
  const [allowance, figure, ...more] = text.split('=');
  const limit = figure === 'none' ? Infinity : Number(figure || NaN);
  if (more.length || Number.isNaN(limit)) {
    throw wrong('limit', `\`${text}\` is not ALLOWANCE=SECONDS`);
  }
  return { allowance: nameOf(allowance, { of: 'allowance', say }), limit };
}

/** Returns an object without the keys that have no value. */
const known = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Returns the version, the context and the query for the given options. `say` is called with a note
 * on each word that may also mean something else.
 */
export function asked(command, given, say = () => {}) {
  const left = { ...given };
  const take = (name) => {
    const value = left[name];
    delete left[name];
    return value;
  };
  if (!Object.hasOwn(QUESTIONS, command)) throw wrong('question', `\`${command}\` is not known`);
  const axis = take('axis') ?? 'app';
  if (!['app', 'scene'].includes(axis)) throw wrong('axis', `\`${axis}\` is not app or scene`);
  const read = (options) => known(Object.fromEntries(options.map((option) => {
    const value = take(option.name);
    const reading = { ...option, axis: ['from', 'to'].includes(option.key) ? axis : 'app', say };
    return [option.key, value === undefined ? value : option.read(value, reading)];
  })));

  const fields = read(queryOptions(command));
  const query = command in SUBJECTS ? Object.values(fields)[0] : fields;
  const os = take('os') ?? newestOs().split('.')[0];
  const [evidence, file, profile] = [take('evidence'), take('info-plist'), take('facts')];
  const declared = file === undefined ? {} : appFromInfoPlist(readFileSync(file));
  if (![undefined, 'ordinary', 'unknown'].includes(profile)) {
    throw wrong('facts', `\`${profile}\` is not known`);
  }
  const facts = { ...profile === 'unknown' ? unknownDevice : {}, ...read(DEVICE_OPTIONS) };
  if (facts.firstUnlockDone === false) facts.passcode ??= true;
  const context = known({
    evidence: evidence === undefined ? evidence : nameOf(evidence, { of: 'profile', say }),
    limits: take('limit')?.map((one) => limitOf(one, say)),
    app: { ...declared, ...read(APP_OPTIONS) },
    facts,
  });
  const [unused] = Object.keys(left);
  if (unused !== undefined) throw wrong(unused, 'this question has no such option');
  return { os, context, query };
}

/**
 * Returns the answer to a question as text. The command `step` asks about a transition without a
 * target.
 */
export function textOf(command, given, say) {
  const { os, context, query } = asked(command, given, say);
  return new Policy(os, context).text(command === 'step' ? 'transition' : command, query);
}

export function ask(command, given, say) {
  const { os, context, query } = asked(command, given, say);
  return new Policy(os, context)[command](query);
}
