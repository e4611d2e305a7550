import type { Website } from '../../contract'
import { checkTransition, may, nextStatus, type Refusal, type Status, type TransitionContext, type WorkflowChange } from '../../model'
import { shownAfter } from './ofChange'
import type { WebsiteChange } from './WebsiteChange'

/** Everything the rules of the workflow ask for but the website and the change. */
export type RulesContext = Omit<TransitionContext, 'website' | 'change' | 'todos' | 'messages'>

/** What is still to be done for a website. */
export type OpenWork = Pick<TransitionContext, 'todos' | 'messages'>

/** What is known of a website beyond what lists tell. */
export interface WebsiteFacts {
  readonly work?: OpenWork | undefined
  readonly lastMove?: TransitionContext['website']['lastMove']
}

/** Why the server would refuse, as far as it is known here; it asks the same function with its own data. */
export function refusalsOf(website: Website, change: WebsiteChange, context: RulesContext, known: WebsiteFacts = {}): readonly Refusal[] {
  const asked = toTransition(website, change)
  if (Object.keys(asked).length === 0) return []
  const { work = openWork(website), lastMove } = known
  return checkTransition({ ...context, ...work, website: { ...website, lastMove }, change: asked })
}

/** Where the next button leads. */
export const nextOf = ({ status }: Pick<Website, 'status'>, { activeStatuses, viewer }: RulesContext): Status | null =>
  may('change_status', viewer.roles) === 'none' ? null : nextStatus(status, activeStatuses)

function toTransition(website: Website, change: WebsiteChange): WorkflowChange {
  const { status, assigned_to } = change
  const { due_date } = shownAfter(website, change, new Date())
  return {
    ...(status !== undefined && { to: status }),
    ...(assigned_to !== undefined && { assignee: assigned_to?.id ?? null }),
    ...(due_date !== undefined && { dueDate: due_date }),
  }
}

/** Lists tell how much of each is open, which is all the rule wants to know. */
const openWork = ({ status, status_todos: todos, open_tickets: messages }: Website): OpenWork => ({
  todos: Array.from({ length: todos }, (_, id) => ({ id, done: false, automatedStatus: status })),
  messages: Array.from({ length: messages }, (_, id) => ({ id, done: false, category: 'message_from' })),
})
