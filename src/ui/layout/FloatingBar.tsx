import type { ComponentProps } from 'react'
import styles from './floatingBar.module.css'

export interface FloatingBarProps extends Omit<ComponentProps<'section'>, 'className'> {
  'aria-label': string
}

/** Stays at the lower edge of the window while what it acts on scrolls. */
export const FloatingBar = (props: FloatingBarProps) => <section {...props} className={styles.bar} />
