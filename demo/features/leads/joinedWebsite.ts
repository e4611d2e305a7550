import type { LockedWebsite } from '../../db/queries/websites/lockWebsite'

type Data = Record<string, unknown>

/** What a website knows after a lead became part of it: its own, and the lead's where it knew nothing. */
export function joinedWebsite(lead: LockedWebsite, into: LockedWebsite) {
  return {
    assigned_to: into.assigned_to ?? lead.assigned_to,
    closed_by: into.closed_by ?? lead.closed_by,
    due_date: into.due_date ?? lead.due_date,
    lead_source: into.lead_source ?? lead.lead_source,
    lead_value: into.lead_value ?? lead.lead_value,
    time_budget_minutes: into.time_budget_minutes ?? lead.time_budget_minutes,
    label: into.label || lead.label,
    image_file_id: into.image_file_id ?? lead.image_file_id,
    domain: into.domain ?? lead.domain,
    domains: [...new Set([...into.domains, ...lead.domains])],
    customer: JSON.stringify(filled(into.customer, lead.customer)),
    contact: JSON.stringify(filled(into.contact, lead.contact)),
    customer_invited_at: into.customer_invited_at ?? lead.customer_invited_at,
    customer_active_at: latest(into.customer_active_at, lead.customer_active_at),
    portal_visited_at: latest(into.portal_visited_at, lead.portal_visited_at),
  }
}

const filled = (own: Data, other: Data): Data => ({
  ...other,
  ...Object.fromEntries(Object.entries(own).filter(([, value]) => isKnown(value))),
})

const isKnown = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

const latest = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a)
