import type { LucideIcon } from '../icons'
import type { ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** `primary` once per view; `danger` only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: LucideIcon | undefined
  iconEnd?: LucideIcon | undefined
}

interface ContentProps extends ButtonLook {
  busy?: boolean | undefined
  children: ReactNode
}

/** Icon, text, icon. A spinner takes the place of the first icon, so that a busy button hardly moves. */
export function ButtonContent({ icon: Icon, iconEnd: IconEnd, size, busy, children }: ContentProps) {
  const px = size === 'sm' ? 14 : 16
  return (
    <>
      {busy ? <Spinner size="sm" /> : Icon && <Icon size={px} aria-hidden />}
      {children}
      {IconEnd && <IconEnd size={px} aria-hidden />}
    </>
  )
}
