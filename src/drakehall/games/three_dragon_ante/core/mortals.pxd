# Written by tools/declare.py from mortals.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport amounts
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport dragons
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void archmage(State s, int actor, int card) noexcept nogil
cpdef void list_antes_to_copy(State s) noexcept nogil
cpdef void dragonslayer(State s, int actor, int card) noexcept nogil
cpdef void list_prey(State s, int card) noexcept nogil
cpdef void answer_slay(State s, int actor, int action) noexcept nogil
cpdef void thief(State s, int actor, int card) noexcept nogil
cpdef void list_hand(State s, int seat, int verb) noexcept nogil
cpdef void answer_discard(State s, int actor, int action) noexcept nogil
cpdef void druid(State s, int actor) noexcept nogil
cpdef void priest(State s, int actor) noexcept nogil
cpdef void princess(State s, int actor, int card) noexcept nogil
cpdef void list_armed(State s, int actor, int bit) noexcept nogil
cpdef int disarm(State s, int actor, int kind, int bit) noexcept nogil
cpdef void fool(State s, int actor) noexcept nogil
