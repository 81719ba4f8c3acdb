#!/usr/bin/env bash
# Fetches the available peers into .build/peers, and compares them with the library.
#
#   run.sh [OPTION ...]     the options of bench.py: --help lists them
#
# The Python packages of requirements.txt go into .build/peers/venv. If the compiler finds no Boost, its
# headers are unpacked from the Debian package into .build/peers/boost; nothing is installed. Names
# peers that are not available, and leaves them out.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
peers=$root/.build/peers
venv=$peers/venv
export SWIFT_BACKTRACE=enable=no PYTHONPYCACHEPREFIX=$root/.build/pycache
[[ -e $root/.build/dist/lib/liblifecycle_policy.so ]] ||
  { echo "run.sh: no library in $root/.build/dist; run make first" >&2; exit 2; }
mkdir -p "$peers"

[[ -x $venv/bin/python ]] || python3 -m venv "$venv" ||
  { echo "run.sh: python3 cannot make a virtual environment (Debian: python3-venv)" >&2; exit 2; }
while read -r requirement; do
  "$venv/bin/python" -m pip install -q --disable-pip-version-check --only-binary :all: \
    "$requirement" 2>"$peers/pip.log" ||
    echo "run.sh: $requirement could not be installed: $(tail -n 1 "$peers/pip.log")" >&2
done <"$here/requirements.txt"

has_boost() {
  local header
  for header in msm/back/state_machine.hpp statechart/state_machine.hpp; do
    printf '#if !__has_include(<boost/%s>)\n#error\n#endif\n' "$header"
  done | "${CXX:-c++}" -fsyntax-only -x c++ "$@" - 2>/dev/null
}

# Unpacks only the headers, from the package that libboost-dev refers to.
unpack_boost() {
  local package work
  work=$(mktemp -d "$peers/boost.XXXXXX")
  package=$(apt-cache depends libboost-dev 2>"$peers/apt.log" |
    sed -n 's/.*Depends: \(libboost[0-9.]*-dev\)$/\1/p') || true
  if [[ -n $package ]] && (cd "$work" && apt-get download -q "$package") >"$peers/apt.log" 2>&1 &&
    dpkg-deb --fsys-tarfile "$work/$package"_*.deb | tar -x -C "$work" ./usr/include/boost; then
    rm -rf "$peers/boost"
    mv "$work/usr/include" "$peers/boost"
  else
    echo "run.sh: the headers of libboost-dev could not be had; $peers/apt.log says why" >&2
  fi
  rm -rf "$work"
}

if ! has_boost && ! has_boost -isystem "$peers/boost"; then
  if command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null; then unpack_boost; fi
fi

PYTHONPATH=$root/bindings/python/src exec "$venv/bin/python" "$here/bench.py" "$@"
