import type { LucideIcon } from '../icons'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import styles from './controlBox.module.css'

export interface Adornments {
  icon?: LucideIcon | undefined
  /** A unit or a fixed part before the input. */
  prefix?: ReactNode
  suffix?: ReactNode
}

interface Props extends Adornments, Omit<ComponentProps<'div'>, 'prefix'> {}

/** The frame of an input, with what stands inside beside it. It shows hover, focus and error of the control within. */
export function ControlBox({ icon: Icon, prefix, suffix, className, children, ...rest }: Props) {
  return (
    <div {...rest} className={cx(styles.box, className)}>
      {Icon && <Icon className={styles.icon} size={16} aria-hidden />}
      {prefix && <span className={styles.affix}>{prefix}</span>}
      {children}
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </div>
  )
}
