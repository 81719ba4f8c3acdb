#!/usr/bin/env bash
# Builds the library for macOS, and an .xcframework for macOS and iOS, and tests what can be tested on
# Linux.
#
#   macos.sh [PART ...]       all parts, or only the named ones: build, files, x86_64, arm64
#
#   build                     makes the libraries, and the archives to ship, in .build/cross/macos
#   files                     reads the finished files: exports, needs, load commands, signatures
#   x86_64                    maps the x86-64 library into a process here and runs the C programs over it
#   arm64                     does the same with the arm64 library, under qemu-user
#
#   LIFECYCLE_POLICY_DIST=DIR this machine's library, whose answers must be the same (.build/dist)
#   ABI_RANDOM=N, ABI_SHARE=N, REPLAY_SHARE=N   as in run.sh
#
# Names missing tools, and skips the checks that need them. Prints a line for each check, and the number of
# checks at the end. Exits 1 if any failed.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
system=macos
source "$here/native/native.sh"

dylib=liblifecycle_policy.$abi.dylib
universal=$CROSS/universal
framework=$CROSS/CLifecyclePolicy.xcframework
packed=$CROSS/lifecycle-policy-$version-macos-universal2.tar.gz
packed_framework=$CROSS/CLifecyclePolicy-$version.xcframework.zip

# The first version of each system that may load the library.
readonly MACOS=11.0 IOS=12.0 ARM_SIMULATOR=14.0

# link PLATFORM VERSION ARCHITECTURE OUTPUT OBJECT: links a library against a stand-in for libSystem. The
# signature of the library contains its file name, so OUTPUT must have the final name. There is no SDK. In
# place of the SDK's version, the linker gets the version of the system.
link() {
  "$lld" -arch "$3" -platform_version "$1" "$2" "$2" -dylib -dead_strip -adhoc_codesign \
    -install_name "@rpath/$dylib" -compatibility_version "$abi.0" -current_version "$version" \
    -exported_symbols_list "$CROSS/exports.txt" -syslibroot "$CROSS/sdk" -lSystem -S -o "$4" "$5"
}

# slice TARGET ARCHITECTURE FOLDER: makes an archive of one object in which nothing is global but the API.
slice() {
  mkdir -p "$3"
  object "$(machine_of "$2")" "$1" "$3/lifecycle_policy.o" &&
    rm -f "$3/liblifecycle_policy.a" &&
    "$tools/llvm-ar" --format=darwin rcsD "$3/liblifecycle_policy.a" "$3/lifecycle_policy.o"
}

build_libraries() {
  local name
  mkdir -p "$CROSS/sdk/usr/lib" "$universal"
  cp "$native/libSystem.tbd" "$CROSS/sdk/usr/lib/"
  exports | sed 's/^/_/' >"$CROSS/exports.txt"
  for name in arm64 x86_64; do
    module "$(machine_of "$name")" && slice "$name-apple-macosx$MACOS" "$name" "$CROSS/$name" &&
      link macos "$MACOS" "$name" "$CROSS/$name/$dylib" "$CROSS/$name/lifecycle_policy.o" || return
  done
  for name in "$dylib" liblifecycle_policy.a; do
    "$lipo" -create "$CROSS"/{x86_64,arm64}/"$name" -output "$universal/$name" || return
  done
}

build_ios() {
  local name folder=$CROSS/ios-simulator
  slice "arm64-apple-ios$IOS" arm64 "$CROSS/ios-arm64" &&
    slice "arm64-apple-ios$ARM_SIMULATOR-simulator" arm64 "$folder/arm64" &&
    slice "x86_64-apple-ios$IOS-simulator" x86_64 "$folder/x86_64" &&
    "$lipo" -create "$folder"/{x86_64,arm64}/liblifecycle_policy.a -output "$folder/liblifecycle_policy.a" ||
    return
  # Checks that the objects can be linked, although only the archives are shipped.
  link ios "$IOS" arm64 "$CROSS/ios-arm64/$dylib" "$CROSS/ios-arm64/lifecycle_policy.o" || return
  for name in arm64 x86_64; do
    link ios-simulator "$ARM_SIMULATOR" "$name" "$folder/$name/$dylib" "$folder/$name/lifecycle_policy.o" ||
      return
  done
}

build_archive() {
  local folder=${packed%.tar.gz}
  rm -rf "$folder"
  lay_out "$folder" &&
    install -m 755 "$universal/$dylib" "$folder/lib/" && ln -s "$dylib" "$folder/lib/liblifecycle_policy.dylib" &&
    cp "$universal/liblifecycle_policy.a" "$folder/lib/" &&
    "$root/include/packages.sh" "$folder" "$folder/include" "$folder/lib" "" macos && pack "$packed" "$folder"
}

# Puts the headers into a folder that is named after the module. Otherwise, if an app has several such
# frameworks, their module maps would overwrite each other.
framework_slice() { # framework_slice NAME ARCHIVE
  local headers=$framework/$1/Headers/CLifecyclePolicy
  mkdir -p "$headers"
  cp "$2" "$framework/$1/liblifecycle_policy.a" &&
    cp "$root"/include/{lifecycle_policy.h,lifecycle_policy_values.h,lifecycle_policy.hpp,module.modulemap} "$headers/"
}

build_framework() {
  rm -rf "$framework"
  framework_slice macos-arm64_x86_64 "$universal/liblifecycle_policy.a" &&
    framework_slice ios-arm64 "$CROSS/ios-arm64/liblifecycle_policy.a" &&
    framework_slice ios-arm64_x86_64-simulator "$CROSS/ios-simulator/liblifecycle_policy.a" &&
    python3 -B "$native/xcframework.py" "$framework" && pack "$packed_framework" "$framework"
}

# Builds a program from an unpacked archive, as a linker on a Mac does with the flags of pkg-config. The
# program is not run.
program_of_user() { # program_of_user PACKAGE ARCHITECTURE
  local folder=$CROSS/unpacked/${packed##*/} flags output=$CROSS/$2/$1
  folder=${folder%.tar.gz}
  flags=$(PKG_CONFIG_LIBDIR="$folder/lib/pkgconfig" pkg-config --libs "$1") || return
  # pkg-config escapes spaces for a shell.
  eval "flags=($flags)"
  "$tools/clang" --target="$2-apple-macosx$MACOS" -ffreestanding -I "$folder/include" -c "$native/consumer.c" \
    -o "$output.o" && "$lld" -arch "$2" -platform_version macos "$MACOS" "$MACOS" -adhoc_codesign -dead_strip \
    -syslibroot "$CROSS/sdk" "$output.o" "${flags[@]}" -lSystem -o "$output"
}
link_installed() {
  local name one
  rm -rf "$CROSS/unpacked"
  mkdir -p "$CROSS/unpacked"
  tar -C "$CROSS/unpacked" -xf "$packed" || return
  for name in arm64 x86_64; do
    for one in lifecycle_policy lifecycle_policy-static; do
      check "macOS $name: a program is linked by pkg-config's $one" program_of_user "$one" "$name"
    done
  done
}

do_build() {
  check "macOS: builds arm64, x86-64 and both in one file" build_libraries || return
  check_module x86_64
  traps
  check_module aarch64
  check "macOS: packs" build_archive || return
  check "iOS: builds for devices and simulators, and links" build_ios || return
  check "xcframework: packs" build_framework || return
  for name in "$CROSS"/{arm64,x86_64,universal}/{"$dylib",liblifecycle_policy.a} "$packed" "$packed_framework"; do
    size "$name"
  done
  echo "        checksum of the .xcframework: $(sha256sum "$packed_framework" | cut -c1-64)"
}

# reads DYLIB ARCHIVE: checks a library and an archive with macho.py.
reads() {
  "$python" -B "$native/macho.py" --version "$version" --abi "$abi" --minimum "$MACOS" \
    --exports "$CROSS/exports.txt" "$@"
}

# Changes a byte of the code, and checks that macho.py notices the change. Only the hashes can show
# it.
notices_damage() {
  local damaged=$CROSS/damaged/$dylib
  mkdir -p "${damaged%/*}"
  python3 -c 'import sys
data = bytearray(open(sys.argv[1], "rb").read())
data[len(data) // 4] ^= 1
open(sys.argv[2], "wb").write(data)' "$CROSS/arm64/$dylib" "$damaged"
  reads "$damaged" "$CROSS/arm64/liblifecycle_policy.a" | grep '^FAILED .*hashes agree'
}

# chooses TRIPLE SLICE: checks that the package manager chooses that slice of the framework for a target.
# The package manager cannot compile the package here, because there is no standard library for the target.
chooses() {
  local folder=$CROSS/package
  mkdir -p "$folder/Sources/App" "$folder/bin"
  ln -sfn "$framework" "$folder/CLifecyclePolicy.xcframework"
  ln -sf "$(numbered llvm-libtool-darwin)" "$folder/bin/libtool"
  cp "$native/imports.swift" "$folder/Sources/App/"
  printf '%s\n' '// swift-tools-version: 5.9' 'import PackageDescription' 'let package = Package(name: "App", targets: [' \
    '  .binaryTarget(name: "CLifecyclePolicy", path: "CLifecyclePolicy.xcframework"),' \
    '  .target(name: "App", dependencies: ["CLifecyclePolicy"]),' '])' >"$folder/Package.swift"
  PATH=$folder/bin:$PATH swift build --package-path "$folder" --scratch-path "$folder/build" --triple "$1" -v 2>&1 |
    grep -e "-I .*/$2/Headers" || return
  rm -rf "$folder/build"
}

do_files() {
  local name one
  if ! native_python; then
    skip "macOS: to read the files Python's lief is needed"
    said
    return
  fi
  check "macOS: the programs that read the files are typed" "$python" -m mypy --strict --cache-dir "$root/.build/mypy" \
    "$native"/{archives,macho,pack,xcframework,check_installed}.py
  for name in arm64 x86_64; do
    report macOS reads "$CROSS/$name/$dylib" "$CROSS/$name/liblifecycle_policy.a"
    for one in "$dylib" liblifecycle_policy.a; do
      check "macOS: the universal ${one##*.} holds that of $name as it is" \
        cmp "$CROSS/$name/$one" <("$lipo" "$universal/$one" -thin "$name" -output /dev/stdout)
    done
  done
  check "macOS: a changed byte is noticed" notices_damage
  if command -v pkg-config >/dev/null; then link_installed
  else skip "macOS: pkg-config: not installed (Debian: pkg-config)"; fi
  report xcframework "$python" -B "$native/xcframework.py" --check "$framework" --exports "$CROSS/exports.txt"
  same "xcframework: swift package compute-checksum" "$(sha256sum "$packed_framework" | cut -c1-64)" \
    "$(cd "$CROSS" && swift package compute-checksum "$packed_framework" 2>&1 | tail -1)"
  check "xcframework: the package manager finds it for macOS" chooses "arm64-apple-macosx$MACOS" macos-arm64_x86_64
  check "xcframework: and for iOS" chooses "arm64-apple-ios$IOS" ios-arm64
  check "xcframework: and for its simulator" chooses "x86_64-apple-ios$ARM_SIMULATOR-simulator" \
    ios-arm64_x86_64-simulator
  check "xcframework: Swift imports its module" swiftc -typecheck -I \
    "$framework/macos-arm64_x86_64/Headers" "$native/imports.swift"
}

do_x86_64() {
  if [[ $(uname -m) != x86_64 ]]; then
    skip "macOS x86-64: to run it an x86-64 machine is needed"
    return
  fi
  check "macOS x86-64: is mapped" hosted macho "$CROSS/x86_64/$dylib" "$CROSS/hosted-x86_64" gcc &&
    run_hosted "macOS x86-64" "$CROSS/hosted-x86_64" gcc env LD_LIBRARY_PATH="$CROSS/hosted-x86_64/lib"
  # Runs check_installed.py, the check for new users, over the mapped image as well.
  same "macOS x86-64: check_installed.py" "result as expected" "$(python3 -B "${packed%.tar.gz}/check_installed.py" \
    "$CROSS/hosted-x86_64/lib/liblifecycle_policy.so" | tail -1 | tr -s ' ')"
}

do_arm64() {
  runs_aarch64 "macOS arm64" || return 0
  check "macOS arm64: is mapped" hosted macho "$universal/$dylib" "$CROSS/hosted-arm64" aarch64-linux-gnu-gcc &&
    run_hosted "macOS arm64, of the universal file" "$CROSS/hosted-arm64" aarch64-linux-gnu-gcc \
      qemu-aarch64 -L /usr/aarch64-linux-gnu -E LD_LIBRARY_PATH="$CROSS/hosted-arm64/lib"
}

lld=$(numbered ld64.lld) lipo=$(numbered llvm-lipo)
if [[ -z $lld || -z $lipo ]]; then
  skip "macOS: no ld64.lld-19 or no llvm-lipo-19 here (Debian: lld-19, llvm-19)"
  finish
  exit
fi
parts=(build files x86_64 arm64)
do_parts "$@"
