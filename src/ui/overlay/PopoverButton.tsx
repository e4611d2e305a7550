import type { ReactNode } from 'react'
import styles from './popoverButton.module.css'
import { Popover, type PopoverProps } from './Popover'
import { type TriggerProps, usePopoverTrigger } from './usePopoverTrigger'

export interface PopoverButtonProps {
  /** The button: `renderTrigger={(props) => <Button {...props}>Filter</Button>}`. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the panel. */
  label: string
  placement?: PopoverProps['placement']
  /** The panel; given what closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel with any content: filters, a form field, details. */
export function PopoverButton({ renderTrigger, label, placement, children }: PopoverButtonProps) {
  const { isOpen, close, triggerProps, popupId } = usePopoverTrigger('dialog')
  return (
    <>
      {renderTrigger(triggerProps)}
      {isOpen && (
        <Popover
          // A dialog element cannot be a popover that closes on a click elsewhere.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="dialog"
          id={popupId}
          aria-label={label}
          anchor={triggerProps.ref}
          placement={placement}
          className={styles.panel}
          onClose={() => close(false)}
          onShow={(panel) => panel.focus()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.preventDefault()
            event.stopPropagation()
            close(true)
          }}
        >
          {children(() => close(true))}
        </Popover>
      )}
    </>
  )
}
