import { useMemo } from 'react'
import type { Website } from '../../../src/contract'
import { useLocale } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import type { Status } from '../../../src/model'
import { type AllWebsites, useAllWebsites } from '../data/useAllWebsites'
import { useToday } from '../data/useToday'
import type { ViewState } from '../view/ViewState'
import { columnsOf, type WebsiteView } from '../view/viewOf'
import { type Lane, layOut } from './boardModel'

export interface BoardData extends AllWebsites {
  readonly columns: readonly Status[]
  readonly lanes: readonly Lane[]
  /** Cards per column before the filters: "3 of 12". */
  readonly totals: ReadonlyMap<Status, number>
}

/** All cards of a view, laid out. */
export function useBoard(view: WebsiteView, state: ViewState): BoardData {
  const { lanes } = state
  const { page } = useIsland()
  const locale = useLocale()
  const today = useToday()
  const all = useAllWebsites(view, state)
  const { everything, websites } = all
  const columns = useMemo(() => columnsOf(view, page.config.websiteStatuses), [view, page])
  const totals = useMemo(() => countByStatus(everything), [everything])
  const laidOut = useMemo(() => layOut(websites, { columns, lanes, today, locale }), [websites, columns, lanes, today, locale])
  return { ...all, columns, lanes: laidOut, totals }
}

function countByStatus(websites: readonly Website[]): ReadonlyMap<Status, number> {
  const counts = new Map<Status, number>()
  for (const { status } of websites) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
