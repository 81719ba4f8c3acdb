#!/usr/bin/env bash
# Checks that the files generated from the headers are current, that include/abi.json agrees with
# compilers and with the last release, and that programs built with older and newer headers work.
#
#   run.sh [CHECK ...]  runs all checks, or only the named ones: generated, proof, released, callers
#
#   LIFECYCLE_POLICY_DIST=DIR  the folder with lib/ and include/ (.build/dist of the checkout)
#   ABI_LENGTHS=all         lets `callers` try every possible older length of a struct, not only some
#
# Programs are built in .build/abi of the checkout. Prints a line for each check, and the number of
# checks at the end. Exits 1 if a check failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
BUILD=$root/.build/abi
export SWIFT_BACKTRACE=enable=no PYTHONPYCACHEPREFIX=$root/.build/pycache
[[ -d $DIST ]] || { echo "run.sh: no library at $DIST; run make first" >&2; exit 2; }
command -v python3 >/dev/null || { echo "run.sh: python3 is needed" >&2; exit 2; }
DIST=$(cd "$DIST" && pwd) || exit 2
mkdir -p "$BUILD" || exit 2
export LIFECYCLE_POLICY_DIST=$DIST

log=$BUILD/log
wanted=("$@")
source "$root/Tests/checks.sh"

# check TEXT COMMAND...: passes if the command succeeds, and prints the last line of its output.
check() {
  local text=$1 last
  shift
  if ! "$@" >"$log" 2>&1; then
    fail "$text"
    said
    return
  fi
  last=$(tail -1 "$log")
  pass "$text${last:+: $last}"
}

# Checks that abi.json has every name with lcp_ or LCP_ that a compiler sees in the header.
every_name() {
  local ours='\b(lcp|LCP)_[A-Za-z0-9_]+' left
  left=$(comm -23 \
    <(gcc -fpreprocessed -E -P -dD "$root"/include/lifecycle_policy*.h | grep -oE "$ours" | sort -u) \
    <(sed 's/"doc": .*//' "$root/include/abi.json" | grep -oE "$ours" | sort -u))
  [[ -z $left ]] || { echo "not in abi.json:" $left; return 1; }
}

# proof COMPILER [FLAG ...]: checks that a compiler reads the header as abi.json says.
proof() {
  if ! command -v "$1" >/dev/null; then skip "proof: $* (no $1 here)"; return; fi
  check "proof: $* reads the header as abi.json says" "$1" -std=c11 -Wall -Wextra -Wpedantic -Werror \
    "${@:2}" -fsyntax-only -I"$root/include" "$BUILD/proof.c"
}

proofs() {
  check "proof: the tables of abi.json" python3 "$root/bindings/tools/c_tables.py" "$BUILD"
  check "proof: every name of the header is in abi.json" every_name
  proof gcc
  proof clang
  proof clang --target=wasm32-unknown-unknown -ffreestanding
}

# Compares the exports of the library with those of the release. abi_lock.py compares the types.
abidiff_checks() {
  local abi
  abi=$(sed -n 's/^#define LCP_ABI_VERSION //p' "$root/include/lifecycle_policy.h")
  if ! command -v abidiff >/dev/null; then
    skip "released: no abidiff here (Debian: abigail-tools)"
  elif [[ $(uname -m) != x86_64 ]]; then skip "released: its library was for x86-64"
  elif ! grep -q "soname='liblifecycle_policy.so.$abi'" "$here/abi-released.abi"; then
    skip "released: abidiff: ABI $abi has a library of its own"
  else
    check "released: abidiff misses no function of the release" abidiff --no-added-syms \
      "$here/abi-released.abi" "$DIST/lib/liblifecycle_policy.so"
  fi
}

want generated && check "generated" "$root/bindings/tools/generate.py" --check
want proof && proofs
if want released; then
  check "released" "$here/abi_lock.py"
  abidiff_checks
fi
if want callers; then
  while IFS= read -r line; do
    case $line in
      "ok      "*) pass "${line:8}" ;;
      "FAILED  "*) fail "${line:8}" ;;
      *" passed, "*" failed") ;;
      *) echo "$line" ;;
    esac
  done < <("$here/older_newer.py" 2>&1 || { [[ $? -eq 1 ]] || echo "FAILED  callers: no report"; })
fi

finish
