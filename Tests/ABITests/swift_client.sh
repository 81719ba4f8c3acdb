#!/usr/bin/env bash
# A Swift package that depends on a tagged version of this one: it builds, so no unsafe flag stands
# in the manifest (the package manager refuses those in a versioned dependency), and it runs.
#
# Works in a temporary folder on a clone of what is committed. Needs swift and git.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
version=$(cat "$root/VERSION")
export SWIFT_BACKTRACE=enable=no
command -v swift >/dev/null || { echo "skipped swift client (no swift here)"; exit 0; }
git -C "$root" rev-parse -q --verify HEAD >/dev/null || {
  echo "FAILED  swift client: nothing is committed in $root"
  exit 1
}

# SwiftPM leaves a lock file beside a folder that it builds in, named after it.
work=$(mktemp -d "${TMPDIR:-/tmp}/swift-client-XXXXXX")
trap 'rm -rf "$work" "${TMPDIR:-/tmp}"/*"${work##*/}"*.lock' EXIT
git clone -q --no-hardlinks "$root" "$work/LifecyclePolicy"
git -C "$work/LifecyclePolicy" tag -f "$version" >/dev/null

mkdir -p "$work/client/Sources/client"
url=file://$work/LifecyclePolicy
cat >"$work/client/Package.swift" <<MANIFEST
// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "client",
  dependencies: [.package(url: "$url", from: "$version")],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [.product(name: "LifecyclePolicy", package: "LifecyclePolicy")])
  ])
MANIFEST

# The client's one file, and what it prints.
expected="9.3.5"
cat >"$work/client/Sources/client/main.swift" <<'SOURCE'
import LifecyclePolicy

let version = OSVersion(9, 3, 5)
print("\(version.major).\(version.minor).\(version.patch)")
SOURCE

options=(--package-path "$work/client" --cache-path "$work/cache" --security-path "$work/security")
if ! swift build "${options[@]}" >"$work/log" 2>&1; then
  echo "FAILED  swift client: does not build against version $version"
  tail -40 "$work/log" | sed 's/^/        /'
  exit 1
fi
actual=$(swift run "${options[@]}" --skip-build client 2>/dev/null)
if [[ $actual != "$expected" ]]; then
  echo "FAILED  swift client: printed '$actual', expected '$expected'"
  exit 1
fi
echo "ok      swift client: builds against version $version and runs"
