import type { ReactNode } from 'react'
import { Stack } from './Stack'
import styles from './fields.module.css'

interface Props {
  children: ReactNode
}

/** The fields of a form, one below the other. */
export const Fields = ({ children }: Props) => <Stack gap={5}>{children}</Stack>

/** Fields that stand beside each other where there is room. */
export const FieldRow = ({ children }: Props) => <div className={styles.row}>{children}</div>
