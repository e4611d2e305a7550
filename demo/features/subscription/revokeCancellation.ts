import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { changeContract } from './changeContract'

/** A cancelled contract goes on as it was, as long as its last day is not over (CT-04). */
export const revokeCancellation = (services: Services, viewer: Viewer, websiteId: number): Promise<void> =>
  changeContract(services, viewer, websiteId, (contract, today) => {
    if (!contract?.cancelled_at || !contract.ends_at || contract.ends_at < today) throw new HttpError(409, 'refusal.noCancellation')
    const values = {
      cancelled_at: null,
      ends_at: null,
      cancel_reason: null,
      cancel_comment: null,
      // Of what was cancelled elsewhere only the end is known.
      renewal_date: contract.renewal_before ?? contract.ends_at,
      notice_date: contract.notice_before,
      renewal_before: null,
      notice_before: null,
    }
    return { values, status: 'active', message: (t) => t('log.contract.revoked') }
  })
