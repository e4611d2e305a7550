import { ContractCancellation } from '../entities/contractDetails'
import { NoteDraft } from '../entities/note'
import { SecretDraft } from '../entities/secretLink'
import { TimeBudget, TimeEntryDraft } from '../entities/timeEntry'
import * as client from '../routes/partnerWebsiteRecords'
import { serverRoute } from './serverRoute'

const host = 'partner'
const digits = ['website'] as const

export const partner_website_note = serverRoute(client.partner_website_note, { host, path: '/website/{website}/note', digits })
export const partner_website_note_save = serverRoute(client.partner_website_note_save, {
  host,
  path: '/website/{website}/note',
  digits,
  body: NoteDraft,
})
export const partner_website_note_versions = serverRoute(client.partner_website_note_versions, {
  host,
  path: '/website/{website}/note/versions',
  digits,
})
export const partner_website_secret_create = serverRoute(client.partner_website_secret_create, {
  host,
  path: '/website/{website}/secret',
  digits,
  body: SecretDraft,
})
export const partner_website_time_spent = serverRoute(client.partner_website_time_spent, {
  host,
  path: '/website/{website}/time/spent',
  digits,
  body: TimeEntryDraft,
})
export const partner_website_time_budget = serverRoute(client.partner_website_time_budget, {
  host,
  path: '/website/{website}/time/budget',
  digits,
  body: TimeBudget,
})
export const partner_website_contract_cancel = serverRoute(client.partner_website_contract_cancel, {
  host,
  path: '/website/{id}/contractData/cancel',
  digits: ['id'],
  body: ContractCancellation,
})
export const partner_website_contract_revoke = serverRoute(client.partner_website_contract_revoke, {
  host,
  path: '/website/{id}/contractData/revoke',
  digits: ['id'],
})
export const partner_website_contract_data = serverRoute(client.partner_website_contract_data, {
  host,
  path: '/website/{id}/contractData',
  digits: ['id'],
})
