import * as v from 'valibot'
import { FOUND_IN, PUBLISHED_STATUSES, STATUSES, WEBSITE_PROBLEMS } from '../../model'
import { version } from '../fields'
import { flag, id, many, maybe, phpMap, text } from '../tolerant'
import { Tag } from '../tags/tag'
import { User } from '../user'

/** What can be done with a website: links by name (`portal_url` and others), null where the action is not available now. */
const Actions = phpMap(v.nullable(v.string()))

const entries = {
  id,
  title: v.string(),
  label: maybe(v.string()),
  status: v.picklist(STATUSES),
  status_date: maybe(v.string()),
  status_age: maybe(v.number()),
  /** Who of the team gave it its status; said where one website is asked for. */
  status_by: v.optional(v.nullable(User)),
  due_date: maybe(v.string()),
  overdue: flag,
  assigned_to: maybe(User),
  closed_by: maybe(User),
  designed_by: maybe(User),
  serviced_by: maybe(User),
  /** Whose website it is, too, where people see their own alone. */
  created_by: v.optional(v.nullable(User)),
  actions: v.optional(Actions, {}),
  domain: maybe(v.string()),
  domains: many(v.string()),
  has_domains: flag,
  /** What is wrong with any of its domains. */
  problems: many(v.picklist(WEBSITE_PROBLEMS)),
  /** Of the website, one of the product's. */
  language: maybe(v.string()),
  /** Of the customer, two letters. */
  country: maybe(v.string()),
  image: maybe(v.string()),
  badges: many(v.object({ type: v.string(), status: v.string() })),
  tags: many(Tag),
  following: flag,
  /** The viewer's own mark, which brings no news. */
  starred: flag,
  is_template: flag,
  published_status: v.optional(v.picklist(PUBLISHED_STATUSES), 'unpublished'),
  log_count: v.optional(v.number(), 0),
  todo_count: v.optional(v.number(), 0),
  /** Those of the open to-dos that belong to the status it has. */
  status_todos: v.optional(v.number(), 0),
  open_tickets: v.optional(v.number(), 0),
  /** Seconds of work on it that are over; null where the viewer may not see them. */
  tracked: maybe(v.number()),
  customer: maybe(v.object({ firm: maybe(v.string()), name: maybe(v.string()) })),
  /** When the customer last did anything, and when somebody last wrote to them. */
  customer_active: maybe(v.string()),
  last_contact: maybe(v.string()),
  /** When the customer was last in the customer area. */
  portal_visited: maybe(v.string()),
  /** When anybody last did anything. */
  last_activity: maybe(v.string()),
  /** How many were sent since the customer last did something. */
  reminders: v.optional(v.number(), 0),
  /** Put off until this day. */
  snoozed: maybe(v.object({ until: v.string(), reason: text })),
  /** Since when the customer is given up. */
  lost: maybe(v.object({ at: v.string(), reason: text })),
  /** How the customer came to us, in the team's words. */
  lead_source: maybe(v.string()),
  /** What the order may bring, in minor units of LEAD_CURRENCY. */
  lead_value: maybe(v.number()),
  /** How many other websites a lead has an address, a domain or a telephone number in common with; only for those who may merge them. */
  duplicates: v.optional(v.number(), 0),
  /** Days since it was created. */
  age: maybe(v.number()),
  rank: v.optional(v.number()),
  /** Where the words that were searched for were found; lists say so, and only in answer to a search. */
  found: v.optional(v.array(v.picklist(FOUND_IN))),
  /** Who works or has worked on other websites of the same customer; lists of websites to assign say so, to those who see all websites. */
  known_by: many(id),
  created: maybe(v.string()),
  version,
}

/** A website as lists and boards show it (spec 3, defaults 5.8). */
export const Website = v.object(entries)
export type Website = v.InferOutput<typeof Website>

/** What a mutation changed: the id and any fields that are different now. */
export const ChangedWebsite = v.object({
  ...v.partial(Website).entries,
  id,
  /** By which the server takes back what was just done. */
  change: v.optional(id),
})
export type ChangedWebsite = v.InferOutput<typeof ChangedWebsite>

/** Details (spec 2.2): the website, what its page additionally shows, and the groups whose properties can be set one by one. */
export const WebsiteDetails = v.object({
  ...entries,
  groups: v.optional(phpMap(phpMap(v.unknown())), {}),
  /** Phone numbers as people read them, by the numbers as they are stored. */
  phones: v.optional(phpMap(v.string()), {}),
  note: maybe(v.string()),
  /** Each time the website got to a status, oldest first; it stayed there until the next one. */
  status_history: many(v.object({ status: v.picklist(STATUSES), since: v.string() })),
})
export type WebsiteDetails = v.InferOutput<typeof WebsiteDetails>
