#!/usr/bin/env bash
# Asks a finished library the questions of `rulec questions`, and compares its answers with the core's.
#
#   run.sh                     the library of the checkout
#   run.sh OTHER               another build, such as one from before a change; OTHER has lib/ and include/
#   run.sh OTHER grown         a build with more rows and equal answers, as `rulec grow` makes it
#
#   REPLAY_SHARE=N             asks every n-th question (11); N should be a prime, or 1 for all questions
#   LIFECYCLE_POLICY_DIST=DIR  the library of the checkout (.build/dist)
#   VALGRIND=1                 runs the program under valgrind, with every 40,009th question
#   CC=CC                      the C compiler (cc)
#
# Exits 1 if an answer differs, 2 if there is nothing to compare.
set -u -o pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../.." && pwd) || exit 2
rulec=$root/.build/tests/release/rulec
export LC_ALL=C
stop() { echo "run.sh: $*" >&2; exit 2; }
[[ $# -le 2 && ${2:-grown} == grown ]] || stop "usage: run.sh [OTHER [grown]]"
DIST=${1:-${LIFECYCLE_POLICY_DIST:-$root/.build/dist}}
DIST=$(cd "$DIST" 2>/dev/null && pwd) && [[ -e $DIST/lib/liblifecycle_policy.so ]] ||
  stop "${1:-$DIST} holds no lib/liblifecycle_policy.so; run make first"
[[ -x $rulec ]] || stop "no rulec; run make rulec first"

valgrind=()
if [[ ${VALGRIND:-0} != 0 ]]; then
  valgrind=(valgrind -q --error-exitcode=97 --leak-check=full --errors-for-leak-kinds=definite)
  REPLAY_SHARE=${REPLAY_SHARE:-40009}
fi

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
python3 -B "$root/bindings/tools/c_tables.py" "$work/tables" || exit 2
"${CC:-cc}" -std=c11 -D_DEFAULT_SOURCE -O2 -g -Wall -Wextra -Wpedantic -Werror -I"$root/include" \
  -I"$work/tables" "$here/replay.c" -o "$work/replay" -L"$DIST/lib" -Xlinker -rpath \
  -Xlinker "$DIST/lib" -llifecycle_policy || stop "replay.c does not build against $DIST"
"$rulec" questions "${REPLAY_SHARE:-11}" | "${valgrind[@]}" "$work/replay" ${1:+${2:-other}}
