import type { ComponentProps } from 'react'
import { LockedActions } from '../../ui'
import styles from './paneHead.module.css'

interface Props extends ComponentProps<'button'> {
  label: string
  /** What it says in words; empty where it says nothing yet. */
  value: string
}

/** A fact of what is open, as a button that opens what changes it. */
export const PaneFact = ({ label, value, ...rest }: Props) => (
  <LockedActions>
    <button {...rest} type="button" className={styles.fact} title={label} aria-label={value ? `${label}: ${value}` : label} />
  </LockedActions>
)
