import { useLetterKey } from '../../store'
import { useIsland } from '../core/IslandContext'

/** `j` leads into a list while nothing on its screen has the focus; from there the list has the key (defaults 5.12). With null others have it. */
export function useListEntry(selector: string | null): void {
  const { root } = useIsland()
  const enter = (to: string) => () => {
    if (!root.activeElement) root.querySelector<HTMLElement>(to)?.focus()
  }
  useLetterKey('j', selector === null ? null : enter(selector))
}
