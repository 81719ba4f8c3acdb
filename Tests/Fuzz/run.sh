#!/usr/bin/env bash
# Fuzzes the library and the readers of the Python binding.
#
#   run.sh [TARGET ...]     runs all targets, or only the named ones:
#
#   queries structs policies tampered lists batches names info rules devices auditor
#                           under libFuzzer, with an ordinary build of the library that has AddressSanitizer
#   finished                the same targets with the finished library, and memory between unreadable pages
#   plist reports           the readers of the Python binding, under Atheris
#
#   SECONDS=N               the time for each target (20); `finished` gets a quarter of this time
#   MINUTES=N               the time for all targets together, without building, in place of SECONDS
#   EXECUTIONS=N            runs only N cases with the finished library, all targets mixed
#   JOBS=N                  how many targets run at a time (1)
#   SEED=N                  the seed of the random numbers (1; 0: a new one each time)
#   LIFECYCLE_POLICY_DIST=DIR  the folder of the finished library (.build/dist of the checkout)
#
# Everything is built and kept in .build/fuzz of the checkout. Every input in regressions/ is run first.
# Prints a line for each target as it ends, and then a table of all targets, which is also in table.tsv
# of that folder. calls.tsv says how often each function of the finished library was called. Exits 1 if
# a target failed. The folder crashes has the failing inputs, with the command that runs them again.
each=${SECONDS:-0}
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../.." && pwd) || exit 2
FUZZ=$root/.build/fuzz
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
SEED=${SEED:-1}
JOBS=${JOBS:-1}
mkdir -p "$FUZZ"/{corpus,crashes,logs} || exit 2
logs=$FUZZ/logs
export SWIFT_BACKTRACE=enable=no LC_ALL=C PYTHONPYCACHEPREFIX=$root/.build/pycache
# Leak checking is off by default: only devices allocate memory, and the leak checker fails where
# tracing a process is forbidden.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}

mapfile -t targets < <(sed -n '/define FUZZ_TARGETS/,/[^\\]$/p' "$here/fuzz.h" |
  grep -oE 'X\([a-z]+\)' | sed 's/X(\(.*\))/\1/')
sources=(queries policies lists batches names info rules devices auditor)
readers=(plist reports)
python=$root/.build/venv/bin/python

refuse() { echo "run.sh: $*" >&2; exit 2; }

for name in MINUTES EXECUTIONS JOBS SEED; do
  [[ -z ${!name:-} || ${!name} =~ ^(0|[1-9][0-9]{0,17})$ ]] ||
    refuse "$name=${!name} is not a number"
done
[[ $JOBS -gt 0 ]] || refuse "JOBS=$JOBS: at least one"
[[ -z ${EXECUTIONS:-} || $EXECUTIONS -gt 0 ]] || refuse "EXECUTIONS=$EXECUTIONS: at least one"
[[ -z ${EXECUTIONS:-} || $# -eq 0 ]] ||
  refuse "EXECUTIONS=$EXECUTIONS is for all targets over the finished library: name none"
[[ -e $DIST/lib/liblifecycle_policy.so ]] || refuse "no library at $DIST; run make first"
DIST=$(cd "$DIST" && pwd)
source "$here/build.sh"

# ---- one run, which reports in logs/NAME.said and in the rows of logs/NAME.rows -------------------

pass() { echo "ok      fuzz $*"; }
skip() { echo "skipped fuzz $*"; }
fail() { echo "FAILED  fuzz $*"; }

# row NAME EXECUTIONS SECONDS CRASHES TIMEOUTS: adds a row to the table of this run.
row() { printf '%s\t%s\t%s\t%s\t%s\n' "$@" >>"$logs/$unit.rows"; }

# since TIME: prints the seconds since TIME, which is an earlier value of $EPOCHREALTIME.
since() { awk -v from="$1" -v to="$EPOCHREALTIME" 'BEGIN {printf "%.2f", to - from}'; }

# said LOG: prints the lines in which a program explains its end.
said() {
  grep -E 'ERROR|SUMMARY|not true|Exception|Error:|^ *#[0-9]+ .* in |FAILED' "$1" |
    grep -vE ' in (fuzzer::|main |__libc|_start)' | head -20 | sed 's/^/        /'
}

# Prints a command quoted for the shell.
quoted() { local words; printf -v words ' %q' "$@"; echo "${words# }"; }

# Lists the inputs in a folder; nothing if there is no such folder.
files() { [[ ! -d $1 ]] || find "$1" -maxdepth 1 -type f ! -name '.*' | sort; }

# folders NAME: lists the folders with inputs for a target.
folders() {
  local kind
  for kind in regressions corpus; do [[ ! -d $here/$kind/$1 ]] || echo "$here/$kind/$1"; done
}

# The length of the longest input. `reader` sets a greater length for the Python readers.
longest=512

# executed LOG: prints how many inputs libFuzzer has run, from its statistics or its last status line.
executed() {
  awk '/^stat::number_of_executed_units:/ {told = $2}
    /^#[0-9]+[\t ]/ {news = substr($1, 2)}
    /^Running: / {files++}
    END {
      if (told == "") told = news + 0 > files + 0 ? news : files
      print told + 0
    }' "$1"
}

# failed_row NAME LOG COUNT TIME: writes the row of a run that libFuzzer ended.
failed_row() {
  local hangs=0
  grep -qE 'ERROR: libFuzzer: timeout' "$2" && hangs=1
  row "$1" "$3" "$(since "$4")" $((1 - hangs)) $hangs
}

# guided NAME COMMAND...: replays the kept inputs of a target, then lets libFuzzer look for more.
guided() {
  local name=$1 log=$logs/$1 corpus=$FUZZ/corpus/$1
  local known seeds executions edges began=$EPOCHREALTIME options=()
  shift
  mapfile -t known < <(files "$here/regressions/$name")
  if [[ ${#known[@]} -gt 0 ]] && ! "$@" -timeout=20 "${known[@]}" >"$log" 2>&1; then
    fail "$name: a regression: $(grep -o 'Running: .*' "$log" | tail -1)"
    said "$log"
    failed_row "$name" "$log" "$(executed "$log")" "$began"
    return
  fi
  mkdir -p "$corpus"
  [[ $name == names || $name == info ]] && options=(-dict="$FUZZ/names.dict")
  mapfile -t seeds < <(folders "$name")
  if "$@" "$corpus" "${seeds[@]}" -max_total_time="$each" -seed="$SEED" -max_len="$longest" \
    -len_control=10 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$FUZZ/crashes/$name-" "${options[@]}" >"$log" 2>&1; then
    executions=$(($(executed "$log") + ${#known[@]}))
    edges=$(grep -oE 'cov: [0-9]+' "$log" | tail -1)
    row "$name" "$executions" "$(since "$began")" 0 0
    pass "$name: $executions executions, $(since "$began") s, ${edges#cov: } coverage edges"
  else
    fail "$name"
    said "$log"
    grep -oE 'Test unit written to .*' "$log" | while read -r _ _ _ _ found; do
      echo "        found: $found"
      echo "        again: $(quoted "$@" "$found")"
    done
    failed_row "$name" "$log" $(($(executed "$log") + ${#known[@]})) "$began"
  fi
}

# finished NAME OPTION...: runs the driver over the finished library. NAME is a target, or `mixed` for
# all targets in turn.
finished() {
  local name=$1 log=$logs/$unit inputs executions hangs=0 began=$EPOCHREALTIME target kind count
  shift
  if [[ $name == mixed ]]; then inputs=("$here"/{regressions,corpus})
  else mapfile -t inputs < <(folders "$name"); fi
  if "$programs/driver" "$name" -s "$SEED" "$@" -o "$FUZZ/crashes/$unit" "${inputs[@]}" \
    >"$log" 2>&1; then
    while IFS=$'\t' read -r kind target count seconds; do
      [[ $kind != target ]] || row "finished $target" "$count" "$seconds" 0 0
    done <"$log"
    pass "finished library, $name: $(tail -1 "$log")"
  else
    fail "finished library, $name"
    said "$log"
    sed -n 's/^found: \(.*\)/\1/p' "$log" | while read -r found; do
      target=$(sed -n 's/^FAILED: signal [0-9]* in \([a-z]*\),.*/\1/p' "$log")
      echo "        found: $found"
      echo "        again: $(quoted "$programs/driver" "$target" -n 0 "$found")"
    done
    sed -n 's/^again: /           or: /p' "$log"
    executions=$(sed -n 's/^FAILED: .* execution \([0-9]*\).*/\1/p' "$log")
    grep -q "^FAILED: signal $(kill -l ALRM) " "$log" && hangs=1
    row "finished $name" "${executions:-0}" "$(since "$began")" $((1 - hangs)) $hangs
  fi
}

# reader NAME: runs one of the Python readers.
reader() {
  if ! "$python" -c 'import atheris' 2>/dev/null; then
    skip "$1: no Atheris in ${python%/bin/python}"
    return
  fi
  longest=4096 guided "$1" env PYTHONPATH="$root/bindings/python/src" \
    LIFECYCLE_POLICY_LIBRARY="$DIST/lib/liblifecycle_policy.so" "$python" "$here/python/fuzz_$1.py"
}

# build WHAT COMMAND...: builds, and prints nothing if that succeeds.
build() {
  local what=$1
  shift
  "$@" >"$logs/$unit.log" 2>&1 && return
  fail "$what: does not build"
  tail -20 "$logs/$unit.log" | sed 's/^/        /'
  return 1
}

# run UNIT ARGUMENT...: runs one unit: the build, a target or a reader.
run() {
  unit=$1
  shift
  case $unit in
    build) build "the library with its sanitizer" build_targets ;;
    finished-*) finished "$@" ;;
    plist | reports) reader "$unit" ;;
    *) guided "$unit" "$programs/$unit" ;;
  esac
}

# ---- all runs, JOBS at a time ---------------------------------------------------------------------

# Each run has its own process group, so that all of its processes can be ended.
set -m
declare -A running=()
passed=0 failed=0 skipped=0 units=()

end_all() {
  trap - EXIT INT TERM
  for process in "${!running[@]}"; do kill -- "-$process" 2>/dev/null; done
  exit "$1"
}
trap 'end_all $?' EXIT
trap 'end_all 130' INT
trap 'end_all 143' TERM

# Waits until a run has ended, and prints its report.
collect() {
  local process name
  wait -n "${!running[@]}"
  for process in "${!running[@]}"; do
    kill -0 "$process" 2>/dev/null && continue
    name=${running[$process]}
    unset "running[$process]"
    cat "$logs/$name.said"
    passed=$((passed + $(grep -c '^ok ' "$logs/$name.said")))
    failed=$((failed + $(grep -c '^FAILED ' "$logs/$name.said")))
    skipped=$((skipped + $(grep -c '^skipped ' "$logs/$name.said")))
    [[ -e $logs/$name.ended ]] || { failed=$((failed + 1)); fail "$name: was ended"; }
  done
}

# start UNIT ARGUMENT...: starts a run as soon as fewer than JOBS are running.
start() {
  while [[ ${#running[@]} -ge $JOBS ]]; do collect; done
  rm -f "$logs/$1".{said,rows,ended}
  units+=("$1")
  { run "$@" >"$logs/$1.said" 2>&1; touch "$logs/$1.ended"; } &
  running[$!]=$1
}

# Succeeds if a unit is still running.
is_running() { [[ " ${running[*]-} " == *" $1 "* ]]; }

# ---- the tables -----------------------------------------------------------------------------------

# Rows with the same name belong to one run, so they are added up.
write_table() {
  local name
  for name in "${units[@]}"; do
    [[ ! -e $logs/$name.rows ]] || cat "$logs/$name.rows"
  done | awk -F'\t' -v OFS='\t' '
    function rate(count, seconds) {return sprintf("%.0f", seconds > 0 ? count / seconds : 0)}
    BEGIN {print "target", "executions", "seconds", "executions/s", "crashes", "timeouts"}
    {
      if (!($1 in count)) names[++n] = $1
      count[$1] += $2; seconds[$1] += $3; crashes[$1] += $4; hangs[$1] += $5
      count[""] += $2; seconds[""] += $3; crashes[""] += $4; hangs[""] += $5
    }
    END {
      names[++n] = ""
      for (i = 1; i <= n; i++) {
        name = names[i]
        print name == "" ? "sum" : name, sprintf("%.0f", count[name]),
          sprintf("%.2f", seconds[name]), rate(count[name], seconds[name]), crashes[name] + 0,
          hangs[name] + 0
      }
    }' >"$FUZZ/table.tsv"
}

# For each function of the finished library, writes the number of cases that called it and the number of
# calls.
write_calls_table() {
  local name
  for name in "${units[@]}"; do
    [[ $name != finished-* ]] || cat "$logs/$name"
  done | awk -F'\t' -v OFS='\t' '
    BEGIN {print "function", "executions", "calls"}
    $1 == "call" {
      if (!($2 in calls)) names[++n] = $2
      cases[$2] += $3; calls[$2] += $4
    }
    END {
      for (i = 1; i <= n; i++)
        print names[i], sprintf("%.0f", cases[names[i]]), sprintf("%.0f", calls[names[i]])
    }' >"$FUZZ/calls.tsv"
}

# show FILE: prints a table with aligned columns: the first one to the left, the others to the right.
show() {
  awk -F'\t' '
    {for (i = 1; i <= NF; i++) {cell[NR, i] = $i; if (length($i) > width[i]) width[i] = length($i)}}
    END {
      for (r = 1; r <= NR; r++) {
        printf "        %-" width[1] "s", cell[r, 1]
        for (i = 2; i <= NF; i++) printf "  %" width[i] "s", cell[r, i]
        print ""
      }
    }' "$1"
}

# ---- main ---------------------------------------------------------------------------------------

[[ ${each:-0} -gt 0 ]] || each=20
[[ $SEED != 0 ]] || SEED=$((EPOCHSECONDS % 1000000 + 1))
began=$EPOCHREALTIME
[[ $# -gt 0 ]] || set -- "${targets[@]}" finished "${readers[@]}"
[[ -z ${EXECUTIONS:-} ]] || set -- finished
guided_targets=() reader_targets=() over_finished=()
for target; do
  if [[ " ${targets[*]} " == *" $target "* ]]; then guided_targets+=("$target")
  elif [[ " ${readers[*]} " == *" $target "* ]]; then reader_targets+=("$target")
  elif [[ $target == finished ]]; then over_finished=("${targets[@]}")
  else sed -n '/^#   run/,/^#   plist/p' "${BASH_SOURCE[0]}" >&2; exit 2; fi
done
if [[ -n ${MINUTES:-} ]]; then
  shares=$((4 * (${#guided_targets[@]} + ${#reader_targets[@]}) + ${#over_finished[@]}))
  each=$((MINUTES * 60 * 4 * JOBS / shares))
  [[ $each -gt 0 ]] || each=1
fi
if [[ ${#guided_targets[@]} -gt 0 ]]; then
  command -v swiftc >/dev/null || refuse "Swift 6.3 or later is needed"
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  clang=$(cd "$resources/../../bin" && pwd)/clang
fi

unit=driver
build "the finished library" build_driver || { echo "0 passed, 1 failed"; exit 1; }
"$programs/driver" --dictionary >"$FUZZ/names.dict"

if [[ -n ${EXECUTIONS:-} ]]; then
  # The numbers of the cases are divided among the jobs, so the cases are the same for any JOBS.
  for ((job = 0; job < JOBS; job++)); do
    first=$((EXECUTIONS / JOBS * job)) last=$((EXECUTIONS / JOBS * (job + 1)))
    [[ $((job + 1)) -lt $JOBS ]] || last=$EXECUTIONS
    [[ $last -eq $first ]] || start "finished-mixed-$job" mixed -f "$first" -n $((last - first))
  done
else
  # The targets that need no sanitizer already run while the library is built with one.
  [[ ${#guided_targets[@]} -eq 0 ]] || start build
  for target in "${over_finished[@]}"; do
    start "finished-$target" "$target" -t $(((each + 3) / 4))
  done
  for target in "${reader_targets[@]}"; do start "$target"; done
  while is_running build; do collect; done
  if [[ ! -s $logs/build.said ]]; then
    for target in "${guided_targets[@]}"; do start "$target"; done
  fi
fi
while [[ ${#running[@]} -gt 0 ]]; do collect; done

write_table
show "$FUZZ/table.tsv"
if [[ ${#over_finished[@]} -gt 0 ]]; then
  write_calls_table
  [[ -z ${EXECUTIONS:-} ]] || show "$FUZZ/calls.tsv"
  never=$(awk -F'\t' 'NR > 1 && $3 == 0 {print $1}' "$FUZZ/calls.tsv" | paste -sd' ')
  if [[ -n $never && $failed -eq 0 ]]; then
    failed=$((failed + 1))
    fail "finished library: never called: $never"
  fi
fi
[[ $skipped -gt 0 ]] && echo "$skipped skipped"
echo "$passed passed, $failed failed, $(since "$began") s"
[[ $failed -eq 0 ]]
