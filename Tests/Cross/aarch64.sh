# Builds and checks for Linux and Android on aarch64. Sourced by run.sh.

# link_shared OUTPUT SONAME LIBC: links like the Makefile, but with the toolchain's linker and against a
# stand-in for the C library that LIBC names. The stand-in's symbols have no versions, so that the same
# file works with glibc and musl. Pages have 64 KB, the largest size that an aarch64 kernel has.
link_shared() {
  "$tools/clang" --target=aarch64-linux-gnu -O2 -ffreestanding -fno-builtin -fPIC \
    -c "$here/libc.c" -o "$objects/libc.o" &&
    "$tools/ld.lld" -shared -soname "$3" -o "$objects/$3" "$objects/libc.o" &&
    "$tools/ld.lld" -shared --gc-sections --version-script="$root/include/exports.map" \
      --no-undefined-version -soname "$2" -z now -z relro -z defs -z noexecstack \
      -z max-page-size=65536 --strip-debug --hash-style=gnu -o "$1" \
      "$objects"/{LifecyclePolicy,LifecyclePolicyC,CBook}.o "$objects/$3"
}

# Makes an archive of one object with nothing global but the API, as in the Makefile.
link_archive() {
  local object=$objects/lifecycle_policy.o roots
  mapfile -t roots < <(exports | sed 's/^/--undefined=/')
  rm -f "$1"
  "$tools/ld.lld" -r --gc-sections "${roots[@]}" -o "$object" "$objects"/{LifecyclePolicy,LifecyclePolicyC,CBook}.o &&
    "$tools/llvm-objcopy" --strip-unneeded --wildcard --keep-global-symbol='lcp_*' "$object" &&
    "$tools/llvm-ar" rcs "$1" "$object"
}

# On Android x18 belongs to the platform, which may use it for its shadow call stack.
build_aarch64() {
  objects=$CROSS/aarch64
  linux=$CROSS/aarch64-linux
  android=$CROSS/aarch64-android
  library=$linux/lib/liblifecycle_policy.so
  archive=$linux/lib/liblifecycle_policy.a
  compile aarch64-none-none-elf "$objects" -Xcc -ffixed-x18 || return
  rm -rf "$linux" "$android"
  mkdir -p "$linux"/{lib,include} "$android"/{lib,include}
  cp "$root"/include/lifecycle_policy{,_values}.h "$linux/include/"
  cp "$root"/include/lifecycle_policy{,_values}.h "$android/include/"
  link_shared "$library.$version" "liblifecycle_policy.so.$abi" libc.so.6 || return
  ln -s "liblifecycle_policy.so.$version" "$library.$abi"
  ln -s "liblifecycle_policy.so.$abi" "$library"
  link_shared "$android/lib/liblifecycle_policy.so" liblifecycle_policy.so libc.so || return
  link_archive "$archive"
}

needed() { sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' <<<"$1" | paste -sd' '; }
soname() { sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p' <<<"$1"; }
known_needs='^(free|malloc|memcpy|memmove|memset|strlen|__stack_chk_fail|__stack_chk_guard)$'
unknown_needs() { "$tools/llvm-nm" -u "$@" | awk '$1 == "U" {print $2}' | grep -vE "$known_needs"; }
# Prints the global symbols. Removes the version LCP_<ABI>, which symbols of the shared library have.
globals() {
  "$tools/llvm-nm" -g --defined-only "$@" |
    awk -v version="@@LCP_$abi" 'NF == 3 {sub(version "$", "", $3); print $3}' | sort
}

files_of_aarch64() {
  local dynamic segments name
  dynamic=$(readelf -dW "$library") segments=$(readelf -lW "$library")
  same "aarch64 .so: SONAME" "liblifecycle_policy.so.$abi" "$(soname "$dynamic")"
  same "aarch64 .so: NEEDED" libc.so.6 "$(needed "$dynamic")"
  check "aarch64 .so: exports exports.map" diff <(exports | sort) <(globals -D "$library")
  empty "aarch64 .so: needs of libc only what libc.c has" unknown_needs -D "$library"
  echo "        (needs: $("$tools/llvm-nm" -D -u "$library" | awk '{print $2}' | paste -sd' '))"
  check "aarch64 .so: bound at load" grep -q BIND_NOW <<<"$dynamic"
  empty "aarch64 .so: no text relocations" grep TEXTREL <<<"$dynamic"
  check "aarch64 .so: RELRO" grep -q GNU_RELRO <<<"$segments"
  empty "aarch64 .so: nothing both written and executed" \
    grep -E '(GNU_STACK|LOAD).* RWE ' <<<"$segments"
  empty "aarch64 .so: segments for pages of 64 KB" \
    awk '$1 == "LOAD" && $NF != "0x10000"' <<<"$segments"
  empty "aarch64 .so: leaves x18 alone" \
    grep -m5 -E '\b[wx]18\b' <("$tools/llvm-objdump" -d --no-show-raw-insn "$library")
  check "aarch64 .a: its global symbols are those of exports.map" \
    diff <(exports | sort) <(globals "$archive")
  empty "aarch64 .a: needs of libc only what libc.c has" unknown_needs "$archive"
  empty "aarch64 .a: no table made at run time (_WZ)" grep '_WZ$' <("$tools/llvm-nm" "$archive")
  dynamic=$(readelf -dW "$android/lib/liblifecycle_policy.so")
  same "aarch64 Android .so: SONAME" liblifecycle_policy.so "$(soname "$dynamic")"
  same "aarch64 Android .so: NEEDED" libc.so "$(needed "$dynamic")"
  for name in "$library.$version" "$archive" "$android/lib/liblifecycle_policy.so"; do
    size "$name"
  done
}

# on_aarch64 PROGRAM: runs a program under qemu-user, with the C library of Debian's cross packages.
on_aarch64() { qemu-aarch64 -L "$sysroot" -E LD_LIBRARY_PATH="$linux/lib" "$@"; }

# program_aarch64 SOURCE OUTPUT STANDARD [LIBRARY ...]: builds a program.
program_aarch64() {
  local source=$1 output=$2 standard=$3
  shift 3
  must "aarch64: ${output##*/} does not build" aarch64-linux-gnu-gcc -std="$standard" \
    "${program_flags[@]}" "$source" -o "$output" "$@"
}

run_aarch64() {
  local programs=$objects/programs name functions
  local shared=(-L"$linux/lib" -llifecycle_policy -ldl -lpthread)
  sysroot=/usr/aarch64-linux-gnu
  runs_aarch64 aarch64 || return 0
  mkdir -p "$programs"
  for name in versions layout names hostile sizes policy rules info batch guard_page texts threads \
    devices device_hosts days auditor auditor_logs; do
    program_aarch64 "$abi_tests/$name.c" "$programs/$name" c99 "${shared[@]}" &&
      ran "aarch64 .so" "$name" on_aarch64 "$programs/$name"
  done
  mapfile -t functions < <(exports)
  program_aarch64 "$abi_tests/load.c" "$programs/load" c99 "${shared[@]}" &&
    ran "aarch64 .so" load on_aarch64 "$programs/load" "$library" "${functions[@]}"
  program_aarch64 "$replay" "$programs/replay" c11 "${shared[@]}" &&
    replayed "aarch64 .so" on_aarch64 "$programs/replay"
  program_aarch64 "$replay" "$programs/replay-static" c11 -static "$archive" &&
    replayed "aarch64 .a, in a static program" on_aarch64 "$programs/replay-static"
}

aarch64() {
  check "aarch64: builds" build_aarch64 || return
  files_of_aarch64
  run_aarch64
}
