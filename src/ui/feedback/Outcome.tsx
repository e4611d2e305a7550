import type { ReactNode } from 'react'
import styles from './outcome.module.css'

export interface OutcomeProps {
  ok: boolean
  /** An icon, and what there is to say. */
  children: ReactNode
}

/** In a line, how something went: what did not is red. */
export const Outcome = ({ ok, children }: OutcomeProps) => (
  <span className={styles.outcome} data-ok={ok}>
    {children}
  </span>
)
