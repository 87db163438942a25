# Written by tools/declare.py from playing.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport copying
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport playout
from drakehall.games.three_dragon_ante.core cimport ranking
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.players cimport chooser
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef int play_game(Minds m, State s, State empty, int number, int limit) noexcept nogil
cpdef int play_on(Minds m, State s, int limit) noexcept nogil
cpdef void play_gambits(Minds m, State s, int first, int gambits, int limit) noexcept nogil
cpdef int win_share(State s, int seat) noexcept nogil
