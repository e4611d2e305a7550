import { useEffect } from 'react'
import { openEventLine } from '../../../src/api/shell'
import { refreshActions, useRecentActionsQuery } from '../../../src/api/personal'
import { partner_events } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { useAppDispatch } from '../../../src/store'

/** The list of recent actions, as other tabs and devices add to it and take from it. */
export function useRecentActions() {
  const { router } = useIsland()
  const dispatch = useAppDispatch()
  const result = useRecentActionsQuery(undefined, { refetchOnMountOrArgChange: true })

  useEffect(() => {
    const refresh = () => void dispatch(refreshActions())
    // What the server does not have is kept in this browser.
    addEventListener('storage', refresh)
    const hangUp = router.has(partner_events.name)
      ? openEventLine({ url: router.generate(partner_events.name), kinds: ['actions'], onEvent: refresh, onGap: refresh })
      : undefined
    return () => {
      removeEventListener('storage', refresh)
      hangUp?.()
    }
  }, [dispatch, router])
  return result
}
