#!/usr/bin/env bash
# Launches, leaves and observes an app that leaks its background task, through `idb`. Skips time
# through WebDriver, because idb has no command for that. Reads the report at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
os=${1:-17.0}
work=$(mktemp -d)
python companion.py --os "$os" --grpc-domain-sock "$work/idb" --reports "$work/reports" --webdriver 0 \
  >"$work/ready" 2>"$work/door" &
companion=$!
trap 'kill "$companion" 2>/dev/null; wait "$companion" 2>/dev/null; rm -rf "$work"' EXIT
until grep -q grpc_path "$work/ready"; do
  kill -0 "$companion" 2>/dev/null || { cat "$work/door" >&2; exit 1; }
  sleep 0.1
done
door=$(sed -n 's/^WebDriver at //p' "$work/door")

idb() { command idb --companion "$work/idb" "$@"; }
say() { echo; echo "\$ $*"; }
skip() {
  python - "$door" "$1" <<'EOF'
import json, sys, urllib.request
body = json.dumps({"script": "mobile: advance", "args": [{"seconds": int(sys.argv[2])}]}).encode()
urllib.request.urlopen(sys.argv[1] + "/execute/sync", body).read()
EOF
}

idb log >"$work/log" 2>/dev/null &
log=$!
sleep 1
say idb launch org.example.leaker
idb launch org.example.leaker
say idb ui button HOME
idb ui button HOME
say idb list-apps
idb list-apps | grep leaker
echo; echo "... 31 seconds later: idb list-apps"
skip 31
idb list-apps | grep leaker
say idb crash list
idb crash list
name=$(cd "$work/reports" && ls)
say idb crash show "$name" ">leaker.ips"
idb crash show "$name" >"$work/leaker.ips"
say lifecycle-policy termination --report leaker.ips
(cd "$work" && python -m lifecycle_policy termination --report leaker.ips | head -n 3)
say idb send-notification org.example.leaker "'{\"aps\": {\"content-available\": 1}}'"
idb send-notification org.example.leaker '{"aps": {"content-available": 1}}'
idb list-apps | grep leaker
sleep 1
kill "$log"
say "idb log, from the button on"
sed -n '/home/,$p' "$work/log" | cut -c1-150
