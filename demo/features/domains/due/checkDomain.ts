import type { Kysely, Selectable } from 'kysely'
import {
  addressesOf,
  type CheckState,
  DAY_MS,
  HOUR_MS,
  isServerAddress,
  type LogLine,
  MINUTE_MS,
  OWN_NAME_SERVERS,
  recheckAfter,
} from '../../../../src/model'
import type { Database } from '../../../db'
import type { Certificate, DnsCheck, DnsCheckRow } from '../../../db/tables/domains'
import type { Services } from '../../../kernel/context'
import { domainLines } from '../row/domainLines'
import { checkDs } from '../dnssec/checkDs'
import { checkProof } from '../proof/checkProof'
import { findProof } from '../claim/claimName'
import { proofRecord } from '../../../services/dns/proofRecord'
import { commit } from '../../../outbox/commit/commit'
import { together } from '../../../kernel/News'
import { websiteChanged } from '../website/websiteChanged'
import { live } from '../../../db/queries/base'

type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>

/** Our certificate authority, as CAA records have to name it. */
const CERTIFICATE_AUTHORITY = 'certificates.dns-servers.example'
const CERTIFICATE_DAYS = 90
/** A DS record that is gone is remembered for so long. */
const FORGET_MS = 5 * MINUTE_MS

/** Looks a domain up, and keeps what was found; both without holding the database. */
export async function checkDomain(services: Services, id: number): Promise<void> {
  const { db, dns, clock } = services
  const row = await live(db, 'domains').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  await checkProof(services, { partnerId: row.partner_id, name: row.name })
  const proof = await findProof(db, { partnerId: row.partner_id, name: row.name })
  const isProven = proof?.proven_at != null
  // Whoever names our servers at the registry is answered by us from now on.
  const isManaged = row.registrar === 'own' || (isProven && (await isDelegated(db, row.name)))
  if (isManaged !== row.dns_managed) await db.updateTable('domains').set({ dns_managed: isManaged }).where('id', '=', id).execute()
  const rows = await lookUp(services, row.name, row.website_id)
  const state = stateOf(rows)
  if (proof && !(isProven && isManaged)) rows.push(await proofRow(services, proof))
  const ds = await checkDs(services, row)
  rows.push(...ds)
  const heard = (await dns.authoritative(row.name, 'NS')) ?? row.nameservers
  const nameservers = row.registrar === 'own' ? row.nameservers : heard
  const authorities = (await dns.authoritative(row.name, 'CAA')) ?? []
  const now = clock.now()
  const tries = row.dns_check?.state === state ? row.dns_check.tries + 1 : 1
  const check: DnsCheck = { state, checkedAt: now.toISOString(), tries, rows }
  const ssl = certificate(row.ssl, { isPointing: isProven && state === 'pointing', authorities, now })
  const isLeaving = ds.some(({ expected }) => expected.length === 0)
  const wait = isLeaving ? FORGET_MS : state === 'pointing' ? HOUR_MS : recheckAfter(tries)
  const found = { dns_managed: isManaged, dns_check: check, nameservers, ssl }
  await commit(services, { partner_id: row.partner_id, user_id: null }, async (transaction) => {
    const check_at = wait === null ? null : new Date(now.getTime() + wait)
    const kept = { dns_check: JSON.stringify(check), ssl: JSON.stringify(ssl), nameservers, check_at }
    await transaction.updateTable('domains').set(kept).where('id', '=', id).execute()
    const line = certificateLine(row, ssl)
    const log = line ? await domainLines(transaction, row.website_id, line) : []
    // Pages that show the website load it anew when it changes, and nearly every look-up finds what was known.
    if (keyOf(row) === keyOf(found)) return { log }
    return together({ log }, await websiteChanged(services, transaction, row.website_id))
  })
}

/** A certificate that is new, or that there is none any more. */
function certificateLine({ unicode_name, ssl: before }: Selectable<Database['domains']>, ssl: Certificate): LogLine | null {
  const isNews = ssl.state === 'issued' ? ssl.validUntil !== before?.validUntil : ssl.state === 'error' && before?.state !== 'error'
  if (!isNews) return null
  return { kind: ssl.state === 'issued' ? 'domain.ssl.issued' : 'domain.ssl.error', values: { domain: unicode_name } }
}

type Found = Pick<Selectable<Database['domains']>, 'dns_managed' | 'dns_check' | 'nameservers' | 'ssl'>

/** The same for the same findings, whenever they were made. */
const keyOf = ({ dns_managed, dns_check, nameservers, ssl }: Found): string =>
  JSON.stringify([
    dns_managed,
    dns_check?.state,
    dns_check?.rows.map(({ type, host, expected, found, public: heard, ok }) => [type, host, expected, found, heard, ok]),
    nameservers,
    [ssl?.state, ssl?.validUntil, ssl?.error],
  ])

/** Whether the registry names our servers for a domain that is registered elsewhere. */
async function isDelegated(db: Kysely<Database>, name: string): Promise<boolean> {
  const outside = await db.selectFrom('outside_domains').select('nameservers').where('name', '=', name).executeTakeFirst()
  return outside?.nameservers.some((host) => OWN_NAME_SERVERS.some((own) => own === host)) ?? false
}

async function lookUp({ dns }: Services, name: string, websiteId: number | null): Promise<DnsCheckRow[]> {
  const wanted = websiteId === null ? null : addressesOf(websiteId)
  const row = async (type: 'A' | 'AAAA', host: string): Promise<DnsCheckRow> => {
    const [found, heard] = await Promise.all([dns.authoritative(host, type), dns.public(host, type)])
    const isOptional = type === 'AAAA' || host !== name
    const fits = (addresses: string[] | null) =>
      addresses !== null && (addresses.length > 0 || isOptional) && addresses.every(isServerAddress)
    return { type, host, expected: wanted ? [wanted[type]] : [], found: found ?? [], public: heard ?? [], ok: fits(found) && fits(heard) }
  }
  return Promise.all([row('A', name), row('AAAA', name), row('A', `www.${name}`)])
}

/** The record that shows whose the domain is, as it has to be and as it is. */
async function proofRow({ dns }: Services, { name, token, found, proven_at, missing_since }: Proof): Promise<DnsCheckRow> {
  const { type, host, value } = proofRecord(name, token)
  const heard = (await dns.public(host, type)) ?? []
  return { type, host, expected: [value], found, public: heard, ok: proven_at !== null && missing_since === null }
}

function stateOf(rows: readonly DnsCheckRow[]): CheckState {
  const [apex] = rows
  if (rows.every(({ ok }) => ok)) return 'pointing'
  if (!apex || apex.found.length === 0) return 'not_pointing'
  return apex.found.some(isServerAddress) ? 'mixed' : 'wrong_target'
}

interface Findings {
  isPointing: boolean
  /** CAA records; none allows everybody. */
  authorities: readonly string[]
  now: Date
}

/** Certificates are issued once the domain points here, and renewed a month before they end. */
function certificate(present: Certificate | null, { isPointing, authorities, now }: Findings): Certificate {
  const isForbidden = authorities.length > 0 && !authorities.some((record) => record.includes(CERTIFICATE_AUTHORITY))
  const left = present?.validUntil ? new Date(present.validUntil).getTime() - now.getTime() : 0
  if (present?.state === 'issued' && left > 30 * DAY_MS) return present
  if (isForbidden) return { state: 'error', validUntil: null, error: 'caa' }
  if (isPointing) return { state: 'issued', validUntil: new Date(now.getTime() + CERTIFICATE_DAYS * DAY_MS).toISOString(), error: null }
  return present?.state === 'issued' && left > 0 ? present : { state: 'waiting', validUntil: null, error: null }
}
