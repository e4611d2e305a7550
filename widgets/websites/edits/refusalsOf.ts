import { dueAfter, type WebsiteWish } from '../../../src/api/websiteWish'
import type { Website } from '../../../src/contract'
import { checkTransition, nextStatus, type Refusal, type Status, type TransitionContext, type WorkflowChange } from '../../../src/model'

/** Everything the rules of the workflow ask for but the website and the change. */
export type RulesContext = Omit<TransitionContext, 'website' | 'change' | 'todos' | 'messages'>

/** Why the server would refuse, as far as it is known here; it asks the same function with its own data. */
export function refusalsOf(website: Website, wish: WebsiteWish, context: RulesContext): readonly Refusal[] {
  const change = toChange(website, wish)
  return change ? checkTransition({ ...context, website, change, todos: [], messages: openMessages(website) }) : []
}

/** The same for several: those that go before take room in a status. */
export function refusalsInTurn(websites: readonly Website[], wish: WebsiteWish, context: RulesContext): readonly (readonly Refusal[])[] {
  let ahead = 0
  return websites.map((website) => {
    const refusals = refusalsOf(website, wish, { ...context, ahead })
    if (refusals.length === 0 && website.status !== wish.status) ahead += 1
    return refusals
  })
}

/** Where the next button leads. */
export const nextOf = ({ status }: Website, { activeStatuses }: RulesContext): Status | null => nextStatus(status, activeStatuses)

function toChange(website: Website, wish: WebsiteWish): WorkflowChange | null {
  const { status, assigned_to } = wish
  const due_date = dueAfter(website, wish)
  if (status === undefined && assigned_to === undefined && due_date === undefined) return null
  return {
    ...(status !== undefined && { to: status }),
    ...(assigned_to !== undefined && { assignee: assigned_to?.id ?? null }),
    ...(due_date !== undefined && { dueDate: due_date }),
  }
}

/** Lists tell how many messages of the customer are open, which is all the rule wants to know. */
const openMessages = ({ open_tickets }: Website) =>
  Array.from({ length: open_tickets }, (_, id) => ({ id, done: false, category: 'message_from' }))
