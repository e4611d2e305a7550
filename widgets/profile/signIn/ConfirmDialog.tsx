import { KeyRound, ShieldCheck } from '../../../src/ui/icons'
import { useState } from 'react'
import { confirmByPasskey, confirmByPassword, useSecondStepsQuery } from '../../../src/api/signIn'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { Button, FormDialog, PasswordField } from '../../../src/ui'

interface Props {
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password, or for a passkey of those who have one. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUser)?.email ?? ''
  const { data } = useSecondStepsQuery()
  const [password, setPassword] = useState('')
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const { busy, error, fieldError, run, forget } = useSubmit()

  const finish = () => {
    setDone(true)
    setOpen(false)
  }
  const confirm = () => run(() => dispatch(confirmByPassword(password)))
  const choose = async () => {
    let chosen = false
    const isRight = await run(async () => {
      chosen = await dispatch(confirmByPasskey())
    })
    if (isRight && chosen) finish()
  }

  return (
    <FormDialog
      open={isOpen}
      icon={ShieldCheck}
      size="sm"
      title={t('profile.confirm.title')}
      submitLabel={t('profile.confirm.submit')}
      disabled={password === ''}
      onSubmit={async () => {
        if (await confirm()) finish()
        else return false
        return true
      }}
      onClose={() => setOpen(false)}
      onExited={() => {
        onClose()
        if (isDone) onConfirmed()
      }}
    >
      <p>{t('profile.confirm.why')}</p>
      {/* Tells password managers whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('profile.password')}
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={fieldError('password')}
        onChange={(value) => {
          setPassword(value)
          forget()
        }}
      />
      <Refusal error={error} shown={['password']} />
      {data && data.passkeys.length > 0 && (
        <div>
          <Button icon={KeyRound} aria-disabled={busy} onClick={() => void choose()}>
            {t('profile.confirm.passkey')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
