# Written by tools/declare.py from chance.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport playout
from drakehall.games.draco.core cimport table
from drakehall.games.draco.players cimport mind
from drakehall.games.draco.players.mind cimport Mind
from drakehall.games.draco.core.table cimport State

cpdef int pick(Mind m, State s) noexcept nogil
cpdef void fold(Mind m, int number) noexcept nogil
