"""Draco no Yamawake: 2 to 4 pirates share out the treasure of the *Golden Hind*."""
