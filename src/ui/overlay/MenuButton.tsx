import { ChevronDown } from '../icons'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/Button'
import { Menu, type MenuProps } from './Menu'

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'disabled'> {
  label: ReactNode
  placement?: MenuProps['placement']
  children: ReactNode
}

/** A button with a text that opens a menu. For any other look give Menu a trigger. */
export function MenuButton({ label, placement, children, ...look }: MenuButtonProps) {
  return (
    <Menu
      placement={placement}
      renderTrigger={(props) => (
        <Button {...look} {...props} iconEnd={ChevronDown}>
          {label}
        </Button>
      )}
    >
      {children}
    </Menu>
  )
}
