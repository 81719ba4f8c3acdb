# Compiles the library for systems that the Swift toolchain for Linux does not build for. Sourced by
# native.sh.
#
# The Swift compiler writes the library as LLVM IR for a bare machine, which has no operating system. The
# toolchain's linker joins this IR to one module. The module keeps only what the API reaches, and only
# the API is global. The module names no system, so the toolchain's clang can compile it for each system.

# write_module MACHINE: writes $IR/MACHINE.ll, if a source or a script here has changed.
write_module() {
  local machine=$1 triple folder=$IR/$1 module
  case $machine in
    x86_64) triple=x86_64-unknown-none-elf ;;
    aarch64) triple=aarch64-none-none-elf ;;
  esac
  older "$IR/$machine.ll" "$root"/{Sources,include,Tests/modules.sh} "$native/module.sh" || return 0
  rm -f "$IR/$machine.ll"
  swift_modules "$folder" ll -emit-ir -target "$triple" -O -enable-experimental-feature Embedded \
    -Xcc -ffreestanding || return
  for module in LifecyclePolicy LifecyclePolicyC; do
    # Removes llvm.used, which keeps functions that nothing calls, such as a function of the runtime that
    # would trap.
    sed '/^@llvm\.used = /d' "$folder/$module.ll" >"$folder/$module.used.ll" &&
      as_bitcode "$triple" "$folder/$module.used.ll" "$folder/$module.bc" || return
  done
  "$tools/clang" --target="$triple" -O2 -ffreestanding -fPIC -I "$root/Sources/CBook/include" \
    -c -emit-llvm "$root/Sources/CBook/book.c" -o "$folder/CBook.bc" &&
    "$tools/ld.lld" -shared --version-script="$root/include/exports.map" --no-undefined-version \
      --lto-newpm-passes=globaldce --lto-partitions=1 --save-temps=opt -o "$folder/joined" \
      "$folder"/{LifecyclePolicyC,LifecyclePolicy,CBook}.bc &&
    "$tools/clang" --target="$triple" -x ir -S -emit-llvm -Xclang -disable-llvm-passes \
      "$folder"/joined.0.*.bc -o "$folder/joined.ll" || return
  # Removes what only Linux understands: protected symbols, and the names of sections. Adds unwind tables,
  # so that debuggers can walk the stack.
  sed -E -e '/^; ModuleID/d' -e 's/^source_filename.*/source_filename = "lifecycle_policy"/' \
    -e '/^target (datalayout|triple) /d' -e 's/^define protected /define /' \
    -e 's/^(@.*), section "[^"]*"/\1/' \
    -e 's/^(attributes #[0-9]+ = \{.*) ("frame-pointer")/\1 uwtable \2/' \
    "$folder/joined.ll" >"$folder/any.ll" && mv "$folder/any.ll" "$IR/$machine.ll"
}

as_bitcode() { # as_bitcode TRIPLE IR OUTPUT
  "$tools/clang" --target="$1" -x ir -c -emit-llvm -Xclang -disable-llvm-passes "$2" -o "$3"
}

# module MACHINE: writes the module as write_module does, but only one process at a time.
module() {
  (flock 9 && write_module "$1") 9>"$IR/lock" || return
}

# object MACHINE TARGET OUTPUT [IR]: compiles the module for a system. The module is already optimised by
# the Swift compiler.
object() {
  "$tools/clang" --target="$2" -x ir -O2 -Xclang -disable-llvm-passes -Wno-override-module -fPIC \
    -c "${4:-$IR/$1.ll}" -o "$3"
}

# needs_nothing_else MACHINE: checks that the module calls no function but malloc and free. Some functions
# of the runtime need more functions, such as posix_memalign and arc4random_buf. If the API could reach
# one of them, the module would declare these functions.
needs_nothing_else() {
  diff <(printf 'free\nmalloc\n') \
    <(sed -nE '/@llvm\./d; s/^declare .*@"?([^"(]+)"?\(.*/\1/p' "$IR/$1.ll" | sort)
}

check_module() {
  check "$1: the module needs malloc and free, and no other function of a runtime" needs_nothing_else "$1"
  check "$1: the module's functions for others are those of exports.map" diff <(exports | sort) \
    <(grep '^define ' "$IR/$1.ll" | grep -vE '^define (internal|private) ' |
      sed -E 's/[^@]*@"?([^"(]+)"?\(.*/\1/' | sort)
}
