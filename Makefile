# The one front door. `make help` lists what there is.

SHELL := /bin/bash
.DEFAULT_GOAL := lib

VERSION := $(shell cat VERSION)
ABI := $(shell sed -n 's/^\#define LCP_ABI_VERSION \([0-9]*\)/\1/p' include/lifecycle_policy.h)

BUILD := .build
DIST := $(BUILD)/dist
SCRATCH := $(BUILD)/embedded
OBJECTS := $(SCRATCH)/release
SO := liblifecycle_policy.so
CC ?= cc

export SWIFT_BACKTRACE = enable=no
export PYTHONDONTWRITEBYTECODE = 1

# What decides whether the library must be built again.
INPUTS := $(shell find Sources include -type f -not -path '*.docc/*') Package.swift VERSION

# The linker's flags stand here, not in the manifest: with unsafe flags in it SwiftPM would refuse
# the package as a dependency.
LINK := -shared -Wl,--gc-sections -Wl,--version-script=include/exports.map \
  -Wl,--no-undefined-version -Wl,-soname=$(SO).$(ABI) -Wl,-z,now -Wl,-z,relro -Wl,-z,defs \
  -Wl,-z,noexecstack -Wl,--strip-debug -Wl,--hash-style=gnu

.PHONY: help
help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | column -t -s '|'

.PHONY: lib
lib: $(DIST)/.stamp ## build the library and lay it out in .build/dist

$(DIST)/.stamp: $(INPUTS) Makefile
	@command -v swift >/dev/null || { echo "make: Swift 6.3 or later is needed to build the library" >&2; exit 1; }
	swift build -c release --traits Embedded --target LifecyclePolicyC --scratch-path $(SCRATCH) \
	  -Xswiftc -Xfrontend -Xswiftc -function-sections
	@rm -rf $(DIST)
	@mkdir -p $(DIST)/lib/pkgconfig $(DIST)/include
	$(CC) $(LINK) -o $(DIST)/lib/$(SO).$(VERSION) $(OBJECTS)/LifecyclePolicy{,C}.build/*.o
	@ln -s $(SO).$(VERSION) $(DIST)/lib/$(SO).$(ABI)
	@ln -s $(SO).$(ABI) $(DIST)/lib/$(SO)
	@# One object with nothing global but the API: the weak runtime symbols in it would otherwise
	@# take the place of the real runtime's in a Swift host.
	ld -r --gc-sections $(addprefix -u ,$(shell sed -n 's/^ *\(lcp_[a-z_]*\);/\1/p' include/exports.map)) \
	  -o $(DIST)/lib/lifecycle_policy.o $(OBJECTS)/LifecyclePolicy{,C}.build/*.o
	objcopy --strip-debug --wildcard --keep-global-symbol='lcp_*' $(DIST)/lib/lifecycle_policy.o
	@ar rcs $(DIST)/lib/liblifecycle_policy.a $(DIST)/lib/lifecycle_policy.o
	@rm $(DIST)/lib/lifecycle_policy.o
	@cp include/lifecycle_policy.h $(DIST)/include/
	@printf '%s\n' 'prefix=$${pcfiledir}/../..' 'includedir=$${prefix}/include' 'libdir=$${prefix}/lib' '' \
	  'Name: lifecycle_policy' 'Description: The iOS app life cycle policy' 'Version: $(VERSION)' \
	  'Cflags: -I$${includedir}' 'Libs: -L$${libdir} -llifecycle_policy' \
	  > $(DIST)/lib/pkgconfig/lifecycle_policy.pc
	@touch $@
