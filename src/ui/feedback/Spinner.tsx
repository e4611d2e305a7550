import type { SPINNER_SIZES } from '../../model'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** 12, 16, 24, 40 and 64 px (spec 9). */
  size?: (typeof SPINNER_SIZES)[number] | undefined
  /** `overlay` covers the nearest positioned ancestor, `fixed` the window. */
  variant?: 'overlay' | 'fixed' | undefined
  /** What is awaited. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined
}

export function Spinner({ size = 'md', variant, label }: SpinnerProps) {
  const name = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={styles.spinner} data-size={size} data-variant={variant} {...name}>
      <span className={styles.ring} />
    </span>
  )
}
