# Written by tools/declare.py from engine.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport abilities
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport antes
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport dragons
from drakehall.games.three_dragon_ante.core cimport ending
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport mortals
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport powers
from drakehall.games.three_dragon_ante.core cimport rounds
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport trios
from drakehall.games.three_dragon_ante.core cimport winning
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void start(State s) noexcept nogil
cpdef void begin(State s) noexcept nogil
cpdef void go_on(State s, int base) noexcept nogil
cpdef void advance(State s) noexcept nogil
cpdef void run_on(State s) noexcept nogil
cpdef bint asks_for_card(State s) noexcept nogil
cpdef void apply(State s, int action, int place) noexcept nogil
cpdef int step(State s, int place) noexcept nogil
cpdef void apply_ante(State s, int seat, int action) noexcept nogil
cpdef void run_step(State s, int top) noexcept nogil
cpdef void collect_on(State s, int top) noexcept nogil
cpdef void list_answers(State s) noexcept nogil
cpdef bint always_put(State s, int kind) noexcept nogil
cpdef void drop_question(State s, int kind) noexcept nogil
cpdef void answer(State s, int action, int place) noexcept nogil
cpdef void lay_ante(State s, int seat, int card) noexcept nogil
cpdef list antes_of(State s, int seat)
cpdef int move_at(State s, int place) noexcept nogil
cpdef list legal_actions(State s)
