import { type Locale, type Status, statusOrder } from '../../../src/model'
import { screenshot } from '../pictures/screenshot'
import { add, type DataSet, type Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { LABELS, LEAD_SOURCES } from '../words/staff'
import { addFile } from './addFile'
import { addMoves } from './addMoves'
import { makeCustomer } from './makeCustomer'

export interface WebsitePlan {
  partner: Row<'partners'>
  status: Status
  language: Locale
  /** Which customer of the language it is. */
  customer: number
  assigned: Row<'users'> | null
  /** Who brought, designed and looks after websites of this partner. */
  sales: Row<'users'>
  design: Row<'users'>
  service: Row<'users'>
  /** Days from today; null = no date. */
  due: number | null
  template?: boolean
}

/** A website with everything its status implies: who did what, what is registered, published, paid. */
export async function addWebsite(set: DataSet, context: SeedContext, plan: WebsitePlan): Promise<Row<'websites'>> {
  const { ago, day, random } = context
  const { partner, status, template = false } = plan
  const customer = makeCustomer(context, plan.language, plan.customer)
  const at = (milestone: Status) => statusOrder(status) >= statusOrder(milestone) && !template
  const age = 8 + statusOrder(status) * 9 + random.int(0, 30)
  const inStatus = Math.min(age - 2, random.int(0, 24) + random.next())
  const live = status === 'done' || status === 'change' || status === 'redesign'
  const active = at('lead_interest') ? ago(random.chance(0.4) ? 15 + random.int(0, 12) : random.next() * 9) : null
  const website = add(set.websites, {
    partner_id: partner.id,
    title: template ? `Template ${customer.firm}` : customer.firm,
    label: itemAt(LABELS, set.websites.length),
    status,
    status_date: ago(inStatus),
    due_date: plan.due === null || template ? null : day(plan.due),
    assigned_to: plan.assigned?.id ?? null,
    closed_by: at('preparation') ? plan.sales.id : null,
    designed_by: at('creation') ? plan.design.id : null,
    serviced_by: live ? plan.service.id : null,
    created_by: plan.sales.id,
    time_budget_minutes: template || set.websites.length % 3 > 0 ? null : 1_200,
    domain: at('creation') ? customer.domain : null,
    domains: at('creation') ? [customer.domain, `www.${customer.domain}`] : [],
    registered_status: at('creation_check') ? 'registered' : 'not_registered',
    published_status: live && !template ? 'published' : 'unpublished',
    // Of the live ones every eighth owes its last invoice.
    payment_status: at('creation_customer') && random.chance(0.8) && !(live && set.websites.length % 8 === 3) ? 'paid' : 'unpaid',
    subscription_status: live ? (random.chance(0.85) ? 'active' : 'cancelled') : 'inactive',
    image_file_id: null,
    is_template: template,
    language: plan.language,
    customer: template ? {} : customer.customer,
    contact: template ? {} : customer.contact,
    rank: set.websites.length,
    customer_invited_at: at('preparation') ? ago(age - 1) : null,
    customer_active_at: active,
    // Two customers of three did it in their area, the others by mail.
    portal_visited_at: set.websites.length % 3 === 0 ? null : active,
    snoozed_until: null,
    snooze_reason: null,
    lost_at: null,
    lost_reason: null,
    lead_source: template ? null : itemAt(LEAD_SOURCES, plan.customer),
    // Every fourth is not estimated yet.
    lead_value: template || plan.customer % 4 === 3 ? null : 90_000 + (plan.customer % 7) * 45_000,
    checked_at: null,
    published_at: live ? ago(inStatus + 1) : null,
    version: 1,
    created_at: ago(age),
    updated_at: ago(inStatus),
    deleted_at: null,
  })
  if (!template) addMoves(set, partner, website, plan.service)
  if (at('creation') || template) await addPicture(set, context, partner, website)
  return website
}

async function addPicture(set: DataSet, context: SeedContext, partner: Row<'partners'>, website: Row<'websites'>): Promise<void> {
  const content = await screenshot(website.id * 7)
  const file = addFile(set, context, { partner, website, name: 'screenshot.webp', type: 'image', mime: 'image/webp', content })
  website.image_file_id = file.id
}
