# Written by tools/declare.py from worlds.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport copying
from drakehall.games.draco.core cimport engine
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport playout
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cdef bint PLAIN

@cython.final
cdef class Worlds:
    cdef public State blank
    cdef public uint64_t rng
    cdef readonly int ways
    cdef readonly int pool_size
    cdef int32_t[128] share
    cdef uint8_t[128] blocks
    cdef uint8_t[3840] size
    cdef uint8_t[3840] curses
    cdef uint8_t[120] pool
    cdef uint8_t[4] held
    cdef uint8_t[120] order
    cpdef void add_way(self, int share, list sizes, list curses)
cpdef void seed(Worlds w, int number) noexcept nogil
cpdef void deal(Worlds w, State to) noexcept nogil
cpdef int deal_held(Worlds w, State to) noexcept nogil
cpdef void stack(Worlds w, State to, int way, int first) noexcept nogil
cpdef bint is_one_pile(Worlds w) noexcept nogil
