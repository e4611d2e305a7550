import { useMessages } from '../../../src/i18n'
import { daysLater, REMINDERS_MAX } from '../../../src/model'
import { Select } from '../../../src/ui'
import styles from '../shared/mailer.module.css'

/** How often the mail is sent again while the customer says nothing, and after how many days each. */
export interface Repetition {
  readonly times: number
  readonly days: number
}

export const NO_REPETITION: Repetition = { times: 0, days: 7 }
const TIMES = Array.from({ length: REMINDERS_MAX }, (_, times) => times)
const DAYS = [3, 7, 14, 30]

/** When the mail is repeated: at the time of day at which it is sent. */
export const timesOf = ({ times, days }: Repetition, now: number, zone: string): string[] =>
  Array.from({ length: times }, (_, nth) => new Date(daysLater(now, (nth + 1) * days, zone)).toISOString())

interface Props {
  value: Repetition
  onChange: (value: Repetition) => void
}

/** A sequence of reminders that ends as soon as the customer does something (RE-02). */
export function RepetitionFields({ value, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.later}>
      <Select
        label={t('mailer.bulk.repeat')}
        options={TIMES.map((times) => ({ value: String(times), label: t('mailer.bulk.times', { count: times }) }))}
        value={String(value.times)}
        onChange={(times) => onChange({ ...value, times: Number(times) })}
      />
      {value.times > 0 && (
        <Select
          label={t('mailer.bulk.every')}
          options={DAYS.map((days) => ({ value: String(days), label: t('mailer.bulk.days', { count: days }) }))}
          value={String(value.days)}
          onChange={(days) => onChange({ ...value, days: Number(days) })}
        />
      )}
    </div>
  )
}
