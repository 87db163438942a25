# Written by tools/declare.py from copying.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cells
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cdef bint PLAIN
cpdef State clone(State s)
cpdef void copy(State to, State source) noexcept nogil
cpdef void copy_numbers(State to, State source) noexcept nogil
cpdef void copy_arrays(State to, State source) noexcept nogil
