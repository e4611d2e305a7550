import { type MouseEvent, useRef } from 'react'
import { useMessages } from '../../src/i18n'
import { runToastAction, type Toast, useAppDispatch } from '../../src/store'
import { Button, IconButton, ProgressBar } from '../../src/ui'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../src/ui/icons'
import { ToastMessage } from './ToastMessage'
import styles from './toasts.module.css'
import type { HandOverFocus } from './useFocusHandover'
import { useIsWaiting } from './useIsWaiting'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface Props {
  toast: Toast
  onClose: () => void
  onLeave: HandOverFocus
}

/** What is on the card of a toast. */
export function ToastCard({ toast: { id, kind, key, values, link, progress, actionKey, count }, onClose, onLeave }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isWaiting = useIsWaiting(id)
  const dispatch = useAppDispatch()
  const t = useMessages()
  const Icon = ICONS[kind]

  const leaveBy = (act: () => void) => (event: MouseEvent) => {
    const byKeyboard = event.detail === 0
    onLeave(ref.current?.parentElement ?? null, byKeyboard)
    act()
  }
  return (
    <div ref={ref} className={styles.card} data-waiting={isWaiting || undefined}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.body}>
        <div className={styles.text}>
          <ToastMessage text={t(key, values)} link={link} />
          {count > 1 && <span className={styles.times}>{t('toasts.times', { count })}</span>}
        </div>
        {progress !== undefined && <ProgressBar label={t('toasts.progress')} value={progress === 'busy' ? undefined : progress} />}
        {actionKey !== undefined && (
          <Button size="sm" className={styles.action} onClick={leaveBy(() => dispatch(runToastAction(id)))}>
            {t(actionKey)}
          </Button>
        )}
      </div>
      <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={leaveBy(onClose)} />
    </div>
  )
}
