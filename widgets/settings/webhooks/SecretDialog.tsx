import { useMessages } from '../../../src/i18n'
import { OnceDialog } from '../../../src/parts/onceDialog'
import { TextField } from '../../../src/ui'
import { KeyRound } from '../../../src/ui/icons'

interface Props {
  secret: string
  onClose: () => void
}

/** Shows a new secret, this one time. */
export default function SecretDialog({ secret, onClose }: Props) {
  const t = useMessages()
  const title = t('settings.webhooks.secret')
  const why = t('settings.webhooks.secret.description')
  return (
    <OnceDialog icon={KeyRound} title={title} text={secret} why={why} onClose={onClose}>
      <TextField label={title} hideLabel readOnly value={secret} description={why} />
    </OnceDialog>
  )
}
