import { useEffect, useRef } from 'react'
import type { MailTransfer } from '../../src/contract'
import { isolated, useMessages } from '../../src/i18n'
import { isTransferMoving } from '../../src/model'
import { showNotice, useAppDispatch } from '../../src/store'
import { totalsOf } from './totals'

/** Tells by a notice of the page when one of many transfers has ended, or goes no further, while they are shown. */
export function useReportEnds(transfers: readonly MailTransfer[]): void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const moving = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const stopped = transfers.filter(({ id, state }) => moving.current.has(id) && !isTransferMoving(state))
    moving.current = new Set(transfers.filter(({ state }) => isTransferMoving(state)).map(({ id }) => id))
    for (const { state, target, folders, problem } of stopped) {
      const mailbox = isolated(target.username)
      const { failed } = totalsOf(folders)
      if (state === 'done' && failed === 0) dispatch(showNotice({ kind: 'success', key: t('mailTransfer.ended', { mailbox }) }))
      else if (state === 'done') dispatch(showNotice({ kind: 'error', key: t('mailTransfer.endedSome', { mailbox, count: failed }) }))
      else if (state === 'paused' && problem) {
        const values = { mailbox, problem: t(`mailTransfer.problem.${problem.kind}`) }
        dispatch(showNotice({ kind: 'error', key: t('mailTransfer.stuck', values) }))
      }
    }
  }, [transfers, dispatch, t])
}
