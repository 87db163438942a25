# Written by tools/declare.py from rules.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport steps

cdef bint PLAIN

@cython.final
cdef class Rules:
    cdef public int players
    cdef public int starting_gold
    cdef public int hand_start
    cdef public int hand_limit
    cdef public int end_draw
    cdef public int buy_to
    cdef public int min_rounds
    cdef public int ante_cascade
    cdef public int round_cascade
    cdef public int slain_counts
    cdef public int gold_counts_self
    cdef public int take_on_empty
    cdef public int bronze_choose
    cdef public int all_barred
    cdef public int extra_gambit
    cdef public int ask_optional
    cdef public int wild_any_order
    cdef public int draft
    cdef public int survivors
    cdef public int rate_mode
    cdef public int rate_step
    cdef public int rate_all
    cdef public int target_gold
    cdef public int gambit_limit
    cdef public int deck_once
    cdef public int gambits_after_refresh
    cdef public int blind_ante
    cdef public int ring_game
    cdef public int teams
    cdef public int partner_is_opponent
    cdef public int bankruptcy_ends
    cdef public int sets
    cdef public int refresh_after
    cdef public int deck_size
    cdef public int width
    cdef uint8_t[210] deck
    cdef uint8_t[28] serving
    cdef int16_t[6] flight_at
    cpdef list cards(self)
