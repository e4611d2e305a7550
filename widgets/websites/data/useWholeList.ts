import type { WebsiteView } from '../../../src/model'
import type { ViewState } from '../view/ViewState'
import { useAllWebsites } from './useAllWebsites'
import type { WebsiteListData } from './useWebsiteList'

const NONE: ReadonlySet<number> = new Set()

/** The websites of a view as one long list, which is filtered and sorted here. */
export function useWholeList(view: WebsiteView, state: ViewState): WebsiteListData {
  const { websites: items, missing, ...rest } = useAllWebsites(view, state)
  const total = items.length + missing
  return {
    ...rest,
    items,
    left: NONE,
    pagination: { page: 1, pages: 1, count: items.length, limit: items.length, total },
    allQuery: null,
    all: items,
  }
}
