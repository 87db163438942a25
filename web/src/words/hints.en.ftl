# Hints: how much of them, the panel beside the prompt.

hint-level = Hints
hint-level-note = The most that you want to be told. A table may tell less.
hint-level-table = By the table: advice while you play alone, none among people
hint-level-off = None
hint-level-reasons = What each move does
hint-level-numbers = Chances to win
hint-level-advice = The best moves
hint-level-least = This table tells less: { $level }.
hint-ask = Hint
hint-title = Hint
hint-thinking = Thinking it over …
hint-moves = Best moves, and your chance to win
hint-move = { $place }. { $move }: { $value } %
hint-best = Advised
hint-chances = Chances to win
hint-chance = { $name }: { $chance } %
hint-close = Close the hint
help-hint = hint
