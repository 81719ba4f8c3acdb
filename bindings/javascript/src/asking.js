// Makes a policy and a question from the options of the command line, which are also the keys of
// vectors.

import { readFileSync } from 'node:fs';

import { appFromInfoPlist, LifecyclePolicyError, newestOs, Policy, unknownDevice } from './node.js';

/** What each command asks: its options, with the keys of the query. */
export const QUESTIONS = {
  transition: {
    from: 'from', to: 'to', cause: 'cause', 'last-cause': 'lastCause', trigger: 'trigger',
    interruption: 'interruption',
  },
  step: {
    from: 'from', cause: 'cause', 'last-cause': 'lastCause', trigger: 'trigger',
    interruption: 'interruption',
  },
  next: { from: 'from', 'last-cause': 'lastCause' },
  path: {
    from: 'from', to: 'to', 'last-cause': 'lastCause', trigger: 'trigger',
    'allow-cause': 'allowedCauses',
  },
  deadline: 'allowance',
  relaunch: { after: 'after', on: 'on', since: 'since', state: 'state', 'force-quit': 'forceQuit' },
  conduct: { state: 'state', activity: 'activity' },
  duties: 'callback',
  call: { callback: 'callback', trigger: 'trigger' },
  delivery: { state: 'state', event: 'event' },
  mode: 'of',
  quota: 'quota',
  manifest: {},
  termination: { code: 'code', namespace: 'namespace' },
  suspension: { allowance: 'allowances', activity: 'activities', 'begun-in-front': 'begunInFront' },
  purge: { state: 'state', activity: 'activities' },
};
/** Options that are given without a value; `--no-` before them means no. */
export const FLAGS = new Set([
  'scenes', 'multiple-scenes', 'exits-on-suspend', 'state-restoration', 'always-usage-text',
  'when-in-use-usage-text', 'microphone-usage-text', 'restoration-identifier',
  'before-first-unlock', 'locked', 'ipad', 'passcode', 'low-power', 'no-multitasking',
  'no-cellular', 'debugger', 'simulator', 'charging', 'bluetooth-off',
  'bluetooth-off-in-control-center', 'airplane-mode', 'accessory-setup-kit',
  'force-quit-survives-reboot', 'regions-end-at-reboot', 'force-quit',
]);
/** Options that may be given several times. */
export const LISTS = new Set([
  'mode', 'limit', 'permitted-identifier', 'since', 'allow-cause', 'allowance', 'activity',
  'begun-in-front',
]);

const wrong = (key, message, status = 'unknown-value') =>
  new LifecyclePolicyError(`${key}: ${message}`, { status, field: key });

/** The options of a question. Each must be used. */
class Options {
  #left;

  constructor(given) {
    this.#left = { ...given };
  }

  take(key) {
    const value = this.#left[key];
    delete this.#left[key];
    return value;
  }

  /** Returns true for one word, false for another, and nothing without the option. */
  word(key, yes = 'yes', no = 'no') {
    const value = this.take(key);
    if (value === undefined) return undefined;
    if (value !== yes && value !== no) throw wrong(key, `\`${value}\` is not ${yes} or ${no}`);
    return value === yes;
  }

  finish() {
    const [key] = Object.keys(this.#left);
    if (key !== undefined) throw wrong(key, 'this question has no such option');
  }
}

/** Returns an object without the keys that have no value. */
const known = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function appOf(options) {
  const file = options.take('info-plist');
  const declared = file === undefined ? {} : appFromInfoPlist(readFileSync(file));
  return { ...declared, ...known({
    backgroundModes: options.take('mode'),
    scenes: options.take('scenes'),
    multipleScenes: options.take('multiple-scenes'),
    exitsOnSuspend: options.take('exits-on-suspend'),
    stateRestoration: options.take('state-restoration'),
    linkedSdk: options.take('sdk'),
    minimumOs: options.take('minimum-os'),
    permittedIdentifiers: options.take('permitted-identifier')?.length,
    locationAuthorization: options.take('authorization'),
    restorationIdentifier: options.take('restoration-identifier'),
    sessionSendsLaunchEvents: options.word('session-sends-launch-events'),
    backgroundActivitySession: options.word('background-activity-session'),
    serviceSession: options.word('service-session'),
    interfaceKept: options.word('interface-kept'),
    multitaskingCamera: options.word('multitasking-camera'),
    alwaysUsageText: options.take('always-usage-text'),
    whenInUseUsageText: options.take('when-in-use-usage-text'),
    microphoneUsageText: options.take('microphone-usage-text'),
    unknownModes: options.take('unknown-modes'),
    placeholders: options.take('placeholders'),
  }) };
}

function factsOf(options) {
  const profile = options.take('facts') ?? 'ordinary';
  if (!['ordinary', 'unknown'].includes(profile)) {
    throw wrong('facts', `\`${profile}\` is not known`);
  }
  const isLocked = options.take('before-first-unlock');
  const slots = options.take('foreground-slots');
  const without = (key) => (options.take(key) ? false : undefined);
  return { ...(profile === 'unknown' ? unknownDevice : {}), ...known({
    idiom: options.take('ipad') ? 'pad' : undefined,
    simulator: options.take('simulator'),
    hardwareMultitasking: without('no-multitasking'),
    cellular: without('no-cellular'),
    passcode: options.take('passcode') ?? (isLocked || undefined),
    firstUnlockDone: isLocked ? false : undefined,
    backgroundAppRefresh: options.word('background-refresh', 'on', 'off'),
    lowPowerMode: options.take('low-power'),
    charging: options.take('charging'),
    debuggerAttached: options.take('debugger'),
    foregroundSlots: slots === undefined ? undefined : Number(slots),
    bluetoothOff: options.take('bluetooth-off'),
    bluetoothOffInControlCenter: options.take('bluetooth-off-in-control-center'),
    airplaneMode: options.take('airplane-mode'),
    accessorySetupKit: options.take('accessory-setup-kit'),
    forceQuitSurvivesReboot: options.take('force-quit-survives-reboot'),
    regionsEndAtReboot: options.take('regions-end-at-reboot'),
    deviceLocked: options.take('locked'),
  }) };
}

/** Reads a limit such as `launch=10` or `launch=none`. */
function limitOf(text) {
  const [allowance, figure, ...more] = text.split('=');
  const limit = figure === 'none' ? Infinity : Number(figure || NaN);
  if (more.length || Number.isNaN(limit)) {
    throw wrong('limit', `\`${text}\` is not ALLOWANCE=SECONDS`);
  }
  return { allowance, limit };
}

/** A state of a scene has the same name as one of the app. */
const onAxis = (axis, state) =>
  (axis === 'scene' && state === 'background' ? 'scene-background' : state);

/** Returns the version, the context and the query that options ask about. */
export function asked(command, given) {
  const options = new Options(given);
  const question = QUESTIONS[command];
  if (question === undefined) throw wrong('question', `\`${command}\` is not known`);
  const os = options.take('os') ?? newestOs().split('.')[0];
  const context = known({
    evidence: options.take('evidence'),
    limits: options.take('limit')?.map(limitOf),
  });
  const axis = options.take('axis') ?? 'app';
  if (!['app', 'scene'].includes(axis)) throw wrong('axis', `\`${axis}\` is not app or scene`);
  let query;
  if (typeof question === 'string') query = options.take(question);
  else {
    query = known(
      Object.fromEntries(
        Object.entries(question).map(([option, key]) => [key, options.take(option)]),
      ),
    );
    for (const key of ['from', 'to']) if (key in query) query[key] = onAxis(axis, query[key]);
  }
  context.app = appOf(options);
  context.facts = factsOf(options);
  options.finish();
  return { os, context, query };
}

/** Writes the answer to a question as text. A step is a transition without a target. */
export function textOf(command, given) {
  const { os, context, query } = asked(command, given);
  return new Policy(os, context).text(command === 'step' ? 'transition' : command, query);
}

/** Asks a question. */
export function ask(command, given) {
  const { os, context, query } = asked(command, given);
  return new Policy(os, context)[command](query);
}
