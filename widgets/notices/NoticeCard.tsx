import { CircleAlert, CircleCheck, X } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import { type Notice, noticeHeld, noticeLeft, noticeReleased, useAppDispatch } from '../../src/store'
import { IconButton } from '../../src/ui'
import styles from './notices.module.css'

const ICONS = { success: CircleCheck, error: CircleAlert }

/** When it goes is decided in the store, which is told here that somebody is reading. */
export function NoticeCard({ notice: { id, kind, key, values, state } }: { notice: Notice }) {
  const dispatch = useAppDispatch()
  const t = useMessages()
  const Icon = ICONS[kind]
  const hold = () => dispatch(noticeHeld(id))
  const release = () => dispatch(noticeReleased(id))
  return (
    <div
      className={styles.notice}
      data-kind={kind}
      data-leaving={state === 'leaving' || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon className={styles.icon} size={18} aria-hidden />
      <p role={kind === 'error' ? 'alert' : 'status'}>{t(key, values)}</p>
      <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={() => dispatch(noticeLeft(id))} />
    </div>
  )
}
