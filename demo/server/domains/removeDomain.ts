import type { Services, Viewer } from '../context'
import type { Translate } from '../translate'
import { editDomain } from './editDomain'
import { refuseField } from './refuse'

/** Takes a domain off its website; one that is registered here has to be cancelled instead. */
export const removeDomain = (
  services: Services,
  viewer: Viewer,
  { websiteId, id, t }: { websiteId: number; id: number; t: Translate },
): Promise<void> =>
  editDomain(services, viewer, { id, websiteId }, async ({ row, now, set, log }) => {
    if (row.registrar === 'own') throw refuseField('name', 'domain.cancelFirst', t)
    await set({ deleted_at: now, role: 'alias' })
    await log('log.domain.removed')
  })
