# Written by tools/declare.py from powers.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport amounts
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.players cimport gains
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players cimport sight
from drakehall.games.three_dragon_ante.players cimport weights
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef int worth(Minds m, State s, int card, int power) noexcept nogil
cpdef int dragon(Minds m, State s, int card, int power) noexcept nogil
cpdef int mortal(Minds m, State s, int card, int power) noexcept nogil
cpdef int red(Minds m, State s) noexcept nogil
cpdef int silver(Minds m, State s) noexcept nogil
cpdef int levy(Minds m, State s, int number) noexcept nogil
cpdef int green(Minds m, State s, int strength) noexcept nogil
cpdef int brass(Minds m, State s, int strength) noexcept nogil
cpdef int tribute(Minds m, State s, int victim, int likely, int more) noexcept nogil
cpdef int bronze(Minds m, State s) noexcept nogil
cpdef int copper(Minds m, State s, int strength) noexcept nogil
cpdef int white(Minds m, State s) noexcept nogil
cpdef int bahamut(Minds m, State s) noexcept nogil
cpdef int dracolich(Minds m, State s, int card) noexcept nogil
cpdef int archmage(Minds m, State s, int card) noexcept nogil
cpdef int slayer(Minds m, State s, int strength) noexcept nogil
cpdef int slaying(Minds m, State s, int owner, int card) noexcept nogil
cpdef int druid(Minds m, State s) noexcept nogil
cpdef int princess(Minds m, State s) noexcept nogil
cpdef int fool(Minds m, State s) noexcept nogil
