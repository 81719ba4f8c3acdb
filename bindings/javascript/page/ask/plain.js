// Writes the headline of an answer in plain words. Uses the library's titles where they exist.

import { CODE } from '../../src/generated.js';
import { title } from '../../src/main.js';
import { capital } from '../dom.js';

/** Says what happens to an event that does not reach the app. */
export const fate = ({ disposition, occasion }) => (disposition === null ? ''
  : title('disposition', disposition) + (occasion === null ? ''
    : ` ${disposition === 'retried' ? 'once' : 'until'} ${title('occasion', occasion)}`));

const firstSentence = (text) => text.split(/(?<=\.) (?=[A-Z])/)[0].replace(/\.$/, '');
const listed = (words) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ');
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const isKnown = (code) => CODE.names.has(Number(code));

/** The answer to each question in words, where the verdict alone does not answer it. */
const SAID = {
  relaunch: (answer) => (answer.verdict === 'forbidden' ? fate(answer) || 'the app is not launched'
    : listed([title('guarantee', answer.guarantee ?? 'eligible'),
      answer.launchState === null ? null : title('state', answer.launchState)].filter(Boolean))
      .replace(' and ', ', ')),
  conduct: ({ verdict, price }) => (verdict === 'allowed' ? 'the app may do this'
    : price === null ? 'the app may not do this' : title('price', price)),
  transition: (answer, { chain }) => {
    if (answer.verdict === 'forbidden') {
      // A note that begins with a reference to another rule cannot be shown alone.
      const note = answer.note.startsWith('As for ') ? '' : firstSentence(answer.note);
      return answer.reason === null ? note || 'it does not happen' : title('reason', answer.reason);
    }
    if (answer.to === 'not-running') return 'the app is ended';
    const states = [answer, ...chain].map(({ to }) => title('state', to));
    return answer.to === null ? 'nothing changes' : `the app is then ${states.join(', then ')}`
      .replace(/^the app is then (a )/, 'then there is $1');
  },
  termination: ({ meaning, cause }, { fields }) => meaning.replace(/\.$/, '')
    || (isKnown(fields.code) ? title('code', fields.code.toLowerCase())
      : cause === null ? 'this code ends no app' : title('termination', cause)),
  mode: ({ wakes, keepsRunning, permits }) => `it ${listed([
    wakes.length > 0 ? 'wakes the app' : null,
    keepsRunning.length > 0 ? 'keeps it running' : null,
    permits.length > 0 ? `permits ${counted(permits.length, 'thing')}` : null,
  ].filter(Boolean)) || 'gives nothing by itself'}`,
  call: ({ receiver }) => `${title('receiver', receiver)} receives it`,
  delivery: ({ manner }) => title('manner', manner),
  path: ({ steps, verdict, reason }) => (verdict === 'forbidden'
    ? reason === null ? 'there is no way' : title('reason', reason)
    : `in ${counted(steps.length, 'step')}, with ${
      counted(steps.reduce((sum, { callbacks }) => sum + callbacks.length, 0), 'callback')}`),
};

/**
 * Writes the headline of an answer in plain words. `headline` is the library's headline. `scenes`
 * is "with" or "without" if the use of scenes decides whether a callback is called, else null.
 */
export function plain({ question, fields, answer, headline, os, chain = [], scenes = null }) {
  const assumed = /, assuming [^(]*[^( ]/.exec(headline)?.[0] ?? '';
  const depends = /depends on (.*)/.exec(headline)?.[1];
  const { verdict, reason } = answer;
  const said = () => {
    if (verdict === 'conditional') return `it depends on ${depends ?? 'what is not known'}`;
    if (verdict === 'not-applicable') {
      if (scenes !== null) return `it is not called in an app ${scenes} scenes`;
      return reason ? title('reason', reason) : `iOS ${os} does not have this`;
    }
    if (verdict === 'unspecified' && !/\d/.test(headline)) return 'no source says';
    if (question === 'suspension') return `the app ${headline}`.replace(/^the app (?=not|nothing)/, '');
    return SAID[question]?.(answer, { fields, chain }) ?? headline.replace(assumed, '');
  };
  const text = capital(said());
  const isSaid = scenes !== null || text.includes(assumed.replace(', assuming ', ''));
  return text + (isSaid ? '' : assumed);
}
