/** How many documents are read, and written, at once: of the largest wishes they are a few MB, far below a request's 10. */
export const CHUNK = 400;

/** How many chunks are worked on at once. */
export const CHUNKS_AT_ONCE = 4;
