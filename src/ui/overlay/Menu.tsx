import type { KeyboardEvent, ReactNode } from 'react'
import styles from './menu.module.css'
import { MenuContext } from './MenuContext'
import { focusItem, useMenuKeys } from './useMenuKeys'
import { Popover, type PopoverProps } from './Popover'
import { type TriggerProps, usePopoverTrigger } from './usePopoverTrigger'

interface MenuTriggerProps extends TriggerProps {
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** The button: `renderTrigger={(props) => <IconButton {...props} icon={Ellipsis} label={...} />}`. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode
  placement?: PopoverProps['placement']
  /** MenuItem, MenuGroup, MenuSeparator. */
  children: ReactNode
}

/** A menu button (ARIA pattern): arrows, Home, End, typed letters, Escape; Tab leaves. */
export function Menu({ renderTrigger, placement, children }: MenuProps) {
  const { isOpen, byKeyboard, open, close, triggerProps, popupId } = usePopoverTrigger('menu')
  const onKeyDown = useMenuKeys(() => close(true))

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(true)
  }

  return (
    <>
      {renderTrigger({ ...triggerProps, onKeyDown: onTriggerKeyDown })}
      {isOpen && (
        <MenuContext value={close}>
          <Popover
            role="menu"
            id={popupId}
            aria-labelledby={triggerProps.id}
            anchor={triggerProps.ref}
            placement={placement}
            className={styles.menu}
            onClose={() => close(false)}
            onShow={(menu) => (byKeyboard ? focusItem(menu, 0) : menu.focus())}
            onKeyDown={onKeyDown}
          >
            {children}
          </Popover>
        </MenuContext>
      )}
    </>
  )
}
