#!/usr/bin/env bash
# Runs the C programs beside this file under sanitizers, in two ways. With the finished library, the
# sanitizers see the accesses to the callers' memory. With the library's Swift sources built with the
# same sanitizer, they also see the library's own reads and writes.
#
#   sanitizers.sh [PART ...]  runs all parts, or only the named ones:
#
#   finished                  AddressSanitizer and UndefinedBehaviorSanitizer in the C programs
#   address                   AddressSanitizer in programs and library
#   thread                    ThreadSanitizer in programs and library
#   swift                     the Swift tests under AddressSanitizer, except tests of whole domains,
#                             which would run the same code for half an hour
#   swift-thread              the Swift tests under ThreadSanitizer, which takes ten minutes to build;
#                             `thread` checks threads in the library itself
#
#   LIFECYCLE_POLICY_DIST=DIR the folder with the finished lib/ and include/ (.build/dist of the checkout)
#   ABI_RANDOM=N              the number of random calls that the programs make (20000)
#   ABI_SHARE=N               the programs ask every n-th question (101)
#   REPLAY_SHARE=N            Tests/Replay asks every n-th question (10007)
#
# Everything is built in .build/sanitizers of the checkout. Where the library is built with a sanitizer,
# it is ordinary Swift, not Embedded Swift, and the runtime of the sanitizer is the toolchain's. Prints a
# line for each check, and the number of checks at the end. Exits 1 if a check failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
BUILD=$root/.build/sanitizers
export ABI_RANDOM=${ABI_RANDOM:-20000} ABI_SHARE=${ABI_SHARE:-101} LC_ALL=C
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=1
# ThreadSanitizer gets its longest memory of accesses, because thousands of calls may lie between two
# accesses that race.
export UBSAN_OPTIONS=print_stacktrace=1 TSAN_OPTIONS=halt_on_error=1:history_size=7
mkdir -p "$BUILD" || exit 2

# A folder for this run alone, because two parts may run side by side.
own=$(mktemp -d "$BUILD/run.XXXXXX") || exit 2
trap 'rm -rf "$own"' EXIT
log=$own/log
source "$root/Tests/checks.sh"
source "$root/Tests/modules.sh"
fail() {
  failed=$((failed + 1))
  echo "FAILED  $*"
  [[ ! -s $log ]] || said
}

python3 -B "$root/bindings/tools/c_tables.py" "$own/tables" || exit 2
flags=(-std=c99 -D_DEFAULT_SOURCE -O1 -g -fno-omit-frame-pointer -Wall -Wextra -Wpedantic -Werror
  -I"$root/include" -I"$here" -I"$own/tables")

# run PART NAME: runs a program, and prints the last line of its output. If addresses are too far apart
# for a sanitizer, the program restarts itself with other addresses, which not every container permits.
# `setarch -R` avoids the restart.
fixed=()
setarch -R true 2>/dev/null && fixed=(setarch -R)
run() {
  if "${fixed[@]}" "$BUILD/$1/$2" >"$log" 2>&1; then pass "$1: $(tail -1 "$log")"
  else fail "$1: $2: exit $?"; fi
}

# finds PART <SOURCE: runs a program with a mistake, and checks that the sanitizer reports the
# mistake. If it did not, programs without reports would prove nothing.
finds() {
  local source=$BUILD/$1/mistake.c
  cat >"$source"
  if ! build "$1" "$source"; then fail "$1: a program with a mistake does not build"
  elif "${fixed[@]}" "$BUILD/$1/mistake" >"$log" 2>&1; then fail "$1: a mistake goes unnoticed"
  elif grep -qE 'AddressSanitizer|ThreadSanitizer|runtime error' "$log"; then
    pass "$1: finds a mistake: $(grep -oE \
      '(Address|Thread)Sanitizer: [a-z -]*[a-z]|runtime error: [a-z ]*[a-z]' "$log" | head -1)"
  else fail "$1: the program with a mistake fails otherwise"; fi
}

# build PART SOURCE: builds a program. The part `finished` takes the finished library, and any other
# part takes the objects that were compiled for it.
build() {
  local output
  output=$BUILD/$1/$(basename "$2" .c)
  if [[ $1 == finished ]]; then
    gcc "${flags[@]}" -fsanitize=address,undefined -fno-sanitize-recover=all "$2" -o "$output" \
      -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy -pthread >"$log" 2>&1
  else
    "$tools/clang" "${flags[@]}" -fsanitize="$1" -c "$2" -o "$output.o" >"$log" 2>&1 &&
      swiftc -sanitize="$1" "$output.o" "$BUILD/$1"/{LifecyclePolicy,LifecyclePolicyC,CBook}.o -ldispatch \
        -lBlocksRuntime -o "$output" >"$log" 2>&1
  fi
}

# programs PART NAME...: builds and runs the programs with these names.
programs() {
  local part=$1 name
  shift
  for name; do
    if build "$part" "$here/$name.c"; then run "$part" "$name"
    else fail "$part: $name: does not build"; fi
  done
}

# replay PART: builds Tests/Replay, and gives it every n-th question of `rulec questions`.
replay() {
  local rulec=$root/.build/tests/release/rulec stream=$own/questions
  if [[ ! -x $rulec ]]; then
    skip "$1: replay: no rulec; run make rulec"
  elif ! build "$1" "$root/Tests/Replay/replay.c"; then
    fail "$1: replay: does not build"
  else
    "$rulec" questions "${REPLAY_SHARE:-10007}" >"$stream" && run "$1" replay <"$stream"
  fi
}

# ---- the finished library ----------------------------------------------------------------------

finished() {
  if [[ ! -e $DIST/lib/liblifecycle_policy.so ]]; then
    echo "sanitizers.sh: no library at $DIST; run make first" >&2
    exit 2
  fi
  mkdir -p "$BUILD/finished"
  finds finished <<<"$beyond"
  finds finished <<<'int main(int n, char **a) { (void)a; return n << (n + 31); }'
  programs finished layout names hostile sizes policy rules info batch guard_page threads device_hosts \
    auditor auditor_logs auditor_hostile
  replay finished
}

# ---- the library, built with a sanitizer -------------------------------------------------------

# compile SANITIZER: compiles the two modules and the book, each into one object, if a source has changed.
compile() {
  local folder=$BUILD/$1 sources=$root/Sources
  older "$folder/.stamp" "$sources"/{CBook,LifecyclePolicy,LifecyclePolicyC} "$root/include" \
    "$root/Tests/modules.sh" "${BASH_SOURCE[0]}" || return 0
  swift_modules "$folder" o -c -O -g -sanitize="$1" >"$log" 2>&1 || return
  "$tools/clang" -O2 -g -fsanitize="$1" -I "$sources/CBook/include" -c "$sources/CBook/book.c" \
    -o "$folder/CBook.o" >"$log" 2>&1 || return
  touch "$folder/.stamp"
}

# Checks that the library contains the sanitizer. Without it, the library would run without reports
# even if it had mistakes.
instrumented() { nm -u "$BUILD/$1/LifecyclePolicy.o" | grep -qE "__(asan|tsan)_"; }

# library SANITIZER: succeeds if the library can be built with the sanitizer.
library() {
  if ! command -v swiftc >/dev/null; then
    skip "$1: no swiftc here"
    return 1
  fi
  tools=$(cd "$(swiftc -print-target-info |
    sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin" && pwd)
  if ! compile "$1"; then
    fail "$1: the library does not build"
    return 1
  fi
  : >"$log"
  if instrumented "$1"; then pass "$1: the library is built with it"
  else fail "$1: the library is built without it"; fi
}

address() {
  library address || return
  finds address <<<"$beyond"
  programs address names hostile sizes policy rules info batch guard_page threads device_hosts \
    auditor auditor_logs auditor_hostile
  replay address
}

thread() {
  library thread || return
  finds thread <<<"$race"
  ABI_SHARE=1 programs thread threads
  programs thread device_hosts auditor
}

# swift_tests KIND: runs the Swift tests under a sanitizer. Leaks are not checked, because the tests and
# their framework may leave memory behind.
swift_tests() {
  local kind=$1 found
  if ASAN_OPTIONS=detect_stack_use_after_return=1:detect_leaks=0 "${fixed[@]}" swift test --disable-xctest -c release -Xswiftc -enable-testing \
    --package-path "$root" --scratch-path "$BUILD/swift-$kind" --sanitize "$kind" \
    --skip 'Exhaustive|ProfileTests|UnknownFact|UnknownOS|ExplainTests' >"$log" 2>&1
  then
    found=$(sed -n 's/.*Test run with \(.*\) passed.*/\1/p' "$log")
    if [[ -n $found && $found != 0\ * ]]; then
      pass "swift: $kind: $found"
    else
      fail "swift: $kind: no test was run"
    fi
  else
    local status=$?
    grep -aE '✘|ERROR|SUMMARY|error:' "$log" >"$log.short"
    mv "$log.short" "$log"
    fail "swift: $kind: exit $status"
  fi
}

with_swift() {
  swift --version >/dev/null 2>&1 || { skip "swift: no Swift here"; return; }
  swift_tests "$1"
}

beyond='int main(int n, char **a) { volatile int many[4] = {0}; (void)a; return many[n + 3]; }'
race='#include <pthread.h>
static int shared;
static void *add(void *argument) { shared++; return argument; }
int main(void) {
  pthread_t other;
  pthread_create(&other, NULL, add, NULL);
  shared++;
  return pthread_join(other, NULL);
}'

[[ $# -gt 0 ]] || set -- finished address thread swift swift-thread
for part; do
  case $part in
    finished | address | thread) "$part" ;;
    swift) with_swift address ;;
    swift-thread) with_swift thread ;;
    *) sed -n '/^#   sanitizers/,/^$/p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
  esac
done

finish
