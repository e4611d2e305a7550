import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../src/ui/icons'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../src/i18n'
import { runToastAction, type Toast, toastDismissed, useAppDispatch } from '../../src/store'
import { Button, IconButton, ProgressBar } from '../../src/ui'
import { Clock } from './Clock'
import { focusNeighbour } from './focusNeighbour'
import { ToastMessage } from './ToastMessage'
import styles from './toasts.module.css'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** Milliseconds, as long as the animation in the sheet. */
const EXIT_MS = 200

interface Props {
  toast: Toast
  /** The pointer or the focus keeps it from going. */
  isHeld: boolean
}

export function ToastCard({ toast: { id, kind, key, values, link, duration, progress, actionKey, count }, isHeld }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const dispatch = useAppDispatch()
  const t = useMessages()
  const Icon = ICONS[kind]

  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => dispatch(toastDismissed(id)), EXIT_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, dispatch, id])

  const onClick = (act: () => void) => (event: MouseEvent) => {
    // By keyboard. The pointer needs no focus to go on.
    if (event.detail === 0) focusNeighbour(ref.current)
    act()
  }
  return (
    <div ref={ref} className={styles.toast} data-kind={kind} data-leaving={isLeaving || undefined}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.body}>
        <div className={styles.text} role={kind === 'error' ? 'alert' : 'status'}>
          <ToastMessage text={t(key, values)} link={link} />
          {count > 1 && <span className={styles.times}>{t('toasts.times', { count })}</span>}
        </div>
        {progress !== undefined && <ProgressBar label={t('toasts.progress')} value={progress === 'busy' ? undefined : progress} />}
        {actionKey !== undefined && (
          <Button size="sm" className={styles.action} onClick={onClick(() => dispatch(runToastAction(id)))}>
            {t(actionKey)}
          </Button>
        )}
      </div>
      <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={onClick(() => setLeaving(true))} />
      {/* Told again, or with new content, it starts anew. */}
      {duration !== null && <Clock key={`${count} ${duration}`} ms={duration} isPaused={isHeld} onEnd={() => setLeaving(true)} />}
    </div>
  )
}
