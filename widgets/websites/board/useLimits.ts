import { useCallback, useMemo } from 'react'
import { useKeptNames } from '../view/useViewState'
import type { WebsiteView } from '../view/viewOf'
import { readLimits, writeLimits } from './limits'

/** The soft limits a person has set, kept with the view. */
export function useLimits(view: WebsiteView) {
  const [names, keep] = useKeptNames(view, 'limits')
  const limits = useMemo(() => readLimits(names), [names])
  const change = useCallback((of: string, limit: number | null) => keep(writeLimits(limits, of, limit)), [keep, limits])
  return [limits, change] as const
}
