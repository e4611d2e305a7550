import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { refreshLists } from '../../../src/api/refreshLists'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { VALIDATION_FLAGS, type ValidationFlag } from '../../../src/model'
import { usePageStore } from '../../../src/store'
import { useManyQuestion } from '../../../src/ui'
import { usePeople } from '../data/usePeople'
import { askFirst } from './askFirst'
import { createEdits } from './createEdits'
import { EditsContext } from './Edits'
import type { Explanation } from './Explanation'
import { useRulesContext } from './useRulesContext'

const RefusalDialog = lazyPart(() => import('./RefusalDialog'))

const NO_FLAGS: readonly ValidationFlag[] = []

/** Lets all parts of the screen change websites in one way. */
export function EditsProvider({ children }: { children: ReactNode }) {
  const store = usePageStore()
  const t = useMessages()
  const formats = useFormats()
  const [learned, setLearned] = useState(NO_FLAGS)
  const [explained, setExplained] = useState<Explanation | null>(null)
  const [isOpen, setOpen] = useState(false)
  const lastUndo = useRef<() => void>(undefined)
  const people = usePeople()
  const rules = useRulesContext(people, learned)
  const { ask, question } = useManyQuestion()

  const edits = useMemo(() => {
    const explain = (explanation: Explanation) => {
      const names = explanation.rows.flatMap(({ error }) => error?.fields ?? []).map(({ name }) => name)
      if (names.includes('hardLimits')) store.dispatch(refreshLists('Limits'))
      setLearned((known) => VALIDATION_FLAGS.filter((flag) => known.includes(flag) || names.includes(flag)))
      setExplained(explanation)
      setOpen(true)
    }
    const edits = createEdits({ store, rules, people, t, formats, explain, lastUndo })
    return { ...edits, ...askFirst(edits.apply, { ask, t, formats }) }
  }, [store, rules, people, t, formats, ask])

  return (
    <EditsContext value={edits}>
      {children}
      {question}
      {explained && (
        <Suspense>
          <RefusalDialog open={isOpen} explanation={explained} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </EditsContext>
  )
}
