import { useMemo, useRef, useState } from 'react'
import { useSetEntryDoneMutation, useSetEntryPinMutation, useUpdateEntryMutation } from '../../src/api/messages'
import type { Message } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useFormats, useMessages } from '../../src/i18n'
import { isSnoozed } from '../../src/model'
import { showToast, useAppDispatch } from '../../src/store'

/** What a toast is about. */
interface About {
  readonly [name: string]: string | number
  readonly count: number
  readonly subject: string
}
type Shown = Pick<Message, 'done' | 'pin' | 'snoozedUntil' | 'snoozedUntilReply'>
/** What a ticket looks like from here; the server's answer says from which version on it does so by itself. */
interface TicketOverlay {
  readonly fields: Partial<Shown>
  readonly version?: number | undefined
}
type Overlays = ReadonlyMap<number, TicketOverlay>
const NONE: Overlays = new Map()

/** What changes about a ticket: one thing at a time. */
type TicketChange = Pick<Shown, 'done'> | Pick<Shown, 'pin'> | Delay
/** Until when a ticket is put off; an empty one brings it back. */
export type Delay = Pick<Shown, 'snoozedUntil' | 'snoozedUntilReply'>
export const AWAKE: Delay = { snoozedUntil: null, snoozedUntilReply: false }

export type TicketActions = ReturnType<typeof useTicketActions>

/** Done, pin and snooze, shown at once, with Undo (TK-03, TK-04). */
export function useTicketActions(tickets: readonly Message[], { snoozed }: { snoozed: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [overlays, setOverlays] = useState(NONE)
  const lastUndo = useRef<() => void>(undefined)
  const [sendDone] = useSetEntryDoneMutation()
  const [sendPin] = useSetEntryPinMutation()
  const [update] = useUpdateEntryMutation()

  const show = (id: number, shown: TicketOverlay) => setOverlays((before) => new Map(before).set(id, shown))
  function call(ticket: Message, change: TicketChange) {
    const of = { websiteId: ticket.website?.id ?? 0, id: ticket.id }
    if ('done' in change) return sendDone({ ...of, value: change.done })
    if ('pin' in change) return sendPin({ ...of, value: change.pin })
    const { snoozedUntil, snoozedUntilReply } = change
    return update({ ...of, change: snoozedUntilReply ? { snoozedUntilReply } : { snoozedUntil } })
  }
  const send = async (ticket: Message, change: TicketChange): Promise<Message | null> => {
    show(ticket.id, { fields: change })
    try {
      const answer = await call(ticket, change).unwrap()
      show(ticket.id, { fields: change, version: answer.version })
      return answer
    } catch (thrown) {
      show(ticket.id, { fields: {} })
      const { message, values } = toErrorObject(thrown)
      const key = t('tickets.failed', { subject: subjectOf(ticket, t('tickets.noSubject')), reason: t(message, values) })
      dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void send(ticket, change) } }))
      return null
    }
  }

  /** Changes all of them, and says so for those that were changed, with a way back. */
  async function changeAll(chosen: readonly Message[], change: TicketChange, text: (about: About) => string) {
    const results = await Promise.all(chosen.map(async (ticket) => ({ ticket, answer: await send(ticket, change) })))
    const answered = results.flatMap(({ ticket, answer }) => (answer ? [{ before: ticket, after: fieldsOf(answer, change) }] : []))
    const changed = answered.map(({ before }) => before)
    const [first] = changed
    if (!first) return
    const about = { count: changed.length, subject: subjectOf(first, t('tickets.noSubject')) }
    const todos = 'done' in change ? changed.reduce((sum, { openTodos }) => sum + openTodos, 0) : 0
    const key = [text(about), todos > 0 && t('tickets.done.todos', { count: todos })].filter(Boolean).join(' ')
    // Nobody needs it before something is done; without it the toast still takes that back.
    const keeping = import('./keepTickets').then(({ keepTickets }) => dispatch(keepTickets(text(about), answered))).catch(() => null)
    const undo = () => {
      if (lastUndo.current === undo) lastUndo.current = undefined
      void keeping.then((forget) => forget?.())
      for (const ticket of changed) void send(ticket, changeBack(ticket, change))
    }
    lastUndo.current = undo
    dispatch(showToast({ kind: todos > 0 ? 'warning' : 'success', key, action: { key: 'partner.general.undo', run: undo } }))
  }

  const finish = (chosen: readonly Message[]) => changeAll(chosen, { done: true }, (about) => t('tickets.done', about))
  const snooze = (chosen: readonly Message[], delay: Delay) =>
    changeAll(chosen, delay, (about) => {
      if (delay.snoozedUntilReply) return t('tickets.snoozed.reply', about)
      return delay.snoozedUntil
        ? t('tickets.snoozed', { ...about, date: formats.shortDateTime(delay.snoozedUntil) })
        : t('tickets.awake', about)
    })

  const shown = useMemo(
    () =>
      tickets
        .map((ticket) => withOverlay(ticket, overlays.get(ticket.id)))
        // oxlint-disable-next-line react/purity -- as it is when tickets or overlays come: a row that leaves by the clock alone would be missed
        .filter((ticket) => !ticket.done && isSnoozed(ticket, Date.now()) === snoozed),
    [tickets, overlays, snoozed],
  )
  return { shown, finish, snooze, pin: (ticket: Message) => void send(ticket, { pin: !ticket.pin }), undo: () => lastUndo.current?.() }
}

function withOverlay(ticket: Message, overlay: TicketOverlay | undefined): Message {
  const isKnown = overlay?.version !== undefined && (ticket.version ?? 0) >= overlay.version
  return overlay && !isKnown ? { ...ticket, ...overlay.fields } : ticket
}

/** What the server has made of a change: moments are in its own writing. */
function fieldsOf({ done, snoozedUntil, snoozedUntilReply }: Message, change: TicketChange) {
  return 'done' in change ? { done } : { snoozedUntil, snoozedUntilReply }
}

function changeBack({ done, pin, snoozedUntil, snoozedUntilReply }: Message, change: TicketChange): TicketChange {
  if ('done' in change) return { done }
  return 'pin' in change ? { pin } : { snoozedUntil, snoozedUntilReply }
}

/** A message without a subject is named by its beginning (defaults 5.14). */
export const subjectOf = ({ subject, snippet }: Message, none: string): string => subject || snippet.slice(0, 60) || none
