import { CalendarClock, CalendarPlus } from '../../../src/ui/icons'
import type { Todo } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { addDays, isDueToday, isOverdue, nextWorkingDay, REPETITIONS, WEEK_DAYS } from '../../../src/model'
import { Button, DateField, PopoverButton, Select, Stack } from '../../../src/ui'
import styles from './todos.module.css'

interface Props {
  todo: Todo
  canEdit: boolean
  onChange: (day: string | null) => void
  onRepeat: (period: Todo['repeats']) => void
}

/** When a to-do is due, with a word for overdue and today. */
export function TodoDue({ todo: { dueDate, done, repeats }, canEdit, onChange, onRepeat }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const state = done ? undefined : isOverdue(dueDate, today) ? 'overdue' : isDueToday(dueDate, today) ? 'today' : undefined
  const text = dueDate ? formats.shortDate(dueDate) : t('websiteDetails.todo.noDue')
  const shortcuts = [
    { label: t('websiteDetails.todo.due.today'), day: today },
    { label: t('websiteDetails.todo.due.nextDay'), day: nextWorkingDay(today) },
    { label: t('websiteDetails.todo.due.week'), day: addDays(today, WEEK_DAYS) },
  ]
  return (
    <PopoverButton
      label={t('websiteDetails.todo.dueDate')}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          icon={dueDate ? CalendarClock : CalendarPlus}
          className={styles.due}
          data-state={state}
          disabled={!canEdit}
          aria-label={`${t('websiteDetails.todo.dueDate')}: ${[text, state && t(`websiteDetails.todo.due.${state}`)].filter(Boolean).join(' ')}`}
        >
          {dueDate && text} {state === 'overdue' && <span>{t('websiteDetails.todo.due.overdue')}</span>}
        </Button>
      )}
    >
      {(close) => {
        const choose = (day: string | null) => {
          close()
          if (day !== dueDate) onChange(day)
        }
        return (
          <Stack gap={3} className={styles.panel}>
            <DateField label={t('websiteDetails.todo.dueDate')} value={dueDate ?? ''} onChange={(day) => day && onChange(day)} />
            <div className={styles.shortcuts}>
              {shortcuts.map(({ label, day }) => (
                <Button key={label} size="sm" onClick={() => choose(day)}>
                  {label}
                </Button>
              ))}
              {dueDate && (
                <Button size="sm" variant="ghost" onClick={() => choose(null)}>
                  {t('websiteDetails.todo.due.remove')}
                </Button>
              )}
            </div>
            <Select
              label={t('websiteDetails.todo.repeats')}
              placeholder={t('websiteDetails.todo.repeats.never')}
              options={REPETITIONS.map((value) => ({ value, label: t(`websiteDetails.todo.repeats.${value}`) }))}
              value={repeats ?? ''}
              onChange={(value) => onRepeat(REPETITIONS.find((period) => period === value) ?? null)}
            />
          </Stack>
        )
      }}
    </PopoverButton>
  )
}
