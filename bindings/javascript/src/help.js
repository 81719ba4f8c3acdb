// The help of the command, and its hints at the command that answers a question.

import { ownOptions, POSITIONAL, SHARED } from './asking.js';

/**
 * An example of each command, and beginnings of words that people use when they ask what it
 * answers.
 */
const COMMANDS = {
  relaunch: [
    '--os 17.0 --mode remote-notification --after crash --on silent-push',
    'relaunch launch wake woke push geofenc fetch again swipe force',
  ],
  termination: [
    '0xdead10cc',
    'terminat kill crash code exit die dead death quit clos ended report why watchdog jetsam',
  ],
  deadline: [
    '--os 13.0 background-task',
    'deadline limit time second minute long duration allowance expir watchdog',
  ],
  transition: [
    '--os 12.0 --from active --to background --cause home-button',
    'transition chang callback order happen move state lock home',
  ],
  step: ['--os 12.0 --from inactive --cause home-button', 'step callback happen home lock'],
  next: ['--os 12.0 --from suspended', 'next then follow'],
  path: ['--os 12.0 --from active --to suspended', 'path way route reach become'],
  conduct: [
    '--os 12.0 --state background --activity opengl-es',
    'conduct may can allowed gpu metal opengl camera socket timer music play record draw',
  ],
  duties: [
    '--os 12.0 applicationWillResignActive:',
    'dut must should callback implement delegate',
  ],
  call: [
    '--os 12.0 application:didFinishLaunchingWithOptions: --trigger open-url',
    'option argument parameter return receiv delegate',
  ],
  delivery: [
    '--os 12.0 --state suspended --event memory-warning',
    'deliver receiv event warning notif',
  ],
  mode: ['--os 17.0 audio', 'mode uibackgroundmodes capabilit background'],
  quota: ['--os 17.0 monitored-regions', 'quota many most maximum number count'],
  manifest: ['--info-plist Info.plist', 'manifest plist info key declar'],
  suspension: [
    '--os 17.0 --allowance background-task',
    'suspen keep running alive freez frozen sleep',
  ],
  purge: ['--os 17.0 --state suspended', 'purge memory first evict jetsam kill'],
  simulate: ['SCENARIO.json', 'simulat scenario device play'],
  names: ['trigger', 'name list value'],
};
const example = (command) => `lifecycle-policy ${command} ${COMMANDS[command][0]}`;
const MOST_HINTS = 3;
/** A termination code as reports print it: with 0x, as eight hexadecimal digits, or decimal. */
const CODE = /^(?:0x[0-9a-f]{1,16}|(?=[a-f]*[0-9])[0-9a-f]{8}|-?[0-9]{6,20})$/i;

/** Returns what is printed without a command. */
const usage = () => `usage: lifecycle-policy COMMAND [OPTION ...] [--json]

${Object.keys(COMMANDS).map((command) => `  ${example(command)}`).join('\n')}

\`help COMMAND\` lists the options of a command; \`help app\` those of the app and the device, which
every question takes. Instead of names, you may write words that people use, such as "swiped away".`;

/** Formats options as two columns. */
function listed(options) {
  const column = 28;
  return options.map(({ name, takes, isFlag, isList, help }) => {
    const head = `  --${name}${isFlag ? '' : ` ${takes}`}`;
    const lines = [''];
    for (const word of `${help}${isList ? '; may be repeated' : ''}`.split(' ')) {
      const last = lines.at(-1);
      if (last !== '' && column + last.length + 1 + word.length > 100) lines.push(word);
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    const begin = head.length < column - 1 ? head.padEnd(column) : `${head}\n${' '.repeat(column)}`;
    return begin + lines.join(`\n${' '.repeat(column)}`);
  }).join('\n');
}

/** Returns the help on a command, or on the options of the app and the device. */
export function helpOn(topic) {
  if (topic === 'app') {
    return `The app:\n${listed(SHARED.app)}\n\nThe device:\n${listed(SHARED.device)}\n\n`
      + '--no-OPTION says that an option without a value does not hold.';
  }
  if (!Object.hasOwn(COMMANDS, topic)) return usage();
  if (topic === 'simulate') return `usage: ${example(topic)}\n\nPlays a scenario on a device.`;
  if (topic === 'names') return `usage: ${example(topic)}\n\nLists the names of a kind of value.`;
  const options = ownOptions(topic);
  const kinds = [...new Set(options.map(({ of }) => of).filter((of) => of))];
  const subject = POSITIONAL[topic];
  return [
    `usage: lifecycle-policy ${topic} [OPTION ...] [--json]\n\n  ${example(topic)}\n`,
    listed(options),
    ...subject ? [`\nThe name of the option --${subject} may be left out.`] : [],
    '\n`lifecycle-policy help app` lists the options of the app and the device.',
    `\`lifecycle-policy names KIND\` lists names: ${kinds.join(', ')}.`,
  ].join('\n');
}

/** Returns the examples of the commands that may answer a question in words, or "". */
export function hints(words) {
  if (words.length === 1 && CODE.test(words[0])) {
    return `; ask:\n  lifecycle-policy termination ${words[0]}`;
  }
  const asked = words.join(' ').toLowerCase().split(/[^a-z-]+/);
  const matches = (beginnings) =>
    asked.filter((word) => beginnings.split(' ').some((one) => word.startsWith(one))).length;
  const found = Object.entries(COMMANDS)
    .map(([command, [, beginnings]]) => ({ command, count: matches(beginnings) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_HINTS);
  const examples = found.map(({ command }) => `\n  ${example(command)}`).join('');
  return examples && `; ask, for example:${examples}`;
}
