#!/usr/bin/env bash
# Builds the library for other machines with only the Swift toolchain, and tests it there.
#
#   run.sh [TARGET ...]       all targets, or only the named ones:
#
#   aarch64                   .so and .a for Linux, run under qemu-user; .so for Android
#   wasm                      lifecycle_policy.wasm, run in Node
#   module                    only builds lifecycle_policy.wasm; must be named
#   musl                      this machine's library, in programs with musl as their C library
#
#   LIFECYCLE_POLICY_DIST=DIR this machine's library, for musl (.build/dist)
#   ABI_RANDOM=N, ABI_SHARE=N the number of random calls (20000), and every n-th combination (101) in the
#                             programs of Tests/ABITests
#   REPLAY_SHARE=N            every n-th question of Tests/Replay (211)
#
# Everything is built in .build/cross of the checkout. Names missing tools, and skips the checks that
# need them. Prints a line for each check, and the number of checks at the end. Exits 1 if any failed.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
source "$here/setup.sh"
source "$here/aarch64.sh"
source "$here/wasm.sh"
source "$here/musl.sh"

[[ $# -gt 0 ]] || set -- aarch64 wasm musl
if [[ $* != module ]]; then
  read_header
  write_questions
fi
for target; do
  case $target in
    aarch64) aarch64 ;;
    wasm) wasm ;;
    module) check "wasm32: builds" build_wasm && size "$module" ;;
    musl) musl ;;
    *) sed -n '/^#   run/,/^$/p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
  esac
done

finish
