#!/usr/bin/env bash
# Compares the header with that of the release before, by abidiff: a second opinion on the lock.
#
#   abi_previous.sh [REPOSITORY]    the checkout (the one that holds this script)
#
# Works in .build/abi-lock of that checkout. The release is the newest tag v1.2.3 of an earlier
# commit. The library has no debug information, so both headers are compiled into libraries of empty
# functions that have it. Exits 1 where programs of the release would no longer run, 0 where they
# would, where there is no release, and, saying "skipped", where there is no abidiff.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "${1:-$here/../..}" && pwd) || exit 2
export PYTHONDONTWRITEBYTECODE=1
header=include/lifecycle_policy.h

newest() { # the newest release that is not the commit checked out itself
  local tag head
  head=$(git -C "$root" rev-parse -q --verify HEAD) || return
  while read -r tag; do
    [[ $tag =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]] || continue
    [[ $(git -C "$root" rev-parse "$tag^{commit}") == "$head" ]] && continue
    echo "$tag"
    return
  done < <(git -C "$root" tag --merged HEAD --sort=-version:refname)
}

tag=$(newest)
[[ -n $tag ]] || { echo "no earlier release: nothing to compare"; exit 0; }
command -v abidiff >/dev/null || {
  echo "skipped: no abidiff here (Debian: abigail-tools)"
  exit 0
}

work=$root/.build/abi-lock/previous
rm -rf "$work"
mkdir -p "$work/release" || exit 2
git -C "$root" show "$tag:$header" >"$work/release/lifecycle_policy.h" || exit 2

number() { awk '$2 == "LCP_ABI_VERSION" {print $3}' "$1"; }
was=$(number "$work/release/lifecycle_policy.h") now=$(number "$root/$header")
if [[ $was != "$now" ]]; then
  echo "ABI $now, $tag had $was: its programs have a library of their own"
  exit 0
fi

library() { # library NAME HEADER [OLDER]
  local name=$1
  shift
  python3 "$here/abi_stub.py" "$1" "$work/$name" "${@:2}" &&
    gcc -std=c99 -g -fPIC -shared -Wl,-soname,"liblifecycle_policy.so.$now" -I"$work/$name" \
      "$work/$name/stub.c" "$work/$name/enums.c" -o "$work/$name/stub.so"
}
library old "$work/release/lifecycle_policy.h" || exit 2
library new "$root/$header" "$work/release/lifecycle_policy.h" || exit 2

abidiff --no-added-syms "$work/old/stub.so" "$work/new/stub.so" >"$work/report"
status=$?
if [[ $status -ne 0 ]]; then
  echo "programs of $tag would no longer run (abidiff $status):"
  cat "$work/report"
  exit 1
fi
echo "programs of $tag go on running"
