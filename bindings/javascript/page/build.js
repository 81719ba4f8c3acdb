// Builds the page as one file: the modules, the style, and the WebAssembly module, which is
// compressed with gzip and written in base64.
//
//   node build.js MODULE OUTPUT       needs esbuild and zopfli

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const [module, output] = process.argv.slice(2);
const at = (name) => fileURLToPath(new URL(name, import.meta.url));

const bundled = (name, ...options) =>
  execFileSync('esbuild', [at(name), '--bundle', '--minify', '--charset=utf8', ...options], {
    encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 << 20,
  }).trim();

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const style = bundled('style.css');
// Only the command needs the help texts of fields, so they are removed.
const script = bundled('main.js', '--format=esm', '--target=es2022')
  .replace(/,help:"(?:[^"\\]|\\.)*"/g, '');
// zopfli's output is 5 % smaller than gzip's.
const packed = execFileSync('zopfli', ['-c', module], { maxBuffer: 64 << 20 }).toString('base64');
const policy = [
  "default-src 'none'",
  `script-src ${sha256(script)} 'wasm-unsafe-eval'`,
  `style-src ${sha256(style)}`,
  "base-uri 'none'", "form-action 'none'",
].join('; ');

const parts = { policy, style, module: packed, script };
const page = readFileSync(at('index.html'), 'utf8')
  .replace(/\{\{([a-z]+)\}\}/g, (_, name) => parts[name]);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, page);

const brotli = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const size = (text) => Buffer.byteLength(text).toLocaleString('en');
console.log(`${output}: ${size(page)} bytes, ${brotli.length.toLocaleString('en')} as brotli; `
  + `module ${size(packed)}, script ${size(script)}, style ${size(style)}`);
