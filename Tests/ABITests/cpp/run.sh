#!/usr/bin/env bash
# Checks lifecycle_policy.hpp against the finished library. Checks the header by itself, and runs
# the C++ programs beside this file.
#
#   run.sh [CHECK ...]    runs all checks, or only the named ones: header, and the programs (questions,
#                         allocation, ...)
#
#   LIFECYCLE_POLICY_DIST=DIR the folder with lib/ and include/ (.build/dist of the checkout)
#   CPP_WAYS=all              builds each program in every way, not only in the two usual ways
#   CPP_WAYS="WAY ..."        builds each program in these ways, and checks the header by itself
#                             with their compilers. A way is compiler, standard, exceptions and
#                             library, such as g++:20:off:static
#   CPP_FLAGS=...             more flags for the programs, such as -fsanitize=address,undefined
#   VALGRIND=1                runs each program under valgrind
#
# Programs are built in .build/cpp-tests of the checkout. Prints a line for each check, and the
# number of checks at the end. Exits 1 if a check failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
BUILD=$root/.build/cpp-tests
[[ -d $DIST ]] || { echo "run.sh: no library at $DIST; run make first" >&2; exit 2; }
DIST=$(cd "$DIST" && pwd) || exit 2
mkdir -p "$BUILD" || exit 2

header=$DIST/include/lifecycle_policy.hpp
strict=(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
programs=(questions allocation auditors batch context devices errors parity rules types)

# The ways to build: compiler, standard, exceptions and RTTI (on or off), library.
usual=(g++:17:on:shared clang++:20:off:static)
all=({g++,clang++}:{17,20}:{on,off}:{shared,static})
case ${CPP_WAYS:-} in
  '') ways=("${usual[@]}") ;;
  all) ways=("${all[@]}") ;;
  *) read -ra ways <<<"$CPP_WAYS" ;;
esac
mapfile -t compilers < <(printf '%s\n' "${ways[@]%%:*}" | sort -u)

# Prints the flags of a way, one on each line.
flags_of() {
  local compiler standard exceptions library
  IFS=: read -r compiler standard exceptions library <<<"$1"
  printf '%s\n' "-std=c++$standard" "${strict[@]}" "-I$DIST/include"
  [[ $exceptions == on ]] || printf '%s\n' -fno-exceptions -fno-rtti
}

# run.sh --build WAY PROGRAM: builds one program. xargs starts several of these at a time, each with
# its own log.
if [[ ${1:-} == --build ]]; then
  way=$2 program=$3 output=$BUILD/$3-${2//:/-}
  mapfile -t flags < <(flags_of "$way")
  if [[ $way == *:static ]]; then link=("$DIST/lib/liblifecycle_policy.a")
  else link=(-L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy); fi
  read -ra more <<<"${CPP_FLAGS:-}"
  rm -f "$output"
  "${way%%:*}" "${flags[@]}" -O1 "${more[@]}" -I"$BUILD/tables" \
    "$here/$program.cpp" -o "$output" "${link[@]}" >"$output.log" 2>&1
  exit 0
fi

python3 -B "$root/bindings/tools/c_tables.py" "$BUILD/tables" || exit 2
wanted=("$@")
log=$BUILD/log
source "$root/Tests/checks.sh"

has() { command -v "${1%%:*}" >/dev/null; }

# ---- the header by itself ----------------------------------------------------------------------

# Includes the header in an empty program.
alone() { "$@" -fsyntax-only -include lifecycle_policy.hpp -x c++ /dev/null; }

macros_of() { g++ -std=c++17 -dM -E -I"$DIST/include" -include "$1" -x c++ /dev/null | sort; }
# Prints the macros that lifecycle_policy.hpp defines in addition to those of the C header. Their names
# begin with LCP or LIFECYCLE.
macros() {
  diff <(macros_of lifecycle_policy.h) <(macros_of lifecycle_policy.hpp) |
    sed -nE 's/^> #define ((LCP|LIFECYCLE)[A-Z_]*).*/\1/p'
}

# Prints the functions and fields of the C header whose names do not occur in the C++ header. Leaves out
# reserved fields, and the contents of a policy, which belong to the library.
unmentioned() {
  local name
  {
    cat "$BUILD/tables/functions"
    sed -nE 's/^FIELD\(.*, (.*)\)/\1/p' "$BUILD/tables/structs.inc"
  } | sort -u | grep -vxE 'opaque|reserved|reserved32' >"$BUILD/declared"
  [[ $(wc -l <"$BUILD/declared") -gt 150 ]] || echo "the declarations could not be read"
  while read -r name; do grep -qw "$name" "$header" || echo "$name"; done <"$BUILD/declared"
}

too_old() {
  ! alone g++ -std=c++14 -I"$DIST/include" >"$log.old" 2>&1 && grep -q 'needs C++17' "$log.old"
}

header_checks() {
  local compiler way flags
  check "header: the one in include/ is the one shipped" \
    cmp "$root/include/lifecycle_policy.hpp" "$header"
  for compiler in "${compilers[@]}"; do
    if ! has "$compiler"; then skip "header: clean under $compiler (not here)"; continue; fi
    for way in "$compiler":{17,20,23}:{on,off}; do
      mapfile -t flags < <(flags_of "$way")
      check "header: clean under $way" alone "$compiler" "${flags[@]}" -Wold-style-cast
    done
  done
  same "header: functions and fields of C that it does not have" "" "$(unmentioned | paste -sd' ')"
  check "header: says that it needs C++17" too_old
  same "header: leaves one macro behind" LIFECYCLE_POLICY_HPP "$(macros | paste -sd' ')"
  echo 'namespace lcp { enum { mine }; }
    int main() { return lifecycle_policy::is_compatible() ? lcp::mine : 1; }' >"$BUILD/alias.cpp"
  check "header: the alias can be left out" g++ -std=c++17 "${strict[@]}" -I"$DIST/include" \
    -DLIFECYCLE_POLICY_NO_ALIAS -include lifecycle_policy.hpp -fsyntax-only "$BUILD/alias.cpp"
  # Extracts the program in the opening comment.
  sed -n '/^\/\/ A complete program/,/^\/\/ Policy  /{s/^\/\/ \{0,3\}//;p}' "$header" |
    sed '1d;$d' >"$BUILD/opening.cpp"
  same "header: lines of the program in its opening comment" 14 "$(grep -c . "$BUILD/opening.cpp")"
  check "header: this program compiles" g++ -std=c++17 "${strict[@]}" -I"$DIST/include" \
    "$BUILD/opening.cpp" -o "$BUILD/opening" -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy
  same "header: its output" allowed "$("$BUILD/opening" 2>&1 | head -1)"
  # Makes a program from the lines in the comment on `device`.
  {
    printf '#include <lifecycle_policy.hpp>\n#include <cstdio>\nint main() {\n'
    sed -n '/^\/\/\/   auto device = /,/^\/\/\/$/s/^\/\/\/ \{0,3\}//p' "$header"
    echo '}'
  } >"$BUILD/device.cpp"
  same "header: lines of the example of a device" 13 "$(grep -c . "$BUILD/device.cpp")"
  check "header: this example compiles" g++ -std=c++17 "${strict[@]}" -I"$DIST/include" \
    "$BUILD/device.cpp" -o "$BUILD/device" -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy
  same "header: lines of its output" 8 "$("$BUILD/device" 2>&1 | grep -c '^0.000 app 1 ')"
  # Makes a program from the lines in the comment on `auditor`.
  {
    printf '#include <lifecycle_policy.hpp>\n#include <cstdio>\nint main() {\n'
    sed -n '/^\/\/\/   lcp::auditor_options options;/,/^\/\/\/$/s/^\/\/\/ \{0,3\}//p' "$header"
    echo '}'
  } >"$BUILD/auditor.cpp"
  same "header: lines of the example of an auditor" 18 "$(grep -c . "$BUILD/auditor.cpp")"
  check "header: this example compiles" g++ -std=c++17 "${strict[@]}" -I"$DIST/include" \
    "$BUILD/auditor.cpp" -o "$BUILD/auditor" -L"$DIST/lib" -Wl,-rpath,"$DIST/lib" -llifecycle_policy
  same "header: findings in its output" 1 "$("$BUILD/auditor" 2>&1 | grep -c '^[^ ]')"
}

# ---- parts of one program, compiled in different ways ------------------------------------------

# mixed COMPILER: links the two parts of mixed.cpp. The part without exceptions comes first: if
# both parts shared one function value(), that function would not throw.
mixed() {
  "$1" -std=c++17 -O0 "${strict[@]}" -I"$DIST/include" -fno-exceptions -fno-rtti -DPART=first \
    -c "$here/mixed.cpp" -o "$BUILD/first.o" &&
    "$1" -std=c++20 -O0 "${strict[@]}" -I"$DIST/include" -DPART=second -DOTHER=first \
      -c "$here/mixed.cpp" -o "$BUILD/second.o" &&
    "$1" "$BUILD/first.o" "$BUILD/second.o" "$DIST/lib/liblifecycle_policy.a" -o "$BUILD/mixed" &&
    "$BUILD/mixed"
}

# ---- programs ----------------------------------------------------------------------------------

program_checks() {
  local way program output valgrind=()
  [[ ${VALGRIND:-0} != 0 ]] && valgrind=(valgrind -q --error-exitcode=97 --leak-check=full)
  for way in "${ways[@]}"; do
    has "$way" || continue
    for program in "${programs[@]}"; do echo "$way $program"; done
  done | xargs -r -P "$(nproc)" -n 2 "${BASH_SOURCE[0]}" --build
  for way in "${ways[@]}"; do
    if ! has "$way"; then skip "$way (no ${way%%:*} here)"; continue; fi
    for program in "${programs[@]}"; do
      output=$BUILD/$program-${way//:/-}
      if [[ ! -x $output ]]; then fail "$program $way: does not build"; log=$output.log said
      elif "${valgrind[@]}" "$output" >"$log" 2>&1; then pass "$way $(tail -1 "$log")"
      else fail "$program $way: exit $?"; said; fi
    done
  done
}

[[ ${#wanted[@]} -gt 0 ]] || wanted=(header "${programs[@]}")
programs=()
for name in "${wanted[@]}"; do
  if [[ $name != header ]]; then programs+=("$name"); continue; fi
  header_checks
  for compiler in "${compilers[@]}"; do
    if has "$compiler"; then check "mixed: parts built in different ways, $compiler" mixed "$compiler"
    else skip "mixed (no $compiler here)"; fi
  done
done
program_checks

finish
