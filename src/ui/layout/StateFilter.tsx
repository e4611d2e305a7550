import { useMessages } from '../../i18n'
import { SearchField } from '../field/SearchField'
import { type Option, Select } from '../field/Select'
import { FilterBar } from './FilterBar'
import type { StateFilterValue } from './useStateFilter'

export interface StateFilterProps {
  filter: StateFilterValue
  searchLabel: string
  stateLabel: string
  states: readonly Option[]
}

/** Narrows a list by words and by one state. */
export function StateFilter({ filter: { search, state, find }, searchLabel, stateLabel, states }: StateFilterProps) {
  const t = useMessages()
  return (
    <FilterBar
      search={
        <SearchField label={searchLabel} hideLabel placeholder={searchLabel} value={search} onChange={(words) => find(words, state)} />
      }
    >
      <Select
        label={stateLabel}
        hideLabel
        placeholder={t('partner.general.all')}
        options={states}
        value={state}
        onChange={(next) => find(search, next)}
      />
    </FilterBar>
  )
}
