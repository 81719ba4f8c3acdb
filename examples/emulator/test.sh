#!/usr/bin/env bash
# test.sh FOLDER: checks what run.sh prints, and that the emulator refuses what it cannot run.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(cd "$1" && pwd)
count=0

fail() {
  echo "FAILED  $*"
  exit 1
}

# part TITLE: prints the output of run.sh under the title.
part() { awk -v title="==== $1" '/^==== / { on = ($0 == title) } on' "$folder/trace"; }

# has TITLE PATTERN...: passes if the part has a matching line for each pattern, in this order.
has() {
  local title=$1 from=1 lines found
  shift
  lines=$(part "$title")
  for pattern in "$@"; do
    found=$(tail -n "+$from" <<<"$lines" | grep -nE -- "$pattern") || fail "$title: no $pattern"
    from=$((from + ${found%%:*}))
    count=$((count + 1))
  done
}

# lacks TITLE PATTERN: passes if the part has no matching line.
lacks() {
  if part "$1" | grep -E -- "$2" >&2; then fail "$1: $2"; fi
  count=$((count + 1))
}

# refused WORDS...: passes if the emulator, called with these words, exits with status 2.
refused() {
  local status=0
  (cd "$folder" && ./emulator "$@" >output 2>&1) || status=$?
  [[ $status -eq 2 ]] || fail "not refused: $*"
  count=$((count + 1))
}

"$here/run.sh" "$folder" >"$folder/trace" || { tail -n 20 "$folder/trace"; fail "run.sh"; }

has "17.0: an app leaves with forty pages to write" \
  '^device 0.000 .* start-process ' '^guest  0.000 main has returned' \
  'willFinishLaunchingWithOptions: is not implemented' \
  '^guest  1.000 .*didFinishLaunchingWithOptions: has returned, 10000[0-9]{2} instructions$' \
  '^guest  1.000 applicationDidBecomeActive: has returned' '^user   10.000 home: allowed' \
  '^guest  12.000 applicationDidEnterBackground: has returned, 20000[0-9]{2} instructions$' \
  '^device 37.000 .* run-expiration-handler .*\[deadline.expiration-handler.observed\]$' \
  '^guest  37.000 background-task-expiration-handler has returned' '^device 37.000 .* suspend ' \
  '^device 3600.000 .* resume ' '^guest  3600.000 pages written 33$' \
  '^guest  3606.000 all pages written 40$' '^stopped at 3640.000'
lacks "17.0: an app leaves with forty pages to write" ' kill '

has "12.4: an app that never returns from applicationDidEnterBackground:" \
  '^device 10.000 .* applicationDidEnterBackground: .*until 15.000' \
  '^device 15.000 .* kill watchdog 0x8badf00d .* broke \[deadline.did-enter-background.documented\]$' \
  'applicationDidEnterBackground: has not returned, 50000[0-9]{2} instructions$'
has "17.0: an app that never returns from applicationDidEnterBackground:" \
  '^device 20.000 .* kill watchdog 0x8badf00d .* broke \[deadline.did-enter-background\]$' \
  'applicationDidEnterBackground: has not returned, 100000[0-9]{2} instructions$'
has "12.4: an app that faults" '^device 10.000 .* kill crash ' \
  'applicationDidReceiveMemoryWarning: has not returned, [0-9] instructions$'

for os in 7.0 8.0; do
  has "$os: ended by the system, then by the user" \
    '^guest  41.000 all pages written 40$' '^device 52.000 .* suspend ' '^device 60.000 .* kill memory-pressure ' \
    '^user   120.000 region-enter: allowed \[relaunch.location.ended\]$' \
    '^device 120.000 .* start-process by launch-by-system ' \
    '^guest  121.000 at the place; pages 0$' '^device 131.000 .* suspend ' \
    '^device 300.000 .* kill user-force-quit '
done
has "7.0: ended by the system, then by the user" \
  '^user   400.000 region-enter: forbidden \[relaunch.location.force-quit.7.0\]$' ' drop-trigger '
has "8.0: ended by the system, then by the user" \
  '^user   400.000 region-enter: allowed \[relaunch.location.force-quit\]$' \
  '^guest  401.000 at the place; pages 0$'
has "3.1.3: before there was a background" '^guest  10.000 applicationWillTerminate: has returned' \
  '^device 10.000 .* kill exits-on-suspend ' '^device 20.000 .* start-process '
lacks "3.1.3: before there was a background" 'Background:|^device [0-9.]+ app 1 suspend '

for at in 0.5 5.3 11 20 100 3605; do
  has "17.0: saved, and resumed by another process" "^saved at $at s: +stopped at 3640.*; [0-9]+ lines the same$"
done

refused
refused writer.elf 17.0 open-app
refused writer.elf 17.0 no-such-act@0
refused writer.elf nine stop@0
refused writer.elf 17.0 home@5 open-app@4
refused no-such-file 17.0 open-app@0 stop@1
refused emulator 17.0 open-app@0 stop@1
refused --resume no-such-file writer.elf 17.0 stop@1
refused --resume writer.elf writer.elf 17.0 stop@1
refused --resume state writer.elf 12.4 stop@9999

# Tests the emulator with ../c/conform.c. The guest `plain`, which has all methods, must pass.
make -s -C "$here/../c" conform
driver="$here/../../.build/examples/conform"
for os in 3.1.3 12.4 17.0; do
  (cd "$folder" && "$driver" "$os" ./emulator --conform plain.elf >conform 2>trace-conform) || fail "conform $os"
  grep -Eq '^[2-9] passed, 0 departed' "$folder/conform" || fail "conform $os: nothing passed"
  count=$((count + 1))
done
# The guest `writer`, which begins a background task of its own and lacks methods, must fail.
if (cd "$folder" && "$driver" 12.4 ./emulator --conform writer.elf >conform 2>trace-conform); then
  fail "conform: the writer does not depart"
fi
grep -q 'expected applicationWillResignActive:' "$folder/conform" || fail "conform: the writer"
count=$((count + 1))
echo "emulator: $count checks passed"
