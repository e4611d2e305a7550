import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../islands'
import type { AskAboutConflict } from '../ChangeTools'
import type { Conflict } from './Conflict'

const ConflictDialog = lazyPart(() => import('./ConflictDialog'))

interface ConflictQuestion {
  readonly ask: AskAboutConflict
  /** To be shown somewhere on the screen. */
  readonly question: ReactNode
}

/** Asks which of two values of a field shall be. */
export function useConflictQuestion(): ConflictQuestion {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isMine: boolean) => void>(undefined)
  const [ask] = useState(() => (next: Conflict) => {
    // Its dialog gives way to the next.
    answer.current?.(false)
    setConflict(next)
    setOpen(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  })
  const close = (isMine: boolean) => {
    setOpen(false)
    answer.current?.(isMine)
  }
  const question = conflict && (
    <Suspense>
      <ConflictDialog open={isOpen} conflict={conflict} onAnswer={close} />
    </Suspense>
  )
  return { ask, question }
}
