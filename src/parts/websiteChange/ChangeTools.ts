import { createContext } from 'react'
import type { Conflict } from './conflict/Conflict'
import type { ChangeMemory } from './outcome/createUndo'

/** What all changes of a screen have in common. */
export interface ChangeTools {
  /** Opens the dialog about two values of one field; resolves to whether mine shall be. */
  readonly ask: (conflict: Conflict) => Promise<boolean>
  readonly memory: ChangeMemory
}

export const ChangeToolsContext = createContext<ChangeTools | null>(null)
