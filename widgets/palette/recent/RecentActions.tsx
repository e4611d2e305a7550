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

interface Refusal {
  readonly text: ReactNode
  /** The row and its text for when the server lists the action no more; null for what may succeed the next time. */
  readonly unlisted: Row | null
}

interface Row {
  readonly action: RecentAction
  readonly refusal: ReactNode
}

/** What was done lately, on whichever device, each with the way back, long after its toast has gone. */
export default function RecentActions({ dialog: { id: dialogId, open } }: { dialog: OpenedDialog }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const content = useRef<HTMLDivElement>(null)
  const { data, isFetching, refetch } = useRecentActions()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map())
  const [left, setLeft] = useState<{ readonly index: number } | null>(null)
  const { actions = [], error = null } = data ?? {}
  // What became too old while the list was open: why it stays is still to be read.
  const unlisted = [...refusals.values()].flatMap(({ unlisted: row }) =>
    row && !actions.some(({ id }) => id === row.action.id) ? [row] : [],
  )
  const rows = [...actions.map((action): Row => ({ action, refusal: refusals.get(action.id)?.text })), ...unlisted]

  // The button that had the focus may have gone, alone or with its row.
  useEffect(() => {
    if (!left || content.current?.querySelector(':focus')) return
    const items = [...(content.current?.querySelectorAll('li') ?? [])]
    const near = [...items.slice(left.index), ...items.slice(0, left.index).toReversed()]
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
    setRefusals((before) => new Map([...before].filter(([id]) => id !== action.id).concat(refusal ? [[action.id, refusal]] : [])))
    // Of an ended session the page tells.
    if (!refusal && !result.error)
      dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text: action.text, todos: result.keptTodos }) }))
  }
  function refusalOf({ changed, reasons: [reason], error: failure }: UndoResult, action: RecentAction): Refusal | null {
    const { items } = action
    const text = failure && reasonFor(failure)
    if (text) return { text, unlisted: null }
    if (failure || changed === 0) return null
    const why = reason ? t(reason.message, reason.values) : t('palette.recent.changed')
    return {
      text: items.length === 1 ? why : t('palette.recent.changedSome', { count: changed, total: items.length }),
      unlisted: { action: { ...action, changed: items.length, reason: null }, refusal: why },
    }
  }

  const isWaiting = isFetching && rows.length === 0
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
        {!isWaiting && !error && rows.length === 0 && <p className={styles.none}>{t('palette.recent.none')}</p>}
        {rows.length > 0 && (
          <ol className={styles.list}>
            {rows.map(({ action, refusal }) => (
              <ActionRow
                key={action.id}
                action={action}
                refusal={refusal}
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
