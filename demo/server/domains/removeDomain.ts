import type { TransferState } from '../../../src/model'
import type { Services, Viewer } from '../context'
import type { Translate } from '../translate'
import { type DomainEdit, editDomain } from './editDomain'
import { refuseField } from './refuse'

const UNDER_WAY: readonly TransferState[] = ['requested', 'confirmed', 'running']

/** Takes a domain off its website; one that is registered here has to be cancelled instead, and an order has to come to its end. */
export const removeDomain = (
  services: Services,
  viewer: Viewer,
  { websiteId, id, t }: { websiteId: number; id: number; t: Translate },
): Promise<void> =>
  editDomain(services, viewer, { id, websiteId }, async ({ row, now, set, log }) => {
    if (isOrdered(row)) throw refuseField('name', 'domain.reason.pending', t)
    if (row.registrar === 'own') throw refuseField('name', 'domain.cancelFirst', t)
    await set({ deleted_at: now, role: 'alias' })
    await log('log.domain.removed')
  })

const isOrdered = ({ registry_state, transfer }: DomainEdit['row']): boolean =>
  registry_state === 'pendingCreate' || (transfer !== null && UNDER_WAY.includes(transfer.state))
