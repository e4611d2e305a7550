import {
  api_partner_follow,
  api_partner_star,
  api_website_due_date,
  api_website_tag_add,
  api_website_tag_remove,
  api_website_workflow,
  partner_website_assign,
  partner_website_status,
  type Website,
} from '../contract'
import { instantOfDay } from '../model'
import type { RouteCall } from './call'
import { call, onVersion } from './call'
import { dueAfter, type WebsiteWish } from './websiteWish'

/** One call of a wish. */
export interface WishCall {
  /** What two people may disagree about; null for what is added or personal. */
  readonly field: keyof Website | null
  /** Given the website's version when it is made. */
  readonly at: (version: number | undefined) => RouteCall
}

interface Around {
  /** IANA name of the partner's zone. */
  readonly zone: string
  /** Why an admin wants it against the rules. */
  readonly override?: string | undefined
}

/** The calls of the specification that make a wish come true for one website, one after the other. */
export function wishCalls(website: Website, wish: WebsiteWish, { zone, override }: Around): WishCall[] {
  const { id } = website
  const params = { website: id }
  const {
    status,
    assigned_to,
    move_due,
    following,
    starred,
    snoozed,
    lost,
    lead_source,
    lead_value,
    rank,
    addTags = [],
    removeTags = [],
  } = wish
  const due_date = dueAfter(website, wish)
  const calls: WishCall[] = []
  const add = (field: WishCall['field'], at: WishCall['at']) => calls.push({ field, at })

  if (assigned_to !== undefined)
    add('assigned_to', (version) =>
      onVersion(call(partner_website_assign).query({ params: { website: id, staff: assigned_to?.id ?? null } }), version),
    )
  if (due_date !== undefined) {
    const dueDate = due_date === null ? null : instantOfDay(due_date, zone)
    const body = { dueDate, ...(move_due && { reason: move_due.reason }) }
    add('due_date', (version) => call(api_website_due_date).query({ params, body: { ...body, version } }))
  }
  if (status !== undefined)
    add('status', (version) => call(partner_website_status).query({ params, body: { status, version, ...(override && { override }) } }))
  if (rank !== undefined) add('rank', () => call(api_website_workflow).query({ params, body: { rank } }))
  if (snoozed !== undefined) add('snoozed', (version) => call(api_website_workflow).query({ params, body: { snoozed, version } }))
  if (lost !== undefined) add('lost', (version) => call(api_website_workflow).query({ params, body: { lost, version } }))
  if (lead_source !== undefined)
    add('lead_source', (version) => call(api_website_workflow).query({ params, body: { lead_source, version } }))
  if (lead_value !== undefined) add('lead_value', (version) => call(api_website_workflow).query({ params, body: { lead_value, version } }))
  if (starred !== undefined) add(null, () => call(api_partner_star).query({ params, body: { starred } }))
  if (following !== undefined) add(null, () => call(api_partner_follow).query({ params: { type: 'website', resourceId: id } }))
  for (const tag of addTags) add(null, () => call(api_website_tag_add).query({ params: { website: id, tag: tag.id } }))
  for (const tag of removeTags) add(null, () => call(api_website_tag_remove).query({ params: { website: id, tag: tag.id } }))
  return calls
}
