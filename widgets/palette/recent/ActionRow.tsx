import type { ReactNode } from 'react'
import { Undo2 } from '../../../src/ui/icons'
import type { RecentAction } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { serverNow } from '../../../src/page'
import { Button, LockedActions } from '../../../src/ui'
import styles from './recentActions.module.css'

interface Props {
  action: RecentAction
  /** Why it was not taken back just now. */
  refusal: ReactNode
  busy: boolean
  disabled: boolean
  onUndo: () => void
}

/** What was done, when, what of it can still be taken back, and why not the rest. */
export function ActionRow({ action: { text, at, total, items, changed, reason }, refusal, busy, disabled, onUndo }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const open = items.length - changed
  const isOne = total === 1
  const ofMany = open > 0 ? { key: 'palette.recent.stay', total: items.length } : { key: 'palette.recent.changedSome', total }
  const staying = isOne ? (reason ?? t('palette.recent.changed')) : t(ofMany.key, { count: changed, total: ofMany.total })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.when}>
          {formats.relative(at, serverNow(page))}
          {open > 0 && items.length < total && ` · ${t('palette.recent.left', { count: open, total })}`}
        </p>
        {changed > 0 && !refusal && <p className={styles.refusal}>{staying}</p>}
        <p role="alert" className={styles.refusal}>
          {refusal && (isOne ? (reason ?? refusal) : refusal)}
        </p>
        {!isOne && reason && <p className={styles.refusal}>{reason}</p>}
      </div>
      {open > 0 && (
        <LockedActions>
          <Button size="sm" icon={Undo2} busy={busy} disabled={disabled} aria-label={t('palette.recent.undo', { text })} onClick={onUndo}>
            {t('partner.general.undo')}
          </Button>
        </LockedActions>
      )}
    </li>
  )
}
