import { items } from '../envelopes'
import { route } from '../route'
import { Tag } from './tag'

// Tags.
export const api_partner_tags = route({ name: 'api_partner_tags', method: 'GET', answer: items(Tag) })
export const api_partner_tag_create = route({ name: 'api_partner_tag_create', method: 'POST', answer: Tag })
export const api_partner_tag_update = route({ name: 'api_partner_tag_update', method: 'PUT', answer: Tag })
// The spec does not say how two tags become one: this is ours.
export const api_partner_tag_merge = route({ name: 'api_partner_tag_merge', method: 'POST', answer: Tag })
// The spec knows no way back for a deleted tag: this is ours. The websites that had it have it again.
export const api_partner_tag_restore = route({ name: 'api_partner_tag_restore', method: 'POST', answer: Tag })
export const api_partner_tag_delete = route({ name: 'api_partner_tag_delete', method: 'DELETE', answer: 'empty' })
export const api_website_tag_add = route({ name: 'api_website_tag_add', method: 'POST', answer: items(Tag) })
export const api_website_tag_remove = route({ name: 'api_website_tag_remove', method: 'DELETE', answer: items(Tag) })
