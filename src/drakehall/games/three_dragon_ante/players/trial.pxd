# Written by tools/declare.py from trial.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.three_dragon_ante.core cimport copying
from drakehall.games.three_dragon_ante.core cimport engine
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core cimport table
from drakehall.games.three_dragon_ante.core cimport worlds
from drakehall.games.three_dragon_ante.players cimport chooser
from drakehall.games.three_dragon_ante.players cimport minds
from drakehall.games.three_dragon_ante.players cimport outlook
from drakehall.games.three_dragon_ante.players cimport playing
from drakehall.games.three_dragon_ante.players cimport scale
from drakehall.games.three_dragon_ante.players.minds cimport Minds
from drakehall.games.three_dragon_ante.core.table cimport State
from drakehall.games.three_dragon_ante.core.worlds cimport Worlds

cdef bint PLAIN

@cython.final
cdef class Trial:
    cdef public int count
    cdef public int alive
    cdef public int favourite
    cdef public int worlds
    cdef public int gambits
    cdef public int mask
    cdef public int reasons
    cdef readonly int32_t[48] actions
    cdef readonly int32_t[48] dropped
    cdef readonly int32_t[48] tries
    cdef readonly int64_t[336] sums
    cdef readonly int64_t[288] chances
    cdef readonly int32_t[48] wins
    cdef readonly int32_t[48] gold
    cdef readonly int32_t[48] cards
    cdef readonly int32_t[48] ends
    cdef int64_t[48] gap
    cdef int64_t[48] spread
    cpdef void start(self, State s) noexcept nogil
    cpdef void drop(self, int place) noexcept nogil
cpdef void run(Trial t, Minds m, Worlds w, State root, State s, int count) noexcept nogil
cpdef int try_move(Trial t, Minds m, State root, State s, int place, int seat) noexcept nogil
cpdef void play_out(Trial t, Minds m, State root, State s, int action) noexcept nogil
cpdef int note(Trial t, Minds m, State s, int place, int seat) noexcept nogil
cpdef int search(Trial t, Minds m, Worlds w, State root, State s, int playouts) noexcept nogil
cpdef void favour(Trial t, Minds m, State s, int most) noexcept nogil
cpdef void lap(Trial t, Minds m, Worlds w, State root, State s, int count) noexcept nogil
cpdef bint is_plain(Trial t) noexcept nogil
cpdef bint beyond(Trial t, int place, int doubt) noexcept nogil
cpdef void settle(Trial t) noexcept nogil
cpdef int last(Trial t) noexcept nogil
cpdef bint is_worse(Trial t, int place, int other) noexcept nogil
cpdef int first(Trial t) noexcept nogil
