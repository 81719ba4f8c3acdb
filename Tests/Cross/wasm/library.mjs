// The library as a WebAssembly module, and the header's structs in its memory.

import { readFile } from 'node:fs/promises';

const ROW_SIZE = 32;

/** The reason why a question cannot be asked. */
export class Refusal extends Error {
  constructor(status, field) {
    super(`${field}: ${status}`);
    this.answer = { status, field };
  }
}

/** Reads the NUL-terminated text at `pointer`. */
function textAt(memory, pointer) {
  const bytes = new Uint8Array(memory.buffer, pointer);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

/** Reads the table that layout.c makes: the structs' sizes and fields, and the constants. */
export async function readLayout(path) {
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const { memory, layout_rows: rows, layout_row_count: count } = instance.exports;
  const view = new DataView(memory.buffer);
  const structs = {};
  const constants = {};
  for (let i = 0; i < view.getUint32(count.value, true); i++) {
    const at = rows.value + i * ROW_SIZE;
    const [owner, namePointer, offset, size, isSigned] = [0, 4, 8, 12, 16].map((field) =>
      view.getUint32(at + field, true));
    const name = textAt(memory, namePointer);
    if (owner === 0) constants[name] = view.getBigInt64(at + 24, true);
    else if (name === '') structs[textAt(memory, owner)] = { size, fields: {} };
    else structs[textAt(memory, owner)].fields[name] = { offset, size, isSigned: isSigned === 1 };
  }
  return { structs, constants };
}

/** A struct in the module's memory. Fields of 64 bits are BigInts, the others numbers. */
class Struct {
  #library;
  #fields;

  constructor(library, pointer, { size, fields }) {
    this.#library = library;
    this.#fields = fields;
    this.pointer = pointer;
    this.size = size;
  }

  #field(name) {
    const field = this.#fields[name];
    if (!field) throw new Error(`no field ${name}`);
    if (field.size !== 4 && field.size !== 8) throw new Error(`${name} is no number`);
    const prefix = field.size === 8 ? 'Big' : '';
    const type = `${prefix}${field.isSigned ? 'Int' : 'Uint'}${field.size * 8}`;
    return { type, at: this.pointer + field.offset };
  }

  get(name) {
    const { type, at } = this.#field(name);
    return this.#library.view[`get${type}`](at, true);
  }

  /** Sets a mask: an array of 64-bit words, from one BigInt. */
  setMask(name, mask) {
    const { offset, size } = this.#fields[name];
    for (let at = 0; at < size; at += 8) {
      const word = BigInt.asUintN(64, mask >> BigInt(8 * at));
      this.#library.view.setBigUint64(this.pointer + offset + at, word, true);
    }
  }

  set(name, value) {
    const { type, at } = this.#field(name);
    const converted = type.startsWith('Big') ? BigInt(value) : Number(value);
    this.#library.view[`set${type}`](at, converted, true);
  }
}

/** The library. Its methods allocate memory behind the module's own data; `release` frees it. */
export class Library {
  #layout;
  #next;

  static async load(modulePath, layoutPath) {
    // No imports are given. If the module needs any, it cannot be instantiated.
    const { instance } = await WebAssembly.instantiate(await readFile(modulePath), {});
    return new Library(instance.exports, await readLayout(layoutPath));
  }

  constructor(functions, layout) {
    this.functions = functions;
    this.#layout = layout;
    this.release();
  }

  /** A view of the memory as it is now. When the memory grows, its buffer is replaced. */
  get view() {
    return new DataView(this.functions.memory.buffer);
  }

  /** Frees everything that was allocated. */
  release() {
    this.#next = this.functions.__heap_base.value;
  }

  /** Returns zeroed memory, aligned to 8 bytes. */
  allocate(size) {
    const { memory } = this.functions;
    const pointer = (this.#next + 7) & ~7;
    this.#next = pointer + size;
    const missing = this.#next - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    new Uint8Array(memory.buffer, pointer, size).fill(0);
    return pointer;
  }

  /** Makes a struct with `struct_size` and the given fields set, and all others 0. */
  create(type, fields = {}) {
    const layout = this.#layout.structs[type];
    if (!layout) throw new Error(`no struct ${type}`);
    const struct = new Struct(this, this.allocate(layout.size), layout);
    struct.set('struct_size', layout.size);
    for (const [name, value] of Object.entries(fields)) struct.set(name, value);
    return struct;
  }

  /** Calls a function whose last argument is an error. Throws a Refusal if the call fails. */
  call(name, ...given) {
    const error = this.create('lcp_error');
    const status = this.functions[name](...given, error.pointer);
    if (status === 0) return;
    throw new Refusal(this.nameOf('STATUS', status), this.nameOf('FIELD', error.get('field')));
  }

  /** Returns the value of a constant of the header. */
  constant(name) {
    const value = this.#layout.constants[name];
    if (value === undefined) throw new Error(`no constant ${name}`);
    return value;
  }

  /** Reads a text that the library returned. Returns null for NULL. */
  text(pointer) {
    return pointer === 0 ? null : textAt(this.functions.memory, pointer);
  }

  /** Returns the name of a value, or null. `kind` is the header's kind, without LCP_ENUM_. */
  nameOf(kind, value) {
    return this.text(this.functions.lcp_enum_name(this.#kind(kind), BigInt(value)));
  }

  /** Returns the value that a text names: a BigInt, or null if there is no such value. */
  valueOf(kind, text) {
    return this.#parse(text, 8, (pointer, length, result) =>
      this.functions.lcp_enum_parse(this.#kind(kind), pointer, length, result),
    )?.getBigInt64(0, true) ?? null;
  }

  /** All values of an enumeration, as BigInts. */
  values(kind) {
    const at = this.allocate(8);
    const values = [];
    while (this.functions.lcp_enum_value_at(this.#kind(kind), values.length, at) === 0) {
      values.push(this.view.getBigInt64(at, true));
    }
    return values;
  }

  /** Parses a version. Returns null if the text is not one. */
  version(text) {
    return this.#parse(text, 4, (pointer, length, result) =>
      this.functions.lcp_os_parse(pointer, length, result),
    )?.getUint32(0, true) ?? null;
  }

  #kind(name) {
    return Number(this.constant(`LCP_ENUM_${name}`));
  }

  #parse(text, resultSize, call) {
    const bytes = new TextEncoder().encode(text);
    const pointer = this.allocate(bytes.length);
    const result = this.allocate(resultSize);
    const { buffer } = this.functions.memory;
    new Uint8Array(buffer, pointer, bytes.length).set(bytes);
    return call(pointer, bytes.length, result) === 0 ? new DataView(buffer, result) : null;
  }
}
