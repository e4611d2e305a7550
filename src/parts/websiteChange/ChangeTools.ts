import { createContext } from 'react'
import type { Conflict } from './conflict/Conflict'
import type { ChangeMemory } from './outcome/createUndo'

/** Opens the dialog about two values of one field; resolves to whether mine shall be. */
export type AskAboutConflict = (conflict: Conflict) => Promise<boolean>

/** What all changes of a screen have in common. */
export interface ChangeTools {
  readonly ask: AskAboutConflict
  readonly memory: ChangeMemory
}

export const ChangeToolsContext = createContext<ChangeTools | null>(null)
