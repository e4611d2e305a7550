import { useMemo, useState } from 'react'
import { useSetEntryDoneMutation, useSetEntryPinMutation } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { showToast, useAppDispatch } from '../../src/store'

type Flags = ReadonlyMap<number, Partial<Pick<Message, 'done' | 'pin'>>>
const NONE: Flags = new Map()

/** Done and pin, shown at once, with Undo (TK-03). */
export function useTicketActions(tickets: readonly Message[]) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [flags, setFlags] = useState(NONE)
  const [sendDone] = useSetEntryDoneMutation()
  const [sendPin] = useSetEntryPinMutation()

  const set = (id: number, flag: 'done' | 'pin', value: boolean) =>
    setFlags((before) => new Map(before).set(id, { ...before.get(id), [flag]: value }))
  const send = async (ticket: Message, flag: 'done' | 'pin', value: boolean) => {
    set(ticket.id, flag, value)
    const call = flag === 'done' ? sendDone : sendPin
    try {
      await call({ websiteId: ticket.website?.id ?? 0, id: ticket.id, value }).unwrap()
      return true
    } catch (thrown) {
      set(ticket.id, flag, !value)
      const { message, values } = toErrorObject(thrown)
      const key = t('tickets.failed', { subject: subjectOf(ticket, t('tickets.noSubject')), reason: t(message, values) })
      dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void send(ticket, flag, value) } }))
      return false
    }
  }
  const finish = async (chosen: readonly Message[]) => {
    const results = await Promise.all(chosen.map(async (ticket) => ((await send(ticket, 'done', true)) ? [ticket] : [])))
    const done = results.flat()
    if (done.length === 0) return
    const undo = () => done.forEach((ticket) => void send(ticket, 'done', false))
    const key = t('tickets.done', { count: done.length, subject: done[0] && subjectOf(done[0], t('tickets.noSubject')) })
    dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run: undo } }))
  }

  const shown = useMemo(
    () => tickets.map((ticket) => ({ ...ticket, ...flags.get(ticket.id) })).filter(({ done }) => !done),
    [tickets, flags],
  )
  return { shown, finish, pin: (ticket: Message) => void send(ticket, 'pin', !ticket.pin) }
}

/** A message without a subject is named by its beginning (defaults 5.14). */
export const subjectOf = ({ subject, snippet }: Message, none: string): string => subject || snippet.slice(0, 60) || none
