/** An island whose first data take longer shows that it waits, and keeps no others waiting. Milliseconds. */
const PATIENCE_MS = 1_000

/** Ends as what is awaited does, or when that takes too long. */
export const patiently = (awaited: Promise<unknown>): Promise<unknown> =>
  Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
