#!/usr/bin/env bash
# Checks the protections of the finished library: the settings for the loader, the permissions of memory, and
# the contents of the files.
#
#   hardening.sh            checks the library in LIFECYCLE_POLICY_DIST (default: .build/dist of the checkout)
#
# Prints a line for each check, and the number of checks at the end. Exits 1 if a check failed.
set -u
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../../.." && pwd) || exit 2
DIST=${LIFECYCLE_POLICY_DIST:-$root/.build/dist}
library=$DIST/lib/liblifecycle_policy.so
archive=$DIST/lib/liblifecycle_policy.a
[[ -e $library && -e $archive ]] || {
  echo "hardening.sh: no library at $DIST; run make first" >&2
  exit 2
}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# The functions of libc that the library may use. malloc and free are only for devices. None of the others
# takes a lock, accesses a file or reads the time.
permitted='__stack_chk_fail bcmp free malloc memcmp memcpy memmove memset strlen'

passed=0 failed=0
pass() { passed=$((passed + 1)); echo "ok      hardening: $*"; }
fail() {
  failed=$((failed + 1))
  echo "FAILED  hardening: $1"
  shift
  [[ $# -eq 0 ]] || printf '%s\n' "$@" | sed 's/^/        /' | head -20
}

# none TEXT OUTPUT: passes if OUTPUT is empty.
none() { if [[ -z $2 ]]; then pass "$1"; else fail "$1" "$2"; fi; }
# some TEXT OUTPUT: passes if OUTPUT is not empty.
some() { if [[ -n $2 ]]; then pass "$1"; else fail "$1" "none found"; fi; }

readelf -dW "$library" >"$work/dynamic" && readelf -lW "$library" >"$work/segments" &&
  readelf -SW "$library" >"$work/sections" && readelf -nW "$library" >"$work/notes" || exit 2
tag() { grep -E "\\(($1)\\)" "$work/dynamic"; }
# Prints name, address, size and flags of each section.
sections() {
  local head='^ +\[ *[0-9]+\] (\S+) +\S+ +([0-9a-f]{16}) \S+ ([0-9a-f]+) [0-9a-f]+ +([A-Za-z]*) .*'
  sed -nE "s/$head/\1 \2 \3 \4/p" "$work/sections"
}
# Prints address, size in memory and flags of each segment of the given type.
segments() {
  awk -v type="$1" '$1 == type { flags = ""; for (i = 7; i < NF; i++) flags = flags $i
    print $3, $6, flags }' "$work/segments"
}

# ---- the loader --------------------------------------------------------------------------------

some "bound in full when it is loaded (-z now)" "$(tag FLAGS | grep BIND_NOW)"
some "what relocations wrote becomes read-only (-z relro)" "$(segments GNU_RELRO)"
writable=0
while read -r _ size flags; do
  [[ $flags == *W* ]] && writable=$((writable + size))
done < <(segments LOAD)
while read -r _ size _; do writable=$((writable - size)); done < <(segments GNU_RELRO)
if [[ $writable -eq 0 ]]; then pass "no byte of it stays writable"
else fail "$writable bytes stay writable"; fi
none "its code is relocated nowhere (-z text)" "$(tag TEXTREL; grep -w TEXTREL "$work/dynamic")"
none "it runs nothing when it is loaded or unloaded" \
  "$(tag 'INIT|FINI|INIT_ARRAY|FINI_ARRAY|PREINIT_ARRAY')"
none "it looks for libraries in no folder of its own (RPATH, RUNPATH)" "$(tag 'RPATH|RUNPATH')"
none "it has no storage per thread" "$(segments TLS)"

# ---- memory ------------------------------------------------------------------------------------

some "it says how its stack is" "$(segments GNU_STACK)"
none "its stack is not executable (-z noexecstack)" "$(segments GNU_STACK | grep E)"
none "no segment is both written and executed" "$(segments LOAD | grep -E 'W.*E')"
# Prints the sections that contain no code but lie in an executable segment.
mixed() {
  local start size flags name address length kind
  while read -r start size flags; do
    [[ $flags == *E* ]] || continue
    while read -r name address length kind; do
      [[ $kind == *A* && $kind != *X* && 16#$length -gt 0 ]] || continue
      if ((16#$address >= start && 16#$address < start + size)); then echo "$name"; fi
    done < <(sections)
  done < <(segments LOAD)
}
none "what is executed holds code alone (-z separate-code)" "$(mixed)"

# ---- the contents of the files -----------------------------------------------------------------

unwanted='\.(debug|zdebug|stab|swift_modhash|swift_ast|gnu\.lto)'
none "no debug information, and nothing of the compiler's own" "$(sections | grep -E "^$unwanted")"
none "nor in the archive" "$(readelf -SW "$archive" | grep -oE "$unwanted\S*" | sort -u)"
none "the archive asks for no executable stack" \
  "$(readelf -SW "$archive" | grep -q 'note.GNU-stack' || echo 'no .note.GNU-stack'
    readelf -SW "$archive" | grep -E 'note.GNU-stack.* [A-Z]*X[A-Z]* +[0-9]+ +[0-9]+ +[0-9]+$')"
none "the archive keeps no owner and no time" \
  "$(TZ=UTC ar tv "$archive" | grep -vE ' 0/0 .* Jan +1 00:00 1970 ')"
some "its build id is a hash of what is in it (--build-id=sha1)" \
  "$(grep -E 'Build ID: [0-9a-f]{40}$' "$work/notes")"
none "no path of the build machine" \
  "$(cat "$library" "$archive" | strings -a | grep -E "^/.*\.(swift|swiftmodule|o|c|h)\$"
    cat "$library" "$archive" | strings -a | grep -F "$root/")"
imports=$(nm -D -u "$library" | awk '$1 == "U" || $1 == "w" {sub(/@.*/, "", $2); print $2}')
none "it asks nothing of libc but $permitted" \
  "$(grep -vxF -f <(tr ' ' '\n' <<<"$permitted") <<<"$imports")"

echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
