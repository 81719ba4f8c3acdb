# Functions that run a check and print a line for it. A script sets `log`, a file for the output of a command,
# before it sources this file, and ends with `finish`.

passed=0 failed=0 skipped=0

pass() { passed=$((passed + 1)); echo "ok      $*"; }
skip() { skipped=$((skipped + 1)); echo "skipped $*"; }
fail() { failed=$((failed + 1)); echo "FAILED  $*"; }
said() { head -60 "$log" | sed 's/^/        /'; }

# want NAME: succeeds if the script runs the check NAME, because `wanted` has that name or is empty.
want() {
  local name
  [[ ${#wanted[@]} -eq 0 ]] && return 0
  for name in "${wanted[@]}"; do [[ $name == "$1" ]] && return 0; done
  return 1
}

# check TEXT COMMAND...: passes if the command succeeds; otherwise prints its output.
check() {
  local text=$1
  shift
  if "$@" >"$log" 2>&1; then pass "$text"; else fail "$text"; said; return 1; fi
}

# must TEXT COMMAND...: runs a command that must succeed. Prints its output only if it fails.
must() {
  local text=$1
  shift
  "$@" >"$log" 2>&1 && return
  fail "$text"
  said
  return 1
}

# empty TEXT COMMAND...: passes if the command prints nothing.
empty() {
  local text=$1
  shift
  "$@" >"$log" 2>&1
  if [[ -s $log ]]; then fail "$text"; said; else pass "$text"; fi
}

same() { # same TEXT EXPECTED ACTUAL
  if [[ $2 == "$3" ]]; then pass "$1: ${3:-none}"; else fail "$1: ${3:-none}, expected ${2:-none}"; fi
}

# finish: prints the number of checks. Succeeds if none failed.
finish() {
  [[ $skipped -gt 0 ]] && echo "$skipped skipped"
  echo "$passed passed, $failed failed"
  [[ $failed -eq 0 ]]
}
