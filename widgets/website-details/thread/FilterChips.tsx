import { countOf, LOG_FILTERS, type LogFilter, useLogCountsQuery } from '../../../src/api/messages'
import { useFormats, useMessages } from '../../../src/i18n'
import { VisuallyHidden } from '../../../src/ui'
import styles from './thread.module.css'

interface Props {
  websiteId: number
  value: LogFilter
  onChange: (filter: LogFilter) => void
}

/** What the log is narrowed to, with how much there is of each (WM-01). */
export function FilterChips({ websiteId, value, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { data: counts = {} } = useLogCountsQuery(websiteId)
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{t('websiteDetails.thread.filter')}</VisuallyHidden>
      </legend>
      {LOG_FILTERS.map((filter) => {
        const count = countOf(filter, counts)
        return (
          <button key={filter} type="button" className={styles.chip} aria-pressed={filter === value} onClick={() => onChange(filter)}>
            {t(`websiteDetails.thread.filter.${filter}`)}
            {count !== undefined && <span className={styles.count}>{formats.number(count)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
