# Makes STRUCT(name) and FIELD(struct, field) lines for layout.c from the header without comments.

/^ *typedef struct lcp_[a-z_]+ *\{/ { name = $3; print "STRUCT(" name ")"; next }
name != "" && /^ *\}/ { print "LAST(" name ")"; name = ""; next }
name != "" && /;/ {
  field = $0
  sub(/\[[0-9]+\] *;.*/, ";", field)
  sub(/ *;.*/, "", field)
  sub(/.*[ *]/, "", field)
  print "FIELD(" name ", " field ")"
}
