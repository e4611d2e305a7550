import { useState } from 'react'
import { useMessages } from '../../../i18n'
import { REASON_MAX_LENGTH } from '../../../model'
import { Button, TextField } from '../../../ui'
import styles from './refusal.module.css'

interface Props {
  onOverride: (reason: string) => void
}

/** An admin may insist, with a reason that goes to the log (defaults 5.3). */
export function Override({ onOverride }: Props) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const isReason = reason.trim() !== '' && reason.length <= REASON_MAX_LENGTH
  return (
    <div className={styles.override}>
      <TextField
        label={t('websiteChange.override.reason')}
        description={t('websiteChange.override.hint')}
        value={reason}
        maxLength={REASON_MAX_LENGTH}
        onChange={setReason}
      />
      <Button variant="danger" disabled={!isReason} onClick={() => onOverride(reason.trim())}>
        {t('websiteChange.override')}
      </Button>
    </div>
  )
}
