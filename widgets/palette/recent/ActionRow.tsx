import { Undo2 } from 'lucide-react'
import type { RecentAction } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { serverNow } from '../../../src/page'
import { Button } from '../../../src/ui'
import styles from './recentActions.module.css'

interface Props {
  action: RecentAction
  /** Why it was not taken back just now. */
  refusal: string | undefined
  busy: boolean
  disabled: boolean
  onUndo: () => void
}

/** What was done, when, what of it can still be taken back, and why not the rest. */
export function ActionRow({ action: { text, at, total, items, changed, reason }, refusal, busy, disabled, onUndo }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const staying =
    changed < items.length ? t('palette.recent.stay', { count: changed, total: items.length }) : (reason ?? t('palette.recent.changed'))
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.when}>
          {formats.relative(at, serverNow(page))}
          {items.length < total && ` · ${t('palette.recent.left', { count: items.length, total })}`}
        </p>
        {changed > 0 && !refusal && <p className={styles.refusal}>{staying}</p>}
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      </div>
      {changed < items.length && (
        <Button size="sm" icon={Undo2} busy={busy} disabled={disabled} aria-label={t('palette.recent.undo', { text })} onClick={onUndo}>
          {t('partner.general.undo')}
        </Button>
      )}
    </li>
  )
}
