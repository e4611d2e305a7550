import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { undoAction, type UndoResult } from '../../../src/api/undoAction'
import { undoneText, useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { closeDialog, dialogExited, type KeptAction, type OpenedDialog, readActions, showToast, useAppDispatch } from '../../../src/store'
import { Button, Dialog } from '../../../src/ui'
import styles from './recentActions.module.css'

/** What was done in this browser, each with the way back, long after its toast has gone. */
export default function RecentActions({ dialog: { id: dialogId, open } }: { dialog: OpenedDialog }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { page } = useIsland()
  const list = useRef<HTMLOListElement>(null)
  const [actions, setActions] = useState(() => readActions(page))
  const [busyId, setBusyId] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [left, setLeft] = useState<{ readonly index: number } | null>(null)

  // Other tabs add to the list and take from it.
  useEffect(() => {
    const read = () => setActions(readActions(page))
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [page])

  // The button that had the focus has gone with its row.
  useEffect(() => {
    if (!left) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    buttons[Math.min(left.index, buttons.length - 1)]?.focus()
  }, [left])

  const undo = async (action: KeptAction) => {
    setBusyId(action.id)
    const result = await dispatch(undoAction(action))
    setBusyId(null)
    const refusal = refusalOf(result, action)
    if (refusal) return setRefusals((before) => new Map(before).set(action.id, refusal))
    dispatch(showToast({ kind: 'success', key: undoneText(action.text, result.keptTodos, t) }))
    setLeft({ index: actions.indexOf(action) })
    setActions(readActions(page))
  }
  function refusalOf({ changed, reasons: [reason], error }: UndoResult, { items }: KeptAction): string | null {
    if (error) return t(error.message, error.values)
    if (changed === 0) return null
    if (items.length === 1) return reason ? t(reason.message, reason.values) : t('palette.recent.changed')
    return t('palette.recent.changedSome', { count: changed, total: items.length })
  }

  return (
    <Dialog
      open={open}
      title={t('palette.recent')}
      onClose={() => dispatch(closeDialog(dialogId))}
      onExited={() => dispatch(dialogExited(dialogId))}
    >
      {actions.length === 0 ? (
        <p className={styles.none}>{t('palette.recent.none')}</p>
      ) : (
        <ol ref={list} className={styles.list}>
          {actions.map((action) => (
            <li key={action.id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.text}>{action.text}</p>
                <p className={styles.when}>{formats.relative(action.at)}</p>
                <p role="alert" className={styles.refusal}>
                  {refusals.get(action.id)}
                </p>
              </div>
              <Button
                size="sm"
                icon={Undo2}
                busy={busyId === action.id}
                disabled={busyId !== null && busyId !== action.id}
                aria-label={t('palette.recent.undo', { text: action.text })}
                onClick={() => void undo(action)}
              >
                {t('partner.general.undo')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
