import type { CancelReason, Sector } from '../enumerations'
import type { IsoDay } from '../time'
import type { Status } from '../workflow'

/** What a value of a line can be, and so how a reader reads it: a text as it is, a day as days are written in the reader's language. */
interface LogValues {
  text: string | null
  status: Status
  day: IsoDay
  /** An estimate, in minor units. */
  money: number | null
  minutes: number
  count: number
  cancelReason: CancelReason
  sector: Sector
}
export type LogValueKind = keyof LogValues

const DOMAIN_VALUES = { domain: 'text' } as const
const MAILBOX_VALUES = { ...DOMAIN_VALUES, name: 'text' } as const
const FILE_VALUES = { name: 'text' } as const
const TICKET_VALUES = { subject: 'text' } as const
const TODO_VALUES = { todo: 'text' } as const
const WEBSITE_VALUES = { website: 'text' } as const

/** Lines that the server writes into the log of a website, and what it calls messages that customers cause there, each with its values. What they say in a language is in `log.KIND` of its texts. */
export const LOG_LINES = {
  'annotation.added': { text: 'text' },
  'annotation.removed': { text: 'text' },
  assigned: { person: 'text' },
  budget: { time: 'minutes' },
  'budget.removed': {},
  changed: { from: 'text', to: 'text' },
  check: { errors: 'count', warnings: 'count' },
  closed_by: { person: 'text' },
  'contract.cancelled': { date: 'day', reason: 'cancelReason' },
  'contract.ends': { date: 'day' },
  'contract.revoked': {},
  created: {},
  'created.template': { template: 'text' },
  'customer.approved': {},
  'customer.feedback': {},
  'customer.files': { count: 'count' },
  'customer.onboarding': {},
  'customer.onboarding.sector': { sector: 'sector' },
  'customer.ordered': { plan: 'text' },
  'customer.wishes': {},
  deleted: {},
  designed_by: { person: 'text' },
  'domain.authCode': DOMAIN_VALUES,
  'domain.away': { ...DOMAIN_VALUES, ...WEBSITE_VALUES },
  'domain.cancelled': DOMAIN_VALUES,
  'domain.connected': DOMAIN_VALUES,
  'domain.dns': { ...DOMAIN_VALUES, added: 'count', changed: 'count', removed: 'count' },
  'domain.dnssec.off': DOMAIN_VALUES,
  'domain.dnssec.on': DOMAIN_VALUES,
  'domain.here': { ...DOMAIN_VALUES, ...WEBSITE_VALUES },
  'domain.locked': DOMAIN_VALUES,
  'domain.lost.gone': DOMAIN_VALUES,
  'domain.lost.mailboxes': { ...DOMAIN_VALUES, count: 'count' },
  'domain.lost.taken': DOMAIN_VALUES,
  'domain.mailbox.created': MAILBOX_VALUES,
  'domain.mailbox.password': MAILBOX_VALUES,
  'domain.mailbox.removed': MAILBOX_VALUES,
  'domain.main': DOMAIN_VALUES,
  'domain.off': DOMAIN_VALUES,
  'domain.ordered': DOMAIN_VALUES,
  'domain.removed': DOMAIN_VALUES,
  'domain.renewed': DOMAIN_VALUES,
  'domain.revoked': DOMAIN_VALUES,
  'domain.ssl.error': DOMAIN_VALUES,
  'domain.ssl.issued': DOMAIN_VALUES,
  'domain.transfer': DOMAIN_VALUES,
  'domain.unlocked': DOMAIN_VALUES,
  dueDate: { date: 'day' },
  'dueDate.removed': {},
  'file.dropped': FILE_VALUES,
  'file.infected': { ...FILE_VALUES, virus: 'text' },
  'file.kept': FILE_VALUES,
  'invoice.paid': { number: 'text' },
  label: { label: 'text' },
  'label.removed': {},
  'lead.merged': { lead: 'text' },
  'lead.mergedAway': WEBSITE_VALUES,
  'lead.parted': WEBSITE_VALUES,
  leadSource: { source: 'text' },
  leadValue: { value: 'money' },
  lost: {},
  'lost.over': {},
  'message.away': { ...TICKET_VALUES, ...WEBSITE_VALUES },
  'message.here': { ...TICKET_VALUES, ...WEBSITE_VALUES },
  note: {},
  'offer.attached': { offer: 'text' },
  'offer.detached': { offer: 'text' },
  'offline.ended': {},
  'offline.unpaid': {},
  'pages.added': { pages: 'text' },
  'person.erased': {},
  'person.exported': {},
  'person.gone': {},
  portalLink: {},
  published: DOMAIN_VALUES,
  restored: {},
  'secret.created': {},
  'secret.revealed': {},
  serviced_by: { person: 'text' },
  snoozed: { date: 'day' },
  'snoozed.over': {},
  'statistics.off': {},
  'statistics.on': {},
  status: { from: 'status', to: 'status' },
  'status.override': { from: 'status', to: 'status', reason: 'text' },
  'tag.added': { tag: 'text' },
  'tag.removed': { tag: 'text' },
  template: { template: 'text' },
  'ticket.merged': { ...TICKET_VALUES, other: 'text' },
  'ticket.mergedAway': { ...TICKET_VALUES, other: 'text', ...WEBSITE_VALUES },
  'ticket.split': { ...TICKET_VALUES, other: 'text' },
  'ticket.unmerged': TICKET_VALUES,
  'ticket.unsplit': TICKET_VALUES,
  'todo.added': TODO_VALUES,
  'todo.changed': TODO_VALUES,
  'todo.deleted': TODO_VALUES,
  'todo.done': TODO_VALUES,
  'todo.reopened': TODO_VALUES,
  unassigned: {},
  unpublished: DOMAIN_VALUES,
  'weeklyMail.ended': {},
  'weeklyMail.off': {},
  'weeklyMail.on': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, LogValueKind>>>>

export type LogKind = keyof typeof LOG_LINES

type ValuesOf<Kind extends LogKind> = {
  readonly [Name in keyof (typeof LOG_LINES)[Kind]]: (typeof LOG_LINES)[Kind][Name] extends infer Value extends LogValueKind
    ? LogValues[Value]
    : never
}

/** A line of one kind. */
export interface LineOf<Kind extends LogKind> {
  readonly kind: Kind
  readonly values: ValuesOf<Kind>
  /** Why it was done, in somebody's words. */
  readonly why?: string | null | undefined
  /** The other website that its values are of, so that they are found when that one's customer is erased. */
  readonly websiteId?: number | undefined
  /** What the line tells of was taken back. */
  readonly takenBack?: boolean | undefined
}

/** What the server noted: a kind and its values, which every reader reads in the own language. */
export type LogLine = { [Kind in LogKind]: LineOf<Kind> }[LogKind]
