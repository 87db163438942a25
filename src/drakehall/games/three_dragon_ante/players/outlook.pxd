# Written by tools/declare.py from outlook.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport ranking
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport playing
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cdef int32_t[2048] FADING
cpdef int foresee(Minds m, State s, int seat) noexcept nogil
cpdef int masked(Minds m, State s, int seat, int mask) noexcept nogil
cpdef void remember(Minds m, State s, int seat) noexcept nogil
cpdef void note_purses(Minds m, State s, int seat, int mask) noexcept nogil
cpdef int richest(Minds m, State s, int seat) noexcept nogil
cpdef void rate_seats(Minds m, State s, int seat, int mask) noexcept nogil
cpdef void split(Minds m, State s) noexcept nogil
cpdef int quality(State s, int seat) noexcept nogil
