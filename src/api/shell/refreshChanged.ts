import type { AppThunk } from '../../store'
import { changesSettled, fetchWebsite, listedWebsites, refreshWebsites, restOfLists } from '../websites'

/** From so many on, asking for the lists is cheaper than asking for each. */
const SINGLE_MAX = 12
/** The server's event about a change of this page comes within so many milliseconds of its answer. */
const ECHO_MS = 5_000

/**
 * Brings websites up to date that somebody has changed, without loading the lists again where that can be told: a row that no longer
 * fits its filters then stays in its place until it has been seen (L-02).
 */
export const refreshChanged =
  (ids: ReadonlySet<number>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { websiteOverlay = [] } = getState()
    // Of what this page changes together it has the answers itself.
    const isRecent = (settledAt: number | null) => settledAt === null || Date.now() - settledAt < ECHO_MS
    const own = new Set(websiteOverlay.filter(({ settledAt }) => isRecent(settledAt)).map(({ id }) => id))
    const changed = ids.size > SINGLE_MAX ? [...ids].filter((id) => !own.has(id)) : [...ids]
    const listed = dispatch(listedWebsites())
    if (changed.length > SINGLE_MAX || changed.some((id) => !listed.has(id))) dispatch(refreshRested())
    else {
      // A list that is asked for while the answers are on their way knows more than they do.
      const askedAt = Date.now()
      const now = await Promise.allSettled(changed.map((id) => dispatch(fetchWebsite(id))))
      const changes = now.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      if (changes.length > 0) dispatch(changesSettled({ key: 'server', changes, at: askedAt }))
      // What is there no more, or not for us, leaves the lists.
      if (changes.length < changed.length) dispatch(refreshRested())
    }
  }

/** Pages whose lists are loaded again as soon as they have rested. */
const waiting = new WeakSet<object>()

const refreshRested = (): AppThunk => (dispatch) => {
  const rest = dispatch(restOfLists())
  if (rest === 0) dispatch(refreshWebsites())
  else if (!waiting.has(dispatch)) {
    waiting.add(dispatch)
    setTimeout(() => {
      waiting.delete(dispatch)
      dispatch(refreshRested())
    }, rest)
  }
}
