# Written by tools/declare.py from snapshot.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef dict dump(State s)
cpdef void load_scalars(State s, dict numbers)
cpdef void load_arrays(State s, dict numbers)
