import { sql } from 'kysely'
import { formatZone } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { loadAccount } from './loadAccount'
import { readDocument } from '../cms/documents'
import { zoneRecords } from '../domains/zone/readZone'
import { cleanName } from '../files/library/packFiles'
import type { ZipPart } from '../files/library/zipStream'
import { ofPartner } from '../../db/queries/base'

/**
 * All that belongs to a team, one file of the archive after the other: settings, people, tags, templates, websites with what was written and
 * done about them, domains with their zones and the addresses of their mailboxes, and every file. No passwords, keys or codes, nothing of other
 * partners, and no mail of a mailbox, which is read by whom it is for (SU-03).
 */
export async function* exportEverything(services: Services, { partner_id: partnerId }: Viewer): AsyncGenerator<ZipPart> {
  const { db, files } = services
  yield { path: 'settings.json', content: await loadAccount(services, db, partnerId) }
  yield { path: 'people.json', content: await peopleOf(services, partnerId) }
  yield { path: 'tags.json', content: await ofPartner(db, partnerId, 'tags').selectAll().execute() }
  yield {
    path: 'templates.json',
    content: await ofPartner(db, partnerId, 'email_templates').selectAll().execute(),
  }
  const websites = await db.selectFrom('websites').select('id').where('partner_id', '=', partnerId).orderBy('id').execute()
  for (const { id } of websites) yield { path: `websites/${id}.json`, content: await websiteOf(services, id) }
  yield* domainsOf(services, partnerId)
  const rows = await ofPartner(db, partnerId, 'files')
    .select(['id', 'name', 'content_hash'])
    .where('scan_state', 'not in', ['infected', 'pending'])
    .orderBy('id')
    .execute()
  for (const { id, name, content_hash } of rows) {
    const content = await files.get(content_hash)
    if (content) yield { path: `files/${id}-${cleanName(name)}`, content }
  }
}

const peopleOf = ({ db }: Services, partnerId: number) =>
  ofPartner(db, partnerId, 'memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.forename', 'users.surname', 'users.email', 'memberships.roles', 'memberships.active'])
    .orderBy('users.id')
    .execute()

async function websiteOf(services: Services, id: number) {
  const { db } = services
  const of = (table: 'todos' | 'messages' | 'work_sessions' | 'contracts') =>
    db.selectFrom(table).selectAll().where('website_id', '=', id).orderBy('id').execute()
  return {
    website: await db.selectFrom('websites').selectAll().where('id', '=', id).executeTakeFirst(),
    tags: await db.selectFrom('website_tags').select('tag_id').where('website_id', '=', id).execute(),
    note: await db.selectFrom('notes').select(['text', 'updated_at']).where('website_id', '=', id).executeTakeFirst(),
    todos: await of('todos'),
    log: await of('messages'),
    time: await of('work_sessions'),
    contracts: await of('contracts'),
    content: (await readDocument(services, id)).content,
  }
}

async function* domainsOf({ db }: Services, partnerId: number): AsyncGenerator<ZipPart> {
  const domains = await ofPartner(db, partnerId, 'domains')
    .select(['id', 'name', 'website_id', 'role', 'registrar_name', 'registered_at', 'expires_at', 'auto_renew', 'nameservers'])
    .orderBy('name')
    .execute()
  yield { path: 'domains.json', content: domains }
  const mailboxes = await ofPartner(db, partnerId, 'domains')
    .innerJoin('mailboxes', 'mailboxes.domain_id', 'domains.id')
    .select(({ ref }) => [sql<string>`${ref('mailboxes.name')} || '@' || ${ref('domains.name')}`.as('address'), 'mailboxes.created_at'])
    .orderBy('address')
    .execute()
  yield { path: 'mailboxes.json', content: mailboxes }
  for (const { id, name } of domains) {
    const records = await zoneRecords(db, id)
    if (records.length > 0) yield { path: `zones/${cleanName(name)}.zone`, content: formatZone(records, name) }
  }
}
