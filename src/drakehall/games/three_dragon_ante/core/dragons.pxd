# Written by tools/declare.py from dragons.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport actions
from drakehall.games.three_dragon_ante.core cimport amounts
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport money
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void strongest_opponents(State s, int actor) noexcept nogil
cpdef int without_intimidating(State s, int seats) noexcept nogil
cpdef void red(State s, int actor, int card) noexcept nogil
cpdef void red_strikes(State s, int actor, int victim) noexcept nogil
cpdef void brass(State s, int actor, int card) noexcept nogil
cpdef void gold(State s, int actor, bint by_princess) noexcept nogil
cpdef void silver(State s, int actor) noexcept nogil
cpdef void blue(State s, int actor, int card) noexcept nogil
cpdef void list_blue(State s, int actor) noexcept nogil
cpdef void answer_blue(State s, int actor, int action) noexcept nogil
cpdef void green(State s, int actor, int card) noexcept nogil
cpdef int demand(int card, int power) noexcept nogil
cpdef void list_tribute(State s, int victim, int card, int power) noexcept nogil
cpdef bint tribute_is_open(State s, int victim, int card, int power) noexcept nogil
cpdef int serving_face_up(State s, int wanted) noexcept nogil
cpdef void answer_tribute(State s, int victim, int actor, int power, int action) noexcept nogil
cpdef void bronze(State s, int actor, int card) noexcept nogil
cpdef void take_weakest(State s, int actor, int card, int count) noexcept nogil
cpdef void list_bronze(State s, int left) noexcept nogil
cpdef void answer_bronze(State s, int actor, int card, int left, int seat) noexcept nogil
cpdef int second_strength(State s, int low) noexcept nogil
cpdef int ante_of_kind(State s, int kind, int place) noexcept nogil
cpdef int weakest_strength(State s) noexcept nogil
cpdef int antes_of_strength(State s, int strength) noexcept nogil
cpdef int seat_of_ante(State s, int strength) noexcept nogil
cpdef void take_ante(State s, int actor, int seat) noexcept nogil
cpdef void black(State s, int actor) noexcept nogil
cpdef void white(State s, int actor) noexcept nogil
cpdef int copper(State s, int actor, int card) noexcept nogil
cpdef int copper_bit(int card) noexcept nogil
cpdef void dracolich(State s, int actor, int card) noexcept nogil
cpdef bint copied_before(State s, int card) noexcept nogil
cpdef void list_evil_dragons(State s, int card) noexcept nogil
cpdef bint may_be_copied(State s, int other, int card) noexcept nogil
cpdef void bahamut(State s, int actor) noexcept nogil
cpdef void bahamut_collects(State s, int first, int actor) noexcept nogil
