import { useMessages } from '../../src/i18n'
import { Dialog } from '../../src/ui'
import { EntryList, type EntryListProps } from './EntryList'
import styles from './narrowNavigation.module.css'

interface Props {
  open: boolean
  list: EntryListProps
  onClose: () => void
}

export default function NavigationDialog({ open, list, onClose }: Props) {
  const t = useMessages()
  return (
    <Dialog open={open} title={t('sidebar.label')} size="sm" onClose={onClose}>
      <nav className={styles.list} aria-label={t('sidebar.label')}>
        <EntryList {...list} onLeave={onClose} />
      </nav>
    </Dialog>
  )
}
