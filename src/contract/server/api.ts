import * as v from 'valibot'
import { TicketQuery } from '../entities/messageRequests'
import { TagChange, TagDraft } from '../entities/tag'
import { TodoQuery } from '../entities/todo'
import { StaffQuery } from '../entities/user'
import { BulkChange, NewWebsite, TakeBack } from '../entities/websiteMutations'
import { WebsiteQuery } from '../entities/websiteQuery'
import * as client from '../routes/api'
import { serverRoute } from './serverRoute'

const host = 'partner'

// Staff.
export const api_partner_users = serverRoute(client.api_partner_users, { host, path: '/api/users/list', query: StaffQuery })

// Work over all websites.
export const api_partner_websites = serverRoute(client.api_partner_websites, { host, path: '/api/websites', query: WebsiteQuery })
export const api_partner_website_create = serverRoute(client.api_partner_website_create, { host, path: '/api/websites', body: NewWebsite })
export const api_partner_websites_change = serverRoute(client.api_partner_websites_change, {
  host,
  path: '/api/websites/change',
  body: BulkChange,
})
export const api_partner_websites_take_back = serverRoute(client.api_partner_websites_take_back, {
  host,
  path: '/api/websites/take-back',
  body: TakeBack,
})
export const api_partner_templates = serverRoute(client.api_partner_templates, { host, path: '/api/templates/list' })
export const api_partner_tickets = serverRoute(client.api_partner_tickets, { host, path: '/api/ticket', query: TicketQuery })
export const api_partner_todos = serverRoute(client.api_partner_todos, { host, path: '/api/todo', query: TodoQuery })
export const api_partner_follow = serverRoute(client.api_partner_follow, {
  host,
  path: '/api/follow/{type}/{resourceId}',
  defaults: { type: 'website' },
})

export const api_partner_star = serverRoute(client.api_partner_star, {
  host,
  path: '/api/star/{website}',
  digits: ['website'],
  body: v.object({ starred: v.boolean() }),
})

// Tags.
export const api_partner_tags = serverRoute(client.api_partner_tags, { host, path: '/api/tags' })
export const api_partner_tag_create = serverRoute(client.api_partner_tag_create, { host, path: '/api/tags', body: TagDraft })
export const api_partner_tag_update = serverRoute(client.api_partner_tag_update, { host, path: '/api/tags/{tag}', body: TagChange })
export const api_partner_tag_merge = serverRoute(client.api_partner_tag_merge, { host, path: '/api/tags/{tag}/merge/{into}' })
export const api_partner_tag_restore = serverRoute(client.api_partner_tag_restore, { host, path: '/api/tags/{tag}/restore' })
export const api_partner_tag_delete = serverRoute(client.api_partner_tag_delete, { host, path: '/api/tags/{tag}' })
