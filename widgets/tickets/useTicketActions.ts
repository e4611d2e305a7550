import { useMemo, useRef } from 'react'
import { refreshLists } from '../../src/api/call'
import type { Message } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { isSnoozed } from '../../src/model'
import type { Delay } from '../../src/parts/snooze'
import { showToast, useAppDispatch } from '../../src/store'
import { subjectOf } from './subjectOf'
import { changedFields, type TicketChange } from './TicketChange'
import { useTicketChange } from './useTicketChange'

/** What a toast is about. */
interface About {
  readonly [name: string]: string | number
  readonly count: number
  readonly subject: string
}

/** An answer to a ticket that leaves in a moment. */
export interface SentReply {
  /** Brings it back to where it was written; whether there was time. */
  readonly takeBack: () => Promise<boolean>
}

interface Told {
  /** What was done, for the toast and the list of recent actions. */
  readonly text: (about: About) => string
  readonly reply?: SentReply | undefined
  /** The same for the toast, when an answer went along. */
  readonly answered?: (about: About) => string
}

export type TicketActions = ReturnType<typeof useTicketActions>

/** Done, pin, due date and snooze, shown at once, with Undo (TK-03, TK-04); an answer that went before is taken back with it. */
export function useTicketActions(tickets: readonly Message[], { snoozed }: { snoozed: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { shown: all, send } = useTicketChange(tickets)
  const lastUndo = useRef<() => void>(undefined)

  const tell = (kind: 'success' | 'warning', key: string, undo: () => Promise<unknown>) => {
    const run = () => void undo()
    lastUndo.current = run
    dispatch(showToast({ kind, key, action: { key: 'partner.general.undo', run } }))
  }
  const aboutOf = (ticket: Message, count: number): About => ({ count, subject: subjectOf(ticket, t('tickets.noSubject')) })
  const tellSent = (ticket: Message, { takeBack }: SentReply) => tell('success', t('tickets.answered', aboutOf(ticket, 1)), takeBack)

  /** Changes all of them, and says so for those that were changed, with a way back. */
  async function changeAll(chosen: readonly Message[], change: TicketChange, { text, reply, answered = text }: Told) {
    const results = await Promise.all(chosen.map(async (ticket) => ({ ticket, answer: await send(ticket, change) })))
    const changed = results.flatMap(({ ticket, answer }) => (answer ? [{ before: ticket, after: changedFields(answer, change) }] : []))
    const [first] = changed
    if (!first) return reply && chosen[0] && tellSent(chosen[0], reply)
    const about = aboutOf(first.before, changed.length)
    const todos = 'done' in change && change.done ? changed.reduce((sum, { before }) => sum + before.openTodos, 0) : 0
    const said = reply ? answered(about) : text(about)
    const key = [said, todos > 0 && t('tickets.done.todos', { count: todos })].filter(Boolean).join(' ')
    // Nobody needs it before something is done; without it the toast still takes that back.
    const keeping = import('./keepTickets').then(({ keepTickets }) => dispatch(keepTickets(text(about), changed))).catch(() => null)
    tell(todos > 0 ? 'warning' : 'success', key, async () => {
      if (reply && !(await reply.takeBack())) return
      void keeping.then((forget) => forget?.())
      await Promise.all(changed.map(({ before }) => send(before, changedFields(before, change))))
    })
  }

  const finish = (chosen: readonly Message[], reply?: SentReply) =>
    changeAll(
      chosen,
      { done: true },
      { text: (about) => t('tickets.done', about), reply, answered: (about) => t('tickets.answered.done', about) },
    )
  const reopen = async (ticket: Message) => {
    await changeAll([ticket], { done: false }, { text: (about) => t('tickets.awake', about) })
    // It comes into a list that did not have it.
    dispatch(refreshLists('WebsiteLog'))
  }
  const snooze = (chosen: readonly Message[], delay: Delay, reply?: SentReply) => {
    const key = delay.snoozedUntilReply ? 'snoozed.reply' : delay.snoozedUntil ? 'snoozed' : 'awake'
    const values = (about: About) => ({ ...about, date: delay.snoozedUntil ? formats.shortDateTime(delay.snoozedUntil) : '' })
    const text = (about: About) => t(`tickets.${key}`, values(about))
    return changeAll(chosen, delay, { text, reply, answered: (about) => t(`tickets.answered.${key}`, values(about)) })
  }
  const planFor = (chosen: readonly Message[], dueDate: string | null) =>
    changeAll(
      chosen,
      { dueDate },
      {
        text: (about) =>
          t(dueDate ? 'tickets.due.set' : 'tickets.due.removed', { ...about, date: dueDate ? formats.shortDate(dueDate) : '' }),
      },
    )

  const shown = useMemo(
    // oxlint-disable-next-line react/purity -- as it is when tickets or overlays come: a row that leaves by the clock alone would be missed
    () => all.filter((ticket) => !ticket.done && isSnoozed(ticket, Date.now()) === snoozed),
    [all, snoozed],
  )
  return {
    shown,
    finish,
    reopen,
    snooze,
    planFor,
    tellSent,
    pin: (ticket: Message) => void send(ticket, { pin: !ticket.pin }),
    /** Something else was changed last. */
    remember: (undo: () => void) => {
      lastUndo.current = undo
    },
    undo: () => lastUndo.current?.(),
  }
}
