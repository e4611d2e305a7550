import type { KeyboardEvent, ReactNode } from 'react'
import { MenuPopup } from './MenuPopup'
import type { PopoverProps } from '../popover/Popover'
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

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(true)
  }

  return (
    <>
      {renderTrigger({ ...triggerProps, onKeyDown: onTriggerKeyDown })}
      {isOpen && (
        <MenuPopup
          id={popupId}
          aria-labelledby={triggerProps.id}
          anchor={triggerProps.ref}
          placement={placement}
          byKeyboard={byKeyboard}
          onClose={close}
        >
          {children}
        </MenuPopup>
      )}
    </>
  )
}
