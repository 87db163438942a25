# Written by tools/declare.py from gains.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport winning
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players cimport weights
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cdef int32_t[128] LOGISTIC
cdef int32_t[16] ROOTS
cpdef int share(Minds m, int chance) noexcept nogil
cpdef int from_stakes(Minds m, State s, int gold, int chance) noexcept nogil
cpdef int to_stakes(Minds m, State s, int gold, int chance) noexcept nogil
cpdef int from_opponent(Minds m, int worth) noexcept nogil
cpdef int card_in_hand(Minds m, State s, int size) noexcept nogil
cpdef int draws(Minds m, State s, int count) noexcept nogil
cpdef int keeping(Minds m, int card) noexcept nogil
cpdef int still_to_come(Minds m, State s, int without, int rounds) noexcept nogil
cpdef int chance_to_win(Minds m, State s, int without) noexcept nogil
cpdef int beats(Minds m, State s, int final, int seat) noexcept nogil
cpdef int curve(int ahead, int doubt) noexcept nogil
