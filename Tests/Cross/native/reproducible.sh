#!/usr/bin/env bash
# Checks that the archives for macOS, iOS and Windows are the same, byte by byte, wherever they are built.
# Builds the present sources in another folder, locale and time zone, and compares the archives with those in
# .build/cross of this checkout. Run `macos.sh build` and `windows.sh build` first. The script takes two or
# three minutes.
#
# Prints a line for each file. Exits 1 if one differs.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/reproducible-XXXXXX")
trap 'rm -rf "$work"' EXIT
other="$work/another folder, with a space and a longer name"
mkdir -p "$other"
git -C "$root" ls-files -z --cached --others --exclude-standard |
  (cd "$root" && while IFS= read -r -d '' file; do
    if [[ -e $file ]]; then printf '%s\0' "$file"; fi
  done) | tar -C "$root" --null -T - -c | (umask 077 && tar -C "$other" -x)
export LIFECYCLE_POLICY_DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
for name in macos windows; do
  (umask 077 && TZ=Pacific/Kiritimati "$other/Tests/Cross/$name.sh" build) >"$work/log" 2>&1 ||
    { echo "FAILED  reproducible: does not build in $other"; tail -20 "$work/log"; exit 1; }
done
failed=0 compared=0
while IFS= read -r file; do
  compared=$((compared + 1))
  if cmp -s "$root/.build/cross/$file" "$other/.build/cross/$file"; then
    echo "ok      reproducible: $file, $(sha256sum <"$other/.build/cross/$file" | cut -c1-64)"
  else
    echo "FAILED  reproducible: $file"
    failed=1
  fi
done < <(cd "$other/.build/cross" && find . -name '*.tar.gz' -o -name '*.zip' | sort)
[[ $compared -gt 0 && $failed -eq 0 ]]
