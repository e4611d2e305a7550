import { LogIn } from '../../src/ui/icons'
import { useState } from 'react'
import { declineSignIn, signInAgain } from '../../src/api/shell'
import { type ErrorObject, reasonOf, toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { selectSignIn, selectUser, useAppDispatch, useAppSelector } from '../../src/store'
import { Button, Dialog, PasswordField, TextField } from '../../src/ui'
import styles from './signIn.module.css'

/** Asks for the password when the session has ended. What is on the page stays, and the calls that were refused go on (SH-03). */
export function SignIn() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const isAsked = useAppSelector(selectSignIn) === 'asked'
  const user = useAppSelector(selectUser)
  const [email, setEmail] = useState(user?.email ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<ErrorObject | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await dispatch(signInAgain(email, password))
    } catch (refusal) {
      setError(toErrorObject(refusal))
    }
    setPassword('')
    setBusy(false)
  }

  return (
    <Dialog
      open={isAsked}
      size="sm"
      icon={LogIn}
      title={t('signIn.title')}
      onClose={isBusy ? undefined : () => dispatch(declineSignIn())}
      onSubmit={() => void submit()}
      onExited={() => setError(null)}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => dispatch(declineSignIn())}>
            {t('partner.general.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('partner.general.signIn')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('signIn.why')}</p>
        <TextField
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly={Boolean(user?.email)}
          onChange={setEmail}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={error ? reasonOf(error, t) : undefined}
          onChange={setPassword}
        />
      </div>
    </Dialog>
  )
}
