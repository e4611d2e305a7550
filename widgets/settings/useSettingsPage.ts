import { type RefObject, useEffect, useRef } from 'react'
import { scrollToAnchor, usePlace } from '../../src/store'

/**
 * The page of the settings that the hash names (spec 2.6), else the first. Whoever comes to another one is brought to its heading, or to what
 * was refused there; whoever chooses one in a list stays in the list.
 */
export function useSettingsPage(anchors: readonly string[], pages: RefObject<HTMLElement | null>) {
  const { hash } = usePlace()
  const current = anchors.find((anchor) => hash === `#${anchor}`) ?? anchors[0]
  const shown = useRef(current)
  const isChosen = useRef(false)

  useEffect(() => {
    // Says that there is no such page.
    if (hash && hash !== `#${current}`) scrollToAnchor(hash.slice(1))
  }, [hash, current])

  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const stays = isChosen.current
    isChosen.current = false
    if (!stays && !focusRefused(pages.current) && current) scrollToAnchor(current)
  }, [current, pages])

  return {
    current,
    choose(anchor: string) {
      isChosen.current = anchor !== current
      location.hash = anchor
    },
    /** Leads to fields that were refused, on this page if some of them are here. */
    showRefused([first]: readonly string[]) {
      if (!focusRefused(pages.current) && first) location.hash = first
    },
  }
}

/** Whether the page that is shown has something that was refused. */
function focusRefused(pages: HTMLElement | null): boolean {
  const field = pages?.querySelector<HTMLElement>(':scope > :not([hidden]) [aria-invalid="true"]')
  const closed = field?.closest('details')
  if (closed) closed.open = true
  field?.focus()
  return field != null
}
