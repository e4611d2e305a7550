import type { LeadDuplicate } from '../../../src/contract'
import { duplicatesOf, isMergeable } from '../../db/queries/websites/duplicates'
import { websitesWithin } from '../../db/queries/websites/websites'
import type { Services, Viewer } from '../../kernel/context'
import { presentMany } from '../websites/list/presentMany'
import { scopeOf } from '../../access/scope'

const KINDS: LeadDuplicate['common'] = ['email', 'domain', 'phone']

/** The websites that may be the same customer's as a lead, the surest first. */
export async function findDuplicates(services: Services, viewer: Viewer, leadId: number) {
  const lead = await websitesWithin(services.db, scopeOf(viewer, 'merge_messages'))
    .where('websites.id', '=', leadId)
    .where(isMergeable)
    .select(duplicatesOf.as('duplicates'))
    .executeTakeFirst()
  const found = new Map(
    lead?.duplicates.map(({ id, keys }) => [id, KINDS.filter((kind) => keys.some((key) => key.startsWith(`${kind}:`)))]),
  )
  const websites = await presentMany(services, viewer, [...found.keys()])
  return websites
    .map((website) => ({ website, common: found.get(Number(website.id)) ?? [] }))
    .toSorted((a, b) => b.common.length - a.common.length)
}
