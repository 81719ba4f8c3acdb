#!/usr/bin/env bash
# Tests the page: its modules in Node, then the built page in Chromium.
#
#   run.sh PAGE VENV      the built page, and a folder for selenium and axe from PyPI
#
# PYTHONPATH and LIFECYCLE_POLICY_LIBRARY must point to the Python package and its library. Without
# Chromium, or without PyPI, only the modules are tested.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
page=$1 venv=$2

node --test "$here"

for tool in chromium chromedriver; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool here, so the page is not opened"; exit 0; }
done
if [[ ! -e $venv/ready ]]; then
  rm -rf "$venv"
  { python3 -m venv "$venv" && "$venv/bin/pip" install -q -r "$here/requirements.txt" &&
    "$venv/bin/pip" install -q --no-deps axe-playwright-python==0.1.8 && touch "$venv/ready"; } >/dev/null 2>&1 ||
    { echo "skipped: selenium and axe cannot be installed, so the page is not opened"; exit 0; }
fi
axe=$(find "$venv" -name axe.min.js | head -n 1)
"$venv/bin/python" "$here/browser.py" "$page" --axe "$axe"
