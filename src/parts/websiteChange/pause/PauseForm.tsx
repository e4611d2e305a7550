import { AlarmClock, Archive } from '../../../ui/icons'
import { useState } from 'react'
import type { Website } from '../../../contract'
import { useMessages } from '../../../i18n'
import { addDays, REASON_MAX_LENGTH } from '../../../model'
import { useWebsiteChanges } from '../WebsiteChanges'
import { Button, DateField, FormDialog, TextField } from '../../../ui'
import styles from './pause.module.css'

/** Put off for a while, or given up for good. */
export type Pause = 'snoozed' | 'lost'

export interface PauseFormProps {
  open: boolean
  pause: Pause
  websites: readonly Website[]
  /** Names them. */
  about: string
  onClose: () => void
  /** What was chosen is on its way: resolves to the ids of what was not changed. */
  onSent?: ((sent: Promise<ReadonlySet<number>>) => void) | undefined
  onUndone?: () => void
  onExited?: (() => void) | undefined
}

/** Days after today that are one click away. */
const CHOICES = [7, 14, 30] as const
const USUAL_DAYS = 14

/** Asks for the reason, and until when. */
export default function PauseForm({ open, pause, websites, about, onClose, onSent, onUndone, onExited }: PauseFormProps) {
  const t = useMessages()
  const { apply, rules } = useWebsiteChanges()
  const { today } = rules
  const [until, setUntil] = useState(addDays(today, USUAL_DAYS))
  const [reason, setReason] = useState('')
  const isSnooze = pause === 'snoozed'
  const label = t(isSnooze ? 'websiteChange.field.snoozed' : 'websiteChange.field.lost')
  const isComplete = reason.trim() !== '' && (!isSnooze || until > today)

  const submit = () => {
    const why = reason.trim()
    const change = isSnooze ? { snoozed: { until, reason: why } } : { lost: { reason: why } }
    const sent = apply(websites, change, onUndone && { onUndone })
    onSent?.(sent)
    return true
  }
  return (
    <FormDialog
      open={open}
      icon={isSnooze ? AlarmClock : Archive}
      title={`${label} – ${about}`}
      onClose={onClose}
      onExited={() => {
        setReason('')
        onExited?.()
      }}
      isChanged={reason !== ''}
      submitLabel={label}
      disabled={!isComplete}
      onSubmit={submit}
    >
      {isSnooze && (
        <>
          <div className={styles.choices}>
            {CHOICES.map((days) => (
              <Button key={days} size="sm" aria-pressed={until === addDays(today, days)} onClick={() => setUntil(addDays(today, days))}>
                {t('websiteChange.pause.days', { count: days })}
              </Button>
            ))}
          </div>
          <DateField
            label={t('websiteChange.pause.until')}
            value={until}
            min={addDays(today, 1)}
            error={until && until <= today ? t('websiteChange.pause.later') : undefined}
            onChange={setUntil}
          />
        </>
      )}
      <TextField label={t('websiteChange.override.reason')} value={reason} required maxLength={REASON_MAX_LENGTH} onChange={setReason} />
    </FormDialog>
  )
}
