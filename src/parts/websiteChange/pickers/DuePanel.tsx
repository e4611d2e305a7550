import { useState } from 'react'
import { useFormats, useMessages } from '../../../i18n'
import { type IsoDay, usualDays } from '../../../model'
import { Button, Checkbox, DateField, Form, Stack } from '../../../ui'
import styles from './duePanel.module.css'
import { useWebsiteChanges } from '../WebsiteChanges'

interface Props {
  value: IsoDay | null
  /** Whether the date has the focus at once: who came by a key goes on by typing. */
  isTyped?: boolean
  /** Asks whether the customers are to be told. */
  offersMail?: boolean
  /** Offers to move by working days, for several at once. */
  onMove?: () => void
  onChoose: (day: IsoDay | null, writes: boolean) => void
}

/** Chooses a due date: the usual ones by one click, any other by typing or from the calendar. */
export function DuePanel({ value, isTyped, offersMail = false, onMove, onChoose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { today } = useWebsiteChanges().rules
  const [day, setDay] = useState(value ?? '')
  const [writes, setWrites] = useState(false)
  return (
    <Form onSubmit={() => onChoose(day || null, writes)}>
      <Stack gap={3} className={styles.panel}>
        <div className={styles.choices}>
          {usualDays(today).map(({ name, day: choice }) => (
            <Button key={name} size="sm" variant="ghost" className={styles.choice} onClick={() => onChoose(choice, writes)}>
              <span>{t(`websiteChange.due.${name}`)}</span>
              <span className={styles.end}>{formats.dayMonth(choice)}</span>
            </Button>
          ))}
          {onMove && (
            <Button size="sm" variant="ghost" className={styles.choice} onClick={onMove}>
              {t('websiteChange.due.move')}
            </Button>
          )}
        </div>
        <DateField label={t('websiteChange.due.date')} data-autofocus={isTyped || undefined} value={day} onChange={setDay} />
        {offersMail && <Checkbox label={t('websiteChange.due.write')} checked={writes} onChange={setWrites} />}
        <div className={styles.buttons}>
          <Button type="submit" size="sm" variant="primary" disabled={day === (value ?? '')}>
            {t('partner.general.apply')}
          </Button>
          {value !== null && (
            <Button size="sm" onClick={() => onChoose(null, false)}>
              {t('websiteChange.due.remove')}
            </Button>
          )}
        </div>
      </Stack>
    </Form>
  )
}
