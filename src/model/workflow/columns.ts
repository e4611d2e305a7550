/** Columns of the three tables in display order (spec 9), and what their lists can be sorted by. */
export const TODO_COLUMNS = ['from', 'website', 'description', 'websiteStatus', 'dueDate', 'to'] as const
export const TODO_SORTS = ['dueDate', 'website', 'websiteStatus', 'to', 'from', 'createdAt'] as const
export type TodoColumn = (typeof TODO_COLUMNS)[number]

export const WEBSITE_COLUMNS = ['title', 'status', 'status_date', 'due_date', 'assigned_to'] as const
export const WEBSITE_SORTS = [
  'title',
  'status',
  'status_date',
  'due_date',
  'assigned_to',
  'created',
  'domain',
  'waiting_since',
  'lead_source',
  'lead_value',
] as const
export type WebsiteSort = (typeof WEBSITE_SORTS)[number]

export const TICKET_COLUMNS = ['website', 'createdAt', 'subject', 'websiteStatus', 'dueDate', 'assigned_to'] as const
export const TICKET_SORTS = ['createdAt', 'website', 'websiteStatus', 'dueDate', 'assigned_to', 'subject'] as const
export type TicketColumn = (typeof TICKET_COLUMNS)[number]
export type TicketSort = (typeof TICKET_SORTS)[number]
