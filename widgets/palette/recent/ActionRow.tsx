import type { ReactNode } from 'react'
import { Undo2 } from '../../../src/ui/icons'
import type { RecentAction } from '../../../src/contract'
import { type Translate, useFormats, useMessages } from '../../../src/i18n'
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
export function ActionRow({ action, refusal, busy, disabled, onUndo }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const { text, at, total, items, changed, reason } = action
  const open = items.length - changed
  // Of one, the reason says all; of many, it is said beside how many have stayed.
  const whole = total === 1 ? reason : null
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.when}>
          {formats.relative(at, serverNow(page))}
          {open > 0 && items.length < total && ` · ${t('palette.recent.left', { count: open, total })}`}
        </p>
        {changed > 0 && !refusal && <p className={styles.refusal}>{whole ?? stayingText(action, t)}</p>}
        <p role="alert" className={styles.refusal}>
          {refusal && (whole ?? refusal)}
        </p>
        {reason && !whole && <p className={styles.refusal}>{reason}</p>}
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

/** How much of it somebody has changed since. */
function stayingText({ total, items, changed }: RecentAction, t: Translate): string {
  if (total === 1) return t('palette.recent.changed')
  if (changed === items.length) return t('palette.recent.changedSome', { count: changed, total })
  return t('palette.recent.stay', { count: changed, total: items.length })
}
