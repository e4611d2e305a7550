import { KeyRound } from '../../../src/ui/icons'
import { useState } from 'react'
import { addPasskey } from '../../../src/api/signIn'
import { useMessages } from '../../../src/i18n'
import { SECOND_STEP_NAME_MAX } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { useAppDispatch } from '../../../src/store'
import { Failure, FormDialog, TextField } from '../../../src/ui'

interface Props {
  /** With new recovery codes of those who had none. */
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Lets the browser make a passkey, under a name of the person's own. */
export default function PasskeyDialog({ onAdded, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [name, setName] = useState(t('profile.secondStep.passkeyName'))
  const { error, run } = useSubmit()

  const add = async () => {
    let codes: string[] | null = null
    const isDone = await run(async () => {
      codes = await dispatch(addPasskey(name))
    })
    if (isDone && codes) onAdded(codes)
    return isDone && codes !== null
  }
  return (
    <FormDialog
      icon={KeyRound}
      size="sm"
      title={t('profile.secondStep.addPasskey')}
      submitLabel={t('partner.general.add')}
      disabled={name.trim() === ''}
      onSubmit={add}
      onExited={onClose}
    >
      <p>{t('profile.secondStep.passkey.description')}</p>
      <TextField
        label={t('profile.secondStep.name')}
        maxLength={SECOND_STEP_NAME_MAX}
        required
        data-autofocus
        value={name}
        onChange={setName}
      />
      {error?.name === 'InvalidStateError' ? <Failure>{t('profile.secondStep.passkey.known')}</Failure> : <Refusal error={error} />}
    </FormDialog>
  )
}
