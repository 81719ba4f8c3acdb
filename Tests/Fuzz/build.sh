# Builds the targets. Sourced by run.sh.

source "$root/Tests/modules.sh"

programs=$FUZZ/programs

# Counts the edges of the code. Does not watch comparisons, because watching them would halve the speed. A
# dictionary provides the names, and cases need no other exact values.
instrument=(-sanitize=address -sanitize-coverage=edge,inline-8bit-counters,pc-table)
warnings=(-Wall -Wextra -Wpedantic -Werror)
c_flags=(-std=c99 -D_DEFAULT_SOURCE -O1 -g "${warnings[@]}"
  -I"$root/include" -I"$root/Tests/ABITests" -I"$FUZZ/tables")

# Writes the tables of questions that the header declares.
write_tables() { python3 "$root/bindings/tools/c_tables.py" "$FUZZ/tables"; }

# Builds the core and the C interface as ordinary Swift, with the checks of a debug build. All edges of
# their code are counted.
build_modules() {
  local modules=$FUZZ/modules
  older "$modules/.stamp" "$root"/Sources/{CBook,LifecyclePolicy,LifecyclePolicyC} "$root/include" \
    "$root/Tests/modules.sh" "$here/build.sh" || return 0
  echo "        (building the library with its sanitizer)"
  swift_modules "$modules" o -c -O -g -assert-config Debug "${instrument[@]}" || return
  "$clang" -O2 -g -fsanitize=address -I "$root/Sources/CBook/include" \
    -c "$root/Sources/CBook/book.c" -o "$modules/CBook.o" || return
  touch "$modules/.stamp"
}

# Builds one program for each target, with libFuzzer. Edges of the targets' own code are not counted.
build_targets() {
  local name objects=() folder=$FUZZ/objects
  build_modules && write_tables || return
  older "$programs/.stamp" "$here"/*.[ch] "$here/build.sh" "$root/Tests/ABITests"/{questions,last,info_keys}.h \
    "$root/include" "$FUZZ/modules/.stamp" || return 0
  mkdir -p "$folder" "$programs" || return
  for name in memory_asan "${sources[@]}"; do
    "$clang" "${c_flags[@]}" -fsanitize=address -c "$here/$name.c" -o "$folder/$name.o" || return
    objects+=("$folder/$name.o")
  done
  for name in "${targets[@]}"; do
    "$clang" "${c_flags[@]}" -fsanitize=address -DTARGET="$name" -c "$here/libfuzzer.c" \
      -o "$folder/$name-main.o" || return
    swiftc -sanitize=fuzzer,address -use-ld=lld "$folder/$name-main.o" "${objects[@]}" \
      "$FUZZ"/modules/{LifecyclePolicy,LifecyclePolicyC,CBook}.o -o "$programs/$name" || return
  done
  touch "$programs/.stamp"
}

# Writes calls.h. It has a macro for each function of exports.map, which counts the call and makes it.
write_calls() {
  local names
  mapfile -t names < <(sed -n 's/^ *\(lcp_[a-z0-9_]*\);.*/\1/p' "$root/include/exports.map")
  echo '/* Every call of the library is counted. Written by build.sh from exports.map. */'
  echo '#include <lifecycle_policy.h>'
  echo 'enum {'
  printf '  COUNT_%s,\n' "${names[@]}"
  printf '  CALLS\n};\nvoid count_call(int which);\n#define ALL_CALLS(X)'
  printf ' X(%s)' "${names[@]//lcp_/}"
  echo
  printf '#define %s(...) (count_call(COUNT_%s), %s(__VA_ARGS__))\n' \
    $(printf '%s\n' "${names[@]}" | sed 's/.*/& & &/')
}

# Builds the same targets for the finished library, without a sanitizer.
build_driver() {
  mkdir -p "$programs" || return
  local files=("${sources[@]/#/$here/}")
  write_tables && write_calls >"$FUZZ/calls.h" || return
  ${CC:-cc} "${c_flags[@]}" -include "$FUZZ/calls.h" "$here"/{driver,memory_pages}.c \
    "${files[@]/%/.c}" -o "$programs/driver" -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" \
    -llifecycle_policy
}
