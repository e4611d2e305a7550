import { CalendarClock, CalendarDays, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { addDays, isDueToday, isWebsiteOverdue, nextWorkingDay } from '../../../src/model'
import { Button, DateField, PopoverButton } from '../../../src/ui'
import styles from './bar.module.css'
import { useToday } from './serverClock'
import { useRights } from './useRights'
import { useWorkflow } from './WorkflowContext'

const WEEK_DAYS = 7

/** The due date as a button, with a word for overdue and due today; it opens a small panel to choose another. */
export function DueDatePicker() {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { website, request } = useWorkflow()
  const may = useRights(website)
  const { due_date: due } = website
  const state = isWebsiteOverdue(website, today) ? 'overdue' : isDueToday(due, today) ? 'today' : undefined
  const Icon = { overdue: CalendarX, today: CalendarClock, none: CalendarDays }[state ?? 'none']
  const text = due ? formats.date(due) : t('partner.general.none')
  const note = state && t(`details.dueDate.${state}`)

  return (
    <PopoverButton
      label={t('details.dueDate')}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          className={styles.due}
          data-state={state}
          disabled={!may('change_due_date')}
          aria-label={`${t('details.dueDate')}: ${[text, note].filter(Boolean).join(' ')}`}
        >
          <Icon size={16} aria-hidden />
          {/* A space between the two, or they are one word to whoever hears them. */}
          <span>{text}</span> {note && <span className={styles.note}>{note}</span>}
        </Button>
      )}
    >
      {(close) => (
        <DuePanel
          due={due}
          today={today}
          onChoose={(dueDate) => {
            close()
            if (dueDate !== due) request({ dueDate })
          }}
        />
      )}
    </PopoverButton>
  )
}

interface PanelProps {
  due: string | null
  today: string
  onChoose: (day: string | null) => void
}

function DuePanel({ due, today, onChoose }: PanelProps) {
  const t = useMessages()
  const [day, setDay] = useState(due ?? '')
  const shortcuts = [
    { label: t('details.dueDate.pickToday'), day: today },
    { label: t('details.dueDate.nextWorkingDay'), day: nextWorkingDay(today) },
    { label: t('details.dueDate.inAWeek'), day: addDays(today, WEEK_DAYS) },
  ]
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(day || null)
      }}
    >
      <DateField label={t('details.dueDate')} value={day} onChange={setDay} />
      <div className={styles.shortcuts}>
        {shortcuts.map((shortcut) => (
          <Button key={shortcut.label} size="sm" onClick={() => onChoose(shortcut.day)}>
            {shortcut.label}
          </Button>
        ))}
      </div>
      <div className={styles.panelActions}>
        {due && (
          <Button variant="ghost" onClick={() => onChoose(null)}>
            {t('details.dueDate.remove')}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {t('partner.general.apply')}
        </Button>
      </div>
    </form>
  )
}
