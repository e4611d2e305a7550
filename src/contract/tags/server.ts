import { serverRoute } from '../serverRoute'
import * as client from './routes'
import { TagChange, TagDraft } from './tag'

const host = 'partner'
const digits = ['website'] as const

// Tags.
export const api_partner_tags = serverRoute(client.api_partner_tags, { host, path: '/api/tags' })
export const api_partner_tag_create = serverRoute(client.api_partner_tag_create, { host, path: '/api/tags', body: TagDraft })
export const api_partner_tag_update = serverRoute(client.api_partner_tag_update, {
  host,
  path: '/api/tags/{tag}',
  ids: ['tag'],
  body: TagChange,
})
export const api_partner_tag_merge = serverRoute(client.api_partner_tag_merge, {
  host,
  path: '/api/tags/{tag}/merge/{into}',
  ids: ['tag', 'into'],
})
export const api_partner_tag_restore = serverRoute(client.api_partner_tag_restore, { host, path: '/api/tags/{tag}/restore', ids: ['tag'] })
export const api_partner_tag_delete = serverRoute(client.api_partner_tag_delete, { host, path: '/api/tags/{tag}', ids: ['tag'] })
export const api_website_tag_add = serverRoute(client.api_website_tag_add, {
  host,
  path: '/api/website/{website}/tag/{tag}',
  ids: ['tag'],
  digits,
})
export const api_website_tag_remove = serverRoute(client.api_website_tag_remove, {
  host,
  path: '/api/website/{website}/tag/{tag}',
  ids: ['tag'],
  digits,
})
