# Written by hand: `cells.py` for C. Closing a gap by a loop over a few bytes costs one jump that cannot be guessed
# each time, and so does `memmove`. Here eight bytes are read in one go, and those beyond the end
# are written back as they were: eight more bytes have to follow the array in its struct.
from libc.stdint cimport uint8_t

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>

    static const uint8_t DRAKEHALL_MOVED[16] = {
        255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0
    };

    static inline void drakehall_close_gap(uint8_t *cells, int place, int end) {
        uint64_t old, moved, mask;
        uint8_t *first = cells + place;
        int count = end - place;
        if (count > 8) {
            memmove(first, first + 1, (size_t) count);
            return;
        }
        memcpy(&old, first, 8);
        memcpy(&moved, first + 1, 8);
        memcpy(&mask, DRAKEHALL_MOVED + 8 - count, 8);
        moved = (moved & mask) | (old & ~mask);
        memcpy(first, &moved, 8);
    }

    static inline void drakehall_shift(uint8_t *cells, int to, int source, int count) {
        memmove(cells + to, cells + source, (size_t) count);
    }

    static inline void drakehall_copy(uint8_t *cells, const uint8_t *source, int count) {
        memcpy(cells, source, (size_t) count);
    }
    """
    void close_gap "drakehall_close_gap"(uint8_t *cells, int place, int end) noexcept nogil
    void shift "drakehall_shift"(uint8_t *cells, int to, int source, int count) noexcept nogil
    void copy "drakehall_copy"(uint8_t *cells, const uint8_t *source, int count) noexcept nogil
