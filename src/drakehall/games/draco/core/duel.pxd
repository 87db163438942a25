# Written by tools/declare.py from duel.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport actions
from drakehall.games.draco.core cimport division
from drakehall.games.draco.core cimport gift
from drakehall.games.draco.core cimport notes
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef void begin(State s) noexcept nogil
cpdef int last_opportunity(State s) noexcept nogil
cpdef int seat_at(State s, int opportunity) noexcept nogil
cpdef void list_moves(State s) noexcept nogil
cpdef bint may_play(State s) noexcept nogil
cpdef void answer(State s, int action) noexcept nogil
