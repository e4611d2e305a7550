import { dnsProvider, isServerAddress } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { domainName } from '../claim/domainName'
import { priceOf } from '../row/price'
import { live } from '../../../db/queries/base'

/** What is known about a domain before it is connected: who answers for it, where it points, who gets its mail. */
export async function domainData(services: Services, viewer: Viewer, { input, t }: { input: string; t: Translate }) {
  const { db, dns } = services
  const { name } = domainName(services, input, t)
  const [nameservers, addresses, mail] = await Promise.all([
    dns.authoritative(name, 'NS'),
    dns.authoritative(name, 'A'),
    dns.authoritative(name, 'MX'),
  ])
  const here = await live(db, 'domains')
    .select(['partner_id', 'registrar'])
    .where('name', '=', name)
    .where((eb) => eb.or([eb('partner_id', '=', viewer.partner_id), eb('registrar', '=', 'own')]))
    .executeTakeFirst()
  const outside = await db.selectFrom('outside_domains').select('registrar').where('name', '=', name).executeTakeFirst()
  const price = priceOf(name)
  return {
    name,
    provider: dnsProvider(nameservers ?? [])?.name ?? outside?.registrar ?? null,
    nameservers: nameservers ?? [],
    pointsHere: addresses !== null && addresses.length > 0 && addresses.every(isServerAddress),
    state: stateOf({
      isOurs: here?.partner_id === viewer.partner_id,
      isTaken: here !== undefined || outside !== undefined,
      answers: nameservers !== null,
    }),
    addresses: addresses ?? [],
    mailHosts: (mail ?? []).map((text) => text.split(' ')[1] ?? text),
    price: price?.first ?? null,
    renewPrice: price?.renew ?? null,
  }
}

function stateOf({ isOurs, isTaken, answers }: { isOurs: boolean; isTaken: boolean; answers: boolean }) {
  if (isOurs) return 'connected' as const
  if (isTaken) return 'registered' as const
  return answers ? ('free' as const) : ('unknown' as const)
}
