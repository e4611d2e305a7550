import { type RefObject, useEffect } from 'react'

/**
 * Where somebody tabs to is shown with its scroll margin, which keeps it above a bar at the edge. Browsers scroll a text area only as far as
 * its caret. Not on every focus: a page that scrolls under a pressed pointer selects text.
 */
export function useShownOnTab(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current?.getRootNode()
    const show = (event: Event) => {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab'
      if (isTab && event.target instanceof HTMLTextAreaElement) event.target.scrollIntoView({ block: 'nearest' })
    }
    root?.addEventListener('keyup', show)
    return () => root?.removeEventListener('keyup', show)
  }, [place])
}
