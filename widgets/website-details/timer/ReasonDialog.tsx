import { useState } from 'react'
import { useTimeSpentQuery } from '../../../src/api/time'
import { useMessages } from '../../../src/i18n'
import { WORK_REASON_MAX_LENGTH } from '../../../src/model'
import { Button, FormDialog, TextField } from '../../../src/ui'
import styles from './timer.module.css'

interface Props {
  websiteId: number
  onExited: () => void
  onStop: (reason: string) => void
}

/** Asks what was done before the timer stops: one of the reasons of the partner, or other words (TM-06). */
export default function ReasonDialog({ websiteId, onExited, onStop }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState('')
  const { data: spent } = useTimeSpentQuery(websiteId)
  return (
    <FormDialog
      open={isOpen}
      title={t('websiteDetails.timer.stopWithReason')}
      size="sm"
      submitLabel={t('websiteDetails.timer.stopNow')}
      onSubmit={() => {
        onStop(reason.trim())
        return true
      }}
      isChanged={reason !== ''}
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      {spent && spent.reasons.length > 0 && (
        <ul aria-label={t('websiteDetails.timer.reason')} className={styles.reasons}>
          {spent.reasons.map((one) => (
            <li key={one}>
              <Button
                size="sm"
                onClick={() => {
                  onStop(one)
                  setOpen(false)
                }}
              >
                {one}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('websiteDetails.timer.reason')}
        value={reason}
        maxLength={WORK_REASON_MAX_LENGTH}
        data-autofocus
        onChange={setReason}
      />
    </FormDialog>
  )
}
