# Written by tools/declare.py from ranking.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef int wealth(State s, int seat) noexcept nogil
cpdef bint side_is_broke(State s, int seat) noexcept nogil
cpdef bint ranks_above(State s, int seat, int other) noexcept nogil
cpdef int best_seat(State s) noexcept nogil
cpdef bint tie_at_the_top(State s) noexcept nogil
