import type { Status } from '../workflow/status'
import type { IsoDay } from './IsoDay'

/** spec 4: the due date is before now. A day ends when the next one begins, so a date that is today is not overdue. */
export const isOverdue = (dueDate: IsoDay | null | undefined, today: IsoDay): boolean => (dueDate ? dueDate < today : false)

export const isDueToday = (dueDate: IsoDay | null | undefined, today: IsoDay): boolean => dueDate === today

interface DatedWebsite {
  due_date?: IsoDay | null | undefined
  status: Status
  is_template?: boolean | undefined
  /** When and why it was given up, if it was. */
  lost?: unknown
}

/** What the view of overdue websites lists: being done or given up ends it, and templates have no deadline. */
export const isWebsiteOverdue = ({ due_date, status, is_template, lost }: DatedWebsite, today: IsoDay): boolean =>
  isOverdue(due_date, today) && status !== 'done' && !is_template && !lost
