import { useMessages } from '../../../../src/i18n'
import { IconButton, LockedActions } from '../../../../src/ui'
import { Pin } from '../../../../src/ui/icons'
import styles from './threadMessage.module.css'

interface Props {
  isPinned: boolean
  /** The key that does the same. */
  shortcut?: string
  onToggle: () => void
}

/** Pins a message, or takes it off again. */
export function PinButton({ isPinned, shortcut, onToggle }: Props) {
  const t = useMessages()
  return (
    <LockedActions>
      <IconButton
        icon={Pin}
        label={t(isPinned ? 'websiteDetails.thread.unpin' : 'websiteDetails.thread.pin')}
        size="sm"
        className={styles.pin}
        data-on={isPinned || undefined}
        aria-keyshortcuts={shortcut}
        onClick={onToggle}
      />
    </LockedActions>
  )
}
