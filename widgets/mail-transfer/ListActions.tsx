import { Pause, Play } from '../../src/ui/icons'
import { useState } from 'react'
import { usePauseMailTransferMutation, useResumeMailTransferMutation, useStartMailTransferMutation } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { isTransferMoving } from '../../src/model'
import { Button, LockedActions } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'
import { totalsOf } from './totals'

/** What can be done with several transfers at once; what the host refuses is left as it is, and shows why when it is opened. */
export function ListActions({ transfers }: { transfers: readonly MailTransfer[] }) {
  const t = useMessages()
  const [start] = useStartMailTransferMutation()
  const [pause] = usePauseMailTransferMutation()
  const [resume] = useResumeMailTransferMutation()
  const [isBusy, setBusy] = useState(false)
  const able = transfers.filter(({ needsPasswords }) => !needsPasswords)
  const ready = able.filter(({ state, folders }) => state === 'ready' && totalsOf(folders).missing > 0)
  const moving = transfers.filter(({ state }) => isTransferMoving(state))
  const paused = able.filter(({ state }) => state === 'paused')

  const each = async (some: readonly MailTransfer[], act: (params: { transfer: number }) => Promise<unknown>) => {
    setBusy(true)
    for (const { id } of some) await act({ transfer: id })
    setBusy(false)
  }
  if (Math.max(ready.length, moving.length, paused.length) < 2) return null
  return (
    <LockedActions>
      <div className={styles.actions}>
        {ready.length > 1 && (
          <Button
            icon={Play}
            variant="primary"
            busy={isBusy}
            onClick={() => void each(ready, (params) => start({ params, body: { folders: [] } }))}
          >
            {t('mailTransfer.all.start', { count: ready.length })}
          </Button>
        )}
        {moving.length > 1 && (
          <Button icon={Pause} busy={isBusy} onClick={() => void each(moving, (params) => pause({ params }))}>
            {t('mailTransfer.all.pause', { count: moving.length })}
          </Button>
        )}
        {paused.length > 1 && (
          <Button icon={Play} busy={isBusy} onClick={() => void each(paused, (params) => resume({ params, body: {} }))}>
            {t('mailTransfer.all.resume', { count: paused.length })}
          </Button>
        )}
      </div>
    </LockedActions>
  )
}
