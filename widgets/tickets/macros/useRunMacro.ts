import { useState } from 'react'
import { refreshLists } from '../../../src/api/call'
import type { Macro, Message } from '../../../src/contract'
import { type ErrorObject, reasonOf, toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { useConflictQuestion } from '../../../src/parts/websiteChange'
import { selectUser, showToast, reportFailure, reportRefused, useAppDispatch, useAppSelector } from '../../../src/store'
import { subjectOf } from '../desk/subjectOf'
import { STEP_LABELS, type Step, stepsOf } from './stepsOf'
import { useMacroSteps } from './useMacroSteps'

interface TakenStep {
  readonly step: Step
  readonly back: () => Promise<unknown>
}
/** How far a macro came with a ticket. */
interface MacroOutcome {
  readonly ticket: Message
  readonly taken: readonly TakenStep[]
  readonly failed: { readonly step: Step; readonly error: ErrorObject } | null
}

/** Runs a macro on tickets, one after the other, says at which step it stopped, and takes back what can be taken back (TK-08). */
export function useRunMacro(tickets: readonly Message[]) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { ask, question } = useConflictQuestion()
  const steps = useMacroSteps(ask)
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [isBusy, setBusy] = useState(false)

  async function runOne(macro: Macro, ticket: Message): Promise<MacroOutcome> {
    const taken: TakenStep[] = []
    const seen = Math.max(...tickets.filter(({ website }) => website?.id === ticket.website?.id).map(({ id }) => id), ticket.id)
    for (const step of stepsOf(macro, roles)) {
      try {
        taken.push({ step, back: await steps[step]({ macro, ticket, seen }) })
      } catch (thrown) {
        return { ticket, taken, failed: { step, error: toErrorObject(thrown) } }
      }
    }
    return { ticket, taken, failed: null }
  }

  /** The last step goes back first. */
  async function undo(outcomes: readonly MacroOutcome[]): Promise<void> {
    for (const { taken } of outcomes)
      for (const { step, back } of taken.toReversed()) {
        try {
          await back()
        } catch (thrown) {
          const error = toErrorObject(thrown)
          const text = t('tickets.macro.notBack', { step: t(STEP_LABELS[step]), reason: reasonOf(error, t) })
          dispatch(reportFailure(error, { text }))
        }
      }
    dispatch(refreshLists('WebsiteLog'))
  }

  function reportOutcomes(macro: Macro, outcomes: readonly MacroOutcome[]): void {
    const way = (of: readonly MacroOutcome[]) => ({ key: 'partner.general.undo', run: () => void undo(of) })
    const subject = (ticket: Message) => subjectOf(ticket, t('tickets.noSubject'))
    const { name } = macro
    const done = outcomes.filter(({ failed }) => !failed)
    if (done[0]) {
      const key = t('tickets.macro.ran', { name, subject: subject(done[0].ticket), count: done.length })
      dispatch(showToast({ kind: 'success', key, action: way(done) }))
    }
    for (const at of new Set(outcomes.map(({ failed }) => failed?.step))) {
      if (!at) continue
      const refused = outcomes.flatMap((item) => (item.failed?.step === at ? [{ item, error: item.failed.error }] : []))
      dispatch(
        reportRefused(refused, {
          reasonOf: (error) => reasonOf(error, t),
          tell(items, reason) {
            const [first] = items
            const why = { count: items.length, name, subject: first ? subject(first.ticket) : '', step: t(STEP_LABELS[at]) }
            const taken = first?.taken.map(({ step }) => t(STEP_LABELS[step])) ?? []
            const before = taken.length > 0 && t('tickets.macro.before', { steps: formats.list(taken) })
            const text = [t('tickets.macro.failed', { ...why, reason }), before].filter(Boolean).join(' ')
            return { text, ...(before && { action: way(items) }) }
          },
        }),
      )
    }
  }

  return {
    isBusy,
    /** To be shown somewhere on the screen. */
    question,
    /** Answers those that all of it was done to. */
    async run(macro: Macro, chosen: readonly Message[]): Promise<readonly Message[]> {
      if (isBusy || chosen.length === 0) return []
      setBusy(true)
      const outcomes: MacroOutcome[] = []
      for (const ticket of chosen) outcomes.push(await runOne(macro, ticket))
      setBusy(false)
      dispatch(refreshLists('WebsiteLog'))
      reportOutcomes(macro, outcomes)
      return outcomes.flatMap(({ ticket, failed }) => (failed ? [] : [ticket]))
    },
  }
}
