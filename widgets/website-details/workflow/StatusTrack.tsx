import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays, STATUS_INFO, STATUSES, type Status, statusOrder } from '../../../src/model'
import { serverNow } from '../../../src/page'
import styles from './bar.module.css'
import { type StatusTime, statusTimesOf } from './statusTimes'

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
  const times = statusTimesOf(website, serverNow(page))
  const active = STATUSES.filter((status) => page.config.websiteStatuses.includes(status) || status === current)
  return (
    <ol className={styles.track} data-open={isOpen || undefined} aria-label={t('websiteDetails.status.way')}>
      {active.map((status) => (
        <Step key={status} status={status} current={current} time={times.get(status)} />
      ))}
    </ol>
  )
}

interface StepProps {
  status: Status
  current: Status
  time: StatusTime | undefined
}

function Step({ status, current, time }: StepProps) {
  const t = useMessages()
  const formats = useFormats()
  const { solid, darkText, labelKey } = STATUS_INFO[status]
  const name = t(labelKey)
  const days = time && t('websiteDetails.status.stayed', { days: fullDays(time.ms) })
  const been = time && `${formats.dateTime(time.since)}, ${days}`
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
      {time && (
        <span className={styles.time}>
          <time dateTime={time.since}>{formats.shortDate(time.since)}</time> <span>{days}</span>
        </span>
      )}
    </li>
  )
}
