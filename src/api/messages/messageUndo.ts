import {
  api_website_logs,
  type Message,
  partner_website_log_done,
  partner_website_log_pin,
  partner_website_log_update,
  type UndoCall,
  type UndoItem,
} from '../../contract'

/** Only one of them. */
type Changed = Partial<Pick<Message, 'done' | 'pin' | 'message'>>

/** What takes a change of a message of the log back, as data; `before` is how it was. */
export function messageUndo(websiteId: number, before: Pick<Message, 'id' | 'done' | 'pin' | 'message'>, change: Changed): UndoItem[] {
  const { id } = before
  const look = { route: api_website_logs.name, params: { id: websiteId }, query: { around: id }, id }
  return [{ look, was: change, calls: [backOf(before, change, { website: websiteId, log: id })] }]
}

function backOf({ done, pin, message }: Changed, change: Changed, params: { website: number; log: number }): UndoCall {
  if ('message' in change) return { route: partner_website_log_update.name, params, body: { message }, version: 'body' }
  const route = 'done' in change ? partner_website_log_done : partner_website_log_pin
  return { route: route.name, params, body: { value: 'done' in change ? done : pin } }
}
