# Installs the clients from PyPI in a folder of their own. The Makefiles of the servers of the
# emulated iPhone include this file.

override CLIENTS := ../../.build/clients
PYTHON3 ?= python3
LIBRARY := $(abspath ../../.build/dist/lib/liblifecycle_policy.so)
# Runs a command with the library and the binding of the checkout, unless the environment names
# others.
RUN := LIFECYCLE_POLICY_LIBRARY="$${LIFECYCLE_POLICY_LIBRARY:-$(LIBRARY)}" \
  PYTHONPATH="$(abspath ../../bindings/python/src)$${PYTHONPATH:+:$$PYTHONPATH}" \
  PYTHONPYCACHEPREFIX="$(abspath ../../.build/pycache)"

$(CLIENTS)/.stamp: ../iphone/requirements.txt
	@command -v $(PYTHON3) >/dev/null || { echo "make: python3 (3.10 or later) is needed" >&2; exit 1; }
	@$(PYTHON3) -m venv --clear $(CLIENTS) || \
	  { echo "make: $(PYTHON3) cannot make a virtual environment (Debian: python3-venv)" >&2; exit 1; }
	@$(CLIENTS)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $< || \
	  { echo "make: the clients could not be installed into $(CLIENTS)" >&2; exit 1; }
	@touch $@

clients: $(CLIENTS)/.stamp

.PHONY: clients test run
