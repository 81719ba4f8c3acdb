# The part that macos.sh and windows.sh share. They set `here` and `system`, and then source this
# file.
source "$here/setup.sh"
native=$here/native
IR=$root/.build/cross/ir
mkdir -p "$IR" || exit 2
source "$native/module.sh"

# Prints the name that the toolchain's bare triples use for an architecture.
machine_of() { if [[ $1 == arm64 ]]; then echo aarch64; else echo "$1"; fi; }

# numbered NAME...: finds a tool of LLVM 19 or later. Debian installs such a tool with the version number in
# its name.
numbered() {
  local number
  for number in 19 20 21 22; do
    command -v "$1-$number" && return
  done
  return 1
}

# traps: checks that the list of `traps.py` names each place at which the code could end the process, and says why
# the code never gets there. Tests/ABITests/binary/traps.py reads
# libraries for Linux, so the same module is linked for Linux here.
traps() {
  local object=$CROSS/linux.o library=$CROSS/linux.so
  if [[ $(uname -m) != x86_64 ]] || ! command -v objdump >/dev/null; then
    skip "x86_64: traps: to look for them an x86-64 machine with binutils is needed"
    return
  fi
  must "x86_64: is not linked for Linux" object x86_64 x86_64-unknown-linux-gnu "$object" &&
    must "x86_64: is not linked for Linux" "$tools/ld.lld" -shared --version-script="$root/include/exports.map" \
      -o "$library" "$object" &&
    ran "x86_64: the module, linked for Linux" traps python3 -B "$abi_tests/binary/traps.py" check "$library"
}

# ---- a library of another system, in a process of this one ---------------------------------------

# hosted FORMAT IMAGE FOLDER COMPILER [FLAG ...]: makes FOLDER/lib/liblifecycle_policy.so, which maps the
# image (macho.c or pe.c) and forwards each function to it.
hosted() {
  local format=$1 image=$2 folder=$3
  shift 3
  mkdir -p "$folder/lib"
  exports | sed 's/.*/FUNCTION(&)/' >"$folder/functions.inc"
  "$@" -std=gnu11 -O1 -Wall -Wextra -Werror -fPIC -shared -I"$folder" -I"$native" -DIMAGE="\"$image\"" \
    "$native/shim.c" "$native/$format.c" -Wl,-soname,"liblifecycle_policy.so.$abi" -Wl,-z,now \
    -o "$folder/lib/liblifecycle_policy.so.$abi" &&
    ln -sf "liblifecycle_policy.so.$abi" "$folder/lib/liblifecycle_policy.so"
}

# The programs of Tests/ABITests that run over every library of another system, mapped or under wine. They need
# neither signals nor the loader of Linux.
hosted_programs=(versions layout names hostile sizes policy rules info batch guard_page devices threads)

# run_hosted WHERE FOLDER COMPILER RUNNER...: compiles the programs with COMPILER against the library that
# `hosted` made, and runs them.
run_hosted() {
  local where=$1 folder=$2 compiler=$3 name
  local shared=(-L"$folder/lib" -llifecycle_policy -ldl -lpthread)
  shift 3
  mkdir -p "$folder/programs"
  for name in "${hosted_programs[@]}" device_hosts; do
    must "$where: $name does not build" "$compiler" -std=c99 "${program_flags[@]}" "$abi_tests/$name.c" \
      -o "$folder/programs/$name" "${shared[@]}" &&
      ran "$where" "$name" "$@" "$folder/programs/$name"
  done
  must "$where: replay.c does not build" "$compiler" -std=c11 "${program_flags[@]}" "$replay" \
    -o "$folder/programs/replay" "${shared[@]}" &&
    replayed "$where" "$@" "$folder/programs/replay"
}

# ---- what is shipped -----------------------------------------------------------------------------

# lay_out FOLDER: fills a folder with the headers, the licence and notice, and a program for a first try, together
# with the answers of this machine's library.
lay_out() {
  if [[ ! -e $DIST/lib/liblifecycle_policy.so ]]; then
    echo "no library of this machine at $DIST; run make"
    return 1
  fi
  mkdir -p "$1/include" "$1/lib"
  cp "$native/check_installed.py" "$1/" &&
    python3 -B "$1/check_installed.py" "$DIST/lib/liblifecycle_policy.so" | sed -n 's/^answers *//p' >"$1/answers.txt" &&
    [[ -s $1/answers.txt ]] || return
  cp "$root"/include/{lifecycle_policy.h,lifecycle_policy_values.h,lifecycle_policy.hpp,module.modulemap} \
    "$1/include/"
  cp "$root/LICENSE" "$root/NOTICE" "$1/"
}

# pack OUTPUT FOLDER: packs a folder as an archive. The same files always give the same bytes.
pack() {
  rm -f "$1"
  python3 -B "$native/pack.py" "$1" "$2"
}

# Finds or makes the virtual environment with lief, which reads the finished files, mypy, which checks the
# programs that read them, and hatchling and wheel, which build a wheel. Sets `python` to its Python.
native_python() {
  local venv=$root/.build/cross/venv
  if [[ ! -e $venv/.stamp ]]; then
    (
      flock 9
      [[ ! -e $venv/.stamp ]] || exit 0
      python3 -m venv "$venv" && "$venv/bin/python" -m pip install -q --disable-pip-version-check \
        lief mypy hatchling wheel && touch "$venv/.stamp"
    ) 9>"$IR/venv.lock" >"$log" 2>&1
  fi
  [[ -e $venv/.stamp ]] && python=$venv/bin/python
}

# report WHERE COMMAND...: runs a program that prints a line for each of its checks. Counts its lines
# `ok TEXT` and `FAILED TEXT` as checks of this script, and shows all other lines.
report() {
  local where=$1 word rest any=0
  shift
  while read -r word rest; do
    any=1
    case $word in
      ok) pass "$where: $rest" ;;
      FAILED) fail "$where: $rest" ;;
      *) echo "        $word $rest" ;;
    esac
  done < <("$@" 2>&1)
  [[ $any -eq 1 ]] || fail "$where: no word of $2"
}

# do_parts [PART ...]: does the named parts, or all of `parts`, and prints the number of checks. The function
# of a part is do_PART. If the part `build` fails, the parts after it are left out.
do_parts() {
  local part
  [[ $# -gt 0 ]] || set -- "${parts[@]}"
  case " $* " in *" x86_64 "* | *" arm64 "*) read_header; write_questions ;; esac
  for part; do
    case " ${parts[*]} " in
      *" $part "*) "do_$part" || [[ $part != build ]] || break ;;
      *) sed -n "/^#   $system.sh/,/^$/p" "$here/$system.sh" >&2; exit 2 ;;
    esac
  done
  finish
}
