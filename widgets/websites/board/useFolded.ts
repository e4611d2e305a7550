import { useCallback } from 'react'
import type { Status, WebsiteView } from '../../../src/model'
import { useKeptNames } from '../view/useViewState'

/** The columns that are folded to a strip, kept with the view. */
export function useFolded(view: WebsiteView) {
  const [folded, keep] = useKeptNames(view, 'folded')
  const isFolded = (status: Status) => folded?.includes(status) ?? false
  const toggle = useCallback(
    (status: Status) => keep(folded?.includes(status) ? folded.filter((one) => one !== status) : [...(folded ?? []), status]),
    [keep, folded],
  )
  return [isFolded, toggle] as const
}
