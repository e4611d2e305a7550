import { ChevronDown } from '../../../src/ui/icons'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays, type Status } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { StatusMenu as ChangeMenu } from '../../../src/parts/websiteChange'
import { StatusBadge } from '../../../src/ui'
import styles from './bar.module.css'
import { statusTimesOf } from './statusTimes'
import { usePortalText } from './usePortalText'
import { useRights } from './useRights'

/** The status, and all others to choose from: when it was there, what the customer will see there, or why it cannot go there (WD-02). */
export function StatusMenu({ website }: { website: WebsiteDetails }) {
  const t = useMessages()
  const may = useRights(website)
  const describe = useDescription(website)
  return (
    <ChangeMenu
      websites={[website]}
      describe={describe}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.status}
          disabled={!may('change_status')}
          data-key="s"
          aria-keyshortcuts="s"
          aria-label={`${t('websiteChange.field.status')}: ${t(`status.${website.status}`)}`}
        >
          <StatusBadge status={website.status} />
          <ChevronDown size={16} aria-hidden />
        </button>
      )}
    />
  )
}

function useDescription(website: WebsiteDetails) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const portalText = usePortalText()
  const times = statusTimesOf(website, serverNow(page))
  return (status: Status) => {
    const time = times.get(status)
    const been = time && `${formats.shortDate(time.since)} · ${t('websiteDetails.status.stayed', { days: fullDays(time.ms) })}`
    return { first: been, hint: portalText(status) }
  }
}
