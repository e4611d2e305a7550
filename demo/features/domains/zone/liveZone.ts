import { dataOf, type DnsRecord, fqdnOf } from '../../../../src/model'
import { type Dns, type Lookup, type LookupType, toldServiceBinding } from '../../../services'
import type { Services } from '../../../kernel/context'
import type { DomainRow } from '../row/domainRows'
import { zoneRecords } from './readZone'

const MOST = 100

/** Whether the name servers, and the rest of the world, say what each record says (DN-11). */
export async function liveZone({ db, dns }: Services, domain: DomainRow) {
  const shown = (await zoneRecords(db, domain.id)).slice(0, MOST)
  const keyOf = ({ name, type }: DnsRecord) => `${fqdnOf(name, domain.name)} ${type}`
  const questions = new Map(shown.map((row) => [keyOf(row), row]))
  const answers = new Map(await Promise.all([...questions].map(async ([key, row]) => [key, await askBoth(dns, row, domain.name)] as const)))
  return Promise.all(
    shown.map(async (row) => {
      const { authoritative = null, heard = null, seconds = null } = answers.get(keyOf(row)) ?? {}
      const wanted = await wantedTexts(dns, row)
      const isThere = (texts: readonly string[] | null) => wanted.length > 0 && wanted.every((text) => texts?.includes(text))
      return { id: row.id, authoritative: isThere(authoritative), public: isThere(heard), ttl: isThere(heard) ? null : seconds }
    }),
  )
}

/** An alias of the apex is no type of the wire: its name has the addresses of its target. */
const typesOf = (type: DnsRecord['type']): readonly LookupType[] => (type === 'ALIAS' ? ['A', 'AAAA'] : [type])

async function askBoth(dns: Dns, { name, type }: DnsRecord, domain: string) {
  const host = fqdnOf(name, domain).replace(/^\*/, 'any')
  const types = typesOf(type)
  const [authoritative, heard] = await Promise.all([dns.authoritative, dns.public].map((lookup) => textsOf(lookup, host, types)))
  const seconds = await Promise.all(types.map((one) => dns.remembered(host, one)))
  return { authoritative, heard, seconds: seconds.find((one) => one !== null) ?? null }
}

async function textsOf(lookup: Lookup, host: string, types: readonly LookupType[]): Promise<string[] | null> {
  const answers = await Promise.all(types.map((type) => lookup(host, type)))
  return answers.includes(null) ? null : answers.flatMap((texts) => texts ?? [])
}

/** A record as `Lookup` tells it. */
async function wantedTexts({ authoritative }: Dns, record: DnsRecord): Promise<readonly string[]> {
  if (record.type === 'ALIAS') return (await textsOf(authoritative, record.content, typesOf(record.type))) ?? []
  if (record.type === 'HTTPS') return [toldServiceBinding(record.content)]
  return [record.type === 'TXT' ? record.content : dataOf(record).replace(/\.$/, '')]
}
