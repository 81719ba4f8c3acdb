# Sets what run.sh, macos.sh and windows.sh have in common. They source this file after they have set `here`,
# the folder of this file, and, for another system than Linux, `system`.
set -u
root=$(cd "$here/../.." && pwd) || exit 2
abi_tests=$root/Tests/ABITests
CROSS=$root/.build/cross${system:+/$system}
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
export ABI_RANDOM=${ABI_RANDOM:-20000} ABI_SHARE=${ABI_SHARE:-101} LC_ALL=C SWIFT_BACKTRACE=enable=no
REPLAY_SHARE=${REPLAY_SHARE:-211}
replay=$root/Tests/Replay/replay.c
mkdir -p "$CROSS" || exit 2
header=$root/include/lifecycle_policy.h
abi=$(awk '$2 == "LCP_ABI_VERSION" {print $3}' "$header")
version=$(cat "$root/VERSION")
warnings=(-Wall -Wextra -Wpedantic -Werror -Wno-shift-count-overflow)

command -v swiftc >/dev/null || { echo "${0##*/}: Swift 6.3 or later is needed" >&2; exit 2; }
log=$CROSS/log
source "$root/Tests/checks.sh"
said() { tail -20 "$log" | sed 's/^/        /'; }

# ran WHERE NAME COMMAND...: runs a program. If it succeeds, prints the last line of its output, which
# has its name and counts.
ran() {
  local text="$1: $2" where=$1
  shift 2
  if "$@" >"$log" 2>&1; then pass "$where: $(tail -1 "$log")"; else fail "$text"; said; fi
}

size() { echo "        $(stat -c %s "$1") bytes: ${1#"$root"/}"; }

# runs_aarch64 WHERE: succeeds if this machine can build and run programs for aarch64. Skips the checks if not.
runs_aarch64() {
  local name
  for name in qemu-aarch64 aarch64-linux-gnu-gcc; do
    command -v $name >/dev/null && continue
    skip "$1: to run it $name is needed (Debian: qemu-user, gcc-aarch64-linux-gnu," \
      "libc6-dev-arm64-cross)"
    return 1
  done
}
source "$here/build.sh"
