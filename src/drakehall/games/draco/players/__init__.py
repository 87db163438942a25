"""Players that run inside the compiled core: rules of thumb, playouts made with them, a solver.

A player is asked about the open question of a table and reads of it only what lies open: all but
the order of the deck. Modules import one way: core, parts,
weights, winning <- mind <- share <- thumb <- search; solve stands apart.
"""
