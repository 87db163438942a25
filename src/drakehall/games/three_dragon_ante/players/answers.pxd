# Written by tools/declare.py from answers.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport abilities
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport amounts
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport trios
from drakehall.games.three_dragon_ante.players cimport gains
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport powers
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players cimport weights
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cdef int32_t[8] RANKS
cpdef int target(State s, int seat) noexcept nogil
cpdef int blue(Minds m, State s, int action) noexcept nogil
cpdef int tribute(Minds m, State s, int action) noexcept nogil
cpdef int take(Minds m, int action) noexcept nogil
cpdef int slay(Minds m, State s, int action) noexcept nogil
cpdef int trigger(Minds m, State s, int card) noexcept nogil
cpdef int trio(Minds m, State s, int action) noexcept nogil
cpdef int by_power(Minds m, State s, int kind, int action) noexcept nogil
cpdef int by_ability(State s, int kind, int action) noexcept nogil
