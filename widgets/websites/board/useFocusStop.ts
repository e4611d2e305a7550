import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsland } from '../../../src/islands'
import type { Status } from '../../../src/model'
import { cardIdAt } from '../drag/cardIdAt'
import type { Lane } from './boardModel'
import type { Reveal } from './CardList'
import type { BoardData } from './useBoard'

/** The one card of all that Tab stops at: what was chosen last, else the first. A card that moves takes the focus with it. */
export function useFocusStop({ websites, lanes }: BoardData, isFolded: (status: Status) => boolean, initialId: number | null) {
  const { root } = useIsland()
  const [chosenId, choose] = useState(initialId)
  const [reveal, setReveal] = useState<Reveal | null>(initialId === null ? null : { id: initialId })
  const hasFocus = useRef(false)
  const activeId = websites.some(({ id }) => id === chosenId) ? chosenId : firstCard(lanes, isFolded)

  const focus = (id: number) => {
    choose(id)
    setReveal({ id })
  }
  // Before anything else can happen: a key pressed meanwhile would be the page's.
  useLayoutEffect(() => {
    if (hasFocus.current && !root.activeElement && activeId !== null) focus(activeId)
    // Only when the cards have moved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lanes])

  return {
    activeId,
    reveal,
    choose,
    focus,
    onFocus(event: FocusEvent<HTMLElement>) {
      hasFocus.current = true
      const id = cardIdAt(event.target)
      if (id) choose(id)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      // An element that is taken away loses the focus without giving it to another.
      if (event.relatedTarget ? !event.currentTarget.contains(event.relatedTarget) : event.target.isConnected && root.activeElement)
        hasFocus.current = false
    },
  }
}

function firstCard(lanes: readonly Lane[], isFolded: (status: Status) => boolean): number | null {
  for (const { cells } of lanes) for (const { status, cards } of cells) if (cards[0] && !isFolded(status)) return cards[0].id
  return null
}
