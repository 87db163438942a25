# Written by tools/declare.py from chance.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport playout
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef int pick(Minds m, State s) noexcept nogil
cpdef void start(Minds m, State s) noexcept nogil
cpdef void look(Minds m, State s, int seat) noexcept nogil
cpdef void fold(Minds m, int number) noexcept nogil
