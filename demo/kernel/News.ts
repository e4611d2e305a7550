import type { LogLine, NoticeKind, Status, WebhookEvent } from '../../src/model'
import type { PartnerSettings } from '../db/tables/partners'
import type { HostEvent } from './eventHub'
import type { AuditEntry } from '../services/audit'

/** Who changes something: a person of the partner; without one its customer or the host. */
export interface Actor {
  readonly partner_id: number
  readonly user_id: number | null
  /** Of the partner, where they are known. */
  readonly settings?: PartnerSettings
}

interface LoggedWebsite {
  readonly id: number
  readonly partner_id: number
  readonly status: Status
}

/** What the log of a website says of a change; nobody has to deal with it. */
export interface LoggedLine {
  readonly website: LoggedWebsite
  readonly line: LogLine
  /** `system` unless it says so. */
  readonly category?: 'data_changed'
  /** What was changed, for programs: `customer.phone`, `tag.12`. */
  readonly label?: string
  /** What it takes back: where that is the last line under its label and the actor's own of the last day, it says so, and there is no other. */
  readonly opposite?: LogLine
  /** Not the actor, who only gave the occasion, but the customer or the host. */
  readonly by?: null
}

/** Without the things that are known from the actor. */
type Without<Value, Keys extends string> = Value extends unknown ? Omit<Value, Keys> : never
/** Of another partner than the actor's only if it says so. */
interface OfPartner {
  readonly partnerId?: number
}
type PartnerEvent = Without<HostEvent, 'partnerId'> & OfPartner

/** What receivers of webhooks hear. */
export interface WebhookNews extends Pick<LoggedLine, 'by'> {
  readonly event: WebhookEvent
  readonly websiteId?: number | null
  readonly data?: Record<string, unknown>
  readonly previous?: Record<string, unknown>
}

/** What people of the team hear who want to be told of it; never whoever did it. */
export interface Notice {
  readonly kind: NoticeKind
  readonly websiteId: number
  /** Whom it concerns, where it is one person. */
  readonly to?: number | null | undefined
  /** What the text names beside the website: a status, a to-do, a subject. */
  readonly about?: string
}

/** What others hear of a change. */
export interface News {
  readonly log?: readonly LoggedLine[]
  /** For activity logs. */
  readonly audit?: readonly (Without<AuditEntry, 'at' | 'userId' | 'partnerId'> & OfPartner)[]
  readonly webhooks?: readonly WebhookNews[]
  /** For pages that are open. */
  readonly publish?: readonly PartnerEvent[]
  readonly notices?: readonly Notice[]
}

/** The news of several changes, in this order. */
export const together = (...news: readonly News[]): News => ({
  log: news.flatMap(({ log = [] }) => log),
  audit: news.flatMap(({ audit = [] }) => audit),
  webhooks: news.flatMap(({ webhooks = [] }) => webhooks),
  publish: news.flatMap(({ publish = [] }) => publish),
  notices: news.flatMap(({ notices = [] }) => notices),
})
