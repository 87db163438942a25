# Written by tools/declare.py from gift.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport actions
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport notes
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport rounds
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef void check(State s) noexcept nogil
cpdef bint is_offered(State s) noexcept nogil
cpdef void list_moves(State s) noexcept nogil
cpdef void answer(State s, int action) noexcept nogil
cpdef void draw(State s, int seat) noexcept nogil
cpdef void finish_draw(State s) noexcept nogil
cpdef void recover(State s) noexcept nogil
