# Written by tools/declare.py from winning.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef bint table_is_full(State s) noexcept nogil
cpdef bint find_winner(State s) noexcept nogil
cpdef int barred_seats(State s) noexcept nogil
cpdef bint god_bars(State s, int seat) noexcept nogil
cpdef int best_flight(State s, int bars) noexcept nogil
cpdef void end_soon(State s, int winner) noexcept nogil
