import type { ReactNode } from 'react'
import styles from './filterBar.module.css'

export interface FilterBarProps {
  /** A search field: it takes the room that is left, and `/` leads there. */
  search?: ReactNode
  /** Other fields and buttons that say what the list below shows. */
  children?: ReactNode
}

/** What narrows the list below it. */
export const FilterBar = ({ search, children }: FilterBarProps) => (
  <div className={styles.bar}>
    {search && (
      <div data-search className={styles.search}>
        {search}
      </div>
    )}
    {children}
  </div>
)
