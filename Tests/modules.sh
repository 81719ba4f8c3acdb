# Functions that compile the library's modules again, for scripts that need another form than that of `make lib`.
# A script sets `root`, the checkout, before it sources this file.

# older FILE PATH...: succeeds if FILE is missing, or older than a file at or below the paths.
older() {
  local file=$1
  shift
  [[ ! -e $file || -n $(find -L "$@" -type f -newer "$file" -print -quit) ]]
}

# swift_modules FOLDER SUFFIX FLAG...: empties FOLDER, and compiles the two Swift modules into it, each into one
# file with that suffix.
swift_modules() {
  local folder=$1 suffix=$2 module
  shift 2
  rm -rf "$folder"
  mkdir -p "$folder" || return
  for module in LifecyclePolicy LifecyclePolicyC; do
    find "$root/Sources/$module" -name '*.swift' | sort | sed 's/.*/"&"/' >"$folder/$module.rsp"
    swiftc -wmo -parse-as-library -swift-version 6 "$@" -module-name "$module" \
      -package-name lifecycle_policy -module-cache-path "$folder/cache" -I "$folder" \
      -I "$root/include" -I "$root/Sources/CBook/include" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" \
      "@$folder/$module.rsp" -o "$folder/$module.$suffix" || return
  done
}
