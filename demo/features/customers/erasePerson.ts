import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { type LockedWebsite, lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { eraseMessages, rewordMessages } from '../../db/writers/eraseMessages'
import { lineColumns } from '../../kernel/websiteLog/lineColumns'
import { languageOf } from '../../kernel/websiteLog/logTranslator'
import { commit } from '../../outbox/commit/commit'
import { forgetContent } from '../../services'
import { changeMessages, customerRemarks, exchangedMessages, exchangedFiles } from './personalRecords'
import { isAboutTodo, quotes, quotesAbout } from './quotingLines'
import { noteOnTodo } from '../../db/writers/noteOnTodo'
import { dropFiles } from '../../db/writers/removeFiles'

interface Erasure {
  websiteId: number
  /** As it was typed. */
  title: string
  t: Translate
}

/**
 * Erases what is known about the customer of a website, for good. That something happened stays, not what: messages keep their day and
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
    await eraseWords(db, websiteId, gone)
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
/** What a message says instead. */
type Gone = ReturnType<typeof lineColumns>

async function eraseFiles(db: Kysely<Database>, websiteId: number): Promise<Hashes> {
  const files = await exchangedFiles(db, websiteId).select(['files.id', 'files.content_hash', 'files.thumbnail_hash']).execute()
  const ids = files.map(({ id }) => id)
  await dropFiles(db, ids)
  return files.flatMap(({ content_hash, thumbnail_hash }) => [content_hash, thumbnail_hash])
}

/** What waits to be sent, the copies of what was, and mails as they came in. */
async function eraseMails(db: Kysely<Database>, websiteId: number): Promise<Hashes> {
  const sources = await exchangedMessages(db, websiteId).select('source_hash').where('source_hash', 'is not', null).execute()
  const sent = db.selectFrom('outgoing_mails').select('id').where('website_id', '=', websiteId)
  await db.deleteFrom('suppressed_addresses').where('outgoing_mail_id', 'in', sent).execute()
  await db.deleteFrom('outgoing_mails').where('website_id', '=', websiteId).execute()
  const mails = await db.deleteFrom('unassigned_emails').where('assigned_website_id', '=', websiteId).returning('source_hash').execute()
  return [...sources, ...mails].map(({ source_hash }) => source_hash)
}

async function eraseWords(db: Kysely<Database>, websiteId: number, gone: Gone): Promise<void> {
  const exchanged = exchangedMessages(db, websiteId).select('messages.id')
  await eraseMessages(db, exchanged, gone)
  await db.deleteFrom('message_versions').where('message_id', 'in', exchanged).execute()
  await rewordMessages(db, changeMessages(db, websiteId).select('messages.id'), gone)
}

/** What to-dos say in the customer's words, and the log about messages, files and those to-dos; also at websites where they were for a while. */
async function eraseQuotes(db: Kysely<Database>, website: LockedWebsite, gone: Gone): Promise<void> {
  const remarks = await customerRemarks(db, website.id).select(['todos.id', 'todos.description']).execute()
  for (const { id } of remarks) await noteOnTodo(db, id, { description: gone.message })
  const todos = remarks.map(({ description }) => description)
  const quoting = db
    .selectFrom('messages')
    .select('id')
    .where('partner_id', '=', website.partner_id)
    .where('category', '=', 'system')
    .where((eb) => {
      const here = eb.and([eb('website_id', '=', website.id), eb.or([quotes, isAboutTodo(todos)])])
      return eb.or([here, quotesAbout(website.id)])
    })
  await rewordMessages(db, quoting, gone)
}
