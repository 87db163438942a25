"""Plays games in the terminal with plain lines: fit for pipes, screen readers and any screen."""
