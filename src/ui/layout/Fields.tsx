import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import styles from './fields.module.css'
import { Stack } from './Stack'

/** The fields of a form, one below the other. */
export const Fields = ({ children }: { children: ReactNode }) => <Stack gap={5}>{children}</Stack>

export interface FieldRowProps extends ComponentProps<'div'> {
  /** How much room each needs at least: 150, 220 or 260 px. Small ones stand closer together, two of them on a phone. */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Fields that stand beside each other where there is room. */
export const FieldRow = ({ size = 'md', className, ...rest }: FieldRowProps) => (
  <div {...rest} className={cx(styles.row, className)} data-size={size} />
)
