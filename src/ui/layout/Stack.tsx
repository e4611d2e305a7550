import type { ComponentProps } from 'react'
import { cx } from '../cx'
import styles from './stack.module.css'

export interface StackProps extends ComponentProps<'div'> {
  /** The room between two things: a number of the scale of spaces. */
  gap?: 2 | 3 | 4 | 5 | 6 | 8 | undefined
}

/** One thing below the other, none of them wider than there is room. */
export const Stack = ({ gap = 4, className, ...rest }: StackProps) => (
  <div {...rest} className={cx(styles.stack, className)} data-gap={gap} />
)
