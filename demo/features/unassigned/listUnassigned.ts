import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { partner_unassigned_emails_view, ReadQuery, WrittenAnswer } from '../../../src/contract/server'
import { DAY_MS, may, REMOVED_EMAIL_DAYS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { filteredBy } from '../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../kernel/request/paging'
import { presentFile } from '../files/present'
import { thumbnailUrl } from '../../kernel/userOf'
import { peopleOf, scopeOf } from '../../access/scope'
import { websitesWithin } from '../../db/queries/websites/websites'
import { totalOf, withTotal } from '../../db/queries/total'
import { isPutOff } from '../../db/queries/unassignedEmails'
import { containsWords } from '../../db/queries/words'
import { ofPartner } from '../../db/queries/base'
import { sql } from 'kysely'
import { suggestWebsites } from './suggestWebsites'

type Query = ReadQuery<typeof partner_unassigned_emails_view>
type Answer = WrittenAnswer<typeof partner_unassigned_emails_view>

const STATES = ['open', 'assigned', 'removed'] as const

/** Mails that belong to no website yet, newest first, with the websites they may belong to. */
export async function listUnassigned(services: Services, viewer: Viewer, query: Query): Promise<Answer> {
  const { db } = services
  const paging = pagingOf(query)
  const matching = select(services, viewer, query)
  const rows = await withTotal(matching.selectAll(), matching)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('files')
          .whereRef('files.unassigned_email_id', '=', 'unassigned_emails.id')
          .select(['files.id', 'files.type', 'files.name', 'files.bytes', 'files.thumbnail_hash', 'files.scan_state', 'files.content_id'])
          .orderBy('files.id'),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('tags')
          .where(sql<boolean>`tags.id = any(unassigned_emails.tag_ids)`)
          .select(['tags.id', 'tags.name', 'tags.color', 'tags.sort'])
          .orderBy('tags.sort')
          .orderBy('tags.name'),
      ).as('tags'),
    ])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  const open = rows.filter(({ state }) => state === 'open')
  const found = await suggestWebsites(db, viewer.partner_id, open)
  const suggested = new Map(open.map(({ id }, nth) => [id, found[nth] ?? []]))
  const mentioned = [...found.flat().map(({ websiteId }) => websiteId), ...rows.flatMap((row) => row.assigned_website_id ?? [])]
  const reference = await referencesOf(services, viewer, mentioned)
  const person = await peopleOf(services, viewer)
  const items = rows.map((row) => ({
    id: row.id,
    messageId: row.mail_id,
    inReplyTo: row.in_reply_to,
    from: { name: row.from_name, email: row.from_email },
    to: row.recipients,
    cc: row.cc,
    subject: row.subject,
    snippet: row.snippet,
    html: row.html,
    text: row.text,
    reduced: row.reduced,
    receivedAt: row.received_at.toISOString(),
    files: row.files.map(presentFile),
    leftOut: row.left_out,
    hasSource: row.source_hash !== null,
    auth: row.auth,
    kind: row.kind,
    // Whoever may not see a website does not learn of it here either.
    suggestions: (suggested.get(row.id) ?? []).flatMap(({ websiteId, score, reasons }) => {
      const website = reference.get(websiteId)
      return website ? [{ website, score, reasons }] : []
    }),
    state: row.state,
    assignedWebsite: (row.assigned_website_id !== null && reference.get(row.assigned_website_id)) || null,
    assigned_to: person(row.assigned_to),
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    tags: row.tags,
  }))
  const manages = may('manage_unassigned_emails', viewer.roles) === 'all'
  return {
    items,
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
    filters: { ...filteredBy(query), counts: await counts(services, viewer), manages },
  }
}

/** A mail of the partner as it is stored. */
export const findUnassigned = ({ db }: Services, { partner_id }: Viewer, id: number) =>
  ofPartner(db, partner_id, 'unassigned_emails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new HttpError(404, 'refusal.notFound'))

function select({ db, clock }: Services, viewer: Viewer, query: Query) {
  const state = STATES.find((one) => one === query.state) ?? 'open'
  const search = query.search?.trim()
  let mails = ofPartner(db, viewer.partner_id, 'unassigned_emails')
  if (query.id !== undefined) return mails.where('id', '=', query.id)
  mails = mails.where('state', '=', state)
  if (state === 'removed') mails = mails.where('removed_at', '>', new Date(clock.now().getTime() - REMOVED_EMAIL_DAYS * DAY_MS))
  if (state === 'open') mails = mails.where((eb) => (query.snoozed === '1' ? isPutOff(clock.now()) : eb.not(isPutOff(clock.now()))))
  if (query.assigned_to !== undefined) mails = mails.where('assigned_to', '=', query.assigned_to)
  if (query.tag !== undefined) mails = mails.where(sql<boolean>`${query.tag} = any(tag_ids)`)
  if (query.kind === 'people') mails = mails.where('kind', '=', 'normal')
  if (query.kind === 'machines') mails = mails.where('kind', '!=', 'normal')
  return search ? mails.where(containsWords(sql`concat_ws(' ', subject, from_name, from_email, text)`, search)) : mails
}

async function counts({ db, clock }: Services, viewer: Viewer) {
  const rows = await ofPartner(db, viewer.partner_id, 'unassigned_emails')
    .where('state', '=', 'open')
    .where((eb) => eb.not(isPutOff(clock.now())))
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .execute()
  const people = rows.find(({ kind }) => kind === 'normal')?.count ?? 0
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return { all, people, machines: all - people }
}

/** Those of the websites that the person may see, as others refer to them. */
async function referencesOf({ db }: Services, viewer: Viewer, ids: readonly number[]) {
  const rows = await websitesWithin(db, scopeOf(viewer))
    .where('websites.id', 'in', ids.length > 0 ? [...new Set(ids)] : [0])
    .select(['websites.id', 'websites.title', 'websites.status', 'websites.image_file_id'])
    .execute()
  return new Map(rows.map((row) => [row.id, { id: row.id, title: row.title, status: row.status, image: thumbnailUrl(row.image_file_id) }]))
}
