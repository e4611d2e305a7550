import { useMemo } from 'react'
import type { Website } from '../../../src/contract'
import { useLocale } from '../../../src/i18n'
import { useIsland, useToday } from '../../../src/islands'
import type { Status, WebsiteView } from '../../../src/model'
import { type AllWebsites, useAllWebsites } from '../data/useAllWebsites'
import type { ViewState } from '../view/ViewState'
import { columnsOf } from '../view/viewOf'
import { type Lane, layOut } from './boardModel'

export interface BoardData extends AllWebsites {
  readonly columns: readonly Status[]
  readonly lanes: readonly Lane[]
  /** Cards per column before the filters: "3 of 12". */
  readonly totals: ReadonlyMap<Status, number>
  /** Open cards of each person before the filters, by their id; only while lanes are people. */
  readonly openOf: ReadonlyMap<string, number>
}

const NONE: ReadonlyMap<string, number> = new Map()

/** All cards of a view, laid out. */
export function useBoard(view: WebsiteView, state: ViewState, { hidesEmpty }: { hidesEmpty: boolean }): BoardData {
  const { lanes } = state
  const { page } = useIsland()
  const locale = useLocale()
  const today = useToday()
  const all = useAllWebsites(view, state)
  const { everything, websites } = all
  const columns = useMemo(() => {
    const statuses = columnsOf(view, page.config.websiteStatuses)
    return hidesEmpty ? withCards(statuses, websites) : statuses
  }, [view, page, hidesEmpty, websites])
  const totals = useMemo(() => countByStatus(everything), [everything])
  const laidOut = useMemo(() => layOut(websites, { columns, lanes, today, locale }), [websites, columns, lanes, today, locale])
  const openOf = useMemo(() => (lanes === 'assignee' ? countOpen(everything) : NONE), [everything, lanes])
  return { ...all, columns, lanes: laidOut, totals, openOf }
}

/** The statuses that cards are in; all of them where there is no card. */
export function withCards(statuses: readonly Status[], websites: readonly Website[]): readonly Status[] {
  const used = new Set(websites.map(({ status }) => status))
  const kept = statuses.filter((status) => used.has(status))
  return kept.length > 0 ? kept : statuses
}

/** What is done is nobody's work any more. */
export function countOpen(websites: readonly Website[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { status, assigned_to } of websites) {
    if (!assigned_to || status === 'done') continue
    const key = String(assigned_to.id)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function countByStatus(websites: readonly Website[]): ReadonlyMap<Status, number> {
  const counts = new Map<Status, number>()
  for (const { status } of websites) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
