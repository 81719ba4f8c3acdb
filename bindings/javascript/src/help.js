// The help of the command, and suggestions of commands that answer a question.

import { ownOptions, POSITIONAL, SHARED } from './asking.js';
import { COMMANDS } from './commands.js';

const example = (command) => `lifecycle-policy ${command} ${COMMANDS[command][0]}`;
const MOST_HINTS = 3;
/** A printed termination code: with 0x, as eight hexadecimal digits, or decimal. */
const CODE = /^(?:0x[0-9a-f]{1,16}|(?=[a-f]*[0-9])[0-9a-f]{8}|-?[0-9]{6,20})$/i;

/** Returns the help for a call without a command. */
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

/**
 * Returns the end of an error's sentence: commands that may answer a question in words, or the
 * command for a termination code. Returns "" if there is none.
 */
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
