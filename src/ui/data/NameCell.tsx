import type { ReactNode } from 'react'
import styles from './nameCell.module.css'

export interface NameCellProps {
  /** Stands below the name. */
  detail: ReactNode
  children: ReactNode
}

/** Who or what a row of a table is about, and in small letters where to reach it. */
export const NameCell = ({ detail, children }: NameCellProps) => (
  <span className={styles.cell}>
    {children}
    <span className={styles.detail}>{detail}</span>
  </span>
)
