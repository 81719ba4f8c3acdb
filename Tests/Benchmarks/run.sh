#!/usr/bin/env bash
# Measures the finished library: calls from C and from Python compared with baselines, events of a
# device, records of a log, load time, memory, size, and the instructions for a question. Prints tables
# and writes .build/bench/bench.json.
#
#   run.sh            measures everything
#   run.sh build      only builds the programs and baselines, and checks that the baselines are right
#
#   BENCH_ROUNDS=N       the number of rounds in which the forms take turns (15; fewer only for a trial)
#   BENCH_SAMPLE_US=N    the least duration of a sample, in microseconds (2000)
#   LIFECYCLE_POLICY_DIST=DIR  the folder with lib/ and include/ (.build/dist of the checkout)
#   PYTHON=FILE          Python 3.10 or later (.build/venv/bin/python)
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist} BUILD=$root/.build/bench
python=${PYTHON:-$root/.build/venv/bin/python}
rounds=${BENCH_ROUNDS:-15}
sample=${BENCH_SAMPLE_US:-2000}
source "$root/Tests/modules.sh"
stop() { echo "run.sh: $*" >&2; exit 2; }
[[ $rounds =~ ^[1-9][0-9]{0,2}$ ]] || stop "BENCH_ROUNDS=$rounds is not 1 to 999"
[[ $sample =~ ^[1-9][0-9]{0,5}$ ]] || stop "BENCH_SAMPLE_US=$sample is not 1 to 999999"
[[ -e $DIST/lib/liblifecycle_policy.so ]] || stop "no liblifecycle_policy.so in $DIST/lib; run make"
DIST=$(cd "$DIST" && pwd)
library=$DIST/lib/liblifecycle_policy.so
[[ -x $python ]] || stop "no $python; run make .build/venv/.stamp"
CC=${CC:-cc}
flags=(-O2 -std=c99 -Wall -Wextra -Wpedantic -Werror "-I$DIST/include" "-I$here" "-I$BUILD" "-I$BUILD/tables")
# The linker and the loader search the library's folder first, because the folder of the baselines contains a
# stripped copy of an earlier library.
linked=("-L$DIST/lib" -llifecycle_policy "-Wl,-rpath,$DIST/lib")
baselines=$BUILD/libbaselines.so
with_baselines=("-L$BUILD" -lbaselines "-Wl,-rpath,$BUILD")
mkdir -p "$BUILD"
# domain.h takes the last value of each enumeration from here.
python3 -B "$root/bindings/tools/c_tables.py" "$BUILD/tables" || stop "no tables"

say() { echo "$*" >&2; }
empty() { # a library that does nothing, bound at once and read-only afterwards, as ours is
  echo 'int empty(void); int empty(void) { return 0; }' >"$BUILD/empty.c"
  "$CC" "${flags[@]}" -shared -fPIC -Wl,-z,now -Wl,-z,relro "$BUILD/empty.c" -o "$BUILD/libempty.so"
}

build() {
  # The answers of the hand-written forms are checked again for every new library.
  if older "$BUILD/.agreed" "$library" "$here"/{domain.h,baselines.h,tables.c,agree.c} \
    "$here"/{handwritten.c,plain.c,run.sh}; then
    rm -f "$BUILD/.agreed"
    say "asking what the hand-written forms must know"
    "$CC" "${flags[@]}" "$here/tables.c" -o "$BUILD/write-tables" "${linked[@]}"
    "$BUILD/write-tables" >"$BUILD/tables.h"
    "$CC" "${flags[@]}" -shared -fPIC -Wl,-z,now -Wl,-z,relro "$here"/{plain,handwritten}.c \
      -o "$baselines"
    "$CC" "${flags[@]}" "$here/agree.c" -o "$BUILD/agree" "${linked[@]}" "${with_baselines[@]}"
    "$BUILD/agree" >&2
    touch "$BUILD/.agreed"
  fi
  "$CC" "${flags[@]}" "$here"/{bench,measure}.c -o "$BUILD/bench" "${linked[@]}" \
    "${with_baselines[@]}"
  "$CC" "${flags[@]}" "$here/load.c" -o "$BUILD/load" -ldl
  "$CC" "${flags[@]}" "$here/memory.c" -o "$BUILD/memory" -ldl
  # If Boost.MSM is installed (Debian: libboost-dev), the time of an event of a device is compared with the time
  # of a step of Boost.MSM.
  local with_step=()
  if "${CXX:-c++}" -O2 -std=c++17 -w -c "$here/msm_step.cpp" -o "$BUILD/msm_step.o" 2>/dev/null; then
    with_step=(-DWITH_MSM "$BUILD/msm_step.o" -lstdc++)
  fi
  "$CC" "${flags[@]}" "$here"/{device,measure}.c -o "$BUILD/device" "${linked[@]}" "${with_step[@]}"
  "$CC" "${flags[@]}" "$here"/{audit,measure}.c -o "$BUILD/audit" "${linked[@]}"
  empty
}

build
case ${1:-} in
  build) exit 0 ;;
  '') ;;
  *) stop "$1: only build can be asked for" ;;
esac

strip -o "$BUILD/liblifecycle_policy.so" "$library"
# Pages that are not yet on the disk would count as dirty in every process that maps them.
sync "$BUILD/liblifecycle_policy.so" "$BUILD/libempty.so"
{
  echo "stripped $(stat -Lc %s "$BUILD/liblifecycle_policy.so")"
  echo "built $(stat -Lc %s "$library")"
  echo "relocations $(readelf -rW "$library" | grep -c ' R_')"
} >"$BUILD/sizes.txt"
say "calls from C"
"$BUILD/bench" "$rounds" "$sample" >"$BUILD/calls.json"
say "events of a device"
"$BUILD/device" "$rounds" "$sample" >"$BUILD/device.json"
say "records of a log"
"$BUILD/audit" "$rounds" "$sample" >"$BUILD/audit.json"
"$BUILD/audit" sizes >"$BUILD/audit.txt"
say "calls from Python"
"$python" "$here/python_calls.py" "$baselines" "$rounds" "$((sample * 5 / 1000 + 1))" \
  >"$BUILD/python.json"
say "load and memory"
# Uses relative names, because each name must be one word in loads.txt, and the path of the folder may
# contain spaces.
(cd "$BUILD" && ./load -c "$((rounds * 33))" ./libempty.so empty ./liblifecycle_policy.so \
  lcp_abi_version) >"$BUILD/loads.txt"
{
  echo "empty $("$BUILD/memory" "$BUILD/libempty.so" empty)"
  echo "library $("$BUILD/memory" "$BUILD/liblifecycle_policy.so")"
} >"$BUILD/memory.txt"
say "instructions"
rm -f "$BUILD/instructions.json"
if command -v valgrind >/dev/null; then
  python3 "$here/instructions.py" >"$BUILD/instructions.txt" || say "the budget is not kept"
else
  say "no valgrind (Debian: valgrind): instructions are not counted"
fi
BENCH_COMPILER=$("$CC" --version | head -1) python3 "$here/report.py" "$BUILD"
[[ ! -e $BUILD/instructions.json ]] || { echo; cat "$BUILD/instructions.txt"; }
echo
echo "All figures are in ${BUILD#"$root"/}/bench.json."
