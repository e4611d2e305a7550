import type { WrittenAnswer, api_partner_websites } from '../../../../src/contract/server'
import { fullDays, isWebsiteOverdue, type IsoDay, type Status, WEBSITE_PROBLEMS } from '../../../../src/model'
import type { WebsiteRow } from '../../../db/queries/websites/websites'
import { instant } from '../../../kernel/instant'
import { fileUrl, type PersonOf } from '../../../kernel/userOf'

type WrittenWebsite = WrittenAnswer<typeof api_partner_websites>['items'][number]

interface Moment {
  today: IsoDay
  now: Date
}

/** A website as the contract shows it. */
export function presentWebsite(row: WebsiteRow, person: PersonOf, { today, now }: Moment): WrittenWebsite {
  // The database holds only statuses of the model (a check of the table).
  const status = row.status
  return {
    id: row.id,
    title: row.title,
    label: row.label,
    status,
    status_date: row.status_date.toISOString(),
    status_age: fullDays(now.getTime() - row.status_date.getTime()),
    due_date: row.due_date,
    overdue: isWebsiteOverdue({ due_date: row.due_date, status, is_template: row.is_template, lost: row.lost_at }, today),
    assigned_to: person(row.assigned_to),
    closed_by: person(row.closed_by),
    designed_by: person(row.designed_by),
    serviced_by: person(row.serviced_by),
    created_by: person(row.created_by),
    actions: { portal_url: portalUrl(row.id, status) },
    domain: row.domain,
    domains: row.domains,
    has_domains: row.domains.length > 0,
    problems: WEBSITE_PROBLEMS.filter((problem) => row[`${problem}_problem`]),
    language: row.language,
    country: row.customer_country || null,
    image: fileUrl(row.image_file_id),
    badges: badgesOf(row),
    tags: row.tags,
    following: row.following,
    starred: row.starred,
    is_template: row.is_template,
    published_status: row.published_status,
    log_count: row.log_count,
    todo_count: row.todo_count,
    status_todos: row.status_todos,
    open_tickets: row.open_tickets,
    tracked: row.tracked,
    customer: customerOf(row),
    customer_active: instant(row.customer_active_at),
    last_contact: instant(row.last_contact),
    portal_visited: instant(row.portal_visited_at),
    last_activity: instant(row.last_activity),
    reminders: row.reminders,
    snoozed: row.snoozed_until && row.snoozed_until > today ? { until: row.snoozed_until, reason: row.snooze_reason ?? '' } : null,
    lost: row.lost_at && { at: row.lost_at.toISOString(), reason: row.lost_reason ?? '' },
    lead_source: row.lead_source,
    lead_value: row.lead_value,
    age: fullDays(now.getTime() - row.created_at.getTime()),
    duplicates: row.duplicates,
    rank: row.rank,
    created: row.created_at.toISOString(),
    version: row.version,
  }
}

/** Where the customer sees the website; while feedback is asked for, the feedback tool (defaults 5.2). */
const portalUrl = (id: number, status: Status): string =>
  status === 'creation_customer' ? `/website/${id}/portal/feedback` : `/website/${id}/portal/my_dashboard`

const badgesOf = (row: WebsiteRow) => [
  { type: 'type', status: row.is_template ? 'template' : 'website' },
  { type: 'status', status: row.published_status },
  { type: 'payment', status: row.payment_status },
  { type: 'registered', status: row.registered_status },
  { type: 'subscription', status: row.subscription_status },
]

type NamedCustomer = Pick<WebsiteRow, `customer_${'firm' | 'forename' | 'surname'}`>

/** Who the customer is, by firm and by name. */
export const customerOf = ({ customer_firm: firm, customer_forename: forename, customer_surname: surname }: NamedCustomer) => ({
  firm: firm || null,
  name: `${forename ?? ''} ${surname ?? ''}`.trim() || null,
})
