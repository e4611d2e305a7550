import type { ReactNode } from 'react'
import styles from '../common.module.css'

/** In small letters, on a line of its own: more about what stands above it. */
export const Hint = ({ children }: { children: ReactNode }) => <span className={styles.hint}>{children}</span>
