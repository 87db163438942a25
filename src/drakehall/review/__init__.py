"""Looks at moves: what a bot says about a question, as sentences for people."""
