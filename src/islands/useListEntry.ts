import { useLetterKey } from '../store'
import { useIsland } from './core/IslandContext'

/** `j` leads into a list while nothing on its screen has the focus; from there the list has the key (defaults 5.12). */
export function useListEntry(selector: string): void {
  const { root } = useIsland()
  useLetterKey('j', () => {
    if (!root.activeElement) root.querySelector<HTMLElement>(selector)?.focus()
  })
}
