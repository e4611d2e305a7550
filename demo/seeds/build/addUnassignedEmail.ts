import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

export interface EmailPlan {
  name: string
  email: string
  subject: string
  text: string
  kind?: Row<'unassigned_emails'>['kind']
  auth?: 'pass' | 'fail'
}

/** A mail that could not be told to belong to a website. */
export function addUnassignedEmail(
  set: DataSet,
  { ago }: SeedContext,
  partner: Row<'partners'>,
  plan: EmailPlan,
): Row<'unassigned_emails'> {
  const received = ago(set.unassigned_emails.length * 0.7 + 0.08)
  const result = plan.auth ?? 'pass'
  return add(set.unassigned_emails, {
    partner_id: partner.id,
    mail_id: `<inbox.${set.unassigned_emails.length + 1}@mail.example>`,
    in_reply_to: null,
    from_name: plan.name,
    from_email: plan.email,
    recipients: [{ name: partner.name, email: `inbox+${partner.id}@demo.partner` }],
    cc: [],
    subject: plan.subject,
    snippet: plan.text.replace(/\s+/g, ' ').slice(0, 120),
    text: plan.text,
    html: null,
    auth: { spf: result, dkim: result, dmarc: result },
    kind: plan.kind ?? 'normal',
    state: 'open',
    assigned_website_id: null,
    received_at: received,
    created_at: received,
    source_hash: null,
    reduced: false,
    left_out: [],
    removed_at: null,
    removed_by: null,
    assigned_to: null,
    snoozed_until: null,
    tag_ids: [],
  })
}
