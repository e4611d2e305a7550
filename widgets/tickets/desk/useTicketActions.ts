import { useMemo } from 'react'
import { refreshLists } from '../../../src/api/call'
import type { Message } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { isSnoozed } from '../../../src/model'
import type { useKeptList } from '../../../src/parts/listView'
import { useUndoToast } from '../../../src/parts/recentActions'
import type { PickedWebsite } from '../../../src/parts/websitePicker'
import type { Delay } from '../../../src/parts/snooze'
import { useAppDispatch } from '../../../src/store'
import { type About, type SentReply, type Told, useChangeAll } from './useChangeAll'
import type { TicketChange, TicketShown } from './TicketChange'
import { useTicketChange } from './useTicketChange'

export type TicketActions = ReturnType<typeof useTicketActions>

interface List extends Pick<ReturnType<typeof useKeptList>, 'expect'> {
  /** It is the one of those that were put off. */
  readonly snoozed: boolean
}

/** Done, pin, due date and snooze, shown at once, with Undo (TK-03, TK-04); an answer that went before is taken back with it. */
export function useTicketActions(tickets: readonly Message[], { snoozed, expect }: List) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { shown: all, send } = useTicketChange(tickets, { isListed: (ticket) => isListed(ticket, snoozed), expect })
  const { show: showUndoToast, remember, undo } = useUndoToast()
  const { changeAll, reportSent } = useChangeAll(send, showUndoToast)

  const shown = useMemo(
    // oxlint-disable-next-line react/purity -- as it is when tickets or overlays come: a row that leaves by the clock alone would be missed
    () => all.filter((ticket) => isListed(ticket, snoozed)),
    [all, snoozed],
  )
  /** Tickets that leave the list. Where none is left on its page, those of another come. */
  const letGo = async (chosen: readonly Message[], ...change: [change: TicketChange, told: Told]) => {
    await changeAll(chosen, ...change)
    if (shown.every(({ id }) => chosen.some((one) => one.id === id))) dispatch(refreshLists('WebsiteLog'))
  }
  const finish = (chosen: readonly Message[], reply?: SentReply) =>
    letGo(
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
    return letGo(chosen, delay, { text, reply, answered: (about) => t(`tickets.answered.${key}`, values(about)) })
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

  const moveTo = async (chosen: readonly Message[], website: PickedWebsite) => {
    const leaving = chosen.filter((ticket) => ticket.website && ticket.website.id !== website.id)
    await changeAll(
      leaving,
      { website: { ...website, image: null, assigned_to: null } },
      { text: (about) => t('tickets.moved', { ...about, website: website.title }) },
    )
    dispatch(refreshLists('WebsiteLog'))
  }

  return {
    shown,
    finish,
    reopen,
    snooze,
    planFor,
    moveTo,
    reportSent,
    pin: (ticket: Message) => void send([{ ticket, change: { pin: !ticket.pin } }]),
    remember,
    undo,
  }
}

const isListed = (ticket: TicketShown, snoozed: boolean) => !ticket.done && isSnoozed(ticket, Date.now()) === snoozed
