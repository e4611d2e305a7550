import type { ViewMode } from '../../../src/model'
import { useKeyPair } from '../../../src/store'

const MODE_KEYS: Readonly<Record<string, ViewMode>> = { b: 'kanban', l: 'list', m: 'compact', g: 'gallery', c: 'calendar' }

/** `v` and a letter show the view in another way, wherever the focus is, except where somebody types. */
export function useModeKeys(onMode: (mode: ViewMode) => void): void {
  useKeyPair('v', (key) => {
    const mode = MODE_KEYS[key]
    return mode && (() => onMode(mode))
  })
}
