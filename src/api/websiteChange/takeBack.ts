import { api_partner_websites_take_back, type ChangedWebsite, type Website } from '../../contract'
import type { ErrorObject } from '../../http'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { type AnswerOf, call } from '../call/call'
import { inTurn } from '../call/inTurn'
import { refusalError } from '../call/refusalError'
import { changesSettled, changesStarted, patchWebsite } from '../websites'
import type { MadeChange } from './ChangeResult'
import { shownAfter } from './ofChange'
import type { WebsiteChange } from './WebsiteChange'
import { WEBSITES_AT_ONCE_MAX } from '../../model'

/** Taking back 2,000 changes takes the server a while. Milliseconds. */
const TIMEOUT_MS = 120_000

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Staff', 'Tags', 'Website', 'WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    takeBackChanges: build.mutation<AnswerOf<typeof api_partner_websites_take_back>, readonly number[]>({
      query: (changes) => call(api_partner_websites_take_back).query({ body: { changes: [...changes] } }),
      extraOptions: { silent: true, timeout: TIMEOUT_MS },
      // How long a website was in which status is in its details.
      invalidatesTags: (answer) => [
        ...['Counts' as const, 'Staff' as const, 'Tags' as const, 'WebsiteLog' as const, 'WebsiteTodos' as const],
        ...(answer?.items ?? []).map(({ id }) => ({ type: 'Website' as const, id })),
      ],
    }),
  }),
})

export interface TakenBackResult {
  /** As they are again. */
  readonly websites: readonly Website[]
  readonly refused: readonly { readonly change: number; readonly error: ErrorObject }[]
  /** To-dos that had come with the changes, and on which somebody has worked since. */
  readonly keptTodos: number
}

/** Takes changes back on the server, which knows what each has replaced. */
export const takeBackChanges =
  (changes: readonly number[]): AppThunk<Promise<TakenBackResult>> =>
  async (dispatch) => {
    let taken: TakenBackResult = { websites: [], refused: [], keptTodos: 0 }
    for (let first = 0; first < changes.length; first += WEBSITES_AT_ONCE_MAX) {
      const some = changes.slice(first, first + WEBSITES_AT_ONCE_MAX)
      const { items, refused, kept_todos } = await dispatch(endpoints.endpoints.takeBackChanges.initiate(some)).unwrap()
      taken = {
        websites: [...taken.websites, ...items],
        refused: [...taken.refused, ...refused.map(({ change, errors }) => ({ change, error: refusalError(errors) }))],
        keptTodos: taken.keptTodos + kept_todos,
      }
    }
    dispatch(changesSettled({ key: 'back', changes: taken.websites, at: Date.now() }))
    for (const website of taken.websites) dispatch(patchWebsite(website.id, website))
    return taken
  }

interface ChangeToTakeBack {
  /** The websites before the change. */
  readonly before: readonly Website[]
  readonly change: WebsiteChange
  readonly made: readonly MadeChange[]
}

/** Takes changes back that were made in one go: lists show at once how it was before. */
export const takeBackChange =
  (parts: readonly ChangeToTakeBack[]): AppThunk<Promise<TakenBackResult>> =>
  async (dispatch) => {
    const made = parts.flatMap((part) => part.made)
    const key = `back-${made[0]?.change}`
    const changed = new Set(made.map(({ website }) => website))
    const shown = parts.flatMap(({ before, change }) =>
      before.filter(({ id }) => changed.has(id)).map((website) => shownBefore(website, change)),
    )
    dispatch(changesStarted({ key, changes: shown }))
    const ids = shown.map(({ id }) => id)
    try {
      return await inTurn(ids, () => dispatch(takeBackChanges(made.map(({ change: id }) => id))))
    } finally {
      dispatch(changesSettled({ key, changes: [], at: Date.now() }))
    }
  }

/** What the website holds in all that the change shows otherwise. */
const shownBefore = (website: Website, change: WebsiteChange): ChangedWebsite => {
  const changed = shownAfter(website, change, new Date())
  return { ...Object.fromEntries(Object.entries(website).filter(([name]) => name in changed)), id: website.id }
}
