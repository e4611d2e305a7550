import type { ReactNode } from 'react'
import { Hint } from '../../../src/ui'
import styles from './mailTransfer.module.css'

interface Props {
  legend: string
  hint?: string
  children: ReactNode
}

/** What is asked about one of the two servers. */
export const ServerGroup = ({ legend, hint, children }: Props) => (
  <fieldset className={styles.server} data-hinted={hint !== undefined}>
    <legend className={styles.legend}>{legend}</legend>
    {hint !== undefined && <Hint>{hint}</Hint>}
    {children}
  </fieldset>
)
