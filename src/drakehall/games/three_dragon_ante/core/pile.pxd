# Written by tools/declare.py from pile.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport cells
from drakehall.games.three_dragon_ante.core cimport chance_kinds
from drakehall.games.three_dragon_ante.core cimport luck
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State
from drakehall.games.three_dragon_ante.core.luck cimport Feed

cdef uint64_t MASK
cpdef int below(State s, int n) noexcept nogil
cpdef void shuffle_pile(State s) noexcept nogil
cpdef void feed_pile(State s, Feed feed) noexcept nogil
cpdef int random_card(State s, int seat) noexcept nogil
cpdef int fed_card(State s, Feed feed, int seat) noexcept nogil
cpdef void discard(State s, int card) noexcept nogil
cpdef int pop(State s) noexcept nogil
cpdef void put_back(State s, int card) noexcept nogil
cpdef void refresh(State s) noexcept nogil
cpdef void renew(State s) noexcept nogil
cpdef void draw(State s, int seat, int count) noexcept nogil
cpdef void deal_to(State s, int seat, int count) noexcept nogil
cpdef void note_dealt(State s, int seat, int card, int left) noexcept nogil
cpdef bint antes_blind(State s, int seat) noexcept nogil
cpdef void clear_table(State s) noexcept nogil
cpdef void clear_antes(State s) noexcept nogil
