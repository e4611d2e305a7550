import type { LucideIcon } from '../icons'
import type { ReactNode } from 'react'
import { quietColours } from '../quietColours'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error'

export interface BadgeProps {
  tone?: BadgeTone | undefined
  /** Any `#rrggbb`; text and background are mixed from it so that the text stays readable in both schemes. */
  colour?: string | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A short label on a quiet background. */
export function Badge({ tone = 'neutral', colour, icon: Icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={colour ? undefined : tone} style={colour ? quietColours(colour) : undefined}>
      {Icon && <Icon size={13} aria-hidden />}
      <span className={styles.text}>{children}</span>
    </span>
  )
}
