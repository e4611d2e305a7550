import { recordOf } from '../recordOf'

/** Website statuses in workflow order (spec 4). */
export const STATUSES = [
  'lead_preparation',
  'lead_interest',
  'preparation',
  'preparation_check',
  'preparation_done',
  'creation',
  'creation_check',
  'creation_customer',
  'creation_rework',
  'creation_done',
  'change',
  'done',
  'redesign',
] as const
export type Status = (typeof STATUSES)[number]

/** spec 3: on by default. The same four can never be switched off. */
export const MANDATORY_STATUSES: readonly Status[] = ['preparation', 'creation', 'creation_customer', 'done']

/** A record with a value for every status. */
export const perStatus = <Value>(valueOf: (status: Status) => Value): Record<Status, Value> => recordOf(STATUSES, valueOf)

export const isStatus = (value: string): value is Status => STATUSES.some((status) => status === value)

/** Statuses of websites that nobody has ordered yet. */
export const LEADS: readonly Status[] = ['lead_preparation', 'lead_interest']

/** Whether there is no order yet. */
export const isLead = (status: string): boolean => LEADS.some((lead) => lead === status)

/** Position in the workflow, for sorting by status and for "creation or any later status". */
export const statusOrder = (status: Status): number => STATUSES.indexOf(status)
