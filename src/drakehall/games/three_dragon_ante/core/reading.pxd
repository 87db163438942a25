# Written by tools/declare.py from reading.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef list hand(State s, int seat)
cpdef list flight(State s, int seat)
cpdef list pile(State s)
cpdef list discards(State s)
cpdef int last_dealt(State s, int seat) noexcept nogil
cpdef list debts(State s)
cpdef tuple frame(State s, int place)
cpdef int asked(State s) noexcept nogil
cpdef list listed(State s)
cpdef void set_pile(State s, list order)
cpdef void set_gold(State s, int seat, int gold) noexcept nogil
cpdef void set_ante(State s, int seat, int card) noexcept nogil
cpdef void set_played(State s, int seat, int card) noexcept nogil
cpdef void set_last_dealt(State s, int seat, int card) noexcept nogil
cpdef void set_abilities(State s, int seat, int bits) noexcept nogil
cpdef void set_out(State s, int seat, int time) noexcept nogil
