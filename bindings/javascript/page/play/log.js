// The log of the phone: events and their effects, the newest first.

import { rule } from '../../src/main.js';
import { address } from '../address.js';
import { el } from '../dom.js';
import { actOf, aside, clock, MINOR, outcomeOf, tell } from './sentences.js';

/** The maximum number of rows on the page, and of rows that one frame adds while time runs. */
const [MOST, A_FRAME] = [160, 6];

const ruleOf = (id) => (id === null || id === undefined ? null
  : el('a', { class: 'rule', href: address('rule', { id }), title: rule(id).note }, id));

function row(entry, phone) {
  const { at, effect } = entry;
  const time = el('span', { class: 'at' }, clock(at));
  if (effect === undefined) {
    const said = outcomeOf(entry);
    return el('li', { class: `act${said === '' ? '' : ' refused'}` }, time,
      el('span', { class: 'what' },
      el('b', {}, actOf(entry.step)), said === '' ? null : `: ${said}`, ' ',
        said === '' ? null : ruleOf(entry.outcome?.rule)));
  }
  const { text, code } = tell(effect, phone.apps[effect.app - 1]?.name ?? 'The device');
  const more = aside(effect);
  return el('li', { class: effect.kind }, time, el('span', { class: 'what' },
    text, code === null ? null : el('code', {}, code),
    more === '' ? null : el('span', { class: 'aside' }, more), ' ', ruleOf(effect.rule),
    effect.brokenRule === null ? null : [' broke ', ruleOf(effect.brokenRule)]));
}

export class Log {
  #list;
  #phone = null;
  #entries = null;
  #shown = 0;
  #isWhole = false;
  /** True if rows were left out because time ran fast. */
  #isPartial = false;

  constructor(list) {
    this.#list = list;
  }

  /** Sets whether all effects are shown, or only the important ones. */
  set isWhole(value) {
    this.#isWhole = value;
    this.#phone = null;
  }

  #isWanted = ({ effect }) => this.#isWhole || effect === undefined || !MINOR.has(effect.kind);

  /**
   * Shows the entries up to the viewed time. Makes rows only for new entries. While time runs, adds
   * only the last few rows in each frame.
   */
  draw(phone, isRunning = false) {
    const isSame = this.#phone === phone && this.#entries === phone.entries
      && phone.cursor >= this.#shown && (isRunning || !this.#isPartial);
    if (!isSame) {
      this.#phone = phone;
      this.#entries = phone.entries;
      this.#list.replaceChildren();
      this.#shown = Math.max(0, phone.cursor - 4 * MOST);
      this.#isPartial = false;
    }
    if (this.#shown === phone.cursor) return;
    const all = phone.entries.slice(this.#shown, phone.cursor).filter(this.#isWanted);
    this.#shown = phone.cursor;
    const most = isRunning ? A_FRAME : MOST;
    this.#isPartial ||= all.length > most && isRunning;
    const rows = all.slice(-most).map((entry) => row(entry, phone)).reverse();
    this.#list.prepend(...rows);
    while (this.#list.childElementCount > MOST) this.#list.lastElementChild.remove();
  }
}
