// Draws the phone: the home screen, the app in front, the app switcher, calls, and the lock screen.

import { title } from '../../src/main.js';
import { button, el, say, show } from '../dom.js';

const clockOf = (seconds) =>
  new Date(Date.UTC(2024, 0, 1, 9, 41) + seconds * 1000).toISOString().slice(11, 16);

export class Screen {
  #root;
  #act;
  #shown = '';
  #time;

  /** `act` posts the event that a touch stands for: its kind, its app and further fields. */
  constructor(root, act) {
    this.#root = root;
    this.#act = act;
  }

  /** Draws the phone. Makes elements again only if what they show has changed. */
  draw(phone, signs) {
    const status = phone.device.status();
    const states = phone.apps.map((_, i) => phone.device.appStatus(i + 1).state);
    const seen = JSON.stringify([status.on, status.locked, status.front, status.beside,
      status.interruptions, status.switcher, status.locked && phone.awaitsUnlock, states, phone.apps.map(({ name }) => name), phone.os]);
    if (seen !== this.#shown) {
      this.#shown = seen;
      this.#make(phone, status, states, signs);
    }
    say(this.#time, clockOf(phone.now));
  }

  #make(phone, status, states, signs) {
    const act = this.#act;
    this.#time = el('span', { class: 'time' });
    const front = status.front > 0 ? phone.apps[status.front - 1] : null;
    const icons = () => el('div', { class: 'icons' }, phone.apps.map(({ name }, i) =>
      button(`icon-${i}`, [
        el('span', { class: `tile tile-${i % 6}`, 'aria-hidden': true }, signs[i],
          el('span', { class: `dot ${states[i]}` })),
        el('span', { class: 'name' }, name),
      ], () => act('open-app', name),
        { class: 'icon', 'aria-label': `Open ${name}, ${title('state', states[i])}` })));
    const inside = () => el('div', { class: 'front' },
      el('span', { class: `tile tile-${(status.front - 1) % 6}`, 'aria-hidden': true },
        signs[status.front - 1]),
      el('p', {}, el('strong', {}, front.name)), el('p', { class: 'aside' },
        title('state', states[status.front - 1])),
      status.beside > 0
        ? el('p', { class: 'aside' }, `beside it ${phone.apps[status.beside - 1].name}`) : null);
    const cards = () => el('div', { class: 'cards' }, phone.apps.map(({ name }, i) =>
      el('div', { class: 'card' },
      el('span', {}, name), el('span', { class: 'aside' }, title('state', states[i])),
      button(`quit-${i}`, 'Swipe away', () => act('force-quit', name),
        { 'aria-label': `Swipe ${name} away` }))));
    const covers = status.interruptions.map((interruption) => el('div', { class: 'cover' },
      el('span', {}, title('interruption', interruption)),
      button(`accept-${interruption}`, 'Accept',
        () => act('accept-interruption', null, { interruption })),
      button(`dismiss-${interruption}`, 'Dismiss',
        () => act('ignore-interruption', null, { interruption }))));
    const body = !status.on ? el('p', { class: 'dark' }, 'The device is off.')
      : status.switcher ? cards() : status.locked ? el('p', { class: 'dark' }, 'Locked',
        phone.awaitsUnlock
          ? el('span', { class: 'aside' }, 'not unlocked since it started') : null)
        : front === null ? icons() : inside();
    this.#root.className = `phone${status.on ? '' : ' off'}${status.locked ? ' locked' : ''}`;
    show(this.#root,
      el('div', { class: 'status' }, this.#time, el('span', {}, `iOS ${phone.os}`)),
      covers, el('div', { class: 'body' }, body),
      el('div', { class: 'keys' },
        status.on ? [
          button('key-home', 'Home', () => act(status.switcher ? 'close-switcher' : 'home'),
            { disabled: status.locked }),
          button('key-switcher', 'Switcher', () => act('open-switcher'),
            { disabled: status.locked || status.switcher }),
          status.locked ? button('key-lock', 'Unlock', () => act('unlock'))
            : button('key-lock', 'Lock', () => act('lock')),
        ] : button('key-boot', 'Turn on', () => act('boot'))));
  }
}
