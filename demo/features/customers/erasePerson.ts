import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import type { MessagesTable } from '../../db/tables/messages'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { type LockedWebsite, lockWebsite } from '../../db/queries/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { lineColumns } from '../../kernel/websiteLog/lineColumns'
import { languageOf } from '../../kernel/websiteLog/logTranslator'
import { commit } from '../../outbox/commit/commit'
import { forgetContent } from '../../services'
import { changeEntries, customerRemarks, exchangedEntries, exchangedFiles } from './personalRecords'
import { isAboutTodo, quotes, quotesAbout } from './quotingLines'

interface Erasure {
  websiteId: number
  /** As it was typed. */
  title: string
  t: Translate
}

/**
 * Erases what is known about the customer of a website, for good. That something happened stays, not what: entries keep their day and
 * kind. Contract, invoices and owners of domains stay too, for the law and the registries; so does what the team wrote for itself.
 */
export async function erasePerson(services: Services, viewer: Viewer, { websiteId, title, t }: Erasure): Promise<void> {
  const hashes = await commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (title !== website.title.trim()) {
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'title', message: t('field.websiteTitle') }] })
    }
    const now = services.clock.now()
    const gone = lineColumns({ kind: 'person.gone', values: {} }, languageOf(services.root, viewer.settings))
    const unnamed = [...(await eraseFiles(db, websiteId)), ...(await eraseMails(db, websiteId))]
    await eraseEntries(db, websiteId, gone)
    await eraseQuotes(db, website, gone)
    await db.deleteFrom('customer_addresses').where('website_id', '=', websiteId).execute()
    await db.deleteFrom('wishes').where('website_id', '=', websiteId).execute()
    await db.deleteFrom('portal_sessions').where('website_id', '=', websiteId).execute()
    await db.deleteFrom('portal_links').where('website_id', '=', websiteId).execute()
    await db.deleteFrom('secret_links').where('website_id', '=', websiteId).execute()
    await changeWebsite(db, websiteId, { customer: '{}', contact: '{}', customer_invited_at: null }, now)
    return {
      changed: unnamed,
      log: [{ website, line: { kind: 'person.erased', values: {} } }],
      publish: [{ kind: 'website', websiteId }],
    }
  })
  await forgetContent(services, hashes)
}

type Hashes = (string | null)[]
/** What an entry says instead. */
type Gone = ReturnType<typeof lineColumns>

async function eraseFiles(db: Kysely<Database>, websiteId: number): Promise<Hashes> {
  const files = await exchangedFiles(db, websiteId).select(['files.id', 'files.content_hash', 'files.thumbnail_hash']).execute()
  const ids = files.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute()
  return files.flatMap(({ content_hash, thumbnail_hash }) => [content_hash, thumbnail_hash])
}

/** What waits to be sent, the copies of what was, and mails as they came in. */
async function eraseMails(db: Kysely<Database>, websiteId: number): Promise<Hashes> {
  const sources = await exchangedEntries(db, websiteId).select('source_hash').where('source_hash', 'is not', null).execute()
  const sent = db.selectFrom('outgoing_mails').select('id').where('website_id', '=', websiteId)
  await db.deleteFrom('suppressed_addresses').where('outgoing_mail_id', 'in', sent).execute()
  await db.deleteFrom('outgoing_mails').where('website_id', '=', websiteId).execute()
  const mails = await db.deleteFrom('unassigned_emails').where('assigned_website_id', '=', websiteId).returning('source_hash').execute()
  return [...sources, ...mails].map(({ source_hash }) => source_hash)
}

async function eraseEntries(db: Kysely<Database>, websiteId: number, gone: Gone): Promise<void> {
  // Colleagues stay named: they are nobody's customers.
  const ofTeam = (column: 'from_name' | 'from_email') =>
    sql<string | null>`case when from_user_id is null then null else ${sql.ref(column)} end`
  await db
    .updateTable('messages')
    .set({
      subject: '',
      subject_line: null,
      ...gone,
      message_html: null,
      left_out: '[]',
      auth: null,
      from_name: ofTeam('from_name'),
      from_email: ofTeam('from_email'),
      to_name: null,
      to_email: null,
      cc: '[]',
      bcc: '[]',
      delivery_state: sql<MessagesTable['delivery_state']>`case when delivery_state = 'queued' then 'cancelled' else delivery_state end`,
      bounce_reason: null,
      mail_id: null,
      in_reply_to: null,
      source_hash: null,
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', exchangedEntries(db, websiteId).select('messages.id'))
    .execute()
  await db.deleteFrom('message_versions').where('message_id', 'in', exchangedEntries(db, websiteId).select('messages.id')).execute()
  await db.updateTable('messages').set(gone).where('id', 'in', changeEntries(db, websiteId).select('messages.id')).execute()
}

/** What to-dos say in the customer's words, and the log about entries, files and those to-dos; also at websites where they were for a while. */
async function eraseQuotes(db: Kysely<Database>, website: LockedWebsite, gone: Gone): Promise<void> {
  const remarks = await customerRemarks(db, website.id).select(['todos.id', 'todos.description']).execute()
  for (const { id } of remarks) await db.updateTable('todos').set({ description: gone.message }).where('id', '=', id).execute()
  const todos = remarks.map(({ description }) => description)
  await db
    .updateTable('messages')
    .set(gone)
    .where('partner_id', '=', website.partner_id)
    .where('category', '=', 'system')
    .where((eb) => {
      const here = eb.and([eb('website_id', '=', website.id), eb.or([quotes, isAboutTodo(todos)])])
      return eb.or([here, quotesAbout(website.id)])
    })
    .execute()
}
