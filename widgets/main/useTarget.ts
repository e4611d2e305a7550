import { useMemo } from 'react'
import { selectPlace, useAppSelector } from '../../src/store'
import { findScreen } from './findScreen'
import type { Screen } from './Screen'
import type { Target } from './Target'

/** The screen that belongs to the address. It changes with the route and its parameters, not with the query or the hash. */
export function useTarget(screens: readonly Screen[]): Target | undefined {
  const { route, params } = useAppSelector(selectPlace)
  const screen = findScreen(route, screens)
  const key = JSON.stringify([screen?.name, params])
  // The key stands for the parameters, which are a new object after each step in the history.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => screen && { key, screen, props: params }, [screen, key])
}
