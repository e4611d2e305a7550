import type { ReactNode } from 'react'
import styles from './pageHead.module.css'
import { keepInReach } from './screenHead'

export interface PageHeadProps {
  title: ReactNode
  /** Stands right behind the title and belongs to it. */
  beside?: ReactNode
  /** What can be done on the page, at its end. */
  children?: ReactNode
}

/** The title of a page with what can be done there. */
export const PageHead = ({ title, beside, children }: PageHeadProps) => (
  <header ref={keepInReach} className={styles.head}>
    <div className={styles.name}>
      <h1 className={styles.title}>{title}</h1>
      {beside}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </header>
)
