import styles from './menu.module.css'
import { MenuContext } from './MenuContext'
import { Popover, type PopoverProps } from '../popover/Popover'
import { focusItem, useMenuKeys } from './useMenuKeys'

export interface MenuPopupProps extends Pick<PopoverProps, 'anchor' | 'placement' | 'id' | 'aria-label' | 'aria-labelledby' | 'children'> {
  /** Whether keys have opened it, which puts the focus on the first entry. */
  byKeyboard: boolean
  onClose: (returnFocus: boolean) => void
}

/** The entries of an open menu. */
export function MenuPopup({ byKeyboard, onClose, children, ...popover }: MenuPopupProps) {
  const onKeyDown = useMenuKeys(() => onClose(true))
  return (
    <MenuContext value={onClose}>
      <Popover
        {...popover}
        role="menu"
        className={styles.menu}
        onClose={() => onClose(false)}
        onShow={(menu) => (byKeyboard ? focusItem(menu, 0) : menu.focus())}
        onKeyDown={onKeyDown}
      >
        {children}
      </Popover>
    </MenuContext>
  )
}
