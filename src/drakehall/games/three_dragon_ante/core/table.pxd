# Written by tools/declare.py from table.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport journal
from drakehall.games.three_dragon_ante.core cimport luck
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core.rules cimport Rules
from drakehall.games.three_dragon_ante.core.journal cimport Journal
from drakehall.games.three_dragon_ante.core.luck cimport Feed

cdef bint PLAIN
cdef uint8_t[256] STRENGTH
cdef uint8_t[256] SIDE
cdef uint8_t[256] POWER
cdef uint32_t[256] TRAITS

@cython.final
cdef class State:
    cdef public Rules rules
    cdef public Journal journal
    cdef public Feed feed
    cdef public int n
    cdef public int32_t stakes
    cdef public int32_t coppers
    cdef public uint64_t rng
    cdef public int16_t gambit
    cdef public int16_t round
    cdef public int16_t leader
    cdef public int16_t turn
    cdef public int16_t last
    cdef public int16_t pile
    cdef public int16_t discards
    cdef public int16_t debts
    cdef public int16_t depth
    cdef public int16_t druid
    cdef public int16_t priest
    cdef public int16_t revealed
    cdef public int16_t chosen
    cdef public int16_t voids
    cdef public int16_t refreshes
    cdef public int16_t drawn
    cdef public int16_t thefts
    cdef public int16_t last_winner
    cdef public int16_t over
    cdef public int16_t slain
    cdef public int16_t colour_paid
    cdef public int16_t strength_paid
    cdef public int16_t nesting
    cdef public int16_t copies
    cdef public int16_t contest
    cdef public int16_t moves_count
    cdef public int16_t phase
    cdef public int16_t lead_passed
    cdef public int16_t price
    cdef public int16_t concentrating
    cdef public int16_t blind
    cdef public int16_t out
    cdef public int16_t joined
    cdef public int16_t exits
    cdef public int16_t wild_used
    cdef public int16_t rate
    cdef public int16_t first_refresh
    cdef public int16_t talents
    cdef public int16_t empty
    cdef readonly int32_t[6] gold
    cdef readonly int16_t[6] hand_size
    cdef readonly int16_t[6] flight_size
    cdef readonly int16_t[6] total
    cdef readonly int16_t[6] good
    cdef readonly int16_t[6] evil
    cdef readonly int16_t[6] mortal
    cdef readonly int16_t[6] ante
    cdef readonly int16_t[6] played
    cdef readonly int16_t[6] rank_level
    cdef readonly int16_t[6] abilities
    cdef readonly int16_t[6] last_dealt
    cdef readonly int16_t[6] out_at
    cdef uint8_t[60] hand
    cdef uint8_t[216] flight
    cdef uint8_t[210] deck
    cdef uint8_t[96] debt_seats
    cdef uint16_t[96] debt_gold
    cdef uint8_t[24] frame_kind
    cdef uint8_t[24] frame_seat
    cdef uint8_t[24] frame_owner
    cdef uint8_t[24] frame_card
    cdef uint8_t[24] frame_power
    cdef uint16_t[24] frame_memo
    cdef uint8_t[108] armed
    cdef uint8_t[16] copied
    cdef uint16_t[64] moves
    cpdef void queue(self, int kind, int seat=*, int owner=*, int card=*, int power=*, int memo=*) noexcept nogil
    cpdef void ask(self, int kind, int seat) noexcept nogil
    cpdef void queue_memo(self, int kind, int seat, int memo) noexcept nogil
    cpdef void settle(self, int base) noexcept nogil
    cpdef void swap_frames(self, int a, int b) noexcept nogil
    cpdef void disarm_all(self) noexcept nogil
    cpdef void drop_steps(self) noexcept nogil
    cpdef void add_move(self, int action) noexcept nogil
    cpdef void add_word(self, int verb, int card) noexcept nogil
    cpdef bint has_move(self, int action) noexcept nogil
    cpdef void note(self, int kind, int a=*, int b=*, int c=*) noexcept nogil
    cpdef int left(self, int seat) noexcept nogil
    cpdef bint plays(self, int seat) noexcept nogil
    cpdef int seats_in(self) noexcept nogil
    cpdef bint opposes(self, int seat, int other) noexcept nogil
    cpdef int left_opponent(self, int seat) noexcept nogil
    cpdef bint has(self, int seat, int ability) noexcept nogil
    cpdef void endow(self, int seat, int bits) noexcept nogil
    cpdef int unit(self) noexcept nogil
    cpdef int room(self, int seat) noexcept nogil
    cpdef void add_to_hand(self, int seat, int card) noexcept nogil
    cpdef void remove_from_hand(self, int seat, int card) noexcept nogil
    cpdef int take_from_hand(self, int seat, int kind) noexcept nogil
    cpdef int in_hand(self, int seat, int kind) noexcept nogil
    cpdef int at(self, int seat, int slot) noexcept nogil
    cpdef int slot_of(self, int seat, int card) noexcept nogil
    cpdef void lay(self, int seat, int card) noexcept nogil
    cpdef void put(self, int seat, int slot, int card) noexcept nogil
    cpdef int lift(self, int seat, int slot) noexcept nogil
    cpdef void count_side(self, int seat, int side, int change) noexcept nogil
cpdef State sibling(State s)
