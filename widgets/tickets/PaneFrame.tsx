import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../../src/i18n'
import { BackButton, ErrorBoundary, FailedState } from '../../src/ui'
import styles from './desk/desk.module.css'
import { PaneWait } from './desk/PaneWait'
import type { Desk } from './desk/useDesk'

interface Props {
  desk: Desk
  children: ReactNode
}

/** The place of the open ticket: beside the list, over it, or instead of it, as there is room. */
export function PaneFrame({ desk, children }: Props) {
  const t = useMessages()
  const failureOf = (_: unknown, retry: () => void) => (
    <div className={styles.pending}>
      <BackButton onClick={() => desk.open(null)}>{t('tickets.back.list')}</BackButton>
      <FailedState onRetry={retry} />
    </div>
  )
  return (
    <aside className={styles.pane} aria-label={t('tickets.pane')}>
      <ErrorBoundary failureOf={failureOf}>
        <Suspense fallback={<PaneWait desk={desk} />}>{children}</Suspense>
      </ErrorBoundary>
    </aside>
  )
}
