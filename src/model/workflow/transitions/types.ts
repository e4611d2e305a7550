import type { IsoDay } from '../../time/days/IsoDay'
import type { ScopedWebsite } from '../../people/ownScope'
import type { ValidationFlag, ValidationSettings } from '../settings'
import type { Status } from '../status'

/** A member of staff as far as rules about the workflow care. */
export interface StaffPerson {
  id: number
  roles: readonly string[]
  active: boolean
  /** Absent from this day on; without it at once. */
  inactivateFrom?: IsoDay | null | undefined
  /** Absent through the end of this day. */
  inactivateUntil?: IsoDay | null | undefined
}

/** Who moved the website last, for going back. */
export interface LastMove {
  from: Status
  to: Status
  by: number
  /** Milliseconds since 1970. */
  at: number
}

export interface WorkflowWebsite extends ScopedWebsite {
  status: Status
  is_template?: boolean | undefined
  due_date?: IsoDay | null | undefined
  lastMove?: LastMove | null | undefined
}

/** What shall change. A field that is absent stays as it is; null empties it. */
export interface WorkflowChange {
  to?: Status
  assignee?: number | null
  dueDate?: IsoDay | null
}

/** How many websites something should hold at most; with `hard` it takes no more. */
export interface Limit {
  limit: number
  hard: boolean
}

/** What a team has agreed on, with how many websites count at the moment: those on its board. */
export interface TeamLimits {
  statuses: Readonly<Partial<Record<Status, Limit & { count: number }>>>
  /** The same for everybody. */
  person: Limit | null
  /** Websites of people that are not done, by their ids. */
  open: Readonly<Record<string, number>>
}

export interface TransitionContext {
  website: WorkflowWebsite
  change: WorkflowChange
  viewer: { id: number; roles: readonly string[] }
  settings: ValidationSettings
  activeStatuses: readonly Status[]
  /** Everyone a website can be assigned to. */
  people: readonly StaffPerson[]
  /** To-dos and messages of this website. */
  todos: readonly { id: number; done: boolean; automatedStatus?: Status | null | undefined }[]
  messages: readonly { id: number; done: boolean; category: string }[]
  /** Absent where nothing is limited. */
  limits?: TeamLimits | undefined
  /** How many others go to the same status before. */
  ahead?: number | undefined
  /** The day in the partner's zone. */
  today: IsoDay
  /** Milliseconds since 1970. */
  now: number
  /** Why an admin overrides the checks; goes to the log. */
  overrideReason?: string
}

/** What a rule found, with what the screen can offer instead. */
export type Finding =
  | { flag: null; code: 'status_inactive' }
  | { flag: 'validateStatus'; code: 'status_not_allowed'; allowed: Status[] }
  | { flag: 'validateStaff'; code: 'sales_cannot_move' }
  | { flag: 'validateAssignment'; code: 'assignee_missing' }
  | { flag: 'validateStaffActive'; code: 'assignee_inactive' | 'assignee_absent'; people: number[] }
  | { flag: 'validateTakeCreation'; code: 'creation_entered_by' | 'creation_assigned_to' | 'creation_left_by'; people: number[] }
  | { flag: 'validateDueDateForInactiveStaff'; code: 'due_date_in_absence'; earliest: IsoDay }
  | { flag: 'validateUndoneEntries'; code: 'undone_entries'; todos: number[]; messages: number[] }
  | { flag: 'hardLimits'; code: 'status_full' | 'assignee_full'; count: number; limit: number }

export type Refusal = Finding & {
  /** Whether the viewer could insist by giving a reason. */
  overridable: boolean
}

/** One check; null when there is nothing to object. */
export type Rule = (context: TransitionContext) => Finding | null
export type Rules = Readonly<Record<ValidationFlag, Rule>>
