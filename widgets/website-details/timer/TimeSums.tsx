import { hoursText } from '../../../src/model'
import type { ReactNode } from 'react'
import type { TimeEntry, TimeSpent } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { PersonName, StatusBadge } from '../../../src/ui'
import { TimeEntries } from './TimeEntries'
import card from '../cards/card.module.css'
import styles from './timer.module.css'

interface Props {
  spent: TimeSpent
  onEdit: (entry: TimeEntry) => void
}

/** The sums, each with its share of the whole, and the entries they come from. */
export function TimeSums({ spent: { byStatus, byUser, byWeek, entries, entryCount, totalSeconds }, onEdit }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const count = entryCount ?? entries.length
  if (entries.length === 0) return <p className={styles.none}>{t('websiteDetails.timer.none')}</p>
  return (
    <div className={styles.sums}>
      <Sums label={t('websiteDetails.timer.byStatus')}>
        {byStatus.map(({ status, seconds }) => (
          <Sum key={status} seconds={seconds} total={totalSeconds}>
            <StatusBadge status={status} />
          </Sum>
        ))}
      </Sums>
      <Sums label={t('websiteDetails.timer.byPerson')}>
        {byUser.map(({ user, seconds }) => (
          <Sum key={user.id} seconds={seconds} total={totalSeconds}>
            <PersonName person={user} size="xs" />
          </Sum>
        ))}
      </Sums>
      <details>
        <summary className={card.summary}>{t('websiteDetails.timer.byWeek')}</summary>
        <Sums label={t('websiteDetails.timer.byWeek')}>
          {byWeek.map(({ week, seconds }) => (
            <Sum key={week} seconds={seconds} total={totalSeconds}>
              {t('websiteDetails.timer.week', { date: formats.shortDate(week) })}
            </Sum>
          ))}
        </Sums>
      </details>
      <details>
        <summary className={card.summary}>{t('websiteDetails.timer.entries', { count })}</summary>
        {count > entries.length && <p className={styles.hint}>{t('websiteDetails.timer.newest', { shown: entries.length })}</p>}
        <TimeEntries entries={entries} onEdit={onEdit} />
      </details>
    </div>
  )
}

const Sums = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
)

interface SumProps {
  seconds: number
  total: number
  children: ReactNode
}

const Sum = ({ seconds, total, children }: SumProps) => (
  <li className={styles.sum}>
    <span className={styles.what}>{children}</span>
    <span className={styles.time}>{hoursText(seconds)}</span>
    <span className={styles.bar} aria-hidden>
      <span style={{ inlineSize: `${total > 0 ? (seconds / total) * 100 : 0}%` }} />
    </span>
  </li>
)
