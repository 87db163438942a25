# Written by tools/declare.py from deal.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef void deal_cards(State s) noexcept nogil
cpdef void deal_as_told(State s) noexcept nogil
cpdef void deal_by_luck(State s) noexcept nogil
cpdef void stack_piles(State s) noexcept nogil
cpdef int share(int cards_in_all, int piles, int number) noexcept nogil
cpdef void shuffle_range(State s, int low, int size) noexcept nogil
