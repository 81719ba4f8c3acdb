#!/usr/bin/env bash
# Prints a Markdown table of the shipped files: their sizes, the libraries that they need, and the time
# that they take to load. Compares the load time of the shared library with that of an empty C library
# in the same run.
#
#   artefacts.sh [ROUNDS]     501 rounds by default
#
# Takes the files in .build: the library of make, the wheel of make wheel, and the results of make
# cross. Names the other builds that are missing, and leaves them out.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
rounds=${1:-501}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dist=$root/.build/dist
cross=$root/.build/cross
version=$(cat "$root/VERSION")
shared=$dist/lib/liblifecycle_policy.so.$version
[[ -e $shared ]] || { echo "artefacts.sh: no $shared; run make" >&2; exit 2; }

size() { awk -v bytes="$(stat -Lc %s "$1")" 'BEGIN { printf "%d KB", bytes / 1000 + 0.5 }'; }
stripped() { # stripped FILE [STRIP]
  "${2:-strip}" -o "$work/stripped" "$1" 2>/dev/null && size "$work/stripped"
}
needs() {
  local names
  names=$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/`\1`/p' | paste -sd' ')
  echo "${names:-nothing}"
}
glibc() { readelf --dyn-syms -W "$1" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1 | sed 's/_/ /;s/^/, /'; }
row() { printf '| %s | %s | %s | %s |\n' "$@"; }
microseconds() { awk -v n="$1" 'BEGIN { printf "%.0f µs", n / 1000 }'; }
milliseconds() { awk -v n="$1" 'BEGIN { printf "%.1f ms", n / 1000000 }'; }
median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }

# The empty library is linked like ours, so that both load in the same way: all symbols are bound at
# once, and then the table of addresses becomes read-only.
echo 'int empty(void) { return 0; }' >"$work/empty.c"
cc -O2 -shared -fPIC -Wl,-z,now -Wl,-z,relro "$work/empty.c" -o "$work/libempty.so"
cc -O2 -std=c99 -Wall -Wextra "$here/load.c" -o "$work/load" -ldl
strip -o "$work/liblifecycle_policy.so" "$shared"
"$work/load" "$rounds" "$work/libempty.so" empty "$work/liblifecycle_policy.so" lcp_abi_version \
  >"$work/loads"
mapfile -t loads < <(cut -d' ' -f2- "$work/loads")
read -r empty _ <<<"${loads[0]}"
read -r ours least most ratio <<<"${loads[1]}"

echo "| artefact | size | needs | load |"
echo "|---|---|---|---|"
row "an empty C library" "$(size "$work/libempty.so")" "$(needs "$work/libempty.so")" \
  "$(microseconds "$empty")"
row "\`liblifecycle_policy.so\`, x86-64" "$(stripped "$shared") stripped" \
  "$(needs "$shared")$(glibc "$shared")" "$(microseconds "$ours"), $ratio x the empty one"
row "\`liblifecycle_policy.a\`, x86-64" "$(size "$dist/lib/liblifecycle_policy.a")" "libc" \
  "with the program"

absent=()
aarch64=$cross/aarch64-linux/lib/liblifecycle_policy.so
if [[ -e $aarch64 ]]; then
  strip=strip
  command -v aarch64-linux-gnu-strip >/dev/null && strip=aarch64-linux-gnu-strip
  row "\`liblifecycle_policy.so\`, aarch64" "$(stripped "$aarch64" $strip || size "$aarch64") stripped" \
    "$(needs "$aarch64")" "not measured"
else
  absent+=("aarch64 (make cross)")
fi
module=$cross/wasm32/lifecycle_policy.wasm
if [[ -e $module ]] && command -v node >/dev/null; then
  cat >"$work/load.mjs" <<'SOURCE'
import { readFileSync } from 'node:fs';
const bytes = readFileSync(process.argv[2]);
const start = process.hrtime.bigint();
const { instance } = await WebAssembly.instantiate(bytes);
instance.exports.lcp_abi_version();
console.log(String(process.hrtime.bigint() - start));
SOURCE
  took=$(for _ in $(seq 21); do node --no-warnings "$work/load.mjs" "$module"; done | median)
  row "\`lifecycle_policy.wasm\`" "$(size "$module")" "nothing" \
    "$(milliseconds "$took") to compile and instantiate, Node $(node --version | tr -d v | cut -d. -f1)"
else
  absent+=("wasm32 (make cross)")
fi
# Python uses byte code, as after an installation with pip.
unset PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX
wheel=$(compgen -G "$root/.build/wheels/*.whl" | sort | tail -1) || true
if [[ -n $wheel ]]; then
  python3 -m zipfile -e "$wheel" "$work/wheel"
  cat >"$work/load.py" <<'SOURCE'
import time

start = time.perf_counter_ns()
import lifecycle_policy

lifecycle_policy.deadline("12.4", "background-task")
print(time.perf_counter_ns() - start)
SOURCE
  PYTHONPATH=$work/wheel python3 "$work/load.py" >/dev/null # writes the byte code
  took=$(for _ in $(seq 21); do PYTHONPATH=$work/wheel python3 "$work/load.py"; done | median)
  row "$(basename "$wheel" | sed 's/.*/`&`/')" "$(size "$wheel")" \
    "Python 3.10 or later, glibc" \
    "$(milliseconds "$took") to import and ask once"
else
  absent+=("the wheel (make wheel)")
fi

echo
echo "Median of $rounds loads, each in a process of its own (dlopen and one call; least" \
  "$(microseconds "$least"), most $(microseconds "$most")); 21 for the others. KB are 1000 bytes."
[[ ${#absent[@]} -eq 0 ]] || printf 'Not built here: %s\n' "${absent[@]}"
