import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useIsland } from '../../islands'
import { BackButton, VisuallyHidden } from '../../ui'
import styles from './desk.module.css'
import type { Pane } from './Pane'

interface Props {
  pane: Pane
  /** Says what is going on, as long as that goes on. */
  waitsFor?: string | undefined
  children: ReactNode
}

/** Stands where what is open would be. On a phone it is the page, so that it has a name, the focus and a way back. */
export function PaneState({ pane, waitsFor, children }: Props) {
  const { root } = useIsland()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = waitsFor === undefined
  const takeFocus = useEffectEvent((isServed: boolean) => {
    if (!pane.isWanted) return
    // Where the list has gone, so has what had the focus in it.
    if (!root.activeElement?.getClientRects().length) heading.current?.focus()
    if (isServed) pane.serve()
  })
  useEffect(() => {
    // With the frame that lays the pane out: to ask sooner would lay the page out once more.
    const frame = requestAnimationFrame(() => takeFocus(isOver))
    return () => cancelAnimationFrame(frame)
  }, [isOver])
  return (
    <div className={styles.pending}>
      <div className={isOver ? undefined : styles.back}>
        <BackButton onClick={pane.close}>{pane.back}</BackButton>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.waiting}>
        {waitsFor ?? <VisuallyHidden>{pane.label}</VisuallyHidden>}
      </h2>
      {children}
    </div>
  )
}
