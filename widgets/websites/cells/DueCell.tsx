import { CalendarClock, CalendarPlus, CalendarX } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { daysBetween, isDueToday, isWebsiteOverdue } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useCellTrigger } from '../popups/CellPopups'
import styles from './cells.module.css'

interface Props {
  website: Website
  compact?: boolean
  tabIndex?: number
}

const ICONS = {
  none: <CalendarPlus size={14} aria-hidden />,
  late: <CalendarX size={14} aria-hidden />,
  open: <CalendarClock size={14} aria-hidden />,
}

/** The due date with its state, to be changed in place. */
export function DueCell({ website, compact, tabIndex }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { may, rules } = useWebsiteChanges()
  const triggerOf = useCellTrigger()
  const { today } = rules
  const { due_date: day } = website
  const isLate = isWebsiteOverdue(website, today)
  const state = isLate ? 'overdue' : isDueToday(day, today) && website.status !== 'done' ? 'today' : undefined
  const text = !day ? t('websiteChange.due.none') : state === 'today' ? t('websiteChange.due.today') : formats.shortDate(day)
  const detail = isLate && day ? t('websites.due.late', { count: daysBetween(day, today) }) : null
  const content = (
    <>
      {!day ? ICONS.none : isLate ? ICONS.late : ICONS.open}
      {(day || !compact) && (
        <span className={styles.when}>
          <span>{text}</span>
          {detail && !compact && (
            <>
              {' '}
              <span className={styles.detail}>{detail}</span>
            </>
          )}
        </span>
      )}
    </>
  )
  if (!may('change_due_date'))
    return (
      <span className={styles.due} data-state={state}>
        {content}
      </span>
    )
  return (
    <button
      type="button"
      {...triggerOf('due_date', website)}
      tabIndex={tabIndex}
      className={styles.due}
      data-state={state}
      data-empty={!day || undefined}
      aria-label={t('websites.due.change', { date: detail ? `${text}, ${detail}` : text })}
    >
      {content}
    </button>
  )
}
