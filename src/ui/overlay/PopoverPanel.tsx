import { Popover, type PopoverProps } from '../popover/Popover'
import styles from './popoverButton.module.css'

export interface PopoverPanelProps extends Pick<PopoverProps, 'anchor' | 'placement' | 'id' | 'children'> {
  /** Names the panel. */
  label: string
  onClose: (returnFocus: boolean) => void
}

/** An open panel with any content. */
export const PopoverPanel = ({ label, onClose, ...popover }: PopoverPanelProps) => (
  <Popover
    {...popover}
    // A dialog element cannot be a popover that closes on a click elsewhere.
    role="dialog"
    aria-label={label}
    className={styles.panel}
    onClose={() => onClose(false)}
    onShow={(panel) => (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel).focus()}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    }}
  />
)
