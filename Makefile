# `make` lists what can be done here. Each target makes its own .venv when there is none.

.PHONY: help play page serve test test-long test-server test-page compiled honest mutants pictures golden check fix bots-tables bots-tables-small bots-replay bench bench-page bench-server wheel clean
.DEFAULT_GOAL := help

BIN := .venv/bin
PARALLEL := --numprocesses auto --maxprocesses 4
SUITES := tests/games tests/conformance tests/bots tests/scenario tests/lab
# What only the terminal can do is played there.
TERMINAL = $(strip $(PLAIN) $(filter --plain --resume% --games% --seed% --hints%,$(ARGS)))
# The page offers what was played last, unless GAME says something.
CHOSEN = $(if $(filter file,$(origin GAME)),,$(GAME))
# What is resumed says itself which game it is.
GAME = $(if $(findstring --resume,$(ARGS)),,three-dragon-ante)

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s  %s\n", $$1, $$2 }' Makefile

play: ## play in the browser, or in the terminal with PLAIN=1 (GAME=draco; ARGS="--help" lists the choices)
	@tools/setup play
	@$(BIN)/drakehall $(if $(TERMINAL),play $(GAME),page $(CHOSEN)) $(ARGS)

page: ## build the page for browsers into the package
	@tools/setup play
	@$(BIN)/python tools/page.py

serve: ## serve tables over the network (make serve ARGS="--help" lists the choices)
	@tools/setup play
	@$(BIN)/drakehall serve $(ARGS)

test: check ## run all checks and all tests
	@echo "Running the tests …"
	@DRAKEHALL_BUILD=interpreted $(BIN)/pytest --quiet $(PARALLEL) $(ARGS)
	@$(MAKE) --no-print-directory compiled

compiled: ## compile the cores, run the games' tests on them, compare random games of all builds
	@tools/setup test
	@for build in compiled trapped; do \
	    echo "Compiling the cores ($$build) …"; \
	    $(BIN)/python tools/build.py $$build || exit 1; \
	    echo "Running the games' tests on them …"; \
	    PYTHONPATH=build/$$build/lib DRAKEHALL_BUILD=compiled \
	        $(BIN)/pytest --quiet $(PARALLEL) $(SUITES) || exit 1; \
	done
	@echo "Comparing random games on all builds …"
	@PYTHONPATH=tests $(BIN)/python -m checksums

test-long: ## run the random games and worlds at full size and show what they counted (an hour or so)
	@tools/setup test
	@DRAKEHALL_GAMES=3000 $(BIN)/pytest --capture=no --verbose tests/games/three_dragon_ante $(ARGS)

test-server: ## run the server's tests at full size: kills, worlds, bad messages (half an hour or so)
	@tools/setup test
	@DRAKEHALL_PROOF=full $(BIN)/pytest --capture=no --verbose tests/server $(ARGS)

test-page: ## run the page's tests at full size: every size, language and theme (ten minutes or so)
	@tools/setup test
	@DRAKEHALL_PROOF=full $(BIN)/pytest --capture=no --verbose tests/page $(ARGS)

bench-server: ## measure the table server, and boardgame.io beside it (ARGS="--tables 200 500")
	@tools/setup test
	@$(BIN)/python tools/build.py compiled
	@PYTHONPATH=build/compiled/lib $(BIN)/python bench/server.py $(ARGS)

bench-page: ## measure the page: weight, a slow phone, seeking in a replay (ARGS="--only seeks")
	@tools/setup test
	@PYTHONPATH=tests $(BIN)/python -m bench.browser $(ARGS)

honest: ## deal anew what bots cannot know, 10,000 states for each bot and number of players
	@tools/setup test
	@$(BIN)/python tools/build.py compiled
	@PYTHONPATH=build/compiled/lib DRAKEHALL_BUILD=compiled DRAKEHALL_HONEST=10000 \
	    $(BIN)/pytest --capture=no --verbose tests/bots/test_honesty.py $(ARGS)

mutants: ## break each rule once and see whether a case or a test notices (ten minutes or so)
	@tools/setup test
	@PYTHONPATH=tests $(BIN)/python -m mutants $(ARGS)

pictures: ## take the pictures of the README anew
	@tools/setup test
	@PYTHONPATH=tests $(BIN)/python -m page.pictures

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
	@echo "Checking the page …"
	@$(BIN)/python tools/page.py --check
	@echo "Checking spelling …"
	@$(BIN)/codespell

fix: ## put the code in its standard format, and what is made from it up to date
	@tools/setup test
	@echo "Formatting …"
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python tools/declare.py
	@PYTHONPATH=tests $(BIN)/python -m ledger

bots-tables: ## play the contests of docs/bots.md at full size and write its tables (hours)
	@tools/setup test
	@$(BIN)/python tools/build.py compiled
	@PYTHONPATH=build/compiled/lib $(BIN)/python tools/bots_tables.py play $(ARGS)
	@PYTHONPATH=build/compiled/lib $(BIN)/python tools/bots_tables.py write

bots-tables-small: ## play a hundredth of those contests
	@tools/setup test
	@$(BIN)/python tools/build.py compiled
	@PYTHONPATH=build/compiled/lib $(BIN)/python tools/bots_tables.py play --small $(ARGS)

bots-replay: ## play all published games of bots again and compare them, move by move
	@tools/setup test
	@$(BIN)/python tools/build.py compiled
	@PYTHONPATH=build/compiled/lib DRAKEHALL_BUILD=compiled DRAKEHALL_PUBLISHED=all \
	    $(BIN)/pytest --quiet $(PARALLEL) tests/lab/arena/test_published.py

bench: ## measure the compiled cores beside other libraries, in an environment of its own
	@tools/setup test
	@$(BIN)/python tools/build.py compiled
	@bench/run $(ARGS)

wheel: ## build the wheel, try it in each Python of the PATH, and try an install without a compiler
	@tools/setup test
	@$(BIN)/python tools/try_wheel.py $(PYTHONS)

clean: ## remove .venv and everything else that was made here
	@echo "Removing .venv and caches …"
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	@rm -rf web/node_modules src/drakehall/web
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@rm -rf src/drakehall.egg-info
