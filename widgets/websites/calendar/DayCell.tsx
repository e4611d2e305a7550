import { useFormats, useMessages } from '../../../src/i18n'
import type { IsoDay } from '../../../src/model'
import { VisuallyHidden } from '../../../src/ui'
import type { Ruling } from '../drag/ruling'
import type { Website } from '../../../src/contract'
import styles from './calendar.module.css'
import { DayItems, type ItemsState } from './DayItems'

/** More are folded: a month stays on one screen. */
export const DAY_SHOWN = 4

interface Props extends ItemsState {
  day: IsoDay
  today: IsoDay
  /** It belongs to the month before or after. */
  isOutside: boolean
  websites: readonly Website[]
  isFull: boolean
  onFull: () => void
  /** What the rules say to what is dragged. */
  ruling: Ruling | null
  isOver: boolean
}

export function DayCell({ day, today, isOutside, websites, ruling, isOver, ...items }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const weekday = formats.weekday(day)
  return (
    <li
      className={styles.day}
      data-drop={day}
      data-outside={isOutside || undefined}
      data-when={day === today ? 'today' : day < today ? 'past' : undefined}
      data-empty={websites.length === 0 || undefined}
      data-ruling={ruling?.kind}
      data-over={isOver || undefined}
    >
      <p className={styles.date}>
        <span className={styles.number} aria-hidden>
          {Number(day.slice(-2))}
        </span>
        <span className={styles.weekday} aria-hidden>
          {weekday}
        </span>
        <VisuallyHidden>
          {`${weekday}, ${formats.date(day)}`}
          {websites.length > 0 && `, ${t('websites.count', { count: websites.length })}`}
        </VisuallyHidden>
      </p>
      <div className={styles.items}>
        <DayItems websites={websites} shown={DAY_SHOWN} {...items} />
        {isOver && ruling && ruling.kind !== 'home' && <p className={styles.ruling}>{ruling.text}</p>}
      </div>
    </li>
  )
}
