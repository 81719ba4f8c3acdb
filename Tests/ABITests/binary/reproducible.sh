#!/usr/bin/env bash
# Checks that the same sources give the same library, to the byte, wherever they are built.
#
#   reproducible.sh                 builds the present sources of this checkout twice, with different
#                                   folders, locales, time zones and umasks; takes as long as two builds
#   reproducible.sh FOLDER FOLDER   compares two finished builds: folders like .build/dist
#
# Prints a line for each file. Exits 1 if one differs, and names the sections that differ.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
[[ $# -eq 0 || $# -eq 2 ]] || { echo "usage: reproducible.sh [FOLDER FOLDER]" >&2; exit 2; }
work=$(mktemp -d "${TMPDIR:-/tmp}/reproducible-XXXXXX")
trap 'rm -rf "$work"' EXIT

# Copies the files of the checkout, committed or not, but nothing that was built.
sources() { # sources FOLDER
  mkdir -p "$1"
  git -C "$root" ls-files -z --cached --others --exclude-standard |
    (cd "$root" && while IFS= read -r -d '' file; do
      if [[ -e $file ]]; then printf '%s\0' "$file"; fi
    done) | tar -C "$root" --null -T - -c | tar -C "$1" -x
}

build() { # build FOLDER [NAME=VALUE ...]
  local folder=$1
  shift
  sources "$folder"
  if ! env "$@" make -s -C "$folder" lib >"$work/log" 2>&1; then
    echo "FAILED  reproducible: does not build in $folder"
    sed 's/^/        /' "$work/log" | tail -40
    exit 1
  fi
}

if [[ $# -eq 0 ]]; then
  first=$work/a
  second="$work/another folder, with a space and a longer name"
  build "$first" LC_ALL=C TZ=UTC
  (umask 077 && build "$second" LC_ALL=C.UTF-8 TZ=Pacific/Kiritimati)
  first+=/.build/dist second+=/.build/dist
else
  first=$1 second=$2
fi

# Prints the names of the sections that differ between two files: in size or, except for relocations, in
# content. In archives, compares the one object that each contains.
differences() {
  local section
  diff <(sizes "$1") <(sizes "$2") | sed -nE 's/^[<>] (\S+) .*/\1/p'
  sizes "$1" | while read -r section _; do
    [[ $section == .rela* ]] || cmp -s <(bytes "$section" "$1") <(bytes "$section" "$2") ||
      echo "$section"
  done
}
sizes() {
  readelf -SW "$1" | sed -nE 's/^ +\[ *[0-9]+\] (\S+) +\S+ +[0-9a-f]{16} \S+ (\S+) .*/\1 \2/p'
}
bytes() { readelf -x "$1" "$2" 2>/dev/null | grep '^  0x'; }

failed=0
for file in lib/liblifecycle_policy.so lib/liblifecycle_policy.a \
  include/lifecycle_policy{,_values}.h include/lifecycle_policy.hpp; do
  for folder in "$first" "$second"; do
    [[ -e $folder/$file ]] || { echo "reproducible.sh: no $folder/$file" >&2; exit 2; }
  done
  if cmp -s "$first/$file" "$second/$file"; then
    echo "ok      reproducible: $file, $(sha256sum <"$first/$file" | cut -c1-64)"
  else
    echo "FAILED  reproducible: $file"
    cmp "$first/$file" "$second/$file" 2>&1 | sed 's/^/        /'
    if [[ $file == lib/* ]]; then
      differences "$first/$file" "$second/$file" | sort -u | sed 's/^/        in /' | head -20
    fi
    failed=1
  fi
done
exit $failed
