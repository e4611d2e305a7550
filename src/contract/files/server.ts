import { ListQuery } from '../envelopes'
import { KeptFiles } from './keptFiles'
import { serverRoute } from '../serverRoute'
import * as client from './routes'

const host = 'partner'
const digits = ['website'] as const
export const partner_file_original = serverRoute(client.partner_file_original, { host, path: '/original/{file}/file', ids: ['file'] })
export const partner_website_file_keep = serverRoute(client.partner_website_file_keep, {
  host,
  path: '/website/{website}/media',
  digits,
  body: KeptFiles,
})
export const partner_website_file_drop = serverRoute(client.partner_website_file_drop, {
  host,
  path: '/website/{website}/media/{file}',
  ids: ['file'],
  digits,
})
export const partner_website_files = serverRoute(client.partner_website_files, {
  host,
  path: '/website/{website}/files',
  digits,
  query: ListQuery,
})
