# Written by tools/declare.py from thumb.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport actions
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport engine
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport table
from drakehall.games.draco.players cimport mind
from drakehall.games.draco.players cimport share
from drakehall.games.draco.players cimport weights
from drakehall.games.draco.players.mind cimport Mind
from drakehall.games.draco.core.table cimport State

cdef uint8_t[240] VALUE
cpdef int choose(Mind m, State s) noexcept nogil
cpdef bint begins(State s) noexcept nogil
cpdef int worth(Mind m, State s, int action) noexcept nogil
cpdef int captain(Mind m, State s, int action) noexcept nogil
cpdef int duel(Mind m, State s, int action) noexcept nogil
cpdef int behind(Mind m, State s) noexcept nogil
cpdef int division(Mind m, State s, int action) noexcept nogil
cpdef int gift(Mind m, State s, int action) noexcept nogil
cpdef int usual(Mind m, int colour, int rest) noexcept nogil
cpdef int risk(Mind m, State s) noexcept nogil
cpdef void play_game(State s, Mind own, Mind other, int seat) noexcept nogil
