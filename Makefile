# `make` lists what can be done here. Each target makes its own .venv when there is none.

.PHONY: help play test test-long mutants golden check fix clean
.DEFAULT_GOAL := help

BIN := .venv/bin
# What is resumed says itself which game it is.
GAME = $(if $(findstring --resume,$(ARGS)),,three-dragon-ante)

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s  %s\n", $$1, $$2 }' Makefile

play: ## play Three-Dragon Ante, or Draco with GAME=draco (make play ARGS="--help" lists the choices)
	@tools/setup play
	@$(BIN)/drakehall play $(GAME) $(ARGS)

test: check ## run all checks and all tests
	@echo "Running the tests …"
	@$(BIN)/pytest --quiet --numprocesses auto --maxprocesses 4 $(ARGS)

test-long: ## run the random games and worlds at full size and show what they counted (an hour or so)
	@tools/setup test
	@DRAKEHALL_GAMES=3000 $(BIN)/pytest --capture=no --verbose tests/games/three_dragon_ante $(ARGS)

mutants: ## break each rule once and see whether a case or a test notices (ten minutes or so)
	@tools/setup test
	@PYTHONPATH=tests $(BIN)/python -m mutants $(ARGS)

golden: ## write the games of tests/golden anew after a change of the rules
	@tools/setup test
	@PYTHONPATH=tests $(BIN)/python -m games.three_dragon_ante.golden

check: ## check style, types, imports and spelling
	@tools/setup test
	@echo "Checking style …"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --diff .
	@echo "Checking types …"
	@$(BIN)/mypy --no-error-summary
	@echo "Checking who imports whom …"
	@report=$$($(BIN)/lint-imports) || { echo "$$report"; exit 1; }
	@echo "Checking spelling …"
	@$(BIN)/codespell

fix: ## put the code in its standard format, and the rules ledgers up to date
	@tools/setup test
	@echo "Formatting …"
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@PYTHONPATH=tests $(BIN)/python -m ledger

clean: ## remove .venv and everything else that was made here
	@echo "Removing .venv and caches …"
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@rm -rf src/drakehall.egg-info
