# Written by tools/declare.py from abilities.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport trios
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void list_picks(State s, int seat) noexcept nogil
cpdef void pick(State s, int seat, int ability) noexcept nogil
cpdef void offer_lead(State s) noexcept nogil
cpdef void list_leads(State s, int leader) noexcept nogil
cpdef void answer_lead(State s, int action) noexcept nogil
cpdef void offer_looks(State s, int seat) noexcept nogil
cpdef bint shows_motive(State s, int seat) noexcept nogil
cpdef void answer_look(State s, int seat, int owner, int action) noexcept nogil
cpdef void offer_wild(State s, int seat) noexcept nogil
cpdef void list_wild(State s, int seat) noexcept nogil
cpdef bint has_pair(State s, int seat, int colour) noexcept nogil
cpdef int wild_mortal(State s, int seat) noexcept nogil
cpdef void answer_wild(State s, int seat, int action) noexcept nogil
cpdef int wild_amount(State s, int seat, int colour) noexcept nogil
cpdef void answer_use(State s, int top, int action) noexcept nogil
cpdef void list_moves(State s, int kind, int seat) noexcept nogil
cpdef void answer(State s, int top, int action) noexcept nogil
