# Written by tools/declare.py from worlds.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport copying
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport playout
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport zones
from drakehall.games.three_dragon_ante.core.table cimport State

cdef bint PLAIN
cdef uint32_t[64] FRACTIONS

@cython.final
cdef class Worlds:
    cdef public State blank
    cdef public uint64_t rng
    cdef readonly int ways
    cdef readonly int seat
    cdef int32_t[64] share
    cdef uint8_t[64] slots
    cdef uint8_t[4608] zone
    cdef uint16_t[4608] limit
    cdef uint8_t[64] pool_size
    cdef public int sweeps
    cdef public int spots
    cdef public int hidden
    cdef public int way
    cdef uint8_t[72] spot
    cdef uint8_t[72] bound
    cdef int16_t[420] lean
    cdef uint8_t[13440] pool
    cpdef void add_way(self, int share, list slots, list limits, list pool)
    cpdef void set_leanings(self, list lean, int sweeps)
    cpdef int leaning(self, int seat, int kind) noexcept nogil
cpdef void seed(Worlds w, int number) noexcept nogil
cpdef void deal(Worlds w, State to) noexcept nogil
cpdef int draw_way(Worlds w, State to) noexcept nogil
cpdef void fill(Worlds w, State to, int way) noexcept nogil
cpdef void place_card(State to, int zone, int card) noexcept nogil
cpdef int next_spot(State to, int zone) noexcept nogil
cpdef void lay_pile(State to, int taken, int size, int tops) noexcept nogil
cpdef void sway(Worlds w, State to) noexcept nogil
cpdef int power(int change) noexcept nogil
cpdef int card_at(State to, int spot) noexcept nogil
cpdef void set_card(State to, int spot, int card) noexcept nogil
cpdef int lean_of(Worlds w, int spot, int card) noexcept nogil
cpdef int weigh(Worlds w, State to) noexcept nogil
cpdef void pick_antes(Worlds w, State to) noexcept nogil
cpdef void relist(State to) noexcept nogil
