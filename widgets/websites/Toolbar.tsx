import { ListFilter, Plus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { may } from '../../src/model'
import {
  filterSidebarClosed,
  filterSidebarOpened,
  HoldKeys,
  selectFilterSidebarOpen,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '../../src/store'
import { Button, CountBadge, FilterBar } from '../../src/ui'
import { SearchBox } from './filters/SearchBox'
import { ModeSwitch } from './ModeSwitch'
import type { ViewParts } from './view/ViewParts'
import { modesOf } from './view/viewOf'
import styles from './viewScreen.module.css'

const CreateDialog = lazyPart(() => import('./create/CreateDialog'))

/** Search, filters, how it is shown, and a new website. */
export function Toolbar({ view, state, onChange }: ViewParts) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const isFilterOpen = useAppSelector(selectFilterSidebarOpen)
  const user = useAppSelector(selectUser)
  const [isCreating, setCreating] = useState<boolean>()
  const canCreate = may('create_website', user?.roles ?? []) !== 'none'
  const modes = modesOf(view)
  const count = state.filters.filters.length
  return (
    <FilterBar>
      <div data-search className={styles.search}>
        <SearchBox filters={state.filters} onChange={(filters) => onChange({ filters })} />
      </div>
      <Button
        icon={ListFilter}
        aria-expanded={isFilterOpen}
        onClick={() => dispatch(isFilterOpen ? filterSidebarClosed() : filterSidebarOpened())}
      >
        {t('websites.filters')}
        {count > 0 && <CountBadge count={count} tone="primary" />}
      </Button>
      <span className={styles.space} />
      {modes.length > 1 && <ModeSwitch modes={modes} mode={state.mode} onChange={(mode) => onChange({ mode }, { push: true })} />}
      {canCreate && (
        <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
          {t(view === 'leads' ? 'websites.newLead' : 'websites.new')}
        </Button>
      )}
      {isCreating !== undefined && (
        <Suspense fallback={<HoldKeys onCancel={() => setCreating(undefined)} />}>
          <CreateDialog open={isCreating} isLead={view === 'leads'} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </FilterBar>
  )
}
