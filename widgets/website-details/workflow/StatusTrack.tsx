import { useIsland } from '../../../src/islands'
import { STATUS_INFO, STATUSES, type Status, statusOrder } from '../../../src/model'
import styles from './bar.module.css'

/** How far along the workflow the website is, to be seen at a glance; the menu beside says it in words. */
export function StatusTrack({ status: current }: { status: Status }) {
  const { page } = useIsland()
  const active = STATUSES.filter((status) => page.config.websiteStatuses.includes(status) || status === current)
  return (
    <div className={styles.track} aria-hidden>
      {active.map((status) => (
        <span
          key={status}
          className={styles.step}
          data-reached={statusOrder(status) <= statusOrder(current) || undefined}
          style={{ '--solid': STATUS_INFO[status].solid, '--dark': STATUS_INFO[status].darkText } as object}
        />
      ))}
    </div>
  )
}
