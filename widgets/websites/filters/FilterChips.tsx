import { X } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { type FilterSet, NO_FILTERS } from '../query/Filter'
import styles from './filterChips.module.css'
import { formatFilter } from '../query/parseFilters'
import { useDescribe } from './useDescribe'

interface Props {
  filters: FilterSet
  onChange: (filters: FilterSet) => void
}

/** The conditions that hold, each to be taken away by itself (L-05). */
export function FilterChips({ filters: set, onChange }: Props) {
  const t = useMessages()
  const describe = useDescribe()
  return (
    <div className={styles.chips}>
      <ul className={styles.chipList} aria-label={t('websites.filters')}>
        {set.filters.map((filter, index) => {
          const { name, values } = describe(filter)
          return (
            <li key={formatFilter(filter)} className={styles.chip}>
              <span className={styles.chipText}>
                <span className={styles.chipName}>{name}:</span> {values}
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('websites.filter.remove', { filter: `${name}: ${values}` })}
                onClick={() => onChange({ ...set, filters: set.filters.toSpliced(index, 1) })}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      <Button size="sm" variant="ghost" onClick={() => onChange(NO_FILTERS)}>
        {t('partner.general.clearFilters')}
      </Button>
    </div>
  )
}
