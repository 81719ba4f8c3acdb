#!/usr/bin/env bash
# run.sh FOLDER: runs two guests on several versions of iOS, and prints the traces. FOLDER contains
# the emulator and the guests. The exit status is 1 if a resumed run differs from an uninterrupted
# run.
set -euo pipefail
cd "$1"

title() { printf '\n==== %s\n' "$*"; }

# The user presses the home button, and opens the app again after an hour.
leave=(open-app@0 home@10 open-app@3600 stop@3640)
# The system ends the app, and entering a region launches it again. Then the user ends the app, and
# enters the region again.
ends=(open-app@0 home@50 memory-pressure@60 region-enter@120 force-quit@300 region-enter@400 stop@460)

title "17.0: an app leaves with forty pages to write"
./emulator writer.elf 17.0 "${leave[@]}"
for os in 12.4 17.0; do
  title "$os: an app that never returns from applicationDidEnterBackground:"
  ./emulator spinner.elf "$os" open-app@0 home@10 stop@60
done
title "12.4: an app that faults"
./emulator spinner.elf 12.4 open-app@0 memory-pressure@10 stop@60
for os in 7.0 8.0; do
  title "$os: ended by the system, then by the user"
  ./emulator writer.elf "$os" "${ends[@]}"
done
title "3.1.3: before there was a background"
./emulator writer.elf 3.1.3 open-app@0 home@10 open-app@20 stop@30

# Saves a run at six times: during the launch, while the app's thread works, in a callback, with a
# background task, while the app is suspended, and when the app is in front again. Saving must not
# change the run.
title "17.0: saved, and resumed by another process"
./emulator writer.elf 17.0 "${leave[@]}" >whole
printf '%-16s %s\n' "uninterrupted:" "$(tail -n 1 whole)"
for at in 0.5 5.3 11 20 100 3605; do
  mapfile -t words < <(printf '%s\n' "${leave[@]}" "save:state@$at" | sort -s -t@ -k2,2g)
  ./emulator writer.elf 17.0 "${words[@]}" >saved
  ./emulator --resume state writer.elf 17.0 "${words[@]}" >resumed
  lines=$(wc -l <resumed)
  if ! diff whole saved || ! diff <(tail -n "$lines" whole) resumed; then
    echo "saved at $at s: DIFFERS"
    exit 1
  fi
  printf '%-16s %s; %d lines the same\n' "saved at $at s:" "$(tail -n 1 resumed)" "$lines"
done
