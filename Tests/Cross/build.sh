# Builds what every target needs. Sourced by run.sh.

# The toolchain's own linkers and tools.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(cd "$resources/../../bin" && pwd)

exports() { sed -n 's/^ *\(lcp_[a-z0-9_]*\);.*/\1/p' "$root/include/exports.map"; }

# compile TRIPLE FOLDER [FLAG ...]: compiles the two modules, each into one object in FOLDER, if a
# source or a script here has changed.
compile() {
  local triple=$1 folder=$2 module
  shift 2
  if [[ -e $folder/.stamp && -z $(find "$root/Sources" "$root/include" "$here"/*.sh \
    -type f -newer "$folder/.stamp" -print -quit) ]]; then
    return 0
  fi
  rm -rf "$folder"
  mkdir -p "$folder"
  for module in LifecyclePolicy LifecyclePolicyC; do
    find "$root/Sources/$module" -name '*.swift' | sort >"$folder/$module.sources"
    sed 's/.*/"&"/' "$folder/$module.sources" >"$folder/$module.rsp"
    swiftc -target "$triple" -O -wmo -parse-as-library -swift-version 6 \
      -enable-experimental-feature Embedded -Xfrontend -function-sections "$@" \
      -module-name "$module" -package-name lifecycle_policy -module-cache-path "$folder/cache" \
      -I "$folder" -I "$root/include" -I "$root/Sources/CBook/include" -emit-module -emit-module-path "$folder/$module.swiftmodule" \
      -c "@$folder/$module.rsp" -o "$folder/$module.o" || return
  done
  "$tools/clang" --target="$triple" -O2 -ffreestanding -fdata-sections \
    -I "$root/Sources/CBook/include" -c "$root/Sources/CBook/book.c" -o "$folder/CBook.o" || return
  touch "$folder/.stamp"
}

# Writes the tables of the header for the programs of Tests/ABITests.
read_header() { python3 -B "$root/bindings/tools/c_tables.py" "$CROSS/tables" || exit 2; }
program_flags=(-D_DEFAULT_SOURCE -O1 "${warnings[@]}" -I"$root/include" -I"$abi_tests"
  -I"$CROSS/tables")

# Writes the answers of this machine's library. Those of other machines must equal them.
digest_here() {
  digest=$CROSS/digest.txt
  rm -f "$digest"
  [[ -e $DIST/lib/liblifecycle_policy.so ]] || return 0
  if ! gcc -std=c11 "${program_flags[@]}" "$here/digest.c" -o "$CROSS/digest" \
    -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy >"$log" 2>&1; then
    fail "this machine: digest.c does not build"
    said
  elif ! ABI_SHARE=1 "$CROSS/digest" >"$digest" 2>"$log"; then
    fail "this machine: digest"
    said
    rm -f "$digest"
  fi
}

# same_answers TEXT COMMAND...: passes if the command prints the answers of this machine's library.
same_answers() {
  local text=$1 count
  shift
  if [[ ! -e $digest ]]; then
    skip "$text: no library of this machine at $DIST; run make"
    return
  fi
  count=$(awk '{n += $2} END {print n}' "$digest")
  check "$text: digest: $count answers, rules and names as of this machine's library" \
    diff "$digest" <(ABI_SHARE=1 "$@" 2>&1)
}
