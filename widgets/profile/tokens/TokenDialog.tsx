import { useMessages } from '../../../src/i18n'
import { OnceDialog } from '../../../src/parts/onceDialog'
import { TextField } from '../../../src/ui'
import { KeyRound } from '../../../src/ui/icons'

interface Props {
  token: string
  onClose: () => void
}

/** Shows a new token, this one time. */
export default function TokenDialog({ token, onClose }: Props) {
  const t = useMessages()
  const why = t('profile.tokens.once')
  return (
    <OnceDialog icon={KeyRound} title={t('profile.tokens.made')} text={token} why={why} onClose={onClose}>
      <TextField label={t('profile.tokens.token')} readOnly value={token} description={why} />
    </OnceDialog>
  )
}
