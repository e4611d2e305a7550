import { ChevronLeft, ChevronRight } from '../../../src/ui/icons'
import { useFormats, useMessages } from '../../../src/i18n'
import type { Month } from '../../../src/model'
import { Button, IconButton } from '../../../src/ui'
import styles from './calendar.module.css'
import { NEXT, PREVIOUS } from './dayZones'

interface Props {
  month: Month
  /** Websites of the whole view. */
  count: number
  overdue: number
  onStep: (away: -1 | 1) => void
  onToday: () => void
}

/** Which month it is, and the way to others; what is held over an arrow turns the page. */
export function MonthTools({ month, count, overdue, onStep, onToday }: Props) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <header className={styles.tools}>
      <div className={styles.steps}>
        <span data-drop={PREVIOUS}>
          <IconButton icon={ChevronLeft} label={t('websites.calendar.previous')} onClick={() => onStep(-1)} />
        </span>
        <span data-drop={NEXT}>
          <IconButton icon={ChevronRight} label={t('websites.calendar.next')} onClick={() => onStep(1)} />
        </span>
      </div>
      <h2 className={styles.month} aria-live="polite">
        {formats.monthYear(`${month}-01`)}
      </h2>
      <Button size="sm" onClick={onToday}>
        {t('websiteChange.due.today')}
      </Button>
      <p className={styles.totals}>
        <span>{t('websites.count', { count })}</span>
        {overdue > 0 && <span className={styles.late}>{t('websites.board.overdue', { count: overdue })}</span>}
      </p>
    </header>
  )
}
