# Builds what every target needs. Sourced by setup.sh.

source "$root/Tests/modules.sh"

# The toolchain's own linkers and tools.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(cd "$resources/../../bin" && pwd)

exports() { sed -n 's/^ *\(lcp_[a-z0-9_]*\);.*/\1/p' "$root/include/exports.map"; }

# compile TRIPLE FOLDER [FLAG ...]: compiles the two Swift modules and the book, each into one object in
# FOLDER, if a source or a script here has changed.
compile() {
  local triple=$1 folder=$2
  shift 2
  older "$folder/.stamp" "$root"/{Sources,include,Tests/modules.sh} "$here"/*.sh || return 0
  swift_modules "$folder" o -c -target "$triple" -O -enable-experimental-feature Embedded \
    -Xfrontend -function-sections "$@" || return
  "$tools/clang" --target="$triple" -O2 -ffreestanding -fdata-sections \
    -I "$root/Sources/CBook/include" -c "$root/Sources/CBook/book.c" -o "$folder/CBook.o" || return
  touch "$folder/.stamp"
}

# Writes the tables of the header for the programs of Tests/ABITests.
read_header() { python3 -B "$root/bindings/tools/c_tables.py" "$CROSS/tables" || exit 2; }
program_flags=(-D_DEFAULT_SOURCE -O1 "${warnings[@]}" -I"$root/include" -I"$abi_tests"
  -I"$CROSS/tables")

# Writes questions with the core's answers. Every machine's library must give these answers.
write_questions() {
  local rulec=$root/.build/tests/release/rulec
  stream=$CROSS/questions
  rm -f "$stream"
  [[ ! -x $rulec ]] || "$rulec" questions "$REPLAY_SHARE" >"$stream" || exit 2
}

# replayed TEXT COMMAND...: asks a program the questions that write_questions wrote. Passes if the program gives
# the core's answers.
replayed() {
  local text=$1
  shift
  if [[ ! -e $stream ]]; then skip "$text: no rulec to ask by; run make rulec"
  else ran "$text" replay "$@" <"$stream"; fi
}
