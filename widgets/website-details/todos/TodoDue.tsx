import { CalendarClock, CalendarPlus } from 'lucide-react'
import type { Todo } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { addDays, isDueToday, isOverdue, nextWorkingDay, WEEK_DAYS } from '../../../src/model'
import { Button, DateField, PopoverButton } from '../../../src/ui'
import { useToday } from '../workflow/serverClock'
import styles from './todos.module.css'

interface Props {
  todo: Todo
  canEdit: boolean
  onChange: (day: string | null) => void
}

/** When a to-do is due, with a word for overdue and today. */
export function TodoDue({ todo: { dueDate, done }, canEdit, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const state = done ? undefined : isOverdue(dueDate, today) ? 'overdue' : isDueToday(dueDate, today) ? 'today' : undefined
  const text = dueDate ? formats.shortDate(dueDate) : t('todo.noDue')
  const shortcuts = [
    { label: t('todo.due.today'), day: today },
    { label: t('todo.due.nextDay'), day: nextWorkingDay(today) },
    { label: t('todo.due.week'), day: addDays(today, WEEK_DAYS) },
  ]
  return (
    <PopoverButton
      label={t('todo.dueDate')}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          icon={dueDate ? CalendarClock : CalendarPlus}
          className={styles.due}
          data-state={state}
          disabled={!canEdit}
          aria-label={`${t('todo.dueDate')}: ${[text, state && t(`todo.due.${state}`)].filter(Boolean).join(' ')}`}
        >
          {dueDate && text} {state === 'overdue' && <span>{t('todo.due.overdue')}</span>}
        </Button>
      )}
    >
      {(close) => {
        const choose = (day: string | null) => {
          close()
          if (day !== dueDate) onChange(day)
        }
        return (
          <div className={styles.panel}>
            <DateField label={t('todo.dueDate')} value={dueDate ?? ''} onChange={(day) => day && onChange(day)} />
            <div className={styles.shortcuts}>
              {shortcuts.map(({ label, day }) => (
                <Button key={label} size="sm" onClick={() => choose(day)}>
                  {label}
                </Button>
              ))}
              {dueDate && (
                <Button size="sm" variant="ghost" onClick={() => choose(null)}>
                  {t('todo.due.remove')}
                </Button>
              )}
            </div>
          </div>
        )
      }}
    </PopoverButton>
  )
}
