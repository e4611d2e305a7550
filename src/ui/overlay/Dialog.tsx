import { type LucideIcon, X } from '../icons'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/IconButton'
import { LiveRegion } from '../feedback/LiveRegion'
import { useMessages } from '../../i18n'
import styles from './dialog.module.css'
import { useModal } from './useModal'

export interface DialogProps {
  /** Where it was opened by the list of dialogs: its id there. */
  id?: string | undefined
  open: boolean
  title: string
  icon?: LucideIcon | undefined
  /** Without it there is no close button and Escape does nothing. */
  onClose?: (() => void) | undefined
  /** The exit animation is over. */
  onExited?: (() => void) | undefined
  /** Buttons at the end. */
  actions?: ReactNode
  /** Makes the content a form; its submit button belongs into `actions`. */
  onSubmit?: (() => void) | undefined
  /** Largest width: 400, 560, 800 or 1120 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** As wide as `size` allows, however little is inside. */
  fullWidth?: boolean | undefined
  children?: ReactNode
}

/** A modal dialog. It stays rendered until its exit animation is over. */
export function Dialog({ onExited, ...props }: DialogProps) {
  const [isPresent, setPresent] = useState(props.open)
  if (props.open && !isPresent) setPresent(true)
  if (!isPresent) return null
  const exited = () => {
    setPresent(false)
    onExited?.()
  }
  return <PresentDialog {...props} onExited={exited} />
}

function PresentDialog({
  id,
  open,
  title,
  icon: Icon,
  onClose,
  onExited,
  actions,
  onSubmit,
  size = 'md',
  fullWidth = true,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useMessages()
  useModal(ref, { id, open, title, onClose, onExited: () => onExited?.() })

  // The caller decides whether a dialog closes, so the browser's own closing is always refused.
  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      askToClose(event)
    } else if (onSubmit && event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      // Also from where Enter alone begins a line or opens something, but only where the button could be pressed.
      event.stopPropagation()
      event.preventDefault()
      ;[...event.currentTarget.querySelectorAll<HTMLElement>('[type=submit]')].at(-1)?.click()
    }
  }

  const content = (
    <>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.footer}>{actions}</div>}
    </>
  )

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-size={size}
      data-full-width={fullWidth || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => event.target === ref.current && askToClose(event)}
      onKeyDown={onKeyDown}
    >
      <LiveRegion>
        <div className={styles.header}>
          {Icon && <Icon className={styles.icon} size={20} aria-hidden />}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClose && <IconButton icon={X} label={t('partner.general.close')} size="sm" onClick={onClose} />}
        </div>
        {onSubmit ? (
          <form
            className={styles.form}
            noValidate
            // React listens at the root, which no submit event of a form within another form reaches. Nor does it see what kind of event it is, and
            // would draw later: a second click would find the button as it was.
            ref={(form) => {
              const submit = (event: Event) => {
                event.preventDefault()
                event.stopPropagation()
                flushSync(onSubmit)
              }
              form?.addEventListener('submit', submit)
              return () => form?.removeEventListener('submit', submit)
            }}
          >
            {content}
          </form>
        ) : (
          content
        )}
      </LiveRegion>
    </dialog>
  )
}
