#!/usr/bin/env bash
# Checks that a Swift package builds and runs if it depends on a tagged version of this package. The
# package manager would refuse a versioned dependency whose manifest has unsafe flags. The client is
# examples/swift; the path in its manifest is replaced by the version.
#
# Works in a temporary folder on a clone of the committed state. Needs swift and git.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
version=$(cat "$root/VERSION")
export SWIFT_BACKTRACE=enable=no
command -v swift >/dev/null || { echo "skipped swift client (no swift here)"; exit 0; }
git -C "$root" rev-parse -q --verify HEAD >/dev/null || {
  echo "FAILED  swift client: nothing is committed in $root"
  exit 1
}

# Beside each folder in which it builds, SwiftPM leaves a lock file that is named after the folder.
work=$(mktemp -d "${TMPDIR:-/tmp}/swift-client-XXXXXX")
trap 'rm -rf "$work" "${TMPDIR:-/tmp}"/*"${work##*/}"*.lock' EXIT
git clone -q --no-hardlinks "$root" "$work/LifecyclePolicy"
git -C "$work/LifecyclePolicy" tag -f "$version" >/dev/null

cp -r "$work/LifecyclePolicy/examples/swift" "$work/client"
url=file://$work/LifecyclePolicy
sed -i "s|name: \"LifecyclePolicy\", path: \"../..\"|url: \"$url\", from: \"$version\"|" \
  "$work/client/Package.swift"
grep -qF "$url" "$work/client/Package.swift" || {
  echo "FAILED  swift client: examples/swift/Package.swift names the library in another way"
  exit 1
}

options=(--package-path "$work/client" --cache-path "$work/cache" --security-path "$work/security")
if ! swift build "${options[@]}" >"$work/log" 2>&1; then
  echo "FAILED  swift client: does not build against version $version"
  tail -40 "$work/log" | sed 's/^/        /'
  exit 1
fi

# run TEXT EXPECTED STATUS ARGUMENT...: runs the program, and passes if it has this output and exit status.
# FOLDER in EXPECTED stands for the folder of the fixtures.
fixtures=$work/LifecyclePolicy/examples/fixtures
failed=0
run() {
  local text=$1 expected=${2//FOLDER/$fixtures} status=$3 actual result=0
  shift 3
  actual=$("$program" "$@" 2>&1) || result=$?
  if [[ $result -eq $status && $actual == "$expected" ]]; then echo "ok      swift client: $text"
  else
    failed=1
    echo "FAILED  swift client: $text: exit $result, expected $status"
    diff <(echo "$expected") <(echo "$actual") | sed 's/^/        /'
  fi
}

program=$(swift build "${options[@]}" --show-bin-path)/info-plist
echo "ok      swift client: builds against version $version"
run "asks about an Info.plist" \
  "note: UIBackgroundModes \`processing\`: The mode has no effect before iOS 13.0: there is no BGTaskScheduler.
a background task: allowed, 180 s
    deadline.background-task.7 (observed)
region-enter after a force quit: allowed, eligible
    relaunch.location.force-quit (documented)
silent-push after a force quit: forbidden
    relaunch.force-quit (documented)" \
  0 "$fixtures/LocationTracker-Info.plist" 12.4
cp -r "$fixtures" "$work/Radio.app"
mv "$work/Radio.app/AudioPlayer-Info.plist" "$work/Radio.app/Info.plist"
run "asks about a bundle" \
  "a background task: allowed, 180 s
    deadline.background-task.7 (observed)
region-enter after a force quit: allowed, eligible
    relaunch.location.force-quit (documented)
silent-push after a force quit: forbidden
    relaunch.force-quit (documented)" \
  0 "$work/Radio.app" 8.0
run "names the file that is none" "FOLDER: a directory" 2 "$fixtures"

# Builds the program that the README shows.
sed -n '/^```swift main.swift$/,/^```$/p' "$root/README.md" | sed '1d;$d' >"$work/client/main.swift"
if swift build "${options[@]}" >"$work/log" 2>&1; then
  cd "$root"
  run "the program of the README" "allowed 180" 0
else
  failed=1
  echo "FAILED  swift client: the program of the README does not build"
  tail -20 "$work/log" | sed 's/^/        /'
fi
exit $failed
