import { LogIn } from '../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { declineSignIn, signInAgain, signInByPasskey } from '../../src/api/shell'
import { type ErrorObject, reasonOf } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { UpgradeLink } from '../../src/parts/submit'
import { selectSignIn, selectUser, useAppDispatch, useAppSelector } from '../../src/store'
import { Button, Dialog, Failure, PasswordField, TextField } from '../../src/ui'
import { OtherWays } from './OtherWays'
import styles from './signIn.module.css'
import { useTry } from './useTry'

/** Where the second step is asked for. */
const isAboutCode = (error: ErrorObject | null): boolean => isAbout(error, 'code')
const isAbout = (error: ErrorObject | null, field: string): boolean => error?.fields?.some(({ name }) => name === field) ?? false

/** Asks for the password when the session has ended. What is on the page stays, and the calls that were refused go on (SH-03). */
export function SignIn() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const isAsked = useAppSelector(selectSignIn) === 'asked'
  const user = useAppSelector(selectUser)
  const [email, setEmail] = useState(user?.email ?? '')
  const [password, setPassword] = useState('')
  // Null until it is asked for.
  const [code, setCode] = useState<string | null>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const { error, isBusy, run, forget } = useTry()
  const isCodeAsked = code !== null
  useEffect(() => {
    if (isCodeAsked) codeField.current?.focus()
  }, [isCodeAsked])

  async function submit(): Promise<void> {
    const refusal = await run(() => dispatch(signInAgain({ email, password, code: code ?? undefined })))
    if (isAboutCode(refusal)) return setCode('')
    // What the server has not looked at is sent again as it is.
    if (refusal && !isAbout(refusal, 'password')) return
    setCode(null)
    setPassword('')
    if (refusal) passwordField.current?.focus()
  }
  const decline = () => dispatch(declineSignIn())
  const reason = error ? reasonOf(error, t) : undefined
  const isPassword = isAbout(error, 'password')

  return (
    <Dialog
      open={isAsked}
      size="sm"
      icon={LogIn}
      title={t('signIn.title')}
      onClose={isBusy ? undefined : decline}
      onSubmit={() => void submit()}
      onExited={() => {
        forget()
        setCode(null)
        setPassword('')
      }}
      actions={<Actions isBusy={isBusy} onDecline={decline} />}
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
          ref={passwordField}
          data-autofocus
          value={password}
          error={isPassword ? reason : undefined}
          onChange={setPassword}
        />
        {isCodeAsked && (
          <TextField
            ref={codeField}
            label={t('signIn.code')}
            description={t('signIn.code.description')}
            autoComplete="one-time-code"
            value={code}
            error={isAboutCode(error) ? reason : undefined}
            onChange={setCode}
          />
        )}
        {error && !isPassword && !isAboutCode(error) && <Why error={error} />}
        <OtherWays email={email} isBusy={isBusy} onPasskey={() => void run(() => dispatch(signInByPasskey()))} />
      </div>
    </Dialog>
  )
}

function Actions({ isBusy, onDecline }: { isBusy: boolean; onDecline: () => void }) {
  const t = useMessages()
  return (
    <>
      <Button disabled={isBusy} onClick={onDecline}>
        {t('partner.general.cancel')}
      </Button>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('partner.general.signIn')}
      </Button>
    </>
  )
}

function Why({ error }: { error: ErrorObject }) {
  const t = useMessages()
  return (
    <Failure>
      <UpgradeLink link={error.link}>{reasonOf(error, t)}</UpgradeLink>
    </Failure>
  )
}
