import { CloudOff } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import type { Entry } from './Entry'
import { EntryLink } from './EntryLink'
import styles from './entryList.module.css'

export interface EntryListProps {
  entries: readonly Entry[]
  /** The counts are old: the last try to fetch them failed. */
  isStale: boolean
  onRefresh: () => void
  /** Called after a click that stays on this page. */
  onLeave?: (() => void) | undefined
}

export function EntryList({ entries, isStale, onRefresh, onLeave }: EntryListProps) {
  const t = useMessages()
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <EntryLink key={entry.name} entry={entry} isStale={isStale} onLeave={onLeave} />
        ))}
      </ul>
      {isStale && (
        <button type="button" className={styles.row} onClick={onRefresh}>
          <CloudOff size={18} aria-hidden />
          <span className={styles.label}>{t('sidebar.refresh')}</span>
        </button>
      )}
    </>
  )
}
