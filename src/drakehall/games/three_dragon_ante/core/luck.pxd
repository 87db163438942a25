# Written by tools/declare.py from luck.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport chance_kinds

cdef bint PLAIN

@cython.final
cdef class Feed:
    cdef readonly int size
    cdef readonly int at
    cdef readonly int want
    cdef readonly int number
    cdef readonly int cards_size
    cdef readonly int changes_size
    cdef readonly int changed
    cdef readonly int taken
    cdef uint8_t[4096] outcomes
    cdef uint8_t[210] cards
    cdef uint8_t[32] changes
    cpdef void rewind(self) noexcept nogil
    cpdef bint has(self, int count) noexcept nogil
    cpdef int take(self) noexcept nogil
    cpdef bint need(self, int want, int number) noexcept nogil
    cpdef void wish(self, int card) noexcept nogil
    cpdef list cards_wanted(self)
    cpdef void add_outcome(self, list chosen)
    cpdef void add_change(self, int change) noexcept nogil
