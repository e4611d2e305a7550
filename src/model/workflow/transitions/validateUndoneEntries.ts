import { isOpenTicket } from '../../messages/messages'
import { isMove, resultingStatus } from './result'
import { isForward } from './targets'
import type { Rule } from './types'

/** Forward only without open to-dos of the current status and without messages of the customer that nobody has done. */
export const validateUndoneEntries: Rule = (context) => {
  const { website } = context
  if (!isMove(context) || !isForward(website.status, resultingStatus(context))) return null
  const todos = context.todos.filter(({ done, automatedStatus }) => !done && automatedStatus === website.status).map(({ id }) => id)
  const messages = context.messages.filter(isOpenTicket).map(({ id }) => id)
  return todos.length + messages.length > 0 ? { flag: 'validateUndoneEntries', code: 'undone_entries', todos, messages } : null
}
