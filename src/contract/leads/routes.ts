import { items } from '../envelopes'
import { route } from '../route'
import { Website } from '../websites/website'
import { LeadDuplicate } from './lead'

// The spec names the leads view and nothing it does: these are ours.
export const api_partner_lead_accept = route({ name: 'api_partner_lead_accept', method: 'POST', answer: Website })
export const api_partner_lead_duplicates = route({ name: 'api_partner_lead_duplicates', method: 'GET', answer: items(LeadDuplicate) })
export const api_partner_lead_merge = route({ name: 'api_partner_lead_merge', method: 'POST', answer: Website })
/** Parts a lead again from the website it was merged into, for a while after that. */
export const api_partner_lead_unmerge = route({ name: 'api_partner_lead_unmerge', method: 'POST', answer: Website })
