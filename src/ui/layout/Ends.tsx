import type { ComponentProps } from 'react'
import { cx } from '../cx'
import styles from './ends.module.css'

export interface EndsProps extends ComponentProps<'div'> {
  /** The least room between them: a number of the scale of spaces. */
  gap?: 2 | 3 | 4 | 5 | undefined
}

/** Things at both ends of a line; where there is no room for that, below each other. */
export const Ends = ({ gap = 2, className, ...rest }: EndsProps) => <div {...rest} className={cx(styles.ends, className)} data-gap={gap} />
