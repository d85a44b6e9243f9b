# Cardroom. `make run` and `make test` need nothing but git, make and Python 3.11 or newer.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off
UV_VERSION := 0.13.9
# Tests run in up to four processes, two more than there are cores: many wait. Run by hand, pytest uses one.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PARALLEL := -n $(shell expr $(CORES) + 2) --maxprocesses 4 --dist worksteal
# The status of pytest when a selection leaves no test.
NONE_SELECTED := 5
CHECK_VERSION := import sys; sys.exit(sys.version_info < (3, 11))

# The first Python that is new enough; a version manager's stub may exist without being one.
PYTHON ?= $(shell for name in python3.11 python3.12 python3.13 python3; do \
	$$name -c '$(CHECK_VERSION)' >/dev/null 2>&1 && echo $$name && break; done)

.DEFAULT_GOAL := run
.PHONY: help run test coverage mutants translations soak game bench oracles lint docs format lock clean

help:  ## List the targets.
	@sed -n 's/^\([a-z]*\):.*  ## /\1	/p' $(firstword $(MAKEFILE_LIST)) | expand -t 10

run: $(VENV)/.run  ## Start the bot: on Discord with DISCORD_TOKEN set, else on the built-in playground.
	@echo "Starting Cardroom ..."
	@$(BIN)/python -m bot run

# The tests start many processes: each would compile all modules again if none were stored.
test coverage mutants soak game bench: export PYTHONDONTWRITEBYTECODE =

test: $(VENV)/.test  ## Run the tests. PYTEST="-k deal" selects some of them.
	@echo "Running the tests ..."
	@$(BIN)/python -m pytest $(PARALLEL) $(PYTEST)

coverage: $(VENV)/.test  ## Run the tests and print their branch coverage by package. It takes twice as long.
	@echo "Running the tests, measuring coverage ..."
	@$(BIN)/python -m pytest $(PARALLEL) --cov --cov-report json:out/coverage.json --cov-report= $(PYTEST)
	@$(BIN)/python -m tests.coverage_by_package out/coverage.json

mutants: $(VENV)/.mutants  ## List changes of MODULE=engine/piquet/scoring.py that no test notices. TESTS="tests/engine" selects.
	@$(BIN)/python -m tests.mutants $(MODULE) $(TESTS)

translations: $(VENV)/.test  ## Check every language against English. LOOKED="de lobby-start" says that texts are right as they are.
	@$(BIN)/python -m tests.translations $(LOOKED)

soak: $(VENV)/.test  ## Run the long tests. SOAK=0.1 runs a tenth of them.
	@echo "Running the long tests ..."
	@CARDROOM_SOAK=$(or $(SOAK),1) $(BIN)/python -m pytest $(PARALLEL) -m "soak and not alone" --timeout 3600 $(PYTEST) \
		|| test $$? -eq $(NONE_SELECTED)
	@CARDROOM_SOAK=$(or $(SOAK),1) $(BIN)/python -m pytest -m "soak and alone" --timeout 3600 $(PYTEST) \
		|| test $$? -eq $(NONE_SELECTED)

game: $(VENV)/.test  ## Run the tests of one game, such as GAME=canasta.
	@$(BIN)/python -m pytest $(PARALLEL) --game "$(GAME)" $(PYTEST)

bench: $(VENV)/.test  ## Measure speed and size.
	@$(BIN)/python -m tests.bench

oracles: $(VENV)/.oracles  ## Install other programs that some tests compare the rules with.

SCHEMA := $(BIN)/check-jsonschema --builtin-schema
lint: $(VENV)/.test  ## Check style and types, and the files for GitHub and Docker.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(SCHEMA) vendor.dependabot .github/dependabot.yml
	$(SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/bug.yml .github/ISSUE_TEMPLATE/idea.yml \
		.github/ISSUE_TEMPLATE/rule.yml
	$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA) vendor.compose-spec compose.yaml
	$(BIN)/hadolint Dockerfile
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

docs: $(VENV)/.test  ## Build the documentation site into out/site.
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

format: $(VENV)/.test  ## Format the code and fix what ruff can fix.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/bin/python  ## Compile requirements/*.txt from pyproject.toml. UPGRADE=1 takes the newest versions.
	@$(PIP) --quiet uv==$(UV_VERSION)
	@set -e; \
	compile() { \
		echo "Compiling requirements/$$1.txt ..."; name=$$1; shift; \
		UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
			--generate-hashes --no-strip-extras --no-emit-index-url $(if $(UPGRADE),--upgrade) "$$@" --output-file requirements/$$name.txt; \
	}; \
	compile run pyproject.toml; \
	compile postgres pyproject.toml --extra postgres --constraint requirements/run.txt; \
	compile test pyproject.toml --extra postgres --group test --constraint requirements/run.txt; \
	compile cjk --group cjk --constraint requirements/run.txt; \
	compile mutants --group mutants --constraint requirements/test.txt; \
	compile oracles --group oracles --constraint requirements/test.txt

# Stamp files. A lock file that changes is newer than its stamp, so its packages are installed again.
$(VENV)/.run: requirements/run.txt | $(VENV)/bin/python
	@echo "Installing the bot's dependencies into $(VENV) ($< lists them) ..."
	@$(PIP) --require-hashes --requirement $<
	@touch $@

$(VENV)/.test: requirements/test.txt | $(VENV)/bin/python
	@echo "Installing the dependencies of the bot and its tests into $(VENV) ($< lists them) ..."
	@$(PIP) --require-hashes --requirement $<
	@touch $@ $(VENV)/.run

$(VENV)/.mutants: requirements/mutants.txt | $(VENV)/.test
	@echo "Installing what changes modules and runs their tests ..."
	@$(PIP) --require-hashes --requirement $<
	@touch $@

$(VENV)/.oracles: requirements/oracles.txt | $(VENV)/.test
	@echo "Installing the programs that tests compare the rules with ..."
	@$(PIP) --require-hashes --requirement $<
	@touch $@

$(VENV)/bin/python:
	@if [ -z "$(PYTHON)" ] || ! "$(PYTHON)" -c '$(CHECK_VERSION)'; then \
		echo "Cardroom needs Python 3.11 or newer: make PYTHON=/path/to/python3" >&2; exit 1; fi
	@echo "Creating $(VENV) with $$("$(PYTHON)" --version) ..."
	@"$(PYTHON)" -m venv $(VENV)

clean:  ## Remove the virtual environment and all caches.
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
