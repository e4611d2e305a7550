import type { ReactNode } from 'react'
import { PopoverPanel } from './PopoverPanel'
import type { PopoverProps } from '../popover/Popover'
import { type TriggerProps, usePopoverTrigger } from './usePopoverTrigger'

export interface PopoverButtonProps {
  /** The button: `renderTrigger={(props) => <Button {...props}>Filter</Button>}`. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the panel. */
  label: string
  placement?: PopoverProps['placement']
  /** The panel; given what closes it, and whether it was opened by a key. */
  children: (close: () => void, byKeyboard: boolean) => ReactNode
}

/** A button that opens a small panel with any content: filters, a form field, details. */
export function PopoverButton({ renderTrigger, label, placement, children }: PopoverButtonProps) {
  const { isOpen, byKeyboard, close, triggerProps, popupId } = usePopoverTrigger('dialog')
  return (
    <>
      {renderTrigger(triggerProps)}
      {isOpen && (
        <PopoverPanel id={popupId} label={label} anchor={triggerProps.ref} placement={placement} onClose={close}>
          {children(() => close(true), byKeyboard)}
        </PopoverPanel>
      )}
    </>
  )
}
