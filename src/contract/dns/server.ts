import { serverRoute } from '../serverRoute'
import { DnsZoneChange } from './dnsItem'
import * as client from './routes'

const host = 'partner'
export const api_partner_dns = serverRoute(client.api_partner_dns, { host, path: '/api/dns-manager/{domainId}', ids: ['domainId'] })
export const api_partner_dns_save = serverRoute(client.api_partner_dns_save, {
  host,
  path: '/api/dns-manager/{domainId}',
  ids: ['domainId'],
  body: DnsZoneChange,
})
export const api_partner_dns_history = serverRoute(client.api_partner_dns_history, {
  host,
  path: '/api/dns-manager/{domainId}/history',
  ids: ['domainId'],
})
export const api_partner_dns_live = serverRoute(client.api_partner_dns_live, {
  host,
  path: '/api/dns-manager/{domainId}/live',
  ids: ['domainId'],
})
export const api_partner_dns_present = serverRoute(client.api_partner_dns_present, {
  host,
  path: '/api/dns-manager/{domainId}/present',
  ids: ['domainId'],
})
