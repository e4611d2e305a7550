import { useMessages } from '../../../../src/i18n'
import type { DnsType } from '../../../../src/model'
import { FilterBar, FilterChips, SearchField } from '../../../../src/ui'
import styles from '../shared/dns.module.css'
import { countsOfTypes, type RecordQuery } from './recordList'
import type { DraftItem } from '../draft/useZoneDraft'

interface Props {
  readonly items: readonly DraftItem[]
  /** How many of them the table shows. */
  readonly count: number
  readonly query: RecordQuery
  readonly onChange: (query: RecordQuery) => void
}

/** Narrows the records to words and to one type. */
export function RecordFilters({ items, count, query, onChange }: Props) {
  const t = useMessages()
  const types = countsOfTypes(items)
  const chips = [
    { value: null, label: t('domains.dns.types.all'), count: items.length },
    ...types.map(([value, ofType]) => ({ value, label: value, count: ofType })),
  ]
  return (
    <>
      <FilterBar
        search={
          <SearchField value={query.search} onChange={(search) => onChange({ ...query, search })} placeholder={t('domains.dns.filter')} />
        }
      >
        <span className={styles.muted} role="status">
          {t('domains.dns.count', { count })}
        </span>
      </FilterBar>
      {types.length > 1 && (
        <FilterChips<DnsType | null>
          label={t('domains.dns.type')}
          chips={chips}
          value={query.type}
          onChange={(type) => onChange({ ...query, type: type === query.type ? null : type })}
          wraps
        />
      )}
    </>
  )
}
