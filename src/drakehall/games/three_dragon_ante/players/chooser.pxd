# Written by tools/declare.py from chooser.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.players cimport answers
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport plays
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players cimport sight
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef int choose(Minds m, State s) noexcept nogil
cpdef int best(Minds m, State s, int slack) noexcept nogil
cpdef bint is_better(Minds m, State s, int place, int other) noexcept nogil
cpdef void weigh(Minds m, State s) noexcept nogil
cpdef int worth(Minds m, State s, int kind, int action) noexcept nogil
