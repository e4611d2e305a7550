import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { keepUndo, type ShowUndoToast } from '../../../src/parts/recentActions'
import { useAppDispatch } from '../../../src/store'
import { subjectOf } from './subjectOf'
import { changedFields, type TicketChange } from './TicketChange'
import type { useTicketChange } from './useTicketChange'

/** What a toast is about. */
export interface About {
  readonly [name: string]: string | number
  readonly count: number
  readonly subject: string
}

/** An answer to a ticket that leaves in a moment. */
export interface SentReply {
  /** Its writer has begun the next one already. */
  readonly isWrittenOn: boolean
  /** Brings it back to where it was written; whether there was time. Null where the server has no way back. */
  readonly takeBack: (() => Promise<boolean>) | null
}

export interface Told {
  /** What was done, for the toast and the list of recent actions. */
  readonly text: (about: About) => string
  readonly reply?: SentReply | undefined
  /** The same for the toast, when an answer went along. */
  readonly answered?: (about: About) => string
}

type Send = ReturnType<typeof useTicketChange>['send']

/** Changes tickets by `send`, and says so with one way back for all of it: also for an answer that went before. */
export function useChangeAll(send: Send, showUndoToast: ShowUndoToast) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const aboutOf = (ticket: Message, count: number): About => ({ count, subject: subjectOf(ticket, t('tickets.noSubject')) })
  const reportSent = (ticket: Message, { takeBack }: SentReply) => {
    showUndoToast({ kind: 'success', key: t('tickets.answered', aboutOf(ticket, 1)) }, takeBack)
  }

  /** Changes all of them, and says so, with a way back; in the end, of those that were changed. */
  async function changeAll(chosen: readonly Message[], change: TicketChange, { text, reply, answered = text }: Told) {
    const [first] = chosen
    if (!first) return
    const told = (tickets: readonly Message[], about: About) => {
      const todos = 'done' in change && change.done ? tickets.reduce((sum, { openTodos }) => sum + openTodos, 0) : 0
      const said = reply ? answered(about) : text(about)
      const key = [said, todos > 0 && t('tickets.done.todos', { count: todos })].filter(Boolean).join(' ')
      return { kind: todos > 0 ? ('warning' as const) : ('success' as const), key }
    }
    const sent = send(chosen.map((ticket) => ({ ticket, change }))).then((results) =>
      results.map(({ ticket, answer }) => ({ before: ticket, after: changedFields(answer, change) })),
    )
    const keep = async () => {
      const changed = await sent
      const about = changed[0] && aboutOf(changed[0].before, changed.length)
      return about && dispatch(keepUndo(text(about), ({ ticketUndo }) => ticketUndo(changed)))
    }
    const kept = keep()
    const back = async () => {
      const changed = await sent
      if (reply?.takeBack && !(await reply.takeBack())) return
      void kept.then((forget) => forget?.())
      await send(changed.map(({ before, after }) => ({ ticket: { ...before, ...after }, change: changedFields(before, change) })))
    }
    const toast = showUndoToast(told(chosen, aboutOf(first, chosen.length)), back)
    const changed = (await sent).map(({ before }) => before)
    if (changed.length === chosen.length) return
    if (changed[0]) toast.correct(told(changed, aboutOf(changed[0], changed.length)))
    else if (reply?.takeBack) toast.correct({ kind: 'success', key: t('tickets.answered', aboutOf(first, 1)) })
    else {
      toast.correct(null)
      if (reply) reportSent(first, reply)
    }
  }

  return { changeAll, reportSent }
}
