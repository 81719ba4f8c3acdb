#!/usr/bin/env bash
# Checks the finished library: header, symbols, versions, and the C programs beside this file. Tests/Replay
# checks its answers.
#
#   run.sh [CHECK ...]      runs all checks, or only the named ones: header, symbols, versions, layout,
#                           names, hostile, sizes, policy, rules, info, batch, texts, guard_page, threads,
#                           devices, device_hosts, days, auditor, auditor_logs, auditor_hostile, audits,
#                           invariants, signals, allocations, load, archive
#
#   LIFECYCLE_POLICY_DIST=DIR  the folder with lib/ and include/ (.build/dist of the checkout)
#   VALGRIND=1              runs each program under valgrind, with fewer random calls
#   ABI_RANDOM=N            the number of random calls of hostile (2000000), to which the numbers of random
#                           records, sessions and findings of auditor_hostile, and of random questions
#                           in texts, are proportional; under valgrind 20000
#   ABI_SHARE=N             asks every n-th question in batch, policy, threads, signals and allocations, and
#                           makes about an n-th of the events in devices and device_hosts, and of the
#                           lives in auditor and audits (1; under valgrind 101)
#   ABI_DEVICES=N,N,N,N     the number of events by which one app and two apps are explored; the number of
#                           random events and of damaged snapshots for each of 32 kinds of device
#                           (5,3,300000,3200)
#   ABI_AUDITS=N,N          the number of random lives that audits judges, and the number of lives into
#                           which it puts faults (20000,10000)
#   ABI_INVARIANTS=N,N,N    the seed, the lives, and the steps of a life in invariants (1,1000,200; with
#                           ABI_SHARE 20 lives). ABI_INVARIANTS_SKIP=N,N leaves groups of its checks out.
#                           With ABI_SNAPSHOT_MUTANTS=N, invariants tests N damaged snapshots instead
#   ABI_INVARIANTS_SEEDS=N  if LIFECYCLE_POLICY_CORPUS is a folder with plists/, invariants plays days of N
#                           seeds with three apps of that folder, each on three versions (20; with
#                           ABI_SHARE 1)
#   ABI_DAYS=N              the number of seeds whose days the program days plays (100)
#   ABI_SEED=N              the seed of the random calls (0)
#
# Programs are built in .build/abi-tests of the checkout, those for another library in a folder beside it.
# Prints a line for each check, and the number of checks at the end. Exits 1 if a check failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
export SWIFT_BACKTRACE=enable=no
[[ -d $DIST ]] || { echo "run.sh: no library at $DIST; run make first" >&2; exit 2; }
DIST=$(cd "$DIST" && pwd) || exit 2
BUILD=$root/.build/abi-tests
[[ $DIST -ef $root/.build/dist ]] || BUILD+=-${DIST##*/}
mkdir -p "$BUILD" || exit 2

header=$DIST/include/lifecycle_policy.h
library=$DIST/lib/liblifecycle_policy.so
archive=$DIST/lib/liblifecycle_policy.a
warnings=(-Wall -Wextra -Wpedantic -Werror)
log=$BUILD/log
wanted=("$@")
source "$root/Tests/checks.sh"

valgrind=()
if [[ ${VALGRIND:-0} != 0 ]]; then
  valgrind=(valgrind -q --error-exitcode=97 --leak-check=full --errors-for-leak-kinds=definite)
  export ABI_RANDOM=${ABI_RANDOM:-20000} ABI_SHARE=${ABI_SHARE:-101}
fi

# ---- what the header declares ------------------------------------------------------------------

tables=$BUILD/tables
functions=$BUILD/functions
python3 "$root/bindings/tools/c_tables.py" "$tables" || exit 2
sort "$tables/functions" >"$functions"

clean() { # clean COMPILER LANGUAGE STANDARD
  if ! command -v "$1" >/dev/null; then skip "header: $1 $3 (no $1 here)"; return; fi
  check "header: clean under $1 -std=$3" "$1" -std="$3" "${warnings[@]}" -fsyntax-only \
    -I"$DIST/include" -include lifecycle_policy.h -x "$2" /dev/null
  check "header: its initialisers are whole under $1 -std=$3" "$1" -std="$3" "${warnings[@]}" \
    -fsyntax-only -I"$DIST/include" -I"$tables" -x "$2" "$here/inits.c"
}

header_checks() {
  local name
  clean gcc c c99
  clean clang c c99
  clean gcc c c11
  clean g++ c++ c++11
  clean clang++ c++ c++17
  clean g++ c++ c++20
  for name in lifecycle_policy.h lifecycle_policy_values.h; do
    check "header: the $name in include/ is the one shipped" \
      cmp "$root/include/$name" "$DIST/include/$name"
  done
  # Extracts the program in the opening comment.
  sed -n '/^ \* A complete program/,/^ \* Policy  /{s/^ \* \{0,3\}//;p}' "$header" |
    sed '1d;$d' >"$BUILD/opening.c"
  check "header: the program in its opening comment compiles" gcc -std=c99 "${warnings[@]}" \
    -I"$DIST/include" "$BUILD/opening.c" -o "$BUILD/opening" -L"$DIST/lib" \
    -Wl,-rpath,"$DIST/lib" -llifecycle_policy
  same "header: and prints" allowed "$("$BUILD/opening" 2>&1)"
  check "header: the program compiles with the archive" gcc -std=c99 -I"$DIST/include" \
    "$BUILD/opening.c" -o "$BUILD/opening-static" -Wl,--gc-sections "$DIST/lib/liblifecycle_policy.a"
  empty "header: and has no titles, because it uses none" \
    grep -a -o 'the user swipes the app away' "$BUILD/opening-static"
}

# ---- the shared library ------------------------------------------------------------------------

# Lists the exported names, without the version that follows each name.
exported() { nm -D --defined-only "$library" | awk '$2 != "A" {sub(/@.*/, "", $3); print $3}' | sort; }

symbol_checks() {
  local abi version soname name size glibc needed relocations
  abi=$(awk '$2 == "LCP_ABI_VERSION" {print $3}' "$header")
  version=$(cat "$root/VERSION")
  soname=liblifecycle_policy.so.$abi
  same "library: liblifecycle_policy.so leads to" "$soname" "$(readlink "$library")"
  same "library: $soname leads to" "liblifecycle_policy.so.$version" \
    "$(readlink "$DIST/lib/$soname")"
  check "library: exports what the header declares" diff "$functions" <(exported)
  same "library: the version of every symbol" "LCP_$abi" \
    "$(nm -D --defined-only "$library" | sed -n 's/.*@@*//p' | sort -u | paste -sd' ')"
  readelf -dW "$library" >"$BUILD/dynamic"
  readelf -lW "$library" >"$BUILD/segments"
  same "library: SONAME" "$soname" "$(sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p' "$BUILD/dynamic")"
  needed=$(sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' "$BUILD/dynamic" | grep -v '^ld-linux')
  same "library: NEEDED, besides the loader" libc.so.6 "$(paste -sd' ' <<<"$needed")"
  empty "library: no RPATH, no RUNPATH" grep -E '\((RPATH|RUNPATH)\)' "$BUILD/dynamic"
  empty "library: no text relocations" grep -E 'TEXTREL' "$BUILD/dynamic"
  check "library: bound at load" grep -E 'BIND_NOW|\(FLAGS_1\).*NOW' "$BUILD/dynamic"
  check "library: RELRO" grep GNU_RELRO "$BUILD/segments"
  check "library: says how its stack is" grep GNU_STACK "$BUILD/segments"
  empty "library: no executable stack" grep -E 'GNU_STACK.* RWE ' "$BUILD/segments"
  empty "library: no segment both written and executed" grep -E 'LOAD.* RWE ' "$BUILD/segments"
  glibc=$(objdump -T "$library" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -1)
  # On other machines, even the oldest symbols of the C library have a later version than 2.14.
  if [[ -z $glibc ]]; then pass "library: asks for no C library version"
  elif [[ $(uname -m) != x86_64 ]]; then pass "library: newest C library version asked for: $glibc"
  else
    same "library: newest C library version asked for, at most" GLIBC_2.14 \
      "$(printf '%s\n' "$glibc" GLIBC_2.14 | sort -V | tail -1)"
  fi
  echo "        (needs: $(nm -D -u "$library" | awk '$1 == "U" {print $2}' | paste -sd' '))"
  strip -o "$BUILD/stripped.so" "$library"
  size=$(stat -c %s "$BUILD/stripped.so")
  if [[ $size -lt 950000 ]]; then pass "library: $size bytes stripped, under 950 KB"
  else fail "library: $size bytes stripped, 950 KB permitted"; fi
  # There is one relocation for each function of libc. A table that contains addresses would need many
  # more, and each process would write to the pages of the table while it loads the library.
  relocations=$(readelf -rW "$library" | grep -c ' R_')
  if [[ $relocations -le 8 ]]; then pass "library: $relocations relocations, at most 8"
  else fail "library: $relocations relocations, 8 permitted"; fi
  for name in "$library" "$archive"; do
    empty "${name##*/}: no table made at run time (_WZ)" \
      awk '$NF ~ /_WZ$/' <(nm "$name" 2>/dev/null)
  done
  if [[ -z $(nm "$library" 2>/dev/null) ]]; then
    echo "        (the .so has no symbol table: only the .a could be looked at for _WZ)"
  fi
}

archive_globals() { nm -g --defined-only "$archive" | awk 'NF == 3 {print $3}' | sort; }

archive_checks() {
  local needed
  check "archive: its global symbols are the header's functions" \
    diff "$functions" <(archive_globals)
  empty "archive: no weak symbols" awk 'NF == 3 && $2 ~ /[WwVvu]/' <(nm --defined-only "$archive")
  needed=$(nm -u "$archive" | awk 'NF == 2 {print $2}' | sort -u | paste -sd' ')
  empty "archive: needs nothing of a Swift runtime" grep -oE '(^| )_?(swift_|\$s)[^ ]*' <<<"$needed"
  echo "        (needs: $needed)"
  check "archive: links into a C program with gcc alone" gcc -std=c99 "${warnings[@]}" \
    -D_DEFAULT_SOURCE -I"$DIST/include" "$here/versions.c" "$archive" -o "$BUILD/versions-archive"
  check "archive: and runs" "$BUILD/versions-archive"
  check "archive: the program needs libc alone" \
    awk '/libc\.so\.6/ {libc = 1; next} /NEEDED/ && !/ld-linux/ {print; bad = 1}
      END {exit bad || !libc}' \
    <(readelf -dW "$BUILD/versions-archive")
  if [[ -e $(gcc -print-file-name=libc.a) ]]; then
    check "archive: links with -static" gcc -std=c99 "${warnings[@]}" -static -D_DEFAULT_SOURCE \
      -I"$DIST/include" "$here/versions.c" "$archive" -o "$BUILD/versions-static"
    check "archive: and runs" "$BUILD/versions-static"
  else
    skip "archive: -static (no libc.a here)"
  fi
  check "archive: every exported function links" gcc -shared -o "$BUILD/whole.so" \
    -Wl,--whole-archive "$archive" -Wl,--no-whole-archive -Wl,-z,defs
  if build batch archive; then
    ABI_SHARE=${ABI_SHARE:-101} run batch-archive
  fi
}

# ---- programs ----------------------------------------------------------------------------------

# build NAME [archive]: builds $BUILD/NAME with the .so, or $BUILD/NAME-archive with the .a.
build() {
  local name=$1 kind=${2:-shared} output=$BUILD/$1 link
  link=(-L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy)
  if [[ $kind == archive ]]; then output+=-archive link=("$archive"); fi
  link+=(-ldl -pthread)
  if gcc -std=c99 -D_DEFAULT_SOURCE -O1 -g "${warnings[@]}" -I"$DIST/include" -I"$here" \
    -I"$tables" "$here/$name.c" -o "$output" "${link[@]}" >"$log" 2>&1; then
    return 0
  fi
  fail "$name: does not build"
  said
  return 1
}

# run NAME [ARGUMENT ...]: runs a program. If it succeeds, prints the last line of its output, and then the
# other lines, except those of layout. If it fails, prints the first 60 lines.
run() {
  local name=$1 output=$BUILD/$1.out result
  shift
  "${valgrind[@]}" "$BUILD/$name" "$@" >"$output" 2>&1
  result=$?
  if [[ $result -eq 0 ]]; then pass "$(tail -1 "$output")"
  else fail "$name: exit $result"; fi
  if [[ $result -ne 0 ]]; then head -60 "$output" | sed 's/^/        /'
  elif [[ $name != layout ]]; then sed '$d' "$output" | sed 's/^/        /'; fi
}

version_checks() {
  build versions || return
  run versions
  same "versions: VERSION is the library's" "$(cat "$root/VERSION")" \
    "$(awk '$1 == "library" {print $2}' "$BUILD/versions.out")"
  same "versions: the soname's number is the ABI's" \
    "$(awk '$3 == "abi" {print $4}' "$BUILD/versions.out")" \
    "$(readelf -dW "$library" | sed -n 's/.*(SONAME).*\.so\.\([0-9]*\)\]/\1/p')"
}

# The program replaces functions of the C library. That needs glibc, and does not work under valgrind.
allocation_checks() {
  local names
  if [[ ${VALGRIND:-0} != 0 ]]; then skip "allocations: under valgrind"; return; fi
  mapfile -t names <"$tables/functions"
  if build allocations; then run allocations "${names[@]}"; fi
  if build allocations archive; then run allocations-archive "${names[@]}"; fi
}

# Plays days with three apps of the corpus. Python reads their facts from their Info.plists.
days_of_the_corpus() {
  local plists=$LIFECYCLE_POLICY_CORPUS/plists apps=$BUILD/apps
  local seeds=${ABI_INVARIANTS_SEEDS:-$((${ABI_SHARE:-1} > 1 ? 1 : 20))}
  local names=(deltachat__deltachat-ios__1 opentrace-community__opentrace-ios__1 owntracks__ios__2)
  names=("${names[@]/#/$plists/}")
  if ! PYTHONPATH=$root/bindings/python/src LIFECYCLE_POLICY_LIBRARY=$library \
    python3 -B "$here/invariants/apps.py" "$apps" "${names[@]/%/.plist}"; then
    fail "invariants: the apps of the corpus"
    return
  fi
  ABI_INVARIANTS_APPS=$apps ABI_INVARIANTS=1,0,0 ABI_INVARIANTS_DAYS=$((9 * seeds)) run invariants
}

want header && header_checks
want symbols && symbol_checks
want versions && version_checks
for program in layout names hostile sizes policy rules info batch texts guard_page threads \
  auditor auditor_logs auditor_hostile; do
  want $program && build $program && run $program
done
if want devices && build devices; then
  IFS=, read -r one two events snapshots <<<"${ABI_DEVICES:-5,3,300000,3200}"
  run devices explore "$one" "$two"
  run devices random "$events"
  run devices snapshots "$snapshots"
fi
if want device_hosts && build device_hosts; then
  run device_hosts
  run device_hosts kept "$root/Tests/Vectors/snapshots"
fi
if want days && build days; then run days; fi
if want audits && build audits; then
  IFS=, read -r lives faults <<<"${ABI_AUDITS:-20000,10000}"
  run audits lives "$lives"
  run audits faults "$faults"
  run audits duplicates "$faults"
fi
if want invariants && build invariants; then
  run invariants
  if [[ -n ${LIFECYCLE_POLICY_CORPUS:-} && -z ${ABI_SNAPSHOT_MUTANTS:-} ]]; then days_of_the_corpus; fi
fi
if want load && build load; then
  mapfile -t names <"$functions"
  run load "$library" "${names[@]}"
fi
# The program reads the stack that its handler used, which valgrind does not permit.
if want signals; then
  if [[ ${VALGRIND:-0} != 0 ]]; then skip "signals: under valgrind"
  elif build signals; then run signals; fi
fi
want allocations && allocation_checks
want archive && archive_checks

finish
