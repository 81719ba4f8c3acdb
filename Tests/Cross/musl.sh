# Checks this machine's library with musl as its C library. Sourced by run.sh.

# program_musl OUTPUT [LIBRARY ...]: builds a program.
program_musl() {
  local output=$1
  shift
  must "musl: ${output##*/} does not build" musl-gcc -std=c11 "${program_flags[@]}" \
    "$replay" -o "$output" "$@"
}

musl() {
  local programs=$CROSS/musl
  if [[ ! -e $DIST/lib/liblifecycle_policy.so ]]; then
    skip "musl: no library of this machine at $DIST; run make"
    return
  fi
  if ! command -v musl-gcc >/dev/null; then
    skip "musl: musl-gcc is needed (Debian: musl-tools)"
    return
  fi
  mkdir -p "$programs"
  program_musl "$programs/replay" -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy &&
    replayed "musl .so" "$programs/replay"
  program_musl "$programs/replay-static" -static "$DIST/lib/liblifecycle_policy.a" &&
    replayed "musl .a, in a static program" "$programs/replay-static"
}
