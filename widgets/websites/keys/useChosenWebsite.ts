import { type FocusEvent, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useWebsiteChanges, useWebsiteCommands } from '../../../src/parts/websiteChange'

interface Options {
  /** The websites on the screen. */
  readonly order: readonly Website[]
  readonly selected: readonly Website[]
  /** The website that is open beside them. */
  readonly opened: Website | undefined
}

/**
 * Offers to the palette what can be done with the selection; without one, with the card or row that had the focus last, or the website beside
 * them. The handler belongs to what they are all in.
 */
export function useChosenWebsite({ order, selected, opened }: Options): (event: FocusEvent) => void {
  const t = useMessages()
  const { root } = useIsland()
  const { may } = useWebsiteChanges()
  const focusedId = useRef<number>(undefined)

  useWebsiteCommands(() => {
    const [first] = selected
    const website = first ?? order.find(({ id }) => id === focusedId.current) ?? opened
    if (!website) return null
    const { id, title } = website
    const ofMany = { websites: selected, element: () => null, about: t('websites.selected', { count: selected.length }) }
    const ofOne = {
      websites: [website],
      element: () => root.querySelector(`[data-card="${id}"], [data-id="${id}"], [data-peek="${id}"]`),
      about: title,
    }
    return { website, may, ...(first ? ofMany : ofOne) }
  })

  return ({ target }) => {
    const { card, id, peek } = target.closest<HTMLElement>('[data-card], [data-id], [data-peek]')?.dataset ?? {}
    const focused = card ?? id
    if (focused) focusedId.current = Number(focused)
    // The panel keeps the focus while others come into it.
    else if (peek) focusedId.current = undefined
  }
}
