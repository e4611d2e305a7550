import { serverRoute } from '../serverRoute'
import { LeadAcceptance } from './lead'
import * as client from './routes'

const host = 'partner'

export const api_partner_lead_accept = serverRoute(client.api_partner_lead_accept, {
  host,
  path: '/api/leads/{website}/accept',
  digits: ['website'],
  body: LeadAcceptance,
})
export const api_partner_lead_duplicates = serverRoute(client.api_partner_lead_duplicates, {
  host,
  path: '/api/leads/{website}/duplicates',
  digits: ['website'],
})
export const api_partner_lead_merge = serverRoute(client.api_partner_lead_merge, {
  host,
  path: '/api/leads/{website}/merge/{into}',
  ids: ['into'],
  digits: ['website'],
})
export const api_partner_lead_unmerge = serverRoute(client.api_partner_lead_unmerge, {
  host,
  path: '/api/leads/{website}/unmerge/{lead}',
  ids: ['lead'],
  digits: ['website'],
})
