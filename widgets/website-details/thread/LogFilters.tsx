import { countOf, LOG_FILTERS, type LogFilter, useLogCountsQuery } from '../../../src/api/messages'
import { useMessages } from '../../../src/i18n'
import { FilterChips } from '../../../src/ui'
import styles from './thread.module.css'

interface Props {
  websiteId: number
  value: LogFilter
  onChange: (filter: LogFilter) => void
}

/** What the log is narrowed to, with how much there is of each (WM-01). */
export function LogFilters({ websiteId, value, onChange }: Props) {
  const t = useMessages()
  const { data: counts = {} } = useLogCountsQuery(websiteId)
  const chips = LOG_FILTERS.map((filter) => ({
    value: filter,
    label: t(`websiteDetails.thread.filter.${filter}`),
    count: countOf(filter, counts),
  }))
  return (
    <FilterChips label={t('websiteDetails.thread.filter')} chips={chips} value={value} onChange={onChange} className={styles.filters} />
  )
}
