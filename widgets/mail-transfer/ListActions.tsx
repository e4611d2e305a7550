import { Pause, Play } from '../../src/ui/icons'
import { useState } from 'react'
import { usePauseMailTransferMutation, useResumeMailTransferMutation, useStartMailTransferMutation } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { type ErrorObject, toErrorObject } from '../../src/http'
import { isolated, useMessages } from '../../src/i18n'
import { isTransferMoving } from '../../src/model'
import { type Refused, reportRefused, trackProgress, useAppDispatch } from '../../src/store'
import { Button, LockedActions } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'
import { totalsOf } from './totals'

type Act = (params: { transfer: number }) => { readonly unwrap: () => Promise<unknown> }

/** What can be done with several transfers at once; what the server refuses is told with its reason, once for each. */
export function ListActions({ transfers }: { transfers: readonly MailTransfer[] }) {
  const t = useMessages()
  const [start] = useStartMailTransferMutation()
  const [pause] = usePauseMailTransferMutation()
  const [resume] = useResumeMailTransferMutation()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const able = transfers.filter(({ needsPasswords }) => !needsPasswords)
  const ready = able.filter(({ state, folders }) => state === 'ready' && totalsOf(folders).missing > 0)
  const moving = transfers.filter(({ state }) => isTransferMoving(state))
  const paused = able.filter(({ state }) => state === 'paused')

  const each = async (some: readonly MailTransfer[], act: Act) => {
    setBusy(true)
    const refused: Refused<MailTransfer>[] = []
    const { report, end } = dispatch(trackProgress({ key: t('mailTransfer.all.running', { count: some.length }) }))
    for (const [nth, item] of some.entries()) {
      if (nth > 0) report(nth / some.length)
      try {
        await act({ transfer: item.id }).unwrap()
      } catch (thrown) {
        refused.push({ item, error: toErrorObject(thrown) })
      }
    }
    end()
    setBusy(false)
    const told = {
      reasonOf: ({ message, values }: ErrorObject) => t(message, values),
      tell(items: readonly MailTransfer[], reason: string) {
        const text = t('mailTransfer.all.failed', { count: items.length, mailbox: isolated(items[0]?.target.username ?? ''), reason })
        return { text, action: { key: 'partner.general.retry', run: () => void each(items, act) } }
      },
    }
    dispatch(reportRefused(refused, told))
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
