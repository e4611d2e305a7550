import { Pin } from '../../src/ui/icons'
import { pinSidebar } from '../../src/api/personal'
import { useDestinations } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { selectErrors, selectSidebarPinned, useAppDispatch, useAppSelector } from '../../src/store'
import { cx, LockedActions } from '../../src/ui'
import { EntryGroup } from './EntryGroup'
import { EntryList, type EntryListProps } from './EntryList'
import listStyles from './entryList.module.css'
import { toEntries } from './toEntries'
import { useOverlay } from './useOverlay'
import { useWebsiteEntries } from './useWebsiteEntries'
import styles from './wideNavigation.module.css'

interface Props {
  list: EntryListProps
  /** Takes the full width of its place; otherwise it is a rail, which opens over the page. */
  isExpanded: boolean
}

export function WideNavigation({ list, isExpanded }: Props) {
  const { isOpen, handlers } = useOverlay()
  const isPinned = useAppSelector(selectSidebarPinned)
  const hasProblems = useAppSelector((state) => selectErrors(state).length > 0)
  const dispatch = useAppDispatch()
  const t = useMessages()
  const website = useWebsiteEntries()
  const tools = useDestinations().find(({ name }) => name === 'tools')
  return (
    <div className={styles.place} data-expanded={isExpanded || undefined}>
      <nav
        className={styles.panel}
        aria-label={t('sidebar.label')}
        data-problems={hasProblems || undefined}
        data-panel={isExpanded ? 'expanded' : isOpen ? 'overlay' : 'rail'}
        {...handlers}
      >
        <EntryList {...list} />
        {website.length > 0 && <EntryGroup label={t('sidebar.website')} entries={website} />}
        {/* The header menus have the other destinations. */}
        {tools && <EntryGroup label={tools.label} entries={toEntries(tools.links, t)} />}
        {(isPinned || !isExpanded) && (
          <LockedActions>
            <button
              type="button"
              className={cx(listStyles.row, styles.pin)}
              aria-pressed={isPinned}
              onClick={() => void dispatch(pinSidebar(!isPinned))}
            >
              <Pin size={18} aria-hidden />
              <span className={listStyles.label}>{t('sidebar.keepOpen')}</span>
            </button>
          </LockedActions>
        )}
      </nav>
    </div>
  )
}
