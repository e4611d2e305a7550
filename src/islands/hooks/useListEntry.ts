import { useLetterKey } from '../../store'
import { useIsland } from '../core/IslandContext'

/** What has the key for itself: a row, a card, what is shown beside them. */
const HAS_KEY = '[data-id], [data-card], [data-peek]'

/** `j` leads into a list from whatever was used last; from its rows on the list has the key (defaults 5.12). With null others have it. */
export function useListEntry(selector: string | null): void {
  const { root } = useIsland()
  const enter = (to: string) => () => {
    if (!root.activeElement?.closest(HAS_KEY)) root.querySelector<HTMLElement>(to)?.focus()
  }
  useLetterKey('j', selector === null ? null : enter(selector))
}
