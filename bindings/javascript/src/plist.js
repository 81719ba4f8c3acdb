// Reads property lists, in XML or in binary form, that may be damaged or hostile.
//
// Every step advances in the file or counts a value, so reading always ends. The depth, number and
// size of values are limited.

import { LifecyclePolicyError } from './errors.js';

/** The maximum size of a file. A real Info.plist has a thousandth of this size. */
const MOST_BYTES = 4 << 20;
/** The maximum number of values and keys. Each reference to a value counts. */
const MOST_VALUES = 1 << 18;
/** The maximum total size of texts and data: characters in XML, bytes in binary form. */
const MOST_CONTENT = 16 << 20;
/** The maximum depth. A real Info.plist has six levels. */
const MOST_DEPTH = 64;

const failed = (reason, status = 'malformed') =>
  new LifecyclePolicyError(`property list: ${reason}`, { status });

/** Counts the values, and the size of texts and data, as they are read. */
class Bounds {
  #values = 0;
  #content = 0;

  value(depth) {
    if (depth > MOST_DEPTH) throw failed('nested too deeply', 'out-of-range');
    if (++this.#values > MOST_VALUES) {
      throw failed(`it has more than ${MOST_VALUES} values`, 'out-of-range');
    }
  }

  content(size) {
    this.#content += size;
    if (this.#content > MOST_CONTENT) {
      throw failed('it has more than 16 MiB of texts', 'out-of-range');
    }
  }
}

/** Makes an empty dictionary. The dictionary has no prototype, so every key is safe. */
const dictionary = () => Object.create(null);

/**
 * Reads a property list from bytes. Dictionaries become objects without a prototype, data becomes
 * Uint8Arrays, dates become Dates, and unsafe integers become BigInts. Throws a
 * LifecyclePolicyError if the bytes are not a valid property list.
 */
export function readPropertyList(bytes) {
  if (!(bytes instanceof Uint8Array)) throw failed('expected a Uint8Array');
  if (bytes.length > MOST_BYTES) throw failed('larger than 4 MiB', 'out-of-range');
  if (bytes.length === 0) throw failed('empty');
  const isBinary = [...'bplist'].every((letter, i) => bytes[i] === letter.charCodeAt(0));
  return isBinary ? new BinaryReader(bytes).root() : new XmlReader(decoded(bytes)).root();
}

// ---- binary ----

class BinaryReader {
  #view;
  #bytes;
  #bounds = new Bounds();

  constructor(bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  root() {
    const { length } = this.#bytes;
    if (length < 8 + 32) throw failed('truncated');
    const trailer = length - 32;
    this.offsetSize = this.#bytes[trailer + 6];
    this.referenceSize = this.#bytes[trailer + 7];
    this.count = this.#number(trailer + 8, 8);
    const top = this.#number(trailer + 16, 8);
    this.table = this.#number(trailer + 24, 8);
    if (this.count > length) throw failed(`it claims ${this.count} objects in ${length} bytes`);
    const isSound = [this.offsetSize, this.referenceSize].every((size) => size >= 1 && size <= 8)
      && this.table >= 8 && this.table + this.count * this.offsetSize <= trailer;
    if (!isSound) throw failed('damaged');
    return this.#object(top, 1);
  }

  /** Reads an unsigned number of `size` bytes. */
  #number(at, size) {
    if (at < 0 || at + size > this.#bytes.length) throw failed('damaged');
    let found = 0;
    for (let i = 0; i < size; i++) found = found * 256 + this.#bytes[at + i];
    return found;
  }

  /** Returns bytes that lie before the table of offsets. Refuses bytes that reach into it. */
  #slice(at, size) {
    if (at + size > this.table) throw failed('damaged');
    return this.#bytes.subarray(at, at + size);
  }

  #object(index, depth) {
    this.#bounds.value(depth);
    if (index >= this.count) throw failed('damaged');
    const at = this.#number(this.table + index * this.offsetSize, this.offsetSize);
    if (at < 8 || at >= this.table) throw failed('damaged');
    const marker = this.#bytes[at];
    const [kind, low] = [marker >> 4, marker & 15];
    if (kind === 0) return this.#constant(marker);
    if (kind === 1) return this.#integer(at + 1, 1 << low);
    if (kind === 2) return this.#real(at + 1, 1 << low);
    if (marker === 0x33) return new Date((this.#real(at + 1, 8) + 978307200) * 1000);
    if (kind === 8) return this.#number(at + 1, low + 1); // a UID of an archive
    const [start, length] = low === 15 ? this.#length(at + 1) : [at + 1, low];
    switch (kind) {
      case 4: return this.#content(start, length).slice();
      case 5: return new TextDecoder('latin1').decode(this.#content(start, length));
      case 6: return new TextDecoder('utf-16be').decode(this.#content(start, 2 * length));
      case 10: case 12: return this.#list(start, length, depth);
      case 13: return this.#dictionary(start, length, depth);
      default: throw failed('damaged');
    }
  }

  #content(at, size) {
    this.#bounds.content(size);
    return this.#slice(at, size);
  }

  #constant(marker) {
    if (marker === 8 || marker === 9) return marker === 9;
    if (marker === 0) return null;
    throw failed('damaged');
  }

  #integer(at, size) {
    if (size > 16) throw failed('damaged');
    const bytes = this.#slice(at, size);
    // Integers of up to 4 bytes are unsigned. Longer ones are signed.
    let found = 0n;
    for (const byte of bytes) found = (found << 8n) | BigInt(byte);
    const signed = size < 8 ? found : BigInt.asIntN(8 * size, found);
    return whole(signed);
  }

  #real(at, size) {
    if (size !== 4 && size !== 8) throw failed('damaged');
    this.#slice(at, size);
    return size === 4 ? this.#view.getFloat32(at) : this.#view.getFloat64(at);
  }

  /**
   * Reads a length that does not fit into the marker. Returns the start of the content, and the
   * length.
   */
  #length(at) {
    const marker = this.#slice(at, 1)[0];
    if (marker >> 4 !== 1 || (marker & 15) > 3) throw failed('damaged');
    const size = 1 << (marker & 15);
    return [at + 1 + size, this.#number(at + 1, size)];
  }

  #reference(start, i) {
    return this.#number(start + i * this.referenceSize, this.referenceSize);
  }

  #list(start, length, depth) {
    this.#slice(start, length * this.referenceSize);
    return Array.from({ length }, (_, i) => this.#object(this.#reference(start, i), depth + 1));
  }

  #dictionary(start, length, depth) {
    this.#slice(start, 2 * length * this.referenceSize);
    const found = dictionary();
    for (let i = 0; i < length; i++) {
      const key = this.#object(this.#reference(start, i), depth + 1);
      if (typeof key !== 'string') throw failed('a key is not a text');
      found[key] = this.#object(this.#reference(start, length + i), depth + 1);
    }
    return found;
  }
}

const whole = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);

// ---- XML ----

function decoded(bytes) {
  const starts = (...first) => first.every((byte, i) => bytes[i] === byte);
  const encoding = starts(0xfe, 0xff) ? 'utf-16be' : starts(0xff, 0xfe) ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw failed('its text is neither UTF-8 nor UTF-16');
  }
}

const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** Matches a tag, and ignores its attributes. */
const TAG = /<(\/?)([A-Za-z]+)(?:\s[^<>]*)?(\/?)>/y;

class XmlReader {
  #text;
  #at = 0;
  #bounds = new Bounds();

  constructor(text) {
    this.#text = text;
  }

  root() {
    const tag = this.#tag();
    if (tag.name !== 'plist' || tag.isEnd || tag.isEmpty) throw failed('not a property list');
    const found = this.#value(this.#tag(), 1);
    this.#end('plist');
    this.#skip();
    if (this.#at !== this.#text.length) throw failed('something follows its end');
    return found;
  }

  /** Skips white space, comments, instructions and a DOCTYPE. Refuses entity declarations. */
  #skip() {
    for (;;) {
      while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
      if (this.#text.startsWith('<!--', this.#at)) this.#pass('-->');
      else if (this.#text.startsWith('<?', this.#at)) this.#pass('?>');
      else if (this.#text.startsWith('<!DOCTYPE', this.#at)) {
        const start = this.#at;
        this.#pass('>');
        if (this.#text.slice(start, this.#at).includes('[')) throw failed('it declares entities');
      } else return;
    }
  }

  #pass(end) {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) throw failed('truncated');
    this.#at = found + end.length;
  }

  #tag() {
    this.#skip();
    TAG.lastIndex = this.#at;
    const match = TAG.exec(this.#text);
    if (match === null) throw failed(`not a property list, at character ${this.#at}`);
    this.#at = TAG.lastIndex;
    return { name: match[2], isEnd: match[1] === '/', isEmpty: match[3] === '/' };
  }

  #end(name) {
    const tag = this.#tag();
    if (!tag.isEnd || tag.name !== name) {
      throw failed(`expected </${name}> before character ${this.#at}`);
    }
  }

  #value({ name, isEnd, isEmpty }, depth) {
    this.#bounds.value(depth);
    if (isEnd) throw failed(`</${name}> without its beginning`);
    switch (name) {
      case 'dict': return isEmpty ? dictionary() : this.#dictionary(depth);
      case 'array': return isEmpty ? [] : this.#list(depth);
      case 'true': case 'false':
        if (!isEmpty) this.#end(name);
        return name === 'true';
      default: return scalar(name, isEmpty ? '' : this.#content(name));
    }
  }

  #list(depth) {
    const found = [];
    for (let tag = this.#tag(); !(tag.isEnd && tag.name === 'array'); tag = this.#tag()) {
      found.push(this.#value(tag, depth + 1));
    }
    return found;
  }

  #dictionary(depth) {
    const found = dictionary();
    for (let tag = this.#tag(); !(tag.isEnd && tag.name === 'dict'); tag = this.#tag()) {
      if (tag.name !== 'key' || tag.isEnd) throw failed('a value without a key');
      this.#bounds.value(depth + 1);
      const key = tag.isEmpty ? '' : this.#content('key');
      found[key] = this.#value(this.#tag(), depth + 1);
    }
    return found;
  }

  /** Reads text up to the end tag. */
  #content(name) {
    let found = '';
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      if (next < 0) throw failed('truncated');
      const piece = this.#text.slice(this.#at, next);
      this.#bounds.content(piece.length);
      found += unescaped(piece);
      this.#at = next;
      if (this.#text.startsWith('<![CDATA[', next)) {
        this.#pass(']]>');
        const data = this.#text.slice(next + 9, this.#at - 3);
        this.#bounds.content(data.length);
        found += data;
      } else if (this.#text.startsWith('<!--', next)) this.#pass('-->');
      else {
        this.#end(name);
        return found;
      }
    }
  }
}

function unescaped(text) {
  return text.replace(/&([^;&]{0,12});?/g, (match, name) => {
    const code = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
    const number = code && (code[1] ? parseInt(code[1], 16) : Number(code[2]));
    const found = code ? (number <= 0x10ffff ? String.fromCodePoint(number) : undefined)
      : Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (found === undefined || !match.endsWith(';')) {
      throw failed(`unknown entity ${match.slice(0, 20)}`);
    }
    return found;
  });
}

function scalar(name, text) {
  switch (name) {
    case 'string': return text;
    case 'integer': return integer(text.trim());
    case 'real': return real(text.trim());
    case 'date': return date(text.trim());
    case 'data': return data(text);
    default: throw failed(`unknown element <${name}>`);
  }
}

function integer(text) {
  const match = /^([+-]?)(0x[0-9a-f]{1,32}|[0-9]{1,39})$/i.exec(text);
  if (match === null) throw failed('an integer is not a number');
  return whole(match[1] === '-' ? -BigInt(match[2]) : BigInt(match[2]));
}

function real(text) {
  const found = /^nan$/i.test(text) ? NaN : /^([+-]?)inf(inity)?$/i.test(text)
    ? (text[0] === '-' ? -Infinity : Infinity) : text === '' ? undefined : Number(text);
  if (found === undefined || (Number.isNaN(found) && !/^nan$/i.test(text))) {
    throw failed('a real is not a number');
  }
  return found;
}

function date(text) {
  const found = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? text : NaN);
  if (Number.isNaN(found.getTime())) throw failed('a date is not a date');
  return found;
}

function data(text) {
  const letters = text.replace(/[\s=]+/g, '');
  if (!/^[A-Za-z0-9+/]*$/.test(letters)) throw failed('data is not Base64');
  // A single letter after the last group of four letters makes no byte, and is left out.
  const used = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(used), (one) => one.charCodeAt(0));
}
