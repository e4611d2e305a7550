import { KeptDraft } from '../entities/draft'
import { route } from '../route'

// The spec knows drafts of the browser only: these are ours.
export const api_partner_draft = route({ name: 'api_partner_draft', method: 'GET', answer: KeptDraft })
export const api_partner_draft_keep = route({
  name: 'api_partner_draft_keep',
  urlName: 'api_partner_draft',
  method: 'PUT',
  answer: 'empty',
})
export const api_partner_draft_drop = route({
  name: 'api_partner_draft_drop',
  urlName: 'api_partner_draft',
  method: 'DELETE',
  answer: 'empty',
})
