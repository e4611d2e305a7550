import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { CheckRow } from '../../../db/tables/details'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { type LockedWebsite, lockWebsite } from '../../../db/queries/websites/lockWebsite'
import { commit } from '../../../outbox/commit/commit'
import { live } from '../../../db/queries/base'
import { checkRows, type Facts } from './checkRows'
import { noteOnWebsite } from '../../../db/writers/noteOnWebsite'

/** Checks the website and keeps the result. */
export function runCheck(services: Services, viewer: Viewer, websiteId: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const rows = checkRows(await factsOf(db, viewer, website))
    const at = services.clock.now()
    const check = { website_id: websiteId, checked_at: at, checked_by: viewer.user_id, rows: JSON.stringify(rows) }
    await db.insertInto('website_checks').values(check).execute()
    await noteOnWebsite(db, websiteId, { checked_at: at })
    const count = (state: CheckRow['state']) => rows.filter((row) => row.state === state).length
    const line = { kind: 'check', values: { errors: count('error'), warnings: count('warning') } } as const
    return { log: [{ website, line }], publish: [{ kind: 'website', websiteId }] }
  })
}

async function factsOf(db: Kysely<Database>, { settings }: Viewer, website: LockedWebsite): Promise<Facts> {
  const site = await db.selectFrom('statistics_sites').select('enabled').where('website_id', '=', website.id).executeTakeFirst()
  return {
    title: website.title,
    domain: website.domain,
    registered: website.registered_status === 'registered',
    published: website.published_status === 'published',
    hasPicture: website.image_file_id !== null,
    customer: website.customer,
    contact: website.contact,
    privacyPolicyUrl: settings.privacyPolicyUrl,
    openTodos: await openTodos(db, website.id),
    openMessages: await openMessages(db, website.id),
    statistics: site?.enabled ?? false,
  }
}

async function openTodos(db: Kysely<Database>, websiteId: number): Promise<number> {
  const open = live(db, 'todos').where('website_id', '=', websiteId).where('done', '=', false)
  return (await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

async function openMessages(db: Kysely<Database>, websiteId: number): Promise<number> {
  const open = live(db, 'messages').where('website_id', '=', websiteId).where('category', '=', 'message_from').where('done', '=', false)
  return (await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** The last check in the reader's language; without one there is nothing to tell. */
export async function lastCheck({ db }: Services, websiteId: number, t: Translate) {
  const check = await db
    .selectFrom('website_checks')
    .select(['checked_at', 'rows'])
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!check) return { checkedAt: null, rows: [] }
  const rows = check.rows.map(({ name, state, values }) => ({
    name,
    state,
    message: t(`check.${name}.${state === 'ok' ? 'ok' : 'wrong'}`, values),
  }))
  return { checkedAt: check.checked_at.toISOString(), rows }
}
