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

export interface BoardData extends Omit<AllWebsites, 'everything'> {
  readonly columns: readonly Status[]
  readonly lanes: readonly Lane[]
  /** Cards per column before the filters: "3 of 12". */
  readonly totals: ReadonlyMap<Status, number>
}

/** All cards of a view, laid out. */
export function useBoard(view: WebsiteView, { filters, lanes, sort }: ViewState): BoardData {
  const { page } = useIsland()
  const locale = useLocale()
  const today = useToday()
  const { everything, websites, ...rest } = useAllWebsites(view, filters)
  const columns = useMemo(() => columnsOf(view, page.config.websiteStatuses), [view, page])
  const totals = useMemo(() => countByStatus(everything), [everything])
  const laidOut = useMemo(() => layOut(websites, { columns, lanes, sort, today, locale }), [websites, columns, lanes, sort, today, locale])
  return { columns, lanes: laidOut, totals, websites, ...rest }
}

function countByStatus(websites: readonly Website[]): ReadonlyMap<Status, number> {
  const counts = new Map<Status, number>()
  for (const { status } of websites) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
