import { Star } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { IconButton, LockedActions } from '../../../src/ui'
import styles from './cells.module.css'

/** The viewer's own mark; unlike following it brings no news (AW-04). */
export function StarButton({ website }: { website: Website }) {
  const t = useMessages()
  const { apply } = useWebsiteChanges()
  const { starred } = website
  return (
    <LockedActions>
      <IconButton
        icon={Star}
        size="sm"
        label={t('websiteChange.star')}
        aria-pressed={starred}
        className={styles.star}
        onClick={() => void apply([website], { starred: !starred })}
      />
    </LockedActions>
  )
}
