# Written by tools/declare.py from antes.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport rounds
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void ask_antes(State s) noexcept nogil
cpdef void open_antes(State s) noexcept nogil
cpdef void lay_blind(State s, int seat, int card) noexcept nogil
cpdef void ask_next_ante(State s) noexcept nogil
cpdef void commit_ante(State s, int seat, int card) noexcept nogil
cpdef void reveal(State s) noexcept nogil
cpdef void concentrate(State s) noexcept nogil
cpdef bint is_outdone(State s, int seat) noexcept nogil
cpdef void pay_antes(State s) noexcept nogil
cpdef int highest_ante(State s) noexcept nogil
cpdef int ante_leader(State s) noexcept nogil
cpdef void void_antes(State s) noexcept nogil
