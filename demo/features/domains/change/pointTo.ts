import { addressesOf, type DnsRecord, presetRecords } from '../../../../src/model'
import type { DomainEdit } from '../edit/editDomain'
import { addRecords } from '../zone/newZone'
import { zoneRecords } from '../zone/readZone'

/** Addresses of the old website become those of the new one; without either, the provider's records come or go. What people made stays. */
export async function pointTo(edit: DomainEdit, websiteId: number | null): Promise<void> {
  const { db, row, now } = edit
  if (row.website_id !== null && websiteId !== null) await changeAddresses(edit, row.website_id, websiteId)
  else if (websiteId !== null) await addRecords(db, { id: row.id, records: await missing(edit, websiteId), source: 'provider' }, now)
  else await takeAway(edit)
  await db
    .updateTable('dns_zones')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('domain_id', '=', row.id)
    .execute()
}

async function changeAddresses({ db, row, now }: DomainEdit, before: number, after: number): Promise<void> {
  const [from, to] = [addressesOf(before), addressesOf(after)]
  for (const type of ['A', 'AAAA'] as const)
    await db
      .updateTable('dns_records')
      .set({ content: to[type], updated_at: now })
      .where('domain_id', '=', row.id)
      .where('type', '=', type)
      .where('content', '=', from[type])
      .execute()
}

const ADDRESSES: readonly string[] = ['A', 'AAAA', 'CNAME', 'ALIAS']

/** The website's records at names that lead nowhere yet. */
async function missing({ db, row }: DomainEdit, websiteId: number): Promise<DnsRecord[]> {
  const present = await zoneRecords(db, row.id)
  return presetRecords('website', { domain: row.name, websiteId }).filter(
    ({ name }) => !present.some((record) => record.name === name && ADDRESSES.includes(record.type)),
  )
}

async function takeAway({ db, row }: DomainEdit): Promise<void> {
  for (const { type, name, content } of presetRecords('website', { domain: row.name, websiteId: row.website_id }))
    await db
      .deleteFrom('dns_records')
      .where('domain_id', '=', row.id)
      .where('type', '=', type)
      .where('name', '=', name)
      .where('content', '=', content)
      .execute()
}
