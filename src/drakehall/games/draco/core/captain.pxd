# Written by tools/declare.py from captain.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport actions
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport duel
from drakehall.games.draco.core cimport notes
from drakehall.games.draco.core cimport rounds
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core.table cimport State

cpdef void list_moves(State s) noexcept nogil
cpdef void answer(State s, int action) noexcept nogil
cpdef void flip(State s) noexcept nogil
