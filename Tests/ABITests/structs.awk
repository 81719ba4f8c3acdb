# Makes STRUCT(name), FIELD(struct, field) and LAST(name) lines for layout.c from the header without
# comments, ANSWER(name) for each answer, and INIT(struct, macro) for each initialiser.

/^ *typedef struct lcp_[a-z_]+ *\{/ { name = $3; print "STRUCT(" name ")"; next }
name != "" && /^ *\}/ {
  print "LAST(" name ")"
  if (name ~ /_answer$/) print "ANSWER(" name ")"
  name = ""
  next
}
name != "" && /;/ {
  field = $0
  sub(/\[[0-9]+\] *;.*/, ";", field)
  sub(/ *;.*/, "", field)
  sub(/.*[ *]/, "", field)
  print "FIELD(" name ", " field ")"
}
/^ *#define LCP_[A-Z_]+_INIT[ (]/ {
  macro = $2
  sub(/\(.*/, "(LCP_OS_OLDEST)", macro)
  type = $0
  sub(/^[^{]*\{ *\(uint32_t\)sizeof\(/, "", type)
  sub(/\).*$/, "", type)
  inits[++count] = "INIT(" type ", " macro ")"
}
END { for (i = 1; i <= count; i++) print inits[i] }
