import type { DomainMove } from '../../../src/contract'
import { addressesOf } from '../../../src/model'
import { websitesWithin } from '../../db/queries/websites'
import type { Services, Viewer } from '../context'
import { HttpError } from '../HttpError'
import type { Translate } from '../translate'
import { reachOf } from '../websites/reach'
import { logTranslator } from '../websites/writeLog'
import { hasMain } from './connectDomain'
import { type DomainEdit, editDomain, logDomain } from './editDomain'
import { moveProblem } from './presentDomain'
import { refuseField } from './refuse'

/** Gives a domain to another website of the partner. Where our name servers answer, its addresses follow. */
export async function moveDomain(
  services: Services,
  viewer: Viewer,
  { id, move, t }: { id: number; move: DomainMove; t: Translate },
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
    const websiteId = Number(move.website)
    const target = await websitesWithin(db, reachOf(viewer, 'manage_domains'))
      .select(['websites.id', 'websites.title'])
      .where('websites.id', '=', websiteId)
      .executeTakeFirst()
    if (!target) throw new HttpError(404, 'refusal.notFound')
    if (target.id === row.website_id) return
    const role = row.role === 'redirect' ? 'redirect' : (await hasMain(db, target.id)) ? 'alias' : 'main'
    await set({ website_id: target.id, role, check_at: now })
    await pointTo(edit, target.id)
    await edit.log('log.domain.away', { website: target.title })
    const words = logTranslator(services, viewer)
    await logDomain(db, target.id, words('log.domain.here', { domain: row.unicode_name, website: row.website_title ?? '–' }), {
      by: viewer.user_id,
      at: now,
    })
  })
  return outcome
}

/** Addresses of the old website become those of the new one; records people made stay. */
async function pointTo({ db, row, now }: DomainEdit, websiteId: number): Promise<void> {
  if (row.website_id === null) return
  const [from, to] = [addressesOf(row.website_id), addressesOf(websiteId)]
  for (const type of ['A', 'AAAA'] as const)
    await db
      .updateTable('dns_records')
      .set({ content: to[type], updated_at: now })
      .where('domain_id', '=', row.id)
      .where('type', '=', type)
      .where('content', '=', from[type])
      .execute()
  await db
    .updateTable('dns_zones')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('domain_id', '=', row.id)
    .execute()
}
