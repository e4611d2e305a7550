import type { Kysely } from 'kysely'
import type { WebsiteMoveEffects } from '../../../src/contract'
import { activeStatuses, isStatus, PARTNER_SETTINGS_DEFAULTS } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { type News, together } from '../../kernel/News'
import type { Translate } from '../../kernel/text/translate'
import { remainingOf } from '../../access/checkLimit'
import { moveProofs } from '../domains/claim/moveProofs'
import { commit } from '../../outbox/commit/commit'
import { clientEntry } from './clientActivity'
import { findClient } from './clients'
import { live, ofPartner } from '../../db/queries/base'
import { countOf } from '../../db/queries/total'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { releaseTodos } from '../../db/writers/releaseTodos'

/** Ids: the website, the customer who has it, and the one who gets it. */
interface Move {
  website: number
  from: number
  to: number
}

const PEOPLE = ['assigned_to', 'closed_by', 'designed_by', 'serviced_by'] as const
/** What belongs to a website and says whose it is. */
const GOING_ALONG = ['messages', 'files', 'todos', 'work_sessions', 'domains', 'snapshots', 'secret_links'] as const
/** What only means something where the website was. */
const LEFT_BEHIND = [
  'website_tags',
  'follows',
  'stars',
  'website_presence',
  'inbox_rules',
  'preset_uses',
  'sso_codes',
  'agency_offer_websites',
] as const

/** What moving a website from one customer to another would do, and what stands against it (RC-05). */
export async function effectsOfMove(db: Kysely<Database>, viewer: Viewer, move: Move): Promise<WebsiteMoveEffects> {
  const website = await websiteOf(db, viewer, move)
  const target = await db.selectFrom('partners').select('status_settings').where('id', '=', move.to).executeTakeFirstOrThrow()
  const statuses = activeStatuses({ ...PARTNER_SETTINGS_DEFAULTS.statusSettings, ...target.status_settings })
  const { kept, ...counts } = await countsOf(db, move)
  const blockers: WebsiteMoveEffects['blockers'] = []
  if ((await remainingOf(db, move.to, 'websites')) < 1) blockers.push('websites')
  if ((await remainingOf(db, move.to, 'domains')) < counts.domains) blockers.push('domains')
  if ((await remainingOf(db, move.to, 'mailboxes')) < counts.mailboxes) blockers.push('mailboxes')
  // They would be nobody's: the names go to whoever brings the website.
  if (kept > 0) blockers.push('kept')
  if (!isStatus(website.status) || !statuses.includes(website.status)) blockers.push('status')
  return {
    ...counts,
    hasPeople: PEOPLE.some((name) => website[name] !== null),
    blockers,
  }
}

/** What goes along with the website, what is left behind, and the mailboxes that the one who gets it has from when a name was its own. */
function countsOf(db: Kysely<Database>, { website, to }: Move) {
  const rows = (table: 'domains' | 'todos' | 'messages') => live(db, table).where('website_id', '=', website)
  const names = live(db, 'domains').select('name').where('website_id', '=', website)
  const mailboxes = live(db, 'domains').innerJoin('mailboxes', 'mailboxes.domain_id', 'domains.id')
  return db
    .selectNoFrom([
      countOf(rows('domains')).as('domains'),
      countOf(rows('todos')).as('todos'),
      countOf(rows('messages')).as('messages'),
      countOf(db.selectFrom('website_tags').where('website_id', '=', website)).as('tags'),
      countOf(db.selectFrom('follows').where('website_id', '=', website)).as('followers'),
      countOf(mailboxes.where('website_id', '=', website)).as('mailboxes'),
      countOf(mailboxes.where('domains.partner_id', '=', to).where('domains.name', 'in', names)).as('kept'),
    ])
    .executeTakeFirstOrThrow()
}

/** The website, when both customers are the viewer's and it is with the first. */
async function websiteOf(db: Kysely<Database>, viewer: Viewer, { website, from, to }: Move) {
  await findClient(db, viewer, from)
  await findClient(db, viewer, to)
  const row = await ofPartner(db, from, 'websites')
    .where('id', '=', website)
    .select(['id', 'title', 'status', ...PEOPLE])
    .executeTakeFirst()
  if (!row || from === to) throw new HttpError(404, 'refusal.notFound')
  return row
}

/** Moves it with all that belongs to it. Nobody works on it at first, since nobody of one customer is at the other. */
export function moveWebsite(services: Services, viewer: Viewer, move: Move, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await websiteOf(db, viewer, move)
    const { blockers } = await effectsOfMove(db, viewer, move)
    if (blockers.length > 0) {
      throw new HttpError(422, 'refusal.fields', { errors: blockers.map((name) => ({ name: 'to', message: t(`client.move.${name}`) })) })
    }
    const at = services.clock.now()
    const nobody = { assigned_to: null, closed_by: null, designed_by: null, serviced_by: null }
    await changeWebsite(db, website.id, { ...nobody, partner_id: move.to }, at)
    for (const table of LEFT_BEHIND) await db.deleteFrom(table).where('website_id', '=', website.id).execute()
    const running = db.updateTable('work_sessions').set({ ended_at: at }).where('website_id', '=', website.id)
    await running.where('ended_at', 'is', null).execute()
    const replaced = await moveProofs(services, db, { ...move, website: website.id })
    for (const table of GOING_ALONG) {
      await db.updateTable(table).set({ partner_id: move.to }).where('website_id', '=', website.id).execute()
    }
    await releaseTodos(db, website.id)
    const clients = [await findClient(db, viewer, move.from), await findClient(db, viewer, move.to)]
    const moved: News = {
      audit: clients.map((client) => clientEntry('website_moved', client, { website: website.title })),
      publish: clients.map(({ id: partnerId }) => ({ kind: 'counts', partnerId })),
    }
    return together(replaced, moved)
  })
}
