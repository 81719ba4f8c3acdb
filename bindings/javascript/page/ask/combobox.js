// A text field with a list of completions. The arrow keys move through the list.

import { el } from '../dom.js';

/**
 * Makes the text field. `complete` returns the completions of a text. `label` returns the text of a
 * completion, and `note` a remark on the completion. `choose` is called with the chosen completion.
 * `paste` is called with a pasted text, and returns whether it could read that text. `empty` is
 * called with a text that has no completion.
 */
export function combobox({ id, name, placeholder, complete, label, note, choose, paste, empty }) {
  let offered = [];
  let at = -1;
  const list = el('ul', { id: `${id}-list`, role: 'listbox', 'aria-label': 'Questions',
    class: 'options', hidden: true });
  const input = el('input', {
    id, type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: 'false', placeholder,
    'aria-label': name, 'aria-expanded': 'false', 'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list', maxlength: 100000, enterkeyhint: 'go',
  });

  const option = (index) => `${id}-option-${index}`;

  function mark(index) {
    at = index;
    [...list.children].forEach((one, i) => one.setAttribute('aria-selected', String(i === at)));
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', option(at));
      list.children[at].scrollIntoView({ block: 'nearest' });
    }
  }

  function open(all) {
    offered = all;
    list.replaceChildren(...all.map((one, i) => el('li', {
      id: option(i), role: 'option', 'aria-selected': 'false',
      onmousedown: (event) => event.preventDefault(),
      onclick: () => take(i),
    }, label(one), el('span', { class: 'aside' }, note(one)))));
    list.hidden = all.length === 0;
    input.setAttribute('aria-expanded', String(all.length > 0));
    mark(-1);
  }

  const close = () => open([]);

  function take(index) {
    const one = offered[index];
    const text = input.value;
    close();
    choose(one, text);
  }

  input.addEventListener('input', () => open(complete(input.value)));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (offered.length === 0) open(complete(input.value));
      if (offered.length === 0) return;
      const step = key === 'ArrowDown' ? 1 : -1;
      mark((at + step + (at < 0 && step < 0 ? 1 : 0) + offered.length) % offered.length);
    } else if (key === 'Escape') {
      if (offered.length > 0) close();
      else input.value = '';
    } else if (key === 'Enter') {
      event.preventDefault();
      const text = input.value;
      if (at < 0 && paste(text)) return close();
      if (offered.length === 0) open(complete(text));
      if (offered.length > 0) take(Math.max(at, 0));
      else empty(text);
    }
    return undefined;
  });
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!paste(text)) return;
    event.preventDefault();
    input.value = text.replace(/\s+/g, ' ').trim().slice(0, 300);
    close();
  });
  return { input, element: el('div', { class: 'combobox' }, input, list) };
}
