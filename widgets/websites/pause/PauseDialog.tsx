import { AlarmClock, Archive } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { addDays, REASON_MAX_LENGTH } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, DateField, FormDialog, TextField } from '../../../src/ui'
import type { Pause } from './Pause'
import styles from './pause.module.css'

interface Props {
  open: boolean
  pause: Pause
  websites: readonly Website[]
  onClose: () => void
  onApplied: (refused: ReadonlySet<number>) => void
}

/** Days after today that are one click away. */
const CHOICES = [7, 14, 30] as const
const USUAL_DAYS = 14

/** Asks for the reason, and until when. */
export default function PauseDialog({ open, pause, websites, onClose, onApplied }: Props) {
  const t = useMessages()
  const { apply, rules } = useWebsiteChanges()
  const { today } = rules
  const [until, setUntil] = useState(addDays(today, USUAL_DAYS))
  const [reason, setReason] = useState('')
  const isSnooze = pause === 'snoozed'
  const label = t(isSnooze ? 'websites.pause' : 'websites.pause.lost.short')
  const only = websites.length === 1 ? websites[0] : undefined
  const isComplete = reason.trim() !== '' && (!isSnooze || until > today)

  const submit = () => {
    const why = reason.trim()
    void apply(websites, isSnooze ? { snoozed: { until, reason: why } } : { lost: { reason: why } }).then(onApplied)
    return true
  }
  return (
    <FormDialog
      open={open}
      icon={isSnooze ? AlarmClock : Archive}
      title={`${label} – ${only?.title ?? t('websites.selected', { count: websites.length })}`}
      onClose={onClose}
      onExited={() => setReason('')}
      submitLabel={label}
      disabled={!isComplete}
      onSubmit={submit}
    >
      {isSnooze && (
        <>
          <div className={styles.choices}>
            {CHOICES.map((days) => (
              <Button key={days} size="sm" aria-pressed={until === addDays(today, days)} onClick={() => setUntil(addDays(today, days))}>
                {t('websites.pause.days', { count: days })}
              </Button>
            ))}
          </div>
          <DateField label={t('websites.pause.until')} value={until} min={addDays(today, 1)} onChange={setUntil} />
        </>
      )}
      <TextField label={t('websites.reason')} value={reason} required maxLength={REASON_MAX_LENGTH} onChange={setReason} />
    </FormDialog>
  )
}
