import { CircleCheck, CircleX, Hourglass } from '../../src/ui/icons'
import type { AgencyOffer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { Badge } from '../../src/ui'
import styles from './offers.module.css'

/** What became of a request: when it was made or answered, and what was written with the answer (AO-01). */
export function OfferState({ offer: { state, requestedAt, answeredAt, reason } }: { offer: AgencyOffer }) {
  const t = useMessages()
  const formats = useFormats()
  if (state !== 'requested' && state !== 'accepted' && state !== 'declined') return null
  const { icon, tone, at } = {
    requested: { icon: Hourglass, tone: 'primary' as const, at: requestedAt },
    accepted: { icon: CircleCheck, tone: 'success' as const, at: answeredAt },
    declined: { icon: CircleX, tone: 'error' as const, at: answeredAt },
  }[state]
  return (
    <div className={styles.state}>
      <Badge icon={icon} tone={tone}>
        {t(`agencyOffers.${state}`, { date: at ? formats.shortDate(at) : '' })}
      </Badge>
      {state !== 'requested' && reason && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  )
}
