import { AlarmClock, MessageSquareReply } from '../../ui/icons'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n'
import { useIsland, withTexts } from '../../islands'
import { morningOf, snoozeChoices, todayIn } from '../../model'
import { Button, DateField, Form } from '../../ui'
import styles from './snooze.module.css'
import type { Delay } from './Delay'

export interface Props {
  /** Whether it can also wait until the customer writes. */
  untilReply?: boolean
  onChoose: (delay: Delay) => void
}

/** Until when: the usual moments by one click, until the customer writes, or until any day. */
function SnoozeForm({ untilReply = true, onChoose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { timeZone } = useIsland().page
  const [choices] = useState(() => snoozeChoices(Date.now(), timeZone))
  const [day, setDay] = useState('')
  const until = (instant: Date) => onChoose({ snoozedUntil: instant.toISOString(), snoozedUntilReply: false })
  return (
    <Form
      className={styles.panel}
      onSubmit={() => {
        if (day > todayIn(timeZone)) until(morningOf(day, timeZone))
      }}
    >
      <div className={styles.choices}>
        {choices.map(({ name, until: instant }) => (
          <Button key={name} size="sm" variant="ghost" icon={AlarmClock} className={styles.choice} onClick={() => until(instant)}>
            <span>{t(`snooze.${name}`)}</span>
            <span className={styles.end}>{formats.shortDateTime(instant)}</span>
          </Button>
        ))}
        {untilReply && (
          <Button
            size="sm"
            variant="ghost"
            icon={MessageSquareReply}
            className={styles.choice}
            onClick={() => onChoose({ snoozedUntil: null, snoozedUntilReply: true })}
          >
            {t('snooze.reply')}
          </Button>
        )}
      </div>
      <DateField label={t('snooze.date')} value={day} onChange={setDay} />
      <Button type="submit" size="sm" variant="primary" disabled={day <= todayIn(timeZone)}>
        {t('partner.general.apply')}
      </Button>
    </Form>
  )
}

export default withTexts(SnoozeForm, (locale: string) => import(`./messages/${locale}.json`))
