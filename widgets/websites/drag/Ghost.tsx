import { type RefObject, useLayoutEffect } from 'react'
import { CountBadge } from '../../../src/ui'
import { Thumbnail } from '../cells/Thumbnail'
import type { DraggedWebsites } from './DraggedWebsites'
import styles from './ghost.module.css'
import type { Ruling } from './ruling'

interface Props {
  held: Pick<DraggedWebsites<unknown>, 'taken' | 'things'>
  /** What the place under it says: why cards may not come there is told in full, where the place has no room for it. */
  ruling?: Ruling | undefined
  /** Moved by the drag itself, without rendering. */
  ref: RefObject<HTMLDivElement | null>
}

/** What follows the pointer, above everything else. */
export function Ghost({ held: { taken, things }, ruling, ref }: Props) {
  useLayoutEffect(() => ref.current?.showPopover?.(), [ref])
  return (
    <div ref={ref} popover="manual" className={styles.ghost} data-many={things.length > 1 || undefined} aria-hidden>
      <div className={styles.card}>
        <Thumbnail image={taken.image} />
        <span className={styles.title}>{taken.title}</span>
        {things.length > 1 && <CountBadge count={things.length} tone="primary" />}
      </div>
      {(ruling?.kind === 'partly' || ruling?.kind === 'refused') && (
        <p className={styles.ruling} data-kind={ruling.kind}>
          {ruling.text}
        </p>
      )}
    </div>
  )
}
