# Written by tools/declare.py from rules.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.draco.core cimport phases

cdef bint PLAIN

@cython.final
cdef class Rules:
    cdef public int players
    cdef public int treasure_count
    cdef public int cursed_count
    cdef public int cursed_points
    cdef public int final_at
    cdef public int sword_count
    cdef public int full_set
    cdef public int plus_colours
    cdef public int pile_count
    cdef public int start_captain
    cdef public int step
    cdef public int min_flips
    cdef public int max_flips
    cdef public int skip_empty_duel
    cdef public int second_after_pass
    cdef public int single_first
    cdef public int pick_mandatory
    cdef public int unclaimed
    cdef public int gift_size
    cdef public int gift_replaces
    cdef public int gift_in_final
    cdef public int captain_gift
    cdef public int one_more_round
    cdef public int fewest_cursed
    cdef uint8_t[120] treasure
    cdef uint8_t[10] swords
    cpdef list treasures(self)
    cpdef list blades(self)
