import type { WebsiteView } from '../../../src/model'
import type { SavedView } from '../../../src/contract'
import type { ViewState } from '../view/ViewState'
import { readViewState, viewStateUrl } from '../view/viewUrl'

const NOWHERE = 'https://view.invalid/'

/** What a saved view keeps of how a view looks: everything but the page, the month and what is open. */
export const savedQuery = (view: WebsiteView, state: ViewState): string =>
  new URL(viewStateUrl(NOWHERE, view, { ...state, page: 1, month: null, at: null, open: null })).search.slice(1)

/** The state that a saved view brings back. */
export const savedState = (view: WebsiteView, { query }: SavedView): ViewState => readViewState(new URLSearchParams(query), view)

/** The address of a saved view. One that keeps nothing says so, else what was kept in this browser would come back. */
export const savedUrl = (query: string): string => `?${query || 'q='}`
