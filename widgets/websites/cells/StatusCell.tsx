import { ArrowRight } from '../../../src/ui/icons'
import { nextOf } from '../../../src/api/websiteChange'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { StatusBadge } from '../../../src/ui'
import { useCellTrigger } from '../popups/CellPopups'
import styles from './cells.module.css'

const ARROW = <ArrowRight size={16} aria-hidden />

/** The status, to be changed in place, and the button to the next one. */
export function StatusCell({ website }: { website: Website }) {
  const t = useMessages()
  const { apply, may, rules } = useWebsiteChanges()
  const triggerOf = useCellTrigger()
  const next = nextOf(website, rules)
  if (!may('change_status')) return <StatusBadge status={website.status} />
  return (
    <span className={styles.status}>
      <button
        type="button"
        {...triggerOf('status', website)}
        className={styles.edit}
        aria-label={t('websites.status.change', { status: t(`status.${website.status}`) })}
      >
        <StatusBadge status={website.status} />
      </button>
      {next && (
        <button
          type="button"
          className={styles.next}
          aria-label={t('websiteChange.moveTo', { status: t(`status.${next}`) })}
          title={t('websiteChange.moveTo', { status: t(`status.${next}`) })}
          onClick={() => void apply([website], { status: next })}
        >
          {ARROW}
        </button>
      )}
    </span>
  )
}
