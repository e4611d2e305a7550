import { countOf, LOG_FILTERS, type LogFilter, useLogCountsQuery } from '../../../src/api/messages'
import { useMessages } from '../../../src/i18n'
import { Chips } from '../../../src/ui'
import styles from './thread.module.css'

interface Props {
  websiteId: number
  value: LogFilter
  onChange: (filter: LogFilter) => void
}

/** What the log is narrowed to, with how much there is of each (WM-01). */
export function FilterChips({ websiteId, value, onChange }: Props) {
  const t = useMessages()
  const { data: counts = {} } = useLogCountsQuery(websiteId)
  return (
    <Chips
      label={t('websiteDetails.thread.filter')}
      chips={LOG_FILTERS.map((filter) => ({
        value: filter,
        label: t(`websiteDetails.thread.filter.${filter}`),
        count: countOf(filter, counts),
      }))}
      value={value}
      onChange={onChange}
      className={styles.chips}
    />
  )
}
