import type { LucideIcon } from '../icons'
import type { ReactNode } from 'react'
import styles from './stateView.module.css'

interface Props {
  icon: LucideIcon
  title: string
  description?: ReactNode
  action?: ReactNode
  tone?: 'error' | undefined
  role?: 'alert' | undefined
}

/** What stands in the middle of a place that has nothing to show. */
export const StateView = ({ icon: Icon, title, description, action, tone, role }: Props) => (
  <div className={styles.state} role={role}>
    <span className={styles.icon} data-tone={tone}>
      <Icon size={22} aria-hidden />
    </span>
    <p className={styles.title}>{title}</p>
    {description && <div className={styles.description}>{description}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
