import * as v from 'valibot'
import { Message } from '../entities/message'
import { Tag } from '../entities/tag'
import { Todo } from '../entities/todo'
import { StaffMember } from '../entities/user'
import { Website } from '../entities/website'
import { BulkResult, TakenBack } from '../entities/websiteMutations'
import { WebsiteTemplate } from '../entities/websiteTemplate'
import { items, list } from '../envelopes'
import { route } from '../route'

// Staff.
export const api_partner_users = route({ name: 'api_partner_users', method: 'GET', answer: list(StaffMember) })

// Work over all websites.
export const api_partner_websites = route({ name: 'api_partner_websites', method: 'GET', answer: list(Website) })
export const api_partner_website_create = route({
  name: 'api_partner_website_create',
  urlName: 'api_partner_websites',
  method: 'POST',
  answer: Website,
})
export const api_partner_websites_change = route({ name: 'api_partner_websites_change', method: 'POST', answer: BulkResult })
export const api_partner_websites_take_back = route({ name: 'api_partner_websites_take_back', method: 'POST', answer: TakenBack })
export const api_partner_templates = route({ name: 'api_partner_templates', method: 'GET', answer: items(WebsiteTemplate) })
export const api_partner_tickets = route({ name: 'api_partner_tickets', method: 'GET', answer: list(Message) })
export const api_partner_todos = route({ name: 'api_partner_todos', method: 'GET', answer: list(Todo) })
export const api_partner_follow = route({ name: 'api_partner_follow', method: 'POST', answer: v.object({ following: v.boolean() }) })

// The spec knows one mark only, which brings news: this one does not, and is ours.
export const api_partner_star = route({ name: 'api_partner_star', method: 'PUT', answer: v.object({ starred: v.boolean() }) })

// Tags.
export const api_partner_tags = route({ name: 'api_partner_tags', method: 'GET', answer: items(Tag) })
export const api_partner_tag_create = route({ name: 'api_partner_tag_create', method: 'POST', answer: Tag })
export const api_partner_tag_update = route({ name: 'api_partner_tag_update', method: 'PUT', answer: Tag })
// The spec does not say how two tags become one: this is ours.
export const api_partner_tag_merge = route({ name: 'api_partner_tag_merge', method: 'POST', answer: Tag })
// The spec knows no way back for a deleted tag: this is ours. The websites that had it have it again.
export const api_partner_tag_restore = route({ name: 'api_partner_tag_restore', method: 'POST', answer: Tag })
export const api_partner_tag_delete = route({ name: 'api_partner_tag_delete', method: 'DELETE', answer: 'empty' })
