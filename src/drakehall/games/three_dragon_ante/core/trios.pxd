# Written by tools/declare.py from trios.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport dragons
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void seek(State s, int seat, int kind) noexcept nogil
cpdef void list_unpaid(State s, int seat, int kind) noexcept nogil
cpdef void list_trios(State s, int seat, int kind) noexcept nogil
cpdef int shared_by_three(State s, int seat) noexcept nogil
cpdef int colour_amount(State s, int seat, int colour) noexcept nogil
cpdef int dragons_of_colour(State s, int seat, int colour) noexcept nogil
cpdef int second_highest(State s, int seat, int colour, int another) noexcept nogil
cpdef bint is_of_colour(int card, int colour) noexcept nogil
cpdef void answer_trio(State s, int seat, int action) noexcept nogil
cpdef void pay_colour(State s, int seat, int colour, int amount) noexcept nogil
cpdef void pay_strength(State s, int seat, int strength) noexcept nogil
cpdef void list_spoils(State s, int seat) noexcept nogil
cpdef void answer_spoils(State s, int seat, int action, int place) noexcept nogil
