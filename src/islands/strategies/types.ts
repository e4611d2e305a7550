/** Decides when the island of a host starts to load; calls `run` once. Adding a strategy is adding a file and a line in `index.ts`. */
export type Strategy = (host: Element, run: () => void, argument: string) => Scheduled

export interface Scheduled {
  /** Forgets the island: no `run` after it. */
  readonly cancel: () => void
  /** What the user did on the server's markup before the island was there; taken once. */
  readonly takeEvent?: () => Event | undefined
}

export const NOTHING: Scheduled = { cancel() {} }
