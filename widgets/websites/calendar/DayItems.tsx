import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import styles from './calendar.module.css'
import { CalendarItem } from './CalendarItem'

export interface ItemsState {
  readonly active: number | null
  readonly selected: ReadonlySet<number>
  readonly dragged: ReadonlySet<number>
}

export interface DayItemsProps extends ItemsState {
  websites: readonly Website[]
  /** All of them are shown, not only the first. */
  isFull: boolean
  /** So many are shown before the rest is asked for. */
  shown: number
  onFull: () => void
}

export function DayItems({ websites, isFull, shown, onFull, active, selected, dragged }: DayItemsProps) {
  const t = useMessages()
  const visible = isFull ? websites : websites.slice(0, shown)
  return (
    <>
      {visible.map((website) => (
        <CalendarItem
          key={website.id}
          website={website}
          isActive={website.id === active}
          isSelected={selected.has(website.id)}
          isDragged={dragged.has(website.id)}
        />
      ))}
      {websites.length > shown && (
        <Button size="sm" variant="ghost" className={styles.more} aria-expanded={isFull} onClick={onFull}>
          {isFull ? t('websites.filter.less') : t('websites.filter.more', { count: websites.length - shown })}
        </Button>
      )}
    </>
  )
}
