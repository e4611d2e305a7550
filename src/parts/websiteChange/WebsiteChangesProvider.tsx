import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { ChangeStep } from '../../api/websiteChange'
import { useWebsiteDetailsQuery } from '../../api/websites'
import { refreshLists } from '../../api/call'
import { useFormats, useMessages } from '../../i18n'
import { lazyPart } from '../../islands'
import { VALIDATION_FLAGS, type ValidationFlag } from '../../model'
import { useLetterKey, usePageStore } from '../../store'
import { useManyQuestion } from '../../ui'
import { usePeople } from '../people'
import { askFirst } from './askFirst'
import { awayWarnings } from './awayWarnings'
import { ChangeToolsContext } from './ChangeTools'
import { createChanges } from './createChanges'
import type { ChangeMemory } from './outcome/createUndo'
import { isAboutLimits, refusedFlags } from './refusal/explainRefusals'
import type { Explanation } from './refusal/Explanation'
import { useConflictQuestion } from './conflict/useConflictQuestion'
import { usePortalViews } from './portal/usePortalViews'
import { useOpenWork } from './refusal/useOpenWork'
import { useOwnDialog } from './useOwnDialog'
import { useRulesContext } from './useRulesContext'
import { WebsiteChangesContext } from './WebsiteChanges'

const RefusalDialog = lazyPart(() => import('./refusal/RefusalDialog'))

const NO_FLAGS: readonly ValidationFlag[] = []

interface Props {
  /** The website that the whole screen is about: what somebody else has changed meanwhile is then asked about in a dialog. */
  websiteId?: number
  children: ReactNode
}

/** Lets all parts of the screen change websites in one way. */
export function WebsiteChangesProvider({ websiteId, children }: Props) {
  const store = usePageStore()
  const t = useMessages()
  const formats = useFormats()
  const [learned, setLearned] = useState(NO_FLAGS)
  const { shown: explained, isOpen, show: showExplanation, close } = useOwnDialog<Explanation>()
  const [memory] = useState((): ChangeMemory => ({ lastUndo: undefined, lastMoves: new Map() }))
  const people = usePeople()
  const isAboutOne = websiteId !== undefined
  const { data: details } = useWebsiteDetailsQuery(websiteId ?? 0, { skip: !isAboutOne })
  const rules = useRulesContext({ people, learned, isAboutOne, details })
  const work = useOpenWork(websiteId, rules.settings.validateUndoneEntries)
  const { ask: askMany, question: questionAboutMany } = useManyQuestion()
  const { ask: askWhich, question: questionAboutConflict } = useConflictQuestion()
  const { show: showPortal, views } = usePortalViews()

  const changes = useMemo(() => {
    const explain = (explanation: Explanation) => {
      const flags = refusedFlags(explanation)
      if (isAboutLimits(explanation)) store.dispatch(refreshLists('Limits'))
      setLearned((known) => VALIDATION_FLAGS.filter((flag) => known.includes(flag) || flags.includes(flag)))
      showExplanation(explanation)
    }
    const workOf = (id: number) => (id === websiteId ? work : undefined)
    const made = createChanges({ store, rules, people, t, formats, explain, ask: askWhich, isAboutOne, memory, workOf })
    const warningsOf = (steps: readonly ChangeStep[]) =>
      // Where the rules are against it, they say so themselves.
      rules.settings.validateStaffActive ? [] : awayWarnings(steps, { people, today: rules.today, me: rules.viewer.id, t, formats })
    return { ...made, ...askFirst(made.applyAll, { ask: askMany, warningsOf, t, formats }), showPortal }
  }, [store, rules, people, t, formats, askMany, askWhich, isAboutOne, websiteId, work, memory, showPortal, showExplanation])

  const tools = useMemo(() => ({ ask: askWhich, memory }), [askWhich, memory])
  useLetterKey('z', changes.undo)

  return (
    <WebsiteChangesContext value={changes}>
      <ChangeToolsContext value={tools}>{children}</ChangeToolsContext>
      {questionAboutMany}
      {questionAboutConflict}
      {views}
      {explained && (
        <Suspense>
          <RefusalDialog key={explained.nth} open={isOpen} explanation={explained.about} onClose={close} />
        </Suspense>
      )}
    </WebsiteChangesContext>
  )
}
