import type { ReactNode } from 'react'
import styles from './meter.module.css'

export interface MeterProps {
  value: number
  max: number
  /** Says both in words, and names the bar. */
  children: ReactNode
}

/** How much of a limit is used. */
export const Meter = ({ value, max, children }: MeterProps) => (
  <label className={styles.label}>
    {children}
    <meter className={styles.meter} min={0} max={Math.max(max, 1)} value={Math.min(value, max)} />
  </label>
)
