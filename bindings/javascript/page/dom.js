// Makes elements. Text from a person is inserted only as text, never as markup.

import { title, values } from '../src/main.js';

const SVG = 'http://www.w3.org/2000/svg';

function set(element, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
  else if (key === 'value' || key === 'checked' || key === 'selected') element[key] = value;
  else element.setAttribute(key, value === true && !key.startsWith('aria-') ? '' : String(value));
}

function filled(element, properties, children) {
  for (const [key, value] of Object.entries(properties)) set(element, key, value);
  element.append(...children.flat(Infinity).filter((one) => one !== null && one !== undefined));
  return element;
}

/** Makes an element with attributes, event listeners (such as `onclick`) and children. */
export const el = (tag, properties = {}, ...children) =>
  filled(document.createElement(tag), properties, children);

export const draw = (tag, properties = {}, ...children) =>
  filled(document.createElementNS(SVG, tag), properties, children);

export const byId = (id) => document.getElementById(id);

/** Replaces the children of an element. Keeps the focus on the child with the same id. */
export function show(element, ...children) {
  const { activeElement: focused } = document;
  const id = element.contains(focused) ? focused.id : '';
  element.replaceChildren(...children.flat(Infinity).filter((one) => one !== null));
  if (id !== '') byId(id)?.focus({ preventScroll: true });
}

/** Sets a text only if it has changed, because setting it again costs a layout. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export const button = (id, text, onclick, more = {}) =>
  el('button', { type: 'button', id, onclick, ...more }, text);

/** Makes a check box before its label. */
export const tick = (id, checked, onchange, ...label) => el('label', { class: 'tick' },
  el('input', { type: 'checkbox', id, checked, onchange }), label);

/** Lists the values of an enumeration as options of a drop-down list. */
export const optionsOf = (kind) => values(kind).map((one) => [one, capital(title(kind, one))]);

/** Makes a drop-down list. The options are pairs of a value and a text. */
export function select(id, label, options, chosen, onchange) {
  return el('div', { class: 'field' },
    el('label', { for: id }, label),
    el('select', { id, onchange: (event) => onchange(event.target.value) },
      options.map(([value, text]) =>
        el('option', { value, selected: value === chosen ? true : null }, text))));
}

/** Makes a group of buttons, one of which is chosen. */
export function choice(name, label, options, chosen, onchange) {
  return el('fieldset', { class: 'choice' },
    el('legend', {}, label),
    el('div', { class: 'segments' }, options.map(([value, text]) => {
      const id = `${name}-${value}`;
      return el('span', { class: 'segment' },
        el('input', {
          type: 'radio', name, id, value, checked: value === chosen,
          onchange: () => onchange(value),
        }),
        el('label', { for: id }, text));
    })));
}

export const outside = (address, text) =>
  el('a', { href: `https://${address.replace(/^https?:\/\//, '')}`, rel: 'noreferrer' }, text);

let announced = '';

/** Makes a screen reader speak a sentence. */
export function announce(text) {
  if (text === announced) return;
  announced = text;
  say(byId('announcer'), text);
}

/** Copies a text to the clipboard. Returns whether that worked. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function saveFile(name, type, text) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  el('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Calls `use` with the files that are dropped on an element. */
export function onFiles(element, use) {
  element.addEventListener('dragover', (event) => {
    event.preventDefault();
    element.classList.add('over');
  });
  element.addEventListener('dragleave', () => element.classList.remove('over'));
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    element.classList.remove('over');
    use([...event.dataTransfer.files]);
  });
}

/** Makes a button that lets a person choose files. */
export function fileButton(id, text, use, more = {}) {
  const input = el('input', {
    type: 'file', id, class: 'hidden-input', ...more,
    onchange: () => {
      use([...input.files]);
      input.value = '';
    },
  });
  return el('span', { class: 'file' }, input, el('label', { for: id, class: 'button' }, text));
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
