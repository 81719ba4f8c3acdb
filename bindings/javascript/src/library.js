// The WebAssembly module: loading it, its memory and its allocator, texts, and calls with their
// errors.

import { LifecyclePolicyError } from './errors.js';
import { FIELD, STATUS, sizes, VERSION } from './generated.js';
import { named } from './names.js';
import { versionText } from './values.js';

/** The functions of the module. */
export let functions = null;
/** The memory of the module. When it grows, its buffer is replaced, and so are these views. */
export const memory = { view: null, bytes: null };
/** The addresses of buffers that calls reuse. Only one call runs at a time. */
export const rooms = {};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Starts the library with the bytes of the module, or with a compiled module. A second call changes
 * nothing.
 */
export async function load(source) {
  if (functions !== null) return;
  const made = await WebAssembly.instantiate(source, {});
  if (functions !== null) return;
  const { exports } = made.instance ?? made;
  const found = textAt(exports.memory.buffer, exports.lcp_library_version());
  if (found !== VERSION) {
    throw new LifecyclePolicyError(`the module is version ${found}, and the package ${VERSION}`);
  }
  functions = exports;
  refresh();
  for (const [name, size] of Object.entries(sizes)) rooms[name] = allocate(size);
  memory.bytes.fill(0, rooms.error, rooms.error + sizes.error);
  memory.view.setUint32(rooms.error, sizes.error, true);
}

function refresh() {
  const { buffer } = functions.memory;
  if (memory.view?.buffer === buffer) return;
  memory.view = new DataView(buffer);
  memory.bytes = new Uint8Array(buffer);
}

/** Allocates memory in the module, and does not clear it. */
export function allocate(size) {
  const at = functions.lcp_allocate(size) >>> 0;
  refresh();
  if (at === 0) throw new LifecyclePolicyError(`no memory for ${size} bytes`, { status: 'memory' });
  return at;
}

export const free = (at) => functions.lcp_free(at);

/** Calls `work` with the address of a block of memory in the module, and frees the block afterwards. */
export function withMemory(size, work) {
  const at = allocate(size);
  try {
    return work(at);
  } finally {
    free(at);
  }
}

/** Copies bytes into the module's memory, and calls `work` with their address. */
export function withBytes(bytes, work) {
  return withMemory(bytes.length, (at) => {
    memory.bytes.set(bytes, at);
    return work(at, bytes.length);
  });
}

export const withText = (text, work) => withBytes(encoder.encode(text), work);

/** Enlarges a buffer to at least `size` bytes. Its content is lost. */
export function roomFor(name, size) {
  if (size <= sizes[name]) return;
  free(rooms[name]);
  rooms[name] = allocate(size);
  sizes[name] = size;
}

function textAt(buffer, at) {
  const bytes = new Uint8Array(buffer, at);
  return decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
}

/** A cache of texts by address. The library's own texts never change. */
const texts = new Map();

/** Reads a text of the library. */
export function text(at) {
  let found = texts.get(at);
  if (found === undefined) {
    found = textAt(memory.view.buffer, at);
    texts.set(at, found);
  }
  return found;
}

/** Reads a text that the library has written into a buffer. */
export const writtenText = (at, length) => decoder.decode(memory.bytes.subarray(at, at + length));

/** If the status is not 0, throws the error that the library has described in `rooms.error`. */
export function check(status) {
  if (status === 0) return;
  refresh();
  throw described(status);
}

/** Checks the status of a function that may have enlarged the memory. */
export function checkAllocating(status) {
  refresh();
  check(status);
}

/** The fields whose values are versions. */
const VERSIONS = new Set(['os', 'linked-sdk', 'minimum-os']);

function described(status) {
  const { view } = memory;
  const at = rooms.error;
  const reason = named(STATUS, status);
  const field = named(FIELD, view.getInt32(at + 8, true));
  const number = (offset) => {
    const value = Number(view.getBigInt64(at + offset, true));
    return VERSIONS.has(field) && value >= 0 && value < 1 << 24 ? versionText(value) : value;
  };
  const value = number(16);
  let sentence = text(functions.lcp_status_message(status));
  let given = reason === 'missing-value' || reason === 'policy' ? '' : ` (\`${value}\`)`;
  if (reason === 'not-found' && field === 'kind') {
    sentence = 'the app switcher is not open';
    given = '';
  } else if (reason === 'not-found' && field === 'interruption') {
    sentence = 'no such interruption covers the screen';
  }
  const [least, greatest] = [view.getBigInt64(at + 24, true), view.getBigInt64(at + 32, true)];
  if (reason === 'out-of-range' && least < greatest) given += `: ${number(24)} to ${number(32)}`;
  return new LifecyclePolicyError(`${field ?? 'question'}: ${sentence}${given}`, {
    status: reason, field, value,
  });
}

/** The version of the library, such as "0.3.1". */
export const libraryVersion = () => text(functions.lcp_library_version());
/** The version of the rule set, such as "2026.1". Answers may change with it. */
export const rulesetVersion = () => text(functions.lcp_ruleset_version());
/** The last version of iOS that the rules know. */
export const newestOs = () => versionText(functions.lcp_os_newest());
