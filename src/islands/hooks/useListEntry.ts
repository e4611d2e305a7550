import { useEffect, useRef } from 'react'
import { useLetterKey } from '../../store'
import { useIsland } from '../core/root/IslandContext'
import { focusWhenThere } from './focusWhenThere'

/** What has the key for itself: a row, a card, what is shown beside them. */
const HAS_KEY = '[data-id], [data-card], [data-peek]'

/**
 * `j` leads into a list from whatever was used last, as soon as the list is there; from its rows on the list has the key (defaults 5.12). With
 * null others have it.
 */
export function useListEntry(selector: string | null): void {
  const { root } = useIsland()
  const giveUp = useRef<() => void>(undefined)
  useEffect(() => () => giveUp.current?.(), [])
  const enter = (to: string) => () => {
    if (root.activeElement?.closest(HAS_KEY)) return
    const first = root.querySelector<HTMLElement>(to)
    if (first) first.focus()
    else giveUp.current = focusWhenThere(root, to)
  }
  useLetterKey('j', selector === null ? null : enter(selector))
}
