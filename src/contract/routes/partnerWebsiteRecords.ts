import * as v from 'valibot'
import { ContractDetails } from '../entities/contractDetails'
import { Note, NoteVersion } from '../entities/note'
import { SecretLink } from '../entities/secretLink'
import { TimeSpent } from '../entities/timeEntry'
import { items } from '../envelopes'
import { route } from '../route'

// What is written down about a website: note, time, contract.
export const partner_website_note = route({ name: 'partner_website_note', method: 'GET', answer: v.object({ note: Note }) })
export const partner_website_note_save = route({ name: 'partner_website_note_save', method: 'POST', answer: v.object({ note: Note }) })
export const partner_website_note_versions = route({ name: 'partner_website_note_versions', method: 'GET', answer: items(NoteVersion) })
/** A secret that whoever has the link reads once, instead of a note that everybody reads (WN-03). */
export const partner_website_secret_create = route({ name: 'partner_website_secret_create', method: 'POST', answer: SecretLink })
export const partner_website_time_spent = route({ name: 'partner_website_time_spent', method: 'ANY', answer: TimeSpent })
// Ours: how long the work may take.
export const partner_website_time_budget = route({ name: 'partner_website_time_budget', method: 'PUT', answer: TimeSpent })
// The spec names no way to end a contract but the back office's own page: these are ours.
export const partner_website_contract_cancel = route({ name: 'partner_website_contract_cancel', method: 'POST', answer: ContractDetails })
export const partner_website_contract_revoke = route({ name: 'partner_website_contract_revoke', method: 'POST', answer: ContractDetails })
export const partner_website_contract_data = route({ name: 'partner_website_contract_data', method: 'GET', answer: ContractDetails })
