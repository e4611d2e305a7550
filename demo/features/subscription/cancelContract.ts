import type { ContractCancellation } from '../../../src/contract'
import type { IsoDay } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { logDay } from '../websites/logDay'
import { changeContract } from './changeContract'

interface Term {
  min_term_end: string
  renewal_date: string | null
}

/** The earliest day a contract may end. */
export const earliestEnd = ({ min_term_end, renewal_date }: Term, today: IsoDay): IsoDay =>
  [today, min_term_end, renewal_date ?? today].toSorted().at(-1) ?? today

/** Ends the contract of a website at the earliest day it may end. */
export const cancelContract = (services: Services, viewer: Viewer, websiteId: number, why?: ContractCancellation): Promise<void> =>
  changeContract(services, viewer, websiteId, (contract, today) => {
    if (!contract || contract.cancelled_at) throw new HttpError(409, 'refusal.noContract')
    const endsAt = earliestEnd(contract, today)
    const values = {
      cancelled_at: today,
      ends_at: endsAt,
      cancel_reason: why?.reason ?? null,
      cancel_comment: why?.comment || null,
      renewal_before: contract.renewal_date,
      notice_before: contract.notice_date,
      renewal_date: null,
      notice_date: null,
    }
    const date = logDay(viewer)(endsAt)
    return {
      values,
      status: 'cancelled',
      message: (t) =>
        why
          ? t('log.contract.cancelled', { date, reason: t(`websiteDetails.contract.reason.${why.reason}`) })
          : t('backoffice.log.cancelled', { date }),
    }
  })
