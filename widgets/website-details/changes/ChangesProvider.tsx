import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMessages } from '../../../src/i18n'
import { useConflictQuestion } from '../../../src/parts/websiteChange'
import { usePageStore } from '../../../src/store'
import { applyChange, type Ending } from './applyChange'
import type { Change, FieldValue } from './Change'

type Apply = <Value extends FieldValue>(change: Change<Value>) => Promise<Ending>

const ChangesContext = createContext<Apply | null>(null)

/** Changes data of a website beyond itself, such as the customer's: with Undo, merged when somebody else changed the same, explained when it is refused. */
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
  const { ask, question } = useConflictQuestion()
  const apply = useMemo<Apply>(() => (change) => store.dispatch(applyChange(change, { t, ask })), [store, t, ask])
  return (
    <ChangesContext value={apply}>
      {children}
      {question}
    </ChangesContext>
  )
}
