import {
  api_website_logs,
  type Message,
  partner_website_log_done,
  partner_website_log_move,
  partner_website_log_update,
  type UndoCalls,
} from '../../contract'
import { plainValue } from '../call/plainValue'

/** What may be taken back about a ticket. */
type Fields = Pick<Message, 'done' | 'pin' | 'dueDate' | 'snoozedUntil' | 'snoozedUntilReply' | 'website'>

/** A ticket as it was, and what has changed about it. */
export interface ChangedTicket {
  readonly before: Pick<Message, 'id' | 'website'> & Omit<Fields, 'pin'>
  /** The fields that changed, as the server has them since. */
  readonly after: Partial<Fields>
}

/** What takes a change of tickets back, as data. */
export function ticketUndo(changed: readonly ChangedTicket[]): UndoCalls[] {
  return changed.flatMap(({ before: { id, website, done, dueDate, snoozedUntil, snoozedUntilReply }, after }) => {
    if (!website) return []
    if (after.website) return [moveBack(id, after.website.id, website.id)]
    const params = { website: website.id, log: id }
    const look = { route: api_website_logs.name, params: { id: website.id }, query: { around: id }, id }
    const was = Object.fromEntries(Object.entries(after).map(([name, value]) => [name, plainValue(value)]))
    const call =
      'done' in after
        ? { route: partner_website_log_done.name, params, body: { value: done } }
        : {
            route: partner_website_log_update.name,
            params,
            body: 'dueDate' in after ? { dueDate } : snoozedUntilReply ? { snoozedUntilReply } : { snoozedUntil },
          }
    return [{ look, was, calls: [call] }]
  })
}

/** It is found where it was moved to, whatever else has become of it. */
const moveBack = (id: number, from: number, to: number): UndoCalls => ({
  look: { route: api_website_logs.name, params: { id: from }, query: { around: id }, id },
  was: {},
  calls: [{ route: partner_website_log_move.name, params: { website: from, log: id, targetWebsite: to } }],
})
