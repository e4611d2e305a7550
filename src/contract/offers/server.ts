import { serverRoute } from '../serverRoute'
import * as client from './routes'

const host = 'partner'

// The spec names the page without its path; the calls behind it are ours.
export const partner_agency_offers = serverRoute(client.partner_agency_offers, { host, path: '/agency-offers' })
export const api_partner_agency_offers = serverRoute(client.api_partner_agency_offers, { host, path: '/api/agency-offers' })
export const api_partner_agency_offer_state = serverRoute(client.api_partner_agency_offer_state, {
  host,
  path: '/api/agency-offers/{offer}/{state}',
  ids: ['offer'],
})
export const api_partner_agency_offer_attach = serverRoute(client.api_partner_agency_offer_attach, {
  host,
  path: '/api/agency-offers/{offer}/websites/{website}',
  ids: ['offer'],
  digits: ['website'],
})
export const api_partner_agency_offer_detach = serverRoute(client.api_partner_agency_offer_detach, {
  host,
  path: '/api/agency-offers/{offer}/websites/{website}',
  ids: ['offer'],
  digits: ['website'],
})
