import type { ComponentProps } from 'react'
import { cx } from '../cx'
import styles from './button.module.css'
import { ButtonContent, type ButtonLook } from './buttonLook'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action runs: the button keeps focus, shows a spinner and ignores clicks. */
  busy?: boolean | undefined
}

export function Button({ variant = 'secondary', size = 'md', icon, iconEnd, busy, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}
