import { AlarmClock, MessageSquareReply } from '../../src/ui/icons'
import { useState } from 'react'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { morningOf, snoozeChoices, todayIn } from '../../src/model'
import { Button, DateField } from '../../src/ui'
import styles from './snooze.module.css'
import type { Delay } from './TicketChange'

/** Until when: the usual moments by one click, until the customer writes, or until any day. */
export default function SnoozePanel({ onChoose }: { onChoose: (delay: Delay) => void }) {
  const t = useMessages()
  const formats = useFormats()
  const { timeZone } = useIsland().page
  const [choices] = useState(() => snoozeChoices(Date.now(), timeZone))
  const [day, setDay] = useState('')
  const until = (instant: Date) => onChoose({ snoozedUntil: instant.toISOString(), snoozedUntilReply: false })
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (day > todayIn(timeZone)) until(morningOf(day, timeZone))
      }}
    >
      <div className={styles.choices}>
        {choices.map(({ name, until: instant }) => (
          <Button key={name} size="sm" variant="ghost" icon={AlarmClock} className={styles.choice} onClick={() => until(instant)}>
            <span>{t(`tickets.snooze.${name}`)}</span>
            <span className={styles.end}>{formats.shortDateTime(instant)}</span>
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          icon={MessageSquareReply}
          className={styles.choice}
          onClick={() => onChoose({ snoozedUntil: null, snoozedUntilReply: true })}
        >
          {t('tickets.snooze.reply')}
        </Button>
      </div>
      <DateField label={t('tickets.snooze.date')} value={day} onChange={setDay} />
      <Button type="submit" size="sm" variant="primary" disabled={day <= todayIn(timeZone)}>
        {t('partner.general.apply')}
      </Button>
    </form>
  )
}
