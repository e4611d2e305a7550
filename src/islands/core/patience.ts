/** An island whose first data take longer shows that it waits, and keeps no others waiting. Milliseconds. */
export const PATIENCE_MS = 1_000
