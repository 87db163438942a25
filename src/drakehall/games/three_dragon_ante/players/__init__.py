"""Players that run inside the compiled core: rules of thumb, and playouts made with them.

A player is asked about the open question of a table. It reads of that table only what the seat
that is asked may know: its own hand, everything that lies face up, and how many cards lie face
down. Tests deal the rest anew and see the same answers. Modules import one way: core, scale,
weights <- minds <- gains <- sight <- powers <- plays, answers <- chooser <- playing.
"""
