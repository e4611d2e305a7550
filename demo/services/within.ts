import { setTimeout } from 'node:timers/promises'

/** What a promise comes to; the fallback when it fails, or takes longer. */
export const within = <T>(milliseconds: number, promise: Promise<T>, fallback: T): Promise<T> =>
  Promise.race([promise.catch(() => fallback), setTimeout(milliseconds, fallback, { ref: false })])
