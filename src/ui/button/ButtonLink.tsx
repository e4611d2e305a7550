import type { ComponentProps } from 'react'
import { cx } from '../cx'
import styles from './button.module.css'
import { ButtonContent, type ButtonLook } from './buttonLook'

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string
}

/** A link that looks like a button: for going somewhere, also in a new tab. */
export function ButtonLink({ variant = 'secondary', size = 'md', icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(styles.button, className)} data-variant={variant} data-size={size}>
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
    </a>
  )
}
