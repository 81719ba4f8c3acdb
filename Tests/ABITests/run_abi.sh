#!/usr/bin/env bash
# Checks that old programs go on running: the ABI against its lock, programs that were built against
# older and newer headers, and the header against that of the release before.
#
#   run_abi.sh [CHECK ...]  all checks, or those named: lock, tests, previous, callers
#
#   LIFECYCLE_POLICY_DIST=DIR  where lib/ and include/ are (.build/dist of the checkout)
#   ABI_LENGTHS=all         callers: every length that a struct can have had, not some of them
#   CLANG=CLANG             the compiler that reads the header (clang on the path, or beside swift)
#
# Programs are built in .build/abi-lock of the checkout. One line per check; the closing line counts
# them. Exits 1 if any failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
BUILD=$root/.build/abi-lock
export SWIFT_BACKTRACE=enable=no PYTHONDONTWRITEBYTECODE=1
[[ -d $DIST ]] || { echo "run_abi.sh: no library at $DIST; run make first" >&2; exit 2; }
command -v python3 >/dev/null || { echo "run_abi.sh: python3 is needed" >&2; exit 2; }
DIST=$(cd "$DIST" && pwd) || exit 2
mkdir -p "$BUILD" || exit 2
export LIFECYCLE_POLICY_DIST=$DIST

passed=0 failed=0 skipped=0
log=$BUILD/log
wanted=("$@")

want() {
  local name
  [[ ${#wanted[@]} -eq 0 ]] && return 0
  for name in "${wanted[@]}"; do [[ $name == "$1" ]] && return 0; done
  return 1
}

pass() { passed=$((passed + 1)); echo "ok      $*"; }
skip() { skipped=$((skipped + 1)); echo "skipped $*"; }
fail() { failed=$((failed + 1)); echo "FAILED  $*"; }

# check TEXT COMMAND...: passes when the command does, with the last line that it printed; one that
# begins with "skipped" is a check that was not made.
check() {
  local text=$1 last
  shift
  if ! "$@" >"$log" 2>&1; then
    fail "$text"
    sed 's/^/        /' "$log" | head -60
    return
  fi
  last=$(tail -1 "$log")
  if [[ $last == skipped:* ]]; then skip "$text:${last#skipped:}"; else pass "$text: $last"; fi
}

# unit TEXT MODULE: the tests of a module; fails if it has none.
unit() {
  local text=$1 module=$2 result ran without
  (cd "$here" && python3 -m unittest "$module") >"$log" 2>&1
  result=$?
  ran=$(sed -n 's/^Ran \([0-9]*\) tests\{0,1\} in.*/\1/p' "$log")
  without=$(sed -n 's/^.*(skipped=\([0-9]*\)).*/\1/p' "$log")
  if [[ $result -ne 0 || $((${ran:-0} + ${without:-0})) -eq 0 ]]; then
    fail "$text"
    sed 's/^/        /' "$log" | head -60
  elif [[ ${without:-0} -ge ${ran:-0} ]]; then skip "$text"
  else pass "$text: $ran tests"; fi
}

want lock && check "lock" "$here/abi_lock.py" check
if want tests; then
  unit "tests: what is additive and what is breaking" test_abi_lock
  unit "tests: against releases, with abidiff" test_abi_previous
fi
want previous && check "previous" "$here/abi_previous.sh"
if want callers; then
  while IFS= read -r line; do
    case $line in
      "ok      "*) pass "${line:8}" ;;
      "FAILED  "*) fail "${line:8}" ;;
      *" passed, "*" failed") ;;
      *) echo "$line" ;;
    esac
  done < <("$here/older_newer.py" 2>&1 || { [[ $? -eq 1 ]] || echo "FAILED  callers: no report"; })
fi

[[ $skipped -gt 0 ]] && echo "$skipped skipped"
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
