# Written by tools/declare.py from rounds.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport notes
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport scoring
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef void begin(State s) noexcept nogil
cpdef void set_final(State s) noexcept nogil
cpdef void end(State s) noexcept nogil
