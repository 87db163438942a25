# Written by tools/declare.py from rounds.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport abilities
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport powers
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport trios
from drakehall.games.three_dragon_ante.core cimport winning
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void start_round(State s) noexcept nogil
cpdef void open_round(State s) noexcept nogil
cpdef void start_turn(State s) noexcept nogil
cpdef void buy_first(State s) noexcept nogil
cpdef void take_turn(State s) noexcept nogil
cpdef void play(State s, int seat, int card) noexcept nogil
cpdef void wake(State s, int seat, int card, int reason, int before) noexcept nogil
cpdef int trigger_reason(State s, int seat, int card, int before) noexcept nogil
cpdef int strength_before(State s) noexcept nogil
cpdef void finish_turn(State s, int seat, int first, int base) noexcept nogil
cpdef int next_empty(State s, int seat, int passed) noexcept nogil
cpdef void pass_on(State s) noexcept nogil
cpdef void end_round(State s) noexcept nogil
cpdef int next_leader(State s) noexcept nogil
cpdef int highest_of_round(State s) noexcept nogil
cpdef int round_strength(State s, int seat) noexcept nogil
