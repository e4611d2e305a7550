import { CalendarX2, CircleDollarSign } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Mark } from './Mark'

/** What is wrong with the contract of a website: unpaid, or about to end (CT-02). */
export function ContractMarks({ website: { badges } }: { website: Website }) {
  const t = useMessages()
  const has = (wantedType: string, wanted: string) => badges.some(({ type, status }) => type === wantedType && status === wanted)
  // Before there is a contract nothing is owed.
  const isOwed = has('payment', 'unpaid') && !has('subscription', 'inactive')
  return (
    <>
      {isOwed && <Mark icon={CircleDollarSign} label={t('websites.payment.unpaid')} />}
      {has('subscription', 'cancelled') && <Mark icon={CalendarX2} label={t('websites.subscription.cancelled')} />}
    </>
  )
}
