import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Selection } from './tableProps'
import { withKeys } from './withKeys'

/** Takes a row into the selection or out of it. The function stays the same, so that no row renders again because another was selected. */
export function useToggle<Row, Key extends string | number>(selection: Selection<Row, Key> | undefined) {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return useCallback((key: Key, isIn: boolean) => {
    latest.current?.onChange(withKeys(latest.current.selected, [key], isIn))
  }, [])
}
