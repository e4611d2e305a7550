import * as v from 'valibot'
import { Message } from '../entities/message'
import { TicketQuery } from '../entities/messageRequests'
import { Tag, TagChange, TagDraft } from '../entities/tag'
import { Todo, TodoQuery } from '../entities/todo'
import { StaffMember, StaffQuery } from '../entities/user'
import { Website } from '../entities/website'
import { BulkChange, BulkResult, NewWebsite, TakeBack, TakenBack } from '../entities/websiteMutations'
import { WebsiteQuery } from '../entities/websiteQuery'
import { WebsiteTemplate } from '../entities/websiteTemplate'
import { items, list } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// Staff.
export const api_partner_users = route({
  name: 'api_partner_users',
  method: 'GET',
  host,
  path: '/api/users/list',
  query: StaffQuery,
  answer: list(StaffMember),
})

// Work over all websites.
export const api_partner_websites = route({
  name: 'api_partner_websites',
  method: 'GET',
  host,
  path: '/api/websites',
  query: WebsiteQuery,
  answer: list(Website),
})
export const api_partner_website_create = route({
  name: 'api_partner_website_create',
  urlName: 'api_partner_websites',
  method: 'POST',
  host,
  path: '/api/websites',
  body: NewWebsite,
  answer: Website,
})
export const api_partner_websites_change = route({
  name: 'api_partner_websites_change',
  method: 'POST',
  host,
  path: '/api/websites/change',
  body: BulkChange,
  answer: BulkResult,
})
export const api_partner_websites_take_back = route({
  name: 'api_partner_websites_take_back',
  method: 'POST',
  host,
  path: '/api/websites/take-back',
  body: TakeBack,
  answer: TakenBack,
})
export const api_partner_templates = route({
  name: 'api_partner_templates',
  method: 'GET',
  host,
  path: '/api/templates/list',
  answer: items(WebsiteTemplate),
})
export const api_partner_tickets = route({
  name: 'api_partner_tickets',
  method: 'GET',
  host,
  path: '/api/ticket',
  query: TicketQuery,
  answer: list(Message),
})
export const api_partner_todos = route({
  name: 'api_partner_todos',
  method: 'GET',
  host,
  path: '/api/todo',
  query: TodoQuery,
  answer: list(Todo),
})
export const api_partner_follow = route({
  name: 'api_partner_follow',
  method: 'POST',
  host,
  path: '/api/follow/{type}/{resourceId}',
  defaults: { type: 'website' },
  answer: v.object({ following: v.boolean() }),
})

// The spec knows one mark only, which brings news: this one does not, and is ours.
export const api_partner_star = route({
  name: 'api_partner_star',
  method: 'PUT',
  host,
  path: '/api/star/{website}',
  digits: ['website'],
  body: v.object({ starred: v.boolean() }),
  answer: v.object({ starred: v.boolean() }),
})

// Tags.
export const api_partner_tags = route({ name: 'api_partner_tags', method: 'GET', host, path: '/api/tags', answer: items(Tag) })
export const api_partner_tag_create = route({
  name: 'api_partner_tag_create',
  method: 'POST',
  host,
  path: '/api/tags',
  body: TagDraft,
  answer: Tag,
})
export const api_partner_tag_update = route({
  name: 'api_partner_tag_update',
  method: 'PUT',
  host,
  path: '/api/tags/{tag}',
  body: TagChange,
  answer: Tag,
})
// The spec does not say how two tags become one: this is ours.
export const api_partner_tag_merge = route({
  name: 'api_partner_tag_merge',
  method: 'POST',
  host,
  path: '/api/tags/{tag}/merge/{into}',
  answer: Tag,
})
// The spec knows no way back for a deleted tag: this is ours. The websites that had it have it again.
export const api_partner_tag_restore = route({
  name: 'api_partner_tag_restore',
  method: 'POST',
  host,
  path: '/api/tags/{tag}/restore',
  answer: Tag,
})
export const api_partner_tag_delete = route({
  name: 'api_partner_tag_delete',
  method: 'DELETE',
  host,
  path: '/api/tags/{tag}',
  answer: 'empty',
})
