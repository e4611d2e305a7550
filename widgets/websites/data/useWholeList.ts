import { useMemo } from 'react'
import { useLocale } from '../../../src/i18n'
import type { ViewState } from '../view/ViewState'
import type { WebsiteView } from '../view/viewOf'
import { sortWebsites } from './sortWebsites'
import { useAllWebsites } from './useAllWebsites'
import type { WebsiteListData } from './useWebsiteList'

const NONE: ReadonlySet<number> = new Set()

/** The websites of a view as one long list, which is filtered and sorted here. */
export function useWholeList(view: WebsiteView, { filters, sort }: ViewState): WebsiteListData {
  const locale = useLocale()
  const { websites, missing, ...rest } = useAllWebsites(view, filters)
  const items = useMemo(() => sortWebsites(websites, sort, locale), [websites, sort, locale])
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
