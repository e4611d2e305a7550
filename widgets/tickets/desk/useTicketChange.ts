import {
  useMoveMessageMutation,
  useSetMessageDoneMutation,
  useSetMessagePinMutation,
  useUpdateMessageMutation,
} from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { reportFailure, useAppDispatch } from '../../../src/store'
import { subjectOf } from './subjectOf'
import type { TicketChange } from './TicketChange'
import { useTicketOverlays } from './useTicketOverlays'

/** Changes a ticket, shown at once; answers what the server made of it, or null after saying why it was not changed. */
export function useTicketChange(tickets: readonly Message[]) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { shown, show } = useTicketOverlays(tickets)
  const call = useChangeCall()

  const send = async (ticket: Message, change: TicketChange): Promise<Message | null> => {
    show(ticket.id, { fields: change })
    try {
      const answer = await call(ticket, change)
      show(ticket.id, { fields: change, version: answer.version })
      return answer
    } catch (thrown) {
      show(ticket.id, { fields: {} })
      const error = toErrorObject(thrown)
      const reason = t(error.message, error.values)
      const text = t('tickets.failed', { subject: subjectOf(ticket, t('tickets.noSubject')), reason })
      dispatch(reportFailure(error, { text, action: { key: 'partner.general.retry', run: () => void send(ticket, change) } }))
      return null
    }
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
