import { AgencyOffer } from '../entities/agencyOffer'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// The spec names the page without its path; the calls behind it are ours.
export const partner_agency_offers = route({ name: 'partner_agency_offers', method: 'ANY', host, path: '/agency-offers', answer: 'page' })
export const api_partner_agency_offers = route({
  name: 'api_partner_agency_offers',
  method: 'GET',
  host,
  path: '/api/agency-offers',
  answer: items(AgencyOffer),
})
export const api_partner_agency_offer_state = route({
  name: 'api_partner_agency_offer_state',
  method: 'POST',
  host,
  path: '/api/agency-offers/{offer}/{state}',
  answer: AgencyOffer,
})
export const api_partner_agency_offer_attach = route({
  name: 'api_partner_agency_offer_attach',
  method: 'POST',
  host,
  path: '/api/agency-offers/{offer}/websites/{website}',
  digits: ['website'],
  answer: AgencyOffer,
})
export const api_partner_agency_offer_detach = route({
  name: 'api_partner_agency_offer_detach',
  urlName: 'api_partner_agency_offer_attach',
  method: 'DELETE',
  host,
  path: '/api/agency-offers/{offer}/websites/{website}',
  digits: ['website'],
  answer: AgencyOffer,
})
