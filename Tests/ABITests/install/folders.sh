#!/usr/bin/env bash
# Checks that no script of Tests and no Makefile writes or removes anything in a folder that a variable
# such as BUILD names, because users often have such variables in their environment. Each script runs as
# far as it can, in a copy of the checkout without working compilers. All such variables name one
# folder, and nothing in that folder may change.
#
#   folders.sh
#
# Prints a line for each check, and the number of checks at the end. Exits 1 if a check failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 2
root=$(cd "$here/../../.." && pwd) || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
copy=$work/checkout kept=$work/kept stubs=$work/stubs
passed=0 failed=0
pass() { passed=$((passed + 1)); echo "ok      folders: $*"; }
fail() { failed=$((failed + 1)); echo "FAILED  folders: $*"; }

# Makes a copy of the checkout, with a library to inspect.
mkdir -p "$copy" "$stubs"
tar -C "$root" --exclude=.build --exclude=__pycache__ -c Makefile Package.swift VERSION include \
  examples Sources Tests bindings/tools | tar -C "$copy" -x || exit 2
git_here() { git -C "$copy" -c user.name=tests -c user.email=tests@localhost "$@"; }
git_here init -q && git_here add include && git_here commit -q -m include || exit 2
restore() {
  mkdir -p "$copy"/.build/dist/lib "$copy"/.build/fuzz/programs
  cp -r "$copy/include" "$copy/.build/dist/"
  : >"$copy/.build/dist/lib/liblifecycle_policy.so"
  : >"$copy/.build/dist/lib/liblifecycle_policy.a"
}

# Makes stubs for every tool that compiles, installs or fetches.
for tool in swift swiftc cc c++ gcc g++ clang clang++ make cargo node valgrind abidiff cmake \
  pip pip3 python3 apt-get apt-cache dpkg; do
  printf '#!/bin/sh\nexit 1\n' >"$stubs/$tool"
done
python=$(command -v python3) || exit 2
# python3 works only for c_tables.py. Without the tables that it writes, some scripts end at once.
printf '#!/bin/sh\ncase "$*" in *c_tables.py*) exec "%s" "$@" ;; esac\nexit 1\n' "$python" \
  >"$stubs/python3"
chmod +x "$stubs"/*

# Fills the folder "$kept", in which nothing may change. A script that followed the environment would remove
# some of its files.
renew() {
  local folder
  rm -rf "$kept"
  for folder in . older-newer address thread modules aarch64 aarch64-linux; do
    mkdir -p "$kept/$folder"
    echo mine >"$kept/$folder/mine"
  done
}
listing() { find "$kept" -printf '%P %s %T@\n' 2>&1 | LC_ALL=C sort; }

# untouched TEXT COMMAND...: passes if the command changes nothing in "$kept".
untouched() {
  local text=$1 name before settings=()
  shift
  restore
  renew
  before=$(listing)
  for name in BUILD OBJECTS FUZZ CROSS SCRATCH CORE WHEELS PACKAGING VENV WORK; do
    settings+=("$name=$kept")
  done
  (cd "$copy" && timeout 120 env "${settings[@]}" "$@") >"$work/log" 2>&1
  if [[ $(listing) == "$before" ]]; then pass "$text"
  else
    fail "$text"
    diff <(echo "$before") <(listing) | grep '^[<>]' | head -5 | sed 's/^/        /'
  fi
}

# Runs every script, with stubs as tools. seeds.sh does nothing without a name.
while read -r script; do
  arguments=()
  [[ $script != */seeds.sh ]] || arguments=(queries)
  untouched "$script" env PATH="$stubs:$PATH" "$copy/$script" "${arguments[@]}"
done < <(cd "$copy" && find Tests -name '*.sh' -perm -u+x ! -name "${0##*/}" | LC_ALL=C sort)
untouched Tests/ABITests/interface/older_newer.py env PATH="$stubs:$PATH" "$python" -B \
  "$copy/Tests/ABITests/interface/older_newer.py"

# Runs the Makefiles with the real make. At the end, also passes the folder on the command line.
for folder in examples/c examples/cpp .; do
  untouched "make clean in $folder" make -C "$folder" clean
  untouched "make clean in $folder, the environment first" make -e -C "$folder" clean
done
for folder in examples/c examples/cpp .; do
  untouched "make clean BUILD=FOLDER in $folder" make -C "$folder" clean BUILD="$kept"
done

# Lists the folders that make would remove with different settings. Make may remove only its own
# folders.
removed=$(cd "$copy" && for value in "" /nowhere; do
  make -n -B lib wheel clean BUILD="$value" DIST="$value" WHEELS="$value" 2>/dev/null
done | grep -o 'rm -rf.*' | sort -u)
strange=$(grep -vE '^rm -rf \.build(/dist|/wheels)?$' <<<"$removed")
if [[ -n $removed && -z $strange ]]; then pass "make removes .build, .build/dist and .build/wheels alone"
else
  fail "make removes other folders:"
  echo "${strange:-nothing}" | sed 's/^/        /'
fi

# A script must end at once if it cannot make its temporary folder.
for name in {binary/{hardening,reproducible},install/swift_{host,client}}; do
  restore
  printf '#!/bin/sh\necho "$@" >>"%s/called"\nexit 1\n' "$work" >"$stubs/swiftc"
  rm -f "$work/called"
  if TMPDIR=$work/absent PATH="$stubs:$PATH" "$copy/Tests/ABITests/$name.sh" >"$work/log" 2>&1; then
    fail "$name.sh without a temporary folder: exit 0"
  elif [[ -e $work/called ]] || grep -qE '^(ok|FAILED) ' "$work/log"; then
    fail "$name.sh without a temporary folder: goes on"
    head -5 "$work/log" | sed 's/^/        /'
  else pass "$name.sh ends where there is no temporary folder"; fi
done

echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
