import type { LucideIcon } from '../../../src/ui/icons'
import { type ReactNode, useId } from 'react'
import { ErrorBoundary } from '../../../src/ui'
import styles from './card.module.css'

interface Props {
  title: string
  icon: LucideIcon
  /** Beside the title: a badge, a count. */
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A card beside the thread. Whatever goes wrong in it stays in it (WD-08). */
export function SideCard({ title, icon: Icon, mark, actions, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.card}>
      <header className={styles.header}>
        <Icon size={16} aria-hidden className={styles.icon} />
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {mark}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  )
}
