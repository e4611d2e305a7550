/** The small closed sets of spec 3 and 4 that need no rule of their own. */
/** Beside the two of the specification. */
export const VIEW_MODES = ['kanban', 'list', 'compact', 'gallery', 'calendar'] as const
export type ViewMode = (typeof VIEW_MODES)[number]

export const SAVED_VIEW_SCOPES = ['private', 'team'] as const
export const SAVED_VIEW_ICONS = ['bookmark', 'star', 'flag', 'clock', 'trophy', 'heart', 'phone', 'alarm'] as const
export type SavedViewIcon = (typeof SAVED_VIEW_ICONS)[number]

/** Keys that a macro may have: on the list of tickets no other key is a digit. */
export const MACRO_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export const PUBLISHED_STATUSES = ['published', 'unpublished'] as const

export const REGISTERED_STATUSES = ['registered', 'not_registered'] as const

export const PAYMENTS = ['paid', 'unpaid'] as const

export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'inactive', 'expired'] as const

export const TIMER_STATES = ['stop', 'start', 'tick'] as const

/** Why customers leave. */
export const CANCEL_REASONS = ['price', 'closed', 'moved', 'unhappy', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** What customers do. */
export const SECTORS = [
  'craft',
  'food',
  'health',
  'beauty',
  'retail',
  'consulting',
  'it',
  'culture',
  'sport',
  'travel',
  'association',
  'other',
] as const
export type Sector = (typeof SECTORS)[number]

/** After how long a to-do comes back. */
export const REPETITIONS = ['week', 'month', 'year'] as const
export type Repetition = (typeof REPETITIONS)[number]

/** Help panel inside the product, `helpUrl` in a new tab, or no help at all. */
export const HELP_OPTIONS = ['integrated', 'link', 'desk', 'none'] as const

export const EDITOR_MODES = ['dark', 'light', 'system'] as const

/** Where words of a search can be found in a website. */
export const FOUND_IN = ['title', 'domain', 'label', 'number', 'customer', 'contact', 'tag', 'note'] as const
export type FoundIn = (typeof FOUND_IN)[number]

/** What a website can have wrong with its domains: one does not lead to it, or has no certificate. */
export const WEBSITE_PROBLEMS = ['dns', 'ssl'] as const
