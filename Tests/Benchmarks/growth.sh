#!/usr/bin/env bash
# Measures the cost of a question if the rule book has twice as many rows. Grows the book in three
# ways, and builds a library with each grown book. Checks that each library gives the same answers, and
# compares its instructions with the instructions of the present library. Prints tables and writes
# .build/growth/growth.json.
#
#   growth.sh              builds and measures everything, but skips files that are up to date
#   growth.sh build        only builds the libraries and checks their answers
#
#   GROWTH="KIND ..."      grows the book only in these ways (versions rivals conditions)
#   LIFECYCLE_POLICY_DIST=DIR  the folder with lib/ and include/ (.build/dist of the checkout)
#   PYTHON=FILE            Python 3.10 or later (.build/venv/bin/python)
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
growth=$root/Tests/Growth build=$root/.build/growth
rulec=$root/.build/tests/release/rulec
dist=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
python=${PYTHON:-$root/.build/venv/bin/python}
read -ra kinds <<<"${GROWTH:-versions rivals conditions}"
source "$root/Tests/modules.sh"
say() { echo "$*" >&2; }
stop() { say "growth.sh: $*"; exit 2; }
[[ ${1:-} == build || $# -eq 0 ]] || stop "$1: only build can be asked for"
for kind in "${kinds[@]}"; do
  [[ $kind =~ ^(versions|rivals|conditions)$ ]] || stop "GROWTH: $kind is no way to grow"
done
for tool in swift make strip; do command -v "$tool" >/dev/null || stop "$tool is needed"; done
[[ $# -ne 0 ]] || command -v valgrind >/dev/null ||
  stop "valgrind is needed to count instructions (Debian: valgrind)"
[[ -x $python ]] || stop "no $python; run make .build/venv/.stamp"
library=lib/liblifecycle_policy.so
[[ -e $dist/$library ]] || stop "no liblifecycle_policy.so in $dist/lib; run make"
dist=$(cd "$dist" && pwd)
export SWIFT_BACKTRACE=enable=no PYTHONPYCACHEPREFIX=$root/.build/pycache
mkdir -p "$build"

# Makes a copy of the checkout with a grown book, and builds the library there. The copies keep the times
# of the files, so that make builds only what is out of date.
grow() { # grow KIND
  local tree=$build/$1 book=$build/$1/book.c
  mkdir -p "$tree"
  if older "$book" "$rulec"; then
    say "compiling $1"
    "$rulec" grow "$1" "$book" >&2 || {
      say "growth.sh: $1 cannot be compiled: where the compiler stopped, a number outgrew its bits"
      return 1
    }
  fi
  rm -rf "$tree/Sources" "$tree/include" &&
    cp -a "$root"/{Makefile,Package.swift,VERSION,include,Sources} "$tree" &&
    ln -sfn "$root/Tests" "$tree/Tests" &&
    cp -a "$book" "$tree/Sources/CBook/book.c" || return 1
  say "building the library with $1"
  make -s -C "$tree" lib >"$tree/build.log" 2>&1 || {
    tail -20 "$tree/build.log" >&2
    say "growth.sh: $1: the library does not build"
    return 1
  }
}

# Compares the answers of a grown library with the core's, except for lists of rules, which have grown.
same() { # same KIND
  local grown=$build/$1/.build/dist replay=$root/Tests/Replay
  older "$build/$1/.same" "$grown/$library" "$rulec" "$replay"/{replay.c,run.sh} || return 0
  say "asking the library with $1"
  "$replay/run.sh" "$grown" grown >&2 || {
    say "growth.sh: $1: answers differ"
    return 1
  }
  touch "$build/$1/.same"
}

make -s -C "$root" rulec >&2
failed=0 good=()
for kind in "${kinds[@]}"; do
  if grow "$kind" && same "$kind"; then good+=("$kind"); else failed=1; fi
done
if [[ $# -eq 0 && ${#good[@]} -gt 0 ]]; then
  "$python" "$growth/costs.py" "$dist" "$build" "${good[@]}"
  echo "All figures are in ${build#"$root"/}/growth.json."
fi
exit $failed
