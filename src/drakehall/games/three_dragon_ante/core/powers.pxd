# Written by tools/declare.py from powers.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport dragons
from drakehall.games.three_dragon_ante.core cimport mortals
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void run(State s, int actor, int card, int text, bint by_princess) noexcept nogil
cpdef void run_dragon(State s, int actor, int card, int power, bint by_princess) noexcept nogil
cpdef void run_mortal(State s, int actor, int card, int power) noexcept nogil
cpdef void list_moves(State s, int top) noexcept nogil
cpdef void answer(State s, int top, int action, int place) noexcept nogil
cpdef void answer_target(State s, int actor, int card, int power, int victim) noexcept nogil
cpdef void answer_trigger(State s, int actor, int card, int bit, int kind) noexcept nogil
cpdef void answer_copy(State s, int actor, int card, int power, int kind, int place) noexcept nogil
cpdef int ante_to_copy(State s, int kind, int place) noexcept nogil
cpdef int evil_dragon_to_copy(State s, int card, int kind, int place) noexcept nogil
