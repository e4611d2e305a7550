import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../../src/i18n'
import { ErrorBoundary, Skeleton } from '../../src/ui'
import styles from './desk.module.css'

interface Props {
  /** Beside what stands there until the ticket does. */
  fallback: ReactNode
  children: ReactNode
}

/** The place of the open ticket: beside the list, over it, or instead of it, as there is room. */
export function PaneFrame({ fallback, children }: Props) {
  const t = useMessages()
  const pending = (
    <>
      {fallback}
      <Skeleton width="60%" />
      <Skeleton shape="block" height="200px" />
    </>
  )
  return (
    <aside className={styles.pane} aria-label={t('tickets.pane')}>
      <ErrorBoundary>
        <Suspense fallback={<div className={styles.pending}>{pending}</div>}>{children}</Suspense>
      </ErrorBoundary>
    </aside>
  )
}
