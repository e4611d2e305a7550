import { useEffect, useEffectEvent } from 'react'
import { useAddress } from './useAddress'

/**
 * Where everything on a last page has gone, the one before it is shown. `pages` is undefined until those of what the address says are known.
 * Answers whether a list that shows no row may have some all the same: on another page, or on the one that is asked for.
 */
export function useLastPage(page: number, pages: number | undefined): boolean {
  const [, change] = useAddress()
  const goBack = useEffectEvent((to: number) => change({ page: String(to) }))
  const last = Math.max(pages ?? page, 1)
  useEffect(() => {
    if (page > last) goBack(last)
  }, [page, last])
  return pages === undefined || Math.max(page, last) > 1
}
