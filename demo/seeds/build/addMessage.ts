import type { MessageCategory } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'

/** What a message says beyond the defaults of one that is dealt with. */
export type MessagePlan = { category: MessageCategory; message: string; date: Date } & Partial<
  Omit<Row<'messages'>, 'id' | 'category' | 'message' | 'date'>
>

export function addMessage(set: DataSet, website: Row<'websites'>, plan: MessagePlan): Row<'messages'> {
  const done = plan.done ?? true
  return add(set.messages, {
    partner_id: website.partner_id,
    website_id: website.id,
    status: website.status,
    label: '',
    subject: '',
    line: null,
    subject_line: null,
    message_html: null,
    source: 'staff',
    from_user_id: null,
    from_name: null,
    from_email: null,
    to_user_id: null,
    to_name: null,
    to_email: null,
    cc: [],
    bcc: [],
    due_date: null,
    done_at: done ? plan.date : null,
    done_by: done ? (plan.from_user_id ?? null) : null,
    pin: false,
    pinned_at: plan.pin ? plan.date : null,
    snoozed_until: null,
    snoozed_until_reply: false,
    delivery_state: null,
    bounce_reason: null,
    mail_id: null,
    in_reply_to: null,
    source_hash: null,
    reduced: false,
    left_out: [],
    auth: plan.category === 'message_from' && plan.source === 'mail' ? { spf: 'pass', dkim: 'pass', dmarc: 'pass' } : null,
    reply_to_id: null,
    merged_into_id: null,
    merged_from_website_id: null,
    split_from_id: null,
    edited_at: null,
    edited_by: null,
    version: 1,
    created_at: plan.date,
    request_key: null,
    deleted_at: null,
    ...plan,
    done,
  })
}
