import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { addDays, nextWorkingDay, WEEK_DAYS } from '../../../src/model'
import { Button, DateField } from '../../../src/ui'
import styles from './bar.module.css'

interface Props {
  due: string | null
  today: string
  onChoose: (day: string | null) => void
}

/** Another day to choose: by hand, or by one of those that are chosen often. */
export function DuePanel({ due, today, onChoose }: Props) {
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
