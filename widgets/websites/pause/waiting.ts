import type { Website } from '../../../src/contract'
import { REMINDERS_MAX, STATUS_BEHAVIOUR } from '../../../src/model'

/** Since when it is the customer's turn: since the status, or since they last did something. Null while it is not. */
export function waitingSince({ status, status_date, customer_active }: Website): string | null {
  if (STATUS_BEHAVIOUR[status].waitsFor !== 'customer') return null
  const [latest] = [status_date, customer_active].filter((date) => date !== null).toSorted((a, b) => Date.parse(b) - Date.parse(a))
  return latest ?? null
}

/** What keeps a website from going on. */
export type Blocker = 'tickets' | 'customer' | 'todos' | 'nobody'

/** The blockers of a website, first what is to be dealt with first: a customer with a question is not waited for. */
export function blockersOf(website: Website): readonly Blocker[] {
  const blockers: (Blocker | false)[] = [
    website.open_tickets > 0 && 'tickets',
    waitingSince(website) !== null && 'customer',
    website.todo_count > 0 && 'todos',
    website.assigned_to === null && 'nobody',
  ]
  return blockers.filter((blocker) => blocker !== false)
}

export type NextStep = 'none' | 'wake' | 'pursue' | 'merge' | 'answer' | 'claim' | 'offer' | 'remind' | 'again' | 'call' | 'decide'

/** So many reminders without an answer, and a call gets further than one more. */
const CALL_AFTER = 2

/** What would get a customer going who has to act (RE-01), and a lead on its way (LE-01). */
export function nextStepOf(website: Website): NextStep {
  const { status, assigned_to, snoozed, lost, open_tickets, duplicates, reminders } = website
  if (lost) return 'pursue'
  if (snoozed) return 'wake'
  if (duplicates > 0) return 'merge'
  if (open_tickets > 0) return 'answer'
  if (status === 'lead_preparation') return assigned_to ? 'offer' : 'claim'
  if (waitingSince(website) === null) return 'none'
  if (reminders >= REMINDERS_MAX) return 'decide'
  if (reminders >= CALL_AFTER) return 'call'
  return reminders > 0 ? 'again' : 'remind'
}
