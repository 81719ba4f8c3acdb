#!/usr/bin/env bash
# Rewrites the seed corpora from the inputs that fuzzing has found.
#
#   seeds.sh [TARGET ...]     rewrites the corpora of all targets in C, or only of the named ones
#
# Uses what run.sh has built and kept in .build/fuzz of the checkout. libFuzzer picks the inputs that
# reach most of the code, and puts the most useful ones first. The first 20 are kept. The inputs in
# corpus/plist and corpus/reports were written by hand.
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
FUZZ=$root/.build/fuzz
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}
most=20

if [[ $# -eq 0 ]]; then
  mapfile -t names < <(find "$FUZZ/programs" -type f -perm -u+x ! -name driver -printf '%f\n')
  set -- "${names[@]}"
fi
chosen=$(mktemp -d)
trap 'rm -rf "$chosen"' EXIT
for target; do
  rm -rf "$chosen/$target"
  mkdir -p "$chosen/$target" "$here/corpus/$target" "$FUZZ/corpus/$target"
  "$FUZZ/programs/$target" -set_cover_merge=1 -max_len=512 "$chosen/$target" \
    "$FUZZ/corpus/$target" "$here/corpus/$target" >"$FUZZ/logs/seeds-$target" 2>&1
  rm -f "$here/corpus/$target"/*
  number=0
  ls -tr "$chosen/$target" | head -$most | while read -r file; do
    number=$((number + 1))
    cp "$chosen/$target/$file" "$here/corpus/$target/$(printf %02d $number)"
  done
  echo "$target: $(ls "$here/corpus/$target" | wc -l) of $(ls "$chosen/$target" | wc -l)"
done
