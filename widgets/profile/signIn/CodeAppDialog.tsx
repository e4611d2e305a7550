import { Copy, ShieldCheck } from '../../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { beginCodeApp, proveCodeApp } from '../../../src/api/signIn'
import type { CodeAppSetup } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { SECOND_STEP_NAME_MAX } from '../../../src/model'
import { LoadFailure, Refusal, useSubmit } from '../../../src/parts/submit'
import { useAppDispatch, useCopy } from '../../../src/store'
import { FormDialog, IconButton, Skeleton, TextField } from '../../../src/ui'
import styles from './signIn.module.css'

interface Props {
  /** With new recovery codes of those who had none. */
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Sets up an app that shows one-time codes: scan or type the secret, then a first code. */
export default function CodeAppDialog({ onAdded, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [setup, setSetup] = useState<CodeAppSetup | null>(null)
  const [name, setName] = useState(t('profile.secondStep.appName'))
  const [code, setCode] = useState('')
  const { error, fieldError, run, forget } = useSubmit()
  const beginning = useBegin(setSetup)
  const codeField = useRef<HTMLInputElement>(null)
  const beginAgain = () => {
    // The button goes when it has helped.
    codeField.current?.focus()
    void beginning.begin()
  }

  const prove = () =>
    run(async () => {
      if (setup) onAdded(await dispatch(proveCodeApp(setup.id, { name, code })))
    })

  return (
    <FormDialog
      icon={ShieldCheck}
      title={t('profile.secondStep.addApp')}
      submitLabel={t('profile.secondStep.turnOn')}
      disabled={!setup || code.trim() === '' || name.trim() === ''}
      onSubmit={prove}
      onExited={onClose}
    >
      <p>{t('profile.secondStep.scan')}</p>
      {beginning.error ? (
        <LoadFailure error={beginning.error} onRetry={beginAgain} />
      ) : (
        <div className={styles.setup}>
          {setup ? (
            <img className={styles.picture} src={setup.picture} alt={t('profile.secondStep.qr')} />
          ) : (
            <Skeleton shape="block" width="180px" height="180px" />
          )}
          <div className={styles.secret}>
            <p>{t('profile.secondStep.type')}</p>
            {setup && <Secret setup={setup} />}
          </div>
        </div>
      )}
      <TextField
        label={t('profile.secondStep.code')}
        description={t('profile.secondStep.code.description')}
        autoComplete="one-time-code"
        inputMode="numeric"
        ref={codeField}
        data-autofocus
        required
        value={code}
        error={fieldError('code')}
        onChange={(value) => {
          setCode(value)
          forget()
        }}
      />
      <TextField label={t('profile.secondStep.name')} maxLength={SECOND_STEP_NAME_MAX} required value={name} onChange={setName} />
      <Refusal error={error} shown={['code']} />
    </FormDialog>
  )
}

function Secret({ setup: { secret, uri } }: { setup: CodeAppSetup }) {
  const t = useMessages()
  const copy = useCopy()
  return (
    <>
      <p className={styles.code}>
        <code>{secret}</code>
        <IconButton
          icon={Copy}
          size="sm"
          label={t('profile.secondStep.copySecret')}
          onClick={() => void copy(secret.replaceAll(' ', ''))}
        />
      </p>
      <p>
        <a href={uri}>{t('profile.secondStep.openApp')}</a>
      </p>
    </>
  )
}

/** Asks for a secret once the dialog is there, and again on request. */
function useBegin(onBegun: (setup: CodeAppSetup) => void): { error: ErrorObject | null; begin: () => Promise<boolean> } {
  const dispatch = useAppDispatch()
  const { error, run } = useSubmit()
  const begin = () => run(async () => onBegun(await dispatch(beginCodeApp())))
  useEffect(() => {
    void begin()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return { error, begin }
}
