# Written by tools/declare.py from engine.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport captain
from drakehall.games.draco.core cimport deal
from drakehall.games.draco.core cimport division
from drakehall.games.draco.core cimport duel
from drakehall.games.draco.core cimport gift
from drakehall.games.draco.core cimport notes
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport rounds
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef void start(State s) noexcept nogil
cpdef void advance(State s) noexcept nogil
cpdef void apply(State s, int action) noexcept nogil
cpdef int step(State s, int place) noexcept nogil
cpdef void list_moves(State s) noexcept nogil
cpdef void answer(State s, int action) noexcept nogil
cpdef list legal_actions(State s)
