import { Partner } from '../entities/partner'
import { PartnerSettings } from '../entities/partnerSettings'
import { route } from '../route'

// The partner.
export const api_partner = route({ name: 'api_partner', method: 'GET', answer: Partner })
export const api_partner_account = route({ name: 'api_partner_account', method: 'GET', answer: PartnerSettings })
export const api_partner_account_save = route({ name: 'api_partner_account_save', method: 'POST', answer: PartnerSettings })
