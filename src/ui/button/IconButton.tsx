import type { LucideIcon } from '../icons'
import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Spinner } from '../feedback/Spinner'
import { Tooltip } from '../popover/Tooltip'
import styles from './button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** The accessible name; shown as tooltip too. */
  label: string
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  busy?: boolean | undefined
}

export function IconButton({ icon: Icon, label, variant = 'ghost', size = 'md', busy, className, onClick, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} isLabel>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={cx(styles.button, styles.square, className)}
        data-variant={variant}
        data-size={size}
        {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
        onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      >
        {busy ? <Spinner size="sm" /> : <Icon size={size === 'sm' ? 16 : 18} aria-hidden />}
      </button>
    </Tooltip>
  )
}
