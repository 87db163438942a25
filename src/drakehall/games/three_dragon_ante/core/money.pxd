# Written by tools/declare.py from money.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport notes
from drakehall.games.three_dragon_ante.core cimport pile
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core.table cimport State

cpdef void pay(State s, int payer, int to, int printed) noexcept nogil
cpdef bint bluffs(State s, int payer, int to, int printed) noexcept nogil
cpdef void pay_exactly(State s, int payer, int to, int amount) noexcept nogil
cpdef void each_opponent_pays(State s, int actor, int to, int printed) noexcept nogil
cpdef void collect(State s, int first, int actor, int to, int printed) noexcept nogil
cpdef void steal(State s, int seat, int printed, int then=*, int card=*) noexcept nogil
cpdef int sleight(State s, int seat, int printed) noexcept nogil
cpdef void take(State s, int seat, int printed, int extra, int then, int card) noexcept nogil
cpdef void receive(State s, int to, int amount) noexcept nogil
cpdef void owe(State s, int debtor, int creditor, int amount) noexcept nogil
cpdef void repay(State s) noexcept nogil
cpdef void remove_debt(State s, int entry) noexcept nogil
cpdef void forgive(State s, int debtor, int note) noexcept nogil
cpdef void buy(State s, int seat) noexcept nogil
cpdef void swap_price(State s, int seat) noexcept nogil
cpdef void pay_price(State s, int seat, int price) noexcept nogil
