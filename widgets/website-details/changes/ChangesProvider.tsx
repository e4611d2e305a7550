import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { usePageStore } from '../../../src/store'
import { pagePart } from '../shared/pagePart'
import { applyChange } from './applyChange'
import type { Change, Conflict, FieldValue } from './Change'

const ConflictDialog = pagePart(async () => (await import('./ConflictDialog')).default)

type Apply = <Value extends FieldValue>(change: Change<Value>) => Promise<ErrorObject | null>

const ChangesContext = createContext<Apply | null>(null)

/** Makes a change: shown at once, with Undo, merged when somebody else changed the same, explained when it is refused. */
export function useChanges(): Apply {
  const apply = useContext(ChangesContext)
  if (!apply) throw new Error('ChangesProvider is missing above this component')
  return apply
}

interface Props {
  children: ReactNode
}

export function ChangesProvider({ children }: Props) {
  const store = usePageStore()
  const t = useMessages()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isAsking, setAsking] = useState(false)
  const apply = useMemo<Apply>(() => {
    const ask = (next: Conflict) => {
      setConflict(next)
      setAsking(true)
    }
    return (change) => store.dispatch(applyChange(change, { t, ask }))
  }, [store, t])
  return (
    <ChangesContext value={apply}>
      {children}
      {conflict && <ConflictDialog open={isAsking} conflict={conflict} onClose={() => setAsking(false)} />}
    </ChangesContext>
  )
}
