# Written by tools/declare.py from solve.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport copying
from drakehall.games.draco.core cimport engine
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport scoring
from drakehall.games.draco.core cimport table
from drakehall.games.draco.players cimport parts
from drakehall.games.draco.players cimport winning
from drakehall.games.draco.core.table cimport State

cdef bint PLAIN
cpdef list solve(State s, list stack, int depth, list left)
cpdef int answers(State s) noexcept nogil
cpdef list after(State s, State child, list stack, int depth, int action, list left)
cpdef list chance(State s, State child, list stack, int depth, int action, int fixed, list left)
cpdef int copies(State s, int card, int place, int top) noexcept nogil
cpdef list result(State s)
