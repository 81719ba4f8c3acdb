// Stores a scenario in an address: as compressed JSON, in characters that are valid in addresses.

import { LifecyclePolicyError } from '../../src/main.js';

/** The maximum length of a scenario's text, and of its encoded form in an address. */
const [MOST_TEXT, MOST_LINK] = [1 << 20, 64 << 10];

async function through(stream, bytes, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const found = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new LifecyclePolicyError('the scenario of the address is too long',
        { field: 'scenario' });
    }
    found.push(value);
  }
  return new Uint8Array(await new Blob(found).arrayBuffer());
}

export async function packed(scenario) {
  const bytes = await through(new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(scenario)));
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export async function unpacked(text) {
  try {
    if (text.length > MOST_LINK) throw new TypeError('too long');
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')),
      (one) => one.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes,
      MOST_TEXT));
  } catch (error) {
    if (error instanceof LifecyclePolicyError) throw error;
    throw new LifecyclePolicyError('the scenario of the address cannot be read',
      { field: 'scenario' });
  }
}
