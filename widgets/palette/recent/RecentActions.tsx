import { type ReactNode, useEffect, useRef, useState } from 'react'
import { undoAction, type UndoResult } from '../../../src/api/personal'
import type { RecentAction } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { closeDialog, type OpenedDialog, reportError, showToast, useAppDispatch } from '../../../src/store'
import { Button, Dialog, Failure, Spinner } from '../../../src/ui'
import { ActionRow } from './ActionRow'
import styles from './recentActions.module.css'
import { useRecentActions } from './useRecentActions'

/** What was done lately, on whichever device, each with the way back, long after its toast has gone. */
export default function RecentActions({ dialog: { id: dialogId, open } }: { dialog: OpenedDialog }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const content = useRef<HTMLDivElement>(null)
  const { data, isFetching, refetch } = useRecentActions()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, ReactNode>>(new Map())
  const [left, setLeft] = useState<{ readonly index: number } | null>(null)
  const { actions = [], error = null } = data ?? {}

  // The button that had the focus may have gone, alone or with its row.
  useEffect(() => {
    if (!left || content.current?.querySelector(':focus')) return
    const rows = [...(content.current?.querySelectorAll('li') ?? [])]
    const near = [...rows.slice(left.index), ...rows.slice(0, left.index).toReversed()]
    const next = near.map((row) => row.querySelector('button')).find((button) => button !== null)
    ;(next ?? content.current)?.focus()
  }, [left])

  const undo = async (action: RecentAction) => {
    setBusyId(action.id)
    const result = await dispatch(undoAction(action))
    await refetch()
    setBusyId(null)
    setLeft({ index: actions.indexOf(action) })
    if (result.error) dispatch(reportError(result.error, { silent: true }))
    const refusal = refusalOf(result, action)
    if (refusal) setRefusals((before) => new Map(before).set(action.id, refusal))
    // Of an ended session the page tells.
    else if (!result.error)
      dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text: action.text, todos: result.keptTodos }) }))
  }
  function refusalOf({ changed, reasons: [reason], error: failure }: UndoResult, { items }: RecentAction): ReactNode {
    if (failure) return reasonFor(failure)
    if (changed === 0) return null
    if (items.length === 1) return reason ? t(reason.message, reason.values) : t('palette.recent.changed')
    return t('palette.recent.changedSome', { count: changed, total: items.length })
  }

  const isWaiting = isFetching && actions.length === 0
  return (
    <Dialog id={dialogId} open={open} title={t('palette.recent')} onClose={() => dispatch(closeDialog(dialogId))}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {error && (
          <Failure
            action={
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                {t('partner.general.retry')}
              </Button>
            }
          >
            {reasonFor(error, t('palette.recent.failed', { reason: t(error.message, error.values) })) ?? t('partner.general.loadFailed')}
          </Failure>
        )}
        {isWaiting && <Spinner label={t('partner.general.loading')} />}
        {!isWaiting && !error && actions.length === 0 && <p className={styles.none}>{t('palette.recent.none')}</p>}
        {actions.length > 0 && (
          <ol className={styles.list}>
            {actions.map((action) => (
              <ActionRow
                key={action.id}
                action={action}
                refusal={refusals.get(action.id)}
                busy={busyId === action.id}
                disabled={busyId !== null && busyId !== action.id}
                onUndo={() => void undo(action)}
              />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  )
}
