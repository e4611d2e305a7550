import { use, useId, useLayoutEffect } from 'react'
import { OverlayContext } from './OverlayContext'

/** While `isChanged`, who keeps the list of dialogs knows that something would be lost with the page. */
export function useUnsaved(isChanged: boolean): void {
  const id = useId()
  const { unsaved } = use(OverlayContext)
  // With the commit that shows it: whoever sees that all is saved may leave at once.
  useLayoutEffect(() => (isChanged ? unsaved(id) : undefined), [id, isChanged, unsaved])
}
