import { dataOf, type DnsRecord, fqdnOf } from '../../../../src/model'
import { type Dns, type LookupType, toldServiceBinding } from '../../../services'
import type { Services } from '../../../kernel/context'
import type { DomainRow } from '../domainRows'
import { zoneRecords } from './readZone'

/** An alias of the apex is no type of the wire, and Node tells CAA in words of its own. */
const NOT_LOOKED_UP: readonly string[] = ['ALIAS', 'CAA']
const MOST = 100

/** Whether the name servers, and the rest of the world, say what each record says (DN-11). */
export async function liveZone({ db, dns }: Services, domain: DomainRow) {
  const rows = await zoneRecords(db, domain.id)
  const shown = rows.filter(isLookedUp).slice(0, MOST)
  const questions = new Map(shown.map((row) => [`${fqdnOf(row.name, domain.name)} ${row.type}`, row]))
  const answers = new Map(await Promise.all([...questions].map(async ([key, row]) => [key, await askBoth(dns, row, domain.name)] as const)))
  return shown.map((row) => {
    const { authoritative = null, heard = null, seconds = null } = answers.get(`${fqdnOf(row.name, domain.name)} ${row.type}`) ?? {}
    const wanted = answerText(row)
    const isThere = (texts: readonly string[] | null) => texts?.includes(wanted) ?? false
    return { id: row.id, authoritative: isThere(authoritative), public: isThere(heard), ttl: isThere(heard) ? null : seconds }
  })
}

const isLookedUp = <Row extends DnsRecord>(row: Row): row is Row & { type: LookupType } => !NOT_LOOKED_UP.includes(row.type)

async function askBoth(dns: Dns, { name, type }: { name: string; type: LookupType }, domain: string) {
  const host = fqdnOf(name, domain).replace(/^\*/, 'any')
  const [authoritative, heard] = await Promise.all([dns.authoritative(host, type), dns.public(host, type)])
  return { authoritative, heard, seconds: await dns.remembered(host, type) }
}

/** A record as `Lookup` tells it. */
function answerText(record: DnsRecord): string {
  if (record.type === 'HTTPS') return toldServiceBinding(record.content)
  return record.type === 'TXT' ? record.content : dataOf(record).replace(/\.$/, '')
}
