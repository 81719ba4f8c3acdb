# Makes VALUE(kind, enumerator, "name") lines for names.c from the public header. A name is the
# enumerator without its prefix, in kebab-case; a callback's is the selector in its comment, a
# notification's the constant there, a code's its hexadecimal number.

function kebab(text) {
  text = tolower(text)
  gsub(/_/, "-", text)
  return text
}

# The kind whose prefix is the longest that fits; all kinds stand before all values in the header,
# but for the statuses, which come first of all.
function kind_of(enumerator,    kind, best) {
  if (enumerator == "LCP_OK" || enumerator ~ /^LCP_ERROR_/) return "STATUS"
  best = ""
  for (kind in kinds)
    if (index(enumerator, "LCP_" kind "_") == 1 && length(kind) > length(best)) best = kind
  return best
}

function emit(enumerator, name,    kind, prefix) {
  kind = kind_of(enumerator)
  if (kind == "") {
    print "no kind for " enumerator > "/dev/stderr"
    failed = 1
    return
  }
  prefix = kind == "STATUS" ? "LCP_ERROR_" : "LCP_" kind "_"
  if (enumerator == "LCP_OK") name = "ok"
  if (name == "") name = kebab(substr(enumerator, length(prefix) + 1))
  print "VALUE(LCP_ENUM_" kind ", " enumerator ", \"" name "\")"
}

/^enum \{/ { inside = 1; next }
inside && /^\};/ { inside = 0 }

inside && /^ *LCP_ENUM_[A-Z_]+ *=/ {
  kind = $1
  sub(/^LCP_ENUM_/, "", kind)
  kinds[kind] = 1
  next
}

inside && /^ *LCP_[A-Z0-9_]+ *=/ {
  name = ""
  if ($1 ~ /^LCP_(CALLBACK|NOTIFICATION)_/) {
    name = $0
    sub(/^.*\/\*\*< */, "", name)
    sub(/ .*$/, "", name)
  }
  emit($1, name)
}

/^#define LCP_CODE_/ {
  name = $3
  gsub(/^UINT32_C\(|\)$/, "", name)
  emit($2, name)
}

END { exit failed }
