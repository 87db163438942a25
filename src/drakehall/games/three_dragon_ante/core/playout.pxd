# Written by tools/declare.py from playout.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cells
from drakehall.games.three_dragon_ante.core cimport copying
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cdef uint64_t GOLDEN
cdef uint64_t MIX_ONE
cdef uint64_t MIX_TWO
cdef uint64_t WORD
cpdef void seed(State s, int number) noexcept nogil
cpdef void mix(State s) noexcept nogil
cpdef void deal(State s, int number) noexcept nogil
cpdef int play_on(State s, int limit) noexcept nogil
cpdef int play_games(State s, State empty, int first, int games, int limit) noexcept nogil
cpdef int checksum(State s, State empty, int first, int games, int limit) noexcept nogil

@cython.final
cdef class Walk:
    cdef readonly State state
    cpdef int step(self, int number) noexcept nogil
cpdef int fold(int total, int number) noexcept nogil
