import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays, STATUS_INFO, STATUSES, type Status, statusOrder } from '../../../src/model'
import { serverNow } from '../../../src/page'
import styles from './bar.module.css'
import { type Stay, staysOf } from './stays'

interface Props {
  website: WebsiteDetails
  /** Names and days are shown, too; without them it is a line of bars. */
  isOpen?: boolean
}

/** How far along the workflow the website is: each status in use, with the day it was reached and how long it lasted (WD-02). */
export function StatusTrack({ website, isOpen = false }: Props) {
  const t = useMessages()
  const { page } = useIsland()
  const { status: current } = website
  const stays = staysOf(website, serverNow(page))
  const active = STATUSES.filter((status) => page.config.websiteStatuses.includes(status) || status === current)
  return (
    <ol className={styles.track} data-open={isOpen || undefined} aria-label={t('websiteDetails.status.way')}>
      {active.map((status) => (
        <Step key={status} status={status} current={current} stay={stays.get(status)} />
      ))}
    </ol>
  )
}

interface StepProps {
  status: Status
  current: Status
  stay: Stay | undefined
}

function Step({ status, current, stay }: StepProps) {
  const t = useMessages()
  const formats = useFormats()
  const { solid, darkText, labelKey } = STATUS_INFO[status]
  const name = t(labelKey)
  const days = stay && t('websiteDetails.status.stayed', { days: fullDays(stay.ms) })
  const been = stay && `${formats.dateTime(stay.since)}, ${days}`
  return (
    <li
      className={styles.step}
      aria-current={status === current ? 'step' : undefined}
      data-reached={statusOrder(status) <= statusOrder(current) || undefined}
      title={been ? `${name}: ${been}` : name}
      // Properties of our own, which the type of styles does not name.
      style={{ '--solid': solid, '--dark': darkText } as object}
    >
      <span className={styles.stepName}>{name}</span>{' '}
      {stay && (
        <span className={styles.stay}>
          <time dateTime={stay.since}>{formats.shortDate(stay.since)}</time> <span>{days}</span>
        </span>
      )}
    </li>
  )
}
