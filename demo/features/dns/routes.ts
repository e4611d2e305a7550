import {
  api_partner_dns,
  api_partner_dns_history,
  api_partner_dns_live,
  api_partner_dns_present,
  api_partner_dns_save,
} from '../../../src/contract/server'
import { findDomainRow } from '../domains/row/domainRows'
import { liveZone } from '../domains/zone/liveZone'
import { presentRecords } from '../domains/zone/presentRecords'
import { readZone, zoneHistory } from '../domains/zone/readZone'
import { saveZone } from '../domains/zone/saveZone'
import { limitRate } from '../../kernel/limitRate'
import { serve } from '../../kernel/serve'

/** Of one person; each makes a version of a zone, and tells name servers. */
const SAVES_PER_MINUTE = 30

export const dnsRoutes = [
  serve(api_partner_dns, async ({ services, viewer, params, t }) => {
    const domain = await findDomainRow(services, viewer, { id: params.domainId })
    return readZone(services, viewer, { domain, t })
  }),

  serve(api_partner_dns_save, async ({ c, services, viewer, params, body, t }) => {
    await limitRate(c, `dns:${viewer.user_id}`, SAVES_PER_MINUTE)
    const domain = await findDomainRow(services, viewer, { id: params.domainId, action: 'manage_domains' })
    const outcome = await saveZone(services, viewer, { domain, change: body, t })
    const zone = await readZone(services, viewer, { domain, t })
    return outcome === 'stale' ? c.json(zone, 409) : zone
  }),

  serve(api_partner_dns_history, async ({ services, viewer, params }) => {
    const { id } = await findDomainRow(services, viewer, { id: params.domainId })
    return { items: await zoneHistory(services, viewer, id) }
  }),

  serve(api_partner_dns_live, async ({ services, viewer, params }) => {
    const domain = await findDomainRow(services, viewer, { id: params.domainId })
    return { items: await liveZone(services, domain) }
  }),

  serve(api_partner_dns_present, async ({ services, viewer, params }) => {
    const domain = await findDomainRow(services, viewer, { id: params.domainId })
    return { items: await presentRecords(services, domain) }
  }),
]
