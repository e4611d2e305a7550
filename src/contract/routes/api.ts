import * as v from 'valibot'
import { Message } from '../entities/message'
import { TicketQuery } from '../entities/messageRequests'
import { Partner } from '../entities/partner'
import { PartnerSettings } from '../entities/partnerSettings'
import { PartnerSettingsChange } from '../entities/partnerSettingsChange'
import { AbsenceEffect, Profile } from '../entities/profile'
import { ProfileForm } from '../entities/profileForm'
import { ResellerCustomer, ResellerCustomerQuery } from '../entities/resellerCustomer'
import { Tag, TagChange, TagDraft } from '../entities/tag'
import { StopTimer, TickTimer, Timer } from '../entities/timer'
import { Todo, TodoQuery } from '../entities/todo'
import { StaffActivity } from '../entities/staffActivity'
import { StaffMember, StaffQuery, StaffRemoval, StaffUpdate, User } from '../entities/user'
import { Website } from '../entities/website'
import { BulkChange, BulkResult, NewWebsite, WebsiteSelection } from '../entities/websiteMutations'
import { WebsiteQuery } from '../entities/websiteQuery'
import { WebsiteTemplate } from '../entities/websiteTemplate'
import { items, list } from '../envelopes'
import { profileDate } from '../fields'
import { route } from '../route'

const host = 'partner'

// The partner and the user.
export const api_partner = route({ name: 'api_partner', method: 'GET', host, path: '/api/partner', answer: Partner })
export const api_partner_account = route({
  name: 'api_partner_account',
  method: 'GET',
  host,
  path: '/api/account',
  answer: PartnerSettings,
})
export const api_partner_account_save = route({
  name: 'api_partner_account_save',
  method: 'POST',
  host,
  path: '/api/account',
  body: PartnerSettingsChange,
  answer: PartnerSettings,
})
export const api_partner_profile = route({
  name: 'api_partner_profile',
  method: 'GET',
  host,
  path: '/api/profileSettings',
  answer: Profile,
})
export const api_partner_profile_save = route({
  name: 'api_partner_profile_save',
  urlName: 'api_partner_profile',
  method: 'POST',
  host,
  path: '/api/profileSettings',
  body: ProfileForm,
  bodyType: 'multipart',
  answer: Profile,
})
/** What of the user's own work is due during an absence from today until that day (screens PR-03). */
export const api_partner_profile_absence = route({
  name: 'api_partner_profile_absence',
  method: 'GET',
  host,
  path: '/api/profileSettings/absence',
  query: v.object({ until: profileDate }),
  answer: AbsenceEffect,
})
export const api_partner_profile_data = route({
  name: 'api_partner_profile_data',
  method: 'GET',
  host,
  path: '/api/profileData',
  answer: User,
})
export const api_partner_clients = route({
  name: 'api_partner_clients',
  method: 'GET',
  host,
  path: '/api/clients',
  query: ResellerCustomerQuery,
  answer: list(ResellerCustomer),
})
export const api_partner_jwt_token = route({
  name: 'api_partner_jwt_token',
  method: 'GET',
  host,
  path: '/jwt/token',
  answer: v.object({ token: v.string() }),
})

// Staff.
export const api_partner_users = route({
  name: 'api_partner_users',
  method: 'GET',
  host,
  path: '/api/users/list',
  query: StaffQuery,
  answer: list(StaffMember),
})
export const api_partner_user_assign = route({
  name: 'api_partner_user_assign',
  method: 'POST',
  host,
  path: '/api/users/{staff}/assign',
  body: WebsiteSelection,
  answer: BulkResult,
})
export const api_partner_user_remove = route({
  name: 'api_partner_user_remove',
  method: 'POST',
  host,
  path: '/api/users/{staff}/remove',
  body: StaffRemoval,
  answer: 'empty',
})
export const api_partner_user_role = route({
  name: 'api_partner_user_role',
  method: 'POST',
  host,
  path: '/api/users/{staff}/role/{role}',
  answer: StaffMember,
})
export const api_partner_user_update = route({
  name: 'api_partner_user_update',
  method: 'POST',
  host,
  path: '/api/users/{staff}/update',
  body: StaffUpdate,
  answer: StaffMember,
})
export const api_partner_user_suggest = route({
  name: 'api_partner_user_suggest',
  method: 'GET',
  host,
  path: '/api/users/suggestForChangeRequest/{id}/{status}',
  digits: ['id'],
  answer: v.object({ user: v.nullable(User) }),
})

export const api_partner_user_activity = route({
  name: 'api_partner_user_activity',
  method: 'GET',
  host,
  path: '/api/users/activity',
  answer: items(StaffActivity),
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

// Work timer.
export const api_partner_session = route({ name: 'api_partner_session', method: 'GET', host, path: '/api/session', answer: Timer })
export const api_partner_session_start = route({
  name: 'api_partner_session_start',
  method: 'POST',
  host,
  path: '/api/session/start/{website}',
  digits: ['website'],
  answer: Timer,
})
export const api_partner_session_stop = route({
  name: 'api_partner_session_stop',
  method: 'PUT',
  host,
  path: '/api/session/stop',
  body: StopTimer,
  answer: Timer,
})
export const api_partner_session_tick = route({
  name: 'api_partner_session_tick',
  method: 'PUT',
  host,
  path: '/api/session/tick',
  query: TickTimer,
  answer: Timer,
})
