import {
  useMoveMessageMutation,
  useSetMessageDoneMutation,
  useSetMessagePinMutation,
  useUpdateMessageMutation,
} from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import type { useKeptList } from '../../../src/parts/listView'
import { type Refused, reportRefused, useAppDispatch } from '../../../src/store'
import { subjectOf } from './subjectOf'
import type { TicketChange, TicketShown } from './TicketChange'
import { useTicketOverlays } from './useTicketOverlays'

/** A ticket, what is to change about it, and what the server made of that. */
interface Sent {
  readonly ticket: Message
  readonly change: TicketChange
  readonly answer: Message
}
export type Sending = Omit<Sent, 'answer'>

interface List extends Pick<ReturnType<typeof useKeptList>, 'expect'> {
  /** Whether a ticket belongs into the list. */
  readonly isListed: (ticket: TicketShown) => boolean
}

/** Changes tickets, shown at once; answers those that the server has changed, after saying why the others were not. */
export function useTicketChange(tickets: readonly Message[], { isListed, expect }: List) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { shown, show } = useTicketOverlays(tickets)
  const call = useChangeCall()

  const sendOne = async (item: Sending): Promise<Sent | Refused<Sending>> => {
    const { ticket, change } = item
    const expectSince = (since: number | null) => expect(ticket.id, isListed({ ...ticket, ...change }) ? since : null)
    show(ticket.id, { fields: change })
    expectSince(Infinity)
    try {
      const answer = await call(ticket, change)
      show(ticket.id, { fields: change, version: answer.version })
      expectSince(Date.now())
      return { ...item, answer }
    } catch (thrown) {
      show(ticket.id, { fields: {} })
      expectSince(null)
      return { item, error: toErrorObject(thrown) }
    }
  }
  const send = async (sendings: readonly Sending[]): Promise<readonly Sent[]> => {
    const results = await Promise.all(sendings.map(sendOne))
    const refused = results.flatMap((result) => ('error' in result ? [result] : []))
    dispatch(
      reportRefused(refused, {
        reasonOf: ({ message, values }) => t(message, values),
        tell(items, reason) {
          const subject = items[0] ? subjectOf(items[0].ticket, t('tickets.noSubject')) : ''
          const text = t('tickets.failed', { count: items.length, subject, reason })
          return { text, action: { key: 'partner.general.retry', run: () => void send(items) } }
        },
      }),
    )
    return results.flatMap((result) => ('error' in result ? [] : [result]))
  }
  return { shown, send }
}

/** The call that a change is made with. */
function useChangeCall(): (ticket: Message, change: TicketChange) => Promise<Message> {
  const [sendDone] = useSetMessageDoneMutation()
  const [sendPin] = useSetMessagePinMutation()
  const [update] = useUpdateMessageMutation()
  const [move] = useMoveMessageMutation()
  return async (ticket, change) => {
    const of = { websiteId: ticket.website?.id ?? 0, id: ticket.id }
    if ('done' in change) return sendDone({ ...of, value: change.done }).unwrap()
    if ('pin' in change) return sendPin({ ...of, value: change.pin }).unwrap()
    if ('website' in change) return { ...(await move({ ...of, target: change.website?.id ?? of.websiteId }).unwrap()), ...change }
    if ('dueDate' in change) return update({ ...of, change }).unwrap()
    const { snoozedUntil, snoozedUntilReply } = change
    return update({ ...of, change: snoozedUntilReply ? { snoozedUntilReply } : { snoozedUntil } }).unwrap()
  }
}
