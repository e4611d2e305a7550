import * as v from 'valibot'
import { addYears } from '../../src/model'
import type { Services } from '../kernel/context'

const name = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1), v.maxLength(253))
const records = v.array(
  v.object({ type: v.picklist(['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'CAA']), name, content: v.string(), prio: v.optional(v.number()) }),
)

/** What the control panel says about a domain that is held elsewhere; what is left out stays. */
export const OutsideDomain = v.object({
  name,
  nameservers: v.optional(v.array(name)),
  records: v.optional(records),
  transferCode: v.optional(v.string()),
  locked: v.optional(v.boolean()),
  /** As `12345 13 2 ABCD…`. */
  ds: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d+ \d+ \d+ [\dA-F]+$/)))),
})

export const OTHER_NAME_SERVERS = ['ns1.elsewhere.example', 'ns2.elsewhere.example'] as const

/** What a zone can suffer from: missing, remembered too long, wrong addresses, no answer. */
export const DNS_FAULTS = ['nxdomain', 'stale', 'wrong', 'timeout'] as const

/** One fault of a zone, or of all (`*`); without a kind it is mended. */
export const DnsFault = v.object({ name, kind: v.optional(v.nullable(v.picklist(DNS_FAULTS)), null) })

/** The owner of a domain follows the link in the confirmation mail. */
export const OwnerConfirmed = v.object({ name })

const TTL = 300 // seconds: changes are seen soon
const AGE_YEARS = -2

export async function setOutsideDomain({ db, clock }: Services, change: v.InferOutput<typeof OutsideDomain>): Promise<void> {
  const before = await db.selectFrom('outside_domains').selectAll().where('name', '=', change.name).executeTakeFirst()
  const now = clock.now()
  const row = {
    name: change.name,
    registrar: before?.registrar ?? 'Elsewhere',
    nameservers: change.nameservers ?? before?.nameservers ?? [...OTHER_NAME_SERVERS],
    records: JSON.stringify(change.records?.map((record) => ({ ttl: TTL, ...record })) ?? before?.records ?? []),
    transfer_code: change.transferCode ?? before?.transfer_code ?? 'code',
    locked: change.locked ?? before?.locked ?? false,
    ds: change.ds ?? before?.ds ?? [],
    registered_at: before?.registered_at ?? addYears(now, AGE_YEARS),
    expires_at: before?.expires_at ?? addYears(now, 1),
  }
  const { name: _, ...values } = row
  await db
    .insertInto('outside_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}

export async function setDnsFault({ db }: Services, { name: zone, kind }: v.InferOutput<typeof DnsFault>): Promise<void> {
  await db.deleteFrom('dns_faults').where('name', '=', zone).execute()
  if (kind) await db.insertInto('dns_faults').values({ name: zone, kind }).execute()
}

export async function confirmOwner({ db }: Services, { name: domain }: v.InferOutput<typeof OwnerConfirmed>): Promise<void> {
  await db.updateTable('domains').set({ owner_state: 'ok', owner_until: null, suspended_reason: null }).where('name', '=', domain).execute()
}
