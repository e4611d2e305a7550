import * as v from 'valibot'
import { DNSSEC_STATES, DOMAIN_STATES, PAYMENTS, PUBLISHED_STATUSES, REGISTERED_STATUSES, SUBSCRIPTION_STATUSES } from '../../model'
import { version } from '../fields'
import { flag, id, many, maybe } from '../tolerant'
import { User } from '../user'
import { Money } from '../subscription/money'
import { WebsiteReference } from '../websites/websiteReference'

const Redirection = v.object({ target: v.string(), code: v.picklist([301, 302]), keepPath: flag })

const CheckRow = v.object({
  type: v.string(),
  host: v.string(),
  expected: many(v.string()),
  found: many(v.string()),
  public: many(v.string()),
  ok: flag,
})

/** Whether the domain points here: rows compare what is expected with what name servers say. */
const DomainCheck = v.object({ state: v.string(), checkedAt: maybe(v.string()), nextAt: maybe(v.string()), rows: many(CheckRow) })

/** How its answers are signed: what the registry has to say of the key, and the key for registries that want that instead. */
const Dnssec = v.object({
  state: v.picklist(DNSSEC_STATES),
  ds: v.object({ keyTag: v.number(), algorithm: v.number(), digestType: v.number(), digest: v.string() }),
  key: v.object({ flags: v.number(), protocol: v.number(), algorithm: v.number(), publicKey: v.string() }),
})

export const DomainSubscription = v.object({
  status: v.picklist(SUBSCRIPTION_STATUSES),
  payment: v.picklist(PAYMENTS),
  price: maybe(Money),
  renewalDate: maybe(v.string()),
  endsAt: maybe(v.string()),
})
export type DomainSubscription = v.InferOutput<typeof DomainSubscription>

/** Whether an action is possible now, and if not, why. */
const possible = v.optional(v.object({ possible: v.boolean(), reason: maybe(v.string()) }), { possible: false })

/** A domain (defaults 5.10). `name` is ASCII, the transfer code is masked. */
export const Domain = v.object({
  id,
  name: v.string(),
  unicodeName: maybe(v.string()),
  website: maybe(WebsiteReference),
  /** Firm or name of the website's customer. */
  customer: maybe(v.string()),
  /** What matters most about it now. */
  state: v.optional(v.picklist(DOMAIN_STATES), 'checking'),
  registered_status: v.optional(v.picklist(REGISTERED_STATUSES), 'not_registered'),
  published_status: v.optional(v.picklist(PUBLISHED_STATUSES), 'unpublished'),
  role: v.optional(v.picklist(['main', 'alias', 'redirect']), 'alias'),
  redirect: maybe(Redirection),
  usage: v.optional(v.object({ website: flag, email: flag }), {}),
  registrar: maybe(v.object({ kind: v.picklist(['own', 'external']), name: maybe(v.string()) })),
  createdAt: maybe(v.string()),
  registeredAt: maybe(v.string()),
  expiresAt: maybe(v.string()),
  autoRenew: flag,
  cancelAt: maybe(v.string()),
  renewable: possible,
  transferable: possible,
  movable: possible,
  /** To the main domain of its website. */
  promotable: possible,
  /** Whether it takes the main one's place when that goes. */
  canBeMain: v.optional(v.boolean()),
  removable: possible,
  /** To another registrar. */
  leavable: possible,
  lock: flag,
  dnssec: maybe(Dnssec),
  /** Whether DNSSEC can be switched now: on, or off where it is on. */
  signable: possible,
  /** The registry lets nobody take it elsewhere before. */
  lockedUntil: maybe(v.string()),
  /** Nobody is told of this expiry any more. */
  noticesSnoozed: flag,
  epp: maybe(v.string()),
  transfer: maybe(v.object({ state: v.string(), updatedAt: maybe(v.string()), message: maybe(v.string()) })),
  owner: maybe(v.object({ state: v.picklist(['ok', 'unverified', 'pending']), until: maybe(v.string()) })),
  /** Its partner has shown that it is theirs; until then nothing is shown under it. */
  isProven: flag,
  suspended: flag,
  suspendedReason: maybe(v.string()),
  nameservers: many(v.string()),
  dnsManaged: flag,
  check: maybe(DomainCheck),
  ssl: maybe(v.object({ state: v.string(), validUntil: maybe(v.string()), error: maybe(v.string()) })),
  subscription: maybe(DomainSubscription),
  mailboxes: v.optional(v.number(), 0),
  version,
})
export type Domain = v.InferOutput<typeof Domain>

/** What became of a domain. */
export const DomainLogEntry = v.object({ id, date: v.string(), by: maybe(User), text: v.string() })
export type DomainLogEntry = v.InferOutput<typeof DomainLogEntry>

/** With it another registrar takes the domain over; it is told once. */
export const AuthCode = v.object({ code: v.string() })
export type AuthCode = v.InferOutput<typeof AuthCode>
