# Says how to build with the library, and how to check a program that was built. The Makefiles of the
# examples in C, in C++ and of the emulator include this file.

DIST := ../../.build/dist
PKG_CONFIG ?= pkg-config

ifneq ($(DIST),)
  policy_cflags := -I"$(DIST)/include"
  policy_libs = -L"$(DIST)/lib" -Wl,-rpath,"$$(cd "$(DIST)/lib" && pwd)" -llifecycle_policy
else
  policy_cflags := $(shell $(PKG_CONFIG) --cflags lifecycle_policy)
  policy_libs := $(shell $(PKG_CONFIG) --libs lifecycle_policy)
endif

ifneq ($(filter-out 0,$(VALGRIND)),)
  memcheck := valgrind -q --error-exitcode=97 --leak-check=full --errors-for-leak-kinds=definite
endif

# good: a run that must succeed, with output that matches the pattern.
# refused: a run that must end with exit status 2, without a crash and without an answer.
good = $(memcheck) "$(BUILD)"/$(1) >"$(BUILD)/$@.output" && grep -Eq '$(2)' "$(BUILD)/$@.output" && \
  echo "ok      $(1)" || { echo "FAILED  $(1): no $(2)"; cat "$(BUILD)/$@.output"; exit 1; }
refused = $(memcheck) "$(BUILD)"/$(1) >"$(BUILD)/$@.output" 2>&1; test $$? -eq 2 && \
  echo "ok      $(1) (refused)" || { echo "FAILED  $(1): not refused"; exit 1; }
