# Written by tools/declare.py from minds.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.players cimport weights

cdef bint PLAIN
cdef uint64_t MASK

@cython.final
cdef class Minds:
    cdef public uint64_t rng
    cdef public uint64_t luck
    cdef public int base
    cdef public int me
    cdef public int others
    cdef public int after
    cdef public int size
    cdef public int total
    cdef public int chance
    cdef public int good
    cdef public int evil
    cdef public int mortal
    cdef public int pot
    cdef public int winner
    cdef public int cards_before
    cdef readonly int32_t[384] weights
    cdef readonly int32_t[6] kinds
    cdef readonly int32_t[6] slack
    cdef int32_t[10] ranked
    cdef readonly int32_t[48] worths
    cdef readonly int32_t[4] outlook
    cdef int32_t[6] odds
    cdef int32_t[6] purse
    cdef int32_t[6] before
    cdef readonly int32_t[6] seats
    cpdef void seat(self, int seat, int kind, int slack) noexcept nogil
    cpdef void weigh(self, int seat, int index, int weight) noexcept nogil
    cpdef void foresee(self, int index, int number) noexcept nogil
    cpdef int weight(self, int index) noexcept nogil
    cpdef int draw(self, int n) noexcept nogil
