/** Screen readers announce what changes in a live region they have seen, not a region that arrives with its text. Milliseconds. */
export const ANNOUNCE_AFTER_MS = 100
