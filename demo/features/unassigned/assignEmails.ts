import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Status } from '../../../src/model'
import type { Database } from '../../db'
import type { UnassignedEmailsTable } from '../../db/tables/messages'
import { websitesWithin } from '../../db/queries/websites/websites'
import { addMessage } from '../../db/writers/addMessages'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { scopeOf } from '../../access/scope'
import { type Change, commit } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
import { newsOfMessage } from '../../outbox/commit/newsOfMessage'
import { mailOfThread } from '../../db/queries/senders'
import { ofPartner } from '../../db/queries/base'
import { dropMessage } from '../../db/writers/removeMessage'
import { attachMailFiles, returnMailFiles } from '../../db/writers/attachFiles'

interface Assignment {
  ids: readonly number[]
  websiteId: number
  /** Next time the sender is known. */
  remember: boolean
}

type Mail = Selectable<UnassignedEmailsTable>

/** Moves mails into the log of a website, and answers the ids of their messages. */
export function assignEmails(services: Services, viewer: Viewer, { ids, websiteId, remember }: Assignment): Promise<number[]> {
  return commit(services, viewer, async (db) => {
    const website = await websitesWithin(db, scopeOf(viewer))
      .select(['websites.id', 'websites.status'])
      .where('websites.id', '=', websiteId)
      .executeTakeFirst()
    if (!website) throw new HttpError(404, 'refusal.notFound')
    const mails = await lockEmails(db, viewer, ids)
    const filed: Change<number>[] = []
    for (const mail of mails.filter(({ state }) => state !== 'assigned')) filed.push(await fileEmail(db, services, { mail, website }))
    if (remember) await rememberSenders(db, services, viewer, websiteId, mails)
    return { changed: filed.map(({ changed }) => changed), ...together(...filed, { publish: [{ kind: 'counts' }] }) }
  })
}

/** The partner's mails with these ids, held until the transaction ends; all of them have to be there. */
export async function lockEmails(db: Kysely<Database>, viewer: Viewer, ids: readonly number[]): Promise<Mail[]> {
  const rows = await ofPartner(db, viewer.partner_id, 'unassigned_emails')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) throw new HttpError(404, 'refusal.notFound')
  return rows
}

interface Filed {
  mail: Mail
  website: { id: number; status: Status }
}

async function fileEmail(db: Kysely<Database>, services: Services, { mail, website }: Filed): Promise<Change<number>> {
  const now = services.clock.now()
  const byPerson = mail.kind === 'normal'
  const answered = mail.in_reply_to ? await mailOfThread(db, mail.partner_id, [mail.in_reply_to]) : undefined
  const [to] = mail.recipients
  const id = await addMessage(db, {
    partner_id: mail.partner_id,
    website_id: website.id,
    category: 'message_from',
    status: website.status,
    label: byPerson ? '' : mail.kind,
    subject: mail.subject,
    message: mail.text,
    message_html: mail.html,
    reduced: mail.reduced,
    left_out: JSON.stringify(mail.left_out),
    auth: JSON.stringify(mail.auth),
    source: 'mail',
    from_name: mail.from_name,
    from_email: mail.from_email,
    to_name: to?.name ?? null,
    to_email: to?.email ?? null,
    cc: JSON.stringify(mail.cc),
    date: mail.received_at,
    done: !byPerson,
    done_at: byPerson ? null : now,
    mail_id: mail.mail_id,
    in_reply_to: mail.in_reply_to,
    reply_to_id: answered?.website_id === website.id ? answered.id : null,
    source_hash: mail.source_hash,
    created_at: now,
  })
  await attachMailFiles(db, mail.id, { websiteId: website.id, messageId: id })
  await db
    .updateTable('unassigned_emails')
    .set({ state: 'assigned', assigned_website_id: website.id, removed_at: null })
    .where('id', '=', mail.id)
    .execute()
  const followed = byPerson ? await services.mailReceived(db, { websiteId: website.id, at: now }) : {}
  const news = newsOfMessage({ id, websiteId: website.id, category: 'message_from', subject: mail.subject, by: null })
  const notices: News['notices'] = byPerson ? [{ kind: 'customerEmail', websiteId: website.id, about: mail.subject }] : []
  return { changed: id, ...together(followed, news, { notices }) }
}

async function rememberSenders(db: Kysely<Database>, { clock }: Services, viewer: Viewer, websiteId: number, mails: readonly Mail[]) {
  const senders = new Set(
    mails.filter(({ kind, from_email }) => kind === 'normal' && from_email).map(({ from_email }) => from_email.toLowerCase()),
  )
  if (senders.size === 0) return
  await db
    .insertInto('customer_addresses')
    .values([...senders].map((email) => ({ website_id: websiteId, email, created_by: viewer.user_id, created_at: clock.now() })))
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doNothing())
    .execute()
}

/** Puts assigned or removed mails back among the open ones. An assigned one leaves the log it was moved to, and its sender is forgotten. */
export function reopenEmails(services: Services, viewer: Viewer, ids: readonly number[]): Promise<void> {
  return commit(services, viewer, async (db) => {
    const news: News[] = [{ publish: [{ kind: 'counts' }] }]
    for (const mail of await lockEmails(db, viewer, ids)) {
      if (mail.state === 'assigned') news.push(await takeFromLog(db, mail))
      await db
        .updateTable('unassigned_emails')
        .set({ state: 'open', assigned_website_id: null, removed_at: null, removed_by: null })
        .where('id', '=', mail.id)
        .execute()
    }
    return together(...news)
  })
}

async function takeFromLog(db: Kysely<Database>, mail: Mail): Promise<News> {
  const message = await db
    .selectFrom('messages')
    .select(['id', 'website_id'])
    .where('partner_id', '=', mail.partner_id)
    .where('mail_id', '=', mail.mail_id)
    .where('category', '=', 'message_from')
    .executeTakeFirst()
  if (!message) return {}
  await returnMailFiles(db, message.id, mail.id)
  await dropMessage(db, message.id)
  await db
    .deleteFrom('customer_addresses')
    .where('website_id', '=', message.website_id)
    .where('email', '=', sql<string>`lower(${mail.from_email})`)
    .execute()
  return { publish: [{ kind: 'message', websiteId: message.website_id }] }
}

/** Out of sight, but kept for a while. */
export function removeEmails(services: Services, viewer: Viewer, ids: readonly number[]): Promise<void> {
  return commit(services, viewer, async (db) => {
    const mails = await lockEmails(db, viewer, ids)
    await db
      .updateTable('unassigned_emails')
      .set({ state: 'removed', removed_at: services.clock.now(), removed_by: viewer.user_id })
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .where('state', '=', 'open')
      .execute()
    return { publish: [{ kind: 'counts' }] }
  })
}
