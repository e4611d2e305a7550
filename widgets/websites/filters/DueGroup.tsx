import { useMessages } from '../../../src/i18n'
import { Select } from '../../../src/ui'
import { withValues } from './editFilters'
import type { Filter, FilterSet } from './Filter'
import styles from './filterSidebar.module.css'
import { formatFilter, parseFilters } from './parseFilters'
import { useVocabulary } from './useVocabulary'
import { describeFilter } from './vocabulary'

const CHOICES = ['due:<today', 'due:today', 'due:<+8', 'due:>+7', 'due:none']

interface Props {
  filters: FilterSet
  onChange: (filters: FilterSet) => void
}

/** When it is due: one of the usual answers, or what was typed. */
export function DueGroup({ filters: set, onChange }: Props) {
  const t = useMessages()
  const vocabulary = useVocabulary()
  const chosen = set.filters.find(({ key, not }) => key === 'due' && !not)
  const typed = chosen ? formatFilter(chosen) : ''
  const choices = CHOICES.includes(typed) || !typed ? CHOICES : [...CHOICES, typed]
  return (
    <div className={styles.group}>
      <Select
        label={t('websites.filter.due')}
        placeholder={t('websites.filter.due.any')}
        options={choices.map((value) => ({ value, label: labelOf(value) }))}
        value={typed}
        onChange={(value) => {
          const [filter] = parseFilters(value).filters
          onChange(withValues(set, 'due', filter?.values ?? [], filter?.op))
        }}
      />
    </div>
  )

  function labelOf(value: string): string {
    const filter: Filter | undefined = parseFilters(value).filters[0]
    return filter ? describeFilter(filter, vocabulary).values : value
  }
}
