import { Copy, KeyRound } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { Button, Dialog, TextField } from '../../../src/ui'

interface Props {
  token: string
  onClose: () => void
}

/** Shows a new token, this one time. */
export default function TokenDialog({ token, onClose }: Props) {
  const t = useMessages()
  const copy = useCopy()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      icon={KeyRound}
      title={t('profile.tokens.made')}
      onClose={() => setOpen(false)}
      onExited={onClose}
      actions={
        <>
          <Button icon={Copy} data-autofocus onClick={() => void copy(token)}>
            {t('partner.general.copy')}
          </Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('partner.general.close')}
          </Button>
        </>
      }
    >
      <TextField label={t('profile.tokens.token')} readOnly value={token} description={t('profile.tokens.once')} />
    </Dialog>
  )
}
