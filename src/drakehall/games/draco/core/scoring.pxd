# Written by tools/declare.py from scoring.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef bint counts_plus(State s, int seat, int colour) noexcept nogil
cpdef int score(State s, int seat) noexcept nogil
cpdef bint ranks_above(State s, int seat, int other) noexcept nogil
