# Functions that run a check and print a line for it. Sourced by setup.sh.

passed=0 failed=0 skipped=0
log=$CROSS/log

pass() { passed=$((passed + 1)); echo "ok      $*"; }
skip() { skipped=$((skipped + 1)); echo "skipped $*"; }
fail() { failed=$((failed + 1)); echo "FAILED  $*"; }
said() { tail -20 "$log" | sed 's/^/        /'; }

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
  if [[ $2 == "$3" ]]; then pass "$1: $3"; else fail "$1: $3, expected $2"; fi
}

# ran WHERE NAME COMMAND...: runs a program. The last line of its output must begin with its name
# and counts.
ran() {
  local text="$1: $2" where=$1
  shift 2
  if "$@" >"$log" 2>&1; then pass "$where: $(tail -1 "$log")"; else fail "$text"; said; fi
}

size() { echo "        $(stat -c %s "$1") bytes: ${1#"$root"/}"; }

# runs_aarch64 WHERE: succeeds if this machine can build and run programs for aarch64. Skips the checks if not.
runs_aarch64() {
  local name
  for name in qemu-aarch64 aarch64-linux-gnu-gcc; do
    command -v $name >/dev/null && continue
    skip "$1: to run it $name is needed (Debian: qemu-user, gcc-aarch64-linux-gnu," \
      "libc6-dev-arm64-cross)"
    return 1
  done
}

# finish: prints the numbers of checks. Fails if a check failed.
finish() {
  [[ $skipped -gt 0 ]] && echo "$skipped skipped"
  echo "$passed passed, $failed failed"
  [[ $failed -eq 0 ]]
}
