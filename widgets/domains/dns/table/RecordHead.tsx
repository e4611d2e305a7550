import { useMessages } from '../../../../src/i18n'
import { Checkbox, LockedActions, SortHeader, VisuallyHidden } from '../../../../src/ui'
import type { DraftItem } from '../draft/useZoneDraft'
import { RECORD_SORTS, type RecordQuery } from './recordList'

export const COLUMNS = [...RECORD_SORTS, 'state'] as const

interface Props extends SelectAllProps {
  readonly mayChange: boolean
  readonly sort: RecordQuery['sort']
  readonly onSort: (sort: RecordQuery['sort']) => void
}

/** The names of the columns, by which the records are sorted. */
export function RecordHead({ mayChange, sort, onSort, ...selection }: Props) {
  const t = useMessages()
  return (
    <thead>
      <tr>
        {mayChange && (
          <th scope="col">
            <LockedActions>
              <SelectAll {...selection} />
            </LockedActions>
          </th>
        )}
        {COLUMNS.map((key) => (
          <SortHeader
            key={key}
            column={{ key, header: t(`domains.dns.${key}`), sortable: key !== 'state', cell: () => null }}
            sort={sort}
            onSort={onSort}
          />
        ))}
        {mayChange && (
          <th scope="col">
            <VisuallyHidden>{t('domains.column.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SelectAllProps {
  /** What is shown and can be changed. */
  readonly items: readonly DraftItem[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

/** Selects them; of what is not shown nothing stays selected. */
function SelectAll({ items, selected, onSelect }: SelectAllProps) {
  const t = useMessages()
  const count = items.filter(({ key }) => selected.has(key)).length
  const isAll = count > 0 && count === items.length
  return (
    <Checkbox
      label={t('domains.dns.selectShown')}
      hideLabel
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={items.length === 0}
      onChange={(isOn) => onSelect(new Set(isOn ? items.map(({ key }) => key) : []))}
    />
  )
}
