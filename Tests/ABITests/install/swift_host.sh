#!/usr/bin/env bash
# Checks the finished C library in Swift programs, which have their own Swift runtime: links
# swift_host.swift with the archive and with the shared library, in each way in which Swift links its
# runtime.
#
#   LIFECYCLE_POLICY_DIST=DIR  the folder with lib/ and include/ (.build/dist of the checkout)
#
# The archive must define nothing global but the API. Otherwise, the weak symbols of the Embedded
# runtime in it (swift_retain, swift_allocObject and others) would take the place of those in
# libswiftCore.so. A program with a plain archive of the same objects, made by ar alone, ends with
# signal 11 before main, in the initialiser of libFoundation.so. This script also makes such an
# archive, and checks that the program then fails. With -static-stdlib a plain archive works, because
# the linker prefers the runtime's own symbols, which are not weak. Checks whose requirements are
# missing are skipped.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
# The folders in which the package manager built the library and the Swift tests.
SCRATCH=$root/.build/embedded
CORE=$root/.build/tests
export SWIFT_BACKTRACE=enable=no
command -v swiftc >/dev/null || { echo "skipped swift host (no swiftc here)"; exit 0; }
archive=$DIST/lib/liblifecycle_policy.a
[[ -e $archive ]] || { echo "swift_host.sh: no library at $DIST; run make first" >&2; exit 2; }

work=$(mktemp -d "${TMPDIR:-/tmp}/swift-host-XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
ulimit -c 0
failed=0
pass() { echo "ok      swift host: $*"; }
skip() { echo "skipped swift host: $*"; }
fail() {
  failed=1
  echo "FAILED  swift host: $*"
  tail -20 "$work/log" | cut -c1-300 | sed 's/^/        /'
}

compile() { # compile OBJECT OPTION...
  local object=$1
  shift
  swiftc -O -swift-version 6 -I "$root/include" "$@" -c "$here/swift_host.swift" -o "$object" \
    >"$work/log" 2>&1
}

# host TEXT OBJECT OPTION...: links the object, runs the program, and checks its output.
host() {
  local text=$1 object=$2 result=0
  shift 2
  if ! swiftc "$object" "$@" -o "$work/host" >"$work/log" 2>&1; then
    fail "$text: does not link"
    return
  fi
  # The braces keep the shell from printing a message about a program that crashed.
  { timeout 120 "$work/host" >"$work/log" 2>&1; } 2>/dev/null || result=$?
  if [[ $result -eq 0 && $(cat "$work/log") == "ok, 5124 answers" ]]; then pass "$text"
  else fail "$text: exit $result"; fi
}

nm -g --defined-only "$archive" | awk 'NF == 3 && $3 !~ /^lcp_/' >"$work/log"
if [[ ! -s $work/log ]]; then pass "the archive defines nothing global but lcp_*"
else fail "the archive defines other global symbols"; fi

shared=(-L "$DIST/lib" -llifecycle_policy -Xlinker -rpath -Xlinker "$DIST/lib")
statics=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift_static
for option in "" -static-stdlib -static-executable; do
  how=${option:-the dynamic runtime}
  if [[ -n $option && ! -d $statics ]]; then
    skip "$how (no static runtime here)"
  elif ! compile "$work/host$option.o" $option; then
    fail "$how: does not compile"
  else
    host "the archive with $how" "$work/host$option.o" $option "$archive"
    [[ $option == -static-executable ]] ||
      host "the shared library with $how" "$work/host$option.o" $option "${shared[@]}"
  fi
done

# Links the core as a Swift module beside the core inside the archive, so that the same names exist
# twice.
if [[ -d $CORE/release/LifecyclePolicy.build && -d $CORE/release/Modules ]]; then
  if compile "$work/core.o" -DCORE -I "$CORE/release/Modules" -I "$root/Sources/CBook/include"; then
    host "the archive beside the module LifecyclePolicy" "$work/core.o" \
      "$CORE"/release/{LifecyclePolicy,CBook}.build/*.o "$archive"
  else
    fail "the module LifecyclePolicy: does not compile"
  fi
else
  skip "the module LifecyclePolicy (not built; run make test-swift first)"
fi

# Checks that the program fails with a plain archive. Otherwise the checks above would prove nothing.
if [[ -d $SCRATCH/release/LifecyclePolicyC.build && -e $work/host.o ]]; then
  ar rcs "$work/plain.a" "$SCRATCH"/release/{LifecyclePolicy,LifecyclePolicyC,CBook}.build/*.o
  result=0
  swiftc "$work/host.o" "$work/plain.a" -o "$work/host" >"$work/log" 2>&1 || result=1
  if [[ $result -ne 0 ]]; then fail "a plain archive does not link, and tells nothing"
  elif { timeout 120 "$work/host" >"$work/log" 2>&1; } 2>/dev/null; then
    fail "a program with a plain archive works: the check above proves nothing"
  else pass "a plain archive, with a second runtime in it, is noticed"; fi
else
  skip "a plain archive (its objects are not there)"
fi
exit $failed
