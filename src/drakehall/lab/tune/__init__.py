"""Tunes the weights of the rules of thumb by playing them against themselves."""
