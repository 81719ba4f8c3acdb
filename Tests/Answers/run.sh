#!/usr/bin/env bash
# Compares all answers of a library with those of release 0.2.1, whose digests stand in 0.2.1.txt.
#
#   run.sh                          every question on every version
#   run.sh lines QUESTION VERSION   prints the answers of one of them, line by line
#
#   ANSWERS_FORM=tables        asks policies with tables (small)
#   LIFECYCLE_POLICY_DIST=DIR  where lib/ and include/ are (.build/dist of the checkout)
#   ANSWERS_JOBS=N             processes (2)
#   CC=CC                      the C compiler (cc)
#
# What is meant to differ is listed in differences.txt. Exits 1 if anything else does, 2 if there is
# nothing to compare.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
jobs=${ANSWERS_JOBS:-2}
form=${ANSWERS_FORM:-small}
export LC_ALL=C
stop() { echo "run.sh: $*" >&2; exit 2; }
[[ -e $DIST/lib/liblifecycle_policy.so ]] || stop "no library at $DIST; run make first"
[[ $jobs =~ ^[1-9][0-9]?$ ]] || stop "ANSWERS_JOBS=$jobs is not 1 to 99"
[[ $form == small || $form == tables ]] || stop "ANSWERS_FORM=$form is neither small nor tables"
DIST=$(cd "$DIST" && pwd) || exit 2
unreasoned=$(awk '!/^[ \t]*#/ && (NF == 1 || NF == 2)' "$here/differences.txt") || exit 2
[[ -z $unreasoned ]] || stop "differences.txt: no reason: $unreasoned"

work=$(mktemp -d) || exit 2
pids=()
trap 'for pid in ${pids[@]+"${pids[@]}"}; do kill "$pid" 2>/dev/null; done; rm -rf "$work"' EXIT
trap 'exit 2' INT TERM
"${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -I"$DIST/include" "$here/answers.c" \
  -o "$work/answers" -L"$DIST/lib" -Xlinker -rpath -Xlinker "$DIST/lib" -llifecycle_policy ||
  stop "answers.c does not build against $DIST"

case ${1:-} in
  "") ;;
  lines)
    [[ $# -eq 3 ]] || stop "lines QUESTION VERSION"
    "$work/answers" "$form" lines "$2" "$3"
    exit
    ;;
  *) stop "$1: only lines can be asked for" ;;
esac

started=$SECONDS
for ((n = 1; n <= jobs; n++)); do
  "$work/answers" "$form" digest "$n/$jobs" >"$work/digests.$n" &
  pids+=($!)
done
failed=0
for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
pids=()
[[ $failed -eq 0 ]] || stop "the questions could not all be asked"
cat "$work"/digests.* >"$work/digests"

# Three files by question and version: what is meant to differ, what was, what is.
awk -v seconds=$((SECONDS - started)) '
  function note(text) { print text; bad = 1 }
  function listed(key, question, version) {
    if (!(key in meant)) key = question " *"
    if (!(key in meant)) key = "* " version
    if (!(key in meant)) return 0
    used[key] = 1
    reason = meant[key]
    return 1
  }
  file == 1 && (/^[ \t]*#/ || NF == 0) { next }
  $1 == "total" && file > 1 { next }
  { key = $1 " " $2 }
  file == 1 {
    meant[key] = $0
    sub(/^[ \t]*[^ \t]+[ \t]+[^ \t]+[ \t]+/, "", meant[key])
  }
  file == 2 { order[++keys] = key; was[key] = $4; had[key] = $3 }
  file == 3 {
    pairs++; answers += $3
    is[key] = $4; has[key] = $3
    if (!(key in was) && !listed(key, $1, $2)) note("NEW      " key ": not in 0.2.1.txt")
  }
  END {
    for (n = 1; n <= keys; n++) {
      key = order[n]; split(key, part, " ")
      asked = key in is
      if (asked && is[key] == was[key] && has[key] == had[key]) { same++; continue }
      if (listed(key, part[1], part[2])) { print "differs  " key ", as it should: " reason; continue }
      if (!asked) { note("MISSING  " key ": was not asked"); continue }
      note("DIFFERS  " key ": " has[key] " answers, of 0.2.1 " had[key])
      if (!shown) shown = key
    }
    for (key in meant) if (!(key in used)) print "note     " key " is listed, and does not differ"
    if (shown) {
      print "To see what differs, in this checkout and in one that has the library of 0.2.1:"
      print "  Tests/Answers/run.sh lines " shown " | sed \"s/ | /\\n    /g\" >FILE"
      print "and compare the two files with diff."
    }
    printf "%d of %d the same, %.0f answers in %d s\n", same, keys, answers, seconds
    exit bad || same == 0
  }' file=1 "$here/differences.txt" file=2 "$here/0.2.1.txt" file=3 "$work/digests"
