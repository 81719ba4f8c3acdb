// Checks the allocator of the WebAssembly module with random calls.
//
//   node allocator.mjs MODULE
//
// Blocks must be aligned, lie in the memory and not overlap; wrong pointers must change nothing;
// and the memory must not keep growing.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { memory, lcp_allocate: allocate, lcp_free: free } = instance.exports;
const bytes = () => new Uint8Array(memory.buffer);

let seed = 1;
/** Returns a number from 0 to `most` - 1. The numbers are the same in each run. */
function random(most) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
}

const held = new Map(); // the pointers of the blocks, each with its size and the byte that fills it
let checks = 0;

function take(size) {
  const pointer = allocate(size) >>> 0;
  assert.notEqual(pointer, 0);
  assert.equal(pointer % 16, 0);
  assert.ok(pointer + size <= memory.buffer.byteLength);
  const fill = random(256);
  bytes().fill(fill, pointer, pointer + size);
  held.set(pointer, { size, fill });
}

function give(pointer) {
  const { size, fill } = held.get(pointer);
  // If this block overlapped another one, filling the other block would have changed bytes of this block.
  assert.ok(bytes().subarray(pointer, pointer + size).every((byte) => byte === fill));
  free(pointer);
  held.delete(pointer);
  checks++;
}

/**
 * Frees pointers that are no blocks: small numbers, -1, pointers into a block, to a freed block, and
 * to a random address.
 */
function wrong(freed) {
  const some = [...held.keys()][random(held.size)] ?? 0;
  const anywhere = random(memory.buffer.byteLength);
  for (const pointer of [0, 1, 8, -1, some + 16, some + 1, freed, anywhere]) {
    if (!held.has(pointer)) free(pointer);
  }
}

/** Returns the size of the memory after some thousand random calls. */
function round() {
  for (let i = 0; i < 4000; i++) {
    const pointers = [...held.keys()];
    if (held.size < 40 || (held.size < 200 && random(2))) {
      take(random(8) ? random(300) : random(40000));
    }
    else {
      const pointer = pointers[random(pointers.length)];
      give(pointer);
      wrong(pointer);
    }
  }
  [...held.keys()].forEach(give);
  return memory.buffer.byteLength;
}

const grown = Math.max(...Array.from({ length: 3 }, round));
for (let i = 0; i < 5; i++) assert.ok(round() <= grown * 1.25, 'the memory keeps growing');
// Freed blocks must be joined: when everything is free, a block of half the memory fits without more
// memory.
const whole = memory.buffer.byteLength;
take(whole / 2);
[...held.keys()].forEach(give);
assert.equal(memory.buffer.byteLength, whole);

assert.equal(allocate(-1), 0, 'a block that cannot be had is NULL');
assert.equal(allocate(0xfff00000 | 0), 0);
take(0);
take(0);
assert.equal(held.size, 2, 'two empty blocks have two addresses');
[...held.keys()].forEach(give);

// A host that writes past its block may destroy a header. Later calls must still end.
const last = allocate(64);
new DataView(memory.buffer).setUint32(last + 64, 3, true);
assert.equal(typeof allocate(1 << 20), 'number');
free(last + 4096);

console.log(`allocator: ${checks} blocks, ${memory.buffer.byteLength / 65536} pages`);
