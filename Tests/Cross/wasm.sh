# Builds and checks for WebAssembly with 32 bits. Sourced by run.sh.

clang_wasm() { "$tools/clang" --target=wasm32-unknown-unknown -O2 -ffreestanding "$@"; }

# The module imports nothing, because libc.c and allocator.c have everything that it needs. A table that is
# made at run time would need posix_memalign, which would be a linker error here. The stack comes first in
# memory, so an overflow leaves the memory instead of overwriting data. Return addresses are not in memory,
# so a stack protector would protect nothing.
build_wasm() {
  local exported name
  objects=$CROSS/wasm32-objects
  wasm=$CROSS/wasm32
  module=$wasm/lifecycle_policy.wasm
  compile wasm32-unknown-none-wasm "$objects" -Xfrontend -disable-stack-protector || return
  mkdir -p "$wasm"
  mapfile -t exported < <({ exports; allocator; } | sed 's/^/--export=/')
  for name in libc allocator; do
    clang_wasm -std=c11 "${warnings[@]}" -fno-builtin -c "$here/$name.c" -o "$objects/$name.o" || return
  done
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 \
    --export=__heap_base "${exported[@]}" -Map="$objects/map" -o "$module" \
    "$objects"/{LifecyclePolicy,LifecyclePolicyC,CBook,libc,allocator}.o
}

# The functions that only this build exports.
allocator() { printf '%s\n' lcp_allocate lcp_free; }

node_here() { node --no-warnings "$@"; }

run_wasm() {
  local functions
  if ! command -v node >/dev/null; then
    skip "wasm32: to run it Node 20 or later is needed"
    return 1
  fi
  mapfile -t functions < <(exports; allocator)
  ran wasm32 exports node_here "$here/wasm/exports.mjs" "$module" "${functions[@]}"
  ran wasm32 allocator node_here "$here/wasm/allocator.mjs" "$module"
}

# program_wasm SOURCE OUTPUT STANDARD: builds a program with the C library of Debian's packages and the
# objects of the module.
program_wasm() {
  local source=$1 output=$2 standard=$3 name=${2##*/}
  must "wasm32: ${name%.wasm} does not build" "$tools/clang" --target=wasm32-wasi \
    --sysroot="$objects" -isystem /usr/include/wasm32-wasi -D_WASI_EMULATED_SIGNAL \
    -std="$standard" "${program_flags[@]}" -c "$source" -o "$output.o" &&
    must "wasm32: ${name%.wasm} does not link" "$tools/wasm-ld" --gc-sections --stack-first \
      -L/usr/lib/wasm32-wasi /usr/lib/wasm32-wasi/crt1-command.o "$output.o" \
      "$objects"/{LifecyclePolicy,LifecyclePolicyC,CBook}.o -lwasi-emulated-signal -lc "$builtins" -o "$output"
}

# Runs replay.c and the programs of Tests/ABITests that need neither pages to protect (guard_page, policy,
# device_hosts, auditor_hostile), nor threads, processes or signals (threads, auditor, audits, invariants,
# signals), nor a loader (load, allocations).
run_wasi() {
  local programs=$objects/programs name
  builtins=$(find /usr/lib -name libclang_rt.builtins-wasm32.a 2>/dev/null | sort | tail -1)
  if [[ ! -e /usr/lib/wasm32-wasi/libc.a || -z $builtins ]]; then
    skip "wasm32: for its C programs a C library is needed (Debian: wasi-libc," \
      "libclang-rt-14-dev-wasm32)"
    return
  fi
  mkdir -p "$programs"
  for name in versions layout names hostile sizes rules info batch texts devices days auditor_logs; do
    program_wasm "$abi_tests/$name.c" "$programs/$name.wasm" c99 &&
      ran wasm32 "$name" node_here "$here/wasm/wasi.mjs" "$programs/$name.wasm"
  done
  program_wasm "$replay" "$programs/replay.wasm" c11 &&
    replayed wasm32 node_here "$here/wasm/wasi.mjs" "$programs/replay.wasm"
}

wasm() {
  check "wasm32: builds" build_wasm || return
  empty "wasm32: no table made at run time (_WZ)" grep '_WZ$' "$objects/map"
  size "$module"
  run_wasm && run_wasi
}
