import type { ErrorObject } from '../../../src/http'

/** For fields that show an error themselves: rejects with what remained of a change. */
export async function orThrow(change: Promise<ErrorObject | null>): Promise<void> {
  const error = await change
  if (error) throw error
}
