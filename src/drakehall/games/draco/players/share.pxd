# Written by tools/declare.py from share.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport cards
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport table
from drakehall.games.draco.players cimport mind
from drakehall.games.draco.players cimport weights
from drakehall.games.draco.players.mind cimport Mind
from drakehall.games.draco.core.table cimport State

cdef uint8_t[240] COLOUR
cdef uint8_t[240] VALUE
cpdef int lead(Mind m, State s, int rivals) noexcept nogil
cpdef int lead_with(Mind m, State s, int extra, int rivals) noexcept nogil
cpdef int ahead(Mind m, State s, int rivals) noexcept nogil
cpdef void begin(Mind m) noexcept nogil
cpdef void share_out(Mind m, State s) noexcept nogil
cpdef bint wants(Mind m, int seat, int card, int step) noexcept nogil
cpdef int pick(Mind m, int seat, int count) noexcept nogil
cpdef void give(Mind m, int seat, int card, int gain) noexcept nogil
cpdef void order_of_all(Mind m, State s) noexcept nogil
cpdef void order_with(Mind m, State s, int sword) noexcept nogil
cpdef void line_up(Mind m, State s) noexcept nogil
cpdef bint is_behind(Mind m, State s, int seat, int other) noexcept nogil
cpdef int highest(int swords) noexcept nogil
cpdef int middling(int swords, int where) noexcept nogil
cpdef int count(int swords) noexcept nogil
cpdef int part(int amount, int whole) noexcept nogil
