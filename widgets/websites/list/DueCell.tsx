import { CalendarClock, CalendarPlus, CalendarX } from 'lucide-react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { DAY_MS, isDueToday, isWebsiteOverdue, may } from '../../../src/model'
import { PopoverButton } from '../../../src/ui'
import { DuePanel } from '../edits/DuePanel'
import { useEdits } from '../edits/Edits'
import styles from './cells.module.css'

interface Props {
  website: Website
  compact?: boolean
  tabIndex?: number
}

/** The due date with its state, to be changed in place. */
export function DueCell({ website, compact, tabIndex }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, rules } = useEdits()
  const { today } = rules
  const { due_date: day } = website
  const isLate = isWebsiteOverdue(website, today)
  const state = isLate ? 'overdue' : isDueToday(day, today) && website.status !== 'done' ? 'today' : undefined
  const days = day ? Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS) : 0
  const text = !day ? t('websites.due.none') : state === 'today' ? t('websites.due.today') : formats.shortDate(day)
  const detail = isLate ? t('websites.due.late', { count: days }) : null
  const Icon = !day ? CalendarPlus : isLate ? CalendarX : CalendarClock
  const content = (
    <>
      <Icon size={14} aria-hidden />
      {(day || !compact) && <span>{text}</span>}
      {detail && !compact && <span className={styles.detail}>{detail}</span>}
    </>
  )
  const label = [t('websites.due.change', { date: day ? formats.date(day) : t('partner.general.none') }), detail].filter(Boolean).join(', ')
  if (may('change_due_date', rules.viewer.roles) === 'none')
    return (
      <span className={styles.due} data-state={state}>
        {content}
      </span>
    )
  return (
    <PopoverButton
      label={t('websites.column.due_date')}
      renderTrigger={(props) => (
        <button
          type="button"
          {...props}
          data-key="D"
          tabIndex={tabIndex}
          className={styles.due}
          data-state={state}
          data-empty={!day || undefined}
          aria-label={label}
        >
          {content}
        </button>
      )}
    >
      {(close) => (
        <DuePanel
          value={day}
          onChoose={(due_date) => {
            close()
            void apply([website], { due_date })
          }}
        />
      )}
    </PopoverButton>
  )
}
