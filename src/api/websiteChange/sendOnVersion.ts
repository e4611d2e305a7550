import { type ErrorObject, isConflict, toErrorObject } from '../../http'
import type { Resolution } from './resolveConflict'

/** How often a change of something else may get in between before we give up. */
const MAX_TURNS = 4

interface Sending<Answer, Now> {
  /** On which it is sent first. */
  readonly version: number | undefined
  readonly send: (version: number | undefined) => Promise<Answer>
  /** Asks for what there is now, after somebody else has changed something. */
  readonly fetch: () => Promise<Now>
  readonly compare: (now: Now) => Resolution
}

/** How it ended; `now` is what there was when somebody else had changed something last. */
export type Sent<Answer, Now> =
  | { readonly ending: 'sent'; readonly answer: Answer; readonly now: Now | null }
  | { readonly ending: 'refused'; readonly error: ErrorObject; readonly now: Now | null }
  | { readonly ending: 'same' | 'conflict'; readonly now: Now }

/** Sends a change on the version that was seen: again where somebody else has changed something else, never over what they made of the same. */
export async function sendOnVersion<Answer, Now extends { readonly version?: number | undefined }>({
  version: seen,
  send,
  fetch,
  compare,
}: Sending<Answer, Now>): Promise<Sent<Answer, Now>> {
  let version = seen
  let now: Now | null = null
  for (let turn = 0; ; turn++) {
    try {
      return { ending: 'sent', answer: await send(version), now }
    } catch (thrown) {
      const error = toErrorObject(thrown)
      if (!isConflict(error) || turn === MAX_TURNS) return { ending: 'refused', error, now }
      now = await fetch()
      version = now.version
      const resolution = compare(now)
      if (resolution === 'done') return { ending: 'same', now }
      if (resolution === 'ask') return { ending: 'conflict', now }
    }
  }
}
