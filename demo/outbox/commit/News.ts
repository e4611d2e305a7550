import type { LogLine, Status } from '../../../src/model'
import type { PartnerSettings } from '../../db/tables/partners'
import type { HostEvent } from '../../kernel/eventHub'
import type { AuditEntry } from '../../services/audit'
import type { WebhookNews } from '../webhooks/emitWebhook'

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
  /** What was changed, for programs: `customer.phone`. */
  readonly label?: string
  /** Not the actor, who only gave the occasion, but the customer or the host. */
  readonly by?: null
}

/** Without the things that are known from the actor. */
type Without<Value, Keys extends string> = Value extends unknown ? Omit<Value, Keys> : never
/** Of another partner than the actor's only if it says so. */
export type PartnerEvent = Without<HostEvent, 'partnerId'> & { readonly partnerId?: number }

/** What others hear of a change. */
export interface News {
  readonly log?: readonly LoggedLine[]
  /** For the activity log of the partner. */
  readonly audit?: readonly Without<AuditEntry, 'at' | 'userId' | 'partnerId'>[]
  readonly webhooks?: readonly (Without<WebhookNews, 'partnerId' | 'actorId'> & Pick<LoggedLine, 'by'>)[]
  /** For pages that are open. */
  readonly publish?: readonly PartnerEvent[]
}

/** The news of several changes, in this order. */
export const together = (...news: readonly News[]): News => ({
  log: news.flatMap(({ log = [] }) => log),
  audit: news.flatMap(({ audit = [] }) => audit),
  webhooks: news.flatMap(({ webhooks = [] }) => webhooks),
  publish: news.flatMap(({ publish = [] }) => publish),
})
