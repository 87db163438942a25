# Written by tools/declare.py from mind.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport table
from drakehall.games.draco.players cimport weights
from drakehall.games.draco.core.table cimport State
from drakehall.games.draco.core.rules cimport Rules

cdef bint PLAIN
cdef uint8_t[240] COLOUR
cdef uint8_t[240] VALUE

@cython.final
cdef class Mind:
    cdef readonly int players
    cdef readonly int colours
    cdef readonly int plus
    cdef readonly int whole_count
    cdef readonly int takers
    cdef readonly int known
    cdef readonly int steps
    cdef readonly int here
    cdef public uint64_t rng
    cdef public uint64_t luck
    cdef int32_t[11] weight
    cdef int32_t[8] whole
    cdef int32_t[8] counts
    cdef int32_t[8] rest
    cdef int32_t[32] held
    cdef int32_t[32] then
    cdef int32_t[4] bar
    cdef int32_t[4] then_bar
    cdef int32_t[4] gains
    cdef int32_t[4] order
    cdef int32_t[4] strength
    cdef uint8_t[121] left
    cdef uint8_t[121] taken
    cdef int32_t[121] gained
    cpdef void look(self, State s) noexcept nogil
    cpdef int least(self, int seat) noexcept nogil
    cpdef int gain(self, int seat, int card) noexcept nogil
    cpdef int change(self, int own, int bar, int card) noexcept nogil
