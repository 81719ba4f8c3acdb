#!/usr/bin/env bash
# Installs the library into an empty folder, and uses it from there with pkg-config and with CMake, as
# a user would: without Swift, and with an empty environment for the programs.
#
#   run.sh
#
#   CC, CXX        the compilers (cc, c++)
#
# Works in .build/install-tests of the checkout. Needs what make lib needs, and pkg-config. If CMake is
# not installed, the checks that use it are skipped. Prints a line for each check, and the number of
# checks at the end. Exits 1 if a check failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../../.." && pwd) || exit 2
BUILD=$root/.build/install-tests
rm -rf "$BUILD"
mkdir -p "$BUILD" || exit 2
CC=${CC:-cc} CXX=${CXX:-c++}
version=$(cat "$root/VERSION")
abi=$(awk '$2 == "LCP_ABI_VERSION" {print $3}' "$root/include/lifecycle_policy.h")
so=liblifecycle_policy.so
log=$BUILD/log
source "$root/Tests/checks.sh"
same() { # same TEXT EXPECTED ACTUAL
  printf 'expected: %s\nthere is: %s\n' "$2" "$3" >"$log"
  if [[ $2 == "$3" ]]; then pass "$1"; else fail "$1"; said; return 1; fi
}

# bare COMMAND...: runs a command that gets only PATH and LC_ALL, so it finds no settings of the user, and
# no Swift outside of the usual folders.
path=/usr/local/bin:/usr/bin:/bin
bare() { env -i PATH="$path" LC_ALL=C "$@"; }

# In the second layout, headers and library are in separate folders, and the paths have a space.
layouts=(/usr/local:/usr/local/include:/usr/local/lib
  "/opt/the policy:/opt/the policy/include/policy:/opt/the policy/lib/x86_64-linux-gnu")

installed() { # installed STAGE PREFIX INCLUDEDIR LIBDIR
  make -s -C "$root" install DESTDIR="$1" PREFIX="$2" INCLUDEDIR="$3" LIBDIR="$4"
}
# Prints its arguments in the order in which `listing` prints files.
ordered() { printf '%s\n' "$@" | LC_ALL=C sort | tr '\n' ' '; }
listing() { (cd "$1" && find . \( -type f -o -type l \) | sed 's|^\./||' | LC_ALL=C sort | tr '\n' ' '); }

for layout in "${layouts[@]}"; do
  IFS=: read -r prefix includedir libdir <<<"$layout"
  stage=$BUILD/stage${prefix//[\/ ]/-}
  check "install: $prefix" installed "$stage" "$prefix" "$includedir" "$libdir" || continue
  name=${prefix##*/}
  same "$name: headers" "lifecycle_policy.h lifecycle_policy.hpp lifecycle_policy_values.h module.modulemap " "$(listing "$stage$includedir")"
  same "$name: libraries and packages" \
    "$(ordered cmake/LifecyclePolicy/LifecyclePolicyConfig{,Version}.cmake liblifecycle_policy.a \
      "$so" "$so.$abi" "$so.$version" pkgconfig/lifecycle_policy{,-static}.pc)" \
    "$(listing "$stage$libdir")"
  same "$name: $so" "$so.$abi" "$(readlink "$stage$libdir/$so")"
  same "$name: $so.$abi" "$so.$version" "$(readlink "$stage$libdir/$so.$abi")"
  check "$name: no path of the machine in any file" \
    bash -c '! grep -rlF -e "$1" -e "$2" -e "$3" "$4"' - "$root" "$BUILD" \
    "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")" "$stage"
  check "$name: every file can be read by all" \
    bash -c '[[ -z $(find "$1" ! -perm -o=r) ]]' - "$stage"
done

# The checks with pkg-config and CMake use the installation with the first layout. It is moved to
# another folder, where it must still work, because the paths in its files are relative.
mv "$BUILD/stage-usr-local" "$BUILD/moved"
prefix=$BUILD/moved/usr/local
lib=$prefix/lib
cat >"$BUILD/limit.c" <<'SOURCE'
#include <lifecycle_policy.h>
#include <stdio.h>

int main(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 4, 0));
  lcp_policy policy;
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer answer = LCP_DEADLINE_ANSWER_INIT;
  lcp_rule rule = LCP_RULE_INIT;
  query.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  if (lcp_policy_prepare(&context, &policy, sizeof policy, NULL) != LCP_OK) return 1;
  if (lcp_query_deadline(&policy, &query, &answer, NULL) != LCP_OK) return 1;
  if (lcp_rule_at(answer.rule, &rule) != LCP_OK) return 1;
  printf("%d s, by %s\n", (int)(answer.limit_ns / 1000000000), rule.id);
  return 0;
}
SOURCE
answer="180 s, by deadline.background-task.7"

# pkg-config prints paths quoted for the shell. `sh -c` reads them as build tools do.
from_package() { # from_package OUTPUT PACKAGE [OPTION ...]: builds limit.c with pkg-config's flags
  local output=$1 package=$2 flags
  shift 2
  flags=$(bare PKG_CONFIG_PATH="$lib/pkgconfig" pkg-config --cflags --libs "$@" "$package") || return
  bare sh -c "$CC -std=c99 -Wall -Wextra -Wpedantic -Werror \"\$1\" $flags ${link:-} -o \"\$2\"" - \
    "$BUILD/limit.c" "$output"
}
needs() { readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | LC_ALL=C sort | tr '\n' ' '; }

# alone PROGRAM [LIBRARY ...]: runs a program in a root folder that contains only the program, the
# libraries, and the files of libc that the program needs. The environment has only PATH and
# LD_LIBRARY_PATH.
alone() {
  local program=$1 jail=$BUILD/jail file
  shift
  rm -rf "$jail"
  mkdir -p "$jail"
  cp "$program" "$jail/program"
  for file; do cp -L "$file" "$jail/"; done
  for file in "$(ldd "$program" 2>/dev/null | sed -n 's|.*[ \t]\(/[^ ]*ld-[^ ]*\) .*|\1|p')" \
    "$(ldd "$program" 2>/dev/null | sed -n 's|.*libc\.so\.6 => \([^ ]*\) .*|\1|p')"; do
    [[ -z $file ]] || { mkdir -p "$jail${file%/*}" && cp -L "$file" "$jail$file"; } || return
  done
  env -i PATH="$path:/usr/sbin:/sbin" LD_LIBRARY_PATH=/ "${chroot[@]}" "$jail" /program
}
chroot=(chroot)
[[ $(id -u) -eq 0 ]] || chroot=(unshare -r chroot)
"${chroot[@]}" / /bin/true 2>/dev/null || chroot=()

if ! bare pkg-config --version >/dev/null 2>&1; then
  skip "pkg-config: not installed (Debian: pkg-config)"
else
  same "pkg-config: version" "$version" \
    "$(bare PKG_CONFIG_PATH="$lib/pkgconfig" pkg-config --modversion lifecycle_policy)"
  if check "pkg-config: a program with the shared library" from_package "$BUILD/shared" lifecycle_policy; then
    same "pkg-config: it needs" "libc.so.6 $so.$abi " "$(needs "$BUILD/shared")"
    same "pkg-config: in an empty environment" "$answer" \
      "$(env -i LD_LIBRARY_PATH="$lib" "$BUILD/shared" 2>&1)"
    if [[ ${#chroot[@]} -gt 0 ]]; then
      same "pkg-config: where only it, the library and libc are" "$answer" \
        "$(alone "$BUILD/shared" "$lib/$so.$abi" 2>&1)"
    else
      skip "pkg-config: where only it, the library and libc are: chroot is not permitted here"
    fi
  fi
  if check "pkg-config: a program with the archive" \
    from_package "$BUILD/archive" lifecycle_policy-static; then
    same "pkg-config: with the archive it needs" "libc.so.6 " "$(needs "$BUILD/archive")"
    same "pkg-config: with the archive, in an empty environment" "$answer" \
      "$(env -i "$BUILD/archive" 2>&1)"
  fi
  if link=-static check "pkg-config --static: a program that is static as a whole" \
    from_package "$BUILD/static" lifecycle_policy --static; then
    same "pkg-config --static: it needs" "" "$(needs "$BUILD/static")"
    if [[ ${#chroot[@]} -gt 0 ]]; then
      same "pkg-config --static: where nothing else is" "$answer" "$(alone "$BUILD/static" 2>&1)"
    else
      same "pkg-config --static: in an empty environment" "$answer" "$(env -i "$BUILD/static" 2>&1)"
    fi
  fi
  check "pkg-config: examples/c" bare PKG_CONFIG_PATH="$lib/pkgconfig" LD_LIBRARY_PATH="$lib" \
    make -s -C "$root/examples/c" test DIST=
  check "pkg-config: examples/cpp" bare PKG_CONFIG_PATH="$lib/pkgconfig" LD_LIBRARY_PATH="$lib" \
    make -s -C "$root/examples/cpp" test DIST=
fi

# cmake_with FOLDER [OPTION ...]: configures and builds examples/cmake in a folder.
cmake_with() {
  local folder=$1
  shift
  bare "$cmake" -S "$root/examples/cmake" -B "$folder" -DCMAKE_PREFIX_PATH="$prefix" "$@" &&
    bare "$cmake" --build "$folder"
}
# asks FOLDER VERSION: configures a project that requires this version of the package.
asks() {
  mkdir -p "$1"
  printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(asks LANGUAGES C)' \
    "find_package(LifecyclePolicy $2 CONFIG REQUIRED)" \
    'message(STATUS "found ${LifecyclePolicy_VERSION}, ABI ${LifecyclePolicy_ABI_VERSION}")' \
    >"$1/CMakeLists.txt"
  bare "$cmake" -S "$1" -B "$1/build" -DCMAKE_PREFIX_PATH="$prefix"
}
# refused FOLDER VERSION [TEXT]: passes if CMake refuses a project that requires this version, and the
# message contains the text. CMake wraps the lines of its messages.
refused() { ! asks "$@" && tr -s '\n ' ' ' <"$log" | grep -q -e "${3:-LifecyclePolicy}"; }

cmake=$(PATH=$path:$root/.build/venv/bin command -v cmake)
if [[ -z $cmake ]]; then
  skip "CMake: not installed (Debian: cmake)"
else
  IFS=. read -r major minor patch <<<"$version"
  for kind in OFF ON; do
    what=$([[ $kind == ON ]] && echo the archive || echo the shared library)
    check "CMake: examples with $what" cmake_with "$BUILD/cmake-$kind" -DSTATIC=$kind || continue
    same "CMake: with $what it needs" \
      "libc.so.6 $([[ $kind == ON ]] || echo "$so.$abi ")" "$(needs "$BUILD/cmake-$kind/deadline")"
    check "CMake: C with $what" \
      bash -c 'env -i "$1" 12.4 background-task | grep "limit 180 s"' - "$BUILD/cmake-$kind/deadline"
    check "CMake: C++ with $what" \
      bash -c 'env -i "$1" 7.0 user-force-quit region-enter | grep "^forbidden"' - \
      "$BUILD/cmake-$kind/relaunch"
  done
  check "CMake: version $major.$minor is served" asks "$BUILD/asks-same" "$major.$minor"
  check "CMake: exactly $version is served" asks "$BUILD/asks-exact" "$version EXACT"
  check "CMake: $major.$minor...<$((major + 1)) is served" \
    asks "$BUILD/asks-range" "$major.$minor...<$((major + 1))"
  for other in $((major + 1)).0 $major.$((minor + 1)) $major.$minor.$((patch + 1)) \
    $([[ $major -gt 0 || $minor -eq 0 ]] || echo "$major.$((minor - 1))"); do
    check "CMake: version $other is refused" refused "$BUILD/asks-$other" "$other"
  done
  rm "$lib/liblifecycle_policy.a"
  check "CMake: an installation without the archive is refused, and the file named" \
    refused "$BUILD/asks-broken" "" 'is missing: the installation'
fi

# Uninstalling removes what was installed, and nothing else.
IFS=: read -r prefix includedir libdir <<<"${layouts[1]}"
mine=${libdir#/}/cmake/LifecyclePolicy/Mine.cmake
echo '# not of this package' >"$BUILD/stage-opt-the-policy/$mine"
check "uninstall" make -s -C "$root" uninstall DESTDIR="$BUILD/stage-opt-the-policy" PREFIX="$prefix" \
  INCLUDEDIR="$includedir" LIBDIR="$libdir"
same "uninstall: what is left" "$mine " "$(listing "$BUILD/stage-opt-the-policy")"
rm "$BUILD/stage-opt-the-policy/$mine"
check "uninstall: once more" make -s -C "$root" uninstall DESTDIR="$BUILD/stage-opt-the-policy" \
  PREFIX="$prefix" INCLUDEDIR="$includedir" LIBDIR="$libdir"
check "uninstall: the package's own folder is gone" \
  test ! -e "$BUILD/stage-opt-the-policy/${mine%/*}"

# A folder may have any name, and nothing in the name may be run as a command. Each command in these
# names would create a file `ran`.
for odd in "\`touch $BUILD/ran\`" "a\"; touch $BUILD/ran; \"b" "it's; touch ran" 'a b&c|d'; do
  check "install: DESTDIR with ${odd//$BUILD/...}" make -s -C "$root" install DESTDIR="$BUILD/odd/$odd"
  check "install: it is there" test -f "$BUILD/odd/$odd/usr/local/include/module.modulemap"
  check "uninstall: the same" make -s -C "$root" uninstall DESTDIR="$BUILD/odd/$odd"
done
same "uninstall: nothing is left" "" "$(find "$BUILD/odd" -type f)"
same "install: no name was run" "" "$(find "$BUILD" "$root" -maxdepth 1 -name ran)"
check "install: a relative PREFIX is refused" \
  bash -c '! make -s -C "$1" install PREFIX=here 2>&1' - "$root"

finish
