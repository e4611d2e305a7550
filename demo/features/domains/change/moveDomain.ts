import type { api_partner_domain_move, ReadBody } from '../../../../src/contract/server'
import { todayIn } from '../../../../src/model'
import { websitesWithin } from '../../../db/queries/websites/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { scopeOf } from '../../../access/scope'
import { contractProblem, requireContract } from '../website/contract'
import { type DomainEdit, editDomain } from '../edit/editDomain'
import { demoteMain, mainBeside, mainProblem } from '../website/mainDomain'
import { pointTo } from './pointTo'
import { moveProblem } from '../row/problems'
import { publishWebsite } from '../website/publishWebsite'
import { redirection } from './redirection'
import { refuseField } from '../row/refuse'
import { lockWebsite } from '../website/websiteChanged'

type Move = ReadBody<typeof api_partner_domain_move>

/** Gives a domain to another website of the partner, or takes it off its own. Where our name servers answer, its addresses follow. */
export async function moveDomain(
  services: Services,
  viewer: Viewer,
  { id, move, t }: { id: number; move: Move; t: Translate },
): Promise<'changed' | 'stale'> {
  let outcome: 'changed' | 'stale' = 'changed'
  await editDomain(services, viewer, { id }, async (edit) => {
    const { db, row, now, set } = edit
    if (move.version !== undefined && move.version !== row.version) {
      outcome = 'stale'
      return
    }
    const problem = moveProblem(row)
    if (problem) throw refuseField('website', `domain.reason.${problem}`, t)
    const target = await findTarget(edit, viewer, move.website)
    if ((target?.id ?? null) === row.website_id) return
    if (target && row.published) await requireContract(db, target.id, todayIn(viewer.time_zone, now))
    await set({
      website_id: target?.id ?? null,
      role: await roleAt(edit, { websiteId: target?.id, wanted: move.role, t }),
      published: await isShownAt(edit, viewer, target?.id),
      showed_website_id: target === null && row.published ? row.website_id : null,
      check_at: now,
    })
    await pointTo(edit, target?.id ?? null)
    await logMove(edit, target)
    for (const websiteId of [row.website_id, target?.id ?? null]) edit.addNews(await publishWebsite(edit, websiteId))
  })
  return outcome
}

async function logMove({ row, log, logAt }: DomainEdit, target: { id: number; title: string } | null): Promise<void> {
  const domain = row.unicode_name
  if (target === null) return log({ kind: 'domain.off', values: { domain } })
  await log({ kind: 'domain.away', values: { domain, website: target.title } })
  await logAt(target.id, { kind: 'domain.here', values: { domain, website: row.website_title } })
}

/** A website within reach; none only for those who may see domains of no website. */
async function findTarget({ db }: DomainEdit, viewer: Viewer, websiteId: Move['website']) {
  const scope = scopeOf(viewer, 'manage_domains')
  if (websiteId === null && scope.scope === 'all') return null
  const target = await websitesWithin(db, scope)
    .select(['websites.id', 'websites.title'])
    .where('websites.id', '=', websiteId ?? 0)
    .executeTakeFirst()
  if (!target) throw new HttpError(404, 'refusal.notFound')
  return target
}

interface NewPlace {
  websiteId: number | undefined
  wanted: Move['role']
  t: Translate
}

/** What it is to be, or was there: what took its place as the main one gives that back. Alone, it redirects no longer. */
async function roleAt({ db, row, now }: DomainEdit, { websiteId, wanted, t }: NewPlace) {
  if (websiteId === undefined) return 'alias'
  if ((row.role === 'redirect' || wanted === 'redirect') && (await mainBeside(db, websiteId, row.id))) {
    await redirection(db, { partnerId: row.partner_id, name: row.name }, row.redirect, t)
    return 'redirect'
  }
  if (wanted !== 'main' || mainProblem(row)) return 'alias'
  await lockWebsite(db, websiteId)
  await demoteMain(db, websiteId, now)
  return 'main'
}

/** It goes on showing a website; taken off, it shows none, until it is back at the one it showed. */
async function isShownAt({ db, row, now }: DomainEdit, viewer: Viewer, websiteId: number | undefined): Promise<boolean> {
  if (websiteId === undefined) return false
  if (row.published || row.showed_website_id !== websiteId || !row.proven_at) return row.published
  return (await contractProblem(db, websiteId, todayIn(viewer.time_zone, now))) === null
}
