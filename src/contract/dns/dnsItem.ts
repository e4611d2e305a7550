import * as v from 'valibot'
import { DNS_COMMENT_MAX, DNS_READ_ONLY_TYPES, DNS_TYPES } from '../../model'
import { flag, id, many, maybe, phpMap } from '../tolerant'
import { User } from '../user'

const ttl = v.optional(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(86_400)), 3600)
const number = maybe(v.pipe(v.number(), v.integer()))

const record = {
  type: v.picklist([...DNS_TYPES, ...DNS_READ_ONLY_TYPES]),
  /** `@` or relative to the domain. */
  name: v.string(),
  content: v.string(),
  ttl,
  prio: number,
  weight: number,
  port: number,
  flags: number,
  tag: maybe(v.string()),
  comment: maybe(v.pipe(v.string(), v.maxLength(DNS_COMMENT_MAX))),
}

export const DnsItem = v.object({
  id,
  domainId: id,
  ...record,
  locked: flag,
  lockedReason: maybe(v.string()),
  source: v.optional(v.picklist(['provider', 'user', 'import', 'preset']), 'user'),
  state: v.optional(v.picklist(['live', 'pending', 'error']), 'live'),
  message: maybe(v.string()),
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
  updatedBy: maybe(User),
})
export type DnsItem = v.InferOutput<typeof DnsItem>

/** A record that is not in the zone: name servers elsewhere say it. */
export const DnsPresent = v.object(record)
export type DnsPresent = v.InferOutput<typeof DnsPresent>

/** A whole zone. */
export const DnsZone = v.object({
  /** `mailboxes`: how many live here, for what would cut them off. */
  domain: v.object({ id, name: v.string(), unicodeName: maybe(v.string()), mailboxes: v.optional(v.number(), 0) }),
  version: v.number(),
  items: v.array(DnsItem),
  nameservers: many(v.string()),
  limits: v.optional(phpMap(v.number()), {}),
  /** Types that are only looked at unless the host names them here. */
  enabledTypes: many(v.picklist(DNS_READ_ONLY_TYPES)),
  presets: many(v.object({ name: v.string(), items: v.array(v.object(record)) })),
})
export type DnsZone = v.InferOutput<typeof DnsZone>

/** Replaces the zone; an older version is answered with 409 and the current zone. New records have no id. */
export const DnsZoneChange = v.object({
  version: v.number(),
  items: v.array(v.object({ id: v.optional(id), ...record })),
  comment: v.optional(v.pipe(v.string(), v.maxLength(DNS_COMMENT_MAX))),
  /** The person has typed that they want a dangerous change. */
  force: v.optional(v.boolean()),
  /** Ids of locked records that an admin changes on purpose. */
  unlock: v.optional(v.array(id)),
})
export type DnsZoneChange = v.InferInput<typeof DnsZoneChange>

/** What a zone was at some time. */
export const DnsVersion = v.object({
  version: v.number(),
  createdAt: v.string(),
  createdBy: maybe(User),
  comment: maybe(v.string()),
  records: v.array(v.object(record)),
})
export type DnsVersion = v.InferOutput<typeof DnsVersion>

/**
 * What name servers say about one record: its own, and one of the rest of the world. `ttl`: seconds for which that one goes on saying something
 * else.
 */
export const DnsLiveCheck = v.object({ id, authoritative: flag, public: flag, ttl: maybe(v.number()) })
export type DnsLiveCheck = v.InferOutput<typeof DnsLiveCheck>
