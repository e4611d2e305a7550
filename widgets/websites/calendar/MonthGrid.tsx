import { useFormats } from '../../../src/i18n'
import { type IsoDay, type Month, monthOf, WEEK_DAYS } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import type { Ruling } from '../drag/ruling'
import styles from './calendar.module.css'
import { DayCell } from './DayCell'
import type { DayItemsProps } from './DayItems'

interface Props {
  month: Month
  /** In whole weeks. */
  days: readonly IsoDay[]
  /** The day that something is held over. */
  over: string | null
  rulingOf: (day: IsoDay) => Ruling | null
  itemsOf: (day: IsoDay) => Omit<DayItemsProps, 'shown'>
}

/** The days of a month below the names of the weekdays. */
export function MonthGrid({ month, days, over, rulingOf, itemsOf }: Props) {
  const formats = useFormats()
  const { today } = useWebsiteChanges().rules
  return (
    <>
      <div className={styles.weekdays} aria-hidden>
        {days.slice(0, WEEK_DAYS).map((day) => (
          <span key={day}>{formats.weekday(day)}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label={formats.monthYear(`${month}-01`)}>
        {days.map((day) => (
          <DayCell
            key={day}
            day={day}
            today={today}
            isOutside={monthOf(day) !== month}
            ruling={rulingOf(day)}
            isOver={over === day}
            {...itemsOf(day)}
          />
        ))}
      </ol>
    </>
  )
}
