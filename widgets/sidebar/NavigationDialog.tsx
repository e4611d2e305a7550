import { useRef } from 'react'
import { type AccountAction, useDestinations } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { Dialog } from '../../src/ui'
import { EntryGroup } from './EntryGroup'
import { EntryList, type EntryListProps } from './EntryList'
import entryStyles from './entryList.module.css'
import styles from './narrowNavigation.module.css'
import { toEntries } from './toEntries'
import { useWebsiteEntries } from './useWebsiteEntries'

interface Props {
  open: boolean
  list: EntryListProps
  actions: readonly AccountAction[]
  onClose: () => void
}

/** Everything the person may go to or do from anywhere: there is no header menu on narrow screens. */
export default function NavigationDialog({ open, list, actions, onClose }: Props) {
  const t = useMessages()
  const website = useWebsiteEntries()
  const groups = useDestinations()
  const chosen = useRef<() => void>(undefined)
  // When the dialog has given the focus back, so that it stays with whatever was chosen.
  const run = (choice: () => void) => {
    chosen.current = choice
    onClose()
  }
  const onExited = () => {
    const choice = chosen.current
    chosen.current = undefined
    choice?.()
  }
  return (
    <Dialog open={open} title={t('sidebar.menu')} size="sm" onClose={onClose} onExited={onExited}>
      <nav className={styles.list} aria-label={t('sidebar.menu')}>
        <EntryList {...list} onLeave={onClose} />
        {website.length > 0 && <EntryGroup label={t('sidebar.website')} entries={website} onLeave={onClose} />}
        {groups.map(({ name, label, links }) => (
          <EntryGroup
            key={name}
            label={label}
            entries={toEntries(links, t).map(({ follow, ...entry }) => ({
              ...entry,
              follow: (click) => {
                click.preventDefault()
                run(() => follow?.(click))
              },
            }))}
          />
        ))}
      </nav>
      <ul className={styles.actions}>
        {actions.map(({ name, icon: Icon, label, run: act }) => (
          <li key={name}>
            <button type="button" className={entryStyles.row} onClick={() => run(act)}>
              <Icon size={18} aria-hidden />
              <span className={entryStyles.label}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
