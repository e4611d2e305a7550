import type { ReactNode } from 'react'
import styles from './message.module.css'

/** What somebody else has written, below or beside one's own words. */
export const Quote = ({ children }: { children: ReactNode }) => <blockquote className={styles.quote}>{children}</blockquote>
