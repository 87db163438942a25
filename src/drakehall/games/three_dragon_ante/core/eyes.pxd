# Written by tools/declare.py from eyes.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef list open_numbers(State s)
cpdef int load_numbers(State s, list numbers, int start)
cpdef bint sees_ante(State s, int seat, int other) noexcept nogil
cpdef list seen_cards(State s, int seat)
cpdef void load_cards(State s, int seat, list numbers, int start)
cpdef int hand_end(State s, int seat) noexcept nogil
cpdef void set_hand(State s, int seat, int place, int card) noexcept nogil
