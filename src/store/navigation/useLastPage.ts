import { useEffect, useEffectEvent } from 'react'
import { useAddress } from './useAddress'

/** Where everything on a last page has gone, the one before it is shown. `pages` is undefined until those of what the address says are known. */
export function useLastPage(page: number, pages: number | undefined): void {
  const [, change] = useAddress()
  const goBack = useEffectEvent((to: number) => change({ page: String(to) }))
  const last = Math.max(pages ?? page, 1)
  useEffect(() => {
    if (page > last) goBack(last)
  }, [page, last])
}
