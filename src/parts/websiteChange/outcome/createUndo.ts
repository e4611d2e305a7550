import type { LastMove } from '../../../model'

/** What changes know of those before them. */
export interface ChangeMemory {
  /** Takes back what was changed last. */
  lastUndo: (() => void) | undefined
  /** Which moves were the viewer's own, by website: each may go back. */
  readonly lastMoves: Map<number, LastMove>
}

/** How a change is taken back, once. */
export interface Undo {
  isUsed: boolean
  /** Under which id it is on the list of recent actions. */
  keptAs?: string
  /** Takes away what offers it. */
  onUsed?: () => void
  readonly run: () => void
}

/** Whatever button or key asks for it: what is taken back once is not taken back again. */
export function createUndo(memory: ChangeMemory, back: (undo: Undo) => void): Undo {
  const undo: Undo = {
    isUsed: false,
    run() {
      if (undo.isUsed) return
      undo.isUsed = true
      if (memory.lastUndo === undo.run) memory.lastUndo = undefined
      undo.onUsed?.()
      back(undo)
    },
  }
  return undo
}
