#!/usr/bin/env bash
# Writes the files with which pkg-config and CMake find an installed library. All paths in them are
# relative to the files themselves, so that the installation can be moved as a whole.
#
#   packages.sh PREFIX INCLUDEDIR LIBDIR [DESTDIR [SYSTEM]]
#
# The files go to LIBDIR/pkgconfig and LIBDIR/cmake/LifecyclePolicy, below DESTDIR. SYSTEM is linux (the
# default), macos or windows, and determines the names of the library's files.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
prefix=$1 includedir=$2 libdir=$3 destdir=${4:-} system=${5:-linux}
version=$(cat "$here/../VERSION")
abi=$(awk '$2 == "LCP_ABI_VERSION" {print $3}' "$here/lifecycle_policy.h")

static=liblifecycle_policy.a private=-lc
case $system in
  linux)
    shared=liblifecycle_policy.so.$version
    linked="IMPORTED_SONAME \"liblifecycle_policy.so.$abi\""
    ;;
  macos)
    shared=liblifecycle_policy.$abi.dylib
    linked="IMPORTED_SONAME \"@rpath/liblifecycle_policy.$abi.dylib\""
    ;;
  windows)
    shared=../bin/lifecycle_policy.dll static=lifecycle_policy_static.lib private=
    linked='IMPORTED_IMPLIB "${_lcp_lib}/lifecycle_policy.lib"'
    ;;
  *) echo "packages.sh: $system: the system is linux, macos or windows" >&2; exit 2 ;;
esac

# fill TEMPLATE FOLDER [NAME KIND]: prints the template with the paths for that folder.
fill() {
  local template=$1 folder=$2 name=${3:-} kind=${4:-}
  sed -e "s|@PREFIX@|$(realpath -ms --relative-to="$folder" "$prefix")|" \
    -e "s|@INCLUDEDIR@|$(realpath -ms --relative-to="$folder" "$includedir")|" \
    -e "s|@LIBDIR@|$(realpath -ms --relative-to="$folder" "$libdir")|" \
    -e "s|@SHARED@|$shared|" -e "s|@STATIC@|$static|" -e "s|@LINKED@|$linked|" \
    -e "s|@VERSION@|$version|g" -e "s|@ABI@|$abi|g" \
    -e "s|@NAME@|$name|" -e "s|@KIND@|$kind|" "$here/$template"
}

folder=$libdir/pkgconfig
mkdir -p "$destdir$folder"
{
  fill lifecycle_policy.pc.in "$folder" lifecycle_policy
  # The archive and a static program need only libc, which the compiler adds.
  printf '%s\n' 'Libs: -L${libdir} -llifecycle_policy' ${private:+"Libs.private: $private"}
} >"$destdir$folder/lifecycle_policy.pc"
{
  fill lifecycle_policy.pc.in "$folder" lifecycle_policy-static ', as an archive'
  printf '%s\n' "Libs: \${libdir}/$static"
} >"$destdir$folder/lifecycle_policy-static.pc"

folder=$libdir/cmake/LifecyclePolicy
mkdir -p "$destdir$folder"
for name in LifecyclePolicyConfig LifecyclePolicyConfigVersion; do
  fill "cmake/$name.cmake.in" "$folder" >"$destdir$folder/$name.cmake"
done
