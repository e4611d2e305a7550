import type { LucideIcon } from '../../../src/ui/icons'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog, type DialogProps } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  readonly icon: LucideIcon
  readonly title: string
  readonly size?: DialogProps['size']
  /** On the button that does it. */
  readonly action: string
  readonly busy: boolean
  readonly disabled?: boolean
  /** Resolves to whether it is done; then the dialog closes. */
  readonly onSubmit: () => Promise<boolean>
  readonly onExited: () => void
  readonly children: ReactNode
}

/** A dialog that does one thing with a domain. */
export function TaskDialog({ icon, title, size, action, busy, disabled, onSubmit, onExited, children }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const submit = async () => {
    if (await onSubmit()) setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      icon={icon}
      title={title}
      size={size}
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>{children}</div>
    </Dialog>
  )
}
