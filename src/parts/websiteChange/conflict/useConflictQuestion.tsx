import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../islands'
import type { Conflict } from './Conflict'

const ConflictDialog = lazyPart(() => import('./ConflictDialog'))

interface ConflictQuestion {
  readonly ask: (conflict: Conflict) => void
  /** To be shown somewhere on the screen. */
  readonly question: ReactNode
}

/** Asks which of two values of a field shall be. */
export function useConflictQuestion(): ConflictQuestion {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [ask] = useState(() => (next: Conflict) => {
    setConflict(next)
    setOpen(true)
  })
  const question = conflict && (
    <Suspense>
      <ConflictDialog open={isOpen} conflict={conflict} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { ask, question }
}
