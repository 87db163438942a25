# Written by tools/declare.py from plays.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport rounds
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport trios
from drakehall.games.three_dragon_ante.players cimport gains
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport powers
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players cimport sight
from drakehall.games.three_dragon_ante.players cimport weights
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef int ante(Minds m, State s, int card) noexcept nogil
cpdef int hand_edge(Minds m, State s, int without) noexcept nogil
cpdef int highest(Minds m, int strength, int rivals) noexcept nogil
cpdef int last_gambit(Minds m, State s, int strength) noexcept nogil
cpdef int play(Minds m, State s, int card) noexcept nogil
cpdef int colour_flight(Minds m, State s, int card) noexcept nogil
cpdef int completed(Minds m, State s, int colour, int card) noexcept nogil
cpdef int strength_flight(Minds m, State s, int card) noexcept nogil
cpdef int hopes(Minds m, State s, int card) noexcept nogil
cpdef int in_hand(Minds m, State s, int place) noexcept nogil
cpdef int next_lead(Minds m, State s, int strength) noexcept nogil
