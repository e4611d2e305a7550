import type { ReactNode } from 'react'
import { useMessages } from '../../src/i18n'
import { Button, FilterBar, SearchField } from '../../src/ui'
import { AlarmClock, Pin } from '../../src/ui/icons'
import type { TicketView } from './useTicketView'

const FILTERS = [
  ['pin', Pin, 'tickets.onlyPinned'],
  ['snoozed', AlarmClock, 'tickets.onlySnoozed'],
] as const

interface Props {
  search: string
  filter: TicketView['filter']
  onSearch: (search: string) => void
  onFilter: (filter: TicketView['filter']) => void
  children: ReactNode
}

/** Narrows the tickets by words, and to those that are pinned or put off. */
export function TicketFilters({ search, filter, onSearch, onFilter, children }: Props) {
  const t = useMessages()
  return (
    <FilterBar search={<SearchField value={search} onChange={onSearch} />}>
      {FILTERS.map(([name, icon, label]) => (
        <Button
          key={name}
          icon={icon}
          aria-pressed={filter === name}
          variant={filter === name ? 'primary' : 'secondary'}
          onClick={() => onFilter(filter === name ? null : name)}
        >
          {t(label)}
        </Button>
      ))}
      {children}
    </FilterBar>
  )
}
