import type { Macro } from '../../../src/contract'
import { may } from '../../../src/model'

/** What a macro does to one ticket. */
export type Step = 'template' | 'done' | 'assignee' | 'status'

/**
 * The steps of a macro in the order in which they leave least behind when one is refused: nothing is done or moved before the customer's answer
 * is on its way, and an open message may keep a website in its status. Whoever sees only their own websites gives them away last.
 */
export function stepsOf({ template, done, assignee, status }: Macro, roles: readonly string[]): Step[] {
  const isOwn = may('assign_website', roles) === 'own'
  const about: Step[] = isOwn ? ['status', 'assignee'] : ['assignee', 'status']
  const wanted = { template: template !== null, done, assignee: assignee !== null, status: status !== null }
  return (['template', 'done', ...about] as const).filter((step) => wanted[step])
}

/** The words for a step. */
export const STEP_LABELS: Readonly<Record<Step, string>> = {
  template: 'tickets.macro.template',
  done: 'tickets.markDone',
  assignee: 'tickets.column.assigned_to',
  status: 'tickets.column.websiteStatus',
}
