import type { NextItem } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { countedDays, NEXT_WEIGHTS, pointsOf } from '../../src/model'
import { VisuallyHidden } from '../../src/ui'
import styles from './row.module.css'

/** Why something stands where it does: its points, and what they are made of. */
export function Points({ item }: { item: NextItem }) {
  const t = useMessages()
  const formats = useFormats()
  const { start, perDay } = NEXT_WEIGHTS[item.kind]
  const days = countedDays(item.days)
  return (
    <span className={styles.points}>
      <strong>{t('next.points', { points: pointsOf(item) })}</strong>
      <span className={styles.sum} aria-hidden>
        {days === 0 ? formats.number(start) : t('next.points.sum', { start, days, perDay })}
      </span>
      <VisuallyHidden>{t('next.points.words', { start, days, perDay })}</VisuallyHidden>
    </span>
  )
}
