import type { OwnerDataChange } from '../../../../src/contract'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { commit } from '../../../outbox/commit/commit'
import { ownerOf, ownerProblems, saveOwner, withoutMissing } from './ownerData'
import { mailOwner } from './ownerMail'
import { websiteChanged } from '../website/websiteChanged'
import { live } from '../../../db/queries/base'

interface Changing {
  websiteId: number
  /** Of the link in the mail to the owner. */
  origin: string
  change: OwnerDataChange
  t: Translate
}

/** Saves what somebody entered; `stale` when it was changed meanwhile. */
export function changeOwner(services: Services, viewer: Viewer, { websiteId, origin, change, t }: Changing): Promise<'changed' | 'stale'> {
  return commit(services, viewer, async (db) => {
    const before = await ownerOf(db, websiteId)
    if (change.version !== undefined && change.version !== before.version) return { changed: 'stale' }
    const names = await live(db, 'domains').select('name').where('website_id', '=', websiteId).where('registrar', '=', 'own').execute()
    const problems = ownerProblems(
      { ...before, ...withoutMissing(change) },
      names.map(({ name }) => name),
      t,
    )
    if (problems.length > 0) throw new HttpError(422, 'refusal.fields', { errors: problems })
    if (await saveOwner(db, { websiteId, change, now: services.clock.now() })) await mailOwner(services, db, viewer, { websiteId, origin })
    return { changed: 'changed', ...(await websiteChanged(services, db, websiteId)) }
  })
}
