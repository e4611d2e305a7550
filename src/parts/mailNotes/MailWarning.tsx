import type { ReactNode } from 'react'
import type { LucideIcon } from '../../ui/icons'
import styles from './notes.module.css'

interface Props {
  icon?: LucideIcon
  children: ReactNode
}

/** What is wrong with a mail, in a line of its own. */
export const MailWarning = ({ icon: Icon, children }: Props) => (
  <p role="note" className={styles.warning}>
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </p>
)
