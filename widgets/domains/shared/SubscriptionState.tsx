import type { DomainSubscription } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Badge, Ends } from '../../../src/ui'

const TONES = { active: 'success', cancelled: 'warning', inactive: 'neutral', expired: 'error' } as const

/** Whether a domain is paid, and until when. */
export function SubscriptionState({ subscription }: { subscription: DomainSubscription }) {
  const t = useMessages()
  const formats = useFormats()
  const { status, payment, renewalDate, endsAt } = subscription
  const date = endsAt ?? renewalDate
  return (
    <Ends gap={2}>
      <span>
        <Badge tone={TONES[status]}>{t(`domains.subscription.${status}`)}</Badge>{' '}
        <Badge tone={payment === 'paid' ? 'success' : 'warning'}>{t(`domains.subscription.${payment}`)}</Badge>
      </span>
      {date && <span>{t(endsAt ? 'domains.subscription.ends' : 'domains.subscription.renews', { date: formats.date(date) })}</span>}
    </Ends>
  )
}
