import { items } from '../envelopes'
import { route } from '../route'
import { DnsLiveCheck, DnsPresent, DnsVersion, DnsZone } from './dnsItem'

export const api_partner_dns = route({ name: 'api_partner_dns', method: 'GET', answer: DnsZone })
export const api_partner_dns_save = route({ name: 'api_partner_dns_save', method: 'POST', answer: DnsZone })
export const api_partner_dns_history = route({ name: 'api_partner_dns_history', method: 'GET', answer: items(DnsVersion) })
export const api_partner_dns_live = route({ name: 'api_partner_dns_live', method: 'GET', answer: items(DnsLiveCheck) })
/** What other name servers say of the domain that its zone does not have. */
export const api_partner_dns_present = route({ name: 'api_partner_dns_present', method: 'GET', answer: items(DnsPresent) })
