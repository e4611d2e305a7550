import { LockedFields } from '../layout/LockedFields'
import { Stack } from '../layout/Stack'
import { useViewOnly } from '../layout/useViewOnly'
import type { LucideIcon } from '../icons'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button'
import { AS_TYPED } from '../field/asTyped'
import { TextField } from '../field/TextField'
import { useMessages } from '../../i18n'
import { Dialog, type DialogProps } from './Dialog'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  icon?: LucideIcon | undefined
  size?: DialogProps['size']
  /** Text of the button that does it. */
  confirmLabel: string
  /** Text of the button that does not. */
  cancelLabel?: string | undefined
  /** What cannot be undone is red. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  /** The button works only once this was typed: a name or a count. */
  typeToConfirm?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** As it is seen on the page, where many spaces are one. */
const seen = (text?: string): string | undefined => text?.match(/\S+/g)?.join(' ')

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  icon,
  size = 'sm',
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  typeToConfirm,
  onConfirm,
  onClose,
  open,
  children,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('')
  const t = useMessages()
  const isLocked = useViewOnly() !== undefined
  // Where nothing is to be typed, nothing was.
  const isReady = !isLocked && seen(typed) === seen(typeToConfirm)
  return (
    <Dialog
      open={open}
      icon={icon}
      title={title}
      size={size}
      onClose={busy ? undefined : onClose}
      onExited={() => setTyped('')}
      onSubmit={() => isReady && !busy && onConfirm()}
      actions={
        <>
          <Button data-autofocus={typeToConfirm === undefined || undefined} disabled={busy} onClick={onClose}>
            {cancelLabel ?? t('partner.general.cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!isReady}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <LockedFields>
          {children}
          {typeToConfirm !== undefined && (
            <TextField
              label={t('partner.general.typeToConfirm', { text: typeToConfirm })}
              autoComplete="off"
              {...AS_TYPED}
              value={typed}
              onChange={setTyped}
            />
          )}
        </LockedFields>
      </Stack>
    </Dialog>
  )
}
