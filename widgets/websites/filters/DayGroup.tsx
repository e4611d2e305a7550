import { useFormats, useMessages } from '../../../src/i18n'
import { Select } from '../../../src/ui'
import { withValues } from '../query/editFilters'
import type { Filter, FilterSet } from '../query/Filter'
import styles from './filterSidebar.module.css'
import { formatFilter, parseFilters } from '../query/parseFilters'
import { nameOf, useDescribe } from './useDescribe'
import type { FilterHits } from './useHits'

/** The usual answers. */
const CHOICES = {
  due: ['due:<today', 'due:today', 'due:<+8', 'due:>+7', 'due:none'],
  active: ['active:<-7', 'active:<-14', 'active:<-30', 'active:<-90'],
}

interface Props {
  about: keyof typeof CHOICES
  filters: FilterSet
  hits: FilterHits
  onChange: (filters: FilterSet) => void
}

/** When it is due, or since when nothing has happened: one of the usual answers, or what was typed. */
export function DayGroup({ about, filters: set, hits, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const describe = useDescribe()
  const chosen = set.filters.find(({ key, not }) => key === about && !not)
  const typed = chosen ? formatFilter(chosen) : ''
  const usual = CHOICES[about]
  const choices = usual.includes(typed) || !typed ? usual : [...usual, typed]
  const options = choices.flatMap((value) => {
    const [filter] = parseFilters(value).filters
    const count = filter ? hits.of(filter) : null
    if (!filter || (count === 0 && hits.missing === 0 && value !== typed)) return []
    const label = describe(filter).values
    return [{ value, label: count === null || hits.missing > 0 ? label : `${label} (${formats.number(count)})` }]
  })
  if (options.length === 0) return null
  return (
    <div className={styles.group}>
      <Select
        label={t(nameOf(about))}
        placeholder={t('websites.filter.due.any')}
        options={options}
        value={typed}
        onChange={(value) => {
          const filter: Filter | undefined = parseFilters(value).filters[0]
          onChange(withValues(set, about, filter?.values ?? [], filter?.op))
        }}
      />
    </div>
  )
}
