import type { Generated, JSONColumnType } from 'kysely'
import type { CheckState, DnsRecord, DnsType, TransferState } from '../../../src/model'

export interface Redirection {
  target: string
  code: 301 | 302
  keepPath: boolean
}

export interface DnsCheckRow {
  type: string
  host: string
  expected: string[]
  /** What the name servers of the domain say. */
  found: string[]
  /** What the rest of the world still believes. */
  public: string[]
  ok: boolean
}

export interface DnsCheck {
  state: CheckState
  checkedAt: string
  tries: number
  rows: DnsCheckRow[]
}

export interface Certificate {
  state: 'waiting' | 'issued' | 'error'
  validUntil: string | null
  /** Why there is none: `caa` forbids our authority. */
  error: string | null
}

export interface DomainsTable {
  id: Generated<number>
  partner_id: number
  website_id: number | null
  /** ASCII, lower case. */
  name: string
  unicode_name: string
  role: Generated<'main' | 'alias' | 'redirect'>
  redirect: JSONColumnType<Redirection | null>
  published: Generated<boolean>
  /** The website that it showed when it was taken off. */
  showed_website_id: number | null
  registrar: Generated<'own' | 'external'>
  registrar_name: string | null
  registry_state: Generated<'none' | 'pendingCreate' | 'ok' | 'redemption'>
  /** When the registry does its next step. */
  registry_at: Date | null
  /** Of the order that is under way. */
  years: Generated<number>
  registered_at: Date | null
  expires_at: Date | null
  auto_renew: Generated<boolean>
  cancel_at: Date | null
  locked: Generated<boolean>
  transfer: JSONColumnType<{ state: TransferState; updatedAt: string; reason: string | null } | null>
  /** What was given for a transfer to us; nobody ever gets to see it. */
  transfer_code: string | null
  owner_state: 'ok' | 'unverified' | 'pending' | null
  owner_until: Date | null
  suspended_reason: string | null
  /** No notices of the expiry before. */
  snoozed_until: Date | null
  /** The registry lets nobody take it elsewhere before. */
  transfer_locked_until: Date | null
  nameservers: Generated<string[]>
  /** Our name servers answer for it. */
  dns_managed: Generated<boolean>
  dns_check: JSONColumnType<DnsCheck | null>
  check_at: Date | null
  ssl: JSONColumnType<Certificate | null>
  version: Generated<number>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

/** What shows that a partner has a domain: a record that only its holder can set, or that it is registered here. */
export interface DomainProofsTable {
  partner_id: number
  /** ASCII, lower case. */
  name: string
  /** What the record has to say. A partner that loses the name to another gets a new one, as the old may still be in the zone. */
  token: string
  proven_by: 'record' | 'registry' | null
  proven_at: Date | null
  /** What the name servers said last. */
  found: Generated<string[]>
  checked_at: Date | null
  /** Null: not by itself. */
  check_at: Date | null
  /** Since it waits. */
  tries: Generated<number>
  /** Since when the record of a proven domain is gone. */
  missing_since: Date | null
}

export interface DnsZonesTable {
  domain_id: number
  version: Generated<number>
}

export interface DnsRecordsTable {
  id: Generated<number>
  domain_id: number
  type: DnsType
  name: string
  content: string
  ttl: number
  prio: number | null
  weight: number | null
  port: number | null
  flags: number | null
  tag: string | null
  comment: string | null
  /** Names the reason; a record without one is free. */
  locked_reason: string | null
  source: Generated<'provider' | 'user' | 'import' | 'preset'>
  created_at: Date
  updated_at: Date
  updated_by: number | null
}

/** Every state a zone was ever in. */
export interface DnsVersionsTable {
  id: Generated<number>
  domain_id: number
  version: number
  created_at: Date
  created_by: number | null
  comment: string | null
  records: JSONColumnType<DnsRecord[]>
}

/** With what the answers of a zone are signed. */
export interface DnssecKeysTable {
  domain_id: number
  /** As the DNSKEY record has it, in base64. */
  public_key: string
  /** PEM, sealed. */
  private_key: string
  /** Switched off: it signs until nobody remembers the DS record any more. */
  leaving: Generated<boolean>
  created_at: Date
}

/** Orders by the key the client gave them: the same key never orders twice. */
export interface DomainOrdersTable {
  partner_id: number
  key: string
  domain_id: number
  created_at: Date
}

/** The registrant of a website's domains. */
export interface DomainOwnersTable {
  website_id: number
  data: JSONColumnType<Record<string, unknown>>
  version: Generated<number>
  updated_at: Date
}

/** Notices that were sent: so many days before a date of expiry. */
export interface DomainNoticesTable {
  domain_id: number
  expires_at: Date
  days: number
  sent_at: Date
}

/** The link that the owner of a website's domains got last. */
export interface OwnerConfirmationsTable {
  website_id: number
  token_hash: string
  email: string
  sent_at: Date
}

/** A domain that somebody holds elsewhere: what its registry and its name servers know. */
export interface OutsideDomainsTable {
  name: string
  registrar: string
  nameservers: string[]
  /** Its DS records, as `12345 13 2 ABCD…`. */
  ds: Generated<string[]>
  records: JSONColumnType<DnsRecord[]>
  transfer_code: string
  locked: boolean
  registered_at: Date
  expires_at: Date
}

/** What the control panel makes a zone suffer from; `*` = every zone. */
export interface DnsFaultsTable {
  name: string
  kind: 'nxdomain' | 'stale' | 'wrong' | 'timeout'
}
