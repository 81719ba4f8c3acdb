#!/usr/bin/env bash
# Writes the files with which pkg-config and CMake find an installed library. All paths in them are
# relative to the files themselves, so that the installation can be moved as a whole.
#
#   packages.sh PREFIX INCLUDEDIR LIBDIR [DESTDIR]
#
# The files go to LIBDIR/pkgconfig and LIBDIR/cmake/LifecyclePolicy, below DESTDIR.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
prefix=$1 includedir=$2 libdir=$3 destdir=${4:-}
version=$(cat "$here/../VERSION")
abi=$(awk '$2 == "LCP_ABI_VERSION" {print $3}' "$here/lifecycle_policy.h")

# fill TEMPLATE FOLDER [NAME KIND]: prints the template with the paths for that folder.
fill() {
  local template=$1 folder=$2 name=${3:-} kind=${4:-}
  sed -e "s|@PREFIX@|$(realpath -ms --relative-to="$folder" "$prefix")|" \
    -e "s|@INCLUDEDIR@|$(realpath -ms --relative-to="$folder" "$includedir")|" \
    -e "s|@LIBDIR@|$(realpath -ms --relative-to="$folder" "$libdir")|" \
    -e "s|@VERSION@|$version|g" -e "s|@ABI@|$abi|g" \
    -e "s|@NAME@|$name|" -e "s|@KIND@|$kind|" "$here/$template"
}

folder=$libdir/pkgconfig
mkdir -p "$destdir$folder"
{
  fill lifecycle_policy.pc.in "$folder" lifecycle_policy
  # The archive and a static program need only libc, which the compiler adds.
  printf '%s\n' 'Libs: -L${libdir} -llifecycle_policy' 'Libs.private: -lc'
} >"$destdir$folder/lifecycle_policy.pc"
{
  fill lifecycle_policy.pc.in "$folder" lifecycle_policy-static ', as an archive'
  printf '%s\n' 'Libs: ${libdir}/liblifecycle_policy.a'
} >"$destdir$folder/lifecycle_policy-static.pc"

folder=$libdir/cmake/LifecyclePolicy
mkdir -p "$destdir$folder"
for name in LifecyclePolicyConfig LifecyclePolicyConfigVersion; do
  fill "cmake/$name.cmake.in" "$folder" >"$destdir$folder/$name.cmake"
done
