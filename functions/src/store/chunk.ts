/** How many documents are read, and written, at once: of the largest wishes they are a few MB, far below a request's 10. */
export const CHUNK = 400;

/**
 * How many phones are written at once whose change moves them in the indexes that their keywords stand in. Firestore's
 * 10 MiB for a commit count the index entries that it removes and adds too: of a phone with as many keywords as there may
 * be, 240 × 32 indexes × 2 × some 340 bytes, 5.3 MB. A test does the sum.
 */
export const HEAVY_CHUNK = 1;

/** How many chunks are worked on at once. */
export const CHUNKS_AT_ONCE = 4;
