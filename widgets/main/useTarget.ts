import { useMemo } from 'react'
import type { Place } from '../../src/store'
import type { Screen } from './Screen'
import { type Target, targetOf } from './Target'

/** The screen that belongs to a place. It changes with the route and its parameters, not with the query or the hash. */
export function useTarget(place: Place, screens: readonly Screen[]): Target | undefined {
  const target = targetOf(place, screens)
  // The key stands for the rest, whose parameters are a new object after each step in the history.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => target, [target?.key, target?.screen])
}
