import { Pause, Play, X } from '../../src/ui/icons'
import { useState } from 'react'
import { useCancelMailTransferMutation, usePauseMailTransferMutation, useResumeMailTransferMutation } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { isTransferMoving, isTransferOver } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { Button, ConfirmDialog, LockedActions } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'
import { PasswordFields } from './PasswordFields'

/** Pause, go on, end: what can be done with a transfer as it is. */
export function TransferSteps({ transfer }: { transfer: MailTransfer }) {
  const t = useMessages()
  const { id, state, needsPasswords } = transfer
  const params = { transfer: id }
  const [pause, { isLoading: isPausing }] = usePauseMailTransferMutation()
  const [resume, { isLoading: isResuming }] = useResumeMailTransferMutation()
  const [cancel, { isLoading: isCancelling }] = useCancelMailTransferMutation()
  const [isAsking, setAsking] = useState(false)
  const [passwords, setPasswords] = useState({ source: '', target: '' })
  const { error, run } = useSubmit()
  const asks = state === 'paused' && needsPasswords
  const lacks = asks && (passwords.source === '' || passwords.target === '')

  const goOn = async () => {
    await resume({ params, body: asks ? { passwords } : {} }).unwrap()
    setPasswords({ source: '', target: '' })
  }
  if (isTransferOver(state)) return null
  return (
    <>
      {asks && <PasswordFields transfer={transfer} passwords={passwords} onChange={setPasswords} />}
      <Refusal error={error} />
      <LockedActions>
        <div className={styles.actions}>
          {/* One button, so that focus stays where it is. */}
          {(isTransferMoving(state) || state === 'paused') && (
            <Button
              variant="primary"
              icon={state === 'paused' ? Play : Pause}
              busy={isPausing || isResuming}
              disabled={lacks}
              onClick={() => void run(state === 'paused' ? goOn : () => pause({ params }).unwrap())}
            >
              {t(state === 'paused' ? 'mailTransfer.resume' : 'mailTransfer.pause')}
            </Button>
          )}
          <Button icon={X} onClick={() => setAsking(true)}>
            {t('mailTransfer.cancel')}
          </Button>
        </div>
      </LockedActions>
      <ConfirmDialog
        open={isAsking}
        title={t('mailTransfer.cancel.title')}
        confirmLabel={t('mailTransfer.cancel')}
        danger
        busy={isCancelling}
        onClose={() => setAsking(false)}
        onConfirm={() => void run(() => cancel({ params }).unwrap()).finally(() => setAsking(false))}
      >
        {t('mailTransfer.cancel.text')}
      </ConfirmDialog>
    </>
  )
}
