import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useIsland } from '../../islands'
import { ErrorBoundary, FailedState } from '../../ui'
import styles from './desk.module.css'
import type { Pane } from './Pane'
import { PaneState } from './PaneState'
import { useOwnClicks } from './useOwnClicks'

interface Props {
  /** What is open, by the `data-row` that the link of its row has; null for nothing. */
  openId: number | null
  pane: Pane
  /** What narrows the list. */
  head: ReactNode
  list: ReactNode
  /** Stands in for what is open while its code is on its way. */
  fallback: ReactNode
  /** What is open. */
  children: ReactNode
}

/** A list, and beside it, over it or instead of it, as there is room, what is open of it. */
export function Desk({ openId, pane, head, list, fallback, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useReturn(box, openId)
  useRowInSight(box, openId)
  const onClickCapture = useOwnClicks(openId)
  const failureOf = (_: unknown, retry: () => void) => {
    const again = () => {
      pane.reopen()
      retry()
    }
    return (
      <PaneState pane={pane}>
        <FailedState onRetry={again} />
      </PaneState>
    )
  }
  return (
    <div className={styles.frame}>
      <div className={styles.desk} data-open={openId !== null || undefined}>
        <div ref={box} tabIndex={-1} className={styles.list}>
          {head}
          <div className={styles.rows}>{list}</div>
        </div>
        {openId !== null && (
          <aside className={styles.pane} aria-label={pane.label} onClickCapture={onClickCapture}>
            <ErrorBoundary failureOf={failureOf}>
              <Suspense fallback={fallback}>{children}</Suspense>
            </ErrorBoundary>
          </aside>
        )}
      </div>
    </div>
  )
}

/** When what is open closes, whoever had the focus in it goes on in the list: at its row, where that is still there. */
function useReturn(list: { readonly current: HTMLElement | null }, openId: number | null): void {
  const { root } = useIsland()
  const before = useRef(openId)
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (openId !== null || closed === null || root.activeElement) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${closed}"]`)
    ;(row ?? list.current)?.focus()
  }, [openId, root, list])
}

/** Whatever is opened, its row stays in sight: keys go on from one to the next without the list being touched. */
function useRowInSight(list: { readonly current: HTMLElement | null }, openId: number | null): void {
  useEffect(() => {
    if (openId === null) return undefined
    const show = () => list.current?.querySelector(`[data-id="${openId}"]`)?.scrollIntoView?.({ block: 'nearest' })
    // With the frame that lays the pane out: to ask sooner would lay the page out once more.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [openId, list])
}
