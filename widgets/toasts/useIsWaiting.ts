import { useEffect, useState } from 'react'
import { TOAST_DELAY_MS } from '../../src/model'
import { selectIsWaiting, useAppSelector } from '../../src/store'

/** Whether a toast has made room for newer ones. It comes back a moment after there is room again (spec 9). */
export function useIsWaiting(id: string): boolean {
  const hasNoRoom = useAppSelector((state) => selectIsWaiting(state, id))
  const [isAway, setAway] = useState(hasNoRoom)
  if (hasNoRoom && !isAway) setAway(true)

  useEffect(() => {
    if (hasNoRoom || !isAway) return undefined
    const timer = setTimeout(() => setAway(false), TOAST_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasNoRoom, isAway])

  return hasNoRoom || isAway
}
