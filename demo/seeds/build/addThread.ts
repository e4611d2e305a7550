import { escapeHtml, fullName } from '../../../src/model'
import type { DataSet, Row } from '../DataSet'
import type { Thread } from '../words'
import { addMessage } from './addMessage'

interface ThreadPlan {
  website: Row<'websites'>
  thread: Thread
  staff: Row<'users'>
  asked: Date
  /** Null while the customer is waiting for an answer. */
  answered: Date | null
  source: 'mail' | 'portal' | 'feedback'
}

/** A customer's mail with, mostly, the answer; returns the customer's part. */
export function addThread(set: DataSet, { website, thread, staff, asked, answered, source }: ThreadPlan): Row<'messages'> {
  const person = customerOf(website)
  const mailId = `<${website.id}.${set.messages.length + 1}@mail.example>`
  const question = addMessage(set, website, {
    category: 'message_from',
    subject: thread.subject,
    message: thread.from,
    message_html: toHtml(thread.from),
    source,
    from_name: person.name,
    from_email: person.email,
    to_name: 'Nordlicht Webstudio',
    to_email: `inbox+${website.partner_id}@demo.partner`,
    date: asked,
    done: answered !== null,
    done_at: answered,
    done_by: answered && staff.id,
    mail_id: mailId,
  })
  if (answered) addAnswer(set, website, thread, staff, answered, mailId)
  return question
}

function addAnswer(set: DataSet, website: Row<'websites'>, thread: Thread, staff: Row<'users'>, date: Date, inReplyTo: string): void {
  const person = customerOf(website)
  const bounced = set.messages.length % 37 === 0
  addMessage(set, website, {
    category: 'message_to',
    subject: `Re: ${thread.subject}`,
    message: thread.to,
    message_html: toHtml(thread.to),
    from_user_id: staff.id,
    from_name: fullName(staff),
    from_email: staff.email,
    to_name: person.name,
    to_email: person.email,
    date,
    delivery_state: bounced ? 'bounced' : 'sent',
    bounce_reason: bounced ? '552 5.2.2 Mailbox full' : null,
    mail_id: `<${website.id}.${set.messages.length + 1}@mail.example>`,
    in_reply_to: inReplyTo,
  })
}

function customerOf({ customer }: Row<'websites'>) {
  const { forename = '', surname = '', email = '' } = customer
  return { name: [forename, surname].join(' ').trim(), email: String(email) }
}

const toHtml = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
