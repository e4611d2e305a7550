import type { ReactNode } from 'react'
import styles from './completionList.module.css'

/** Stands in for a list that has nothing to offer yet, or at all. */
export const CompletionNote = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.note}>
    {children}
  </p>
)
