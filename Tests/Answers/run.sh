#!/usr/bin/env bash
# Compares all answers of two builds of the library, as digests.
#
#   run.sh OTHER                    every question on every version; OTHER has lib/ and include/
#   run.sh lines QUESTION VERSION   prints the answers of one of them, line by line
#
#   ANSWERS_FORM=tables        asks policies with tables (small)
#   LIFECYCLE_POLICY_DIST=DIR  the library (.build/dist of the checkout)
#   CC=CC                      the C compiler (cc)
#
# Exits 1 if an answer differs, 2 if there is nothing to compare.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$here/../../.build/dist}
form=${ANSWERS_FORM:-small}
export LC_ALL=C
stop() { echo "run.sh: $*" >&2; exit 2; }
[[ $form == small || $form == tables ]] || stop "ANSWERS_FORM=$form is neither small nor tables"

work=$(mktemp -d) || exit 2
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
trap 'exit 2' INT TERM

build() { # build NAME DIST
  local dist
  dist=$(cd "$2" 2>/dev/null && pwd) && [[ -e $dist/lib/liblifecycle_policy.so ]] ||
    stop "$2 holds no lib/liblifecycle_policy.so"
  "${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -I"$dist/include" "$here/answers.c" \
    -o "$work/$1" -L"$dist/lib" -Xlinker -rpath -Xlinker "$dist/lib" -llifecycle_policy ||
    stop "answers.c does not build against $dist: it has another interface"
}

build here "$DIST"
case $#,${1:-} in
  3,lines)
    "$work/here" "$form" lines "$2" "$3"
    exit
    ;;
  1,*) build there "$1" ;;
  *) stop "usage: run.sh OTHER, or run.sh lines QUESTION VERSION" ;;
esac

for side in here there; do
  "$work/$side" "$form" digest 1/1 >"$work/$side.digests" &
  pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || stop "the questions could not all be asked"; done

# Question, version, how many answers, digest.
awk '
  $1 == "total" { next }
  FNR == NR { here[$1 " " $2] = $0; next }
  {
    key = $1 " " $2
    if (here[key] == $0) { same++; answers += $3 } else { print "DIFFERS  " key; differs++ }
    delete here[key]
  }
  END {
    for (key in here) { print "DIFFERS  " key ": here alone"; differs++ }
    printf "%d of %d the same, %.0f answers\n", same, same + differs, answers
    if (differs) print "`run.sh lines QUESTION VERSION` prints the answers of one."
    exit differs > 0 || same == 0
  }' "$work/here.digests" "$work/there.digests"
