import type { Ending } from '../changes/applyChange'

/** For fields that show an error themselves: rejects with the one that a change ended with. */
export async function orThrow(change: Promise<Ending>): Promise<Exclude<Ending, object>> {
  const ending = await change
  if (typeof ending === 'object') throw ending
  return ending
}
