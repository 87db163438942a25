# Written by tools/declare.py from table.py: change that file, then run `make fix`.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from drakehall.games.three_dragon_ante.core cimport cards
from drakehall.games.three_dragon_ante.core cimport cells
from drakehall.games.three_dragon_ante.core cimport journal
from drakehall.games.three_dragon_ante.core cimport luck
from drakehall.games.three_dragon_ante.core cimport steps
from drakehall.games.three_dragon_ante.core.rules cimport Rules
from drakehall.games.three_dragon_ante.core.journal cimport Journal
from drakehall.games.three_dragon_ante.core.luck cimport Feed

cdef bint PLAIN
cdef uint8_t[256] STRENGTH
cdef uint8_t[256] SIDE
cdef uint8_t[256] GOODS
cdef uint8_t[256] EVILS
cdef uint8_t[256] MORTALS
cdef uint8_t[256] POWER
cdef uint32_t[256] TRAITS
cdef uint32_t[256] SERVES

@cython.final
cdef class State:
    cdef public Rules rules
    cdef public Journal journal
    cdef public Feed feed
    cdef public uint64_t rng
    cdef public int32_t stakes
    cdef public int32_t coppers
    cdef public int16_t gambit
    cdef public int16_t refreshes
    cdef public int16_t drawn
    cdef public int16_t thefts
    cdef public int16_t exits
    cdef public int16_t first_refresh
    cdef public uint8_t pile
    cdef public uint8_t discards
    cdef public uint8_t price
    cdef public uint8_t talents
    cdef public int8_t n
    cdef public int8_t round
    cdef public int8_t leader
    cdef public int8_t turn
    cdef public int8_t last
    cdef public int8_t debts
    cdef public int8_t depth
    cdef public int8_t druid
    cdef public int8_t priest
    cdef public int8_t revealed
    cdef public int8_t chosen
    cdef public int8_t voids
    cdef public int8_t last_winner
    cdef public int8_t over
    cdef public int8_t slain
    cdef public int8_t colour_paid
    cdef public int8_t strength_paid
    cdef public int8_t nesting
    cdef public int8_t copies
    cdef public int8_t contest
    cdef public int8_t moves_count
    cdef public int8_t phase
    cdef public int8_t lead_passed
    cdef public int8_t concentrating
    cdef public int8_t blind
    cdef public int8_t out
    cdef public int8_t joined
    cdef public int8_t wild_used
    cdef public int8_t rate
    cdef public int8_t empty
    cdef readonly int32_t[6] gold
    cdef uint32_t[8] armed
    cdef readonly int16_t[6] hand_size
    cdef readonly int16_t[6] total
    cdef readonly int16_t[6] good
    cdef readonly int16_t[6] evil
    cdef readonly int16_t[6] mortal
    cdef readonly int16_t[6] ante
    cdef readonly int16_t[6] played
    cdef readonly int16_t[6] out_at
    cdef uint16_t[40] debt_gold
    cdef uint16_t[48] moves
    cdef uint8_t[6] flight_size
    cdef uint8_t[6] rank_level
    cdef uint8_t[6] abilities
    cdef uint8_t[6] last_dealt
    cdef uint8_t[60] hand
    cdef uint8_t[288] deck
    cdef uint8_t[40] debt_seats
    cdef uint8_t[24] frame_kind
    cdef uint8_t[24] frame_seat
    cdef uint8_t[24] frame_owner
    cdef uint8_t[24] frame_card
    cdef uint8_t[24] frame_power
    cdef uint8_t[24] frame_memo
    cdef uint8_t[16] copied
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
    cpdef int take_at(self, int seat, int place) noexcept nogil
    cpdef int in_hand(self, int seat, int kind) noexcept nogil
    cpdef int at(self, int seat, int slot) noexcept nogil
    cpdef int slot_of(self, int seat, int card) noexcept nogil
    cpdef void lay(self, int seat, int card) noexcept nogil
    cpdef void put(self, int seat, int slot, int card) noexcept nogil
    cpdef int lift(self, int seat, int slot) noexcept nogil
cpdef State sibling(State s)
cpdef State share_rules(State twin, State s)
