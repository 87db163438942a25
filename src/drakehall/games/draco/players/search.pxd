# Written by tools/declare.py from search.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t, int64_t
from drakehall.games.draco.core cimport copying
from drakehall.games.draco.core cimport engine
from drakehall.games.draco.core cimport phases
from drakehall.games.draco.core cimport scoring
from drakehall.games.draco.core cimport table
from drakehall.games.draco.core cimport worlds
from drakehall.games.draco.players cimport mind
from drakehall.games.draco.players cimport parts
from drakehall.games.draco.players cimport thumb
from drakehall.games.draco.players cimport winning
from drakehall.games.draco.players.mind cimport Mind
from drakehall.games.draco.core.table cimport State
from drakehall.games.draco.core.worlds cimport Worlds

cdef bint PLAIN

@cython.final
cdef class Search:
    cdef public Worlds among
    cdef public State world
    cdef public State scratch
    cdef public Mind own
    cdef readonly int spent
    cdef readonly int answers
    cdef readonly int favourite
    cdef readonly int edge
    cdef readonly int asked
    cdef readonly int masked
    cdef int32_t[128] tried
    cdef int32_t[128] earned
    cdef int32_t[512] wins
    cdef uint8_t[128] race
    cdef int64_t[128] gap
    cdef int64_t[128] spread
    cdef int32_t[640] without
    cdef int32_t[512] sums
    cdef int32_t[4] before
    cdef int32_t[4] curses
    cdef int32_t[4] middle
    cdef int32_t[4] final
cpdef void think(Search q, int playouts) noexcept nogil
cpdef void lap(Search q, int count) noexcept nogil
cpdef bint is_plain(Search q) noexcept nogil
cpdef bint best_is_plain(Search q) noexcept nogil
cpdef bint beyond(Search q, int place, int doubt) noexcept nogil
cpdef int count_running(Search q) noexcept nogil
cpdef int favour(Search q, int most) noexcept nogil
cpdef void try_worlds(Search q, int count) noexcept nogil
cpdef int try_answer(Search q, int place) noexcept nogil
cpdef void play_on(Search q) noexcept nogil
cpdef void judge(Search q, int place, int me) noexcept nogil
cpdef void explain(Search q, int place, int me) noexcept nogil
cpdef void mask(Search q, int me, int left_out) noexcept nogil
cpdef int margin(Search q, int me) noexcept nogil
cpdef int share(Search q, int me) noexcept nogil
cpdef void drop_last(Search q) noexcept nogil
cpdef int best(Search q) noexcept nogil
cpdef int action_at(Search q, int place) noexcept nogil
cpdef list findings(Search q)
