import { KeyRound } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button, Dialog, TextField } from '../../../src/ui'

interface Props {
  secret: string
  onClose: () => void
}

/** Shows a new secret, this one time. */
export default function SecretDialog({ secret, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(true)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    dispatch(showToast({ kind: 'success', key: 'partner.general.copied' }))
  }
  return (
    <Dialog
      open={isOpen}
      title={t('settings.webhooks.secret')}
      icon={KeyRound}
      onClose={() => setOpen(false)}
      onExited={onClose}
      actions={
        <>
          <Button onClick={() => void copy().catch(() => undefined)}>{t('partner.general.copy')}</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('partner.general.close')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('settings.webhooks.secret')}
        hideLabel
        readOnly
        value={secret}
        description={t('settings.webhooks.secret.description')}
      />
    </Dialog>
  )
}
