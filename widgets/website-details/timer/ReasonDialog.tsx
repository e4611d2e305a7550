import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog, TextField } from '../../../src/ui'

interface Props {
  onExited: () => void
  onStop: (reason: string) => void
}

const REASON_MAX = 200

/** Asks what was done before the timer stops (TM-06). */
export function ReasonDialog({ onExited, onStop }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState('')
  const submit = () => {
    onStop(reason.trim())
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      title={t('timer.stopWithReason')}
      size="sm"
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('timer.stopNow')}
          </Button>
        </>
      }
    >
      <TextField label={t('timer.reason')} value={reason} maxLength={REASON_MAX} data-autofocus onChange={setReason} />
    </Dialog>
  )
}
