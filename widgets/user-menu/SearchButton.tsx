import { Search } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import { openPalette, useAppDispatch } from '../../src/store'
import { Button, Kbd, Tooltip, VisuallyHidden } from '../../src/ui'
import styles from './accountMenu.module.css'

/** Opens the palette, which is there on every page, and says by which keys one opens it, too. */
export function SearchButton() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const label = t('userMenu.search')
  return (
    <Tooltip text={label} isLabel>
      <Button
        variant="ghost"
        icon={Search}
        aria-keyshortcuts="Control+K Meta+K"
        className={styles.search}
        onClick={() => dispatch(openPalette())}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.keys}>
          <Kbd>Ctrl K</Kbd>
        </span>
      </Button>
    </Tooltip>
  )
}
