# Written by tools/declare.py from sight.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport winning
from drakehall.games.three_dragon_ante.players cimport gains
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport weights
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void look(Minds m, State s, int me) noexcept nogil
cpdef void rank_hand(Minds m, State s, int me) noexcept nogil
cpdef void note_flight(Minds m, State s) noexcept nogil
cpdef void note_play(Minds m, State s, int card) noexcept nogil
cpdef bint would_bar(Minds m, State s, int card) noexcept nogil
cpdef int rival(Minds m, State s) noexcept nogil
cpdef bint is_more(State s, int seat, int best) noexcept nogil
