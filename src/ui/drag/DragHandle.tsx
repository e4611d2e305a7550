import { GripVertical } from '../icons'
import styles from './dragHandle.module.css'

interface Props {
  /** Says what it moves. */
  label: string
}

/** What an item of a list is dragged by (`useSort`). */
export function DragHandle({ label }: Props) {
  return (
    <button type="button" data-handle className={styles.handle} aria-label={label} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown">
      <GripVertical size={16} aria-hidden />
    </button>
  )
}
