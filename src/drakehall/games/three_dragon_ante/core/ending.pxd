# Written by tools/declare.py from ending.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport antes
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport luck
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport ranking
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State
from drakehall.games.three_dragon_ante.core.luck cimport Feed

cpdef void deal(State s) noexcept nogil
cpdef void end_gambit(State s, int winner) noexcept nogil
cpdef void end_game(State s) noexcept nogil
cpdef int eliminate_broke(State s) noexcept nogil
cpdef void put_out(State s, int gone) noexcept nogil
cpdef void drop_hands(State s, int gone) noexcept nogil
cpdef bint game_ends(State s) noexcept nogil
cpdef bint is_over(State s) noexcept nogil
cpdef bint somebody_is_broke(State s) noexcept nogil
cpdef bint somebody_has(State s, int gold) noexcept nogil
cpdef void next_gambit(State s, int first) noexcept nogil
cpdef void set_rate(State s) noexcept nogil
cpdef void change_seats(State s) noexcept nogil
cpdef void apply_changes(State s, Feed feed) noexcept nogil
cpdef void join(State s, int seat) noexcept nogil
cpdef void leave(State s, int seat) noexcept nogil
