import * as v from 'valibot'
import { PUBLISHED_STATUSES, REGISTERED_STATUSES, STATUSES } from '../../model'
import { flag, id, many, maybe, text } from '../tolerant'
import { ResellerCustomer } from './resellerCustomer'
import { StaffMember } from '../staff/staffMember'
import { User } from '../user'

/** What a reseller does with a customer (screens RC-02). */
export const CLIENT_ACTIONS = ['created', 'invited', 'changed', 'suspended', 'reactivated', 'viewed', 'website_moved'] as const

const ClientWebsite = v.object({
  id,
  title: text,
  status: v.picklist(STATUSES),
  published_status: v.picklist(PUBLISHED_STATUSES),
  domain: maybe(v.string()),
})

const ClientDomain = v.object({
  id,
  name: v.string(),
  registered_status: v.picklist(REGISTERED_STATUSES),
  expiresAt: maybe(v.string()),
})

const ClientActivity = v.object({
  id: v.number(),
  at: v.string(),
  by: maybe(User),
  action: v.picklist(CLIENT_ACTIONS),
  /** The reason given, or the website moved. */
  about: maybe(v.string()),
})

/** One customer with everything a reseller looks after (screens RC-02). */
export const ClientDetails = v.object({
  ...ResellerCustomer.entries,
  websites: many(ClientWebsite),
  domains: many(ClientDomain),
  people: many(StaffMember),
  activity: many(ClientActivity),
})
export type ClientDetails = v.InferOutput<typeof ClientDetails>

/** The customer a website goes to. */
export const WebsiteMove = v.object({ to: id })

/** What goes along, what is left behind, and what stands against it (screens RC-05). */
export const WebsiteMoveEffects = v.object({
  domains: v.number(),
  mailboxes: v.optional(v.number(), 0),
  todos: v.number(),
  messages: v.number(),
  tags: v.number(),
  followers: v.number(),
  /** Somebody works on it, who is not there where it goes. */
  hasPeople: flag,
  /** `kept`: mailboxes of a name that the one who gets it has lost are still there. */
  blockers: many(v.picklist(['websites', 'domains', 'mailboxes', 'kept', 'status'])),
})
export type WebsiteMoveEffects = v.InferOutput<typeof WebsiteMoveEffects>
