# Written by tools/declare.py from luck.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport phases

cdef bint PLAIN

@cython.final
cdef class Feed:
    cdef readonly int captain
    cdef readonly int size
    cdef readonly int blocks
    cdef uint8_t[120] order
    cdef uint8_t[30] block
    cpdef list cards(self)
    cpdef list piles(self)
