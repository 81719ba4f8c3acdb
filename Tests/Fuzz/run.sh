#!/usr/bin/env bash
# Fuzzes the library and the readers of the Python binding.
#
#   run.sh [TARGET ...]     all, or those named:
#
#   queries structs lists batches tokens names info rules
#                           under libFuzzer, with AddressSanitizer, an ordinary build of the library
#   finished                the same targets over the finished library, between unreadable pages
#   plist reports           the readers of the Python binding, under Atheris
#
#   SECONDS=N               for each target (20); finished takes a quarter of it for each of its own
#   MINUTES=N               for all of them together, instead
#   SEED=N                  of the random numbers (1; 0: another one each time)
#   DIST=DIR                the finished library (.build/dist of the checkout)
#   FUZZ=DIR                where all of it is built and kept (.build/fuzz of the checkout)
#
# Every input in regressions/ is run first. One line per target; the closing line counts them. Exits
# 1 if any failed: what was found lies in FUZZ/crashes, with the command that runs it again.
each=${SECONDS:-0}
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
FUZZ=${FUZZ:-$root/.build/fuzz}
DIST=${DIST:-$root/.build/dist}
SEED=${SEED:-1}
mkdir -p "$FUZZ"/{corpus,crashes,logs} || exit 2
FUZZ=$(cd "$FUZZ" && pwd)
export SWIFT_BACKTRACE=enable=no LC_ALL=C PYTHONDONTWRITEBYTECODE=1
# Nothing in the library allocates, and where processes may not be traced looking for leaks fails.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}

mapfile -t targets < <(sed -n '/define FUZZ_TARGETS/,/[^\\]$/p' "$here/fuzz.h" |
  grep -oE 'X\([a-z]+\)' | sed 's/X(\(.*\))/\1/')
sources=(queries lists batches tokens names info rules)
readers=(plist reports)
python=$root/.build/venv/bin/python

command -v swiftc >/dev/null || { echo "run.sh: Swift 6.3 or later is needed" >&2; exit 2; }
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
clang=$(cd "$resources/../../bin" && pwd)/clang
[[ -e $DIST/lib/liblifecycle_policy.so ]] ||
  { echo "run.sh: no library at $DIST; run make first" >&2; exit 2; }
DIST=$(cd "$DIST" && pwd)
source "$here/build.sh"

passed=0 failed=0 skipped=0
pass() { passed=$((passed + 1)); echo "ok      fuzz $*"; }
skip() { skipped=$((skipped + 1)); echo "skipped fuzz $*"; }
fail() { failed=$((failed + 1)); echo "FAILED  fuzz $*"; }

# said LOG: what a program had to say of its end.
said() {
  grep -E 'ERROR|SUMMARY|not true|Exception|Error:|^ *#[0-9]+ .* in |FAILED' "$1" |
    grep -vE ' in (fuzzer::|main |__libc|_start)' | head -20 | sed 's/^/        /'
}

# The inputs of a folder that may not exist.
files() { [[ ! -d $1 ]] || find "$1" -maxdepth 1 -type f ! -name '.*' | sort; }

# folders NAME: those with inputs for a target.
folders() {
  local kind
  for kind in regressions corpus; do [[ ! -d $here/$kind/$1 ]] || echo "$here/$kind/$1"; done
}

# The longest input; that of the readers is set below.
longest=512

# guided NAME COMMAND...: replays what was found once, then lets libFuzzer look for more.
guided() {
  local name=$1 log=$FUZZ/logs/$1 corpus=$FUZZ/corpus/$1
  local known seeds executions edges began=$EPOCHSECONDS options=()
  shift
  mapfile -t known < <(files "$here/regressions/$name")
  if [[ ${#known[@]} -gt 0 ]] && ! "$@" "${known[@]}" >"$log" 2>&1; then
    fail "$name: a regression: $(grep -o 'Running: .*' "$log" | tail -1)"
    said "$log"
    return
  fi
  mkdir -p "$corpus"
  [[ $name == names || $name == info ]] && options=(-dict="$FUZZ/names.dict")
  mapfile -t seeds < <(folders "$name")
  if "$@" "$corpus" "${seeds[@]}" -max_total_time="$each" -seed="$SEED" -max_len="$longest" \
    -len_control=10 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$FUZZ/crashes/$name-" "${options[@]}" >"$log" 2>&1; then
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    edges=$(grep -oE 'cov: [0-9]+' "$log" | tail -1)
    pass "$name: ${executions:-0} executions, $((EPOCHSECONDS - began)) s," \
      "${edges#cov: } coverage edges"
  else
    fail "$name"
    said "$log"
    grep -oE 'Test unit written to .*' "$log" | while read -r _ _ _ _ found; do
      echo "        found: $found"
      echo "        again: $* $found"
    done
  fi
}

# finished: every target over the finished library.
finished() {
  local name log inputs number
  for name in "${targets[@]}"; do
    log=$FUZZ/logs/finished-$name
    mapfile -t inputs < <(folders "$name")
    if "$programs/driver" "$name" -s "$SEED" -t $(((each + 3) / 4)) "${inputs[@]}" \
      >"$log" 2>&1; then
      pass "finished library, $name: $(tail -1 "$log")"
    else
      fail "finished library, $name"
      said "$log"
      number=$(sed -n 's/^FAILED: .* -c \([0-9]*\)$/\1/p' "$log")
      [[ -n $number ]] || continue
      # It ends as it did before, once the case is written.
      "$programs/driver" "$name" -s "$SEED" -c "$number" -w "$FUZZ/crashes/finished-$name" \
        "${inputs[@]}" >/dev/null 2>&1
      echo "        found: $FUZZ/crashes/finished-$name"
    fi
  done
}

# reader NAME: one of the Python readers.
reader() {
  if ! "$python" -c 'import atheris' 2>/dev/null; then
    skip "$1: no Atheris in ${python%/bin/python}"
    return
  fi
  longest=4096 guided "$1" env PYTHONPATH="$root/bindings/python/src" \
    LIFECYCLE_POLICY_LIBRARY="$DIST/lib/liblifecycle_policy.so" "$python" "$here/python/fuzz_$1.py"
}

must() { # must WHAT COMMAND...
  local what=$1
  shift
  "$@" >"$FUZZ/logs/build" 2>&1 && return
  fail "$what: does not build"
  tail -20 "$FUZZ/logs/build" | sed 's/^/        /'
  echo "$passed passed, $failed failed"
  exit 1
}

[[ $# -gt 0 ]] || set -- "${targets[@]}" finished "${readers[@]}"
[[ ${each:-0} -gt 0 ]] || each=20
if [[ -n ${MINUTES:-} ]]; then
  shares=0
  for target; do
    [[ $target == finished ]] && shares=$((shares + ${#targets[@]})) || shares=$((shares + 4))
  done
  each=$((MINUTES * 60 * 4 / shares))
  [[ $each -gt 0 ]] || each=1
fi
[[ $SEED != 0 ]] || SEED=$((EPOCHSECONDS % 1000000 + 1))

must "the finished library" build_driver
"$programs/driver" --dictionary >"$FUZZ/names.dict"
built=0
for target; do
  if [[ " ${targets[*]} " == *" $target "* ]]; then
    [[ $built == 1 ]] || must "the library with its sanitizer" build_targets
    built=1
    guided "$target" "$programs/$target"
  elif [[ $target == finished ]]; then finished
  elif [[ " ${readers[*]} " == *" $target "* ]]; then reader "$target"
  else sed -n '/^#   run/,/^#   plist/p' "${BASH_SOURCE[0]}" >&2; exit 2; fi
done

[[ $skipped -gt 0 ]] && echo "$skipped skipped"
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
