// Starts the page: loads the embedded module, and shows what the address describes.

import { libraryVersion, load, rulesetVersion } from '../src/main.js';
import { parts } from './address.js';
import * as ask from './ask/view.js';
import { byId, say } from './dom.js';
import * as play from './play/view.js';
import * as see from './see/view.js';

/** The module, which is embedded in the page as base64 of gzip. */
async function unpacked() {
  const text = byId('module').textContent.trim();
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

const VIEWS = {
  ask: [ask.open, 'ask'],
  play: [play.open, 'play'],
  see: [see.open, 'see'],
  rule: [see.openRule, 'see'],
};
const built = new Set();

function show({ isFirst }) {
  const { view, given } = parts(location.hash);
  const [open, section] = Object.hasOwn(VIEWS, view) ? VIEWS[view] : VIEWS.ask;
  for (const one of ['ask', 'play', 'see']) {
    byId(one).hidden = one !== section;
    const link = byId(`to-${one}`);
    if (one === section) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const { build } = { ask, play, see }[section];
  if (!built.has(section)) {
    built.add(section);
    build?.();
  }
  open(given);
  if (!isFirst && view !== show.last) scrollTo(0, 0);
  show.last = view;
}

async function start() {
  await load(await unpacked());
  say(byId('versions'), `Library ${libraryVersion()}, rule set ${rulesetVersion()}.`);
  // The event comes if a person types an address, follows a link or goes back. It does not come
  // after pushState or replaceState, with which the parts of the page keep the address up to date.
  addEventListener('hashchange', () => show({}));
  show({ isFirst: true });
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
}

/** For tests: the script time of each frame while a phone is simulated. */
globalThis.lifecyclePolicyFrames = play.frames;

start().catch((error) => {
  say(byId('broken'),
    `This page needs a browser with WebAssembly and DecompressionStream. ${error.message}`);
  throw error;
});
