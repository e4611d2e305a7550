import { isOverdue } from '../time/due/dueState'
import type { IsoDay } from '../time/days/IsoDay'
import type { Status } from './status'

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
