# Cardroom. `make run` and `make test` need nothing but git, make and Python 3.11 or newer.
PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test soak bench lint clean
.DEFAULT_GOAL := run

run: $(VENV)/.run  ## Start the bot: on Discord with DISCORD_TOKEN set, else on the built-in playground.
	@$(BIN)/python -m bot run

test: $(VENV)/.test  ## Run the tests. PYTEST="-k deal" narrows them.
	@$(BIN)/python -m pytest $(PYTEST)

soak: $(VENV)/.test  ## Run the long tests. SOAK=0.1 runs a tenth of them.
	@CARDROOM_SOAK=$(or $(SOAK),1) $(BIN)/python -m pytest -m soak --timeout 3600 $(PYTEST)

bench: $(VENV)/.test  ## Print the figures of speed and size.
	@$(BIN)/python -m tests.bench

lint: $(VENV)/.test  ## Check style and types.
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cardroom needs Python 3.11 or newer: make PYTHON=...")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: pyproject.toml | $(VENV)/bin/python
	@echo "Installing what the bot needs into $(VENV) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/python
	@echo "Installing what the tests need into $(VENV) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@ $(VENV)/.run

clean:
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
