# Written by tools/declare.py from table.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport journal
from drakehall.games.draco.core cimport luck
from drakehall.games.draco.core cimport notes
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core.rules cimport Rules
from drakehall.games.draco.core.journal cimport Journal
from drakehall.games.draco.core.luck cimport Feed

cdef bint PLAIN
cdef uint8_t[240] COLOUR
cdef uint8_t[240] VALUE
cdef uint64_t MASK

@cython.final
cdef class State:
    cdef public Rules rules
    cdef public Journal journal
    cdef public Feed feed
    cdef public int n
    cdef public int16_t phase
    cdef public int16_t round
    cdef public int16_t captain
    cdef public int16_t turn
    cdef public int16_t flipped
    cdef public int16_t cursed_duel
    cdef public int16_t opportunity
    cdef public int16_t curses
    cdef public int16_t final
    cdef public int16_t next_final
    cdef public int16_t picked
    cdef public int16_t taken
    cdef public int16_t pile
    cdef public int16_t blocks
    cdef public int16_t block_at
    cdef public int16_t under
    cdef public int16_t table_size
    cdef public int16_t gone_size
    cdef public int16_t moves_count
    cdef public uint64_t rng
    cdef readonly int32_t[4] swords
    cdef readonly int32_t[4] played
    cdef readonly int16_t[4] cursed
    cdef readonly int16_t[4] treasure_size
    cdef readonly int16_t[32] points
    cdef uint8_t[480] treasure
    cdef uint8_t[120] deck
    cdef uint8_t[120] table
    cdef uint8_t[120] gone
    cdef uint8_t[30] block
    cdef uint16_t[128] moves
    cpdef void note(self, int kind, int a=*, int b=*, int c=*) noexcept nogil
    cpdef void add_move(self, int action) noexcept nogil
    cpdef bint has_move(self, int action) noexcept nogil
    cpdef int after(self, int seat) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
    cpdef int pop(self) noexcept nogil
    cpdef void put_under(self, int card) noexcept nogil
    cpdef void lay(self, int card) noexcept nogil
    cpdef void lift(self, int card) noexcept nogil
    cpdef void give(self, int seat, int card) noexcept nogil
    cpdef void curse(self, int seat) noexcept nogil
    cpdef void discard(self, int card) noexcept nogil
    cpdef int strength(self, int seat) noexcept nogil
    cpdef int on_table(self) noexcept nogil
cpdef State sibling(State s)
cpdef State share_rules(State twin, State s)
