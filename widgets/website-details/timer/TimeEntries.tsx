import { Pencil } from '../../../src/ui/icons'
import type { TimeEntry } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { hoursText, DAY_MS, fullName, may, OWN_TIME_DAYS } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { selectUser, useAppSelector } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import styles from './timer.module.css'

interface Props {
  entries: readonly TimeEntry[]
  onEdit: (entry: TimeEntry) => void
}

export function TimeEntries({ entries, onEdit }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const canEdit = useCanEdit()
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const name = entry.user ? fullName(entry.user) : ''
        const time = hoursText(entry.seconds)
        return (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.what}>
              <span>{`${formats.shortDate(entry.startedAt)}, ${formats.time(entry.startedAt)}`}</span>
              <span className={styles.hint}>
                {[name, entry.comment ?? entry.reason, entry.editedAt && t('websiteDetails.timer.edited')].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={styles.time}>{time}</span>
            {canEdit(entry) && entry.endedAt && (
              <IconButton
                icon={Pencil}
                size="sm"
                label={t('websiteDetails.timer.edit', { date: formats.shortDate(entry.startedAt), time })}
                onClick={() => onEdit(entry)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One's own for a week, those of others by who may; the server has the last word. */
function useCanEdit(): (entry: TimeEntry) => boolean {
  const user = useAppSelector(selectUser)
  const { page } = useIsland()
  return ({ user: owner, startedAt }) => {
    if (!user) return false
    if (may('edit_time_of_others', user.roles) === 'all') return true
    return owner?.id === user.id && serverNow(page) - Date.parse(startedAt) < OWN_TIME_DAYS * DAY_MS
  }
}
