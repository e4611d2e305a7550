import type { LucideIcon } from '../../../src/ui/icons'
import { VisuallyHidden } from '../../../src/ui'
import styles from './cells.module.css'

interface Props {
  icon: LucideIcon
  count?: number
  /** Says in words what icon and number mean. */
  label: string
}

/** A small sign beside a title. */
export const Mark = ({ icon: Icon, count, label }: Props) => (
  <span className={styles.count} title={label}>
    <Icon size={13} aria-hidden />
    {count !== undefined && <span aria-hidden>{count}</span>}
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
)
