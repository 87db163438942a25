# Written by tools/declare.py from winning.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport scoring
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef bint is_winner(State s, int seat) noexcept nogil
cpdef int count_winners(State s) noexcept nogil
