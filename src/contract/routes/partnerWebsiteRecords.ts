import * as v from 'valibot'
import { ContractCancellation, ContractDetails } from '../entities/contractDetails'
import { Note, NoteDraft, NoteVersion } from '../entities/note'
import { SecretDraft, SecretLink } from '../entities/secretLink'
import { TimeBudget, TimeEntryDraft, TimeSpent } from '../entities/timeEntry'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

// What is written down about a website: note, time, contract.
export const partner_website_note = route({
  name: 'partner_website_note',
  method: 'GET',
  host,
  path: '/website/{website}/note',
  digits,
  answer: v.object({ note: Note }),
})
export const partner_website_note_save = route({
  name: 'partner_website_note_save',
  method: 'POST',
  host,
  path: '/website/{website}/note',
  digits,
  body: NoteDraft,
  answer: v.object({ note: Note }),
})
export const partner_website_note_versions = route({
  name: 'partner_website_note_versions',
  method: 'GET',
  host,
  path: '/website/{website}/note/versions',
  digits,
  answer: items(NoteVersion),
})
/** A secret that whoever has the link reads once, instead of a note that everybody reads (WN-03). */
export const partner_website_secret_create = route({
  name: 'partner_website_secret_create',
  method: 'POST',
  host,
  path: '/website/{website}/secret',
  digits,
  body: SecretDraft,
  answer: SecretLink,
})
export const partner_website_time_spent = route({
  name: 'partner_website_time_spent',
  method: 'ANY',
  host,
  path: '/website/{website}/time/spent',
  digits,
  body: TimeEntryDraft,
  answer: TimeSpent,
})
// Ours: how long the work may take.
export const partner_website_time_budget = route({
  name: 'partner_website_time_budget',
  method: 'PUT',
  host,
  path: '/website/{website}/time/budget',
  digits,
  body: TimeBudget,
  answer: TimeSpent,
})
// The spec names no way to end a contract but the back office's own page: these are ours.
export const partner_website_contract_cancel = route({
  name: 'partner_website_contract_cancel',
  method: 'POST',
  host,
  path: '/website/{id}/contractData/cancel',
  digits: ['id'],
  body: ContractCancellation,
  answer: ContractDetails,
})
export const partner_website_contract_revoke = route({
  name: 'partner_website_contract_revoke',
  method: 'POST',
  host,
  path: '/website/{id}/contractData/revoke',
  digits: ['id'],
  answer: ContractDetails,
})
export const partner_website_contract_data = route({
  name: 'partner_website_contract_data',
  method: 'GET',
  host,
  path: '/website/{id}/contractData',
  digits: ['id'],
  answer: ContractDetails,
})
