"""Looks at moves: what a bot says about a question, how a whole game went."""
