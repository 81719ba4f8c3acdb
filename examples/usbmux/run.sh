#!/usr/bin/env bash
# Runs an app that leaks its background task until the app is killed. Reads the log and the crash
# report through libimobiledevice's tools. These tools cannot use an app, so the script uses
# WebDriver on the same phone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
python=${PYTHON3:-python3}
work=$(mktemp -d)
"$python" usbmuxd.py --port 0 --reports "$work/phone" --webdriver 0 >"$work/ready" 2>"$work/errors" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; rm -rf "$work"' EXIT
until grep -q '^iOS' "$work/ready"; do
  kill -0 "$server" 2>/dev/null || { cat "$work/errors" >&2; exit 1; }
  sleep 0.1
done
door=$(sed -n 's/^WebDriver at //p' "$work/ready")
USBMUXD_SOCKET_ADDRESS=$(sed -n 's/^iOS .* at \(.*\), crash.*/\1/p' "$work/ready")
export USBMUXD_SOCKET_ADDRESS

say() { echo; echo "\$ $*"; }
webdriver() {
  "$python" - "$door$1" "$2" <<'EOF'
import sys, urllib.request
urllib.request.urlopen(sys.argv[1], sys.argv[2].encode()).read()
EOF
}

say ideviceinfo -k ProductVersion
ideviceinfo -k ProductVersion
echo; echo "... WebDriver launches Leaker, presses the home button and skips 31 seconds"
webdriver /wda/apps/launch '{"bundleId": "org.example.leaker"}'
webdriver /wda/homescreen '{}'
webdriver /execute/sync '{"script": "mobile: advance", "args": [{"seconds": 31}]}'
mkdir "$work/reports"
say idevicecrashreport reports
idevicecrashreport "$work/reports"
name=$(cd "$work/reports" && ls)
say lifecycle-policy termination --report "reports/$name"
(cd "$work" && "$python" -m lifecycle_policy termination --report "reports/$name" | head -n 5)
idevicesyslog >"$work/log" 2>/dev/null &
log=$!
until grep -q kill "$work/log"; do sleep 0.1; done
kill "$log"
say "idevicesyslog, from the home button on"
sed -n '/> home/,/not-running/p' "$work/log" | cut -c1-150
