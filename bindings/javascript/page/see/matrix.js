// Draws a table of what wakes and launches an app on each version.

import { newestOs, Policy, title, values } from '../../src/main.js';
import { address } from '../address.js';
import { capital, el } from '../dom.js';

const FIRST = '4.0';

/** The texts in cells, and their meanings. */
const CELLS = {
  yes: 'yes', perhaps: 'if the system chooses so', no: 'no',
  depends: 'it depends on a fact that is not known', '–': 'this version does not have it',
  '?': 'no source says',
};
const TEXTS = { forbidden: 'no', conditional: 'depends', 'not-applicable': '–' };

/** Returns the text of a cell for an answer, and its meaning. */
function cell({ verdict, guarantee }) {
  const text = verdict === 'allowed' ? (guarantee === 'discretionary' ? 'perhaps' : 'yes')
    : TEXTS[verdict] ?? '?';
  return [text, CELLS[text]];
}

/**
 * Asks about every trigger but `prewarm`, on every version since `FIRST` on which an answer can
 * change. Leaves out a version with the same cells as the version before.
 */
export function matrix(after, options) {
  const triggers = values('trigger').filter((name) => name !== 'prewarm');
  const columns = [];
  for (const os of Policy.edges(FIRST, newestOs(), options)) {
    const policy = new Policy(os, options);
    const cells = triggers.map((on) => cell(policy.relaunch({ after, on })));
    const last = columns.at(-1);
    if (last === undefined
      || cells.some(([text], i) => text !== last.cells[i][0])) columns.push({ os, cells });
  }
  const isThere = triggers.map((_, i) => columns.some(({ cells }) => cells[i][0] !== '–'));
  return { triggers, columns, isThere };
}

export function drawMatrix({ after, options, values: shared }) {
  const { triggers, columns: oldestFirst, isThere } = matrix(after, options);
  const columns = [...oldestFirst].reverse();
  return el('div', {},
    el('p', { class: 'sum', id: 'matrix-said' },
      `${capital(title('termination', after))}. Does it then wake or launch the app?`),
    el('p', { class: 'keys-said aside' }, Object.entries(CELLS).filter(([text, meaning]) =>
      text !== meaning).map(([text, meaning]) => `${text}: ${meaning}`).join('. '),
    '. Each cell leads to its answer.'),
    el('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-labelledby': 'matrix-said' },
      el('table', { class: 'matrix', 'aria-labelledby': 'matrix-said' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'What happens'),
        columns.map(({ os }) => el('th', { scope: 'col' }, os)))),
      el('tbody', {}, triggers.map((on, i) => (!isThere[i] ? null : el('tr', {},
        el('th', { scope: 'row' }, capital(title('trigger', on))),
        columns.map(({ os, cells }) => {
          const [text, meaning] = cells[i];
          const kind = { yes: 'yes', no: 'no', '–': 'none' }[text] ?? 'open';
          return el('td', { class: kind }, el('a', {
            href: address('ask', { q: 'relaunch', after, on, os, ...shared }), title: meaning,
            'aria-label': `${meaning}, iOS ${os}`,
          }, text));
        }))))))));
}
