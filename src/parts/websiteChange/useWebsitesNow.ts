import { useState } from 'react'
import { selectShownWebsites } from '../../api/websites'
import type { Website } from '../../contract'
import { useAppSelector } from '../../store'

/** Websites that a dialog was opened for, as they are by now. */
export function useWebsitesNow(before: readonly Website[]): readonly Website[] {
  const [at] = useState(Date.now)
  return useAppSelector((state) => selectShownWebsites(state, before, at))
}
