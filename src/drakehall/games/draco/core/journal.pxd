# Written by tools/declare.py from journal.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport notes

cdef bint PLAIN

@cython.final
cdef class Journal:
    cdef readonly int count
    cdef int32_t[16384] numbers
    cpdef void add(self, int kind, int a, int b, int c) noexcept nogil
    cpdef list all_notes(self)
