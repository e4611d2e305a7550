import { items } from '../envelopes'
import { route } from '../route'
import { AgencyOffer } from './agencyOffer'

export const partner_agency_offers = route({ name: 'partner_agency_offers', method: 'ANY', answer: 'page' })
export const api_partner_agency_offers = route({ name: 'api_partner_agency_offers', method: 'GET', answer: items(AgencyOffer) })
export const api_partner_agency_offer_state = route({ name: 'api_partner_agency_offer_state', method: 'POST', answer: AgencyOffer })
export const api_partner_agency_offer_attach = route({ name: 'api_partner_agency_offer_attach', method: 'POST', answer: AgencyOffer })
export const api_partner_agency_offer_detach = route({
  name: 'api_partner_agency_offer_detach',
  urlName: 'api_partner_agency_offer_attach',
  method: 'DELETE',
  answer: AgencyOffer,
})
