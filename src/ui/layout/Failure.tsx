import type { ReactNode } from 'react'
import { CircleAlert } from '../icons'
import styles from './failure.module.css'

export interface FailureProps {
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** Why something was not done, where it was tried. Forms may give it the focus. */
export const Failure = ({ action, children }: FailureProps) => (
  <div role="alert" tabIndex={-1} className={styles.failure}>
    <CircleAlert size={16} aria-hidden />
    <div className={styles.text}>{children}</div>
    {action}
  </div>
)
