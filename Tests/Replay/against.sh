#!/usr/bin/env bash
# against.sh RULEC COMMIT: prints the answers that differ between the rules of a commit and the rules
# of this working tree.
#
# Compares the rows, not the libraries. The compiler and the evaluator of this working tree are used
# for both, so other changes since the commit have no effect.
set -euo pipefail

rulec=$(realpath "$1")
commit=$2
cd "$(dirname "$0")/../.."

fail() {
  echo "make answers: $*" >&2
  exit 1
}

id=$(git rev-parse --quiet --verify --short "$commit^{commit}") || fail "AGAINST=$commit is no commit"
rows=$(git rev-parse --quiet --verify "$commit:Sources/Rulebook") ||
  fail "$id has no Sources/Rulebook: its rules have another form, and cannot be compared"

# In the scratch folder, only the rows are from the commit. Everything else is from this working
# tree, including the files in FORMS, which define how a row is written.
readonly FORMS=(Rule.swift Rule+Families.swift)
readonly SCRATCH=.build/answers
compiler=$(find Package.swift Sources/RuleCompiler Sources/LifecyclePolicy "${FORMS[@]/#/Sources/Rulebook/}" \
  -name '*.swift' -print0 | sort -z | xargs -0 cat | git hash-object --stdin)
old=$SCRATCH/$rows-$compiler.json

if [[ ! -e $old ]]; then
  tree=$SCRATCH/tree
  rm -rf "$tree"
  mkdir -p "$tree/Tests"
  cp -R Package.swift Sources include "$tree/"
  cp -R Tests/LifecyclePolicy*Tests "$tree/Tests/"
  rm -r "$tree/Sources/Rulebook"
  git archive "$commit" Sources/Rulebook | tar -x -C "$tree"
  cp "${FORMS[@]/#/Sources/Rulebook/}" "$tree/Sources/Rulebook/"
  echo "the rows of $id are compiled; this takes a minute or two" >&2
  if ! swift build -q -c release --product rulec --package-path "$tree" \
    --scratch-path "$SCRATCH/build" >"$SCRATCH/log" 2>&1; then
    grep -E 'error:' "$SCRATCH/log" | sort -u | head -n 10 >&2
    fail "the rows of $id do not compile with the compiler here, and cannot be compared;" \
      "take a later commit (all errors: $SCRATCH/log)"
  fi
  "$SCRATCH/build/release/rulec" json "$SCRATCH/unfinished"
  mv "$SCRATCH/unfinished" "$old"
fi

"$rulec" json "$SCRATCH/here.json"
echo "the rows of $id against those of the working tree, both compiled and asked here"
"$rulec" diff "$old" "$SCRATCH/here.json"
