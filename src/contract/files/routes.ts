import { items, list } from '../envelopes'
import { route } from '../route'
import { StoredFile } from './storedFile'

export const partner_file_original = route({ name: 'partner_file_original', method: 'ANY', answer: 'file' })
export const partner_website_file_keep = route({ name: 'partner_website_file_keep', method: 'POST', answer: items(StoredFile) })
export const partner_website_file_drop = route({ name: 'partner_website_file_drop', method: 'DELETE', answer: 'empty' })
export const partner_website_files = route({ name: 'partner_website_files', method: 'GET', answer: list(StoredFile) })
