import { LOCALES } from '../../src/model'
import type { DataSet, Row } from './DataSet'
import { itemAt } from './random'
import type { SeedContext } from './SeedContext'
import { smallDataSet } from './smallDataSet'
import { HOSTILE_NAMES, HOSTILE_TEXTS } from './words/hostile'

/** The small set with a hostile text in every field that people fill in; only what is needed to log in stays as it was. */
export async function hostileDataSet(context: SeedContext): Promise<DataSet> {
  const set = await smallDataSet(context)
  set.partners.forEach(spoilPartner)
  set.users.forEach(spoilUser)
  set.reseller_customers.forEach((row, nth) =>
    Object.assign(row, { number: itemAt(HOSTILE_NAMES, nth).slice(0, NUMBER_MAX), note: text(nth) }),
  )
  set.staff_invitations.forEach((row, nth) => Object.assign(row, { forename: text(nth), surname: text(nth + 1) }))
  set.websites.forEach(spoilWebsite)
  set.tags.forEach((row, nth) => Object.assign(row, { name: itemAt(HOSTILE_NAMES, nth) }))
  set.notes.forEach((row, nth) => Object.assign(row, { text: `${HOSTILE_TEXTS.join('\n')}\n${nth}` }))
  set.messages.forEach(spoilMessage)
  set.unassigned_emails.forEach(spoilEmail)
  set.email_templates.forEach((row, nth) =>
    Object.assign(row, { name: text(nth), subject: text(nth + 1), html: text(nth + 2), category: text(nth + 3) }),
  )
  set.files.forEach((row, nth) => Object.assign(row, { name: `../../${text(nth)}.${row.name}` }))
  set.todos.forEach((row, nth) => Object.assign(row, { description: `${text(nth)} ${row.description}` }))
  set.work_sessions.forEach((row, nth) => Object.assign(row, { reason: text(nth), comment: text(nth + 3) }))
  set.dns_records.forEach((row, nth) => Object.assign(row, { comment: text(nth).slice(0, COMMENT_MAX) }))
  set.dns_records
    .filter(({ type, name }) => type === 'TXT' && name === '@')
    .forEach((row, nth) => Object.assign(row, { content: text(nth) }))
  set.domains.forEach((row, nth) => Object.assign(row, { registrar_name: row.registrar_name && text(nth) }))
  return set
}

/** Of the number of a reseller's customer. */
const NUMBER_MAX = 40

/** Of the comment of a DNS record. */
const COMMENT_MAX = 200

const text = (nth: number): string => itemAt(HOSTILE_TEXTS, nth)

function spoilPartner(row: Row<'partners'>, nth: number): void {
  row.name = `${row.name} ${text(nth)}`
  row.settings = {
    ...row.settings,
    companyName: text(nth + 1),
    signature: text(nth + 2),
    privacyPolicyUrl: 'javascript:alert(1)',
    helpUrl: 'data:text/html,<script>alert(1)</script>',
  }
}

function spoilUser(row: Row<'users'>, nth: number): void {
  Object.assign(row, {
    forename: text(nth),
    surname: text(nth + 5),
    name: text(nth + 2),
    shortname: itemAt(HOSTILE_NAMES, nth),
    signature: text(nth + 3),
    language: itemAt(LOCALES, nth),
  })
}

function spoilWebsite(row: Row<'websites'>, nth: number): void {
  row.title = `${text(nth)} ${row.title}`
  row.label = itemAt(HOSTILE_NAMES, nth)
  row.customer = { ...spoilt(row.customer, nth), country: row.customer['country'], language: row.language }
  row.contact = spoilt({ ...row.contact, custom1: '', custom6: '' }, nth + 4)
}

const spoilt = (group: Record<string, unknown>, nth: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(group).map(([name, value], place) => [name, typeof value === 'string' ? text(nth + place) : value]))

function spoilMessage(row: Row<'messages'>, nth: number): void {
  row.subject = text(nth)
  row.message = `${text(nth + 1)}\n${row.message}`
  row.message_html &&= `${text(nth + 1)}<script>alert(3)</script><img src=x onerror=alert(4)><a href="javascript:alert(5)">${text(nth + 2)}</a>`
  row.from_name &&= text(nth + 3)
  row.to_name &&= text(nth + 4)
  row.bounce_reason &&= text(nth + 5)
}

function spoilEmail(row: Row<'unassigned_emails'>, nth: number): void {
  const spoiltText = `${text(nth)}\n${text(nth + 1)}`
  Object.assign(row, {
    from_name: text(nth + 2),
    subject: text(nth + 3),
    snippet: text(nth),
    text: spoiltText,
    html: `<script>alert(6)</script>${spoiltText}`,
  })
}
