import { useEffect, useEffectEvent } from 'react'
import { useTodoListQuery } from '../../src/api/todos'
import { COUNTS_POLL_MS } from '../../src/model'
import type { TodoView } from './useTodoView'

/** The most rows that a page of the list may have. */
const LIMIT = 100

/** The page of to-dos that a view shows. The last page goes with its last row. */
export function useTodoPage({ scope, withToday, sort, page }: TodoView, onPage: (page: number) => void) {
  const query = useTodoListQuery(
    { scope, overdue: '1', today: withToday ? '1' : '0', sort, limit: LIMIT, page },
    { refetchOnMountOrArgChange: true, pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true },
  )
  const pages = query.data?.pagination.pages ?? page
  const goTo = useEffectEvent(onPage)
  useEffect(() => {
    if (page > pages) goTo(pages)
  }, [page, pages])
  return { ...query, pages }
}
