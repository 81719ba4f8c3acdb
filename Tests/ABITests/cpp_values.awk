# Makes CPP_VALUE(class, enumerator) lines from the enumerations of lifecycle_policy.hpp, and from
# lifecycle_policy.h C_KIND(kind) lines: what values.awk leaves out.

/^enum class [a-z_]+ : / { class = $3; next }
class != "" && /^\};/ { class = ""; next }
class != "" && /^ *[a-z0-9_]+ = / { print "CPP_VALUE(" class ", " $1 ")" }
/^ *LCP_ENUM_[A-Z_]+ *=/ { print "C_KIND(" $1 ")" }
