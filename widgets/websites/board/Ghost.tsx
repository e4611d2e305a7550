import { type RefObject, useLayoutEffect } from 'react'
import { CountBadge } from '../../../src/ui'
import { Thumbnail } from '../list/Thumbnail'
import type { Ruling } from '../drag/ruling'
import styles from './card.module.css'
import type { CarriedCards } from './CarriedCards'

interface Props {
  held: Pick<CarriedCards, 'card' | 'websites'>
  /** What the place under it says: why cards may not come there is told in full, where the place has no room for it. */
  ruling?: Ruling | undefined
  /** Moved by the drag itself, without rendering. */
  ref: RefObject<HTMLDivElement | null>
}

/** What follows the pointer, above everything else. */
export function Ghost({ held: { card, websites }, ruling, ref }: Props) {
  useLayoutEffect(() => ref.current?.showPopover?.(), [ref])
  return (
    <div ref={ref} popover="manual" className={styles.ghost} data-many={websites.length > 1 || undefined} aria-hidden>
      <div className={styles.ghostCard}>
        <Thumbnail image={card.image} />
        <span className={styles.ghostTitle}>{card.title}</span>
        {websites.length > 1 && <CountBadge count={websites.length} tone="primary" />}
      </div>
      {(ruling?.kind === 'partly' || ruling?.kind === 'refused') && (
        <p className={styles.ghostRuling} data-kind={ruling.kind}>
          {ruling.text}
        </p>
      )}
    </div>
  )
}
