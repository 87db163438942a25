# Written by tools/declare.py from mixing.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport antes
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport copying
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport worlds
from drakehall.games.three_dragon_ante.players cimport chooser
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport outlook
from drakehall.games.three_dragon_ante.players cimport playing
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State
from drakehall.games.three_dragon_ante.core.worlds cimport Worlds

cdef bint PLAIN

@cython.final
cdef class Mix:
    cdef public int rounds
    cdef public int playouts
    cdef public int mask
    cdef int64_t[180] regrets
    cdef int64_t[10] own
    cdef readonly int64_t[10] average
    cdef readonly int64_t[10] worth
    cdef int64_t total
    cdef int64_t mean
    cdef int32_t[6] picks
    cdef int32_t[10] outcomes
    cpdef void start(self) noexcept nogil
cpdef void learn(Mix x, Minds m, Worlds w, State root, State s, int playouts) noexcept nogil
cpdef void take_back(State s, int me) noexcept nogil
cpdef bint antes_freely(State s, int seat) noexcept nogil
cpdef void swap_hand(Minds m, State s, int me) noexcept nogil
cpdef void pick_all(Mix x, Minds m, State s) noexcept nogil
cpdef int pick(Mix x, Minds m, State s, int seat) noexcept nogil
cpdef int table_of(State s, int seat) noexcept nogil
cpdef int rank(State s, int seat, int place) noexcept nogil
cpdef int by_thumb(Minds m, State s, int seat) noexcept nogil
cpdef int place_of(State s, int seat, int kind) noexcept nogil
cpdef void try_own(Mix x, Minds m, State root, State s, int me) noexcept nogil
cpdef void try_seat(Mix x, Minds m, State root, State s, int seat) noexcept nogil
cpdef void lay_out(Mix x, Minds m, State root, State s, int seat, int place) noexcept nogil
