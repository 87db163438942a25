# Written by tools/declare.py from reading.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef list deck(State s)
cpdef list piles(State s)
cpdef list middle(State s)
cpdef list treasures(State s, int seat)
cpdef list gone(State s)
cpdef list moves(State s)
cpdef void set_deck(State s, list order, list sizes)
cpdef void set_swords(State s, int seat, int up) noexcept nogil
cpdef void set_played(State s, int seat, int swords) noexcept nogil
cpdef void set_cursed(State s, int seat, int count) noexcept nogil
