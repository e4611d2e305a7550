import type { ViewMode } from '../../../src/model'
import { useKeyPair, useLetterKey } from '../../../src/store'

const MODE_KEYS: Readonly<Record<string, ViewMode>> = { b: 'kanban', l: 'list', m: 'compact', g: 'gallery', c: 'calendar' }

interface ShortcutActs {
  readonly onSearch: () => void
  readonly onMode: (mode: ViewMode) => void
}

/** The keys that act wherever the focus is, except where somebody types. */
export function useShortcuts({ onSearch, onMode }: ShortcutActs): void {
  useLetterKey('/', onSearch)
  useKeyPair('v', (key) => {
    const mode = MODE_KEYS[key]
    return mode && (() => onMode(mode))
  })
}
